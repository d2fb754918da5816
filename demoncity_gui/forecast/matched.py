"""A Horror of the shelf made up to a strength: with as many of its people that the players win so often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from time import monotonic

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.forecast.fight import SeededLuck, play
from demoncity_gui.forecast.setup import Setup, setup_of
from demoncity_gui.games.demon_city.rules.characters import LONGEST_NAME, PLAYERS_SIDE, Character
from demoncity_gui.games.demon_city.rules.commands import BeginFight
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.pieces.tarot import Card

FIGHTS = 24
"""Fights that are played with the cast that is found; a share of them may be off by some ten of a hundred."""
FIRST = 8
"""Fights that each cast gets, before the nearest ones get more."""
SECONDS = 4.0
"""The search takes about so long at most at a table: a slow machine tries fewer casts, with fewer fights."""
_MOST_ROUNDS = 15
_MOST_COPIES = 3


class Strength(Enum):
    """How hard a fight shall be, the easiest first."""

    EVEN = "even"
    GRIM = "grim"
    HOPELESS = "hopeless"


WON = {Strength.EVEN: 0.5, Strength.GRIM: 0.25, Strength.HOPELESS: 0.05}
"""The share of fights that the players are to win."""


class Match(Struct, frozen=True):
    """A cast, and how many of the fights with it the players won; `harder`: fewer than with that of a lesser strength.

    No cast is harder than one against which nobody has ever won.
    """

    cast: tuple[Character, ...]
    won: int = 0
    played: int = 0
    harder: bool = True

    @property
    def share(self) -> float:
        """The share of its fights that the players won."""
        return self.won / self.played


def casts_of(horror: Character, people: Sequence[Character]) -> tuple[tuple[Character, ...], ...]:
    """Return the casts that can come, roughly the weaker first: the people alone, the Horror with some, with more."""
    alone = [tuple(people[: number + 1]) for number in range(len(people))]
    some = [(horror, *few) for number in range(len(people) + 1) for few in combinations(people, number)]
    more = [_another(one, copy) for copy in range(2, _MOST_COPIES + 1) for one in people]
    crowd = [(horror, *people, *more[: number + 1]) for number in range(len(more))]
    return (*alone, *some, *crowd)


def _another(one: Character, copy: int) -> Character:
    """Return one more like this."""
    return replace(one, name=f"{one.name[: LONGEST_NAME - 4]} {copy}", significators=())


def matching(
    table: Table,
    horror: Character,
    people: Sequence[Character],
    deck: tuple[Card, ...],
    strength: Strength,
    seconds: float = SECONDS,
) -> Iterator[Match]:
    """Yield, after each fight that is played, the cast that comes nearest so far; the last one is the answer.

    Each cast gets a few fights, larger ones only while the players win any; then the nearest of each strength get more.
    The search ends after so many `seconds`, with what it has found by then.

    Raises:
        RuleRefusal: no such fight can begin at this table.
    """
    ends = monotonic() + seconds
    found: list[Match] = []
    setups: list[Setup] = []
    for cast in casts_of(horror, people):
        if len(found) > len(people) and len(cast) > len(people) + 1 and not found[-1].won:
            break  # more of them would only be slower to watch
        setups.append(setup_of(decided(table, BeginFight(cast, deck), SeededLuck(0, 0))[1], {}, _MOST_ROUNDS))
        found.append(Match(cast))
        for _ in range(FIRST):
            found[-1] = _fought(found[-1], setups[-1])
            yield nearest(found)[strength]
            if monotonic() > ends:
                return
    while True:
        few = [place for place, one in enumerate(found) if one.played < FIGHTS and one in nearest(found).values()]
        if not few:
            return
        for place in few:
            found[place] = _fought(found[place], setups[place])
            yield nearest(found)[strength]
            if monotonic() > ends:
                return


def _fought(match: Match, setup: Setup) -> Match:
    won = play(setup, 1, match.played).winner == PLAYERS_SIDE
    return replace(match, won=match.won + won, played=match.played + 1)


def nearest(found: Sequence[Match]) -> dict[Strength, Match]:
    """Return for each strength the cast that comes nearest; won less often than that of the strength before.

    Of casts that are equally near the last one is taken, in which there are more of them.
    """
    chosen: dict[Strength, Match] = {}
    last: Match | None = None
    for strength in Strength:
        harder = [one for one in found if last is None or one.share < last.share]
        if harder:
            last = min(reversed(harder), key=lambda one: abs(one.share - WON[strength]))
        elif last is not None:
            last = replace(last, harder=False)
        if last is not None:
            chosen[strength] = last
    return chosen


def unlike_those_there(table: Table, people: Sequence[Character]) -> tuple[Character, ...]:
    """Return these with names that nobody at the table has."""
    taken = {one.name for one in table.characters}
    found = []
    for one in people:
        name, number = one.name, 2
        while name in taken:
            name, number = f"{one.name[: LONGEST_NAME - 4]} {number}", number + 1
        taken.add(name)
        found.append(replace(one, name=name))
    return tuple(found)
