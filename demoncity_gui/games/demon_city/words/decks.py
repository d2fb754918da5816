"""What is to be said of two decks that are being built."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules.card_powers import cards_away
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.deck_building import DeckOddity, DeckRemark
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_decks as said
from demoncity_gui.texts.catalogue import number
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.values import cited, said_by_name

_MOST = 4
"""So many cards are named; of more, the rest is counted."""

_RULES: dict[DeckBreach | DeckOddity, str] = {
    DeckBreach.CARD_TWICE: "T-DECK-20",
    DeckBreach.SIGNIFICATOR_AWAY: "T-DECK-13",
    DeckBreach.FOOL_IN_BOTH: "T-DECK-07",
    DeckBreach.FOOL_IN_NEITHER: "T-DECK-07",
    DeckBreach.MOSTLY_OVER_TEN: "T-DECK-17",
    DeckOddity.NOT_THREE_OF_EACH: "T-DECK-03",
    DeckOddity.NOBODYS_CARD: "T-DECK-06",
    DeckOddity.VALUE_MISSING: "T-DECK-16",
    DeckOddity.OWN_CARD_AWAY: "T-DECK-16",
}


def remark_sentence(remark: DeckRemark) -> str:
    """Return what the rules don't have so, with the rule's id."""
    values = [number(value) for value in remark.values]
    told = said_by_name(said, remark.breach.value, cards=_named(remark.cards), values=values)
    return cited(told, _RULES[remark.breach])


def powers_away_sentences(table: Table, character: Character) -> tuple[str, ...]:
    """Return what is to be said of cards on a sheet that set something off and are in no deck of that character's."""
    away = cards_away(table, character)
    if not away:
        return ()
    told = said.powers_away(
        cards=[card_title(card) for card in away], named=_named(away), deck=character.deck.value, who=character.name
    )
    return (cited(told, "T-CRIT-11"),)


def _named(cards: Sequence[Card]) -> list[str]:
    titles = [card_title(card) for card in cards[:_MOST]]
    more = len(cards) - _MOST
    return [*titles, said.more(number=number(more))] if more > 0 else titles
