"""The Ten of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, turned
from demoncity_gui.cards.drawing.legs import shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """On their own roof, under a bow of coloured light and ten glasses: a boy on his father's shoulders reaches up."""
    sky(painter, "#04061A", "#2A1E4E", 1000)
    stars(painter, 9, (60, 20), (580, 260), look.BONE)
    city(painter, 1000, "#141A3C", look.SODIUM, tall=420, seed=8)
    city(painter, 1040, "#070A1C", look.SODIUM, tall=260, seed=19, edge="#5A78C8")
    glow(painter, 400, 470, 480, "#F0709A", 0.62)
    _bow(painter, t)
    lit(painter, rect(-20, 1010, 740, 200), "#2A2450", look.SODIUM, (0, -6), shade="#100E26")
    painter.save()
    painter.translate(54, 1062)
    painter.scale(-0.95, 0.95)
    painter.translate(-676, -1062)
    _father(painter)
    _boy(painter)
    _carries(painter)
    _face_of_the_father(painter)
    _mother(painter)
    _girl(painter)
    painter.restore()
    gloom(painter, 350, 600, 470, 0.4)


def _bow(painter: QPainter, t: Tones) -> None:
    """The bow of light, and the ten glasses that stand on it, as far from each other all around."""
    for number, tone in enumerate(("#F0664F", "#F2A03B", "#F5D65C", "#6CC08A", "#66B3E4")):
        inset = 56 + number * 13
        band = QPainterPath(QPointF(76 + inset, 1020))
        for angle in range(0, 181, 6):
            x, rise = 350 - (274 - inset) * math.cos(math.radians(angle)), math.sin(math.radians(angle))
            band.lineTo(x, 640 - (290 - inset) * rise - 0.7 * (x - 350) * rise)
        band.lineTo(624 - inset, 1020)
        for colour, wide in ((BLACK, 20), (tone, 12), (mixed(tone, look.BONE, 0.75), 4)):
            stroke(painter, band, colour, wide)
    for x, y, turn in ((76, 655, -32), (126, 564, -17), (200, 485, -16), (277, 409, -15), (361, 342, -12), (461, 304,
        -1), (553, 350, 18), (600, 448, 26), (620, 554, 29), (623, 660, 33)):  # fmt: skip
        glaze(painter, disc(x, y, 62), t.light, 0.16)
        glass(painter, x, y + 45, 90, turn)


def _boy(painter: QPainter) -> None:
    """He sits on his father's shoulder, his legs over his chest, and has all but reached a glass."""
    cloth, skin, shade, glowing, jeans = "#D8A02E", "#B07448", "#6A4028", "#FFE0A0", "#3E6A5A"
    body = blob(((172, 740), (176, 690), (184, 640), (170, 600), (164, 566), (184, 546), (222, 536), (262, 544), (290,
        562), (284, 604), (272, 650), (278, 700), (284, 744)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, glowing, (-9, -9), shade=mixed(BLACK, cloth, 0.35))
    stripes = [ink(((150, y - 4, 9), (228, y + 6, 10), (310, y - 6, 9))) for y in (592, 630, 668)]
    within(painter, body, joined(*stripes), "#8C3A1A")
    arm(painter, ((276, 566), (332, 484), (308, 414)), 48, cloth, glowing, (-6, -6), skin=skin, body=body)
    palm(painter, 305, 377, -4, 0.45, skin, mirror=True)
    with tilted(painter, 226, 544, 14):
        neck(painter, 226, 520, 42, 552, skin)
        turned(painter, 222, 470, 0.62, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=8, mouth=Mouth.LAUGH,
            young=True, gaze=0.6))  # fmt: skip
        hair(painter, 222, 468, 0.66, Cut.TURNED_SHORT, "#1E1414", glowing)
    for hip, knee, ankle in (((250, 724), (276, 786), (268, 906)), ((202, 724), (194, 790), (200, 912))):
        shoe(painter, (ankle[0] + 2, ankle[1] + 18), 0.56, "#6A2A1E", glowing, turn=38)
        calf = blob(((knee[0] - 27, knee[1]), (ankle[0] - 23, ankle[1] - 60), (ankle[0] - 17, ankle[1] + 6), (ankle[0]
            + 17, ankle[1] + 6), (ankle[0] + 20, ankle[1] - 60), (knee[0] + 27, knee[1])), tension=0.6)  # fmt: skip
        lit(painter, calf, jeans, glowing, (-4, -4), shade="#0E1F1A", width=5)
        thigh = blob(((hip[0] - 30, hip[1] - 12), (hip[0] + 30, hip[1] - 12), (knee[0] + 36, knee[1] - 14), (knee[0]
            + 30, knee[1] + 20), (knee[0], knee[1] + 32), (knee[0] - 30, knee[1] + 20), (knee[0] - 35, knee[1] - 14)),
            tension=0.8)  # fmt: skip
        lit(painter, thigh, jeans, glowing, (-6, -7), shade="#0E1F1A", width=5)
        fill(painter, ink(((knee[0] - 18, knee[1] + 16, 2), (knee[0], knee[1] + 22, 5), (knee[0] + 18, knee[1] + 16,
            2))), "#0E1F1A")  # fmt: skip
    arm(painter, ((178, 576), (150, 672), (196, 742)), 46, cloth, glowing, (-6, -6), skin=skin, body=body)
    palm(painter, 208, 764, 140, 0.36, skin, back=True, apart=0.3)


_BROWN: Final = "#8C5A3A"
_BLUE: Final = "#2C4690"
_WARM: Final = "#FFD890"


def _father(painter: QPainter) -> None:
    """His trunk: square shoulders, one with the boy on it."""
    deep = "#080E22"
    coat = blob(((150, 1180), (166, 1000), (166, 880), (158, 800), (186, 752), (250, 738), (320, 726), (400, 738), (466,
        770), (490, 860), (486, 1180)), tension=0.6)  # fmt: skip
    lit(painter, coat, _BLUE, _WARM, (-10, -10), shade=deep)
    within(painter, coat, blob(((390, 760), (520, 700), (520, 1200), (330, 1200), (360, 960)), tension=0.6), deep)
    folds = (((300, 800, 2), (330, 900, 12), (320, 1060, 2)), ((240, 960, 2), (280, 1010, 14), (300, 1090, 3)), ((190,
        960, 2), (214, 1020, 12), (250, 1090, 4)))  # fmt: skip
    within(painter, coat, joined(*(ink(fold) for fold in folds)), deep)


def _carries(painter: QPainter) -> None:
    """His arm is around the boy's shins, and the hand holds the farther one."""
    upper = blob(((152, 800), (180, 792), (206, 812), (210, 880), (178, 956), (140, 984), (112, 970), (108, 938), (126,
        870), (136, 820)), tension=0.8)  # fmt: skip
    lit(painter, upper, _BLUE, _WARM, (-8, -8), shade="#080E22", width=5)
    sleeve = blob(((116, 984), (106, 956), (128, 926), (176, 886), (216, 858), (240, 894), (200, 932), (150, 978)),
        tension=0.7)  # fmt: skip
    lit(painter, sleeve, _BLUE, _WARM, (-5, -8), shade="#080E22", width=5)
    within(painter, sleeve, joined(ink(((128, 940, 2), (146, 950, 6), (156, 970, 2))), ink(((150, 916, 2), (166, 930,
        6), (170, 952, 2)))), "#080E22")  # fmt: skip
    lit(painter, blob(((222, 866), (248, 848), (262, 876), (238, 898)), tension=0.6), _BROWN, _BROWN, (-4, -5),
        shade="#4A2A1C", width=5)  # fmt: skip
    lit(painter, polygon(((204, 858), (224, 846), (250, 892), (230, 906))), look.BONE, look.BONE, (-4, -5),
        shade="#8C88A0", width=4)  # fmt: skip
    fingers(painter, 276, 862, -10, 0.56, _BROWN, mirror=True)


def _face_of_the_father(painter: QPainter) -> None:
    """He laughs under the load, his eyes shut."""
    dusk = "#4A2A1C"
    with tilted(painter, 340, 740, -2):
        neck(painter, 340, 690, 82, 750, _BROWN)
        turned(painter, 342, 636, 0.78, Face(dusk, _BROWN, nose=Nose.BROAD, brow=11, stern=-0.8, smile=1.4, jaw=0.7,
            open=False, mouth=Mouth.LAUGH))  # fmt: skip
        painter.translate(342 - 298 * 0.8, 636 - 628 * 0.8)
        painter.scale(0.8, 0.8)
        beard = blob(((244, 634), (258, 672), (284, 684), (322, 674), (358, 682), (362, 714), (338, 750), (294, 744),
            (256, 702)), tension=0.7)  # fmt: skip
        lips = blob(((294, 680), (325, 687), (356, 680), (346, 708), (325, 716), (304, 708)), tension=0.7)
        lit(painter, beard.subtracted(lips), "#1E1414", _WARM, (4, -4), shade=BLACK, width=4)
        crop = joined(*(disc(x, y, 25) for x, y in ((248, 598), (242, 566), (258, 534), (290, 520), (326, 524), (352,
            546), (232, 626))))  # fmt: skip
        lit(painter, joined(crop, blob(((242, 648), (236, 550), (290, 524), (352, 548), (312, 568), (268, 580), (260,
            636)), tension=0.7)), "#1E1414", _WARM, (6, -7), shade=BLACK)  # fmt: skip


def _mother(painter: QPainter) -> None:
    """She has laid her head on his shoulder and a hand on his heart, her eyes shut."""
    fair, blush, red, dark, copper = "#EBC29A", "#A8705C", "#A8222E", "#2A060B", "#B0501E"
    fall = blob(((440, 640), (500, 610), (550, 640), (584, 720), (590, 820), (560, 880), (470, 860)), tension=0.8)
    lit(painter, fall, copper, _WARM, (-7, -8), shade="#33120A")
    gown = blob(((396, 1180), (410, 1040), (400, 940), (396, 850), (420, 806), (480, 786), (560, 796), (612, 830), (624,
        920), (604, 1020), (626, 1180)), tension=0.6)  # fmt: skip
    lit(painter, gown, red, _WARM, (-9, -9), shade=dark)
    within(painter, gown, blob(((540, 800), (700, 820), (700, 1200), (470, 1200), (520, 1080), (510, 960)),
        tension=0.7), dark)  # fmt: skip
    with tilted(painter, 482, 780, -20):
        neck(painter, 492, 744, 58, 800, fair)
        turned(painter, 478, 676, 0.76, Face(blush, fair, open=False, brow=6, stern=-1, smile=1.1, jaw=0.1,
            lips="#B83440", nose=Nose.SNUB), mirror=True)  # fmt: skip
        painter.translate(478 - 464 * 0.8, 676 - 664 * 0.8)
        painter.scale(0.8, 0.8)
        wave = blob(((402, 636), (398, 588), (426, 552), (486, 540), (544, 568), (576, 646), (584, 756), (556, 834),
            (540, 756), (530, 676), (496, 626), (456, 606), (426, 616)), tension=0.7)  # fmt: skip
        lit(painter, wave, copper, _WARM, (-7, -8), shade="#33120A")
        strands(painter, [((436 + a, 576 - a * 0.2), (526 + a * 0.2, 576 + a * 0.6), (564, 756 + a)) for a in (0, 18,
            36)], copper, _WARM, 5)  # fmt: skip
    arm(painter, ((432, 850), (456, 1004), (388, 942)), 66, red, _WARM, (-7, -8), skin=fair, body=gown)
    palm(painter, 362, 906, -34, 0.46, fair, back=True, apart=0.2)


def _girl(painter: QPainter) -> None:
    """She rides on her mother's hip, held by the thigh, and looks up at her brother."""
    cloth, skin, shade, deep = "#3E9A86", "#D9A070", "#8C5A42", "#0C2A24"
    upper = blob(((580, 820), (622, 810), (664, 844), (696, 930), (714, 1000), (700, 1050), (640, 1040), (620, 950)),
        tension=0.7)  # fmt: skip
    lit(painter, upper, "#A8222E", _WARM, (-6, -8), shade="#2A060B", width=5)
    body = blob(((524, 960), (530, 900), (520, 862), (544, 838), (588, 830), (634, 842), (652, 872), (640, 920), (652,
        980), (600, 1010), (540, 1004)), tension=0.7)  # fmt: skip
    lit(painter, body, cloth, _WARM, (-7, -9), shade=deep)
    lit(painter, blob(((466, 956), (462, 1000), (458, 1040), (470, 1110), (500, 1110), (510, 1040), (516, 990), (520,
        960)), tension=0.7), skin, _WARM, (-5, -5), shade=shade, width=5, smooth=True)  # fmt: skip
    skirt = blob(((540, 914), (640, 920), (664, 976), (626, 1020), (556, 1022), (500, 1004), (456, 994), (452, 962),
        (484, 940)), tension=0.8)  # fmt: skip
    lit(painter, skirt, cloth, _WARM, (-7, -8), shade=deep)
    fill(painter, joined(ink(((500, 958, 2), (540, 966, 8), (566, 1006, 3))), ink(((580, 940, 2), (604, 970, 8), (610,
        1006, 3)))), deep)  # fmt: skip
    neck(painter, 588, 806, 38, 842, skin)
    with tilted(painter, 586, 820, 12):
        turned(painter, 586, 758, 0.62, Face(shade, skin, nose=Nose.SNUB, stern=-1.2, brow=7, mouth=Mouth.LAUGH,
            young=True, gaze=0.7), mirror=True)  # fmt: skip
        hair(painter, 586, 758, 0.66, Cut.TURNED_LONG, "#8C3A1A", _WARM, mirror=True)
    arm(painter, ((536, 868), (536, 958), (488, 958)), 40, cloth, _WARM, (-6, -6), skin=skin, body=body)
    palm(painter, 464, 962, -76, 0.34, skin, back=True, apart=0.3)
    fore = blob(((716, 1004), (712, 1056), (668, 1068), (604, 1052), (586, 1040), (588, 1006), (606, 998), (660, 1004)),
        tension=0.7)  # fmt: skip
    lit(painter, fore, "#A8222E", _WARM, (-5, -8), shade="#2A060B", width=5)
    fingers(painter, 564, 1016, 10, 0.5, "#EBC29A")  # her mother's, under her thigh
