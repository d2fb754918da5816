"""Turned cards in words: what was thrown, which card counts, and what makes it critical or a fumble."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.thrown import FOOL_AS_SIGNIFICATOR, Thrown, value_for
from demoncity_gui.games.demon_city.words.people import listed, name
from demoncity_gui.pieces.tarot import Card, Drawn


def thrown_sentence(table: Table, who: CharacterId, thrown: Thrown) -> str:
    """Return what somebody turned, and what of it counts."""
    return f"{name(table, who)} throws {_thrown_words(table, who, thrown)}"


def _thrown_words(table: Table, who: CharacterId, thrown: Thrown) -> str:
    turned = listed([card_words(card) for card in thrown.cards])
    thrower = table.character(who)
    if Card.FOOL in thrown.cards and Card.FOOL in thrower.significators:
        whose = f"{turned}; {name(table, who)}’s own Fool"
        rule = "T-CRIT-08" if thrower.is_player_character else "T-AMB-08"
        if thrown.value == FOOL_AS_SIGNIFICATOR:
            rules = f"T-ALOST-05, {rule}" if thrown.lowest else rule
            return f"{whose} counts as {FOOL_AS_SIGNIFICATOR} [{rules}]"
        if value_for(Card.FOOL, thrower, table.house_rules) != FOOL_AS_SIGNIFICATOR:
            turned = f"{whose} is 0 all the same to one of the Host’s [{rule}]"
            if thrown.is_fumble:
                return turned
        elif thrown.lowest:
            turned = f"{whose} is {FOOL_AS_SIGNIFICATOR}, and so not the lowest [{rule}]"
    if thrown.lowest:
        return f"{turned}; the lowest counts, {thrown.value} [T-ALOST-05]"
    if len(thrown.cards) > 1:
        return f"{turned}; the highest counts, {thrown.value} [T-THROW-01]"
    number_is_said = not isinstance(thrown.counting, Card) or thrown.counting.pip is not None
    return f"{turned}{'' if number_is_said else f', worth {thrown.value}'} [T-THROW-01]"


def card_words(card: Drawn) -> str:
    """Return a card as a sentence names it: “the Nine of Cups”, “The Moon”, “a 7” where only the number is known."""
    if isinstance(card, Card):
        return card.title if card.suit is None else f"the {card.title}"
    return f"an {card.number}" if card.number in (8, 11, 18) else f"a {card.number}"


def critical_sentence(table: Table, who: CharacterId, thrown: Thrown, *, over_ten: bool = True) -> str:
    """Return what makes a success critical: a card over 10 unless that is not enough, or an own Significator."""
    thrower = table.character(who)
    own = [card for card in thrown.cards if card in thrower.significators] if thrower.is_player_character else []
    if thrown.value <= 10 or not over_ten:
        cards = listed([card_words(card) for card in own])
        whose = f"{cards}, {name(table, who)}’s own, would have been enough alone"
        return f"{name(table, who)} has a critical success: {whose} [T-CRIT-06]"
    if thrown.counting in own:
        # Over 10 is enough; whether the Significator alone would have been depends on more (T-ALG-11).
        own_card = f"{card_words(thrown.counting)} is {name(table, who)}’s own Significator besides"
        return f"{name(table, who)} has a critical success: {thrown.value} is over 10; {own_card} [T-CRIT-03]"
    return f"{name(table, who)} has a critical success: {thrown.value} is over 10 [T-CRIT-03]"


def fumble_sentence(table: Table, who: CharacterId) -> str:
    """Return that somebody fumbles, and why."""
    return f"{name(table, who)} fumbles: The Fool is the card that counts [T-CRIT-01]"
