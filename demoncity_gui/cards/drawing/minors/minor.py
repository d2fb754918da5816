"""The fifty-six minor cards: a scene of the city each, over the suit's name; its sign counted in the scene itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import framed
from demoncity_gui.cards.drawing.minors.cups import scenes as cups
from demoncity_gui.cards.drawing.minors.pentacles import scenes as pentacles
from demoncity_gui.cards.drawing.minors.swords import scenes as swords
from demoncity_gui.cards.drawing.minors.wands import scenes as wands
from demoncity_gui.cards.drawing.ornament import beside_words, picture_edge
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import CARD_WIDTH, moved, rect
from demoncity_gui.cards.drawing.tones import Tones
from demoncity_gui.pieces.tarot import Card, Suit

Scene = Callable[[QPainter, Tones], None]

_SCENES: Final[dict[Suit, tuple[Scene, ...]]] = {
    Suit.WANDS: wands.SCENES,
    Suit.CUPS: cups.SCENES,
    Suit.SWORDS: swords.SCENES,
    Suit.PENTACLES: pentacles.SCENES,
}
"""Ace to ten, page, knight, queen, king."""
_WORDS_ROOM: Final = 90
"""How much lower the scene stands where the words are left out, card units."""


def paint_minor(painter: QPainter, card: Card, suit: Suit, *, large_index: bool) -> None:
    """Paint a minor card's scene and its words; its frame and index are the face's.

    With a large index the words are left out, and the scene stands lower, clear of the index.
    """
    colour = look.SUIT_COLOUR[suit]
    lower = _WORDS_ROOM if large_index else 0
    tones = Tones(colour)
    with framed(painter, 1050 + lower):
        fill(painter, rect(30, 30, 640, 1050 + lower), tones.far)
        painter.translate(0, lower)
        _scene_of(card, suit)(painter, tones)
    picture_edge(painter, 1050 + lower, colour)
    if large_index:
        return
    text = suit.value if card.court is None else f"{card.court.value} of {suit.value}"
    word = lettering(text.upper(), 34, look.TITLE, 700, 0.05, widest=560)
    wide = word.boundingRect().width()
    fill(painter, moved(word, (CARD_WIDTH - wide) / 2, 1144), colour)
    beside_words(painter, 1127, wide, colour)


def _scene_of(card: Card, suit: Suit) -> Scene:
    of_suit = [other for other in Card if other.suit is suit]
    return _SCENES[suit][of_suit.index(card)]
