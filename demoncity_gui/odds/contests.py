"""Deeds of one side of which only the highest that succeeds takes effect: attacks by T-AMB-13 b, deeds all of which
exclude each other (T-RESOLVE-27).

The worths are gone through from the lowest up, and only the throws that such deeds must beat are placed at their own
values: throws that stand against the same deeds all together, by the highest of them. Once those that a deed must beat
lie, the deed has a bound alone, for it may lie higher only where it fails. One deed is placed at its own value besides:
the one that is asked about. What may follow once it lies is the same for all of them, and is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from demoncity_gui.odds.deal import Deal, Lanes, Ways
from demoncity_gui.odds.heaps import Takes
from demoncity_gui.odds.stakes import Stake, lanes_in
from demoncity_gui.odds.successes import Own, Successes
from demoncity_gui.odds.sweep import tops_over
from demoncity_gui.odds.tales import CANDIDATE, CRITICAL, HAPPENS, MADE, Ends


class Contest:
    """Such deeds in one deal: `deeds` of the side whose throws are `side`, against all `others`.

    With an `own` Significator only what that makes critical is counted: throws of deeds that its owner's excludes lie
    below it. A card over 10 is critical over those alone, or, `over_all`, over all other sides'.
    """

    def __init__(
        self, deal: Deal, deeds: Sequence[Stake], side: Lanes, others: Lanes, own: Own | None, *, over_all: bool
    ) -> None:
        self._deal, self._deeds, self._side, self._others, self._own = deal, deeds, side, others, own
        self._over = others if over_all else 0
        self._successes = Successes(deal, own, frees=False)
        self._lane_of = [(1 << one.lane, one) for one in deeds]
        self._all = lanes_in(deeds)
        self._beaten = 0
        for one in deeds:
            self._beaten |= one.all_throws
        self._groups = self._alike()
        self._opened: dict[tuple[int, int], tuple[list[Lanes], list[Lanes]]] = {}
        self._would_succeed: dict[tuple[Lanes, int, bool], Lanes] = {}
        # Cards of one deck alone are placed in the order of their bounds.
        self._apart = not self._heaps(self._all) & self._heaps(self._beaten)
        self._hopeless = lanes_in(one for one in deeds if not any(self._open(one, len(deal.levels) - 1)))
        self._capped, self._cap = 0, len(deal.levels)
        if own is not None:
            self._cap = sum(level < own.value for level in deal.levels)
            self._capped = next(one.rivals for one in deeds if one.lane == own.lane)
        self._known: dict[tuple[int, int, Lanes, Takes, Lanes], int] = {}
        self._tops: dict[tuple[Takes, Lanes], list[int]] = {}

    def ends(self, stake: Stake) -> Ends:
        """Return in how many ways a deed comes to each end while it succeeds, and none that succeeds lies higher."""
        who = stake.who.id
        found: Ends = {}
        alone = self._in_all(stake, self._may_equal(stake, unchosen=False), over=False)
        over = self._in_all(stake, self._may_equal(stake, unchosen=False), over=True)
        if self._own is not None:
            return {(who, HAPPENS): alone - over}
        found[who, HAPPENS], found[who, CRITICAL] = alone, over
        if stake.is_attack:
            found[who, MADE] = alone
        if stake.choice is None:
            equal = self._may_equal(stake, unchosen=True)
            found[who, CANDIDATE] = self._in_all(stake, equal, over=False) - alone if equal else 0
        return found

    def none_succeeds(self) -> Ends:
        """Return in how many ways each deed is the highest, or one of the highest, while none would succeed."""
        found: Ends = {}
        states: dict[Lanes, Ways] = {}
        self._join(states, 0, self._deal.nothing, 0)
        for level in range(len(self._deal.levels)):
            for lanes, ways in states.items():
                for lane, one in self._lane_of:
                    if lane & ~lanes:
                        alone = self._highest_failing(level, lanes, ways, one, unchosen=False)
                        who = one.who.id
                        found[who, MADE] = found.get((who, MADE), 0) + alone
                        if one.choice is None:
                            equal = self._highest_failing(level, lanes, ways, one, unchosen=True)
                            found[who, CANDIDATE] = found.get((who, CANDIDATE), 0) + equal - alone
            states = self._raised(level, states)
        return found

    # --- a deed that succeeds ------------------------------------------------------------------------------------

    def _in_all(self, stake: Stake, equals: Lanes, *, over: bool) -> int:
        """Return in how many ways this deed succeeds, at any value, and no other as high but those that may equal it.

        `over`: it is critical by a card over 10 besides (T-CRIT-03, T-AMB-27).
        """
        own, total = self._own, 0
        for level, value in enumerate(self._deal.levels):
            if over and value <= 10:
                continue
            if own is not None and own.must_count and value != own.value and own.lane == stake.lane:
                continue
            below = (stake.rivals | self._over) if over else 0
            for lanes in self._sets_below(below & self._beaten | (self._capped if level >= self._cap else 0)):
                for is_top in (False, True):
                    for _, sums in self._successes.sums(stake, level, is_top):
                        for (lower, throws), times in sums.items():
                            if not (lower | throws) & ~lanes:
                                total += times * self._at(stake, level, lanes, lower, below, equals, is_top=is_top)
        return total

    def _at(
        self, stake: Stake, level: int, lanes: Lanes, lower: Lanes, below: Lanes, equals: Lanes, *, is_top: bool
    ) -> int:
        """Return in how many ways a deed lies here and, of those to be beaten, these throws alone lie below."""
        mine, deal, cap = 1 << stake.lane, self._deal, self._cap
        if level >= cap:
            lower |= self._capped & ~mine
        ways = deal.placed(deal.nothing, lower, min(cap, level))
        lying = lanes | lower | (below & ~mine)
        if is_top:
            return self._top_here(level, lying, deal.placed(ways, lying & ~lower, level), lanes, mine, equals)
        succeeding = self._succeeding(lanes, level, is_top=False) & ~mine & ~lying
        lying |= succeeding & ~equals
        return self._further(level, lying, deal.placed(ways, lying & ~lower, level), mine, succeeding & equals)

    def _further(self, level: int, lanes: Lanes, ways: Ways, mine: Lanes, within: Lanes) -> int:
        """Return in how many ways a throw lies at this level, others no higher, and its side's top is higher."""
        total = 0
        for used, number in ways.items():
            total += number * self._on(level, 0, lanes, used, mine | within)
        for used, number in self._deal.placed(ways, mine, level).items():
            total -= number * self._on(level, 0, lanes | mine, used, within)
        return total

    # --- what follows --------------------------------------------------------------------------------------------

    def _from(self, level: int, lanes: Lanes, used: Takes) -> int:
        """Return in how many ways all else comes to lie at this level or higher, with the side's top there."""
        top = self._top_here(level, lanes, {used: 1}, lanes & self._beaten, 0, 0)
        return top + self._on(level, 0, lanes, used, 0)

    def _on(self, level: int, stage: int, lanes: Lanes, used: Takes, pending: Lanes) -> int:
        """Return the same where the top is higher.

        A group is at the level if it is not over it, less the ways in which it lies below: first the latter are placed,
        then the former, with those `pending` that are not to lie over the level.
        """
        key = level, stage, lanes, used, pending
        if (known := self._known.get(key)) is not None:
            return known
        groups = len(self._groups)
        total = 0
        if stage == groups and pending:
            for now, number in self._deal.placed({used: 1}, pending, level + 1).items():
                total += number * self._on(level, stage, lanes | pending, now, 0)
        elif stage == 2 * groups:
            total = self._ended(level, lanes, used)
        else:
            total = self._on(level, stage + 1, lanes, used, pending)
            group = self._groups[stage % groups]
            if not group & lanes:
                for joined, now, number in self._with(level, stage, lanes, used, group, pending):
                    total += number * self._on(level, stage + 1, joined, now, pending)
        self._known[key] = total
        return total

    def _with(
        self, level: int, stage: int, lanes: Lanes, used: Takes, group: Lanes, pending: Lanes
    ) -> Iterator[tuple[Lanes, Takes, int]]:
        """Yield who lies once a group does, and in how many ways, with the deeds that have their bound by that."""
        is_over = stage >= len(self._groups)
        joined = lanes | group
        ways = self._deal.placed({used: 1 if is_over else -1}, group, level + is_over)
        if self._apart:
            due = self._due(level, joined) & self._all & ~pending
            ways = self._deal.placed(ways, due, level + 1)
            joined |= due
        for now, number in ways.items():
            yield joined, now, number

    def _ended(self, level: int, lanes: Lanes, used: Takes) -> int:
        """Return the same once all who lie at this level do."""
        due = self._due(level, lanes)
        if due & self._beaten:  # of a group that is not below the own card
            return 0
        ways = self._deal.placed({used: 1}, due, level + 1)
        lanes |= due
        if not self._beaten & ~lanes and not (self._all & ~self._hopeless | self._capped) & ~lanes:
            return sum([number * self._topped(level + 1, lanes, now) for now, number in ways.items()])
        if level + 1 == len(self._deal.levels):
            return 0
        return sum([number * self._from(level + 1, lanes, now) for now, number in ways.items()])

    def _due(self, level: int, lanes: Lanes) -> Lanes:
        """Return who may not lie over this level: the deed would succeed, or the throw lies below an own card."""
        due = self._capped & ~lanes if level + 1 == self._cap else 0
        if level + 1 < len(self._deal.levels):
            due |= self._succeeding(lanes & self._beaten, level + 1, is_top=False) & ~lanes
        return due

    def _topped(self, level: int, lanes: Lanes, used: Takes) -> int:
        """Return in how many ways the side has the top at this level or higher, where nothing else matters."""
        key = used, lanes
        tops = self._tops.get(key)
        if tops is None:
            tops = self._tops[key] = tops_over(self._deal, used, self._side & ~lanes, self._others & ~lanes)
        return tops[level] if self._side & ~lanes else 0

    def _top_here(self, level: int, lanes: Lanes, ways: Ways, below: Lanes, mine: Lanes, equals: Lanes) -> int:
        """Return in how many ways the top is at this level, and the side's alone; `mine` lies there.

        `below` are the throws to be beaten that lie lower; all others of those do not.
        """
        if self._beaten & self._others & ~below:
            return 0
        deal, free = self._deal, self._side & ~lanes
        ways = deal.placed(ways, self._others & ~lanes, level)
        there = [one for one in self._groups if one & free]
        if mine:
            there.append(mine)
        higher = self._succeeding(below, level, is_top=True) & free & ~mine & ~equals
        ways = deal.placed(ways, higher, level)
        free &= ~higher
        if not there:
            all_lower = deal.finished(deal.placed(ways, free, level))
            return deal.finished(deal.placed(ways, free, level + 1)) - all_lower
        total = 0
        for number in range(len(there) + 1):
            for some in combinations(there, number):
                lower = 0
                for one in some:
                    lower |= one
                here = deal.placed(deal.placed(ways, lower, level), free & ~lower, level + 1)
                total += (-1) ** number * deal.finished(here)
        return total

    # --- none that succeeds --------------------------------------------------------------------------------------

    def _highest_failing(self, level: int, lanes: Lanes, ways: Ways, stake: Stake, *, unchosen: bool) -> int:
        """Return in how many ways this deed lies here and fails, as all do, and none but its equals as high."""
        mine, below = 1 << stake.lane, lanes & self._beaten
        equals = self._may_equal(stake, unchosen=unchosen) & ~lanes
        lower = self._all & ~lanes & ~mine & ~equals
        total = self._further(level, lanes | lower, self._deal.placed(ways, lower, level), mine, equals)
        winning = self._succeeding(below, level, is_top=True)
        if not winning & mine:
            ways = self._deal.placed(ways, lower, level)
            total += self._top_here(level, lanes | lower, ways, below, mine, equals & ~winning)
        return total

    def _raised(self, level: int, states: dict[Lanes, Ways]) -> dict[Lanes, Ways]:
        """Return the states with all that lie at this level, each deed that would succeed higher no higher."""
        groups = len(self._groups)
        for stage in range(2 * groups):
            group = self._groups[stage % groups]
            found = {lanes: dict(ways) for lanes, ways in states.items()}
            for lanes, ways in states.items():
                if not group & lanes:
                    for used, number in ways.items():
                        for joined, now, times in self._with(level, stage, lanes, used, group, 0):
                            there = found.setdefault(joined, {})
                            there[now] = there.get(now, 0) + number * times
            states = found
        risen: dict[Lanes, Ways] = {}
        for lanes, ways in states.items():
            self._join(risen, lanes, ways, level + 1)
        return risen

    def _join(self, states: dict[Lanes, Ways], lanes: Lanes, ways: Ways, step: int) -> None:
        """Add a state to those before this step, with the deeds that would succeed there below it."""
        due = self._due(step - 1, lanes)
        there = states.setdefault(lanes | due, {})
        for used, number in self._deal.placed(ways, due, step).items():
            there[used] = there.get(used, 0) + number

    # --- who faces whom ------------------------------------------------------------------------------------------

    def _alike(self) -> list[Lanes]:
        """Return the throws to be beaten in groups: of those that face the same deeds the highest alone matters."""
        groups: dict[tuple[bool, ...], Lanes] = {}
        for lane in range(len(self._deal.lanes)):
            if self._beaten >> lane & 1:
                sets = [hurdles.throws for one in self._deeds for both in one.hurdles for hurdles in both]
                sets += [one.rivals for one in self._deeds]
                key = (bool(self._others >> lane & 1), *[bool(one >> lane & 1) for one in sets])
                groups[key] = groups.get(key, 0) | 1 << lane
        return list(groups.values())

    def _sets_below(self, needed: Lanes) -> Iterator[Lanes]:
        """Yield each choice of groups among the throws to be beaten that has these in it."""
        sets = [0]
        for group in self._groups:
            with_it = [one | group for one in sets]
            sets = with_it if group & needed else sets + with_it
        yield from sets

    def _succeeding(self, below: Lanes, level: int, *, is_top: bool) -> Lanes:
        """Return the deeds that would succeed at this level if of those to be beaten these alone lie below."""
        key = below, level, is_top
        known = self._would_succeed.get(key)
        if known is None:
            known = 0
            for lane, one in self._lane_of:
                if any(not throws & ~below for throws in self._open(one, level)[is_top]):
                    known |= lane
            self._would_succeed[key] = known
        return known

    def _open(self, stake: Stake, level: int) -> tuple[list[Lanes], list[Lanes]]:
        """Return the sets of throws one of which a deed must beat here, as it is and as the top of the Clash."""
        key = stake.lane, level
        known = self._opened.get(key)
        if known is None:
            value = self._deal.levels[level]
            as_is, as_top = [[one.throws for one in stake.open_at(value, is_top=top)] for top in (False, True)]
            known = self._opened[key] = as_is, as_top
        return known

    def _may_equal(self, stake: Stake, *, unchosen: bool) -> Lanes:
        """Return who may succeed as high (T-RESOLVE-03); `unchosen` besides: equals of whom one is to be chosen."""

        def may(other: Stake) -> bool:
            if other.choice is None:
                return unchosen or stake.choice is not None
            return stake.choice is not None and stake.choice < other.choice

        return lanes_in(one for one in self._deeds if one is not stake and may(one))

    def _heaps(self, lanes: Lanes) -> int:
        heaps = 0
        for number, lane in enumerate(self._deal.lanes):
            if lanes >> number & 1:
                heaps |= sum([1 << heap for heap, cards in enumerate(lane.takes) if cards])
        return heaps
