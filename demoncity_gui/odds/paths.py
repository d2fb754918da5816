"""What may come of the deeds of one side at each value, as signed sums: of a deed by itself, and of deeds that hang on
one another.

To a deed by itself nothing matters that others of its side come to, but that a higher attack displaces a lower one,
and that is a bound. Deeds that exclude each other (T-RESOLVE-27), attacks of which the highest that succeeds is made
(T-AMB-13 b), and deeds that an attack frees from a foe (T-AMB-17 b) are followed together, and the rules’ own functions
say how their story ends.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Sequence

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import Side
from demoncity_gui.odds.deal import Deal, Lanes
from demoncity_gui.odds.stakes import Stake, Stakes, any_below, exactly_below, lanes_in
from demoncity_gui.odds.sweep import Comes, Followed, Story, Sweep, Term, ways_to_win
from demoncity_gui.odds.tales import CANDIDATE, CRITICAL, HAPPENS, MADE, Came, Ends, Tale, Tales

Sums = dict[tuple[Lanes, Lanes], int]
"""A signed sum: throws that lie below an own Significator, and below the deed’s own value."""


class Own(Struct, frozen=True):
    """A Significator that lies in a deed’s own throw and is to make it critical (T-CRIT-06).

    Its value by itself must beat what the deed must, and those whose deeds exclude it; where it `must_count`, it is
    the value that counts besides (T-AMB-09, T-AMB-39).
    """

    lane: int
    value: int
    must_count: bool


class Paths:
    """The deeds of one side in one deal; with an `own` Significator only what that makes critical is counted."""

    def __init__(self, stakes: Stakes, side: Side, deal: Deal, own: Own | None = None) -> None:
        self._stakes, self._deal, self._own, self._rules = stakes, deal, own, stakes.rules
        self._by_lane = {one.lane: one for one in stakes.deeds}
        self._tales = Tales(stakes, side)
        self._deeds = [one for one in stakes.deeds if one.side == side]
        self._attacks = [one for one in self._deeds if one.is_attack]
        self._side = lanes_in(self._deeds)
        self._others = lanes_in(stakes.deeds) & ~self._side
        self._next_is_tried = self._rules.reads(readings.NEXT_ATTACK_IS_TRIED) and len(self._attacks) > 1
        self._frees = self._rules.reads(readings.REMOVED_FOE_OPPOSES_NO_MORE)
        self._over_all = self._rules.reads(readings.CRITICAL_OVER_ALL)
        self._followed: list[Stake] = []
        self._lower: Lanes = 0
        self._known: dict[tuple[int, int, bool], list[tuple[Lanes, Sums]]] = {}

    def wins(self) -> int:
        """Return in how many ways the side wins (T-RESOLVE-01)."""
        return ways_to_win(self._deal, self._side, self._others)

    def fumbles_and_wins(self, stake: Stake) -> int:
        """Return in how many ways The Fool counts for this one and the side wins all the same (T-AMB-26 b)."""
        zero = [level for level, value in enumerate(self._deal.levels) if value == 0]
        followed = Followed(stake.lane, _anything, range(len(zero)))
        return sum(Sweep(self._deal, self._side, self._others, [followed], _told_first).ways().values())

    def all_ends(self) -> Ends:
        """Return in how many ways each deed of the side comes to each end."""
        found: Ends = {}
        told: list[Stake] = []
        for stake in self._deeds:
            if stake not in told:
                found |= self.ends(stake)
                told += [one for one in self._followed if one.is_attack == stake.is_attack]
        return found

    def ends(self, stake: Stake) -> Ends:
        """Return in how many ways this deed comes to each end; so for those of its kind that hang together with it."""
        together = self._hanging_together(stake)
        self._followed = together or [stake]
        self._known.clear()
        followed = [Followed(one.lane, self._coming(one, bool(together)), self._levels(one)) for one in self._followed]
        if self._own is not None:
            followed += [
                Followed(one.lane, _anything, self._levels(one))
                for one in self._deeds
                if stake.rivals >> one.lane & 1 and one not in self._followed
            ]
        step = 0 if self._own is None else bisect_left(self._deal.levels, self._own.value)
        told = self._tales.told_on if together else _told_first
        found: Ends = {}
        for lower in self._lowers(stake):
            self._lower = lower
            sweep = Sweep(self._deal, self._side, self._others, followed, told, lower=lower, lower_than=step)
            for story, ways in sweep.ways().items():
                ends = self._tales.ends(story, stake) if isinstance(story, Tale) else [(stake.who.id, str(story))]
                for end in ends:
                    found[end] = found.get(end, 0) + ways
        return found

    # --- who is followed ---------------------------------------------------------------------------------------------

    def _hanging_together(self, stake: Stake) -> list[Stake]:
        """Return the deeds that must be followed together with this one, none where it is by itself.

        Deeds that exclude each other, each with those that exclude it, and attacks that go before them or free them.
        """
        if stake.is_attack:
            return self._attacks if self._next_is_tried else []
        deeds, reached = [stake], stake.rivals
        for one in deeds:
            for other in self._deeds:
                if not other.is_attack and other not in deeds and one.rivals >> other.lane & 1:
                    deeds.append(other)
                    reached |= other.rivals
        attacks = [
            one for one in self._attacks if reached >> one.lane & 1 or any(self._may_free(one, deed) for deed in deeds)
        ]
        if len(deeds) == 1 and not attacks:
            return []
        return [*(self._attacks if attacks and self._next_is_tried else attacks), *deeds]

    def _may_free(self, attack: Stake, deed: Stake) -> bool:
        """Whether the attack may remove somebody whose throw is in the deed’s way (T-AMB-17 b)."""
        return self._frees and any(hit.target & one.throws for hit in attack.hurdles[0] for one in deed.hurdles[0])

    def _levels(self, stake: Stake) -> range | None:
        """Return the levels that a throw may come to, None for all: beside an own Significator rivals lie lower."""
        own = self._own
        if own is None:
            return None
        lower = bisect_left(self._deal.levels, own.value)
        if stake.lane != own.lane:
            return range(lower) if self._by_lane[own.lane].rivals >> stake.lane & 1 else None
        return range(lower, bisect_left(self._deal.levels, own.value + 1)) if own.must_count else None

    # --- what comes of a deed at a value -----------------------------------------------------------------------------

    def _coming(self, stake: Stake, together: bool) -> Callable[[int, bool, Lanes], Sequence[Comes]]:
        tell = self._comes_together if together else self._comes_alone
        return lambda level, is_top, placed: tell(stake, level, is_top, placed)

    def _comes_alone(self, stake: Stake, level: int, is_top: bool, placed: Lanes) -> list[Comes]:
        """Return the ends of a deed by itself; they don’t exclude one another."""
        value = self._deal.levels[level]
        found = []
        for _, success in self._successes(stake, level, is_top, placed):
            for over, terms in self._split(stake, value, success, placed):
                if not (over and self._own):
                    found.append(Comes(HAPPENS, terms))
                if over:
                    found.append(Comes(CRITICAL, terms))
        if stake.is_attack and self._own is None:
            below, within = self._displaced(stake)
            found.append(Comes(MADE, (Term(1, below, within),)))
            equals = lanes_in(one for one in self._attacks if one.choice is None and one is not stake)
            if stake.choice is None and equals:
                chosen = below & ~equals
                found.append(Comes(CANDIDATE, (Term(1, chosen, equals), Term(-1, below))))
        return found

    def _comes_together(self, stake: Stake, level: int, is_top: bool, placed: Lanes) -> list[Comes]:
        """Return what may come of a deed that is followed with others: each excludes the rest."""
        value = self._deal.levels[level]
        found, rest = [], [Term(1)]
        for matters, success in self._successes(stake, level, is_top, placed):
            for over, terms in self._split(stake, value, success, placed):
                if not (over and self._is_owner(stake)):
                    found.append(Comes(Came(True, matters, over), terms))
                rest += [Term(-one.times, one.below, one.within) for one in terms]
        if not self._is_owner(stake):
            found.append(Comes(Came(False), _summed(rest)))
        return found

    def _is_owner(self, stake: Stake) -> bool:
        return self._own is not None and self._own.lane == stake.lane

    def _split(
        self, stake: Stake, value: int, terms: tuple[Term, ...], placed: Lanes
    ) -> list[tuple[bool, tuple[Term, ...]]]:
        """Return the terms of a success in which it is critical by a card over 10, and those in which it isn’t.

        The card lies over those whose deeds exclude this one, by the other reading over all other sides’ (T-CRIT-03,
        T-CRIT-04, T-AMB-27).
        """
        over = stake.rivals | (self._others if self._over_all else 0)
        followed = over & lanes_in(self._followed)
        if value <= 10 or followed & ~placed:
            return [(False, terms)]
        over &= ~followed
        if not over:
            return [(True, terms)]
        beaten = tuple([Term(one.times, one.below | over, one.within) for one in terms])
        return [
            (True, beaten),
            (False, _summed([*terms, *[Term(-one.times, one.below, one.within) for one in beaten]])),
        ]

    def _displaced(self, stake: Stake) -> tuple[Lanes, Lanes]:
        """Return the attacks that aren’t followed and lie below one that is made, and those that may equal it.

        T-RESOLVE-07, T-RESOLVE-03.
        """
        if self._next_is_tried:
            return 0, 0
        others = [one for one in self._attacks if one is not stake and one not in self._followed]
        if stake.choice is None:
            return lanes_in(others), 0
        first = lanes_in(one for one in others if one.choice is not None and one.choice < stake.choice)
        return first, lanes_in(others) & ~first

    def _successes(self, stake: Stake, level: int, is_top: bool, placed: Lanes) -> list[tuple[Lanes, tuple[Term, ...]]]:
        """Return the ways in which a deed succeeds, each with what matters of it.

        Whoever is followed and not placed yet doesn’t lie below.
        """
        below, within = self._displaced(stake) if stake.is_attack else (0, 0)
        followed = lanes_in(self._followed)
        needed = self._lower if self._by_own(stake) else 0
        found = []
        for matters, sums in self._sums(stake, level, is_top):
            terms = [
                Term(times, (throws & ~followed) | below, within)
                for (lower, throws), times in sums.items()
                if lower == needed and not throws & followed & ~placed
            ]
            if terms:
                found.append((matters, tuple(terms)))
        return found

    def _sums(self, stake: Stake, level: int, is_top: bool) -> list[tuple[Lanes, Sums]]:
        """Return the signed sums for a deed to succeed at a level, each with what matters of it (T-ALG-06)."""
        key = stake.lane, level, is_top
        if key not in self._known:
            value = self._deal.levels[level]
            self._known[key] = (
                self._of_attack(stake, value, is_top) if stake.is_attack else self._of_deed(stake, value, is_top)
            )
        return self._known[key]

    def _of_deed(self, stake: Stake, value: int, is_top: bool) -> list[tuple[Lanes, Sums]]:
        """Return those of a deed that is no attack: what matters are throws in its way of people who may be hit."""
        by_own = self._by_own(stake)
        faced = stake.open_at(self._own.value if by_own and self._own else value, is_top=is_top)
        found = []
        for one in faced:
            hit = self._may_be_hit()
            freed = [1 << lane for lane in self._by_lane if (one.throws & hit) >> lane & 1]
            rest = one.throws & ~hit
            for _, below, terms in exactly_below([(lane, lane) for lane in freed]):
                sums = {
                    ((rest | throws, 0) if by_own else (0, rest | throws)): times for throws, times in terms.items()
                }
                found.append((one.throws & hit & ~below, sums))
        return found

    def _may_be_hit(self) -> Lanes:
        """Return the throws of people whom a followed attack may take out of a deed’s way (T-AMB-17 b)."""
        lanes = 0
        for attack in self._followed if self._frees else ():
            for one in attack.hurdles[0] if attack.is_attack else ():
                lanes |= one.target
        return lanes

    def _of_attack(self, stake: Stake, value: int, is_top: bool) -> list[tuple[Lanes, Sums]]:
        """Return those of an attack: what matters are the throws of those whom it hits, where it may free a deed."""
        faced = stake.open_at(value, is_top=is_top)
        if self._by_own(stake) and self._own is not None:
            by_own = stake.open_at(self._own.value, is_top=is_top)
            return [(0, _all_hit_beaten_by_own([one.throws for one in faced], [one in by_own for one in faced]))]
        if self._frees and len(self._followed) > 1:
            return [
                (targets, {(0, throws): times for throws, times in terms.items()})
                for number, targets, terms in exactly_below([(one.target, one.throws) for one in faced])
                if number
            ]
        return [(0, {(0, throws): times for throws, times in any_below([one.throws for one in faced]).items()})]

    # --- by an own Significator --------------------------------------------------------------------------------------

    def _by_own(self, stake: Stake) -> bool:
        """Whether a deed is to succeed by its Significator’s own value, and not by the value that counts.

        Where the lowest counts, that is no higher than the Significator’s.
        """
        own = self._own
        return (
            own is not None and own.lane == stake.lane and not own.must_count and not self._deal.lanes[own.lane].lowest
        )

    def _lowers(self, stake: Stake) -> list[Lanes]:
        """Return the sets of throws that, in one term or another, must lie below the Significator."""
        if not self._by_own(stake):
            return [0]
        levels = range(len(self._deal.levels))
        return sorted(
            {
                lower
                for level in levels
                for is_top in (False, True)
                for _, sums in self._sums(stake, level, is_top)
                for lower, _ in sums
            }
        )


_TRIVIAL = (Comes(None, (Term(1),)),)


def _anything(level: int, is_top: bool, placed: Lanes) -> Sequence[Comes]:
    """Let a throw come to its value, whatever that is."""
    return _TRIVIAL


def _told_first(story: Story, group: list[tuple[int, Hashable]]) -> Story:
    """Tell of the one deed that is asked for alone."""
    return next((came for _, came in group if came is not None), story)


def _summed(terms: Sequence[Term]) -> tuple[Term, ...]:
    """Return the same sum with each product once."""
    times: dict[tuple[Lanes, Lanes], int] = {}
    for one in terms:
        key = one.below, one.within
        times[key] = times.get(key, 0) + one.times
    return tuple([Term(number, below, within) for (below, within), number in times.items() if number])


def _all_hit_beaten_by_own(throws: Sequence[Lanes], may_be: Sequence[bool]) -> Sums:
    """Return the signed sum for: a target is hit, and all that are have their throws below the own Significator.

    Each target’s throws lie below that, or not all below the deed’s value; and not for all of them is it the latter.
    """
    sums: Sums = {(0, 0): 1}
    for lanes, beaten in zip(throws, may_be, strict=True):
        grown: Sums = {}
        for (lower, below), times in sums.items():
            for key, sign in (
                ((lower, below), 1),
                ((lower, below | lanes), -1),
                *([((lower | lanes, below), 1)] if beaten else []),
            ):
                grown[key] = grown.get(key, 0) + sign * times
        sums = grown
    sums[0, 0] = sums.get((0, 0), 0) - 1
    for lanes, times in any_below(throws).items():
        sums[0, lanes] = sums.get((0, lanes), 0) + times
    return {key: times for key, times in sums.items() if times}
