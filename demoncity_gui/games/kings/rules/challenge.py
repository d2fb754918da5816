"""One challenge: two parties, their pools, the test, what is lost, the overbid, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.kings.rules.house_rules import (
    EITHER_OVERBIDS_A_DRAW,
    LOST_TRAITS_LOWER_THE_POOL,
    NEGATIVE_INSTEAD,
    NEW_BID_IS_LOST,
    POOL_DECIDES,
    POOL_IS_AT_LEAST_0,
    POOL_MUST_DOUBLE,
    RELENTING_COSTS_THE_BID,
    THREES_ARE_WORSE,
)

LARGEST_POOL = 30
"""Traits (K-POOL-02)."""
SUCCESS, TIE, FAILURE = 1, 2, 3
"""The faces of a d3 (K-TEST-03)."""

Both = tuple[int, int]
"""A number of the challenger and one of the challenged, in this order (K-TERM-05)."""


class Party(Struct, frozen=True, omit_defaults=True):
    """One side of a challenge: its aim, its bid (K-DECL-01, K-DECL-02), and the numbers that the table gives it.

    `base`, `bonus` and `penalties` are the parts of the pool, `traits` those unspent when it begins, `negative` what a
    loss costs through negative Traits, `spends` what was declared as spent and how much of it (K-EXP-01).
    """

    name: str
    base: int
    traits: int
    aim: str = ""
    bonus: int = 0
    penalties: int = 0
    bid: int = 1
    retests: int = 0
    negative: int = 0
    spends: tuple[tuple[str, int], ...] = ()

    @property
    def dice(self) -> int:
        """How many d3s it rolls: one, and one for each of its own retests (K-TEST-01, K-TEST-02)."""
        return 1 + self.retests


class DecidedBy(Enum):
    """By what a test found somebody ahead."""

    SUCCESSES = "successes"
    FAILURES = "failures"
    POOL = "pool"


class JudgedTest(Struct, frozen=True):
    """A test: the pools it found, the successes, who is ahead (0 the challenger, 1 the challenged), what was lost."""

    pools: Both
    successes: Both
    decided_by: DecidedBy | None
    ahead: int | None
    lost: Both


class OverbidRefused(Enum):
    """Why an overbid is refused, the first that holds."""

    ONCE = "once"
    NOT_LOSER = "not-loser"
    NOT_DOUBLE = "not-double"
    TOO_FEW = "too-few"


class Challenge(Struct, frozen=True):
    """A challenge as far as it has come: its parties, its tests, and the bid of who overbid, if somebody did."""

    parties: tuple[Party, Party]
    tests: tuple[JudgedTest, ...] = ()
    overbidder: int | None = None
    new_bid: int = 0

    @property
    def lost(self) -> Both:
        """The Traits lost in all of its tests."""
        return sum(test.lost[0] for test in self.tests), sum(test.lost[1] for test in self.tests)

    @property
    def left(self) -> Both:
        """The Traits that are left."""
        one, other = self.parties
        lost = self.lost
        return one.traits - lost[0], other.traits - lost[1]

    @property
    def winner(self) -> int | None:
        """Who gets the aim they declared, None for a draw: the last test stands (K-RES-01, K-OVER-06)."""
        return self.tests[-1].ahead


def pools(challenge: Challenge, rules: HouseRules) -> Both:
    """Return both Trait pools (K-POOL-01): base and bonus less penalties, then cut to 30 (K-POOL-02, K-POOL-03).

    Traits lost in this challenge count as down Traits (K-AMB-11); the least is 0 (K-AMB-15).
    """
    lost = challenge.lost if rules.reads(LOST_TRAITS_LOWER_THE_POOL) else (0, 0)
    one, other = challenge.parties
    return _pool(one, lost[0], rules), _pool(other, lost[1], rules)


def _pool(party: Party, lost: int, rules: HouseRules) -> int:
    pool = min(LARGEST_POOL, party.base + party.bonus - party.penalties - lost)
    return max(0, pool) if rules.reads(POOL_IS_AT_LEAST_0) else pool


def after_test(challenge: Challenge, dice: tuple[Sequence[int], Sequence[int]], rules: HouseRules) -> Challenge:
    """Return the challenge after a test with these d3s of both: who is ahead, and the Traits that are lost.

    The numbers of successes are compared (K-TEST-03, K-TEST-04), then the 3s (K-AMB-06), then the pools, which are
    there for ties (K-POOL-04, K-AMB-05); else it is a draw (K-TEST-05). Whoever is not ahead loses the Traits staked
    (K-LOSE-01), after a draw both do (K-LOSE-02), and what negative Traits cost (K-LOSE-03, K-AMB-07).
    """
    now = pools(challenge, rules)
    successes = _count(dice, SUCCESS)
    failures = _count(dice, FAILURE)
    ways = [(DecidedBy.SUCCESSES, successes)]
    if rules.reads(THREES_ARE_WORSE):
        ways.append((DecidedBy.FAILURES, (-failures[0], -failures[1])))
    if rules.reads(POOL_DECIDES):
        ways.append((DecidedBy.POOL, now))
    by, ahead = next(((way, int(one < other)) for way, (one, other) in ways if one != other), (None, None))
    stakes, left = _stakes(challenge, rules), challenge.left
    lost = [
        0 if side == ahead else min(left[side], _loss(party, stakes[side], rules))
        for side, party in enumerate(challenge.parties)
    ]
    test = JudgedTest(now, successes, by, ahead, (lost[0], lost[1]))
    return replace(challenge, tests=(*challenge.tests, test))


def _count(dice: tuple[Sequence[int], Sequence[int]], face: int) -> Both:
    return list(dice[0]).count(face), list(dice[1]).count(face)


def _loss(party: Party, stake: int, rules: HouseRules) -> int:
    if rules.reads(NEGATIVE_INSTEAD):
        return party.negative or stake
    return stake + party.negative


def _stakes(challenge: Challenge, rules: HouseRules) -> Both:
    """Return what both risk: their bids; in the new test the new bid, and the first one if not lost yet (K-AMB-16)."""
    bids = (challenge.parties[0].bid, challenge.parties[1].bid)
    if challenge.overbidder is None:
        return bids
    own = challenge.new_bid if rules.reads(NEW_BID_IS_LOST) else 0
    first = 0 if challenge.tests[0].ahead is None else bids[1 - challenge.overbidder]
    return (own, first) if challenge.overbidder == 0 else (first, own)


def bid_of(challenge: Challenge, side: int) -> int:
    """Return what this side bids now: anew, if it has overbid (K-OVER-02)."""
    return challenge.new_bid if challenge.overbidder == side else challenge.parties[side].bid


def overbid_of(challenge: Challenge, side: int, rules: HouseRules) -> int:
    """Return how many Traits this side must bid anew: double what the other bids, or one more (K-OVER-02, K-AMB-08)."""
    return 1 if rules.reads(POOL_MUST_DOUBLE) else 2 * challenge.parties[1 - side].bid


def why_no_overbid(challenge: Challenge, side: int, rules: HouseRules) -> OverbidRefused | None:
    """Return why this side may not overbid, None if it may.

    Once (K-OVER-05); the loser of the first test alone (K-OVER-01), after a draw nobody or either (K-AMB-09); and by
    the Traits that both have (K-OVER-03): double the other's bid out of those left, or a pool double the other's.
    """
    behind = challenge.tests[0].ahead
    own, other = (pools(challenge, rules)[one] for one in (side, 1 - side))
    if challenge.overbidder is not None:
        return OverbidRefused.ONCE
    if behind == side or (behind is None and not rules.reads(EITHER_OVERBIDS_A_DRAW)):
        return OverbidRefused.NOT_LOSER
    if rules.reads(POOL_MUST_DOUBLE) and own < 2 * other:
        return OverbidRefused.NOT_DOUBLE
    if challenge.left[side] < overbid_of(challenge, side, rules):
        return OverbidRefused.TOO_FEW
    return None


def overbid(challenge: Challenge, side: int, rules: HouseRules) -> Challenge:
    """Return the challenge with this side's overbid: a new test follows (K-OVER-04)."""
    return replace(challenge, overbidder=side, new_bid=overbid_of(challenge, side, rules))


def lost_by_relenting(challenge: Challenge, rules: HouseRules) -> Both:
    """Return what is lost if the challenged relents: the aim is met without a test (K-DECL-03, K-AMB-02)."""
    return (challenge.parties[0].bid if rules.reads(RELENTING_COSTS_THE_BID) else 0), 0
