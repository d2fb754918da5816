"""The Six of Cups."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora, profile
from demoncity_gui.cards.drawing.hands import grip
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, placed, rect, thick_line
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
    place_at(painter, (378, 984), (372, 862), 0.94)
    _boy_and_girl(painter)
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


def _boy_and_girl(painter: QPainter) -> None:
    """He has bent down to her, shy; she looks up at him, and takes the glass in both hands."""
    skin, brown, lamp_ = "#E8BC92", "#A86E48", "#FFD890"
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
    lit(painter, limb(((206, 680, 60), (196, 724, 62), (192, 770, 96))), "#C08A62", skin, (12, -4), width=5)
    with _head(painter, (216, 618), 1.16, 21):
        _boys_head(painter, skin)
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
    lit(painter, limb(((570, 800, 52), (580, 848, 54), (586, 884, 92))), "#74462A", brown, (-12, -4), width=5)
    with _head(painter, (556, 734), 1.14, -12, mirror=True):
        _girls_head(painter, brown)
    _hand_over(painter)


@contextmanager
def _head(painter: QPainter, place: Point, size: float, turn: float, *, mirror: bool = False) -> Iterator[None]:
    """A head that is drawn around (0, 0) and looks right comes to that place, in that size, and bends that far."""
    painter.save()
    painter.translate(*place)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    yield
    painter.restore()


def _boys_head(painter: QPainter, skin: str) -> None:
    """He is shy: lips shut in a smile, red cheeks, ginger hair under a cap."""
    ginger, deep, warm = "#B5642A", "#5A2C10", "#FFD890"
    nape = blob(((-40, -80), (-88, -60), (-102, -8), (-92, 44), (-74, 62), (-56, 30), (-40, -20)), tension=0.8)
    lit(painter, nape, ginger, ginger, (5, -6), shade=deep, width=5)
    _childs_face(painter, skin, "#D79A6C", "#6B3A1C")
    fill(painter, ink(((18, 52, 2), (34, 60, 6), (50, 57, 7), (62, 48, 2))), "#7A2C20")
    fill(painter, ink(((38, 72, 1), (46, 74, 4), (54, 71, 1))), "#C98A60")
    for x, y in ((-8, 20), (6, 26), (14, 16), (72, 22)):
        fill(painter, disc(x, y, 3.2), "#B0683E")
    ear = blob(((-62, -4), (-80, -10), (-90, 8), (-80, 32), (-62, 34)), tension=0.8)
    lit(painter, ear, skin, skin, (4, -3), shade="#B87850", width=5)
    fill(painter, ink(((-68, 4, 1), (-78, 8, 5), (-70, 22, 1))), "#A0684C")
    fringe = blob(((-92, -50), (-50, -92), (40, -100), (86, -64), (66, -58), (52, -72), (38, -54), (16, -74), (-6, -54),
        (-26, -66), (-46, -14), (-58, 18), (-74, 0)), tension=0.6)  # fmt: skip
    lit(painter, fringe, ginger, warm, (4, -5), shade=deep, width=5)
    cap = blob(((-100, -44), (-102, -104), (-54, -150), (20, -158), (78, -124), (90, -66), (0, -82)), tension=0.8)
    lit(painter, cap, look.OXBLOOD, look.DANGER, (8, -9), shade="#33090F")
    peak = blob(((-8, -82), (60, -98), (128, -74), (152, -44), (110, -46), (50, -64)), tension=0.7)
    lit(painter, peak, mixed(BLACK, look.OXBLOOD, 0.8), look.DANGER, (5, -6), width=5)
    rimmed(painter, disc(-16, -156, 10), look.OXBLOOD, BLACK, 4)


def _girls_head(painter: QPainter, skin: str) -> None:
    """She is glad: her mouth is open; soft hair, drawn back into a puff with a ribbon."""
    night, sheen = "#2A1A1C", "#7A4E36"
    puff = joined(*(disc(*ball) for ball in ((-112, -66, 40), (-134, -22, 34), (-96, -16, 40), (-84, -84, 34))))
    lit(painter, puff, night, sheen, (6, -7), shade=BLACK, width=5)
    lit(painter, blob(((-20, -116), (-74, -100), (-104, -44), (-100, 10), (-74, 50), (-50, 30), (-30, -40)),
        tension=0.8), night, night, shade=BLACK, width=5)  # fmt: skip
    _childs_face(painter, skin, "#86522F", "#2E160C")
    grin = blob(((20, 48), (40, 54), (64, 46), (60, 66), (46, 76), (30, 70)), tension=0.7)
    rimmed(painter, grin, "#5A1418", BLACK, 4)
    within(painter, grin, blob(((14, 40), (42, 48), (70, 38), (66, 54), (42, 62), (20, 56)), tension=0.8), look.BONE)
    ear = blob(((-60, 0), (-76, -6), (-86, 10), (-76, 32), (-60, 34)), tension=0.8)
    lit(painter, ear, skin, skin, (4, -3), shade="#6A3E24", width=5)
    rimmed(painter, disc(-74, 42, 8), look.BRASS, BLACK, 3)
    crop = blob(((-86, -6), (-102, -50), (-76, -104), (-14, -130), (46, -120), (82, -82), (82, -56), (56, -80), (18,
        -86), (-22, -66), (-46, -30), (-54, 2), (-68, -8)), tension=0.85)  # fmt: skip
    lit(painter, crop, night, sheen, (5, -6), shade=BLACK, width=5)
    for way in (((-60, -96, 1), (-30, -104, 5), (20, -100, 1)), ((-84, -62, 1), (-56, -80, 5), (-20, -84, 1))):
        fill(painter, ink(way), sheen)
    bow = joined(blob(((-82, -66), (-96, -118), (-60, -112)), tension=0.4), blob(((-82, -62), (-126, -50), (-112,
        -18)), tension=0.4))  # fmt: skip
    lit(painter, bow, look.DANGER, "#FF9A8A", (4, -4), shade="#7A1620", width=4)
    rimmed(painter, disc(-84, -66, 11), look.DANGER, BLACK, 4)


def _childs_face(painter: QPainter, skin: str, dusk: str, line: str) -> None:
    """A child's face, half turned: a round brow, full cheeks, a button of a nose, wide eyes that look at the other."""
    face = blob(((-76, -40), (-56, -92), (0, -110), (50, -98), (78, -60), (80, -24), (86, 8), (84, 38), (66, 70), (40,
        86), (8, 86), (-34, 68), (-66, 34), (-80, -4)), tension=0.9)  # fmt: skip
    rimmed(painter, face, skin, BLACK, 6)
    within(painter, face, face.subtracted(face.translated(20, -12)), dusk)
    for x, wide in ((-6, 27), (72, 16)):
        within(painter, face, disc(x, 34, wide, 20), mixed(look.DANGER, skin, 0.56))
    for x, share in ((6, 0.86), (61, 0.64)):
        eye = blob([(x + a * share, b) for a, b in ((-25, 2), (-16, -17), (2, -24), (18, -16), (24, 2), (14, 13), (-10,
            13))], tension=0.9)  # fmt: skip
        fill(painter, eye, look.BONE)
        within(painter, eye, disc(x + 7 * share, -3, 14 * share, 17), line)
        within(painter, eye, disc(x + 8 * share, -2, 8 * share, 11), BLACK)
        within(painter, eye, disc(x + 3 * share, -10, 5 * share, 6), look.BONE)
        fill(painter, ink([(x + a * share, b, c) for a, b, c in ((-30, 2, 3), (-17, -18, 6), (2, -25, 7), (19, -16, 6),
            (26, 0, 3))]), BLACK)  # fmt: skip
        fill(painter, ink([(x + a * share, b, c) for a, b, c in ((-20, -42, 3), (0, -52, 8), (20, -46, 4))]), line)
    fill(painter, ink(((34, 24, 2), (36, 33, 5), (46, 35, 6), (55, 29, 4), (55, 20, 2))), line)
    fill(painter, disc(47, 20, 5, 6), mixed(look.BONE, skin, 0.6))


def _hand_over(painter: QPainter) -> None:
    """Forearms bare to the elbow: his gives the glass from the left, hers takes it from the right."""
    skin, brown, green, gold, warm = "#E8BC92", "#A86E48", "#2F6A52", "#D8962E", "#FFD890"
    glow(painter, 392, 800, 190, look.SODIUM, 0.5)
    arm(painter, ((664, 960), (650, 1080), (484, 944)), 88, brown, "#F0B078", (-6, -7), skin=brown)
    arm(painter, ((88, 866), (92, 1010), (292, 964)), 98, skin, "#FFE4BC", (5, -8), skin=skin)
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
