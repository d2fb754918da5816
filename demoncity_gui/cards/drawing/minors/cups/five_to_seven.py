"""The cups from the five to the seven."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck, rolled
from demoncity_gui.cards.drawing.backdrop import bricks, city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown, fedora, profile
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist, grip, offer, palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rect,
    thick_line,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def five(painter: QPainter, t: Tones) -> None:
    """Three glasses lie spilt, and she sees nothing else; two stand full in the light behind her, by a bridge."""
    sky(painter, "#0A1020", "#2C4468", 640)
    city(painter, 600, "#22365A", None, tall=330, seed=39)
    city(painter, 610, "#101A2E", look.SODIUM, tall=190, seed=17)
    fill(painter, rect(0, 606, 700, 320), "#14263F")
    hatch(painter, rect(0, 620, 700, 200), Hatch.WAVES, mixed("#14263F", t.light, 0.4), pitch=40, width=5)
    bridge = rect(200, 520, 560, 120).subtracted(joined(*(disc(x, 668, 54, 96) for x in (372, 500, 628))))
    lit(painter, bridge, "#3A4464", look.SODIUM, (3, -6), shade="#1B2138", width=5)
    for x in (436, 564):
        fill(painter, rect(x - 3, 470, 6, 54), "#1B2138")
        glow(painter, x, 466, 40, look.SODIUM, 0.6)
        fill(painter, disc(x, 466, 9), look.BONE)
    _street_lamp(painter)
    hatch(painter, rect(0, -150, 700, 1000), Hatch.RAIN, mixed("#24365A", t.light, 0.5), pitch=52, width=4)
    lit(painter, rect(330, 738, 420, 220), "#3A4660", look.SODIUM, (2, -12), shade="#161D2C")
    for x in (522, 620):
        glaze(painter, disc(x - 30, 752, 70, 9), BLACK, 0.5)
        glass(painter, x, 756, 104)
    _mourner(painter)
    _spilt(painter, t)
    gloom(painter, 350, 660, 440, 0.4)


def _spilt(painter: QPainter, t: Tones) -> None:
    """The wall she leans on, lit by the lamp but for her shadow; her hand lies on one of three spilt glasses."""
    cloth, lining, skin, warm = "#20233A", "#4E2E5E", "#DCC2B4", "#FFC98A"
    top = polygon(((-20, 866), (720, 866), (720, 1050), (-20, 1050)))
    lit(painter, top, "#46587C", look.SODIUM, (2, -6), width=5)
    within(painter, top, blob(((-20, 850), (470, 850), (520, 900), (470, 980), (380, 1060), (-20, 1070)), tension=0.6),
        "#0C1222")  # fmt: skip
    lit(painter, rect(-20, 1044, 740, 80), "#141C30", t.light, (0, -6), width=4)
    pool = blob(((150, 1000), (230, 1010), (300, 984), (380, 966), (440, 978), (500, 962), (530, 950), (560, 954), (556,
        982), (500, 1000), (450, 1010), (420, 1030), (424, 1060), (430, 1110), (396, 1110), (390, 1050), (340, 1030),
        (270, 1044), (250, 1050), (256, 1110), (230, 1110), (226, 1050), (170, 1040)), tension=0.9)  # fmt: skip
    lit(painter, pool, look.OXBLOOD, look.DANGER, (-2, -5), shade="#3A0810", width=4)
    gleams = (((300, 1002, 1), (370, 982, 7), (436, 990, 1)), ((190, 1024, 1), (230, 1030, 6), (280, 1022, 1)), ((410,
        1046, 2), (410, 1070, 6), (413, 1104, 1)), ((500, 976, 1), (524, 964, 5), (540, 962, 1)))  # fmt: skip
    fill(painter, joined(*(ink(gleam) for gleam in gleams)), "#FFB0A0")
    for x, y, high, turn in ((604, 952, 118, 248), (116, 1006, 132, 82)):
        glaze(painter, disc(x - 22, y + 40, high * 0.56, 16), BLACK, 0.5)
        glass(painter, x, y + high / 2, high, turn)
    glaze(painter, disc(320, 990, 74, 16), BLACK, 0.5)
    for x, y, tilt, half in ((196, 1012, 12, 18), (226, 984, 40, 15), (444, 990, 24, 17), (530, 970, 50, 15)):
        lit(painter, placed(rect(-half, -half, 2 * half, 2 * half, 5), x, y, 1, tilt), look.BONE, look.BONE, (-3, -3),
            shade=look.ICE, width=4)  # fmt: skip
    arm(painter, ((44, 700), (16, 916), (216, 884)), 116, cloth, "#6A5A8E", (7, -8), cuff=lining, skin=skin)
    with grip(painter, 326, 938, 52, 0.72, skin, across=104, mirror=True, towards=(0.9, -0.5)):
        glass(painter, 340, 1006, 130, 98)
    arm(painter, ((396, 700), (484, 910), (332, 650)), 124, cloth, warm, (9, -6), cuff=lining, skin=skin)
    fold = ((364, 640), (404, 710), (448, 790), (472, 860))  # where the forearm lies before the upper arm
    for aside, colour, wide in ((0, BLACK, 8), (-8, "#5A4A78", 5)):
        fill(painter, ink([(x + aside, y, wide * share) for (x, y), share in zip(fold, (0.5, 1, 0.9, 0.2),
            strict=True)]), colour)  # fmt: skip
    kerchief = blob(((214, 556), (244, 524), (300, 516), (330, 560), (336, 620), (330, 700), (308, 684), (288, 742),
        (266, 706), (240, 716), (226, 640)), tension=0.4)  # fmt: skip
    lit(painter, kerchief, look.BONE, look.BONE, (5, -5), shade="#8A86A4", width=5)
    fill(painter, joined(ink(((262, 620, 2), (262, 660, 6), (270, 700, 2))), ink(((298, 630, 2), (306, 656, 6), (300,
        680, 2)))), "#8A86A4")  # fmt: skip
    fill(painter, joined(ink(((236, 556, 2), (244, 580, 8), (240, 604, 2))), ink(((254, 550, 2), (258, 566, 6), (254,
        580, 2)))), "#2A2430")  # fmt: skip
    fist(painter, 300, 588, -32, 0.76, skin, towards=(0.9, -0.5))


def _street_lamp(painter: QPainter) -> None:
    """A lamp on the quay, behind her, with its beam."""
    glaze(painter, polygon(((560, 190), (620, 190), (820, 760), (380, 760))), look.SODIUM, 0.16)
    glaze(painter, polygon(((566, 190), (614, 190), (720, 760), (460, 760))), look.SODIUM, 0.16)
    glow(painter, 590, 190, 230, look.SODIUM, 0.6)
    fill(painter, joined(rect(650, 120, 16, 640), limb(((658, 130, 12), (630, 96, 10), (590, 104, 9)))), BLACK)
    lit(painter, polygon(((546, 156), (566, 116), (614, 116), (634, 156))), "#1B2138", look.SODIUM, (-4, 3), width=5)
    lit(painter, blob(((556, 160), (624, 160), (610, 204), (570, 204)), tension=0.5), look.BONE, look.BONE, width=4)


def _mourner(painter: QPainter) -> None:
    """In a black cloak with a hood, her head bowed: the paint of her eyes runs down her cheeks."""
    cloth, lining, dark, skin, shade, warm = "#20233A", "#5A3A6E", "#06060C", "#DCC2B4", "#7E5A62", "#FFC98A"
    cloak = blob(((-40, 1100), (-30, 860), (0, 720), (90, 620), (220, 570), (360, 590), (430, 660), (470, 760), (500,
        900), (510, 1100)), tension=0.7)  # fmt: skip
    lit(painter, cloak, cloth, warm, (13, -9), shade=dark)
    within(painter, cloak, blob(((150, 660), (230, 640), (310, 720), (340, 860), (350, 1100), (60, 1100), (90, 820)),
        tension=0.8), dark)  # fmt: skip
    dress = blob(((120, 690), (180, 656), (250, 680), (318, 720), (336, 800), (330, 900), (330, 1100), (70, 1100), (84,
        900), (96, 780)), tension=0.7)  # fmt: skip
    lit(painter, dress, "#4A2E5E", "#8A6AA4", (8, -6), shade="#150A20", width=7)
    within(painter, dress, blob(((60, 640), (190, 690), (170, 800), (200, 900), (170, 1100), (40, 1100)), tension=0.6),
        "#150A20")  # fmt: skip
    fill(painter, joined(ink(((250, 716, 2), (236, 780, 9), (250, 860, 3))), ink(((296, 730, 2), (288, 800, 8), (300,
        870, 3))), ink(((206, 740, 2), (196, 800, 7), (214, 866, 2)))), "#150A20")  # fmt: skip
    hood = blob(((96, 600), (74, 480), (80, 340), (120, 250), (190, 188), (280, 160), (352, 178), (404, 240), (428,
        330), (430, 430), (446, 520), (470, 610), (450, 690), (360, 720), (230, 700), (140, 680)),
        tension=0.8)  # fmt: skip
    lit(painter, hood, cloth, warm, (13, -8), shade=dark)
    folds = (((352, 196, 2), (392, 300, 10), (388, 420, 2)), ((400, 450, 2), (404, 540, 12), (440, 640, 3)), ((366, 520,
        2), (372, 600, 12), (400, 690, 3)), ((250, 170, 2), (180, 210, 9), (120, 290, 2)))  # fmt: skip
    fill(painter, joined(*(ink(fold) for fold in folds)), dark)
    hollow = blob(((104, 560), (94, 440), (112, 320), (160, 244), (236, 212), (304, 244), (352, 330), (368, 430), (352,
        540), (310, 640), (200, 680)), tension=0.8)  # fmt: skip
    stroke(painter, hollow, BLACK, 22)
    stroke(painter, hollow, lining, 13)
    fill(painter, hollow, "#0B0712")
    neck(painter, 240, 560, 92, 680, shade)
    with tilted(painter, 240, 580, -15):
        _crying(painter, 232, 434, Face(shade, skin, open=False, stern=-1.8, brow=9, lips="#8A2A34", smile=-1.6, jaw=0,
            nose=Nose.STRAIGHT))  # fmt: skip


def _crying(painter: QPainter, x: float, y: float, face: Face) -> None:
    """Her face, and what her tears take with them."""
    turned(painter, x, y, 1.36, face, mirror=True)
    painter.save()
    painter.translate(x, y)
    painter.scale(1.36, 1.36)
    for run in (((-4, 4, 6), (2, 26, 5), (-2, 50, 6), (4, 78, 4)), ((-14, 4, 4), (-16, 24, 4), (-14, 40, 2)), ((-48, 2,
        5), (-50, 24, 4), (-46, 46, 5), (-48, 62, 2)), ((8, 2, 3), (14, 20, 3), (13, 34, 2))):  # fmt: skip
        fill(painter, limb(run), "#1B1420")
    for a, b in ((4, 82), (-50, 60)):
        drop = blob(((a, b - 11), (a + 5, b + 1), (a, b + 7), (a - 5, b + 1)), tension=0.8)
        lit(painter, drop, look.ICE, look.BONE, (-2, -3), width=3)
    locks = blob(((-70, -34), (-68, -80), (-40, -112), (10, -118), (58, -104), (88, -60), (92, 20), (78, 96), (64, 30),
        (58, -24), (40, -62), (8, -90), (-22, -74), (-52, -54), (-64, -10)), tension=0.7)  # fmt: skip
    lit(painter, locks, "#33201E", "#FFC98A", (5, -4), shade="#120A0A", width=5)
    strands(painter, [((8, -104), (50, -92), (74, -20)), ((14, -108), (66, -86), (82, 40)), ((2, -104), (-36, -96),
        (-58,
        -50)), ((30, -104), (70, -70), (76, 70))], "#33201E", "#8A7A90", 4)  # fmt: skip
    painter.restore()


def six(painter: QPainter, t: Tones) -> None:
    """A boy gives a girl a flower in a glass, five more stand by; the shadows behind them are of two grown old."""
    bricks(painter, 0, -150, 700, 1150, "#16263C", look.BONE)
    for reach, share in ((470, 0.14), (400, 0.18), (330, 0.2), (260, 0.16)):
        glaze(painter, disc(390, 400, reach, reach * 1.1), look.SODIUM, share)
    man = joined(placed(profile(Nose.HOOKED), 316, 222, 0.86, 6), placed(fedora(), 312, 158, 0.9, 8), blob(((262, 300),
        (330, 300), (400, 350), (440, 450), (470, 620), (480, 1000), (150, 1000), (150, 560), (180, 390)), tension=0.6),
        limb(((400, 400, 80), (476, 520, 60), (470, 640, 50))))  # fmt: skip
    woman = joined(placed(profile(Nose.STRAIGHT), 584, 368, 0.66, -6, mirror=True).toReversed(), disc(632, 300, 36),
        blob(((566, 420), (620, 420), (672, 480), (720, 700), (720, 1000), (500, 1000), (496, 640), (520, 500)),
        tension=0.6), thick_line(((486, 610), (462, 900)), 12))  # fmt: skip
    glaze(painter, joined(man, woman), "#03060E", 0.9)
    painter.save()
    painter.translate(372, 862)
    painter.scale(0.94, 0.94)
    painter.translate(-378, -984)
    _boy_and_girl(painter, t)
    painter.restore()
    lit(painter, rect(-20, 998, 740, 200), "#2A3648", look.SODIUM, (0, -8), shade="#10161F")
    for x, foot in ((222, 1050), (478, 1050), (92, 1068), (350, 1068), (608, 1068)):
        glaze(painter, disc(x + 10, foot - 2, 48, 8), BLACK, 0.5)
        _flower(painter, x, foot, 96)
    gloom(painter, 372, 680, 420, 0.45)


def _flower(painter: QPainter, x: float, foot: float, height: float) -> None:
    """A glass with a flower in it."""
    top, size = foot - height * 1.46, height / 112
    fill(painter, thick_line(((x, foot - height * 0.6), (x, top)), 8), mixed(BLACK, look.HORROR, 0.7))
    leaf = blob(((0, 0), (22, -26), (44, -22), (24, 2)))
    for mirror in (False, True):
        lit(painter, placed(leaf, x, foot - height * 0.94, size, mirror=mirror), mixed(BLACK, look.HORROR, 0.7),
            look.HORROR, (2, -3), width=3)  # fmt: skip
    petal = blob(((0, 0), (-15, -22), (0, -44), (15, -22)))
    for turn in range(0, 360, 60):
        lit(painter, placed(petal, x, top, size, turn), look.BONE, look.BONE, (3, -3),
            shade=mixed(BLACK, look.BONE, 0.7), width=3)  # fmt: skip
    rimmed(painter, disc(x, top, 12 * size), look.SODIUM, BLACK, 3)
    glass(painter, x, foot, height)


def _boy_and_girl(painter: QPainter, t: Tones) -> None:
    """He has bent down to her, shy; she looks up at him, and takes the glass in both hands."""
    skin, shade, brown, dusk, lamp_ = "#E8BC92", "#A0684C", "#8C5A3A", "#4A2A1A", "#FFD890"
    green, deep, gold, dark = "#2F6A52", "#0E241C", "#D8962E", "#4A2C0C"
    shirt = blob(((-20, 1280), (0, 860), (60, 730), (150, 680), (240, 710), (290, 810), (300, 960), (290, 1280)),
        tension=0.7)  # fmt: skip
    lit(painter, shirt, green, lamp_, (12, -11), shade=deep)
    within(painter, shirt, blob(((-60, 780), (60, 760), (110, 900), (150, 1060), (240, 1160), (240, 1300), (-60,
        1300)), tension=0.7), "#07140F")  # fmt: skip
    for x, foot in ((96, 70), (226, 232)):
        within(painter, shirt, limb(((x, 670, 22), (foot, 1180, 24))), "#6B4022")
    for points in (((150, 800, 3), (140, 920, 9), (160, 1080, 4)), ((40, 800, 3), (20, 900, 9), (30, 1040, 4))):
        fill(painter, limb(points), deep)
    with tilted(painter, 190, 690, 20):
        neck(painter, 184, 620, 70, 712, skin)
        turned(painter, 196, 540, 1.04, Face(shade, skin, nose=Nose.SNUB, stern=-1, brow=8, brow_colour="#6B2E14",
            smile=1.2, jaw=0.1, young=True, gaze=0.8, lid=0.2, mouth=Mouth.SMILE))  # fmt: skip
        fill(painter, joined(*(disc(x, y, 4) for x, y in ((176, 572), (190, 582), (164, 584), (158, 568)))),
            mixed(shade, skin, 0.35))  # fmt: skip
        tufts = blob(((262, 490), (270, 450), (230, 430), (150, 430), (110, 480), (104, 560), (124, 590), (136, 530),
            (150, 500), (180, 476), (200, 500), (220, 478), (244, 496)), tension=0.6)  # fmt: skip
        lit(painter, tufts, "#A8541E", lamp_, (6, -7), shade="#3E1A0A")
        cap = blob(((96, 500), (98, 440), (150, 396), (220, 394), (274, 440), (276, 470), (190, 450)), tension=0.8)
        lit(painter, cap, look.OXBLOOD, look.DANGER, (8, -9), shade="#33090F")
        peak = blob(((190, 450), (262, 440), (340, 474), (300, 484), (226, 476)), tension=0.7)
        lit(painter, peak, mixed(BLACK, look.OXBLOOD, 0.8), look.DANGER, (5, -6), width=5)
    for way in (-1, 1):
        wing = polygon(((170, 716), (170 + way * 56, 668), (170 + way * 84, 716), (170 + way * 34, 762)))
        lit(painter, wing, look.BONE, look.BONE, (5, -6), shade="#9C94A8", width=5)
    dress = blob(((430, 1280), (436, 1000), (456, 890), (520, 836), (600, 850), (660, 920), (690, 1040), (700, 1280)),
        tension=0.7)  # fmt: skip
    for x, y, r in ((640, 690, 54), (668, 640, 40), (620, 640, 44), (682, 720, 36)):
        lit(painter, disc(x, y, r), "#20141C", lamp_, (-6, -8), shade=BLACK)
    lit(painter, dress, gold, lamp_, (-10, -12), shade=dark)
    within(painter, dress, blob(((620, 840), (740, 880), (740, 1300), (500, 1300), (566, 1140), (600, 1000)),
        tension=0.7), "#241406")  # fmt: skip
    for points in (((530, 920, 3), (520, 1020, 9), (530, 1120, 4)), ((620, 920, 3), (646, 1010, 9), (650, 1120, 4))):
        fill(painter, limb(points), dark)
    with tilted(painter, 540, 840, 12):
        neck(painter, 548, 800, 62, 866, brown)
        turned(painter, 534, 722, 0.98, Face(dusk, brown, nose=Nose.BROAD, stern=-1.3, brow=7, smile=1.7,
            young=True, gaze=0.9, mouth=Mouth.LAUGH), mirror=True)  # fmt: skip
        crop = blob(((470, 690), (462, 640), (500, 606), (560, 604), (612, 650), (622, 730), (600, 770), (588, 720),
            (570, 680), (530, 660), (500, 664)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#20141C", lamp_, (-7, -9), shade=BLACK)
        lit(painter, joined(polygon(((610, 640), (586, 596), (640, 610))), polygon(((612, 642), (652, 632), (640,
            676)))), look.DANGER, look.BONE, (-3, -3), width=4)  # fmt: skip
    _hand_over(painter)


def _hand_over(painter: QPainter) -> None:
    """Forearms bare to the elbow: his gives the glass from the left; hers take it, one at its side, one beneath."""
    skin, brown, green, gold, warm = "#E8BC92", "#8C5A3A", "#2F6A52", "#D8962E", "#FFD890"
    glow(painter, 384, 790, 190, look.SODIUM, 0.5)
    rolled(painter, (640, 1064), (500, 1014), 84, brown, "#D9965C", (-5, -8))
    offer(painter, 424, 996, 8, 0.66, brown)
    arm(painter, ((652, 930), (628, 1056), (490, 900)), 96, brown, "#D9965C", (-6, -7), skin=brown)
    arm(painter, ((88, 866), (92, 1004), (286, 938)), 112, skin, "#FFE4BC", (5, -8), skin=skin)
    with grip(painter, 378, 918, 4, 0.68, skin, across=140, mirror=True), grip(painter, 382, 876, -4, 0.56, brown,
        across=148):  # fmt: skip
        _flower(painter, 378, 976, 180)
    puff = blob(((606, 900), (650, 872), (694, 890), (712, 960), (692, 1014), (640, 1022), (592, 1000), (592, 950)),
        tension=0.8)  # fmt: skip
    lit(painter, puff, gold, warm, (-9, -9), shade="#4A2C0C", width=5)
    fill(painter, joined(ink(((606, 996, 2), (640, 1004, 9), (690, 996, 2))), ink(((640, 986, 3), (632, 940, 6), (644,
        910, 1)))), "#4A2C0C")  # fmt: skip
    upper = blob(((14, 850), (34, 790), (84, 764), (132, 790), (152, 860), (154, 936), (96, 952), (28, 936)),
        tension=0.8)  # fmt: skip
    lit(painter, upper, green, warm, (9, -8), shade="#0E241C", width=5)
    roll = blob(((20, 930), (28, 910), (94, 926), (156, 910), (164, 944), (96, 966), (26, 956)), tension=0.5)
    lit(painter, roll, "#3E8468", warm, (5, -5), shade="#0E241C", width=5)
    fill(painter, joined(ink(((60, 800, 2), (72, 850, 8), (66, 900, 2))), ink(((110, 840, 2), (116, 880, 7), (108, 910,
        2)))), "#0E241C")  # fmt: skip


def seven(painter: QPainter, t: Tones) -> None:
    """He reaches out: in his smoke stand seven glasses, a wish over each, and one holds a snake."""
    sky(painter, "#06070F", "#161130", 1000)
    smoke = blob(((148, 920), (130, 860), (60, 860), (-20, 800), (-40, 640), (20, 560), (50, 420), (120, 330), (150,
        150), (230, 20), (520, -40), (720, 20), (720, 830), (600, 880), (450, 840), (330, 800), (230, 850), (186, 880),
        (162, 920)))  # fmt: skip
    lit(painter, smoke, "#232B58", "#4A5A9A", (-9, -10), shade="#151A3C")
    for curl in (((156, 900, 3), (210, 800, 16), (260, 680, 22), (340, 520, 20), (330, 380, 6)), ((420, 800, 4), (520,
        720, 18), (470, 600, 22), (560, 480, 18), (520, 330, 5)), ((160, 800, 4), (90, 720, 16), (140, 600, 20), (100,
        500, 5)), ((420, 330, 4), (470, 240, 16), (440, 130, 18), (480, 40, 4))):  # fmt: skip
        fill(painter, _wisp(curl), "#33407A")
    for number, (x, y, tone, size) in enumerate(((236, 576, "#F08A6A", 1.6), (352, 322, "#BFD4F0", 1.4), (574, 322,
        "#F0B43A", 1.56), (462, 576, "#7FE0A8", 1.6), (118, 826, "#E04A4A", 1.6), (348, 774, "#D8C8FF", 1.16), (574,
        826, "#F5D060", 1.56))):  # fmt: skip
        for reach, share in ((112, 0.16), (90, 0.2), (64, 0.26)):
            glaze(painter, disc(x, y - 164, reach), tone, share)
        painter.save()
        painter.translate(x, y - 100)
        painter.scale(size, size)
        _wish(painter, number)
        painter.restore()
        fill(painter, blob(((x - 90, y + 4), (x - 40, y - 12), (x + 50, y - 10), (x + 96, y + 6), (x + 40, y + 14), (x -
            50, y + 14))), "#5A6AB0")  # fmt: skip
        glass(painter, x, y, 118)
    _dreamer(painter)
    gloom(painter, 350, 560, 520, 0.3)


def _wisp(points: Sequence[tuple[float, float, float]]) -> QPainterPath:
    """A thread of smoke through (x, y, width), smooth on both sides."""
    left = [(x - wide, y) for x, y, wide in points]
    return blob((*left, *((x + wide, y) for x, y, wide in reversed(points))))


def _dreamer(painter: QPainter) -> None:
    """He, from behind, black against it all: one hand reaches for a crown, from the other the smoke goes up."""
    skin, dark, shine, blue = "#B07E5E", "#05050C", "#B8C4FF", "#0C0F24"
    lit(painter, thick_line(((142, 980), (158, 886)), 11), look.BONE, look.BONE, (2, -2), shade="#7A80A8", width=4)
    glow(painter, 160, 878, 46, look.DANGER, 0.8)
    fill(painter, disc(159, 882, 8), look.SODIUM)
    arm(painter, ((250, 1090), (136, 1180), (122, 1046)), 96, blue, shine, (6, -9), cuff=look.BONE, skin=skin)
    palm(painter, 126, 996, 6, 0.68, skin, back=True, apart=0.3, towards=(0.5, -0.8))
    arm(painter, ((474, 1084), (596, 1130), (582, 984)), 104, blue, shine, (-7, -9), cuff=look.BONE, skin=skin)
    palm(painter, 576, 912, -4, 0.82, skin, back=True, mirror=True, towards=(-0.5, -0.8))
    back = blob(((130, 1240), (160, 1120), (220, 1062), (300, 1034), (360, 1024), (420, 1034), (496, 1062), (556, 1120),
        (590, 1240)), tension=0.7)  # fmt: skip
    lit(painter, back, blue, shine, (0, -9), shade=dark)
    with tilted(painter, 360, 1040, 7):
        lit(painter, blob(((320, 950), (400, 950), (400, 1010), (430, 1044), (290, 1044), (320, 1010)), tension=0.6),
            "#7A4E40", shine, (0, -6), shade=dark, width=5)  # fmt: skip
        for way in (-1, 1):
            ear = blob(((360 + way * 62, 926), (360 + way * 78, 916), (360 + way * 83, 938), (360 + way * 71, 966), (360
                + way * 60, 960)), tension=0.8)  # fmt: skip
            lit(painter, ear, "#7A4E40", "#F08A6A", (way * 4, -5), shade=dark, width=5)
        crop = blob(((292, 930), (290, 886), (312, 850), (352, 836), (398, 842), (426, 880), (428, 930), (416, 966),
            (398, 984), (380, 974), (360, 986), (340, 974), (322, 984), (304, 966)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#120E16", shine, (0, -8), shade=BLACK)
        strands(painter, [((358 + x * 0.3, 850), (362 + x * 1.2, 890), (360 + x, 966)) for x in (-50, -32, -14, 6, 26,
            46)], "#120E16", shine, 5)  # fmt: skip
    collar = blob(((282, 1066), (304, 1034), (360, 1048), (416, 1032), (446, 1064), (360, 1084)), tension=0.6)
    lit(painter, collar, look.BONE, look.BONE, (0, -5), shade="#7A80A8", width=5)


def _wish(painter: QPainter, number: int) -> None:
    """What floats over the n-th glass: a face, a castle, jewels, a wreath, a snake, somebody veiled, a crown."""
    (_face, _castle, _jewels, _wreath, _snake, _veiled, _crowned)[number](painter)


def _face(painter: QPainter) -> None:
    back = blob(((-30, -92), (6, -102), (34, -80), (10, -60), (-10, -20), (-14, 6), (-46, 8), (-48, -50)), tension=0.8)
    side(painter, 0, -40, 0.52, Face("#6F7488", stern=-0.6, brow=9, lips="#B01828", smile=0.6))
    lit(painter, back, "#B5532A", look.SODIUM, (4, -4), shade="#4A1E10", width=4)


def _castle(painter: QPainter) -> None:
    walls = joined(rect(-46, -54, 92, 60), rect(-58, -80, 30, 86), rect(28, -80, 30, 86), rect(-16, -96, 32, 60),
        *(polygon(((x - 20, y), (x, y - 30), (x + 20, y))) for x, y in ((-43, -78), (43, -78), (0, -94))))  # fmt: skip
    lit(painter, walls, look.BONE, look.BONE, (-5, -5), shade="#8E8680", width=5)
    fill(painter, joined(rect(-10, -26, 20, 32, 10), rect(-48, -58, 9, 16), rect(39, -58, 9, 16),
        rect(-4, -76, 9, 16)), look.SODIUM)  # fmt: skip


def _jewels(painter: QPainter) -> None:
    for x, y in ((-34, -2), (32, -4), (0, -4)):
        lit(painter, disc(x, y, 20), look.BRASS, look.BONE, (-3, -4), width=4)
    gem = polygon(((-44, -62), (-26, -88), (26, -88), (44, -62), (0, -8)))
    lit(painter, gem, look.DANGER, look.BONE, (4, -4), shade=look.OXBLOOD, width=5)
    within(painter, gem, polygon(((-14, -62), (14, -62), (0, -10))), "#FFB0A0")
    fill(painter, limb(((-42, -62, 2), (0, -60, 3), (42, -62, 2))), BLACK)


def _wreath(painter: QPainter) -> None:
    leaf = blob(((0, -20), (9, -4), (0, 16), (-9, -4)))
    for step in range(14):
        angle = math.radians(step * 360 / 14)
        for lean in (-36, 36):
            lit(painter, placed(leaf, 40 * math.cos(angle), -42 + 40 * math.sin(angle), 0.9, step * 360 / 14 + lean),
                mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-2, -2), width=3)  # fmt: skip
    rimmed(painter, polygon(((0, 0), (-22, 22), (-10, 26), (0, 8), (10, 26), (22, 22))), look.DANGER, BLACK, 3)


def _snake(painter: QPainter) -> None:
    green, dark = mixed(BLACK, look.HORROR, 0.8), mixed(BLACK, look.HORROR, 0.36)
    body = ((-10, 14, 30), (10, 4, 30), (24, -10, 29), (26, -26, 28), (14, -38, 27), (-6, -44, 27), (-24, -54, 26),
        (-30,
        -70, 25), (-22, -88, 24), (-4, -98, 24), (18, -98, 23), (36, -90, 22), (48, -74, 20), (52, -60,
        18))  # fmt: skip
    lit(painter, limb(body), green, look.HORROR, (-5, -5), shade=dark, width=5)
    fill(painter, joined(*(limb(((x - 7, y, 2), (x, y + 4, 4), (x + 7, y, 2))) for x, y in ((20, -18), (0, -38), (-24,
        -62), (-8, -90), (20, -92)))), dark)  # fmt: skip
    head = blob(((34, -70), (46, -84), (62, -78), (70, -52), (66, -26), (54, -26), (42, -44)), tension=0.8)
    lit(painter, head, green, look.HORROR, (-4, -4), shade=dark, width=5)
    fill(painter, disc(52, -58, 5), look.SODIUM)
    fill(painter, disc(53, -57, 2.4), BLACK)
    fill(painter, joined(limb(((61, -28, 4), (62, -12, 3), (56, 0, 2))), limb(((62, -14, 3), (70, -2, 2)))),
        look.DANGER)  # fmt: skip


def _veiled(painter: QPainter) -> None:
    fill(painter, joined(*(placed(limb(((0, -62, 8), (0, -92, 2))), 0, -42, 1, turn) for turn in range(-120, 121, 30))),
        look.SODIUM)  # fmt: skip
    sheet = blob(((-18, -92), (0, -102), (18, -92), (22, -72), (40, -62), (66, -74), (74, -62), (62, -22), (48, -30),
        (46, 8), (-46, 8), (-48, -30), (-62, -22), (-74, -62), (-66, -74), (-40, -62), (-22, -72)),
        tension=0.6)  # fmt: skip
    lit(painter, sheet, look.BONE, look.BONE, (-5, -5), shade=look.MUTED, width=5)
    folds = (((-30, -56), (-26, 4)), ((0, -54), (0, 4)), ((30, -56), (26, 4)), ((-58, -62), (-52, -34)), ((58, -62),
        (52, -34)))  # fmt: skip
    fill(painter, joined(*(limb(((*a, 2), (*b, 5))) for a, b in folds)), look.MUTED)
    fill(painter, joined(disc(-7, -82, 4, 6), disc(8, -82, 4, 6)), mixed(BLACK, look.MUTED, 0.5))


def _crowned(painter: QPainter) -> None:
    lit(painter, placed(crown(), 0, 0, 0.5), look.BRASS, look.BONE, (-5, -5), shade=mixed(BLACK, look.BRASS, 0.6),
        width=5)  # fmt: skip
    for x in (-28, 0, 28):
        rimmed(painter, disc(x, -14, 8), look.DANGER, BLACK, 2)


SCENES: Final = (five, six, seven)
