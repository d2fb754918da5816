"""How often a side wins a Clash while the throws of a few of its deeds come to something.

The worths are gone through from the lowest up. A few throws are followed: each is placed at its own value. Every other
throw has a bound alone: whom a followed deed must beat lies below it, and of what is left the side’s throws lie at most
at the top of the Clash and all others below it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations, product

from msgspec import Struct

from demoncity_gui.odds.deal import Deal, Lanes, Ways
from demoncity_gui.odds.heaps import Takes

Story = Hashable
"""What the throws followed so far have come to: only what still matters."""


class Term(Struct, frozen=True):
    """One term of a signed sum: throws that lie below the deed’s own value, and those that do not lie over it."""

    times: int
    below: Lanes = 0
    within: Lanes = 0


class Comes(Struct, frozen=True):
    """What may come of a throw at a value, and the signed sum that stands for it."""

    to: Hashable
    terms: tuple[Term, ...]


class Followed(Struct, frozen=True):
    """A throw that is followed.

    `comes` tells what may come of it at a level, by whether that is the top of the Clash and which throws lie below
    it. `levels` are those it may come to, None for all.
    """

    lane: int
    comes: Callable[[int, bool, Lanes], Sequence[Comes]]
    levels: range | None = None


class Sweep:
    """One way of going through all values: which side is to win, who is followed, and how the story is told on.

    `told_on` adds to a story what came of the throws of one level, each with its lane. `lower` are throws that must
    lie below the level `lower_than` whatever else happens.
    """

    def __init__(
        self,
        deal: Deal,
        own: Lanes,
        others: Lanes,
        followed: Sequence[Followed],
        told_on: Callable[[Story, list[tuple[int, Hashable]]], Story],
        *,
        lower: Lanes = 0,
        lower_than: int = 0,
    ) -> None:
        self._deal, self._own, self._others = deal, own, others
        self._followed, self._told_on = followed, told_on
        self._all_followed = sum([1 << one.lane for one in followed])
        self._lower, self._lower_than = lower, lower_than
        self._tops: dict[tuple[Hashable, ...], list[int]] = {}

    def ways(self) -> dict[Story, int]:
        """Return in how many ways the side wins, by the story of the throws that were followed."""
        found: dict[Story, int] = {}
        states: dict[tuple[Lanes, Story], Ways] = {(0, ()): self._deal.nothing}
        for level in range(len(self._deal.levels)):
            if self._lower and level == self._lower_than:
                states = self._with_the_lower(states)
            here: dict[tuple[Lanes, Story], Ways] = {}
            for (placed, story), ways in states.items():
                for group in self._groups(level, placed):
                    self._step(level, placed, story, ways, group, found, here)
            for state, ways in here.items():
                _add(states.setdefault(state, {}), ways)
        return found

    def _groups(self, level: int, placed: Lanes) -> Iterator[tuple[Followed, ...]]:
        """Yield everybody who may come to this level together."""
        free = [
            one for one in self._followed if not placed >> one.lane & 1 and (one.levels is None or level in one.levels)
        ]
        for number in range(1, len(free) + 1):
            yield from combinations(free, number)

    def _step(
        self,
        level: int,
        placed: Lanes,
        story: Story,
        ways: Ways,
        group: tuple[Followed, ...],
        found: dict[Story, int],
        states: dict[tuple[Lanes, Story], Ways],
    ) -> None:
        """Place a group at a level: on to later levels, or into what is `found` where nobody else is followed."""
        mine = placed | sum([1 << one.lane for one in group])
        ends = not self._all_followed & ~mine
        for is_top in (False, True):
            for comings in product(*[one.comes(level, is_top, placed) for one in group]):
                tale = self._told_on(story, [(one.lane, come.to) for one, come in zip(group, comings, strict=True)])
                for terms in product(*[come.terms for come in comings]):
                    if is_top and not ends:
                        continue
                    now, at_level = self._placed_at(level, placed, ways, group, terms, is_top=is_top)
                    if is_top:
                        found[tale] = found.get(tale, 0) + self._deal.finished(at_level)
                    elif ends:
                        found[tale] = found.get(tale, 0) + self._topped(at_level, now, level + 1)
                    elif at_level:
                        _add(states.setdefault((now, tale), {}), at_level)

    def _placed_at(
        self,
        level: int,
        placed: Lanes,
        ways: Ways,
        group: tuple[Followed, ...],
        terms: tuple[Term, ...],
        *,
        is_top: bool,
    ) -> tuple[Lanes, Ways]:
        """Return who lies there and in how many ways, once this group lies at this level.

        To lie at a level is not to lie over it, less to lie below it.
        """
        times, below, within = 1, 0, 0
        for term in terms:
            times, below, within = times * term.times, below | term.below, within | term.within
        mine = 0
        for one in group:
            mine |= 1 << one.lane
        if is_top:
            below, within = below | self._others, within | self._own
        below &= ~placed & ~mine
        within &= ~placed & ~mine & ~below
        deal = self._deal
        ways = deal.placed(ways, below, level)
        found: Ways = {}
        for number in range(len(group) + 1):
            for lower in combinations(group, number):
                under = 0
                for one in lower:
                    under |= 1 << one.lane
                here = deal.placed(deal.placed(ways, under, level), within | (mine & ~under), level + 1)
                _add(found, here, -times if number % 2 else times)
        return placed | below | within | mine, found

    def _with_the_lower(self, states: dict[tuple[Lanes, Story], Ways]) -> dict[tuple[Lanes, Story], Ways]:
        """Return the states in which those that must lie lower by now do."""
        found: dict[tuple[Lanes, Story], Ways] = {}
        for (placed, story), ways in states.items():
            owed = self._lower & ~placed
            if not owed & self._all_followed:
                placed_now = self._deal.placed(ways, owed, self._lower_than)
                _add(found.setdefault((placed | owed, story), {}), placed_now)
        return found

    def _topped(self, ways: Ways, placed: Lanes, level: int) -> int:
        """Return in how many of these ways the side has the top of the Clash at this level or over it."""
        own, others = self._own & ~placed, self._others & ~placed
        if not own:
            return 0
        total = 0
        for used, number in ways.items():
            key = used, own, others
            tops = self._tops.get(key)
            if tops is None:
                tops = self._tops[key] = tops_over(self._deal, used, own, others)
            total += number * tops[level]
        return total


def ways_to_win(deal: Deal, own: Lanes, others: Lanes) -> int:
    """Return in how many ways the highest value is among these throws and not among the others."""
    (nothing,) = deal.nothing
    return tops_over(deal, nothing, own, others)[0]


def tops_over(deal: Deal, used: Takes, own: Lanes, others: Lanes) -> list[int]:
    """Return for each level in how many ways the highest value is there or higher, and one of `own` alone."""
    tops = [0] * (len(deal.levels) + 1)
    for level in reversed(range(len(deal.levels))):
        below = deal.placed({used: 1}, others, level)
        here = deal.finished(deal.placed(below, own, level + 1)) - deal.finished(deal.placed(below, own, level))
        tops[level] = tops[level + 1] + here
    return tops


def _add(ways: Ways, more: Ways, times: int = 1) -> None:
    for used, number in more.items():
        ways[used] = ways.get(used, 0) + times * number
