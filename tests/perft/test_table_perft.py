"""Every end of a deck and every order of a small one, by the table and by the second reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import TypeVar

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.events import CardsSpread, DamageThrown, DeckShuffled, NumberDrawn
from demoncity_gui.games.demon_city.rules.refusals import NotEnoughCards
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import foe, player
from tests.support.second_reading.table import SlowDeck, damage, hundred
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import PLAYERS_31

T = TypeVar("T")

SMALL = (Card.FOOL, Card("cups-3"), Card("swords-knight"), Card("wands-7"), Card("wands-10"))
"""Two cards that give no number, three that do."""

DECK_ENDS = {
    1: {"from the pile": 80, "shuffled": 19, "not enough": 1},
    2: {"from the pile": 60, "shuffled": 36, "not enough": 4},
    3: {"from the pile": 40, "shuffled": 50, "not enough": 10},
    4: {"from the pile": 20, "shuffled": 60, "not enough": 20},
    5: {"shuffled": 66, "not enough": 34},
}
"""Cards thrown → how often each of a hundred decks serves them: 0 to 4 in the pile and the discard, 0 to 3 lying."""

NUMBERS = {3: 40, 7: 40, 10: 40}
"""C10 over all orders of the small deck."""
HUNDREDS = {73: 20, 3: 20, 37: 20, 7: 20, 30: 20, 70: 20}
"""C100 over all orders of it: ones first, and a 10 is the digit 0."""
DAMAGE = {
    (1, False): {3: 40, 7: 40, 10: 40},
    (2, False): {3: 80, 7: 40},
    (3, False): {3: 120},
    (1, True): {3: 40, 7: 40, 10: 40},
    (2, True): {7: 40, 10: 80},
    (3, True): {10: 120},
}
"""Cards and whether the harm is massive → damage over all orders of it."""


class ByName:
    """A chance that lays cards by their names, so that the second reading can do the same."""

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        return tuple(sorted(items, key=lambda one: one.value if isinstance(one, Card) else "0"))


def by_name(cards: Sequence[str]) -> Sequence[str]:
    return sorted(cards)


def sitting_with(deck: Deck) -> Sitting:
    """Return a table outside Action Rounds where this is the Players' Deck and the Horror's."""
    sitting = table_with(player("Ann", toughness=2), foe("Bill", toughness=3), in_action=False)
    sitting.do(cmd.SetHouseRule("T-AMB-70", "b"))
    sitting.table = replace(sitting.table, players_deck=deck, horror_deck=deck)
    sitting.chance = ByName()
    return sitting


def names(cards: Sequence[object]) -> list[str]:
    return [card.value for card in cards if isinstance(card, Card)]


def same(table: Table, deck: SlowDeck) -> bool:
    """Whether both hold the same deck; in what order a discard lies is nobody's concern (T-DECK-23)."""
    ours = table.players_deck
    return (names(ours.pile), sorted(names(ours.discard)), names(ours.spread)) == (
        deck.pile,
        sorted(deck.discard),
        deck.lying,
    )


def decks() -> Iterator[Deck]:
    """Yield every deck of 0 to 4 cards in the pile and in the discard, and 0 to 3 that lie open."""
    for pile, discard, lying in product(range(5), range(5), range(4)):
        cards = PLAYERS_31[: pile + discard + lying]
        yield Deck(cards[:pile], cards[pile : pile + discard], cards[pile + discard :])


def test_each_end_of_a_deck() -> None:
    """T-DECK-21, T-DECK-22, T-THROW-05, T-THROW-06, T-THROW-07, T-AMB-03, T-AMB-04: all of them, T-EX-40 among them."""
    counted = {number: Counter[str]() for number in DECK_ENDS}
    for number, deck in product(DECK_ENDS, decks()):
        sitting = sitting_with(deck)
        slow = SlowDeck(names(deck.pile), names(deck.discard), names(deck.spread))
        if not slow.can_serve(number):
            refused = sitting.refusal(cmd.DrawFreely(DeckName.PLAYERS, number))
            assert isinstance(refused, NotEnoughCards)
            counted[number]["not enough"] += 1
            continue
        happened = sitting.do(cmd.DrawFreely(DeckName.PLAYERS, number))
        slow.throw(number, by_name)
        assert same(sitting.table, slow), f"{number} from {deck}"
        was_shuffled = any(isinstance(event, DeckShuffled) for event in happened)
        assert was_shuffled == slow.was_shuffled
        assert sum(event.number for event in happened if isinstance(event, CardsSpread)) == number
        counted[number]["shuffled" if was_shuffled else "from the pile"] += 1
    assert {number: dict(row) for number, row in counted.items()} == DECK_ENDS


def test_each_number_drawn_from_a_small_deck() -> None:
    """T-C10-01, T-C10-02, T-C10-03, T-C100-01, T-C100-02, T-C100-03, T-C100-05, T-C100-07."""
    tens, hundreds = Counter[int](), Counter[int]()
    for order in permutations(SMALL):
        for is_hundred, counted in ((False, tens), (True, hundreds)):
            sitting = sitting_with(Deck(order))
            drawn = sitting.do(cmd.DrawNumber(DeckName.PLAYERS, is_hundred))[-1]
            slow = SlowDeck(names(order))
            numbers = slow.throw_numbers(2 if is_hundred else 1, by_name)
            assert isinstance(drawn, NumberDrawn)
            assert drawn.number == (hundred(*numbers) if is_hundred else numbers[0])
            assert same(sitting.table, slow)
            counted[drawn.number] += 1
    assert (dict(tens), dict(hundreds)) == (NUMBERS, HUNDREDS)


def test_each_damage_thrown_from_a_small_deck() -> None:
    """T-AMB-70, reading b: as many cards as base Toughness, the lowest; massive harm by a stat, the highest."""
    counted = {row: Counter[int]() for row in DAMAGE}
    for (cards, massive), order in product(DAMAGE, permutations(SMALL)):
        ann, bill = player("Ann", toughness=cards), foe("Bill", toughness=cards)
        sitting = table_with(ann, bill, in_action=False)
        sitting.do(cmd.SetHouseRule("T-AMB-70", "b"))
        sitting.table = replace(sitting.table, players_deck=Deck(order))
        sitting.chance = ByName()
        thrown = sitting.do(cmd.ThrowDamage(ann.id, bill.id, massive=TOUGHNESS if massive else None))
        (hit,) = [event for event in thrown if isinstance(event, DamageThrown)]
        slow = SlowDeck(names(order))
        assert hit.damage == damage(slow, cards, by_name, massive=massive)
        assert same(sitting.table, slow)
        victim = sitting.table.character(bill.id)
        assert (victim.toughness, victim.out) == (cards - hit.damage, cards < hit.damage)
        counted[cards, massive][hit.damage] += 1
    assert {row: dict(damages) for row, damages in counted.items()} == DAMAGE
