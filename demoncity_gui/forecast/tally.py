"""What many fights came to: counts that can be added up in any order, and what they say within which bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt

from msgspec import Struct

from demoncity_gui.forecast.fight import FightResult
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, CharacterId, Side

UNDECIDED = Side("")
"""Stands for no side where the winners are counted."""
_SURE = 1.959964
"""How many standard deviations to each side hold 95 of 100."""


class Share(Struct, frozen=True):
    """So many of so many fights, and between which bounds the chance lies with 95 % confidence (Wilson’s interval)."""

    fights: int
    of: int

    @property
    def share(self) -> float:
        """The part of the fights, 0 to 1."""
        return self.fights / self.of if self.of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """The lowest and the highest chance that these fights speak for."""
        if not self.of:
            return 0.0, 1.0
        weight = _SURE**2 / self.of
        middle = (self.share + weight / 2) / (1 + weight)
        reach = sqrt(self.share * (1 - self.share) * weight + weight**2 / 4) / (1 + weight)
        return max(middle - reach, 0.0), min(middle + reach, 1.0)

    @property
    def reach(self) -> float:
        """How far the bounds lie from their middle."""
        low, high = self.bounds
        return (high - low) / 2


class Course(Struct, frozen=True, order=True):
    """How well a fight went for the players: how many more foes than friends were put out, then how soon it ended.

    The lesser one is the worse one.
    """

    more_foes_out: int
    sooner: int


class Tally(Struct, frozen=True):
    """Counts of fights: who was out after which round, how many rounds they had, who won, and how they went.

    `courses` give how many fights went so and the number of the first of them, which stands for all.
    """

    fights: int = 0
    out: Mapping[tuple[CharacterId, int], int] = {}
    rounds: Mapping[int, int] = {}
    wins: Mapping[Side, int] = {}
    courses: Mapping[Course, tuple[int, int]] = {}
    ran_short: int = 0

    def plus(self, other: Tally) -> Tally:
        """Return what both came to."""
        courses = dict(self.courses)
        for course, (fights, first) in other.courses.items():
            before = courses.get(course)
            courses[course] = (fights, first) if before is None else (before[0] + fights, min(before[1], first))
        return Tally(
            self.fights + other.fights,
            _added(self.out, other.out),
            _added(self.rounds, other.rounds),
            _added(self.wins, other.wins),
            courses,
            self.ran_short + other.ran_short,
        )

    def out_by(self, who: CharacterId, rounds: int | None = None) -> Share:
        """Return how often somebody was out by the end of this round, or at all."""
        counted = [
            fights for (one, after), fights in self.out.items() if one == who and (rounds is None or after <= rounds)
        ]
        return Share(sum(counted), self.fights)

    def won_by(self, side: Side) -> Share:
        """Return how often a side won; `UNDECIDED` where none did."""
        return Share(self.wins.get(side, 0), self.fights)

    def rounds_at(self, part: float) -> int:
        """Return after how many rounds this part of the fights was over."""
        return _at(sorted(self.rounds.items()), part * self.fights)

    def fight_at(self, part: float) -> int:
        """Return the number of a fight that goes as the one at this part does, from the worst for the players up."""
        rising = sorted(self.courses.items())
        course = _at([(place, fights) for place, (_, (fights, _)) in enumerate(rising)], part * self.fights)
        return rising[course][1][1]

    def reach(self) -> float:
        """Return how far the widest bounds lie from their middle, of all who win and of all who are put out."""
        shares = [self.won_by(side) for side in self.wins]
        shares += [self.out_by(who) for who in {who for who, _ in self.out}]
        return max((share.reach for share in shares), default=1.0)


def tally_of(results: Iterable[tuple[int, FightResult]], sides: Mapping[CharacterId, Side]) -> Tally:
    """Return what fights came to, each with its number; `sides` is everybody’s."""
    tally = Tally()
    for one in _each(results, sides):
        tally = tally.plus(one)
    return tally


def _each(results: Iterable[tuple[int, FightResult]], sides: Mapping[CharacterId, Side]) -> Iterator[Tally]:
    ours = PLAYERS_SIDE if PLAYERS_SIDE in sides.values() else next(iter(sides.values()), UNDECIDED)
    for number, result in results:
        more_out = sum(1 if sides[who] != ours else -1 for who, _ in result.out)
        yield Tally(
            1,
            dict.fromkeys(result.out, 1),
            {result.rounds: 1},
            {UNDECIDED if result.winner is None else result.winner: 1},
            {Course(more_out, -result.rounds): (1, number)},
            int(result.is_short),
        )


def _added(one: Mapping, other: Mapping) -> dict:  # type: ignore[type-arg]
    return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}


def _at(counted: Iterable[tuple[int, int]], fights: float) -> int:
    found = 0
    for value, number in counted:
        found = value
        fights -= number
        if fights <= 0:
            break
    return found
