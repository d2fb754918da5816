"""The words for each card: one line that is spoken, one that a Host reads."""

from __future__ import annotations

import pytest

from demoncity_gui.cards.drawing.card_words import meaning, seen_on_backs, seen_on_cards
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Suit
from demoncity_gui.texts.catalogue import spoken

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_SIGNS = {Suit.WANDS: ("match", "torch"), Suit.CUPS: ("glass",), Suit.SWORDS: ("blade",), Suit.PENTACLES: ("coin",)}


def test_each_card_and_back_has_words_of_its_own() -> None:
    assert len({*seen_on_cards().values()}) == len({meaning(card) for card in Card}) == 78
    assert len({*seen_on_backs().values()}) == len(DeckName)


@pytest.mark.parametrize("language", ("en", "de"))
def test_words_are_one_sentence_that_is_heard_in_a_few_seconds(language: str) -> None:
    with spoken(language):
        for card, seen in seen_on_cards().items():
            assert seen.endswith(".") and "\n" not in seen and len(seen) <= 110, card
            assert meaning(card).endswith((".", "?")) and len(meaning(card)) <= 64, card


@pytest.mark.english
def test_the_suit_of_each_minor_is_heard() -> None:
    for card, seen in seen_on_cards().items():
        if card.suit is not None and card is not Card.PENTACLES_4:
            assert any(sign in seen for sign in _SIGNS[card.suit]), card
