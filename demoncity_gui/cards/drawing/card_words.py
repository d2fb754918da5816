"""Words for each card: what is to be seen on it, for who can't see it, and what it has long been read as."""

from __future__ import annotations

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import cards


def seen_on_cards() -> dict[Card, str]:
    """Return what our own pictures show, one sentence each for a screen reader."""
    return {card: cards[card.value] for card in Card}


def seen_on_backs() -> dict[DeckName, str]:
    """Return what is to be seen on each deck's back."""
    return {deck: cards[f"back-{deck.value}"] for deck in DeckName}


def meaning(card: Card) -> str:
    """Return what a card may mean at a table: a few words for the Host."""
    return cards[f"{card.value}-meaning"]
