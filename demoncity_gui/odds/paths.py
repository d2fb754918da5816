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

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import Side
from demoncity_gui.odds.contests import Contest
from demoncity_gui.odds.deal import Deal, Lanes
from demoncity_gui.odds.stakes import Stake, Stakes, lanes_in
from demoncity_gui.odds.successes import Own, Successes
from demoncity_gui.odds.sweep import Comes, Followed, Story, Sweep, Term, ways_to_win
from demoncity_gui.odds.tales import CANDIDATE, CRITICAL, HAPPENS, MADE, Came, Ends, Tale, Tales


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
        # Where all face the same, none succeeds if the highest fails, and there is no next one.
        differ = len({one.faces for one in self._attacks}) > 1
        self._next_is_tried = differ and self._rules.reads(readings.NEXT_ATTACK_IS_TRIED)
        self._frees = self._rules.reads(readings.REMOVED_FOE_OPPOSES_NO_MORE)
        self._over_all = self._rules.reads(readings.CRITICAL_OVER_ALL)
        self._followed: list[Stake] = []
        self._contests: dict[Lanes, Contest | None] = {}
        self._lower: Lanes = 0
        self._successes_of = Successes(deal, own, frees=self._frees)

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
        if self._attacks and self._next_is_tried and (contest := self._contest(self._attacks)) is not None:
            found = contest.none_succeeds()
        told: list[Stake] = []
        for stake in self._deeds:
            if stake not in told:
                for end, ways in self.ends(stake).items():
                    found[end] = found.get(end, 0) + ways
                told += [one for one in self._followed if one.is_attack == stake.is_attack]
        return found

    def ends(self, stake: Stake) -> Ends:
        """Return in how many ways this deed comes to each end; so for those of its kind that hang together with it."""
        together = self._hanging_together(stake)
        self._followed = [stake]
        if together and (contest := self._contest(together)) is not None:
            return contest.ends(stake)
        self._followed = together or [stake]
        self._successes_of.follow(self._followed)
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
        for lower in self._successes_of.lowers(stake):
            self._lower = lower
            sweep = Sweep(self._deal, self._side, self._others, followed, told, lower=lower, lower_than=step)
            for story, ways in sweep.ways().items():
                ends = self._tales.ends(story, stake) if isinstance(story, Tale) else [(stake.who.id, str(story))]
                for end in ends:
                    found[end] = found.get(end, 0) + ways
        return found

    def _contest(self, together: list[Stake]) -> Contest | None:
        """Return the contest of these deeds, None where more hangs on them than which is the highest that succeeds.

        Attacks of which the highest that succeeds is made (T-AMB-13 b); deeds all of which exclude each other
        (T-RESOLVE-27).
        """
        lanes = lanes_in(together)
        if lanes not in self._contests:
            is_attack = together[0].is_attack
            simple = not any(one.all_throws & lanes or one.is_attack != is_attack for one in together)
            excluded = all((one.rivals | 1 << one.lane) & lanes == lanes for one in together)
            self._contests[lanes] = (
                Contest(self._deal, together, self._side, self._others, self._own, over_all=self._over_all)
                if simple and (is_attack or excluded)
                else None
            )
        return self._contests[lanes]

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
        needed = self._lower if self._successes_of.by_own(stake) else 0
        found = []
        for matters, sums in self._successes_of.sums(stake, level, is_top):
            terms = [
                Term(times, (throws & ~followed) | below, within)
                for (lower, throws), times in sums.items()
                if lower == needed and not throws & followed & ~placed
            ]
            if terms:
                found.append((matters, tuple(terms)))
        return found


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
