"""The Eight of Cups."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky, stars
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon, rect, thick_line
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_MOONLIT = "#FFA68C"


def scene(painter: QPainter, t: Tones) -> None:
    """Eight glasses in two rows, and a gap; he who filled them goes up the stairs into a moon that goes dark."""
    sky(painter, "#03060E", mixed(BLACK, t.light, 0.4), 800)
    stars(painter, 16, (40, 20), (620, 480), look.BONE)
    glow(painter, 430, 330, 380, t.light, 0.75)
    fill(painter, disc(400, 330, 290), look.BONE)
    for x, y, r in ((196, 300, 26), (230, 420, 18), (176, 388, 12)):
        fill(painter, disc(x, y, r), "#D2C8B4")
    fill(painter, disc(520, 306, 270), "#1C0C14")
    stroke(painter, disc(520, 306, 272), mixed(BLACK, look.BONE, 0.75), 5)
    for x, y, r in ((640, 230, 34), (620, 420, 40), (640, 330, 18)):
        fill(painter, disc(x, y, r), "#130810")
    city(painter, 800, mixed(BLACK, t.light, 0.2), None, tall=230, seed=4)
    city(painter, 860, "#05080E", look.SODIUM, tall=240, seed=28, right=210, edge=t.light)
    city(painter, 860, "#05080E", look.SODIUM, tall=200, seed=31, left=620, edge=t.light)
    fill(painter, polygon(((262, 622), (640, 622), (840, 1100), (-80, 1100))), "#05080F")
    top, left, right = 622.0, 262.0, 640.0
    for number in range(8):  # stairs that lead away: the treads catch the moon, the risers are dark
        tread, foot = 9 + number * 2.4, 34 + number * 6.4
        fill(painter, polygon(((left, top), (right, top), (right + 5, top + tread), (left - 7, top + tread))),
            mixed(BLACK, t.light, 0.8 if number in {3, 5} else 0.5 - number * 0.02))  # fmt: skip
        fill(painter, limb(((left - 4, top + 1, 2), (left + 120, top, 5), (right - 60, top, 2))), look.BONE)
        top, left, right = top + foot, left - 0.72 * foot, right + 0.42 * foot
    for x, y in ((506, 800), (386, 862)):
        glaze(painter, blob(((x - 20, y), (x + 70, y), (x + 110, y + 13), (x - 10, y + 13)), tension=0.4), "#02030A",
            0.85)  # fmt: skip
    _walker(painter)
    for foot, places in ((932, (164, 288, 536)), (1054, (102, 226, 350, 474, 598))):
        ledge = rect(-20, foot - 16, 740, 150)  # the foot of the stairs: two broad steps with the moon on their edge
        lit(painter, ledge, "#070C18", look.BONE, (0, -4), shade="#070C18", width=4)
        fill(painter, rect(-20, foot - 12, 740, 24), mixed(BLACK, t.light, 0.42))
        for x in places:
            glaze(painter, blob(((x - 40, foot - 7), (x + 48, foot - 7), (x + 76, foot + 8), (x - 30, foot + 8))),
                BLACK, 0.75)  # fmt: skip
            glass(painter, x, foot, 116)
    gloom(painter, 430, 560, 460, 0.4)


def _walker(painter: QPainter) -> None:
    """From behind, eight heads tall, a step up: a case in one hand, the other keeps the hat; the wind has the coat.

    A head is 92: shoulders (332, 312) and (498, 312), elbows (296, 446) and (612, 252), wrists (284, 556), (508, 176).
    """
    red, dark, skin = "#C4202C", "#22060C", "#C08A64"
    _shoe(painter, 506, 806, 1.5, 1)
    far = blob(((420, 560), (540, 560), (548, 640), (540, 700), (546, 740), (546, 768), (506, 775), (466, 768), (466,
        740), (450, 700), (430, 620)), tension=0.6)  # fmt: skip
    _trouser(painter, far, "#242C4C", (((452, 668, 2), (496, 684, 7), (534, 672, 2)), ((544, 740, 2), (506, 750, 5),
        (468, 742, 2)), ((544, 756, 2), (506, 764, 4), (468, 756, 2))))  # fmt: skip
    _shoe(painter, 382, 868, 1.7, -1)
    near = blob(((318, 560), (440, 560), (444, 660), (434, 730), (426, 790), (430, 826), (384, 834), (338, 826), (338,
        790), (324, 730), (314, 660)), tension=0.6)  # fmt: skip
    _trouser(painter, near, "#3A4876", (((338, 790, 2), (382, 804, 6), (428, 792, 2)), ((338, 810, 2), (382, 820, 5),
        (426, 810, 2)), ((322, 726, 2), (372, 746, 8), (420, 730, 2))))  # fmt: skip
    coat = _coat(painter, red, dark)
    case = joined(rect(206, 600, 150, 104, 12), thick_line(((250, 604), (256, 576), (312, 576), (318, 604)), 13))
    lit(painter, case, "#6A4426", _MOONLIT, (-6, -5), shade="#140A05")
    fill(painter, joined(rect(232, 602, 11, 101), rect(318, 602, 11, 101)), "#1C0E07")
    arm(painter, ((334, 316), (298, 446), (285, 550)), 62, red, _MOONLIT, (-8, -5), skin=skin, body=coat)
    fist(painter, 283, 580, 184, 0.46, skin, back=True, mirror=True)
    with tilted(painter, 412, 260, 4):
        _back_of_head(painter, red, dark, skin)
    arm(painter, ((496, 316), (612, 262), (520, 182)), 60, mixed(dark, red, 0.4), _MOONLIT, (-2, -9), skin=skin,
        body=coat)  # fmt: skip
    fist(painter, 496, 168, -56, 0.44, skin, back=True)


def _trouser(painter: QPainter, leg: QPainterPath, cloth: str, folds: Sequence[Sequence[tuple[int, int, int]]]) -> None:
    """A trouser leg, moonlit from the left, with its folds in the hollow of the knee and over the shoe."""
    lit(painter, leg, cloth, look.BONE, (-6, -2), shade="#0A0E1C", width=4)
    within(painter, leg, joined(*(limb(fold) for fold in folds)), BLACK)


def _shoe(painter: QPainter, x: float, y: float, size: float, out: int) -> None:
    """A shoe that stands on a tread, from behind: the block of its heel, its counter, its toe turned outward."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size * out, size)
    leather, glint, towards = "#9A6238", "#F2D9D0", (-3.0 * out, -2.0)
    lit(painter, blob(((-14, -20), (20, -20), (31, -9), (30, 2), (-12, 2)), tension=0.7), leather, glint, towards,
        shade=BLACK, width=3)  # fmt: skip
    lit(painter, blob(((-19, 0), (-21, -16), (-15, -34), (15, -34), (21, -16), (19, 0)), tension=0.6), leather, glint,
        towards, shade="#3A1E10", width=4)  # fmt: skip
    fill(painter, limb(((0, -32, 2), (0, -4, 2.6))), BLACK)
    lit(painter, rect(-20, -4, 40, 11, 2), "#1A0E0A", look.SODIUM, towards, width=3)
    painter.restore()


def _coat(painter: QPainter, red: str, dark: str) -> QPainterPath:
    """The coat to the calf, belted; one skirt hangs in the stride, the other flies out and shows its lining."""
    lining = blob(((400, 560), (520, 520), (640, 540), (690, 590), (620, 610), (560, 640), (480, 652), (420, 640)),
        tension=0.7)  # fmt: skip
    lit(painter, lining, "#3A1018", "#3A1018", (-4, -4), shade=BLACK)
    coat = blob(((372, 262), (334, 276), (304, 306), (304, 340), (326, 410), (340, 470), (330, 540), (312, 610), (300,
        674), (336, 698), (390, 704), (436, 688), (448, 630), (466, 590), (516, 606), (572, 590), (630, 606), (690,
        568), (630, 548), (560, 528), (510, 492), (490, 462), (500, 410), (528, 346), (528, 308), (498, 278), (456,
        262)), tension=0.7)  # fmt: skip
    lit(painter, coat, red, _MOONLIT, (-9, -6), shade=dark)
    deep = blob(((470, 240), (700, 240), (700, 500), (620, 700), (470, 620), (440, 730), (424, 640), (446, 560), (452,
        470), (462, 400), (450, 330)), tension=0.6)  # fmt: skip
    within(painter, coat, deep, mixed(dark, red, 0.4))
    within(painter, coat, joined(limb(((500, 500, 3), (560, 540, 9), (640, 560, 7), (690, 572, 2))), limb(((480, 540,
        2), (530, 580, 10), (600, 588, 8), (650, 590, 2)))), _MOONLIT)  # fmt: skip
    folds = (((414, 290, 2), (418, 380, 7), (414, 452, 2)), ((360, 330, 2), (372, 400, 8), (384, 448, 2)), ((470, 330,
        2), (462, 400, 8), (446, 450, 2)), ((366, 496, 2), (346, 590, 12), (338, 700, 14)), ((396, 496, 2), (386, 590,
        9), (384, 704, 12)), ((430, 496, 2), (426, 590, 10), (426, 690, 9)), ((452, 496, 2), (490, 566, 10), (560, 600,
        8)), ((468, 490, 2), (520, 546, 9), (610, 576, 5)))  # fmt: skip
    within(painter, coat, joined(*(limb(fold) for fold in folds)), BLACK)
    belt = blob(((334, 462), (414, 474), (496, 458), (500, 482), (414, 500), (332, 486)), tension=0.5)
    lit(painter, belt, red, _MOONLIT, (-3, -5), shade=dark, width=5)
    within(painter, belt, polygon(((462, 440), (520, 440), (520, 500), (458, 500))), mixed(dark, red, 0.4))
    for x in (384, 444):
        rimmed(painter, disc(x, 484 if x < 400 else 483, 7), "#E0A060", BLACK, 3)
    return coat


def _back_of_head(painter: QPainter, red: str, dark: str, skin: str) -> None:
    """His head from behind between hat and turned-up collar: dark hair cropped round, a bare nape, two ears."""
    neck = blob(((376, 190), (448, 190), (448, 250), (454, 290), (370, 290), (376, 250)), tension=0.6)
    lit(painter, neck, skin, look.BONE, (-6, -1), shade="#4A2620", width=5, smooth=True)
    hair = blob(((362, 150), (462, 150), (464, 190), (460, 212), (448, 230), (412, 236), (376, 230), (364, 212), (360,
        190)), tension=0.7)  # fmt: skip
    lit(painter, hair, "#3A3038", look.BONE, (-5, -1), shade="#100C10", width=5)
    for x, colour in ((360, skin), (464, mixed(BLACK, skin, 0.5))):
        lit(painter, disc(x, 206, 9, 18), colour, look.BONE, (-3, -3), shade="#4A2620", width=5)
    collar = blob(((350, 306), (346, 280), (362, 256), (388, 268), (414, 271), (440, 268), (468, 256), (480, 280), (476,
        306), (414, 318)), tension=0.5)  # fmt: skip
    lit(painter, collar, red, _MOONLIT, (-8, -6), shade=dark)
    within(painter, collar, polygon(((444, 220), (500, 220), (500, 330), (430, 330))), mixed(dark, red, 0.4))
    fill(painter, limb(((358, 298, 2), (414, 310, 5), (470, 298, 2))), BLACK)
    crown = blob(((360, 176), (362, 128), (376, 96), (400, 90), (416, 102), (436, 90), (456, 100), (466, 136), (466,
        176)), tension=0.7)  # fmt: skip
    lit(painter, crown, "#2E2434", look.BONE, (-7, -5), shade=BLACK)
    within(painter, crown, rect(330, 142, 170, 26), "#7A1420")
    brim = blob(((318, 206), (338, 180), (376, 168), (452, 168), (490, 176), (512, 196), (492, 202), (452, 190), (380,
        190), (342, 206)), tension=0.8)  # fmt: skip
    lit(painter, brim, "#2E2434", look.BONE, (-3, -6), shade=BLACK)
