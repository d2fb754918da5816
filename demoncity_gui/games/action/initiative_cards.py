"""Whose card is which: initiative cards are playing cards, a suit for each Faction (A-ALT-01)."""

from __future__ import annotations

from typing import NamedTuple

from demoncity_gui.games.action.rules.stack import Stack
from demoncity_gui.games.action.rules.table import Table
from demoncity_gui.pieces.playing import JOKERS, RANKS, SUITS


class Lying(NamedTuple):
    """A card of the stack: whose it is, or what it says where it is nobody's, and which playing card."""

    whose: str
    card: str
    is_padding: bool = False


def initiative_cards(table: Table) -> dict[str, str]:
    """Return each one's card: kings and queens first, in the order of the people; beyond 52 people there is none."""
    left = {suit: [f"{suit}-{rank}" for rank in reversed(RANKS)] for suit in SUITS}
    found: dict[str, str] = {}
    for one in table.people:
        suit = SUITS[table.factions.index(one.sheet.faction) % len(SUITS)]
        pile = left[suit] or next((cards for cards in left.values() if cards), [])
        if pile:
            found[one.name] = pile.pop(0)
    return found


def lying(table: Table, stack: Stack) -> tuple[Lying, ...]:
    """Return the cards as they lie, the first on top; padding is a Joker."""
    own, jokers, found = initiative_cards(table), 0, []
    for card in stack.cards:
        if isinstance(card, str):
            found.append(Lying(card, own.get(card, "")))
        else:
            found.append(Lying(card.text, JOKERS[jokers % len(JOKERS)], is_padding=True))
            jokers += 1
    return tuple(found)
