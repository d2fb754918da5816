"""The cups from the eight to the ten."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, bust, neck
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import Cut, hair, strands
from demoncity_gui.cards.drawing.hands import fingers, fist, grip, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, front, turned
from demoncity_gui.cards.drawing.legs import shoe
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def eight(painter: QPainter, t: Tones) -> None:
    """Eight glasses in two rows, and a gap; he who filled them goes up the stairs into a moon that goes dark."""
    sky(painter, "#03060E", mixed(BLACK, t.light, 0.4), 800)
    stars(painter, 16, (40, 20), (620, 480), look.BONE)
    glow(painter, 430, 330, 380, t.light, 0.75)
    fill(painter, disc(430, 330, 250), look.BONE)
    fill(painter, disc(462, 316, 226), "#1C0C14")
    for x, y, r in ((620, 230, 34), (600, 420, 40), (340, 430, 26), (300, 240, 20), (640, 330, 18)):
        fill(painter, disc(x, y, r), "#130810")
    city(painter, 800, mixed(BLACK, t.light, 0.2), None, tall=230, seed=4)
    city(painter, 860, "#05080E", look.SODIUM, tall=240, seed=28, right=210, edge=t.light)
    city(painter, 860, "#05080E", look.SODIUM, tall=200, seed=31, left=620, edge=t.light)
    fill(painter, polygon(((262, 622), (640, 622), (840, 1100), (-80, 1100))), "#05080F")
    top, left, right = 622.0, 262.0, 640.0
    for number in range(8):  # stairs that lead away: the treads catch the moon, the risers are dark
        tread, foot = 9 + number * 2.4, 38 + number * 6.4
        fill(painter, polygon(((left, top), (right, top), (right + 5, top + tread), (left - 7, top + tread))),
            mixed(BLACK, t.light, 0.62 - number * 0.03))  # fmt: skip
        fill(painter, limb(((left - 4, top + 1, 2), (left + 60, top, 4), (right - 190, top, 2))), look.BONE)
        top, left, right = top + foot, left - 0.72 * foot, right + 0.42 * foot
    shadow = blob(((404, 700), (520, 660), (540, 740), (520, 880), (560, 1100), (300, 1100), (352, 900), (366, 760)),
        tension=0.5)  # fmt: skip
    glaze(painter, shadow, "#02030A", 0.8)
    _walker(painter)
    for foot, places in ((1062, (94, 222, 350, 478, 606)), (918, (158, 286, 542))):
        for x in places:
            glaze(painter, blob(((x - 60, foot - 10), (x + 60, foot - 10), (x + 84, foot + 16), (x - 40, foot + 16))),
                BLACK, 0.6)  # fmt: skip
            glass(painter, x, foot, 146)
    gloom(painter, 430, 560, 460, 0.4)


def _walker(painter: QPainter) -> None:
    """From behind: in a long coat, its collar up, a bag in one hand, a stick in the other, one foot a step higher."""
    red, dark, skin, edge = "#8C1622", "#14050A", "#8C6248", "#F2D9D0"
    lit(painter, thick_line(((606, 466), (624, 640)), 9), "#4A2E1C", look.BONE, (-3, -1), width=4)
    # the far leg is up on the next step, bent; the near one pushes off, its sole turned to us
    lit(painter, blob(((452, 520), (528, 516), (536, 580), (520, 626), (478, 626), (462, 580)), tension=0.6), "#161B2C",
        edge, (-3, -2), shade=BLACK, width=4)  # fmt: skip
    _heel(painter, 499, 630)
    lit(painter, blob(((382, 520), (464, 520), (452, 600), (432, 664), (396, 664), (386, 600)), tension=0.6), "#161B2C",
        edge, (-4, -2), shade=BLACK, width=4)  # fmt: skip
    _sole(painter, 416, 672)
    arm(painter, ((528, 306), (588, 386), (602, 458)), 66, red, edge, (6, -5), skin=skin)
    fist(painter, 606, 476, 176, 0.36, skin, back=True)
    lit(painter, joined(rect(262, 540, 120, 84, 10), rect(304, 522, 36, 24, 8)), "#5A3820", edge, (-4, -4),
        shade="#140A05", width=5)  # fmt: skip
    fill(painter, joined(rect(282, 540, 9, 84), rect(352, 540, 9, 84)), "#140A05")
    arm(painter, ((392, 308), (334, 404), (324, 496)), 68, red, look.DANGER, (-8, -5), skin=skin)
    coat = blob(((350, 566), (372, 470), (398, 400), (380, 336), (388, 290), (428, 262), (496, 262), (536, 288), (548,
        330), (526, 400), (548, 470), (566, 540), (528, 560), (486, 552), (464, 572), (420, 588), (372, 586)),
        tension=0.6)  # fmt: skip
    lit(painter, coat, red, look.DANGER, (-9, -6), shade=dark)
    fist(painter, 322, 520, 184, 0.36, skin, back=True, mirror=True)
    _back_of_coat(painter, coat, red, dark)
    _back_of_head(painter, red, dark, edge)


def _heel(painter: QPainter, x: float, y: float) -> None:
    """A shoe that stands, from behind: its counter, and the block of its heel."""
    lit(painter, blob(((x - 21, y + 14), (x - 18, y - 18), (x + 18, y - 18), (x + 22, y + 14)), tension=0.4), "#2A1A18",
        "#F2D9D0", (-3, -2), shade=BLACK, width=4)  # fmt: skip
    fill(painter, limb(((x, y - 16, 2), (x, y + 12, 3))), BLACK)
    lit(painter, rect(x - 24, y + 11, 48, 11, 3), BLACK, look.BONE, (-2, -2), width=3)


def _sole(painter: QPainter, x: float, y: float) -> None:
    """A shoe whose heel has left the ground, from behind: its sole from the heel to the ball it stands on."""
    lit(painter, blob(((x - 22, y - 18), (x + 18, y - 20), (x + 22, y + 2), (x - 22, y + 4)), tension=0.4), "#2A1A18",
        "#F2D9D0", (-3, -2), shade=BLACK, width=4)  # fmt: skip
    sole = blob(((x - 19, y - 4), (x, y - 12), (x + 20, y - 6), (x + 20, y + 12), (x + 15, y + 22), (x + 26, y + 38),
        (x + 22, y + 54), (x - 2, y + 60), (x - 26, y + 54), (x - 28, y + 38), (x - 15, y + 22), (x - 19, y + 10)),
        tension=0.8)  # fmt: skip
    lit(painter, sole, "#7A5436", look.SODIUM, (-3, -4), shade="#2A160C", width=4)
    within(painter, sole, rect(x - 40, y - 20, 80, 36), "#1A0E0A")
    fill(painter, limb(((x - 15, y + 16, 2), (x, y + 19, 4), (x + 16, y + 16, 2))), BLACK)


def _back_of_coat(painter: QPainter, coat: QPainterPath, red: str, dark: str) -> None:
    """The seam down the back, the half belt with its two buttons, the vent that opens as he climbs, the night side."""
    deep = blob(((494, 240), (640, 240), (640, 620), (458, 620), (474, 500), (504, 440), (484, 390), (506, 330)),
        tension=0.7)  # fmt: skip
    within(painter, coat, deep, dark)
    pleat = joined(limb(((452, 330, 3), (450, 372, 6), (452, 400, 3))), limb(((474, 330, 3), (475, 372, 6), (474, 400,
        3))))  # fmt: skip
    folds = (((404, 330, 2), (414, 370, 6), (404, 396, 2)), ((416, 416, 2), (398, 490, 8), (384, 572, 10)), ((438, 424,
        2), (430, 500, 6), (428, 576, 9)), ((506, 416, 2), (520, 480, 7), (532, 546, 8)), ((463, 314, 2), (463, 330, 4),
        (463, 400, 3)))  # fmt: skip
    within(painter, coat, joined(pleat, *(limb(fold) for fold in folds)), BLACK)
    within(painter, coat, polygon(((460, 420), (466, 420), (490, 600), (446, 600))), BLACK)
    fill(painter, limb(((458, 430, 2), (452, 510, 4), (440, 574, 3))), look.DANGER)
    belt = blob(((428, 398), (464, 402), (500, 397), (506, 406), (500, 416), (464, 421), (428, 416), (422, 407)),
        tension=0.4)  # fmt: skip
    lit(painter, belt, red, look.DANGER, (-3, -4), shade=dark, width=4)
    for x in (434, 494):
        rimmed(painter, disc(x, 407, 5), "#D98A5A", BLACK, 2)


def _back_of_head(painter: QPainter, red: str, dark: str, edge: str) -> None:
    """What one sees of him: grey hair cut short over a bare nape, an ear, the line of a cheek; the hat over all."""
    skin, dusk = "#A87450", "#4A2620"
    fill(painter, limb(((462, 250, 60), (462, 280, 66))), BLACK)
    lit(painter, blob(((438, 226), (490, 226), (490, 262), (500, 290), (426, 290), (436, 262)), tension=0.5), skin,
        edge, (-4, -2), shade=dusk, width=5, smooth=True)  # fmt: skip
    fill(painter, joined(limb(((456, 238, 2), (452, 256, 4), (446, 276, 2))), limb(((474, 238, 2), (477, 256, 5), (482,
        276, 3)))), dusk)  # fmt: skip
    cheek = blob(((470, 180), (520, 184), (522, 206), (531, 220), (522, 226), (516, 244), (496, 250), (470, 236)),
        tension=0.6)  # fmt: skip
    lit(painter, cheek, dusk, skin, (-5, -4), width=5)
    nape = blob(((412, 180), (486, 180), (496, 204), (494, 222), (486, 236), (474, 244), (462, 238), (448, 245), (428,
        234), (414, 212)), tension=0.7)  # fmt: skip
    lit(painter, nape, "#5E5A6A", edge, (-6, -3), shade="#16141E", width=4)
    strands(painter, [((430 + x, 196), (428 + x, 218), (436 + x * 0.8, 240)) for x in (0, 10, 20, 30, 40)], "#5E5A6A",
        edge, 3)  # fmt: skip
    ear = blob(((488, 202), (500, 194), (508, 204), (504, 222), (494, 232), (487, 224)), tension=0.9)
    lit(painter, ear, skin, edge, (-3, -3), shade=dusk, width=4)
    fill(painter, limb(((494, 206, 2), (501, 206, 4), (498, 220, 2))), dusk)
    collar = blob(((396, 312), (394, 288), (410, 262), (436, 270), (474, 273), (502, 264), (518, 266), (532, 288),
        (530, 312), (466, 330)), tension=0.5)  # fmt: skip
    lit(painter, collar, red, look.DANGER, (-8, -6), shade=dark, width=5)
    within(painter, collar, polygon(((492, 240), (560, 240), (560, 340), (478, 340))), dark)
    fill(painter, limb(((406, 300, 2), (462, 312, 4), (524, 300, 2))), BLACK)
    crown = blob(((410, 176), (412, 136), (426, 106), (450, 98), (468, 110), (490, 98), (510, 112), (518, 146), (518,
        176)), tension=0.7)  # fmt: skip
    lit(painter, crown, "#241824", edge, (-7, -5), shade=BLACK, width=5)
    within(painter, crown, rect(380, 148, 170, 22), "#5A1420")
    brim = blob(((380, 196), (402, 178), (440, 168), (490, 166), (530, 172), (556, 190), (538, 196), (500, 186), (450,
        188), (410, 198), (388, 208)), tension=0.8)  # fmt: skip
    lit(painter, brim, "#241824", edge, (-3, -6), shade=BLACK, width=5)


def nine(painter: QPainter, t: Tones) -> None:
    """The owner after closing time, with eight of his best lit up behind him: the ninth he lifts to himself."""
    sky(painter, "#0C141E", "#16222E", 1000)
    for x in range(20, 700, 70):
        fill(painter, rect(x, -150, 6, 1300), "#0A1018")
    for y, left in ((176, 220), (386, 20)):  # the shelves, lit from behind
        fill(painter, rect(left, y - 30, 700, 190), mixed(BLACK, t.light, 0.34))
        for step in range(3):
            glaze(painter, rect(left, y + 20 + step * 40, 700, 140 - step * 40), look.SODIUM, 0.16)
        lit(painter, rect(left - 10, y + 158, 720, 22, 6), "#6B4022", look.SODIUM, (0, -7), shade="#2B180E", width=5)
    for number, x in enumerate((250, 330, 430, 530, 640)):
        tone = mixed(BLACK, ("#2F6A4A", "#8C4A2A", look.ICE, "#7A2A30")[number % 4], 0.5)
        fill(painter, joined(rect(x, 60, 26, 110, 6), rect(x + 8, 10, 10, 60)), tone)
    for x, foot in ((297, 334), (401, 334), (505, 334), (609, 334), (88, 544), (190, 544), (520, 544), (620, 544)):
        glass(painter, x, foot, 128)
    red, dark, skin = "#8C1826", "#2B070D", "#E2B58A"
    body = bust(404, 792, 470, 1200, waist=0.9, hip=1.0)
    lit(painter, body, red, look.DANGER, (-15, -8), shade=dark)
    fill(painter, polygon(((340, 780), (470, 780), (412, 1000))), look.BONE)
    for y in (880, 930):
        rimmed(painter, disc(410, y, 8), "#17161D", BLACK, 2)
    for way in (-1, 1):
        lapel = blob(((404 + way * 66, 764), (404 + way * 130, 840), (404 + way * 104, 930), (404 + way * 30, 1080),
            (404 + way * 8, 1000)), tension=0.5)  # fmt: skip
        lit(painter, lapel, "#3A0A12", look.DANGER, (-6, -5), shade=BLACK, width=5)
    for turn in range(0, 360, 60):  # a flower in his buttonhole
        petal = (508 + 18 * math.cos(math.radians(turn)), 872 + 18 * math.sin(math.radians(turn)))
        lit(painter, disc(*petal, 14), look.BONE, look.BONE, (-2, -2), shade=look.MUTED, width=3)
    fill(painter, disc(508, 872, 9), look.SODIUM)
    _owner(painter, t)
    rimmed(painter, polygon(((402, 800), (476, 768), (478, 836), (402, 806), (330, 836), (328, 768))), "#17161D", BLACK,
        3)  # fmt: skip
    arm(painter, ((590, 920), (660, 1090), (500, 1030)), 120, red, red, (-10, -7), cuff=look.BONE, skin=skin,
        body=body)  # fmt: skip
    fill(painter, ink(((526, 984, 2), (590, 988, 8), (640, 1004, 7), (676, 1030, 2))), BLACK)
    palm(painter, 446, 1004, -74, 0.72, skin, back=True, apart=0.3)
    arm(painter, ((222, 920), (116, 1036), (236, 878)), 112, red, look.DANGER, (-10, -7), skin=skin, body=body)
    lit(painter, blob(((226, 850), (244, 816), (284, 818), (284, 880)), tension=0.5), skin, skin, (-5, -5),
        shade="#9A5E3A", width=5)  # fmt: skip
    lit(painter, polygon(((194, 862), (216, 828), (292, 876), (272, 912))), look.BONE, look.BONE, (-5, -5),
        shade="#8C88A0", width=5)  # fmt: skip
    fore = blob(((62, 1050), (66, 1004), (112, 940), (188, 852), (274, 904), (240, 980), (180, 1076), (100, 1090)),
        tension=0.6)  # fmt: skip
    lit(painter, fore, red, look.DANGER, (-9, -7), shade=dark, width=5)
    within(painter, fore, joined(ink(((110, 966, 2), (134, 990, 10), (140, 1030, 2))), ink(((80, 1010, 2), (112, 1020,
        9), (128, 1050, 2)))), dark)  # fmt: skip
    glow(painter, 170, 730, 190, t.light, 0.5)
    with grip(painter, 172, 764, -6, 0.82, skin, across=150):
        glass(painter, 166, 852, 218, -6)
    lit(painter, rect(-20, 1030, 740, 160), "#4A2A18", look.SODIUM, (0, -9), shade="#1F120A")
    gloom(painter, 340, 640, 400, 0.45)


def ten(painter: QPainter, t: Tones) -> None:
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


def _owner(painter: QPainter, t: Tones) -> None:
    """His head, thrown back a little: bald, three chins, a great moustache, and he laughs till his eyes shut."""
    skin, dusk = "#E8B88C", "#9A5E3A"
    with tilted(painter, 404, 780, 7):
        chins = blob(((300, 690), (312, 640), (500, 640), (512, 700), (490, 776), (404, 806), (320, 776)), tension=0.8)
        lit(painter, chins, skin, skin, (-10, -5), shade=dusk)
        front(painter, 404, 640, 1.2, Face(dusk, skin, nose=Nose.BROAD, stern=-0.9, brow=14, brow_colour="#3A2218",
            jaw=1, smile=1.2, open=False, mouth=Mouth.LAUGH))  # fmt: skip
        for x, tone in ((340, "#E8906E"), (470, "#B4603F")):
            fill(painter, disc(x, 690, 27, 19), tone)
        for way in (-1, 1):
            curl = blob(((404, 676), (404 + way * 40, 670), (404 + way * 80, 694), (404 + way * 110, 668), (404 + way
                * 96, 712), (404 + way * 50, 712), (404, 696)), tension=0.9)  # fmt: skip
            lit(painter, curl, "#3A2218", look.SODIUM, (-4, -5), shade=BLACK, width=4)
            tuft = blob(((404 + way * 84, 650), (404 + way * 108, 606), (404 + way * 92, 548), (404 + way * 68, 570),
                (404 + way * 76, 610)))  # fmt: skip
            lit(painter, tuft, "#3A2218", t.light, (-4, -4), width=4)
        fill(painter, blob(((340, 552), (372, 530), (410, 530), (380, 546)), tension=0.8), mixed(skin, look.BONE, 0.7))


SCENES: Final = (eight, nine, ten)
