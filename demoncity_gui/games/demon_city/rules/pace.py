"""How near the night is to its worst: it rises as the Horror's Deck runs down, and with every scene."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.table import Table

CALM, RISING, DIRE, BREAKING = 1, 2, 3, 4
"""The steps of it."""
_SCENES_A_STEP = 2


def pace_of(table: Table) -> int:
    """Return the pace, 1 to 4.

    What counts of the Horror's Deck is how much of it lies in the discard or open, which all at the table can see. A
    deck that is shuffled anew lets the night breathe, but never further than the scenes played so far allow; with dice,
    or real cards, these alone count.
    """
    by_scenes = CALM + table.casebook.scenes // _SCENES_A_STEP
    by_deck = CALM
    deck = table.horror_deck
    whole = len(deck.pile) + len(deck.discard) + len(deck.opened)
    if not deck.is_real:
        by_deck = CALM + (whole - len(deck.pile)) * BREAKING // (whole + 1)
    return min(max(by_scenes, by_deck), BREAKING)
