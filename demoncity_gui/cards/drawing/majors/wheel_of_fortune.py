"""Wheel of Fortune, Major X."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
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

_HUB: Final = (392, 398)
_SKIN: Final = "#E8B688"
_LEAN: Final = -8
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
    """The wheel: eight fields with what one may win or lose, a rim of lamps, a rail to turn it by, a pointer."""
    x, y = _HUB
    fill(painter, disc(x, y, 296), BLACK)
    for number, (tone, sign) in enumerate(_FIELDS):
        a = number * 45
        field = polygon((_HUB, *(_at(a + b * 4.5, 262) for b in range(-5, 6))))
        rimmed(painter, field, tone, "#F0C060", 2.5)
        within(painter, field, polygon((_HUB, *(_at(a + b, 270) for b in (8, 15, 23)))), mixed(tone, BLACK, 0.4))
        painter.save()
        painter.translate(*_at(a, 188))
        painter.rotate(_LEAN + 8 * (number % 3 - 1))
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


def _star(painter: QPainter) -> None:
    lit(painter, star(0, 4, 62, 25), look.BONE, "#FFFFFF", (-4, -4), shade="#8A949A", width=6)


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


def _moon(painter: QPainter) -> None:
    lit(painter, disc(0, 0, 54).subtracted(disc(-26, -6, 46)), look.BONE, "#FFFFFF", (-4, -4), shade="#8A949A",
        width=6)  # fmt: skip


def _heart(painter: QPainter) -> None:
    heart = blob(((0, -26), (20, -50), (50, -46), (60, -16), (40, 18), (0, 58), (-40, 18), (-60, -16), (-50, -46),
        (-20, -50)), tension=0.7)  # fmt: skip
    lit(painter, heart, "#FF6A66", "#FFD0C0", (-5, -5), shade="#A01C28", width=6)


def _horseshoe(painter: QPainter) -> None:
    shoe = ring(0, 0, 56, 30).subtracted(polygon(((0, 0), (-34, 80), (34, 80))))
    lit(painter, shoe, look.BRASS, look.BONE, (-4, -5), shade="#8C5A1E", width=6)
    fill(painter, joined(*(disc(43 * sin(radians(a)), -43 * cos(radians(a)), 5) for a in range(-120, 121, 40))), BLACK)


_FIELDS: Final[tuple[tuple[str, Callable[[QPainter], None]], ...]] = ((_RED, _crown), (_TEAL, _star), (_RED, _die), (
    _TEAL, _coin), ("#14121A", _skull), (_TEAL, _moon), (_RED, _heart), (_TEAL, _horseshoe))  # fmt: skip
"""What is on the wheel, clockwise from the top."""


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
    """She in profile to the waist; her arm goes to the rail: a head is 215.

    The shoulder is at (180, 822), the elbow (392, 890), the wrist (566, 690).
    """
    rays_, gleam = (8, -5), "#FFE0B0"
    hair = blob(((180, 520), (110, 520), (60, 570), (20, 600), (-20, 690), (14, 690), (-10, 780), (40, 760), (30, 850),
        (76, 800), (96, 860), (130, 780), (160, 720)), tension=0.8)  # fmt: skip
    back = blob(((112, 730), (190, 756), (228, 748), (262, 800), (300, 880), (280, 960), (262, 1080), (20, 1080), (50,
        960), (56, 860), (74, 780)), tension=0.7)  # fmt: skip
    lit(painter, back, _SKIN, gleam, rays_, shade="#6A3A24", smooth=True)
    bodice = blob(((44, 890), (130, 914), (220, 880), (270, 836), (304, 876), (284, 960), (270, 1080), (10, 1080), (40,
        970)), tension=0.5)  # fmt: skip
    lit(painter, bodice, _RED, "#FF8A70", rays_, shade="#3A0810")
    checks = [(20 + column * 84 + row % 2 * 42, 860 + row * 62) for row in range(5) for column in range(5)]
    within(painter, bodice, joined(*(polygon(((x, y - 62), (x + 42, y), (x, y + 62), (x - 42, y))) for x, y in checks
        if y % 124 == 860 % 124)), "#3A0A18")  # fmt: skip
    lit(painter, ink(((44, 892, 10), (130, 916, 18), (220, 884, 18), (268, 840, 16), (302, 872, 8))), look.BRASS,
        look.BONE, (3, -4), shade="#7A4A16", width=5)  # fmt: skip
    within(painter, back, ink(((150, 870, 1), (196, 876, 5), (236, 862, 1))), "#8A5438")
    lit(painter, hair, "#6A1E12", look.SODIUM, (7, -6), shade="#1E0806")
    strands(painter, [((150 - a, 560 + a), (90 - a, 640 + a), (20 + a, 780 + a * 0.4)) for a in (-16, 8, 34)],
        "#6A1E12", look.SODIUM, 9)  # fmt: skip
    painter.save()
    painter.translate(206, 634)
    painter.rotate(-8)
    painter.scale(1.12, 1.12)
    _head(painter)
    painter.restore()
    arm(painter, ((176, 826), (388, 894), (562, 690)), 92, _SKIN, gleam, (-3, -8), skin=_SKIN)
    for share in (0.72, 0.84):
        x, y = 388 + 174 * share, 894 - 204 * share
        lit(painter, limb(((x - 22, y - 19, 16), (x + 22, y + 19, 16))), look.BRASS, look.BONE, (-3, -4),
            shade="#7A4A16", width=4)  # fmt: skip
    fist(painter, 602, 640, 45, 0.72, _SKIN, back=True, towards=(-0.5, -1))


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
