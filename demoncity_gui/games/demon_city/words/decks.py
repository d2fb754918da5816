"""What is to be said of two decks that are being built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from demoncity_gui.games.demon_city.rules.card_powers import cards_away
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.deck_building import DeckOddity, DeckRemark
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import listed, lower_deck_name
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_refusals as refusals

_MOST = 4
"""So many cards are named; of more, the rest is counted."""


def remark_sentence(remark: DeckRemark) -> str:
    """Return what the rules don't have so, with the rule's id."""
    named, values = _named(remark.cards), listed([str(value) for value in remark.values])
    match remark.breach:
        case DeckBreach.CARD_TWICE:
            return f"No card can be there twice: {named} [T-DECK-20]"
        case DeckBreach.SIGNIFICATOR_AWAY:
            return f"A Significator belongs in the Players’ Deck: {named} [T-DECK-13]"
        case DeckBreach.FOOL_IN_BOTH | DeckBreach.FOOL_IN_NEITHER:
            words = refusals.breach(breach=remark.breach.value)
            return f"{words[0].upper()}{words[1:]}; it belongs in exactly one [T-DECK-07]"
        case DeckBreach.MOSTLY_OVER_TEN:
            return "Most cards of the Horror’s Deck are over 10; mostly 1 to 10 is meant [T-DECK-17]"
        case DeckOddity.NOT_THREE_OF_EACH:
            return f"The Players’ Deck starts with three pips of each value, and has not of {values} [T-DECK-03]"
        case DeckOddity.NOBODYS_CARD:
            return f"In the Players’ Deck and nobody’s Significator: {named} [T-DECK-06]"
        case DeckOddity.VALUE_MISSING:
            return f"The Horror’s Deck has no card worth {values} [T-DECK-16]"
        case DeckOddity.OWN_CARD_AWAY:
            return f"A creature’s own card is not in the Horror’s Deck: {named} [T-DECK-16]"
        case _:
            assert_never(remark.breach)


def powers_away_sentences(table: Table, character: Character) -> tuple[str, ...]:
    """Return what is to be said of cards on a sheet that set something off and are in no deck of that character's."""
    away = cards_away(table, character)
    if not away:
        return ()
    verb = "is" if len(away) == 1 else "are"
    deck = lower_deck_name(character.deck)
    return (f"{_named(away)} {verb} not in {deck}, and can set nothing off for {character.name} [T-CRIT-11]",)


def _named(cards: Sequence[Card]) -> str:
    titles = [card.title for card in cards[:_MOST]]
    more = len(cards) - _MOST
    return listed([*titles, f"{more} more"] if more > 0 else titles)
