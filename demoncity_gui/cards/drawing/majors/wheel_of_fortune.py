"""Wheel of Fortune, Major X."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.backdrop import sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, crown
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import fist
from demoncity_gui.cards.drawing.heads import Face, side
from demoncity_gui.cards.drawing.light import glaze, glow, lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import (
    Point,
    blob,
    disc,
    joined,
    limb,
    placed,
    polygon,
    rays,
    rect,
    ring,
    star,
)
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_HUB: Final = (402, 416)
_SKIN: Final = "#E8B688"
_LEAN: Final = -10
"""How far the wheel is turned."""
_RED: Final = "#A8202C"
_TEAL: Final = "#1B6A74"


def scene(painter: QPainter, t: Tones) -> None:
    """Fortune, a blindfold over her eyes, hauls at the rail of her great wheel: crown on top, skull at the foot."""
    sky(painter, "#0F3038", "#04090C", 1000)
    fill(painter, rays(*_HUB, 40, 1000, 24, 60, 4), "#163E46")
    glow(painter, *_HUB, 460, t.light, 0.5)
    _stand(painter)
    _wheel(painter)
    _motion(painter)
    _fortune(painter)


def _at(angle: float, radius: float) -> Point:
    """A point of the wheel, clockwise from its top."""
    turn = radians(angle + _LEAN - 90)
    return _HUB[0] + radius * cos(turn), _HUB[1] + radius * sin(turn)


def _stand(painter: QPainter) -> None:
    """Two legs of red iron that carry the hub."""
    x, y = _HUB
    lit(painter, rect(x - 150, 850, 300, 34), "#5A1420", look.DANGER, (-2, -5), shade="#1E060A", width=7)
    for way in (-1, 1):
        leg = polygon(((x + way * 10, y), (x + way * 60, y), (x + way * 250, 1060), (x + way * 170, 1060)))
        lit(painter, leg, "#5A1420", look.DANGER, (-5, -4), shade="#1E060A", width=7)


def _wheel(painter: QPainter) -> None:
    """The wheel: six fields with what one may win or lose, a rim of lamps, a rail to turn it by, a pointer."""
    x, y = _HUB
    fill(painter, disc(x, y, 296), BLACK)
    for number, (tone, sign) in enumerate(_FIELDS):
        a = number * 60
        field = polygon((_HUB, *(_at(a + b * 6, 262) for b in range(-5, 6))))
        rimmed(painter, field, tone, "#F0C060", 2.5)
        within(painter, field, polygon((_HUB, *(_at(a + b, 270) for b in (12, 21, 30)))), mixed(tone, BLACK, 0.4))
        if sign is None:
            continue
        painter.save()
        painter.translate(*_at(a, 188))
        painter.rotate(_LEAN + 8 * (number % 3 - 1))
        painter.scale(1.04, 1.04)
        sign(painter)
        painter.restore()
    for number in range(16):
        rimmed(painter, limb(((*_at(number * 22.5 + 11, 280), 12), (*_at(number * 22.5 + 11, 330), 12))), look.BRASS,
            BLACK, 4)  # fmt: skip
    rimmed(painter, ring(x, y, 304, 258), "#7A1824", BLACK, 6)
    for outer in (304, 264):
        fill(painter, ring(x, y, outer, outer - 7), look.SODIUM)
    for number in range(24):
        at = _at(number * 15 + 7.5, 280)
        glaze(painter, disc(*at, 24), look.SODIUM, 0.4)
        fill(painter, disc(*at, 12), "#FFF0C8")
    lit(painter, ring(x, y, 336, 320), look.BRASS, look.BONE, (-3, -4), shade="#7A4A16", width=6)
    lit(painter, disc(x, y, 58), look.BRASS, look.BONE, (-5, -6), shade="#7A4A16", width=7)
    rimmed(painter, star(x, y, 44, 18, 8, _LEAN), _RED, BLACK, 4)
    pointer = polygon(((x - 44, 36), (x + 44, 36), (x, 150)))
    lit(painter, pointer, look.BONE, "#FFFFFF", (-6, -4), shade="#7C8A90", width=8)


def _crown(painter: QPainter) -> None:
    lit(painter, placed(crown(), 0, 42, 0.6), look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E", width=6)
    fill(painter, joined(*(disc(x, 26, 7) for x in (-32, 0, 32))), _RED)


def _coin(painter: QPainter) -> None:
    lit(painter, disc(0, 0, 52), look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E", width=6)
    fill(painter, ring(0, 0, 42, 37), "#8C5A1E")
    fill(painter, star(0, 0, 30, 12), "#6B3A10")


def _die(painter: QPainter) -> None:
    lit(painter, placed(rect(-42, -42, 84, 84, 16), 0, 0, 1, 14), look.BONE, "#FFFFFF", (-4, -5), shade="#8A7A74",
        width=6)  # fmt: skip
    fill(painter, joined(*(placed(disc(x, y, 9), 0, 0, 1, 14) for x in (-22, 0, 22) for y in (-22, 0, 22)
        if abs(x) == abs(y))), BLACK)  # fmt: skip


def _skull(painter: QPainter) -> None:
    bone = blob(((0, -62), (42, -50), (58, -10), (46, 22), (30, 34), (28, 62), (-28, 62), (-30, 34), (-46, 22), (-58,
        -10), (-42, -50)), tension=0.8)  # fmt: skip
    lit(painter, bone, look.BONE, "#FFFFFF", (-4, -5), shade="#8A8078", width=6)
    holes = [disc(x, -4, 17, 19) for x in (-24, 24)]
    fill(painter, joined(*holes, polygon(((0, 12), (10, 32), (-10, 32))), *(rect(x - 2.5, 42, 5, 20) for x in (-14, 0,
        14))), BLACK)  # fmt: skip


def _heart(painter: QPainter) -> None:
    heart = blob(((0, -26), (20, -50), (50, -46), (60, -16), (40, 18), (0, 58), (-40, 18), (-60, -16), (-50, -46),
        (-20, -50)), tension=0.7)  # fmt: skip
    lit(painter, heart, "#FF6A66", "#FFD0C0", (-5, -5), shade="#A01C28", width=6)


_FIELDS: Final[tuple[tuple[str, Callable[[QPainter], None] | None], ...]] = ((_RED, _crown), (_TEAL, _die), (_RED,
    _coin), ("#14121A", _skull), (_RED, None), (_TEAL, _heart))  # fmt: skip
"""What is on the wheel, clockwise from the top; one field is behind her head."""


def _motion(painter: QPainter) -> None:
    """What the turn leaves in the air: strokes along the rail, thick at their heads."""
    for radius, start, end, wide in (
        (358, 22, 84, 22),
        (386, 36, 76, 14),
        (358, 262, 336, 22),
        (386, 280, 330, 14),
        (358, 150, 196, 18),
    ):
        course = [(*_at(end + (start - end) * k / 8, radius), 1 + wide * k / 8) for k in range(9)]
        fill(painter, ink(course), "#F0D890")


def _fortune(painter: QPainter) -> None:
    """She in profile, large; out of a puffed sleeve her arm goes along the foot of the picture and up to the rail.

    The shoulder is at (190, 930), the elbow below the picture, the wrist at (560, 746).
    """
    rays_, gleam = (8, -5), "#FFE0B0"
    hair = blob(((200, 560), (110, 540), (50, 590), (0, 640), (-40, 760), (6, 750), (-20, 860), (40, 830), (30, 940),
        (90, 880), (120, 960), (160, 860), (190, 780)), tension=0.8)  # fmt: skip
    trunk = blob(((150, 800), (236, 800), (266, 850), (318, 898), (362, 980), (366, 1080), (-20, 1080), (0, 960), (50,
        900), (130, 860)), tension=0.7)  # fmt: skip
    lit(painter, trunk, _SKIN, gleam, rays_, shade="#6A3A24", smooth=True)
    bare = blob(((150, 930), (230, 900), (300, 946), (372, 1002), (430, 976), (500, 868), (540, 756), (566, 728), (606,
        752), (586, 800), (560, 900), (510, 1020), (470, 1110), (300, 1110), (170, 1040)), tension=0.66)  # fmt: skip
    lit(painter, bare, _SKIN, gleam, (-4, -8), shade="#7A4428", width=7, smooth=True)
    lit(painter, hair, "#6A1E12", look.SODIUM, (7, -6), shade="#1E0806")
    strands(painter, [((180 - a, 600 + a), (90 - a, 720 + a), (10 + a, 860 + a * 0.4)) for a in (-16, 8, 34)],
        "#6A1E12", look.SODIUM, 10)  # fmt: skip
    painter.save()
    painter.translate(226, 684)
    painter.rotate(-6)
    painter.scale(1.5, 1.5)
    _head(painter)
    painter.restore()
    choker = limb(((146, 846, 16), (206, 866, 24), (274, 852, 16)))
    lit(painter, choker, look.BRASS, look.BONE, (3, -5), shade="#7A4A16", width=5)
    _puff(painter)
    for x, y, half in ((538, 846, 40), (550, 808, 36)):
        band = limb(((x - half, y - half * 0.34, 20), (x + half, y + half * 0.34, 20)))
        lit(painter, band, look.BRASS, look.BONE, (-3, -4), shade="#7A4A16", width=5)
    fist(painter, 604, 676, 34, 0.94, _SKIN, back=True, towards=(-0.5, -1))


def _puff(painter: QPainter) -> None:
    """Her sleeve: a puff of red with slits, a golden hem, and the gown's edge."""
    puff = blob(((60, 980), (76, 910), (130, 868), (204, 862), (266, 900), (290, 964), (262, 1030), (190, 1062), (100,
        1050)), tension=0.9)  # fmt: skip
    lit(painter, puff, _RED, "#FF8A70", (7, -8), shade="#3A0810", width=8)
    within(painter, puff, joined(*(ink(((150 + a * 0.3, 880, 3), (150 + a * 0.9, 950, 20), (170 + a * 0.7, 1040, 3)))
        for a in (-70, 0, 76, 140))), "#F0C060")  # fmt: skip
    hem = ink(((262, 900, 12), (296, 950, 26), (290, 1010, 26), (250, 1060, 14)))
    lit(painter, hem, look.BRASS, look.BONE, (3, -5), shade="#7A4A16", width=6)


def _head(painter: QPainter) -> None:
    """Her head around (0, 0): a smile beneath the blindfold, whose ends fly behind her."""
    side(painter, 0, 0, 1, Face("#A86A48", _SKIN, nose=Nose.STRAIGHT, brow=6, lips="#C01828", smile=0.9, open=False,
        jaw=0.2))  # fmt: skip
    hair = blob(((56, -66), (50, -100), (8, -128), (-44, -122), (-88, -92), (-106, -30), (-110, 40), (-80, 80),
        (-50, 46), (-34, 10), (-26, -20), (0, -44), (30, -60)), tension=0.8)  # fmt: skip
    lit(painter, hair, "#6A1E12", look.SODIUM, (6, -5), shade="#1E0806")
    strands(painter, [((44, -84), (0, -100), (-60, 10)), ((34, -76), (-20, -70), (-76, 40)), ((16, -108), (-60, -90),
        (-92, 0))], "#6A1E12", look.SODIUM, 7)  # fmt: skip
    for tail in (((-84, -18, 20), (-130, -40, 34), (-180, -20, 30), (-220, -50, 8)), ((-84, -10, 20), (-120, 20, 34), (
            -160, 30, 30), (-206, 70, 8))):  # fmt: skip
        lit(painter, ink(tail), "#E8F4F4", "#FFFFFF", (3, -5), shade="#5A7A84", width=6)
    band = blob(((70, -46), (66, -4), (40, 2), (-20, 4), (-92, 4), (-100, -32), (-30, -44), (30, -50)), tension=0.5)
    lit(painter, band, "#E8F4F4", "#FFFFFF", (4, -6), shade="#5A7A84", width=6)
    within(painter, band, joined(ink(((64, -30, 1), (0, -24, 5), (-80, -18, 2))), ink(((60, -12, 1), (10, -8, 4), (-60,
        -8, 1)))), "#5A7A84")  # fmt: skip
    lit(painter, disc(-92, -14, 17, 22), "#E8F4F4", "#FFFFFF", (3, -4), shade="#5A7A84", width=6)
    lit(painter, disc(-16, 40, 12, 18), look.BRASS, look.BONE, (3, -3), shade="#7A4A16", width=4)
