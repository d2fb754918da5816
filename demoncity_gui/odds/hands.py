"""The hands that one throw may be, gathered into kinds that the rules can’t tell apart, each with its number of ways.

What counts is the highest card and the highest of one’s own Significators; so one hand stands for all of a kind, and
the rules’ own judge rules on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import perm

from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.thrown import value_for
from demoncity_gui.odds.heaps import Takes
from demoncity_gui.pieces.tarot import Drawn

Hand = tuple[int, tuple[Drawn, ...]]
"""In how many ways a kind of hand is dealt, and a hand of that kind."""
Heap = Sequence[Drawn]


def hands(
    heaps: Sequence[Heap], takes: Takes, thrower: Character, rules: HouseRules, *, last_apart: bool
) -> Iterator[Hand]:
    """Yield the kinds of hands of a throw in which the highest card counts.

    With `last_apart` the card drawn last is told from the others: it is the one that High Stat gave (T-AMB-41 c).
    """
    if not last_apart:
        yield from _kinds(heaps, takes, thrower, rules)
        return
    last = max(heap for heap, cards in enumerate(takes) if cards)
    fewer = tuple([cards - (heap == last) for heap, cards in enumerate(takes)])
    apart: set[Drawn] = set(thrower.significators)
    kinds: Counter[tuple[int, Drawn | None]] = Counter()
    a_card: dict[tuple[int, Drawn | None], Drawn] = {}
    for card in heaps[last]:
        kind: tuple[int, Drawn | None] = value_for(card, thrower, rules), card if card in apart else None
        kinds[kind] += 1
        a_card[kind] = card
    for kind, number in kinds.items():
        left = list(heaps[last])
        left.remove(a_card[kind])
        others = [*heaps[:last], left, *heaps[last + 1 :]]
        for ways, cards in _kinds(others, fewer, thrower, rules):
            yield number * ways, (*cards, a_card[kind])


def _kinds(heaps: Sequence[Heap], takes: Takes, thrower: Character, rules: HouseRules) -> Iterator[Hand]:
    """Yield the kinds of hands by the highest own Significator in them, none perhaps, and the highest other card."""
    own = sorted(thrower.significators, key=lambda card: -value_for(card, thrower, rules))
    heap_of = {card: heap for heap, cards in enumerate(heaps) for card in cards if card in own}
    out: set[Drawn] = set()
    for card in own:
        if card in heap_of:
            heap = heap_of[card]
            out.add(card)
            if takes[heap]:
                fewer = tuple([cards - (number == heap) for number, cards in enumerate(takes)])
                for ways, others in _highest(heaps, fewer, out, thrower, rules):
                    yield takes[heap] * ways, (card, *others)
    yield from _highest(heaps, takes, out, thrower, rules)


def _highest(
    heaps: Sequence[Heap], takes: Takes, out: set[Drawn], thrower: Character, rules: HouseRules
) -> Iterator[Hand]:
    """Yield the kinds of what is thrown without the cards that are `out`, by the highest; a card stands for each."""
    if not any(takes):
        yield 1, ()
        return
    found: dict[int, Drawn] = {}
    values = []
    for heap, cards in zip(heaps, takes, strict=True):
        here = []
        if cards:
            for card in heap:
                if card not in out:
                    value = value_for(card, thrower, rules)
                    here.append(value)
                    found[value] = card
        values.append(here)
    before = 0
    for value in sorted(found):
        ways = 1
        for here, cards in zip(values, takes, strict=True):
            ways *= perm(sum([one <= value for one in here]), cards) if cards else 1
        if ways > before:
            yield ways - before, (found[value],)
        before = ways
