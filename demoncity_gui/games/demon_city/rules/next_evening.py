"""From one evening to the next: what the new file begins with."""

from __future__ import annotations

from msgspec.structs import replace

from demoncity_gui.games.common.casebook import EMPTY_CASEBOOK
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


def next_evening(table: Table) -> BeginEvening:
    """Return the next session's first command, with the title and the scene of this one.

    The cast goes on with its Toughness, Injury, Calm and Significators, and so do the casebook, the house rules and
    both decks, every card collected first (T-DECK-19, HOST-16), a real deck as a real one; what was played solo goes on
    so. What was of one fight does not: who was Out of the Fight, in Panic or held is up again (T-STATE-08).
    """
    return BeginEvening(
        table.title,
        table.scene,
        rested(table),
        players_deck=_built_of(table, DeckName.PLAYERS),
        horror_deck=_built_of(table, DeckName.HORROR),
        house_rules=table.house_rules,
        players_mode=table.players_deck.mode,
        horror_mode=table.horror_deck.mode,
        casebook=None if table.casebook == EMPTY_CASEBOOK else table.casebook,
        solo=table.solo,
    )


def next_dice_evening(table: Table) -> BeginDiceEvening:
    """Return the first command of the next session with dice: the cast goes on as with cards, and so do who rolls and
    the house rules. The order of equals was of this session alone (D-SLOW-02).
    """
    return BeginDiceEvening(
        table.title,
        table.scene,
        rested(table),
        house_rules=table.house_rules,
        players_mode=table.players_deck.mode,
        horror_mode=table.horror_deck.mode,
        casebook=None if table.casebook == EMPTY_CASEBOOK else table.casebook,
        solo=table.solo,
    )


def rested(table: Table) -> tuple[Character, ...]:
    """Return the cast as it sits down again: nobody is Out, in Panic or held."""
    return tuple(replace(one, out=False, panicked=False, held=False) for one in table.characters)


def _built_of(table: Table, name: DeckName) -> tuple[Card, ...]:
    """Return a deck's cards in the tarot's own order, which tells nothing of where they lay."""
    there = set(everywhere(table, name))
    return tuple(card for card in Card if card in there)
