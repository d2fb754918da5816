"""What a Horror's own card sets off where they win or succeed with it (T-CRIT-11)."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.events import CardPowerMet
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.rules.table import Fight, Table, turned_throw
from demoncity_gui.games.demon_city.rules.thrown import Thrown, value_for
from demoncity_gui.pieces.tarot import Card


def powers_met(winner: Character, thrown: Thrown | None, rules: HouseRules) -> tuple[CardPowerMet, ...]:
    """Return what the card that counts sets off for somebody who won or succeeded with it (T-CRIT-11).

    Of several cards of the value that counts, each is one that they won with.
    """
    cards = () if thrown is None else thrown.cards
    return tuple(
        CardPowerMet(winner.id, power)
        for power in winner.card_powers
        if power.card in cards and thrown is not None and value_for(power.card, winner, rules) == thrown.value
    )


def cards_away(table: Table, character: Character) -> tuple[Card, ...]:
    """Return the cards that set something off for somebody and are not in their deck: none of them can turn up."""
    there = everywhere(table, character.deck)
    return tuple(power.card for power in character.card_powers if power.card not in there)


def powers_met_in(table: Table, fight: Fight, ruling: ClashRuling) -> tuple[CardPowerMet, ...]:
    """Return what the cards of a judged Clash set off; nothing while one of its deeds is still to be chosen."""
    if ruling.choices:
        return ()
    doers = [one for who in ruling.happens for one in fight.participants if one.who == who]
    return tuple(
        met
        for one in doers
        for met in powers_met(table.character(one.who), turned_throw(table, one), table.house_rules)
    )
