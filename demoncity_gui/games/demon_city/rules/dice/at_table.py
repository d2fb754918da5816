"""The dice edition's counts and rulings in the form in which the table, its events and its screens hold them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from demoncity_gui.games.demon_city.rules.announcements import Act, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation, Stat
from demoncity_gui.games.demon_city.rules.counting import Count, CountLine
from demoncity_gui.games.demon_city.rules.dice import clash, counting, task
from demoncity_gui.games.demon_city.rules.dice.clash import DiceFate, DiceJudgement
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.dice.counting import DiceCount, DieReason
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.task import (
    Level,
    LevelFate,
    OpposedRuling,
    OpposedTask,
    Party,
    StaticRuling,
    StaticTask,
    TaskResult,
    TaskRuling,
)
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.rules.worth import worths
from demoncity_gui.pieces.tarot import Drawn, Numeral

REASONS = {
    DieReason.START: ThrowReason.START,
    DieReason.SKILL: ThrowReason.HIGHER_STAT,
    DieReason.DISTRACTION: ThrowReason.DISTRACTION,
    DieReason.DEFENSE: ThrowReason.DEFENSE,
    DieReason.DEFENDED: ThrowReason.DEFENDED,
    DieReason.WEAPON: ThrowReason.WEAPON,
    DieReason.ADVANTAGE: ThrowReason.ADVANTAGE,
    DieReason.INJURY: ThrowReason.INJURY,
    DieReason.LOST: ThrowReason.DISADVANTAGE,
    DieReason.CAP: ThrowReason.CAP,
    DieReason.FLOOR: ThrowReason.FLOOR,
}
"""What a reason for a die is called at the table."""
_FATES = {
    DiceFate.FIRST: Fate.HAPPENED,
    DiceFate.HITS_TOO: Fate.HAPPENED,
    DiceFate.HAPPENED: Fate.HAPPENED,
    DiceFate.FUMBLED: Fate.FUMBLED,
    DiceFate.NOT_OVER: Fate.NOT_HIGH_ENOUGH,
    DiceFate.HIT: Fate.HIT,
    DiceFate.HELD: Fate.HELD,
    DiceFate.CONCERNS_OTHERS: Fate.CONCERNS_OTHERS,
    DiceFate.SIDE_LOST: Fate.SIDE_LOST,
    DiceFate.TIED: Fate.CLASH_TIED,
    DiceFate.TO_BE_CHOSEN: Fate.TO_BE_CHOSEN,
}
_RESULTS = {
    task.DiceResult.SUCCESS: TaskResult.SUCCESS,
    task.DiceResult.FAILURE: TaskResult.FAILURE,
    task.DiceResult.TIED: TaskResult.UNDECIDED,
}


def count_throws(ground: Confrontation) -> dict[CharacterId, Count]:
    """Return the dice of everybody who rolls; see `counting.count_dice`."""
    return {who: _count(count) for who, count in counting.count_dice(_dice(ground)).items()}


def _dice(ground: Confrontation) -> DiceConfrontation:
    if not isinstance(ground, DiceConfrontation):
        raise TypeError("these announcements are of another edition")
    return ground


def _count(count: DiceCount) -> Count:
    lines = [
        CountLine(REASONS[line.reason], line.change, line.label, line.compared, rule=line.rule) for line in count.lines
    ]
    return Count(count.dice, lowest=False, lines=tuple(lines))


def judge_clash(
    ground: Confrontation,
    members: tuple[CharacterId, ...],
    throws: Mapping[CharacterId, Thrown],
    *,
    chosen: Sequence[CharacterId] = (),
    out: Collection[CharacterId] = (),
) -> ClashRuling:
    """Return the ruling of one Clash; see `clash.judge_clash`. Who is `out` by another Clash acts all the same here."""
    rolls = {who: thrown.value for who, thrown in throws.items()}
    ruling = clash.judge_clash(_dice(ground), members, rolls, chosen=chosen)
    return ClashRuling(
        members=ruling.members,
        top=ruling.top,
        outcome=ruling.outcome,
        winning_side=ruling.winning_side,
        attacker=ruling.attacker,
        candidates=ruling.candidates,
        happens=ruling.happens,
        hit=ruling.hit,
        critical=ruling.critical,
        fumble=ruling.fumble,
        judgements=tuple(_judgement(ground, one, rolls) for one in ruling.judgements),
        chosen=tuple(who for who in chosen if who in ruling.members),
    )


def _judgement(ground: Confrontation, one: DiceJudgement, rolls: Mapping[CharacterId, int]) -> Judgement:
    hurdles: tuple[Hurdle, ...] = ()
    announcement = ground.announcements[one.who]
    if one.holder is not None:
        hurdles = (Hurdle(HurdleKind.FOE, rolls[one.holder], whom=one.holder),)
    elif one.number is not None and isinstance(announcement, Act):
        hurdles = (Hurdle(HurdleKind.INTENSITY, one.number),)
    elif one.number is not None:
        (target,) = ground.aims(one.who)
        hurdles = (Hurdle(HurdleKind.STAT, one.number, whom=target, at=target),)
    return Judgement(one.who, one.roll, hurdles, _FATES[one.fate], one.rule)


# --- tasks -----------------------------------------------------------------------------------------------------------


def judge_uncontested(
    ground: Confrontation, who: CharacterId, count: Count | None, faces: tuple[Drawn, ...]
) -> TaskRuling:
    """Return the ruling of a deed that nobody contests (D-SLOW-07): it just happens, or is rolled for."""
    act = ground.announcements[who]
    if not isinstance(act, Act) or act.intensity is None:
        return TaskRuling(TaskResult.HAPPENS)
    rolled = _rolled(faces)
    roll = task.judge_roll(rolled.value, act.intensity, ground.rules)
    return TaskRuling(_RESULTS[roll.result], act.intensity, rolled.value, roll.critical, roll.fumble, (_level(roll),))


def count_static(static: StaticTask, rules: HouseRules) -> Count | None:
    """Return the dice of a roll over a target number; it is always rolled for, 0 and 10 too (D-TASK-01, D-AMB-11)."""
    return _count(task.count_party(_party(static.party), ("", static.intensities[0]), rules))


def judge_static(static: StaticTask, count: Count | None, faces: tuple[Drawn, ...], rules: HouseRules) -> StaticRuling:
    """Return how a roll over a target number ends; see `task.judge_roll`."""
    rolled = _rolled(faces)
    roll = task.judge_roll(rolled.value, static.intensities[0], rules)
    level = _level(roll)
    levels = (level.intensity,) if level.is_beaten else ()
    return StaticRuling(levels, False, rolled, roll.critical, roll.fumble, (level,))


def _rolled(faces: tuple[Drawn, ...]) -> Thrown:
    """Return a roll with its one die that counts, the highest (D-TASK-02)."""
    value = max(worths(faces))
    return Thrown(faces, Numeral(value), value, lowest=False)


def _level(roll: task.Roll) -> Level:
    number = roll.number or 0
    match roll.result:
        case task.DiceResult.SUCCESS:
            fate, rule = LevelFate.EXCEEDED, "D-TASK-01"
        case task.DiceResult.TIED:
            fate, rule = LevelFate.UNDECIDED, "D-AMB-03"
        case _ if roll.fumble and number == 0:  # a 1 beats nothing else, and has not beaten this
            fate, rule = LevelFate.FUMBLED, "D-AMB-07"
        case _:
            fate, rule = LevelFate.NOT_EXCEEDED, "D-AMB-11" if number >= clash.HIGHEST_FACE else "D-TASK-01"
    return Level(number, fate, rule)


def count_opposed(opposed: OpposedTask, rules: HouseRules) -> dict[CharacterId, Count]:
    """Return the dice of two who roll against each other; the higher stat is one more (D-TASK-05)."""
    one, other = opposed.parties
    return {
        party.character.id: _count(task.count_party(_party(party), _stat_of(rival), rules))
        for party, rival in ((one, other), (other, one))
    }


def judge_opposed(
    opposed: OpposedTask, faces: Mapping[CharacterId, tuple[Drawn, ...]], _rules: HouseRules
) -> OpposedRuling:
    """Return how two rolls against each other end; see `task.judge_opposed`."""
    people = [party.character for party in opposed.parties]
    thrown = {one.id: _rolled(faces[one.id]) for one in people}
    first, second = (one.id for one in people)
    ended = task.judge_opposed((thrown[first].value, thrown[second].value))
    winner = None if ended.winner is None else (first, second)[ended.winner]
    return OpposedRuling(
        winner=winner,
        thrown=thrown,
        critical=() if winner is None or not ended.critical else (winner,),
        fumble=tuple((first, second)[place] for place in ended.fumbles),
    )


def _party(party: Party) -> task.DiceParty:
    return task.DiceParty(
        party.character.name, party.stat, party.advantages, party.disadvantages, party.other_is_distracted
    )


def _stat_of(rival: Party) -> Stat | None:
    return None if rival.stat is None else (rival.character.name, rival.stat)
