"""How likely each value of one throw is, from what is unseen of its deck."""

from __future__ import annotations

from collections.abc import Mapping
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
