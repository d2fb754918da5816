"""Heads of the people in `people`: a profile that looks right, 70 units tall around the origin, and its hair."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.features import inked
from demoncity_gui.cards.drawing.figures import fedora
from demoncity_gui.cards.drawing.hair import Strand, strands
from demoncity_gui.cards.drawing.light import lit, within
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, limb, placed
from demoncity_gui.cards.drawing.tones import BLACK


class Hair(Enum):
    """What is on a head."""

    SHORT = "short"
    FEDORA = "fedora"


class Head(NamedTuple):
    """What tells one small head from another."""

    hair: Hair
    skin: str | QColor
    hair_colour: str | QColor
    rim: str | QColor
    """The light on hair and hat."""
    smile: float = 0
    """The corner of the mouth: 1 up, -1 down."""


def small_head(painter: QPainter, head: Head) -> None:
    """Paint head and hair upright around the origin."""

    def cut(path: QPainterPath, colour: str | QColor, light: str | QColor, deep: float = 5) -> None:
        shade = mixed(BLACK, colour, 0.55)
        lit(painter, path, colour, light, (deep, -deep * 0.5), shade=shade, width=3.2)

    gleam = mixed(head.hair_colour, head.rim, 0.3)
    face = blob(((-26, -12), (-16, -31), (10, -34), (25, -22), (24, -8), (36, 8), (33, 13), (26, 14), (29, 19),
        (26, 24), (22, 33), (6, 35), (-16, 22)), tension=0.8)  # fmt: skip
    cut(face, head.skin, head.skin, 7)
    dark = mixed(BLACK, head.skin, 0.5)
    within(painter, face, blob(((-40, -44), (0, -44), (6, -20), (2, -6), (4, 6), (12, 15), (10, 24), (20, 32), (16, 44),
        (-40, 44)), tension=0.5), dark)  # fmt: skip
    _features(painter, head)
    if head.hair is Hair.SHORT:
        cut(_SHORT, head.hair_colour, gleam, 4)
        strands(painter, _SHORT_STRANDS, head.hair_colour, head.rim, 2.6)
    else:
        cut(placed(fedora(), 2, -20, 0.52, -4), head.hair_colour, gleam)
    cut(disc(-9, 3, 6, 9), mixed(BLACK, head.skin, 0.72), head.skin, 2)
    fill(painter, limb(((-10, -1, 2), (-7, 2, 2), (-9, 6, 2))), BLACK)


def _features(painter: QPainter, head: Head) -> None:
    """Eye, brow and mouth, and no more: at this size further lines are dirt."""
    lift = 6 * head.smile
    dark = mixed(BLACK, head.skin, 0.5)
    fill(painter, blob(((4, -13), (24, -15), (26, -6), (16, -5), (7, 1)), tension=0.8), dark)
    fill(painter, blob(((25, -10), (28, -1), (29, 11), (24, 14), (21, 8)), tension=0.8), dark)
    inked(painter, BLACK, ((24, 6, 1), (20, 11, 2.6), (23, 15, 2), (29, 14.5, 2)))
    inked(
        painter, mixed(head.skin, "#FFE4BC", 0.4), ((9, 6, 1), (15, 10, 3.6), (20, 9, 1)), ((29, -2, 1), (33, 7, 2.6))
    )
    if head.smile > 0.5:  # an eye that laughs
        inked(painter, BLACK, ((9, 0, 1), (16, -6, 3.6), (23, -1, 1.6)))
    else:
        fill(painter, blob(((9, -1), (16, -6), (24, -2), (16, 3))), mixed(dark, look.BONE, 0.9))
        fill(painter, disc(19, -1.6, 3.6, 4.2), BLACK)
        inked(painter, BLACK, ((7, 0, 1), (15, -7, 3.6), (26, -4, 1.6)))
    sad = max(-head.smile, 0)
    inked(painter, BLACK, ((7, -11 + 3 * sad, 0.8), (15, -15, 3.6), (25, -12 - 5 * sad, 3)))
    inked(painter, mixed(BLACK, head.skin, 0.3), ((15, 13, 0.6), (9, 18, 2), (9, 24, 0.6)))
    inked(painter, BLACK, ((9, 20 - lift * 1.2, 0.8), (16, 22.5 - lift * 0.1, 3.2), (29, 20, 2.4)))
    inked(painter, mixed(head.skin, look.OXBLOOD, 0.5), ((18, 25, 0.8), (23, 25.5, 2.6), (28, 24, 1)))
    inked(painter, dark, ((15, 29, 0.8), (20, 30, 2.6), (25, 28, 0.8)))


_SHORT: Final = blob(((27, -22), (33, -34), (22, -36), (24, -43), (4, -41), (-12, -45), (-31, -31), (-35, -6),
    (-28, 14), (-20, 16), (-19, 0), (-14, -10), (-4, -10), (-1, 2), (3, -10), (3, -20), (14, -26)),
    tension=0.6)  # fmt: skip
_SHORT_STRANDS: Final[tuple[Strand, ...]] = (((22, -29), (0, -38), (-24, -10)), ((14, -27), (-8, -28), (-22, 2)),
    ((20, -33), (-10, -40), (-28, -14)))  # fmt: skip
