"""The Seven of Cups."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import crown
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import backlit, glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_RIM: Final = "#B8D0FF"


def scene(painter: QPainter, t: Tones) -> None:
    """His arms flung up, he stands before a cloud of light: in it seven glasses, a wish over each, or a trap."""
    sky(painter, "#05060F", "#141030", 1000)
    _cloud(painter)
    for number, (x, y, tone, size) in ((1, (300, 308, "#5A78D8", 0.94)), (2, (514, 300, "#F0B43A", 1.56)), (0, (118,
        530, "#F08A6A", 1.6)), (5, (348, 534, "#FFF4C8", 1.2)), (3, (576, 530, "#7FE0A8", 1.6)), (4, (216, 774,
        "#E04A4A", 1.46)), (6, (474, 774, "#F5D060", 1.36))):  # fmt: skip
        fill(painter, blob(((x - 80, y + 4), (x - 40, y - 12), (x + 48, y - 10), (x + 84, y + 6), (x + 40, y + 18), (x -
            46, y + 18))), "#3A4690")  # fmt: skip
        for reach, share in ((118, 0.3), (88, 0.34)):
            glaze(painter, disc(x, y - 172, reach), tone, share)
        glass(painter, x, y, 130)
        painter.save()  # it comes out of the glass: the near rim is before it
        rise = rect(x - 300, -100, 600, y - 22).united(disc(x, y - 122, 48, 10))
        painter.setClipPath(rise, Qt.ClipOperation.IntersectClip)
        painter.translate(x, y - 118)
        painter.scale(size, size)
        _wish(painter, number)
        painter.restore()
    _dreamer(painter)
    gloom(painter, 350, 480, 520, 0.3)


def _cloud(painter: QPainter) -> None:
    """Heaped smoke that shines from within, brightest in its middle."""
    for size, tone in ((1, "#232C6A"), (0.9, "#3C4EA4"), (0.78, "#5C76D0"), (0.6, "#86A2EE"), (0.4, "#B4CAFF")):
        puffs = [disc(350 + 330 * size * math.cos(math.radians(a)), 450 + 420 * size * math.sin(math.radians(a)),
            (74 + (a * 7 % 40)) * (0.5 + size * 0.5)) for a in range(0, 360, 24)]  # fmt: skip
        fill(painter, joined(disc(350, 450, 330 * size, 420 * size), *puffs), tone)


def _dreamer(painter: QPainter) -> None:
    """He, from behind, black before the light."""
    dark, skin = "#0C1028", "#A87462"
    palm(painter, 92, 700, -8, 0.86, skin, back=True, towards=(0.6, -1))
    palm(painter, 606, 730, 14, 0.86, skin, back=True, mirror=True, towards=(-0.6, -1))
    neck = limb(((350, 900, 74), (350, 990, 90)))
    backlit(painter, neck, "#2A1C2C", 5, _RIM)
    coat = blob(((350, 980), (420, 982), (490, 1000), (536, 1050), (548, 1120), (550, 1290), (150, 1290), (152, 1120),
        (164, 1050), (210, 1000), (280, 982)), tension=0.7)  # fmt: skip
    left = limb(((226, 1056, 124), (90, 944, 98))).united(limb(((90, 944, 98), (84, 870, 92), (88, 776, 62))))
    right = limb(((474, 1056, 124), (610, 962, 98))).united(limb(((610, 962, 98), (616, 890, 92), (606, 806, 62))))
    backlit(painter, coat.united(left).united(right), dark, 8, _RIM)
    folds = joined(limb(((112, 994, 2), (92, 960, 7), (60, 944, 2))), limb(((136, 984, 2), (110, 936, 7), (78, 914,
        2))), limb(((588, 1002, 2), (606, 972, 7), (640, 962, 2))), limb(((250, 1062, 2), (216, 1036, 6), (190, 1040,
        2))), limb(((450, 1062, 2), (484, 1036, 6), (510, 1040, 2))))  # fmt: skip
    fill(painter, folds, "#33448C")
    for x in (281, 419):
        backlit(painter, disc(x, 878, 13, 23), "#2A1C2C", 4, _RIM)
    shock = blob(((290, 930), (280, 880), (282, 826), (300, 786), (336, 766), (366, 762), (392, 752), (398, 774), (414,
        800), (420, 850), (414, 920), (398, 950), (376, 944), (350, 958), (326, 946), (304, 952)),
        tension=0.7)  # fmt: skip
    backlit(painter, shock, "#0E0A16", 7, _RIM)
    fill(painter, joined(*(limb(((352 + k * 52, 940 - abs(k) * 16, 2), (354 + k * 46, 870, 5), (372 + k * 14, 800,
        2))) for k in (-1, -0.5, 0, 0.5, 1))), "#33448C")  # fmt: skip
    collar = blob(((290, 992), (350, 1004), (410, 992), (424, 1016), (350, 1036), (276, 1016)), tension=0.6)
    backlit(painter, collar, "#1C2654", 5, _RIM)


def _wish(painter: QPainter, number: int) -> None:
    """What floats over the n-th glass: a face, a castle, jewels, a wreath, a snake, somebody veiled, a crown."""
    (_face, _castle, _jewels, _wreath, _snake, _veiled, _crowned)[number](painter)


def _face(painter: QPainter) -> None:
    back = blob(
        ((-30, -92), (6, -102), (34, -80), (10, -60), (-10, -24), (-6, 8), (-25, 10), (-38, -30), (-44, -66)),
        tension=0.8,
    )
    side(painter, 0, -40, 0.52, Face("#6F7488", stern=-0.6, brow=9, lips="#B01828", smile=0.6))
    lit(painter, back, "#B5532A", look.SODIUM, (4, -4), shade="#4A1E10", width=4)


def _castle(painter: QPainter) -> None:
    _plume(painter)
    painter.translate(0, -30)
    walls = joined(rect(-46, -54, 92, 60), rect(-58, -80, 30, 86), rect(28, -80, 30, 86), rect(-16, -96, 32, 60),
        *(polygon(((x - 20, y), (x, y - 30), (x + 20, y))) for x, y in ((-43, -78), (43, -78), (0, -94))))  # fmt: skip
    lit(painter, walls, look.BONE, look.BONE, (-5, -5), shade="#8E8680", width=5)
    fill(painter, joined(rect(-10, -26, 20, 32, 10), rect(-48, -58, 9, 16), rect(39, -58, 9, 16),
        rect(-4, -76, 9, 16)), look.SODIUM)  # fmt: skip


def _jewels(painter: QPainter) -> None:
    painter.translate(0, 14)
    gem = polygon(((-44, -62), (-26, -88), (26, -88), (44, -62), (0, -8)))
    lit(painter, gem, look.DANGER, look.BONE, (4, -4), shade=look.OXBLOOD, width=5)
    within(painter, gem, polygon(((-14, -62), (14, -62), (0, -10))), "#FFB0A0")
    fill(painter, limb(((-42, -62, 2), (0, -60, 3), (42, -62, 2))), BLACK)


def _wreath(painter: QPainter) -> None:
    painter.translate(0, -6)
    leaf = blob(((0, -20), (9, -4), (0, 16), (-9, -4)))
    for step in range(14):
        angle = math.radians(step * 360 / 14)
        for lean in (-36, 36):
            lit(painter, placed(leaf, 40 * math.cos(angle), -42 + 40 * math.sin(angle), 0.9, step * 360 / 14 + lean),
                mixed(BLACK, look.HORROR, 0.75), look.HORROR, (-2, -2), width=3)  # fmt: skip
    rimmed(painter, polygon(((0, 0), (-22, 22), (-10, 26), (0, 8), (10, 26), (22, 22))), look.DANGER, BLACK, 3)


def _snake(painter: QPainter) -> None:
    green, dark = mixed(BLACK, look.HORROR, 0.8), mixed(BLACK, look.HORROR, 0.36)
    body = ((-10, 14, 30), (6, 4, 30), (16, -10, 29), (22, -26, 28), (14, -38, 27), (-6, -44, 27), (-24, -54, 26),
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
        (24, 8), (-24, 8), (-48, -30), (-62, -22), (-74, -62), (-66, -74), (-40, -62), (-22, -72)),
        tension=0.6)  # fmt: skip
    lit(painter, sheet, look.BONE, look.BONE, (-5, -5), shade=look.MUTED, width=5)
    folds = (((-30, -56), (-14, 4)), ((0, -54), (0, 4)), ((30, -56), (14, 4)), ((-58, -62), (-52, -34)), ((58, -62),
        (52, -34)))  # fmt: skip
    fill(painter, joined(*(limb(((*a, 2), (*b, 5))) for a, b in folds)), look.MUTED)
    fill(painter, joined(disc(-7, -82, 4, 6), disc(8, -82, 4, 6)), mixed(BLACK, look.MUTED, 0.5))


def _plume(painter: QPainter) -> None:
    """Smoke that comes out of a glass and bears what is too wide for it."""
    tone = "#7A8AD8"
    stem = blob(((-22, 10), (-18, -6), (-34, -22), (0, -34), (34, -22), (18, -6), (22, 10)), tension=0.8)
    puffs = [disc(x, y, r) for x, y, r in ((-42, -27, 15), (-20, -21, 16), (4, -20, 17), (26, -22, 15), (45, -28, 13))]
    smoke = stem
    for puff in puffs:
        smoke = smoke.united(puff)
    lit(painter, smoke, tone, "#DCE4FF", (-4, -4), shade=mixed(BLACK, tone, 0.5), width=4)


def _crowned(painter: QPainter) -> None:
    _plume(painter)
    painter.translate(0, -26)
    lit(painter, placed(crown(), 0, 0, 0.5), look.BRASS, look.BONE, (-5, -5), shade=mixed(BLACK, look.BRASS, 0.6),
        width=5)  # fmt: skip
    for x in (-28, 0, 28):
        rimmed(painter, disc(x, -14, 8), look.DANGER, BLACK, 2)
