"""A turned throw: which of its cards counts, and what that card is worth in this hand (T-THROW, T-CRIT)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.worth import worth, worths
from demoncity_gui.pieces.tarot import Card, Drawn

FOOL_AS_SIGNIFICATOR = 22
"""What The Fool is worth to the player character whose Significator it is (T-CRIT-08)."""


class Thrown(Struct, frozen=True):
    """A turned throw: its cards, the one that counts, and that card's value in this hand."""

    cards: tuple[Drawn, ...]
    counting: Drawn
    value: int
    lowest: bool

    @property
    def is_fumble(self) -> bool:
        """Whether The Fool is the card that counts, as a plain 0 (T-CRIT-01, T-CRIT-09, T-CRIT-12, T-AMB-26).

        It is one though the thrower's side has won, but never for whom The Fool is the Significator (T-RESOLVE-23).
        """
        return self.value == 0  # no other card is worth that


def value_for(card: Drawn, thrower: Character, rules: HouseRules) -> int:
    """Return what a card is worth in this hand: its worth, but 22 for one's own Fool-Significator.

    T-CRIT-08, T-CRIT-09; for a creature of the Host's only where its sheet decides (T-AMB-08, reading b).
    """
    return values_for((card,), thrower, rules)[0]


def values_for(cards: Sequence[Drawn], thrower: Character, rules: HouseRules) -> list[int]:
    """Return what each of these cards is worth in this hand, as `value_for` says of one."""
    if rules.chosen and rules.reads(readings.COURTS_ARE_EQUAL):
        values = [worth(card, courts_are_equal=True) for card in cards]
    else:
        values = worths(cards)
    if 0 in values and Card.FOOL in thrower.significators:
        own_fool = thrower.is_player_character or rules.reads(readings.CREATURES_OWN_FOOLS)
        return [value or FOOL_AS_SIGNIFICATOR for value in values] if own_fool else values
    return values


def turned(cards: tuple[Drawn, ...], thrower: Character, *, lowest: bool, rules: HouseRules) -> Thrown:
    """Return the throw with its one card that counts: the highest, or the lowest after a trick.

    Higher is better (T-THROW-02) and the rest is nothing (T-THROW-01, T-THROW-04, T-ALOST-05, T-ALG-02).
    """
    values = values_for(cards, thrower, rules)
    value = min(values) if lowest else max(values)
    return Thrown(cards, cards[values.index(value)], value, lowest)


def own_values(thrown: Thrown, thrower: Character, rules: HouseRules) -> list[int]:
    """Return the values of the thrower's own Significators that lie there and could make a critical success.

    A player character's alone, and for its owner alone (T-CRIT-06, T-CRIT-07). After a trick only the card that counts
    can do it (T-AMB-39), by the other reading of T-AMB-09 in any throw.
    """
    if not thrower.significators or not thrower.is_player_character:
        return []
    own = [value_for(card, thrower, rules) for card in thrown.cards if card in thrower.significators]
    if rules.reads(readings.SIGNIFICATOR_MUST_COUNT) or (
        thrown.lowest and rules.reads(readings.LOWEST_CARD_ALONE_COUNTS)
    ):
        return [value for value in own if value == thrown.value]
    return own


def has_high_significator(character: Character, rules: HouseRules) -> bool:
    """Whether a Significator of theirs is worth over 10 to them: that is something supernatural (T-AMB-42)."""
    return any(value > 10 for value in values_for(character.significators, character, rules))
