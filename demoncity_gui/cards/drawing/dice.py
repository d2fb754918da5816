"""The two d10s: the players' of bone, the Horror's of bottle green glass; told apart by their numbers' shape as well.

A die is painted on a canvas of 700 × 1200 units like a card, in the middle of it, and the rest stays as it was.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import CARD_WIDTH, joined, moved, polygon, rect
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.dice import D10

_TOP, _FOOT = (350, 258), (350, 942)
_LEFT, _LOW_LEFT = (46, 492), (46, 676)
_RIGHT, _LOW_RIGHT = (654, 492), (654, 676)
_NEAR_LEFT, _NEAR_RIGHT, _NEAR_FOOT = (128, 668), (572, 668), (350, 806)
OUTLINE: Final = (_TOP, _RIGHT, _LOW_RIGHT, _FOOT, _LOW_LEFT, _LEFT)
"""The corners of what is seen of a die, in canvas units."""
_FRONT: Final = (_TOP, _NEAR_RIGHT, _NEAR_FOOT, _NEAR_LEFT)
_SIDES: Final = (
    ((_TOP, _NEAR_LEFT, _LOW_LEFT, _LEFT), 0.16),
    ((_TOP, _RIGHT, _LOW_RIGHT, _NEAR_RIGHT), 0.34),
    ((_NEAR_LEFT, _NEAR_FOOT, _FOOT, _LOW_LEFT), 0.46),
    ((_NEAR_RIGHT, _LOW_RIGHT, _FOOT, _NEAR_FOOT), 0.6),
)
"""What is seen beside the face that is up, each with how much of the lamp's light it lacks."""
_DIGITS: Final = 268.0
_WIDEST: Final = 268.0
_BASE: Final = 696.0
"""The line that a number stands on; one that could be read both ways has a line beneath it."""


def paint_die(painter: QPainter, die: D10) -> None:
    """Paint a die with its number, bare while it has none. The painter is given back as it came."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    (_paint_bone if die.whose is DeckName.PLAYERS else _paint_glass)(painter, die.number)
    painter.restore()


def _paint_bone(painter: QPainter, number: int | None) -> None:
    """Old bone: warm, dull, its edges worn; the numbers are filled with ink."""
    dark = mixed(look.PLAYERS, look.INK, 0.55)
    for corners, shade in _SIDES:
        fill(painter, polygon(corners), mixed(look.BONE, dark, shade + 0.12))
    fill(painter, polygon(_FRONT), look.BONE)
    for corners, _ in _SIDES:
        stroke(painter, polygon(corners), mixed(look.BONE, dark, 0.5), 5)
    stroke(painter, polygon(OUTLINE), mixed(look.BONE, look.INK, 0.5), 10)
    if number is not None:
        fill(painter, _number(number, look.NUMERAL), look.INK)


def _paint_glass(painter: QPainter, number: int | None) -> None:
    """Bottle green glass: dark, its far edges seen through it, a hard light on one side; its numbers are lit."""
    deep = mixed(look.HORROR_GROUND, "#02120D", 0.35)
    for corners, shade in _SIDES:
        fill(painter, polygon(corners), mixed(mixed(deep, look.HORROR, 0.34), "#02120D", shade))
    fill(painter, polygon(_FRONT), mixed(deep, look.HORROR, 0.24))
    far = QPainterPath()
    for one, other in ((_FOOT, (168, 560)), (_FOOT, (532, 560)), (_LEFT, (350, 430)), (_RIGHT, (350, 430))):
        far.moveTo(*one)
        far.lineTo(*other)
    painter.save()
    painter.setClipPath(polygon(OUTLINE), Qt.ClipOperation.IntersectClip)
    stroke(painter, far, mixed(deep, look.HORROR, 0.36), 4)
    fill(painter, polygon(((88, 500), (330, 292), (300, 380), (110, 540))), mixed(deep, look.HORROR, 0.72))
    painter.restore()
    for corners, _ in _SIDES:
        stroke(painter, polygon(corners), mixed(deep, look.HORROR, 0.55), 5)
    stroke(painter, polygon(OUTLINE), look.HORROR, 10)
    if number is not None:
        digits = _number(number, look.TITLE)
        stroke(painter, digits, "#02120D", 26)
        fill(painter, digits, look.BONE)
        stroke(painter, digits, look.HORROR, 5)


def _number(number: int, family: str) -> QPainterPath:
    digits = lettering(str(number), _DIGITS, family, widest=_WIDEST)
    box = digits.boundingRect()
    digits = moved(digits, (CARD_WIDTH - box.width()) / 2, _BASE - box.bottom())
    if number in (6, 9):
        box = digits.boundingRect()
        digits = joined(digits, rect(box.left() + 8, box.bottom() + 16, box.width() - 16, 18))
    return digits
