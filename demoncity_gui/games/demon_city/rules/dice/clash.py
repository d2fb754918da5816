"""How a Clash of the dice edition ends: the highest roller acts, then whoever is neither hit nor held (D-CLASH)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Move, involved_in
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.dice import house_rules as readings
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules

HIGHEST_FACE = 10
"""Of a d10; a critical success if it wins (D-TASK-13)."""


class DiceFate(Enum):
    """What became of a deed, and if nothing, why."""

    FIRST = "first"  # the highest roll (D-CLASH-04)
    HITS_TOO = "hits-too"  # an ally of the first, on the same target (D-AMB-02 b)
    HAPPENED = "happened"  # it concerns nobody else (D-CLASH-08)
    FUMBLED = "fumbled"  # D-AMB-07
    NOT_OVER = "not-over"  # a number or a stat was not beaten
    HIT = "hit"  # by one who acted first (D-ROUND-03)
    HELD = "held"  # by an opponent who rolled as high or higher (D-AMB-17)
    CONCERNS_OTHERS = "concerns-others"  # only the highest roll does what concerns others (D-CLASH-04)
    SIDE_LOST = "side-lost"  # D-AMB-13 b
    TIED = "tied"  # D-CLASH-06
    TO_BE_CHOSEN = "to-be-chosen"  # D-CLASH-05


class DiceJudgement(Struct, frozen=True):
    """One deed in a Clash: its roll, and what became of it by which rule.

    `number` is what it did not beat, `holder` who held it.
    """

    who: CharacterId
    roll: int
    fate: DiceFate
    rule: str
    number: int | None = None
    holder: CharacterId | None = None


class DiceClashRuling(Struct, frozen=True):
    """How one Clash ends. `members` and `fumble` are in announcing order, `happens` begins with who acted first.

    `hit` are those on whom an attack landed.
    """

    members: tuple[CharacterId, ...]
    top: int
    outcome: Outcome
    winning_side: Side | None
    attacker: CharacterId | None
    candidates: tuple[CharacterId, ...]
    happens: tuple[CharacterId, ...]
    hit: tuple[CharacterId, ...]
    critical: tuple[CharacterId, ...]
    fumble: tuple[CharacterId, ...]
    judgements: tuple[DiceJudgement, ...]


def is_over(roll: int, number: int, rules: HouseRules) -> bool:
    """Whether a roll beats a number: is higher (D-TASK-01); by D-AMB-11 b a 10 beats every number."""
    return roll > number or (roll == HIGHEST_FACE and rules.reads(readings.TEN_BEATS_ALL))


def judge_clash(
    ground: DiceConfrontation,
    members: tuple[CharacterId, ...],
    rolls: Mapping[CharacterId, int],
    *,
    chosen: Sequence[CharacterId] = (),
) -> DiceClashRuling:
    """Return the ruling over all rolls of one Clash at once (D-CLASH-01, D-CLASH-04, D-CLASH-12).

    `rolls` are the highest dice (D-TASK-02). Each Clash is judged by itself (D-CLASH-07). Held by two sides, the top
    roll does nothing for anybody (D-CLASH-06); held by several of one side, chance picks: `chosen` are those on whom it
    fell (D-CLASH-05, D-AMB-14).
    """
    return _Judging(ground, members, rolls).ruling(chosen)


class _Judging:
    """One Clash while it is judged."""

    def __init__(
        self, ground: DiceConfrontation, members: tuple[CharacterId, ...], rolls: Mapping[CharacterId, int]
    ) -> None:
        self._ground = ground
        self._rules = ground.rules
        self._members = members
        self._roll = {who: rolls[who] for who in members}
        self._top = max(self._roll.values())
        self._hit: CharacterId | None = None

    def ruling(self, chosen: Sequence[CharacterId]) -> DiceClashRuling:
        tied = tuple([who for who in self._members if self._roll[who] == self._top])
        sides = {self._ground.side(who) for who in tied}
        if len(sides) > 1:
            return self._nothing(Outcome.TIED, None, (), DiceFate.TIED, "D-CLASH-06")
        side = sides.pop()
        picked = [who for who in chosen if who in tied]
        if len(tied) > 1 and not picked:
            return self._nothing(Outcome.CHOOSE, side, tied, DiceFate.TO_BE_CHOSEN, "D-CLASH-05")
        first = picked[0] if len(tied) > 1 else tied[0]
        judged = self._judge_first(first)
        acts = judged.fate is DiceFate.FIRST
        attack = self._ground.announcements[first]
        if acts and isinstance(attack, Attack):
            self._hit = attack.target
        judgements = {first: judged}
        for who in self._members:
            if who != first:
                judgements[who] = self._judge_further(who, side)
        done = (DiceFate.FIRST, DiceFate.HITS_TOO, DiceFate.HAPPENED)
        happens = [who for who, judgement in judgements.items() if judgement.fate in done]
        by_chance = len(tied) > 1 and self._rules.reads(readings.NO_CRITICAL_BY_CHANCE)
        return DiceClashRuling(
            members=self._members,
            top=self._top,
            outcome=Outcome.WON if acts else Outcome.STALEMATE,
            winning_side=side,
            attacker=first if self._hit is not None else None,
            candidates=(),
            happens=tuple(happens),
            hit=() if self._hit is None else (self._hit,),
            critical=(first,) if acts and self._top == HIGHEST_FACE and not by_chance else (),
            fumble=self._fumbles(),
            judgements=tuple(judgements[who] for who in self._members),
        )

    def _nothing(
        self, outcome: Outcome, side: Side | None, candidates: tuple[CharacterId, ...], fate: DiceFate, rule: str
    ) -> DiceClashRuling:
        return DiceClashRuling(
            members=self._members,
            top=self._top,
            outcome=outcome,
            winning_side=side,
            attacker=None,
            candidates=candidates,
            happens=(),
            hit=(),
            critical=(),
            fumble=self._fumbles(),
            judgements=tuple(self._judged(who, fate, rule) for who in self._members),
        )

    def _fumbles(self) -> tuple[CharacterId, ...]:
        """Return everybody whose highest die is a 1, whatever the outcome (D-TASK-14)."""
        return tuple([who for who in self._members if self._roll[who] == 1])

    def _judged(self, who: CharacterId, fate: DiceFate, rule: str, number: int | None = None) -> DiceJudgement:
        return DiceJudgement(who, self._roll[who], fate, rule, number)

    def _judge_first(self, who: CharacterId) -> DiceJudgement:
        """Return what becomes of the highest roll's deed (D-CLASH-04, D-AMB-04, D-AMB-07, D-AMB-20)."""
        if self._is_undone(who):
            return self._judged(who, DiceFate.FUMBLED, "D-AMB-07")
        announcement = self._ground.announcements[who]
        if isinstance(announcement, Attack):
            number = self._number_of_attack(who, announcement)
            if number is not None:
                return self._judged(who, DiceFate.NOT_OVER, "D-AMB-04", number)
        if isinstance(announcement, Act) and not self._rules.reads(readings.HIGHEST_IS_ENOUGH):
            level = announcement.intensity
            if level is not None and not is_over(self._roll[who], level, self._rules):
                return self._judged(who, DiceFate.NOT_OVER, "D-AMB-20", level)
        return self._judged(who, DiceFate.FIRST, "D-CLASH-04")

    def _judge_further(self, who: CharacterId, winning_side: Side) -> DiceJudgement:
        """Return what becomes of a deed after the first: what nobody prevents and concerns nobody else (D-CLASH-08)."""
        ground, announcement = self._ground, self._ground.announcements[who]
        if who == self._hit:
            return self._judged(who, DiceFate.HIT, "D-ROUND-03")
        won = ground.side(who) == winning_side
        if isinstance(announcement, Attack):
            hits_too = won and announcement.target == self._hit and self._rules.reads(readings.ALLIES_HIT_THE_SAME_FOE)
            if not hits_too:
                return self._judged(who, DiceFate.CONCERNS_OTHERS, "D-CLASH-04")
            rule, fate, number = "D-AMB-04", DiceFate.HITS_TOO, self._number_of_attack(who, announcement)
        else:
            if not isinstance(announcement, Defend) and self._concerns_others(who):
                return self._judged(who, DiceFate.CONCERNS_OTHERS, "D-CLASH-04")
            if not won and self._rules.reads(readings.WINNERS_SIDE_ALONE):
                return self._judged(who, DiceFate.SIDE_LOST, "D-AMB-13")
            rule, fate, number = "D-AMB-20", DiceFate.HAPPENED, None
            if isinstance(announcement, Act) and announcement.intensity is not None:
                level = announcement.intensity
                number = None if is_over(self._roll[who], level, self._rules) else level
        if self._is_undone(who):
            return self._judged(who, DiceFate.FUMBLED, "D-AMB-07")
        holder = self._holder(who)
        if holder is not None:
            return DiceJudgement(who, self._roll[who], DiceFate.HELD, "D-AMB-17", holder=holder)
        if number is not None:
            return self._judged(who, DiceFate.NOT_OVER, rule, number)
        return self._judged(who, fate, "D-AMB-02" if fate is DiceFate.HITS_TOO else "D-CLASH-08")

    def _is_undone(self, who: CharacterId) -> bool:
        """Whether a fumble undoes this deed (D-AMB-07)."""
        return self._roll[who] == 1 and self._rules.reads(readings.FUMBLE_UNDOES)

    def _number_of_attack(self, who: CharacterId, attack: Attack) -> int | None:
        """Return the stat of a target without dice here that an attack doesn't beat, None where nothing stops it."""
        if attack.target in self._roll or not self._rules.reads(readings.STAT_RESISTS_WITHOUT_DICE):
            return None
        rank = self._ground.resist_stat(attack.target, attack)[1]
        return None if is_over(self._roll[who], rank, self._rules) else rank

    def _concerns_others(self, who: CharacterId) -> bool:
        """Whether a deed that is no defence concerns anybody else; driving always does (D-CLASH-03, D-CLASH-08)."""
        against = self._ground.against[who]
        return bool(against or involved_in(self._ground.announcements[who])) or who in self._ground.drivers

    def _holder(self, who: CharacterId) -> CharacterId | None:
        """Return the first opponent here who was not hit and rolled as high or higher, None for nobody (D-AMB-17)."""
        if self._rules.reads(readings.FREE_UNLESS_HIT):
            return None
        opponents = {*self._ground.attackers_of(who), *self._ground.against.get(who, ())}
        for other in self._members:
            if other in opponents and other != self._hit and self._roll[other] >= self._roll[who]:
                return other
        return None


def moves_stopped(ground: DiceConfrontation, clashes: Sequence[DiceClashRuling]) -> dict[CharacterId, bool]:
    """Return who only moves, and whether a hit stops them (D-CLASH-09, D-AMB-22)."""
    hit = {who for clash in clashes for who in clash.hit}
    if ground.rules.reads(readings.NOTHING_STOPS_A_MOVE):
        hit = set()
    return {who: who in hit for who, said in ground.announcements.items() if isinstance(said, Move)}
