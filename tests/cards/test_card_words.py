"""The words for each card: one line that is spoken, one that a Host reads."""

from __future__ import annotations

from demoncity_gui.cards.drawing.card_words import BACKS, WORDS
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Suit

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SIGNS = {Suit.WANDS: ("match", "torch"), Suit.CUPS: ("glass",), Suit.SWORDS: ("blade",), Suit.PENTACLES: ("coin",)}


def test_each_card_and_back_has_words_of_its_own() -> None:
    assert set(WORDS) == set(Card) and set(BACKS) == set(DeckName)
    assert len({words.seen for words in WORDS.values()}) == len({words.meaning for words in WORDS.values()}) == 78


def test_words_are_one_sentence_that_is_heard_in_a_few_seconds() -> None:
    for words in WORDS.values():
        assert words.seen.endswith(".") and "\n" not in words.seen and len(words.seen) <= 110
        assert words.meaning.endswith((".", "?")) and len(words.meaning) <= 64


def test_the_suit_of_each_minor_is_heard() -> None:
    for card, words in WORDS.items():
        if card.suit is not None and card is not Card.PENTACLES_4:
            assert any(sign in words.seen for sign in _SIGNS[card.suit]), card
