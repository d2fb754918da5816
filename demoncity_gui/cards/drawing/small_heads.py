"""Heads of the people in `people`: a profile that looks right, 70 units tall around the origin, and its hair."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import Strand, strands
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, placed, polygon
from demoncity_gui.cards.drawing.tones import BLACK


class Hair(Enum):
    """What is on a head."""

    SHORT = "short"
    LONG = "long"
    BUN = "bun"
    BALD = "bald"
    CURLS = "curls"
    FEDORA = "fedora"
    CAP = "cap"
    HOOD = "hood"
    SCARF = "scarf"
    BRAID = "braid"
    FRINGE = "fringe"
    TALL = "tall"


class Head(NamedTuple):
    """What tells one small head from another."""

    hair: Hair
    skin: str | QColor
    hair_colour: str | QColor
    rim: str | QColor
    """The light on hair and hat."""
    lamp: int = 1
    """Where it comes from: 1 from where the face looks, -1 from behind."""
    beard: str | QColor | None = None
    old: bool = False
    smile: float = 0
    """The corner of the mouth: 1 up, -1 down."""


def small_head(painter: QPainter, head: Head) -> None:
    """Paint head and hair upright around the origin."""

    def cut(path: QPainterPath, colour: str | QColor, light: str | QColor, deep: float = 5) -> None:
        shade = mixed(BLACK, colour, 0.55)
        lit(painter, path, colour, light, (deep * head.lamp, -deep * 0.5), shade=shade, width=3.2)

    gleam = mixed(head.hair_colour, head.rim, 0.3)
    if (back := _hair_behind(head.hair)) is not None:
        cut(back, head.hair_colour, gleam, 4)
    face = blob(((-26, -12), (-16, -31), (10, -34), (25, -22), (24, -8), (36, 8), (33, 13), (26, 14), (29, 19),
        (26, 24), (22, 33), (6, 35), (-16, 22)), tension=0.8)  # fmt: skip
    cut(face, head.skin, head.skin, 7)
    if head.beard is not None:
        beard = blob(((-16, 0), (-8, 10), (4, 15), (14, 14), (20, 17), (27, 15), (30, 28), (22, 48), (4, 52),
            (-14, 34)), tension=0.7)  # fmt: skip
        cut(beard, head.beard, head.beard, 4)
        fill(painter, limb(((20, 24, 3), (26, 22, 3))), BLACK)
    _features(painter, head)
    if (top := _hair_above(head.hair)) is not None:
        cut(top, head.hair_colour, gleam, 4 if head.hair in _STRANDS else 5)
    strands(painter, _STRANDS.get(head.hair, ()), head.hair_colour, head.rim, 2.6)
    if head.hair in (Hair.SHORT, Hair.BUN, Hair.BALD, Hair.FRINGE, Hair.CAP, Hair.FEDORA, Hair.BRAID, Hair.TALL):
        cut(disc(-9, 3, 6, 9), head.skin, head.skin, 3)
        fill(painter, limb(((-10, -1, 2), (-7, 2, 2), (-9, 6, 2))), mixed(BLACK, head.skin, 0.5))


def _features(painter: QPainter, head: Head) -> None:
    """Eye, brow and mouth, and no more: at this size further lines are dirt."""
    lift = 6 * head.smile
    if head.smile > 0.5:  # an eye that laughs
        fill(painter, limb(((10, -1, 2.6), (16, -6, 4), (22, -2, 2.6))), BLACK)
    else:
        fill(painter, disc(16.5, -3, 4, 5), BLACK)
    fill(painter, limb(((9, -14 - lift * 0.2, 2.6), (17, -16, 4), (25, -13 - lift * 0.3, 2.6))),
        mixed(BLACK, look.BONE, 0.4) if head.old else BLACK)  # fmt: skip
    if head.beard is None:
        fill(painter, limb(((11, 21 - lift, 2.4), (17, 23 + lift * 0.2, 4), (28, 20 - lift * 0.3, 2.4))), BLACK)


def _hair_behind(hair: Hair) -> QPainterPath | None:
    match hair:
        case Hair.LONG:
            return blob(((-14, -40), (18, -38), (14, -10), (-10, 20), (-4, 60), (-14, 80), (-22, 70), (-32, 86),
                (-40, 72), (-48, 78), (-42, 10), (-36, -22)), tension=0.8)  # fmt: skip
        case Hair.SCARF:
            return blob(((-16, -42), (24, -34), (10, 6), (-6, 40), (-40, 50), (-44, 0)))
        case Hair.BRAID:
            return joined(*(disc(-32 - abs(i - 2) * 2, 6 + i * 17, 11 - i) for i in range(5)))
        case _:
            return None


_SIDES: tuple[Strand, ...] = (((22, -29), (0, -38), (-24, -10)), ((14, -27), (-8, -28), (-22, 2)))
_STRANDS = {
    Hair.SHORT: (*_SIDES, ((20, -33), (-10, -40), (-28, -14))),
    Hair.BUN: (((20, -28), (-2, -34), (-28, -28)), ((8, -24), (-12, -22), (-30, -22)), ((-44, -40), (-34, -34),
        (-30, -22))),
    Hair.BRAID: (((20, -28), (-6, -34), (-30, 4)), ((8, -24), (-12, -16), (-28, 8))),
    Hair.LONG: (((16, -34), (-20, -34), (-28, 30)), ((10, -28), (-18, -20), (-22, 40)), ((-24, -30), (-38, 10),
        (-38, 60))),
    Hair.HOOD: (((6, -42), (-30, -34), (-44, 50)), ((-6, -26), (-28, 0), (-22, 54))),
    Hair.SCARF: (((18, -28), (-10, -30), (-28, 20)), ((-8, -8), (-18, 10), (-34, 40))),
}  # fmt: skip


def _hair_above(hair: Hair) -> QPainterPath | None:
    match hair:
        case Hair.SHORT:
            return blob(((27, -22), (33, -34), (22, -36), (24, -43), (4, -41), (-12, -45), (-31, -31), (-35, -6),
                (-28, 14), (-20, 16), (-19, 0), (-14, -10), (-4, -10), (-1, 2), (3, -10), (3, -20), (14, -26)),
                tension=0.6)  # fmt: skip
        case Hair.LONG:
            return blob(((28, -20), (30, -34), (10, -45), (-24, -39), (-38, -6), (-34, 26), (-22, 34), (-12, 14),
                (-10, -2), (0, -16), (10, -28), (18, -26)), tension=0.8)  # fmt: skip
        case Hair.BUN | Hair.BRAID:
            top = blob(((28, -20), (28, -34), (8, -45), (-24, -40), (-36, -12), (-30, 12), (-20, 14), (-17, -4),
                (-4, -12), (2, -22), (16, -26)), tension=0.7)  # fmt: skip
            return joined(top, disc(-38, -30, 17)) if hair is Hair.BUN else top
        case Hair.CURLS:
            return joined(
                *(disc(a, b, 15) for a, b in ((24, -30), (6, -40), (-14, -38), (-30, -24), (-36, -4), (-32, 16)))
            )
        case Hair.FEDORA:
            return placed(fedora(), 2, -20, 0.52, -4)
        case Hair.CAP:
            crown = blob(((-33, -8), (-33, -34), (-4, -49), (26, -38), (31, -16), (10, -17)), tension=0.8)
            return joined(crown, polygon(((14, -22), (30, -22), (52, -10), (50, -5), (16, -11))))
        case Hair.HOOD:
            return blob(((33, -24), (31, -40), (8, -54), (-28, -48), (-46, -10), (-50, 30), (-58, 60), (-30, 66),
                (0, 52), (-10, 26), (-12, 2), (2, -18), (18, -21)), tension=0.8)  # fmt: skip
        case Hair.SCARF:
            return blob(((30, -18), (8, -44), (-24, -36), (-34, 0), (-20, 34), (-10, 6), (2, -16), (18, -20)))
        case Hair.FRINGE:  # bald on top, hair around the ears
            return blob(((-8, -16), (-12, -2), (-20, 4), (-16, 22), (-24, 26), (-34, 10), (-32, -16), (-22, -24)))
        case Hair.TALL:  # a shock of hair that nobody combed
            return blob(((26, -20), (36, -36), (20, -36), (22, -52), (6, -44), (-2, -56), (-14, -44), (-30, -48),
                (-30, -32), (-44, -24), (-36, -8), (-42, 8), (-28, 14), (-19, 4), (-16, -12), (0, -22)),
                tension=0.45)  # fmt: skip
        case Hair.BALD:
            return None
