"""In how many ways throws come to lie below given bounds, when they are dealt from heaps without replacement.

All throws are drawn jointly from a few heaps, each in random order. That each of some throws holds nothing over its
own bound is a product of falling factorials: throws are placed with rising bounds, and each finds the cards up to its
bound less those that were placed before, for those lie under a lower bound and so under this one. What else is asked
is a signed sum of such products. Everything is a whole number of ways.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import product
from math import comb, perm

from msgspec import Struct

from demoncity_gui.odds.heaps import Takes

Lanes = int
"""A set of throws, a bit for each."""
Ways = dict[Takes, int]
"""In how many ways, by the number of cards placed from each heap so far."""


class Lane(Struct, frozen=True):
    """One throw: how many cards it takes from each heap and whether the lowest counts.

    `holds` is the worth of a card that is known to lie in it besides: of several the one that can count.
    """

    takes: Takes
    lowest: bool = False
    holds: int | None = None


class Deal:
    """Throws that are dealt jointly from heaps of cards.

    `worths` are those of the cards, heap by heap. `times` is how many ways of placing known cards this stands for, or
    less than nothing where it is taken off.

    `levels` are all worths there are, rising. A bound is a place in them: placed below `step`, a throw’s value is one
    of `levels[:step]`.
    """

    def __init__(self, worths: Sequence[Sequence[int]], lanes: Sequence[Lane], times: int = 1) -> None:
        self.worths, self.lanes, self.times = worths, tuple(lanes), times
        known = {lane.holds for lane in lanes if lane.holds is not None}
        self.levels = sorted(known.union(*worths))
        rising = [sorted(heap) for heap in worths]
        self._under = [tuple([bisect_left(heap, level) for heap in rising]) for level in self.levels]
        self._sizes = tuple(map(len, worths))
        self._under.append(self._sizes)
        self._dealt = tuple([sum(takes) for takes in zip(*[lane.takes for lane in lanes], strict=True)])
        self._terms: dict[tuple[Lanes, int], list[tuple[int, tuple[tuple[int, int], ...], Takes]]] = {}
        self._moves = any(lane.holds is not None for lane in lanes)
        self.nothing: Ways = {(0,) * len(worths): 1}

    def holding(self, lane: int, heap: int, card: int, counts_as: int) -> Deal:
        """Return the deal in which a card worth `card` lies in this throw for sure, where it `counts_as` so much."""
        there = self.lanes[lane]
        takes = tuple([cards - (number == heap) for number, cards in enumerate(there.takes)])
        holds = counts_as if there.holds is None else (min if there.lowest else max)(there.holds, counts_as)
        left = list(self.worths[heap])
        left.remove(card)
        worths = [*self.worths[:heap], left, *self.worths[heap + 1 :]]
        lanes = [*self.lanes[:lane], Lane(takes, there.lowest, holds), *self.lanes[lane + 1 :]]
        return Deal(worths, lanes, self.times * there.takes[heap])

    def negated(self) -> Deal:
        """Return the same deal, to be taken off."""
        return Deal(self.worths, self.lanes, -self.times)

    @property
    def all_ways(self) -> int:
        """In how many ways the throws can be dealt at all."""
        return self.finished(self.nothing)

    def placed(self, ways: Ways, lanes: Lanes, step: int) -> Ways:
        """Return in how many of these ways these throws lie below this step as well.

        What was placed before lies below no higher one.
        """
        if not lanes:
            return ways
        under = self._under[step]
        found: Ways = {}
        for used, number in ways.items():
            for times, takes, more in self._terms_of(lanes, step):
                count = number * times
                for heap, cards in takes:
                    free = under[heap] - used[heap]
                    if free < cards:
                        break
                    count *= perm(free, cards)
                else:
                    now = tuple([one + other for one, other in zip(used, more, strict=True)])
                    found[now] = found.get(now, 0) + count
        return found

    def finished(self, ways: Ways) -> int:
        """Return in how many ways all is dealt, what was not placed as it comes."""
        total = 0
        for used, number in ways.items():
            for size, dealt, placed in zip(self._sizes, self._dealt, used, strict=True):
                if dealt != placed:
                    number *= perm(size - placed, dealt - placed)
            total += number
        return total * self.times

    def _terms_of(self, lanes: Lanes, step: int) -> list[tuple[int, tuple[tuple[int, int], ...], Takes]]:
        """Return the signed sum that stands for these throws lying below this step: how often, and with which cards."""
        key = lanes, step if self._moves else 0
        known = self._terms.get(key)
        if known is None:
            summed: Ways = dict(self.nothing)
            for number, lane in enumerate(self.lanes):
                if lanes >> number & 1:
                    summed = _both(summed, self._below(lane, step))
            known = self._terms[key] = [
                (times, tuple([(heap, cards) for heap, cards in enumerate(takes) if cards]), takes)
                for takes, times in summed.items()
                if times
            ]
        return known

    def _below(self, lane: Lane, step: int) -> Ways:
        """Return the signed sum for one throw.

        The highest card is under a bound if all cards are. The lowest is unless none is: by inclusion and exclusion a
        signed sum over how many of the throw’s cards are, whatever the others be.
        """
        held_below = lane.holds is not None and lane.holds in self.levels[:step]
        if lane.lowest:
            if held_below:
                return self.nothing
            return {
                takes: -_sign(sum(takes)) * _ways_to_pick(lane.takes, takes)
                for takes in product(*[range(cards + 1) for cards in lane.takes])
                if any(takes)
            }
        return {lane.takes: 1} if held_below or lane.holds is None else {}


def _both(one: Ways, other: Ways) -> Ways:
    """Return the product of two signed sums."""
    found: Ways = {}
    for (takes, times), (more, again) in product(one.items(), other.items()):
        together = tuple([cards + further for cards, further in zip(takes, more, strict=True)])
        found[together] = found.get(together, 0) + times * again
    return found


def _sign(number: int) -> int:
    return -1 if number % 2 else 1


def _ways_to_pick(cards: Takes, picked: Takes) -> int:
    ways = 1
    for there, some in zip(cards, picked, strict=True):
        ways *= comb(there, some)
    return ways
