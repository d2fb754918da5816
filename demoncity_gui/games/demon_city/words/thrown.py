"""Turned cards in words: what was thrown, which card counts, and what makes it critical or a fumble."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.thrown import FOOL_AS_SIGNIFICATOR, Thrown, value_for
from demoncity_gui.games.demon_city.words.people import card_words, listed, person
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_throws as said
from demoncity_gui.words.values import cited


def thrown_sentence(table: Table, who: CharacterId, thrown: Thrown) -> str:
    """Return what somebody turned, and what of it counts."""
    called, value = person(table, who), thrown.value
    turned = listed([card_words(card) for card in thrown.cards])
    thrower = table.character(who)
    if Card.FOOL in thrown.cards and Card.FOOL in thrower.significators:
        rule = "T-CRIT-08" if thrower.is_player_character else "T-AMB-08"
        if value == FOOL_AS_SIGNIFICATOR:
            turned = said.own_fool(turned=turned, who=called, value=value)
            return cited(said.throws(who=called, turned=turned), *(["T-ALOST-05"] if thrown.lowest else []), rule)
        if value_for(Card.FOOL, thrower, table.house_rules) != FOOL_AS_SIGNIFICATOR:
            turned = cited(said.own_fool_of_the_hosts(turned=turned, who=called), rule)
            if thrown.is_fumble:
                return said.throws(who=called, turned=turned)
        elif thrown.lowest:
            turned = cited(said.own_fool_not_lowest(turned=turned, who=called, value=FOOL_AS_SIGNIFICATOR), rule)
    if thrown.lowest:
        return cited(said.throws_lowest(who=called, turned=turned, value=value), "T-ALOST-05")
    if len(thrown.cards) > 1:
        return cited(said.throws_highest(who=called, turned=turned, value=value), "T-THROW-01")
    if not isinstance(thrown.counting, Card) or thrown.counting.pip is not None:  # the number is said with the card
        return cited(said.throws(who=called, turned=turned), "T-THROW-01")
    return cited(said.throws_worth(who=called, turned=turned, value=value), "T-THROW-01")


def critical_sentence(table: Table, who: CharacterId, thrown: Thrown, *, over_ten: bool = True) -> str:
    """Return what makes a success critical: a card over 10 unless that is not enough, or an own Significator."""
    thrower, called = table.character(who), person(table, who)
    own = [card for card in thrown.cards if card in thrower.significators] if thrower.is_player_character else []
    if thrown.value <= 10 or not over_ten:
        return cited(said.critical_alone(who=called, cards=[card_words(card) for card in own]), "T-CRIT-06")
    if thrown.counting in own:
        # Over 10 is enough; whether the Significator alone would have been depends on more (T-ALG-11).
        card = card_words(thrown.counting)
        return cited(said.critical_besides(who=called, value=thrown.value, card=card), "T-CRIT-03")
    return cited(said.critical(who=called, value=thrown.value), "T-CRIT-03")


def fumble_sentence(table: Table, who: CharacterId) -> str:
    """Return that somebody fumbles, and why."""
    return cited(said.fumble(who=person(table, who)), "T-CRIT-01")
