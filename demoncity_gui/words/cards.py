"""What cards are called."""

from __future__ import annotations

from demoncity_gui.pieces.tarot import Card, Court, Drawn
from demoncity_gui.texts import card_titles as said


def card_title(card: Drawn) -> str:
    """Return a card's name as people say it: “Seven of Cups”, “The Moon”; “a 7” where only the number is known."""
    return said[card.value] if isinstance(card, Card) else said.numeral(number=card.number)


def court_title(court: Court) -> str:
    """Return what is said of whoever is of that rank at a court: “Queen”."""
    return said.court(court=court.value)


def plain_title(card: Card) -> str:
    """Return a card's name without an article: “Seven of Cups”, “Moon”."""
    return said[card.value if card.major is None else f"{card.value}-plain"]
