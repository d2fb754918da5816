"""What each deed of a Clash must beat, read off the rules’ own hurdles before anybody throws (T-ALG-04, T-ALG-05)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, beats_all
from demoncity_gui.games.demon_city.rules.opposition import Faced, opposition
from demoncity_gui.odds.deal import Lanes


class Hurdles(Struct, frozen=True):
    """What stands between a deed and one target: throws that must lie below its own, and numbers."""

    target: Lanes
    throws: Lanes
    numbers: tuple[Hurdle, ...]

    def may_be_beaten_by(self, value: int) -> bool:
        """Whether the numbers leave it to the throws; The Fool beats nothing (T-CRIT-14)."""
        return value != 0 and beats_all(value, self.numbers)


class Stake(Struct, frozen=True):
    """One deed of a Clash.

    `hurdles` are target by target, as they are and as they are for the top card of the Clash (T-AMB-12); none for
    whoever is out and so can’t succeed. `rivals` are throws of deeds that exclude this one (T-RESOLVE-27).
    """

    lane: int
    who: Character
    side: Side
    is_attack: bool
    hurdles: tuple[tuple[Hurdles, ...], tuple[Hurdles, ...]]
    rivals: Lanes = 0
    choice: int | None = None

    @property
    def faces(self) -> frozenset[tuple[Lanes, frozenset[tuple[int, bool]]]]:
        """What this deed must beat, target by target: which throws, and which numbers, some of which may be met."""
        return frozenset(
            (one.throws, frozenset((number.value, number.may_be_met) for number in one.numbers))
            for one in self.hurdles[False]
        )

    @property
    def all_throws(self) -> Lanes:
        """Return all throws that this deed may have to beat."""
        lanes = 0
        for one in (*self.hurdles[False], *self.hurdles[True]):
            lanes |= one.throws
        return lanes

    def open_at(self, value: int, *, is_top: bool) -> list[Hurdles]:
        """Return the hurdles of those targets that this value leaves to the throws."""
        return [one for one in self.hurdles[is_top] if one.may_be_beaten_by(value)]


class Stakes(Struct, frozen=True):
    """All deeds of one Clash in announcing order, each with its own lane, and the house rules they are judged by."""

    deeds: tuple[Stake, ...]
    rules: HouseRules

    @property
    def chosen(self) -> list[CharacterId]:
        """Those whom their side’s controller has picked, in that order (T-RESOLVE-03)."""
        picked = {one.choice: one.who.id for one in self.deeds if one.choice is not None}
        return [picked[place] for place in sorted(picked)]

    def conflicts_with(self, who: CharacterId) -> list[CharacterId]:
        """Return those whose deeds exclude this one’s (T-RESOLVE-27)."""
        mine = next(one for one in self.deeds if one.who.id == who)
        return [one.who.id for one in self.deeds if mine.rivals >> one.lane & 1]


def stakes_of(
    confrontation: Confrontation,
    members: tuple[CharacterId, ...],
    chosen: Iterable[CharacterId],
    out: Iterable[CharacterId],
) -> Stakes:
    """Return what is at stake in one Clash."""
    lane_of = {who: number for number, who in enumerate(members)}
    nothing_thrown = dict.fromkeys(members, 0)
    choice = {who: number for number, who in reversed(list(enumerate(chosen)))}
    gone = frozenset(out)
    deeds = []
    for who in members:
        faced = [opposition(confrontation, who, nothing_thrown, is_top=is_top) for is_top in (False, True)]
        as_is, as_top = [() if who in gone else _hurdles(one, lane_of) for one in faced]
        deeds.append(
            Stake(
                lane_of[who],
                confrontation.characters[who],
                confrontation.side(who),
                is_attack=faced[0][0][0] is not None,
                hurdles=(as_is, as_top),
                rivals=lanes_of(lane_of, confrontation.conflicts_with(who)),
                choice=choice.get(who),
            )
        )
    return Stakes(tuple(deeds), confrontation.rules)


def _hurdles(faced: Faced, lane_of: Mapping[CharacterId, int]) -> tuple[Hurdles, ...]:
    found = []
    for target, hurdles in faced:
        standing = [one for one in hurdles if not one.waived]
        throwers = [one.thrower for one in standing if one.thrower is not None]
        numbers = tuple([one for one in standing if one.thrower is None])
        found.append(
            Hurdles(lanes_of(lane_of, [] if target is None else [target]), lanes_of(lane_of, throwers), numbers)
        )
    return tuple(found)


def lanes_of(lane_of: Mapping[CharacterId, int], people: Iterable[CharacterId]) -> Lanes:
    """Return the set of these people’s throws, of those who have one here."""
    lanes = 0
    for who in people:
        if who in lane_of:
            lanes |= 1 << lane_of[who]
    return lanes


Terms = dict[Lanes, int]
"""A signed sum: how often it counts that these throws lie below."""


def any_below(sets: Iterable[Lanes]) -> Terms:
    """Return the signed sum for: of one of these sets of throws all lie below (inclusion and exclusion)."""
    terms: Terms = {}
    for lanes in sets:
        for known, times in list(terms.items()):
            terms[known | lanes] = terms.get(known | lanes, 0) - times
        terms[lanes] = terms.get(lanes, 0) + 1
    return {lanes: times for lanes, times in terms.items() if times}


def exactly_below(sets: Iterable[tuple[Lanes, Lanes]]) -> list[tuple[int, Lanes, Terms]]:
    """Return for each choice of targets, how many they are first, the signed sum for: theirs lie below, no other’s do.

    Each of `sets` is a target and the throws that must lie below for it.
    """
    known = list(sets)
    found: list[tuple[int, Lanes, Terms]] = []
    for number in range(len(known) + 1):
        for hit in combinations(range(len(known)), number):
            targets = below = 0
            for place in hit:
                targets, below = targets | known[place][0], below | known[place][1]
            terms = {below: 1}
            others = [throws | below for place, (_, throws) in enumerate(known) if place not in hit]
            for lanes, times in any_below(others).items():
                terms[lanes] = terms.get(lanes, 0) - times
            found.append((number, targets, {lanes: times for lanes, times in terms.items() if times}))
    return found


def lanes_in(stakes: Iterable[Stake]) -> Lanes:
    """Return the set of these deeds’ throws."""
    lanes = 0
    for one in stakes:
        lanes |= 1 << one.lane
    return lanes
