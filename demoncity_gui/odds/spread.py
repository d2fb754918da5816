"""How likely each value of one throw is, from what is unseen of its deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.thrown import values_for
from demoncity_gui.games.demon_city.rules.unseen import UnseenDeck
from demoncity_gui.odds.deal import Deal, Lane

Spread = Mapping[int, Fraction]
"""How likely each value is; those that can’t come are left out."""


def spread_of(deck: UnseenDeck, lane: Lane, thrower: Character, rules: HouseRules) -> Spread:
    """Return how likely each value of a throw is; `lane` takes so many cards of the pile and of the discard.

    Other throws from the same deck make no difference: any cards of the heap are as likely to lie there.
    """
    return values_of(Deal([values_for(heap, thrower, rules) for heap in (deck.pile, deck.discard)], [lane]))


def values_of(deal: Deal) -> Spread:
    """Return how likely each value of the one throw of a deal is."""
    upto = [deal.finished(deal.placed(deal.nothing, 1, step)) for step in range(len(deal.levels) + 1)]
    return {
        value: Fraction(now - before, deal.all_ways)
        for value, before, now in zip(deal.levels, upto[:-1], upto[1:], strict=True)
        if now > before
    }


def dice_spread(dice: int) -> Spread:
    """Return how likely each value of a roll of so many d10s is: the best of them counts (D-CLASH-01)."""
    return {value: Fraction(value**dice - (value - 1) ** dice, 10**dice) for value in range(1, 11)}


def dice_wins(dice: Sequence[int]) -> list[Fraction]:
    """Return how likely each of these rolls of so many d10s is to be higher than all others; the rest are ties."""
    found = []
    for own in dice:
        others = sum(dice) - own
        odds = dice_spread(own)
        found.append(sum([chance * Fraction(value - 1, 10) ** others for value, chance in odds.items()], Fraction()))
    return found
