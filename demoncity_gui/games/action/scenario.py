"""Scenario files of Action!: one Damage, one attack or one Sequence as JSON, with the checks that all of them share."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS, Option, is_on
from demoncity_gui.games.action.rules.people import Status, Target
from demoncity_gui.games.action.written import RollText, TargetText, Written
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings, read, refuse_endless
from demoncity_gui.texts import scenario_faults as faults

_typed = msgspec.json.Decoder(Written).decode


def read_text(text: bytes) -> tuple[Written, HouseRules]:
    """Return what is written in this JSON, its types checked, and the readings that it asks for.

    Raises:
        ScenarioUnreadable: it can't be read, or asks for a reading that there isn't.
    """
    return read(text, _typed, Written, _with_rules)


def _with_rules(written: Written) -> tuple[Written, HouseRules]:
    refuse_endless(written)
    return written, _rules(written)


def _rules(written: Written) -> HouseRules:
    """Return the readings that a file asks for; the options are among them."""
    chosen = chosen_readings(HOUSE_RULES, written.house_rules)
    for option in written.options:
        if option not in OPTIONS:
            raise ScenarioUnreadable(f".options.{option}", faults.no_option)
    return HouseRules((*chosen, *((option, "on" if on else "off") for option, on in written.options.items())))


# --- what several formats check --------------------------------------------------------------------------------------


def at_least(least: int, number: int, place: str) -> int:
    """Return a number that is large enough.

    Raises:
        ScenarioUnreadable: it isn't.
    """
    if number < least:
        raise ScenarioUnreadable(place, faults.at_least(least=least, told=str(number)))
    return number


def needs_option(option: Option, rules: HouseRules, place: str) -> None:
    """Refuse what belongs to an optional rule that is not in use.

    Raises:
        ScenarioUnreadable: it isn't.
    """
    if not is_on(rules, option):
        raise ScenarioUnreadable(place, faults.option_off(option=option.value))


def faces(dice: tuple[int, ...] | list[int], place: str) -> tuple[int, ...]:
    """Return d10s whose faces are there.

    Raises:
        ScenarioUnreadable: one isn't.
    """
    for number, face in enumerate(dice):
        if not 0 <= face <= 9:
            raise ScenarioUnreadable(f"{place}[{number}]", faults.d10_shows(told=str(face)))
    return tuple(dice)


def total_of(roll: int | RollText, place: str, impairment: int, rules: HouseRules) -> int:
    """Return the total of a roll (A-AMB-01); `impairment` is the roller's, which may lower it (A-AMB-49).

    Raises:
        ScenarioUnreadable: it is written as the other reading has it.
    """
    if not rules.reads(readings.DICE_ARE_ROLLED):
        if isinstance(roll, int):
            return roll
        raise ScenarioUnreadable(place, faults.total)
    if isinstance(roll, int):
        raise ScenarioUnreadable(place, faults.sum_and_dice)
    light, dark = faces(roll.dice, f"{place}.dice")
    lowered = impairment if rules.reads(readings.IMPAIRMENT_LOWERS_EVERYTHING) else 0
    return roll.sum + light - dark - lowered


def read_target(text: TargetText, place: str) -> Target:
    """Return somebody who is hurt.

    Raises:
        ScenarioUnreadable: a number can't be meant.
    """
    try:
        if not text.name:
            raise ScenarioUnreadable(".name", faults.nameless)
        for key in ("health", "toughness"):
            at_least(1, getattr(text, key), f".{key}")
        for key in ("mass", "shots", "shock", "wounds", "treated", "worst"):
            if getattr(text, key) is not UNSET:
                at_least(0, getattr(text, key), f".{key}")
        for key in ("treated", "worst"):
            if getattr(text, key) > text.wounds:
                raise ScenarioUnreadable(f".{key}", faults.wounds_in_all(who=repr(text.name), wounds=text.wounds))
    except ScenarioUnreadable as why:
        raise why.within(place) from why
    return Target(
        name=text.name,
        health=text.health,
        toughness=text.toughness,
        mass=None if text.mass is UNSET else text.mass,
        shots=None if text.shots is UNSET else text.shots,
        shock=text.shock,
        wounds=text.wounds,
        treated=text.treated,
        worst=text.worst,
        unnamed=text.unnamed,
        statuses=tuple(status for status in Status if status in text.statuses),
    )


def split_parts(parts: int, targets: int | UnsetType, most: int, place: str) -> tuple[int, int]:
    """Return into how many parts an Action is split, and at how many targets it is aimed: else at as many (A-SNAP-01).

    Raises:
        ScenarioUnreadable: nobody splits so.
    """
    if not 1 <= parts <= most:
        raise ScenarioUnreadable(f"{place}.parts", faults.parts(most=most, told=str(parts)))
    aimed = parts if targets is UNSET else targets
    if not 1 <= aimed <= parts:
        raise ScenarioUnreadable(f"{place}.targets", faults.targets(most=parts, told=str(aimed)))
    return parts, aimed
