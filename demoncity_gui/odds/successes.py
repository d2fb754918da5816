"""What it takes for a deed to succeed at a value, as signed sums of throws that lie below (T-ALG-06)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from demoncity_gui.odds.deal import Deal, Lanes
from demoncity_gui.odds.stakes import Stake, any_below, exactly_below

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


class Successes:
    """The successes of deeds in one deal, with an `own` Significator for one of them perhaps.

    Where an attack `frees` deeds from a foe (T-AMB-17 b), it is told whose throws still stand in a deed’s way.
    """

    def __init__(self, deal: Deal, own: Own | None, *, frees: bool) -> None:
        self._deal, self._own, self._frees = deal, own, frees
        self._followed: list[Stake] = []
        self._known: dict[tuple[int, int, bool], list[tuple[Lanes, Sums]]] = {}

    def follow(self, followed: list[Stake]) -> None:
        """Let these be the deeds that are followed together."""
        self._followed = followed
        self._known.clear()

    def sums(self, stake: Stake, level: int, is_top: bool) -> list[tuple[Lanes, Sums]]:
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
        by_own = self.by_own(stake)
        faced = stake.open_at(self._own.value if by_own and self._own else value, is_top=is_top)
        found = []
        for one in faced:
            hit = self._may_be_hit()
            freed = [1 << lane for lane in range(len(self._deal.lanes)) if (one.throws & hit) >> lane & 1]
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
        if self.by_own(stake) and self._own is not None:
            by_own = stake.open_at(self._own.value, is_top=is_top)
            return [(0, _all_hit_beaten_by_own([one.throws for one in faced], [one in by_own for one in faced]))]
        if self._frees and len(self._followed) > 1:
            return [
                (targets, {(0, throws): times for throws, times in terms.items()})
                for number, targets, terms in exactly_below([(one.target, one.throws) for one in faced])
                if number
            ]
        return [(0, {(0, throws): times for throws, times in any_below([one.throws for one in faced]).items()})]

    def by_own(self, stake: Stake) -> bool:
        """Whether a deed is to succeed by its Significator’s own value, and not by the value that counts.

        Where the lowest counts, that is no higher than the Significator’s.
        """
        own = self._own
        return (
            own is not None and own.lane == stake.lane and not own.must_count and not self._deal.lanes[own.lane].lowest
        )

    def lowers(self, stake: Stake) -> list[Lanes]:
        """Return the sets of throws that, in one term or another, must lie below the Significator."""
        if not self.by_own(stake):
            return [0]
        levels = range(len(self._deal.levels))
        return sorted(
            {
                lower
                for level in levels
                for is_top in (False, True)
                for _, sums in self.sums(stake, level, is_top)
                for lower, _ in sums
            }
        )


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
