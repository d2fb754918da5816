"""The chances of the dice edition: every roll by itself, and the same answers as for cards.

Rolls don’t hang on one another, so a chance is a sum over who is first, with which roll, and the roll of the deed in
question; of all others it is asked only that they lie below one of the two. The edition’s own judge says what happens
then: it is shown one case of each kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import lcm, prod

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Move, is_contested
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.dice import house_rules as readings
from demoncity_gui.games.demon_city.rules.dice.clash import HIGHEST_FACE, DiceClashRuling, judge_clash
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.dice.task import DiceResult, judge_opposed, judge_roll
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.odds.clash import ClashOdds, DeedOdds, SideOdds
from demoncity_gui.odds.rounds import MOST_THROWS, TooManyThrows
from demoncity_gui.odds.tasks import OpposedOdds, ThrowOdds

FACES = range(1, HIGHEST_FACE + 1)
_LOTS = lcm(*range(1, 13))
"""A whole number that lots among up to twelve divide."""


def ways_at(dice: int, roll: int) -> int:
    """Return in how many ways the highest of so many dice shows this (D-ODDS-05)."""
    return int(roll**dice - (roll - 1) ** dice)


def dice_clash_odds(
    ground: DiceConfrontation,
    members: tuple[CharacterId, ...],
    dice: Mapping[CharacterId, int],
    chosen: Sequence[CharacterId],
) -> tuple[ClashOdds, dict[CharacterId, Fraction]]:
    """Return the chances of one Clash, and how likely each person is to be hit in it.

    A tie for first on one side is settled by an even lot, but for those `chosen` (D-CLASH-05).
    """
    return _Chances(ground, members, dice, chosen).odds()


class _First(Struct, frozen=True):
    """What becomes of the first’s deed at a roll: alone at the top, and with others of the side beside."""

    happens: bool
    hit: CharacterId | None
    critical: bool
    critical_by_lot: bool


class _Further(Struct, frozen=True):
    """When a deed that isn’t first happens: with which rolls, if all of these rolled less."""

    rolls: frozenset[int]
    holders: frozenset[CharacterId]


class _Chances:
    """One Clash while its ways are counted."""

    def __init__(
        self,
        ground: DiceConfrontation,
        members: tuple[CharacterId, ...],
        dice: Mapping[CharacterId, int],
        chosen: Sequence[CharacterId],
    ) -> None:
        self._ground, self._members, self._dice = ground, members, dice
        self._chosen = [who for who in dict.fromkeys(chosen) if who in members]
        self._side = {who: ground.side(who) for who in members}
        self._known: dict[tuple[CharacterId, CharacterId | None, CharacterId], _Further] = {}

    @cached_property
    def _total(self) -> int:
        return int(_LOTS * 10 ** sum([self._dice[who] for who in self._members]))

    def odds(self) -> tuple[ClashOdds, dict[CharacterId, Fraction]]:
        """Return all chances."""
        happens = dict.fromkeys(self._members, 0)
        critical = dict.fromkeys(self._members, 0)
        sides = dict.fromkeys([self._side[who] for who in self._members], (0, 0))
        hit: dict[CharacterId, int] = {}
        for who in self._members:
            for roll in FACES:
                ways, alone = self._ways(who, roll, {}), self._ways(who, roll, {}, alone=True)
                if not ways:
                    continue
                first = self._first(who, roll)
                won, stalemate = sides[self._side[who]]
                sides[self._side[who]] = (won + ways, stalemate) if first.happens else (won, stalemate + ways)
                happens[who] += ways * first.happens
                critical[who] += alone * first.critical + (ways - alone) * first.critical_by_lot
                if first.hit is not None:
                    hit[first.hit] = hit.get(first.hit, 0) + ways
                for other in self._members:
                    if other != who:
                        happens[other] += self._ways_further(who, roll, first.hit, other)
        total = self._total
        odds = ClashOdds(
            tied=Fraction(total - sum(map(sum, sides.values())), total),
            sides={
                side: SideOdds(Fraction(won, total), Fraction(stalemate, total), Fraction(0))
                for side, (won, stalemate) in sides.items()
            },
            deeds={
                who: DeedOdds(
                    happens=Fraction(happens[who], total),
                    candidate=Fraction(0),
                    critical=Fraction(critical[who], total),
                    fumble=Fraction(1, 10 ** self._dice[who]),
                )
                for who in self._members
            },
        )
        return odds, {who: Fraction(ways, total) for who, ways in hit.items()}

    def _ways(
        self,
        first: CharacterId,
        top: int,
        bounds: Mapping[CharacterId, tuple[int, int]],
        *,
        alone: bool = False,
    ) -> int:
        """Return in how many ways somebody is first with this roll, each lot counted for its share.

        `bounds` are, of some of the others, in how many ways they lie below the top and at it as they should; the rest
        lie as they may.
        """
        by_lot = [1]
        number = ways_at(self._dice[first], top)
        for who in self._members:
            if who == first:
                continue
            usual = (top - 1) ** self._dice[who], ways_at(self._dice[who], top)
            below, at_top = bounds.get(who, usual)
            if alone or not self._may_tie(first, who):
                number *= below
            elif first in self._chosen:
                number *= below + at_top
            else:
                more = [*[ways * below for ways in by_lot], 0]
                for place, ways in enumerate(by_lot):
                    more[place + 1] += ways * at_top
                by_lot = more
        return number * sum([ways * (_LOTS // (place + 1)) for place, ways in enumerate(by_lot)])

    def _may_tie(self, first: CharacterId, other: CharacterId) -> bool:
        """Whether somebody may roll as high as the first without being first instead (D-CLASH-05, D-CLASH-06)."""
        if self._side[first] != self._side[other]:
            return False
        if other not in self._chosen:
            return True
        return first in self._chosen and self._chosen.index(first) < self._chosen.index(other)

    def _ways_further(self, first: CharacterId, top: int, hit: CharacterId | None, who: CharacterId) -> int:
        """Return in how many ways this deed happens besides, behind a first of this roll (D-CLASH-08)."""
        further = self._further(first, hit, who)
        number = 0
        for roll in further.rolls:
            if roll <= top:
                at = ways_at(self._dice[who], roll)
                bounds = {one: ((roll - 1) ** self._dice[one], 0) for one in further.holders}
                bounds[who] = (at, 0) if roll < top else (0, at)
                number += self._ways(first, top, bounds)
        return number

    # --- what the judge says -----------------------------------------------------------------------------------------

    def _judged(self, first: CharacterId, rolls: dict[CharacterId, int], others: int) -> DiceClashRuling:
        every = {who: rolls.get(who, max(1, others)) for who in self._members}
        return judge_clash(self._ground, self._members, every, chosen=(first,))

    def _first(self, who: CharacterId, roll: int) -> _First:
        """Return what becomes of the first’s deed; who rolled less has no say in it."""
        ruling = self._judged(who, {who: roll}, roll - 1)
        friend = next((one for one in self._members if one != who and self._side[one] == self._side[who]), None)
        tied = ruling if friend is None else self._judged(who, {who: roll, friend: roll}, roll - 1)
        hit = ruling.hit[0] if ruling.hit else None
        return _First(who in ruling.happens, hit, who in ruling.critical, who in tied.critical)

    def _further(self, first: CharacterId, hit: CharacterId | None, who: CharacterId) -> _Further:
        """Return when a deed happens behind this first: it matters whom that one hits, and no more of the roll.

        With all others as low as can be each of its rolls is tried; then each of the others as high as it.
        """
        key = first, hit, who
        if key not in self._known:
            top = max(roll for roll in FACES if self._first(first, roll).hit == hit)
            highest = top if self._side[first] == self._side[who] else top - 1

            def happens(roll: int, *beside: CharacterId) -> bool:
                rolls = {**dict.fromkeys((who, *beside), roll), first: top}
                return who in self._judged(first, rolls, roll - 1).happens

            rolls = [roll for roll in FACES if roll <= highest and happens(roll)]
            others = [one for one in self._members if rolls and one not in (first, who)]
            holders = frozenset(one for one in others if not happens(rolls[0], one))
            self._known[key] = _Further(frozenset(rolls), holders)
        return self._known[key]


class DiceRoundOdds(Struct, frozen=True):
    """The chances of each Clash and of each deed that nobody contests."""

    clashes: tuple[ClashOdds, ...]
    uncontested: dict[CharacterId, ThrowOdds]


def dice_round_odds(
    ground: DiceConfrontation, dice: Mapping[CharacterId, int], chosen: Sequence[CharacterId] = ()
) -> DiceRoundOdds:
    """Return the chances of a round in which everybody announced has yet to roll so many dice.

    Raises:
        TooManyThrows: more than MOST_THROWS would roll.
    """
    if len(dice) > MOST_THROWS:
        raise TooManyThrows(len(dice))
    hit: dict[CharacterId, Fraction] = {}
    clashes = []
    for group in ground.groups:
        odds, hit_here = dice_clash_odds(ground, group, dice, chosen)
        clashes.append(odds)
        hit |= hit_here
    stops = not ground.rules.reads(readings.NOTHING_STOPS_A_MOVE)
    uncontested = {}
    for who, said in ground.announcements.items():
        if isinstance(said, Move):
            uncontested[who] = dice_without_a_roll(hit.get(who, Fraction(0)) if stops else Fraction(0))
        elif not is_contested(said):
            number = getattr(said, "intensity", None)
            uncontested[who] = (
                dice_without_a_roll(Fraction(0)) if number is None else dice_roll_odds(dice[who], number, ground.rules)
            )
    return DiceRoundOdds(tuple(clashes), uncontested)


def dice_roll_odds(dice: int, number: int, rules: HouseRules) -> ThrowOdds:
    """Return the chances of a roll over a target number (D-TASK-01, D-ODDS-05).

    One that decides nothing is told as a failure (D-AMB-03).
    """
    total = 10**dice
    success = critical = fumble = 0
    for value in FACES:
        ways, roll = ways_at(dice, value), judge_roll(value, number, rules)
        success += ways * (roll.result is DiceResult.SUCCESS)
        critical += ways * roll.critical
        fumble += ways * roll.fumble
    return ThrowOdds(
        happens=Fraction(0),
        success=Fraction(success, total),
        failure=Fraction(total - success, total),
        levels={number: Fraction(success, total)},
        critical=Fraction(critical, total),
        fumble=Fraction(fumble, total),
        automatic=False,
    )


def dice_without_a_roll(stopped: Fraction) -> ThrowOdds:
    """Return the chances of what nobody rolls for: a move is stopped by a hit (D-CLASH-09, D-AMB-22)."""
    none = Fraction(0)
    return ThrowOdds(1 - stopped, none, stopped, {}, none, none, automatic=True)


def dice_opposed_odds(dice: tuple[int, int]) -> OpposedOdds:
    """Return the chances of two rolls against each other (D-TASK-12, D-ODDS-02); the parties are 1 and 2."""
    total = 10 ** sum(dice)
    wins, critical, fumble = [0, 0], [0, 0], [0, 0]
    for one in FACES:
        for other in FACES:
            ways, ruling = prod((ways_at(dice[0], one), ways_at(dice[1], other))), judge_opposed((one, other))
            if ruling.winner is not None:
                wins[ruling.winner] += ways
                critical[ruling.winner] += ways * ruling.critical
            for place in ruling.fumbles:
                fumble[place] += ways
    parties = [CharacterId(1), CharacterId(2)]

    def chances(ways: Sequence[int]) -> dict[CharacterId, Fraction]:
        return {who: Fraction(number, total) for who, number in zip(parties, ways, strict=True)}

    return OpposedOdds(chances(wins), Fraction(total - sum(wins), total), chances(critical), chances(fumble))
