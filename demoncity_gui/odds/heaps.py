"""The unseen cards as heaps, and how many of each a throw takes.

They are a heap and no order: two tables that differ only in what nobody has seen have the same chances.
"""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card

Takes = tuple[int, ...]
"""How many cards a throw takes from each heap."""


class TooFewCards(Exception):
    """More cards are asked of a deck than its pile and its discard hold."""

    def __init__(self, deck: DeckName, asked: int, held: int) -> None:
        super().__init__(deck, asked, held)
        self.deck, self.asked, self.held = deck, asked, held


class Heaps:
    """The unseen cards as heaps: the Players’ pile and discard, the Horror’s pile and discard."""

    def __init__(self, unseen: Unseen, rules: HouseRules) -> None:
        self.cards = tuple([heap for deck in DeckName for heap in (unseen.of(deck).pile, unseen.of(deck).discard)])
        courts_are_equal = rules.reads(readings.COURTS_ARE_EQUAL)
        self.worths = tuple(
            [tuple([worth(card, courts_are_equal=courts_are_equal) for card in heap]) for heap in self.cards]
        )
        self._heap_of = {
            card: heap for heap, cards in enumerate(self.cards) for card in cards if isinstance(card, Card)
        }

    def heap_of(self, card: Card) -> int | None:
        """Return the heap in which a named card lies, None where it is in none."""
        return self._heap_of.get(card)

    def dealt(self, throws: Iterable[tuple[DeckName, int]]) -> list[Takes]:
        """Return what each of these throws takes, in the order in which they draw (T-THROW-07, T-AMB-03).

        A deck’s pile is drawn to its last card, and the discard follows.

        Raises:
            TooFewCards: they ask more of a deck than it has.
        """
        first = {deck: 2 * number for number, deck in enumerate(DeckName)}
        left = [len(heap) for heap in self.cards]
        asked = dict.fromkeys(DeckName, 0)
        taken: list[Takes] = []
        for deck, cards in throws:
            pile = first[deck]
            asked[deck] += cards
            from_pile = min(cards, left[pile])
            takes = [0] * len(left)
            takes[pile], takes[pile + 1] = from_pile, cards - from_pile
            for heap in (pile, pile + 1):
                left[heap] -= takes[heap]
            taken.append(tuple(takes))
        for deck in DeckName:
            held = sum(map(len, self.cards[first[deck] : first[deck] + 2]))
            if asked[deck] > held:
                raise TooFewCards(deck, asked[deck], held)
        return taken
