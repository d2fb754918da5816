"""The fifty-six minor cards: a scene of the city each, over the suit's name; its sign counted in the scene itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.light import framed
from demoncity_gui.cards.drawing.minors.cups import ace_to_four as cups_ace_to_four
from demoncity_gui.cards.drawing.minors.cups import court as court_of_cups
from demoncity_gui.cards.drawing.minors.cups import eight_to_ten as cups_eight_to_ten
from demoncity_gui.cards.drawing.minors.cups import five_to_seven as cups_five_to_seven
from demoncity_gui.cards.drawing.minors.pentacles import ace_to_three as pentacles_ace_to_three
from demoncity_gui.cards.drawing.minors.pentacles import court as court_of_pentacles
from demoncity_gui.cards.drawing.minors.pentacles import eight_to_ten as pentacles_eight_to_ten
from demoncity_gui.cards.drawing.minors.pentacles import four_to_seven as pentacles_four_to_seven
from demoncity_gui.cards.drawing.minors.swords import ace_to_five as swords_ace_to_five
from demoncity_gui.cards.drawing.minors.swords import court as court_of_swords
from demoncity_gui.cards.drawing.minors.swords import six_to_ten as swords_six_to_ten
from demoncity_gui.cards.drawing.minors.wands import ace_to_five as wands_ace_to_five
from demoncity_gui.cards.drawing.minors.wands import court as court_of_wands
from demoncity_gui.cards.drawing.minors.wands import six_to_ten as wands_six_to_ten
from demoncity_gui.cards.drawing.ornament import beside_words, picture_edge
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import CARD_WIDTH, moved, rect
from demoncity_gui.cards.drawing.tones import Tones
from demoncity_gui.pieces.tarot import Card, Suit

Scene = Callable[[QPainter, Tones], None]

_SCENES: Final[dict[Suit, tuple[Scene, ...]]] = {
    Suit.WANDS: (*wands_ace_to_five.SCENES, *wands_six_to_ten.SCENES, *court_of_wands.SCENES),
    Suit.CUPS: (*cups_ace_to_four.SCENES, *cups_five_to_seven.SCENES, *cups_eight_to_ten.SCENES, *court_of_cups.SCENES),
    Suit.SWORDS: (*swords_ace_to_five.SCENES, *swords_six_to_ten.SCENES, *court_of_swords.SCENES),
    Suit.PENTACLES: (
        *pentacles_ace_to_three.SCENES,
        *pentacles_four_to_seven.SCENES,
        *pentacles_eight_to_ten.SCENES,
        *court_of_pentacles.SCENES,
    ),
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
