"""`demoncity rule` for the dice edition: a round or a task in, its ruling out, as JSON or as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.announcements import Attack, Move, is_contested
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.dice.clash import DiceClashRuling, judge_clash, moves_stopped
from demoncity_gui.games.demon_city.rules.dice.counting import DiceCount
from demoncity_gui.games.demon_city.rules.dice.damage import Damage, DamageDue, damage_due, damages
from demoncity_gui.games.demon_city.rules.dice.task import (
    DiceResult,
    Opposed,
    Roll,
    judge_opposed,
    judge_roll,
)
from demoncity_gui.games.demon_city.scenario.dice_rounds import DiceRound
from demoncity_gui.games.demon_city.scenario.dice_tasks import DiceTask
from demoncity_gui.games.demon_city.scenario.faces import faces_rolled
from demoncity_gui.games.demon_city.scenario.read import read_dice_scenario
from demoncity_gui.games.demon_city.words import dice as words
from demoncity_gui.texts import demon_city_dice as texts

RULING = "demoncity.dice-ruling/1"

Json = dict[str, Any]
"""What a ruling is before it is written; its keys are the file format's."""


class RuledDiceRound(Struct, frozen=True):
    """A round and, where dice were given, all that came of them.

    `due` are the damage rolls, `damages` what they cost where those dice were given too.
    """

    scenario: DiceRound
    clashes: tuple[DiceClashRuling, ...] = ()
    settled: dict[CharacterId, Roll] = {}
    due: tuple[DamageDue, ...] = ()
    damages: tuple[Damage, ...] = ()


class RuledDiceTask(Struct, frozen=True):
    """A task and, where dice were given, its ruling."""

    scenario: DiceTask
    ruling: Roll | Opposed | None = None


def rule(text: bytes, *, proof: bool = False) -> RuledDiceRound | RuledDiceTask:
    """Return the scenario written in this JSON with its ruling; a `proof` takes no more of it.

    Raises:
        ScenarioUnreadable: it can't be ruled; the message is one line that names the place.
    """
    scenario = read_dice_scenario(text)
    return _rule_round(scenario) if isinstance(scenario, DiceRound) else _rule_task(scenario)


# --- rounds ----------------------------------------------------------------------------------------------------------


def _rule_round(scenario: DiceRound) -> RuledDiceRound:
    ground, dice = scenario.confrontation, scenario.dice
    if dice is None:
        return RuledDiceRound(scenario)
    rolls = {who: max(faces) for who, faces in dice.items()}
    clashes = tuple([judge_clash(ground, group, rolls, chosen=scenario.chosen) for group in ground.groups])
    settled = _settled(scenario, rolls, clashes)
    due = tuple(damage_due(ground, clashes))
    if scenario.damage is None:
        return RuledDiceRound(scenario, clashes, settled, due)
    try:
        rolled = faces_rolled("damage", ground.characters, scenario.damage, {one.who: one.dice for one in due})
    except ScenarioUnreadable as why:
        raise why.within("$") from why
    return RuledDiceRound(scenario, clashes, settled, due, tuple(damages(ground, due, rolled)))


def _settled(
    scenario: DiceRound, rolls: Mapping[CharacterId, int], clashes: tuple[DiceClashRuling, ...]
) -> dict[CharacterId, Roll]:
    """Return what came of everything outside the Clashes, in announcing order."""
    ground = scenario.confrontation
    stopped = moves_stopped(ground, clashes)
    settled: dict[CharacterId, Roll] = {}
    for who, announcement in ground.announcements.items():
        if is_contested(announcement):
            continue
        number = getattr(announcement, "intensity", None)
        if number is not None:
            settled[who] = judge_roll(rolls[who], number, ground.rules)
        else:
            settled[who] = Roll(DiceResult.STOPPED if stopped.get(who) else DiceResult.HAPPENS)
    return settled


def _rule_task(scenario: DiceTask) -> RuledDiceTask:
    if scenario.dice is None:
        return RuledDiceTask(scenario)
    values = [max(faces) for faces in scenario.dice]
    if scenario.number is not None:
        return RuledDiceTask(scenario, judge_roll(values[0], scenario.number, scenario.rules))
    return RuledDiceTask(scenario, judge_opposed((values[0], values[1])))


# --- as JSON ---------------------------------------------------------------------------------------------------------


def as_json(ruled: RuledDiceRound | RuledDiceTask) -> Json:
    """Return the ruling with the keys of `demoncity.dice-ruling/1`."""
    return _round_as_json(ruled) if isinstance(ruled, RuledDiceRound) else _task_as_json(ruled)


def _round_as_json(ruled: RuledDiceRound) -> Json:
    ground = ruled.scenario.confrontation
    called = _called(ruled)
    named = called.__getitem__
    judged = ruled.scenario.dice is not None
    return {
        "format": RULING,
        "order": [*map(named, ruled.scenario.order)],
        "throws": {called[who]: _count_as_json(called, count) for who, count in ruled.scenario.counts.items()},
        "clashes": [_clash_as_json(ruled, one) for one in ruled.clashes]
        if judged
        else [{"members": [*map(named, group)]} for group in ground.groups],
        "uncontested": [
            {"who": called[who], "result": one.result.value, "critical": one.critical, "fumble": one.fumble}
            for who, one in ruled.settled.items()
        ],
        "damage": [_damage_as_json(called, one) for one in (ruled.damages or ruled.due)],
    }


def _called(ruled: RuledDiceRound) -> dict[CharacterId, str]:
    return {who: character.name for who, character in ruled.scenario.confrontation.characters.items()}


def _count_as_json(called: Mapping[CharacterId, str], count: DiceCount, *, in_clash: bool = True) -> Json:
    return {
        "dice": count.dice,
        "reasons": [
            {"rule": line.rule, "change": line.change, "why": words.why(called, line, in_clash=in_clash)}
            for line in count.lines
        ],
    }


def _clash_as_json(ruled: RuledDiceRound, ruling: DiceClashRuling) -> Json:
    called = _called(ruled)
    named = called.__getitem__
    attack = None
    if ruling.attacker is not None:
        made = ruled.scenario.confrontation.announcements[ruling.attacker]
        if isinstance(made, Attack):
            attack = {"who": called[ruling.attacker], "target": called[made.target]}
    return {
        "members": [*map(named, ruling.members)],
        "top": ruling.top,
        "outcome": ruling.outcome.value,
        "winning_side": ruling.winning_side,
        "attack": attack,
        "candidates": [*map(named, ruling.candidates)],
        "happens": [*map(named, ruling.happens)],
        "critical": [*map(named, ruling.critical)],
        "fumble": [*map(named, ruling.fumble)],
    }


def _damage_as_json(called: Mapping[CharacterId, str], damage: Damage | DamageDue) -> Json:
    due = damage.due if isinstance(damage, Damage) else damage
    told: Json = {
        "who": called[due.who],
        "target": called[due.target],
        "dice": due.dice,
        "counts": "highest" if due.massive else "lowest",
    }
    if isinstance(damage, Damage):
        told |= {"lost": damage.lost, "current": damage.current, "out": damage.out, "injured": damage.injured}
    return told


def _task_as_json(ruled: RuledDiceTask) -> Json:
    names = [party.name for party in ruled.scenario.parties]
    told: Json = {
        "format": RULING,
        "throws": {
            name: _count_as_json({}, count, in_clash=False)
            for name, count in zip(names, ruled.scenario.counts, strict=True)
        },
    }
    match ruled.ruling:
        case Roll() as roll:
            told |= {
                "result": roll.result.value,
                "critical": names if roll.critical else [],
                "fumble": names if roll.fumble else [],
                "worse_for_both": False,
            }
        case Opposed() as opposed:
            winner = None if opposed.winner is None else names[opposed.winner]
            told |= {
                "result": DiceResult.TIED.value if winner is None else winner,
                "critical": [winner] if opposed.critical else [],
                "fumble": [names[place] for place in opposed.fumbles],
                "worse_for_both": opposed.worse_for_both,
            }
        case None:
            pass
    return told


# --- as sentences ----------------------------------------------------------------------------------------------------


def explain(ruled: RuledDiceRound | RuledDiceTask) -> Iterator[str]:
    """Yield the ruling as sentences, each with its rule's id in brackets."""
    return _explain_round(ruled) if isinstance(ruled, RuledDiceRound) else _explain_task(ruled)


def _explain_round(ruled: RuledDiceRound) -> Iterator[str]:
    ground, called = ruled.scenario.confrontation, _called(ruled)
    rolled = ruled.scenario.dice or {}
    for ruling in ruled.clashes:
        yield from words.clash_told(ground, called, ruling)
    if ruled.scenario.dice is None:
        for group in ground.groups:
            yield f"{texts.clash(who=[called[who] for who in group])} [D-CLASH-02]"
    for who, settled in ruled.settled.items():
        yield from words.roll_told(called[who], settled, moves=isinstance(ground.announcements[who], Move))
    hurt = {who for who, character in ground.characters.items() if character.hurt}
    for due in ruled.due if not ruled.damages else ():
        yield words.due_told(called, due)
    for damage in ruled.damages:
        yield from words.damage_told(called, damage, newly_injured=damage.injured and damage.due.target not in hurt)
        hurt |= {damage.due.target} if damage.injured else set()
    for who, count in ruled.scenario.counts.items():
        yield from words.counted(called, called[who], count, rolled.get(who, ()))
    if ruled.scenario.dice is None:
        yield f"{texts.unrolled} [D-CLASH-01]"


def _explain_task(ruled: RuledDiceTask) -> Iterator[str]:
    parties, dice = ruled.scenario.parties, ruled.scenario.dice
    match ruled.ruling:
        case Roll() as roll:
            yield from words.roll_told(parties[0].name, roll)
        case Opposed() as opposed:
            yield from words.opposed_told(parties, [max(faces) for faces in dice or ()], opposed)
        case None:
            pass
    for place, (party, count) in enumerate(zip(parties, ruled.scenario.counts, strict=True)):
        yield from words.counted({}, party.name, count, dice[place] if dice else (), in_clash=False)
    if dice is None:
        yield f"{texts.unrolled} [D-TASK-01]"
