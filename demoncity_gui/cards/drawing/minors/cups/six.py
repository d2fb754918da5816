"""The Six of Cups."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm, neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora, profile
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.heads import Face, turned
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """A boy gives a girl a flower in a glass, five more stand by; the shadows behind them are of two grown old."""
    bricks(painter, 0, -150, 700, 1150, "#16263C", look.BONE)
    for reach, share in ((470, 0.14), (400, 0.18), (330, 0.2), (260, 0.16)):
        glaze(painter, disc(390, 400, reach, reach * 1.1), look.SODIUM, share)
    man = joined(placed(profile(Nose.HOOKED), 304, 216, 0.86, 12), placed(fedora(), 308, 146, 0.9, 16), blob(((236,
        280), (330, 300), (376, 350), (440, 470), (480, 1000), (130, 1000), (120, 560), (150, 380), (190, 310)),
        tension=0.6))  # fmt: skip
    woman = joined(placed(profile(Nose.STRAIGHT), 456, 262, 0.74, -12, mirror=True).toReversed(), disc(524, 210, 40),
        blob(((452, 330), (520, 316), (590, 360), (640, 470), (700, 700), (700, 1000), (420, 1000), (420, 600), (430,
        420)), tension=0.6))  # fmt: skip
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
    skin, shade, brown, dusk, lamp_ = "#E8BC92", "#A0684C", "#A86E48", "#4A2A1A", "#FFD890"
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
    painter.save()
    painter.translate(14, 66)
    with tilted(painter, 190, 660, 25):
        neck(painter, 180, 610, 76, 668, skin)
        turned(painter, 196, 540, 1.08, Face(mixed(shade, skin, 0.55), skin, nose=Nose.SNUB, stern=-1, brow=8,
            brow_colour="#6B2E14", smile=1.3, jaw=0.1, young=True, gaze=0.9, lid=0.1, squint=-0.5))  # fmt: skip
        tufts = blob(((262, 490), (270, 450), (230, 430), (150, 430), (110, 480), (104, 560), (124, 590), (136, 530),
            (150, 500), (180, 476), (200, 500), (220, 478), (244, 496)), tension=0.6)  # fmt: skip
        lit(painter, tufts, "#A8541E", lamp_, (6, -7), shade="#3E1A0A")
        cap = blob(((96, 500), (98, 440), (150, 396), (220, 394), (274, 440), (276, 470), (190, 450)), tension=0.8)
        lit(painter, cap, look.OXBLOOD, look.DANGER, (8, -9), shade="#33090F")
        peak = blob(((190, 450), (262, 440), (340, 474), (300, 484), (226, 476)), tension=0.7)
        lit(painter, peak, mixed(BLACK, look.OXBLOOD, 0.8), look.DANGER, (5, -6), width=5)
    painter.restore()
    for way in (-1, 1):
        wing = blob(((200, 764), (200 + way * 24, 740), (200 + way * 58, 712), (200 + way * 78, 756), (200 + way * 54,
            798), (200 + way * 24, 806)), tension=0.35)  # fmt: skip
        lit(painter, wing, look.BONE, look.BONE, (5, -6), shade="#9C94A8", width=5)
    dress = blob(((430, 1280), (436, 1000), (456, 890), (520, 836), (600, 850), (660, 920), (690, 1040), (700, 1280)),
        tension=0.7)  # fmt: skip
    lit(painter, dress, gold, lamp_, (-10, -12), shade=dark)
    within(painter, dress, blob(((620, 840), (740, 880), (740, 1300), (500, 1300), (566, 1140), (600, 1000)),
        tension=0.7), "#241406")  # fmt: skip
    for points in (((530, 920, 3), (520, 1020, 9), (530, 1120, 4)), ((620, 920, 3), (646, 1010, 9), (650, 1120, 4))):
        fill(painter, limb(points), dark)
    painter.save()
    painter.translate(592, 868)
    painter.scale(1.16, 1.16)
    painter.translate(-556, -850)
    with tilted(painter, 548, 850, -12):
        for x, y, r in ((640, 700, 50), (664, 650, 38), (620, 644, 44), (676, 728, 34)):
            lit(painter, disc(x, y, r), "#20141C", lamp_, (-6, -8), shade=BLACK)
        neck(painter, 556, 800, 60, 862, brown)
        turned(painter, 534, 722, 1, Face(mixed(dusk, brown, 0.6), brown, nose=Nose.SNUB, stern=-1.1, brow=7,
            smile=1.5, young=True, gaze=0.8, squint=-0.3), mirror=True)  # fmt: skip
        crop = blob(((470, 690), (462, 640), (500, 606), (560, 604), (612, 650), (622, 730), (600, 770), (588, 720),
            (570, 680), (530, 660), (500, 664)), tension=0.8)  # fmt: skip
        lit(painter, crop, "#20141C", lamp_, (-7, -9), shade=BLACK)
        lit(painter, joined(polygon(((610, 640), (586, 596), (640, 610))), polygon(((612, 642), (652, 632), (640,
            676)))), look.DANGER, look.BONE, (-3, -3), width=4)  # fmt: skip
    painter.restore()
    _hand_over(painter)


def _hand_over(painter: QPainter) -> None:
    """Forearms bare to the elbow: his gives the glass from the left, hers takes it from the right."""
    skin, brown, green, gold, warm = "#E8BC92", "#A86E48", "#2F6A52", "#D8962E", "#FFD890"
    glow(painter, 392, 800, 190, look.SODIUM, 0.5)
    arm(painter, ((664, 960), (650, 1080), (484, 944)), 100, brown, "#F0B078", (-6, -7), skin=brown)
    arm(painter, ((88, 866), (92, 1010), (292, 964)), 112, skin, "#FFE4BC", (5, -8), skin=skin)
    with grip(painter, 386, 944, 4, 0.68, skin, across=140, mirror=True), grip(painter, 392, 912, -4, 0.6, brown,
        across=146):  # fmt: skip
        _flower(painter, 388, 1000, 180)
    puff = blob(((592, 920), (624, 876), (676, 880), (720, 930), (720, 1010), (664, 1034), (604, 1016), (584, 970)),
        tension=0.8)  # fmt: skip
    lit(painter, puff, gold, warm, (-9, -9), shade="#4A2C0C", width=5)
    fill(painter, joined(ink(((606, 1004, 2), (650, 1016, 9), (700, 1008, 2))), ink(((650, 1000, 2), (640, 950, 7),
        (650, 892, 2))), ink(((618, 990, 1), (612, 950, 6), (630, 896, 2)))), "#4A2C0C")  # fmt: skip
    upper = blob(((14, 850), (34, 790), (84, 764), (132, 790), (152, 860), (154, 936), (96, 952), (28, 936)),
        tension=0.8)  # fmt: skip
    lit(painter, upper, green, warm, (9, -8), shade="#0E241C", width=5)
    roll = blob(((20, 930), (28, 910), (94, 926), (156, 910), (164, 944), (96, 966), (26, 956)), tension=0.5)
    lit(painter, roll, "#3E8468", warm, (5, -5), shade="#0E241C", width=5)
    fill(painter, joined(ink(((60, 800, 2), (72, 850, 8), (66, 900, 2))), ink(((110, 840, 2), (116, 880, 7), (108, 910,
        2)))), "#0E241C")  # fmt: skip
