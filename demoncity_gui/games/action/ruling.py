"""`demoncity rule` for Action!: one Damage, one attack or one Sequence, as JSON or as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct

from demoncity_gui.games.action import words
from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.attack import (
    Attack,
    Defense,
    Group,
    Outcome,
    falling,
    fought,
    speed_bump_pv,
    typed,
)
from demoncity_gui.games.action.rules.harm import (
    Blow,
    Felt,
    Harm,
    JudgedRoll,
    Needs,
    after_rolls,
    damage_of_fall,
    felt,
    is_flung,
    to_stabilise,
)
from demoncity_gui.games.action.rules.options import Option
from demoncity_gui.games.action.rules.people import Status, Target, impairment
from demoncity_gui.games.action.rules.rolls import most_parts
from demoncity_gui.games.action.scenario import (
    at_least,
    faces,
    needs_option,
    read_target,
    read_text,
    split_parts,
    total_of,
)
from demoncity_gui.games.action.sequence_ruling import rule_sequence
from demoncity_gui.games.action.written import AttackerText, AttackText, DefenseText, GroupText, HarmText, RollsText
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.texts import scenario_faults as faults

RULING = "action.ruling/1"

Json = dict[str, Any]


class Ruled(Struct, frozen=True):
    """What came of a file, with the keys of `action.ruling/1`, and why, in sentences."""

    told: Json
    why: list[str]


def rule(text: bytes, *, proof: bool = False) -> Ruled:
    """Return the ruling of what is written in this JSON; a `proof` takes no more of it.

    Raises:
        ScenarioUnreadable: it can't be ruled; the message is one line that names the place.
    """
    written, rules = read_text(text)
    try:
        match written:
            case HarmText():
                told, why = _harm_of_file(written, rules)
            case AttackText():
                told, why = _attack(written, rules)
            case _:
                told, why = rule_sequence(written, rules)
    except ScenarioUnreadable as fault:
        raise fault.within("$") from fault
    return Ruled({"format": RULING, **told}, why)


def as_json(ruled: Ruled) -> Json:
    """Return a ruling with the keys of `action.ruling/1`."""
    return ruled.told


def explain(ruled: Ruled) -> list[str]:
    """Return a ruling as sentences, each with the id of its rule in brackets."""
    return ruled.why


# --- harm ------------------------------------------------------------------------------------------------------------


def _harm_of_file(written: HarmText, rules: HouseRules) -> tuple[Json, list[str]]:
    target = read_target(written.target, ".target")
    if written.fall is UNSET:
        if written.damage is UNSET:
            raise ScenarioUnreadable(".damage", faults.missing_damage)
        return _harm(target, written, at_least(0, written.damage, ".damage"), rules)
    for key in ("damage", "wall", "causes"):
        if getattr(written, key) is not UNSET:
            raise ScenarioUnreadable(f".{key}", faults.not_of_a_fall)
    metres = at_least(0, written.fall.metres, ".fall.metres")
    return _harm(target, written, damage_of_fall(metres, written.fall.pv), rules, is_fall=True)


def _harm(
    target: Target, written: HarmText | AttackText, damage: int, rules: HouseRules, *, is_fall: bool = False
) -> tuple[Json, list[str]]:
    """Return what a Damage does, and why; a file without rolls gets no further than what it needs of them."""
    blow = _blow(written, damage, rules, is_fall=is_fall)
    if target.mass is None and is_flung(target, blow, rules):
        raise ScenarioUnreadable(".target.mass", faults.missing_mass)
    done = felt(target, blow, rules)
    told: Json = {
        "damage": done.damage,
        "gained": {"shock": done.shock, "wounds": done.wounds},
        "needs": {"shock": done.needs.shock, "dark": done.needs.dark, "luck": list(done.needs.luck)},
    }
    why = words.felt(done, blow)
    if done.needs and written.rolls is UNSET:
        return told, why
    harm = _rolled(done, blow, target, RollsText() if written.rolls is UNSET else written.rolls, rules)
    why += words.harmed(harm, to_stabilise(harm, rules), impairment(harm.target, rules))
    return {**told, **_harm_told(harm, target, rules)}, why


def _blow(written: HarmText | AttackText, damage: int, rules: HouseRules, *, is_fall: bool) -> Blow:
    threshold = at_least(1, written.threshold, ".threshold")
    wall = None if written.wall is UNSET else at_least(0, written.wall, ".wall")
    causes: Sequence[Status] = ()
    if written.causes is not UNSET:
        needs_option(Option.STATUSES, rules, ".causes")
        causes = written.causes
        for place, status in enumerate(causes):
            if status not in (Status.BRUISED, Status.BATTERED, Status.BROKEN):
                raise ScenarioUnreadable(f".causes[{place}]", faults.causes)
    return Blow(damage, threshold, is_fall, wall, tuple(causes))


def _rolled(done: Felt, blow: Blow, before: Target, rolls: RollsText, rules: HouseRules) -> Harm:
    """Return what a Damage comes to by the rolls of the file: exactly those that it needs."""
    needs, lowered = done.needs, impairment(before, rules)
    totals: dict[str, int | None] = {}
    for key, difficulty in (("shock", needs.shock), ("dark", needs.dark)):
        roll = getattr(rolls, key)
        if (roll is UNSET) != (difficulty is None):
            missing = faults.missing_roll if roll is UNSET else faults.not_rolled
            raise ScenarioUnreadable(f".rolls.{key}", missing)
        totals[key] = None if roll is UNSET else total_of(roll, f".rolls.{key}", lowered, rules)
    luck = _luck(needs, rolls, lowered, rules)
    return after_rolls(done, blow, rules, shock=totals["shock"], dark=totals["dark"], luck=luck)


def _luck(needs: Needs, rolls: RollsText, lowered: int, rules: HouseRules) -> list[int | None]:
    given = [] if rolls.luck is UNSET else rolls.luck
    if len(given) != len(needs.luck):
        raise ScenarioUnreadable(".rolls.luck", faults.luck_rolls(wanted=len(needs.luck), given=len(given)))
    totals: list[int | None] = []
    for place, roll in enumerate(given):
        if isinstance(roll, str):
            if roll != "fail":
                raise ScenarioUnreadable(f".rolls.luck[{place}]", faults.luck_roll)
            totals.append(None)
        else:
            totals.append(total_of(roll, f".rolls.luck[{place}]", lowered, rules))
    return totals


def _harm_told(harm: Harm, before: Target, rules: HouseRules) -> Json:
    now = harm.target
    shock_roll = _roll_told(harm.shock_roll)
    if shock_roll is not None and harm.sequences is not None:
        shock_roll["sequences"] = harm.sequences
    flung = harm.felt.knockback
    return {
        "shock": now.shock,
        "wounds": now.wounds,
        "worst": now.worst,
        "shots": now.shots,
        "statuses": [status.value for status in now.statuses],
        "new": [status.value for status in now.statuses if status not in before.statuses],
        "impairment": impairment(now, rules),
        "massive": harm.felt.massive,
        "cinematic": harm.cinematic,
        "shock_roll": shock_roll,
        "dark_roll": _roll_told(harm.dark_roll),
        "stabilise": to_stabilise(harm, rules),
        "knockback": None if flung is None else {"metres": flung.metres, "object": flung.object},
        "free_d10": harm.felt.free_d10,
    }


def _roll_told(roll: JudgedRoll | None) -> Json | None:
    return None if roll is None else {"difficulty": roll.difficulty, "total": roll.total, "passed": roll.passed}


# --- attacks ---------------------------------------------------------------------------------------------------------

_TYPED = ("pv", "hit")
_BUMPED = ("skill", "effect", "extra")


def _attack(written: AttackText, rules: HouseRules) -> tuple[Json, list[str]]:
    threshold = at_least(1, written.threshold, ".threshold")
    if written.group is not UNSET:
        return _speed_bump(written, written.group, threshold, rules)
    if written.target is UNSET:
        raise ScenarioUnreadable(".target", faults.missing_object)
    target = read_target(written.target, ".target")
    if rules.reads(readings.DICE_ARE_ROLLED):
        attack, defense = _rolled_attack(written, target, rules)
        ended = fought(attack, defense, rules)
        why = words.attacked(target.name, attack, defense, ended)
    else:
        ended = _typed_attack(written)
        why = words.typed(target.name, ended)
    harm = None
    if ended.pv is not None:
        harm, because = _harm(target, written, max(0, ended.pv), rules)
        why += because
    else:
        _blow(written, 0, rules, is_fall=False)
    return {**_outcome_told(ended), "falls": None, "harm": harm}, why


def _outcome_told(ended: Outcome) -> Json:
    numbers = {"av": ended.av, "defense": ended.defense, "outcome": ended.outcome}
    return {**numbers, "degree": ended.degree.value, "pv": ended.pv}


def _only(attack: AttackerText, keys: Sequence[str], why: str) -> None:
    for key in attack.__struct_fields__:
        if key not in keys and getattr(attack, key) is not UNSET:
            raise ScenarioUnreadable(f".attack.{key}", why)


def _typed_attack(written: AttackText) -> Outcome:
    """Return how an attack ends that the table has rolled (A-AMB-01 a)."""
    attack = written.attack
    _only(attack, _TYPED, faults.table_rolls)
    if written.defense is not UNSET:
        raise ScenarioUnreadable(".defense", faults.table_defends)
    if attack.hit is False:
        if attack.pv is not UNSET:
            raise ScenarioUnreadable(".attack.pv", faults.miss_has_no_pv)
        return typed(None)
    if attack.pv is UNSET:
        raise ScenarioUnreadable(".attack.pv", faults.missing_pv)
    return typed(attack.pv)


def _rolled_attack(written: AttackText, target: Target, rules: HouseRules) -> tuple[Attack, Defense]:
    """Return an attack and what it meets, as the dice have them (A-AMB-01 b)."""
    text = written.attack
    given = {key: getattr(text, key) for key in text.__struct_fields__ if getattr(text, key) is not UNSET}
    for key in _TYPED:
        if key in given:
            raise ScenarioUnreadable(f".attack.{key}", faults.dice_tell)
    if "covering" in given:
        needs_option(Option.AGGRESSIVE_COVERING_FIRE, rules, ".attack.covering")
        given["covering"] = tuple(given["covering"])
    for key in ("skill", "dice"):
        if (key in given) == ("covering" in given):
            why = faults.fire_not_rolled if key in given else faults.missing
            raise ScenarioUnreadable(f".attack.{key}", why)
    if "dice" in given:
        faces(given["dice"], ".attack.dice")
    given["extra"] = faces(given.get("extra", ()), ".attack.extra")
    most = most_parts(given.get("heroic", False), rules)
    parts, targets = split_parts(given.get("parts", 1), given.get("targets", UNSET), most, ".attack")
    attack = Attack(**{**given, "parts": parts, "targets": targets})
    if written.defense is UNSET:
        raise ScenarioUnreadable(".defense", faults.missing_object)
    return attack, _defense(written.defense, target, rules)


def _defense(text: DefenseText, target: Target, rules: HouseRules) -> Defense:
    if text.active and Status.SHAKEN in target.statuses:
        raise ScenarioUnreadable(".defense.active", faults.shaken_no_defense(who=repr(target.name)))
    covering: Sequence[int] = ()
    if text.covering is not UNSET:
        needs_option(Option.COVERING_FIRE, rules, ".defense.covering")
        covering = text.covering
    return Defense(
        text.skill, text.modifier, text.attribute, text.effect, text.impairment, text.active, tuple(covering)
    )


def _speed_bump(written: AttackText, text: GroupText, threshold: int, rules: HouseRules) -> tuple[Json, list[str]]:
    """Return how many of a Speed Bump fall (A-BUMP-01)."""
    needs_option(Option.UNNAMED, rules, ".group")
    if not rules.reads(readings.SPEED_BUMPS):
        raise ScenarioUnreadable(".group", faults.no_speed_bump)
    for key in ("defense", "target"):
        if getattr(written, key) is not UNSET:
            raise ScenarioUnreadable(f".{key}", faults.group_in_place)
    attack = written.attack
    _only(attack, _BUMPED, faults.speed_bump_attack)
    group = Group(at_least(1, text.size, ".group.size"), text.skill, text.effect)
    skill, effect = (0 if number is UNSET else number for number in (attack.skill, attack.effect))
    extra = faces([] if attack.extra is UNSET else attack.extra, ".attack.extra")
    pv = speed_bump_pv(skill, effect, extra, group, rules)
    falls = falling(pv, threshold, group)
    told = {**_outcome_told(typed(pv)), "falls": falls, "harm": None}
    return told, words.bumped(pv, falls, threshold)
