"""The Seven of Cups."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import neck
from demoncity_gui.cards.drawing.backdrop import bricks
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.heads import Face, front
from demoncity_gui.cards.drawing.light import glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import glass
from demoncity_gui.cards.drawing.paint import fill, mixed, place_at, rimmed, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, placed, rect, star
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_PINK: Final = "#FF6A9A"
_GREEN: Final = "#5CF0A8"
_GOLD: Final = "#FFC84A"
_HAIR: Final = "#241A3A"
_SKIN: Final = "#E6CFCC"


def _line(*points: Point, closed: bool = True) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


def _curve(points: Sequence[Point]) -> QPainterPath:
    """An open line through points, bent as a glass-blower would bend it."""
    path = QPainterPath()
    path.moveTo(*points[0])
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        path.quadTo(ax, ay, (ax + bx) / 2, (ay + by) / 2)
    path.lineTo(*points[-1])
    return path


_HEART: Final = blob(((0, -10), (-46, -52), (-50, -82), (-26, -100), (0, -76), (26, -100), (50, -82), (46, -52)),
    tension=0.8)  # fmt: skip
_CROWN: Final = _line((-42, -8), (-50, -80), (-23, -46), (0, -98), (23, -46), (50, -80), (42, -8))
_GEM: Final = joined(_line((-50, -66), (-28, -98), (28, -98), (50, -66), (0, -8)), _line((-50, -66), (50, -66),
    closed=False), _line((-20, -66), (0, -12), (20, -66), closed=False))  # fmt: skip
_CASTLE: Final = joined(_line((-50, -8), (-50, -84), (-36, -104), (-22, -84), (-22, -58), (-10, -58), (-10, -68), (10,
    -68), (10, -58), (22, -58), (22, -84), (36, -104), (50, -84), (50, -8)), _line((-12, -8), (-12, -28), (0, -38), (12,
    -28), (12, -8), closed=False))  # fmt: skip
_SNAKE: Final = joined(_curve(((-46, -6), (30, -2), (56, -22), (30, -44), (-36, -38), (-56, -62), (-34, -86), (-6, -90),
    (12, -96))), blob(((10, -96), (20, -110), (42, -106), (54, -92), (34, -82), (16, -84))), _line((54, -92), (60, -90),
    (66, -94), closed=False))  # fmt: skip
_STAR: Final = star(0, -54, 54, 23)
_SKULL: Final = joined(blob(((0, -106), (36, -96), (48, -66), (38, -40), (26, -34), (26, -10), (-26, -10), (-26, -34),
    (-38, -40), (-48, -66), (-36, -96)), tension=0.7), disc(-19, -62, 12, 14), disc(19, -62, 12, 14), _line((0, -46),
    (0, -36), closed=False), _line((-9, -12), (-9, -24), closed=False), _line((9, -12), (9, -24),
    closed=False))  # fmt: skip


def scene(painter: QPainter, t: Tones) -> None:
    """She looks up at seven glasses, a wish in neon over each; in her spectacles are a heart and a skull."""
    bricks(painter, 0, -150, 700, 1300, "#211A4A", "#8A7AF0")
    glow(painter, 350, 700, 400, "#6A5AD0", 0.5)
    for x, foot, sign, tone in ((96, 910, _STAR, "#FFF0C0"), (94, 654, _HEART, _PINK), (244, 520, _CROWN, _GOLD), (402,
            376, _CASTLE, "#8CC8FF"), (566, 450, _GEM, "#FF7A5A"), (604, 694, _SKULL, "#E8ECFF"), (602, 940, _SNAKE,
            _GREEN)):  # fmt: skip
        glaze(painter, disc(x, foot + 2, 66, 12), t.light, 0.25)
        glass(painter, x, foot, 108)
        _neon(painter, sign.translated(x, foot - 118), tone)
    painter.save()
    place_at(painter, (350, 1060), (350, 1074), (0.97, 0.99))
    _dreamer(painter)
    painter.restore()
    gloom(painter, 350, 640, 480, 0.2)


def _neon(painter: QPainter, sign: QPainterPath, tone: str, size: float = 1) -> None:
    """A bent tube of light, and what shines of it on the smoke."""
    box = sign.boundingRect().center()
    if size == 1:
        glow(painter, box.x(), box.y(), 104, tone, 0.42)
    stroke(painter, sign, mixed(BLACK, tone, 0.34), 17 * size)
    stroke(painter, sign, tone, 9 * size)
    stroke(painter, sign, mixed(tone, "#FFFFFF", 0.76), 3.6 * size)


def _dreamer(painter: QPainter) -> None:
    """Her face, large, under a dark bob, in round spectacles; pink light on one side, green on the other."""
    back = blob(((350, 548), (450, 566), (520, 640), (536, 760), (540, 900), (520, 980), (450, 1000), (250, 1000), (180,
        980), (160, 900), (164, 760), (180, 640), (250, 566)), tension=0.85)  # fmt: skip
    rimmed(painter, back, mixed(BLACK, _HAIR, 0.6), BLACK, 6)
    coat = blob(((20, 1300), (40, 1100), (110, 1040), (230, 1006), (350, 1030), (470, 1006), (590, 1040), (660, 1100),
        (680, 1300)), tension=0.7)  # fmt: skip
    neck(painter, 350, 930, 104, 1040, "#B8A0AC")
    _rims(painter, coat, "#7A1A38")
    for way in (-1, 1):  # a collar that stands up
        wing = blob([(350 + way * x, y) for x, y in ((40, 1150), (70, 1060), (150, 960), (196, 980), (212, 1040), (150,
            1120), (90, 1200))], tension=0.6)  # fmt: skip
        _rims(painter, wing, "#9A2444")
    front(painter, 350, 772, 1.86, Face("#6A5490", _SKIN, nose=Nose.SNUB, lips="#C8304A", brow=8, stern=-1.4, jaw=0.1,
        brow_colour=_HAIR))  # fmt: skip
    _mouth(painter)
    _bob(painter)
    _spectacles(painter)


def _rims(painter: QPainter, shape: QPainterPath, colour: str) -> None:
    """A dark shape, pink light on its left edge, green on its right."""
    lit(painter, shape, colour, colour, (2, -12), shade=mixed(BLACK, colour, 0.6))
    for way, tone in ((1, _PINK), (-1, _GREEN)):
        edge = shape.subtracted(shape.translated(way * 9, 5))
        within(painter, edge, rect(350 - way * 226 - 200, 400, 400, 900), tone)


def _mouth(painter: QPainter) -> None:
    """Her lips have parted."""
    lips = blob(((296, 884), (330, 862), (350, 870), (370, 862), (404, 884), (386, 918), (350, 934), (314, 918)),
        tension=0.8)  # fmt: skip
    rimmed(painter, lips, "#C8304A", "#3A0C1C", 3)
    gape = blob(((308, 886), (350, 881), (392, 886), (374, 908), (350, 914), (326, 908)), tension=0.8)
    fill(painter, gape, "#2B0714")
    within(painter, gape, blob(((310, 870), (390, 870), (380, 892), (350, 897), (320, 892)), tension=0.6), look.BONE)
    fill(painter, ink(((330, 922, 1), (350, 925, 5), (370, 922, 1))), "#FFA0A8")


def _spectacles(painter: QPainter) -> None:
    """Two round lenses: a heart shines in one, a skull in the other."""
    for way, sign, tone in ((-1, _HEART, _PINK), (1, _SKULL, "#E8ECFF")):
        x, y = 350 + way * 72, 752
        lens = disc(x, y, 64)
        rimmed(painter, lens, "#14102E", BLACK, 14)
        stroke(painter, lens, look.BRASS, 9)
        fill(painter, lens, "#14102E")
        within(painter, lens, disc(x - 6, y + 40, 60), "#2C2462")
        glow(painter, x, y, 54, tone, 0.5)
        _neon(painter, placed(sign, x, y + 42, 0.78), tone, 0.74)
        painter.save()
        painter.setClipPath(lens)
        glaze(painter, blob(((x - 60, y - 10), (x - 16, y - 66), (x + 6, y - 66), (x - 52, y + 14)), tension=0.3),
            "#FFFFFF", 0.3)  # fmt: skip
        painter.restore()
    for width, tone in ((16, BLACK), (8, look.BRASS)):
        stroke(painter, ink(((336, 734, 1), (350, 726, 1), (364, 734, 1))), tone, width)


def _bob(painter: QPainter) -> None:
    """Her hair in front: a straight fringe, two wings along the cheeks."""
    mass = blob(((350, 540), (440, 556), (512, 626), (538, 740), (546, 880), (536, 990), (490, 964), (466, 1000), (470,
        900), (488, 800), (484, 720), (472, 690), (420, 672), (350, 664), (280, 672), (228, 690), (216, 720), (212,
        800), (230, 900), (234, 1000), (210, 964), (164, 990), (154, 880), (162, 740), (188, 626), (260,
        556)), tension=0.7)  # fmt: skip
    _rims(painter, mass, _HAIR)
    strands(painter, [((340, 556), (270, 610), (244, 680)), ((360, 556), (430, 610), (456, 680)), ((330, 570), (310,
        640), (308, 690)), ((370, 570), (390, 640), (392, 690)), ((280, 570), (190, 680), (180, 940)), ((420, 570),
        (510, 680), (520, 940)), ((250, 600), (200, 760), (206, 930)), ((450, 600), (500, 760), (494, 930))], _HAIR,
        "#A890E8", 10)  # fmt: skip
