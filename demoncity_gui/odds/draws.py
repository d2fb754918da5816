"""The chances of numbers drawn from a deck, past cards that give none: C10, C100 and damage (T-C10, T-C100)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from demoncity_gui.games.demon_city.rules.draws import hundred_of
from demoncity_gui.games.demon_city.rules.unseen import UnseenDeck
from demoncity_gui.games.demon_city.rules.worth import gives_a_number, worth
from demoncity_gui.odds.deal import Deal, Lane
from demoncity_gui.odds.spread import values_of
from demoncity_gui.pieces.tarot import Drawn


def number_odds(deck: UnseenDeck, cards: int = 1, *, lowest: bool = True) -> dict[int, Fraction]:
    """Return how likely each number is to come of so many cards worth 1 to 10, of which the lowest counts.

    One card is C10 (T-C10-01, T-C10-02), as many as somebody’s Toughness are damage (T-AMB-70 b); of Massive Damage
    the highest counts. Empty where the deck has too few such cards.
    """
    heaps = [_numbers(deck.pile), _numbers(deck.discard)]
    from_pile = min(cards, len(heaps[0]))
    if cards - from_pile > len(heaps[1]):
        return {}
    return dict(values_of(Deal(heaps, [Lane((from_pile, cards - from_pile), lowest)])))


def hundred_odds(deck: UnseenDeck) -> dict[int, Fraction]:
    """Return how likely each number is to come of C100, ones first, then tens (T-C100-01); empty as for C10."""
    found: dict[int, Fraction] = {}
    for ones, chance in number_odds(deck).items():
        for tens, then in number_odds(_without(deck, ones)).items():
            number = hundred_of(ones, tens)
            found[number] = found.get(number, Fraction()) + chance * then
    return found


def _numbers(cards: Sequence[Drawn]) -> list[int]:
    return [worth(card) for card in cards if gives_a_number(card)]


def _without(deck: UnseenDeck, number: int) -> UnseenDeck:
    """Return the deck once the first card worth so much is drawn, from the pile unless that has no number."""
    in_pile = bool(_numbers(deck.pile))
    left = list(deck.pile if in_pile else deck.discard)
    left.remove(next(card for card in left if worth(card) == number))
    return UnseenDeck(tuple(left), deck.discard) if in_pile else UnseenDeck((), tuple(left))
