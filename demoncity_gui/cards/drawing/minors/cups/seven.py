"""The Seven of Cups."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.figures import crown
from demoncity_gui.cards.drawing.hair import Cut, hair
from demoncity_gui.cards.drawing.hands import palm
from demoncity_gui.cards.drawing.heads import Face, Mouth, side
from demoncity_gui.cards.drawing.light import glaze, gloom, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones


def scene(painter: QPainter, t: Tones) -> None:
    """He reaches out: in the smoke stand seven glasses, a wish over each, and one holds a snake."""
    sky(painter, "#06070F", "#161130", 1000)
    smoke = blob(((350, 960), (200, 930), (70, 850), (-20, 780), (-40, 640), (20, 560), (50, 420), (120, 330), (150,
        150), (230, 20), (520, -40), (720, 20), (720, 800), (620, 870), (500, 930)))  # fmt: skip
    lit(painter, smoke, "#232B58", "#4A5A9A", (-9, -10), shade="#151A3C")
    for curl in (((257, 846, 3), (236, 800, 14), (260, 680, 22), (340, 520, 20), (330, 380, 6)), ((420, 800, 4), (520,
        720, 18), (470, 600, 22), (560, 480, 18), (520, 330, 5)), ((160, 800, 4), (90, 720, 16), (140, 600, 20), (100,
        500, 5)), ((420, 330, 4), (470, 240, 16), (440, 130, 18), (480, 40, 4))):  # fmt: skip
        fill(painter, _wisp(curl), "#33407A")
    for number, (x, y, tone, size) in enumerate(((236, 532, "#F08A6A", 1.6), (352, 310, "#BFD4F0", 0.98), (574, 306,
        "#F0B43A", 1.56), (462, 532, "#7FE0A8", 1.6), (112, 766, "#E04A4A", 1.6), (348, 724, "#D8C8FF", 1.16), (574,
        756, "#F5D060", 1.36))):  # fmt: skip
        for reach, share in ((112, 0.16), (90, 0.2), (64, 0.26)):
            glaze(painter, disc(x, y - 164, reach), tone, share)
        fill(painter, blob(((x - 70, y + 4), (x - 36, y - 10), (x + 42, y - 8), (x + 74, y + 6), (x + 36, y + 14), (x -
            40, y + 14))), "#5A6AB0")  # fmt: skip
        glass(painter, x, y, 118)
        painter.save()  # it comes out of the glass: the near rim is before it
        rise = rect(x - 300, -100, 600, y - 10).united(disc(x, y - 110, 44, 9))
        painter.setClipPath(rise, Qt.ClipOperation.IntersectClip)
        painter.translate(x, y - 108)
        painter.scale(size, size)
        _wish(painter, number)
        painter.restore()
    _dreamer(painter)
    gloom(painter, 350, 560, 520, 0.3)


def _wisp(points: Sequence[tuple[float, float, float]]) -> QPainterPath:
    """A thread of smoke through (x, y, width), smooth on both sides."""
    left = [(x - wide, y) for x, y, wide in points]
    return blob((*left, *((x + wide, y) for x, y, wide in reversed(points))))


def _dreamer(painter: QPainter) -> None:
    """He, in profile, his face lifted into their light, his lips apart: one hand reaches for a crown."""
    skin, dark, shine, blue = "#B8805C", "#05050C", "#C8D4FF", "#1A2250"
    painter.save()
    painter.translate(26, 14)
    back = blob(((-60, 1240), (-10, 1120), (50, 1040), (120, 1000), (210, 1010), (290, 1050), (350, 1110), (390,
        1240)), tension=0.7)  # fmt: skip
    lit(painter, limb(((140, 960, 104), (176, 1060, 130))), mixed(BLACK, skin, 0.6), shine, (5, -4), shade=dark)
    lit(painter, back, blue, shine, (9, -8), shade=dark)
    within(painter, back, blob(((-40, 1000), (110, 990), (170, 1080), (150, 1240), (-40, 1240)), tension=0.6), dark)
    painter.save()
    painter.translate(176, 902)
    painter.rotate(-24)
    painter.scale(1.24, 1.24)
    side(painter, 0, 0, 1, Face("#6A3E34", skin, stern=-0.9, brow=10, mouth=Mouth.CRY, iris="#4A6AB8"))
    hair(painter, 0, 0, 1, Cut.SIDE_SHORT, "#241A22", shine)
    painter.restore()
    collar = blob(((70, 1022), (130, 990), (196, 1040), (256, 1030), (240, 1090), (160, 1090)), tension=0.5)
    lit(painter, collar, look.BONE, look.BONE, (5, -4), shade="#7A80A8", width=5)
    painter.restore()
    arm(painter, ((350, 1130), (482, 1070), (572, 946)), 118, blue, shine, (-7, -9), cuff=look.BONE, skin=skin)
    palm(painter, 586, 868, 10, 0.92, skin, back=True, mirror=True, towards=(-0.3, -0.9))


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
