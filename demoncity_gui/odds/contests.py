"""A deed that happens only if none of some others succeeds as high: attacks by T-AMB-13 b, deeds that all exclude each
other (T-RESOLVE-27).

Of the others nothing matters but that: who succeeds for sure at this deed’s value and over it has only to lie below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from demoncity_gui.odds.deal import Lanes
from demoncity_gui.odds.stakes import Stake, Terms, any_below
from demoncity_gui.odds.sweep import Comes, Term


def undisturbed(
    term: Term, others: Sequence[Stake], value: int, forced: Lanes, may_equal: Callable[[Stake], bool], *, is_top: bool
) -> list[Term]:
    """Return a success of a deed at this value with none of the others succeeding higher, or as high but who may equal.

    Those that may still lie higher, and then fail, are not among the `passed`. `forced` lie below besides.
    """
    found = [term]
    for other in others:
        found = [
            further for one in found for further in _beside(one, other, value, forced, may_equal(other), is_top=is_top)
        ]
    return found


def _beside(term: Term, other: Stake, value: int, forced: Lanes, may_equal: bool, *, is_top: bool) -> list[Term]:
    lane = 1 << other.lane

    def joined(times: int, below: Lanes = 0, within: Lanes = 0, passed: Lanes = lane) -> Term:
        return Term(term.times * times, term.below | below, term.within | within, term.passed | passed)

    if term.below & lane:
        return [joined(1)]
    throws = [one.throws for one in other.open_at(value, is_top=is_top)]
    is_sure = any(not one & ~(term.below | forced) for one in throws)
    if is_sure:
        return [joined(1, within=lane) if may_equal else joined(1, below=lane)]
    found = [joined(1, within=lane), joined(1, passed=0)]
    if not may_equal:
        for lanes, times in any_below(throws).items():
            found += [joined(-times, below=lanes, within=lane), joined(times, below=lanes | lane)]
    return found


def failing(other: Stake, value: int, *, is_top: bool) -> tuple[Term, ...]:
    """Return the signed sum for a deed to fail at this value."""
    terms: Terms = {0: 1}
    for lanes, times in any_below([one.throws for one in other.open_at(value, is_top=is_top)]).items():
        terms[lanes] = terms.get(lanes, 0) - times
    return tuple([Term(times, lanes) for lanes, times in terms.items() if times])


def fails_above(levels: Sequence[int], deed: Stake, other: Stake) -> Callable[[int, bool, Lanes], Sequence[Comes]]:
    """Return what may come of another deed: once this one lies, it may lie higher and fail."""

    def comes(level: int, is_top: bool, placed: Lanes) -> Sequence[Comes]:
        if not placed >> deed.lane & 1:
            return []
        return [Comes(None, failing(other, levels[level], is_top=is_top))]

    return comes
