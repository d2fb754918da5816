"""A cast that is taken into the other edition: what it begins with there, and what has no counterpart."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.games.demon_city.rules.decks import starting_players_deck
from demoncity_gui.games.demon_city.rules.next_evening import rested
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.pieces.tarot import Card, Suit, listed_in_order


class Left(Struct, frozen=True):
    """What is not taken along, or stays unused on the sheets: nothing of a sheet is lost, and it counts again there.

    `own_cards` are those whose sheet names cards: Significators, or what cards set off. `rules` are the house rules
    that the other edition doesn't have. `decks` are built anew, or not at all.
    """

    own_cards: tuple[CharacterId, ...]
    rules: tuple[str, ...]
    decks: bool


def in_other_edition(table: Table) -> BeginEvening | BeginDiceEvening:
    """Return what begins the next evening of this cast in the edition that isn't played here.

    Sheets go along as they are, with what has befallen people. Decks are those that a Host begins with: the players'
    with their Significators (T-DECK-03, T-DECK-13), the Horror's with one card of each value and the creatures' own
    (T-DECK-16). Real cards become real dice, of which the highest is typed, and the other way round.
    """
    people = rested(table)
    players, horror = (_real_or_not(deck.mode) for deck in (table.players_deck, table.horror_deck))
    if table.edition.has_decks:
        return BeginDiceEvening(table.title, table.scene, people, players_mode=players, horror_mode=horror)
    owned = [card for one in people if one.is_player_character for card in one.significators]
    creatures = [card for one in people if not one.is_player_character for card in one.significators]
    named = [met.card for one in people if not one.is_player_character for met in one.card_powers]
    pips = [card for card in Card if card.suit is Suit.PENTACLES and card.pip is not None]
    ours = listed_in_order(dict.fromkeys((*starting_players_deck(), *owned)))
    theirs = listed_in_order(card for card in dict.fromkeys((*pips, *creatures, *named)) if card not in ours)
    return BeginEvening(table.title, table.scene, people, ours, theirs, players_mode=players, horror_mode=horror)


def _real_or_not(mode: DeckMode) -> DeckMode:
    return DeckMode.PROGRAM if mode is DeckMode.PROGRAM else DeckMode.HIGHEST_ONLY


def left_behind(table: Table) -> Left:
    """Return what has no counterpart in the other edition."""
    return Left(
        own_cards=tuple(one.id for one in table.characters if one.significators or one.card_powers),
        rules=tuple(ambiguity for ambiguity, _ in table.house_rules.chosen),
        decks=table.edition.has_decks,
    )
