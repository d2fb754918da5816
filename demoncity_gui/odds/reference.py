"""Tables of chances to keep beside the screen: against an Intensity, and against each other (T-ODDS-01, T-ODDS-02)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.odds.deal import Deal, Lane
from demoncity_gui.odds.heaps import Heaps, TooFewCards
from demoncity_gui.odds.spread import Spread, dice_spread, dice_wins, values_of
from demoncity_gui.odds.sweep import ways_to_win
from demoncity_gui.pieces.decks import DeckName

MOST = 6
"""The most cards or dice of a table."""
Table = Mapping[tuple[int, int], Fraction]
"""Chances by so many cards and an Intensity, or by so many cards against so many."""


def over_intensity(deck: UnseenDeck) -> Table:
    """Return how likely the best of 1 to MOST cards is over 0 to 9; without those that the deck can't give."""
    return _over({cards: odds for cards in range(1, MOST + 1) if (odds := _spread(deck, cards))})


def dice_over_number() -> Table:
    """Return how likely the best of 1 to MOST d10s is over 0 to 9."""
    return _over({dice: dice_spread(dice) for dice in range(1, MOST + 1)})


def players_against_horror(unseen: Unseen) -> Table:
    """Return how likely so many of the Players' cards are to be higher than so many of the Horror's."""
    heaps = Heaps(unseen, PRESETS)
    found = {}
    for ours in range(1, MOST + 1):
        for theirs in range(1, MOST + 1):
            try:
                takes = heaps.dealt([(DeckName.PLAYERS, ours), (DeckName.HORROR, theirs)])
            except TooFewCards:
                continue
            deal = Deal(heaps.worths, [Lane(one) for one in takes])
            found[ours, theirs] = Fraction(ways_to_win(deal, 0b01, 0b10), deal.all_ways)
    return found


def dice_against_dice() -> Table:
    """Return how likely so many d10s are to be higher than so many others."""
    each = range(1, MOST + 1)
    return {(ours, theirs): dice_wins([ours, theirs])[0] for ours in each for theirs in each}


def _spread(deck: UnseenDeck, cards: int) -> Spread:
    from_pile = min(cards, len(deck.pile))
    if cards - from_pile > len(deck.discard):
        return {}
    worths = [[worth(card) for card in heap] for heap in (deck.pile, deck.discard)]
    return values_of(Deal(worths, [Lane((from_pile, cards - from_pile))]))


def _over(spreads: Mapping[int, Spread]) -> Table:
    return {
        (cards, number): sum([chance for value, chance in odds.items() if value > number], Fraction())
        for cards, odds in spreads.items()
        for number in range(10)
    }
