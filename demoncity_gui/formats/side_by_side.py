"""The same people in each system: a cast or a plan whose sheets have ranks for the guests as well."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from demoncity_gui.formats.cast import MOST_BYTES, CastUnreadable, CharacterText, cast, in_file, toml_as
from demoncity_gui.formats.evening_plan import PlanUnreadable, dice_plan, evening_plan
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening
from demoncity_gui.games.registry import PLANS
from demoncity_gui.texts import side_by_side as said

TAROT, DICE, ACTION, KINGS = "tarot", "dice", "action", "kings"
SYSTEMS = (TAROT, DICE, ACTION, KINGS)
_TITLE = "…"
"""Of an evening that nobody plays."""


class SideBySide(Struct, frozen=True):
    """What begins an evening of the same people, by the word of each system that has all that it needs.

    `lacking` names those who have no ranks for a system, for which there is nothing then; nobody where the Horror’s
    Deck is missing. `challenge` is who challenges whom in Kings.
    """

    plans: Mapping[str, Any]
    lacking: Mapping[str, tuple[str, ...]]
    challenge: tuple[str, str] = ("", "")


class _Head(Struct):
    title: str = ""
    system: str = ""


class _Cast(Struct):
    characters: list[CharacterText] = []


def read_side_by_side(path: Path) -> SideBySide:
    """Return the people of this file in each system.

    Raises:
        PlanUnreadable: it can't be read, or something in it can't be meant.
    """
    return in_file(path, MOST_BYTES, side_by_side, PlanUnreadable)


def side_by_side(text: str) -> SideBySide:
    """Return the people of this text in each system.

    Raises:
        PlanUnreadable: something in it can't be meant; the sentence names the place.
    """
    try:
        head = toml_as(_Head, text)
        plans: dict[str, Any] = {}
        if not head.title or head.system == DICE:
            plans[DICE] = dice_plan(text) if head.title else BeginDiceEvening(_TITLE, "", cast(text))
        elif head.system in ("", "demoncity"):
            plans[TAROT] = tarot = evening_plan(text)
            plans[DICE] = BeginDiceEvening(_TITLE, "", tarot.characters)
        else:
            raise PlanUnreadable(f"$.system: {said.no_cast_of_guests}")
        sheets = toml_as(_Cast, text).characters
    except CastUnreadable as why:
        raise PlanUnreadable(str(why)) from why
    lacking: dict[str, tuple[str, ...]] = {} if TAROT in plans else {TAROT: ()}
    without = tuple(one.name for one in sheets if not one.action)
    if without:
        lacking[ACTION] = without
    else:
        plans[ACTION] = _action(sheets)
    challenge = _challenge(sheets)
    if all(challenge):
        plans[KINGS] = _kings(sheets, challenge[0])
    else:
        lacking[KINGS] = tuple(one.name for one in sheets if not one.kings)
    return SideBySide(plans, lacking, challenge)


def _action(sheets: Sequence[CharacterText]) -> Any:
    """Return the evening of Action!, in which a side is a Faction, the program rolls, and everybody has a temper."""
    people = []
    for number, one in enumerate(sheets):
        for key in ("name", "faction"):
            if key in one.action:
                raise PlanUnreadable(f"$.characters[{number}].{ACTION}.{key}: {said.on_the_sheet}")
        people.append({"temper": "bold", **one.action, "name": one.name, "faction": one.side})
    return _begun(ACTION, people, range(len(sheets)), {"house_rules": {"A-AMB-01": "b"}})


def _kings(sheets: Sequence[CharacterText], challenger: str) -> Any:
    """Return the evening of Kings, of those who have ranks for it."""
    numbers = [number for number, one in enumerate(sheets) if one.kings]
    people = []
    for number in numbers:
        own = {key: value for key, value in sheets[number].kings.items() if key != "challenges"}
        if "name" in own:
            raise PlanUnreadable(f"$.characters[{number}].{KINGS}.name: {said.on_the_sheet}")
        people.append({**own, "name": sheets[number].name})
    begin = _begun(KINGS, people, numbers, {})
    if not any(one.name == challenger and one.traits for one in begin.people):
        number = next(number for number in numbers if sheets[number].name == challenger)
        raise PlanUnreadable(f"$.characters[{number}].{KINGS}: {said.no_traits}")
    return begin


def _challenge(sheets: Sequence[CharacterText]) -> tuple[str, str]:
    """Return who challenges whom: as a sheet says, else the first of the players the first of another side.

    Nobody challenges anybody where ranks are missing.
    """
    able = [one for one in sheets if one.kings]
    found = ("", "")
    for number, one in enumerate(sheets):
        if "challenges" in one.kings:
            at, other = f"$.characters[{number}].{KINGS}.challenges", one.kings["challenges"]
            if other == one.name or other not in [foe.name for foe in able]:
                raise PlanUnreadable(f"{at}: {said.nobody_to_challenge}")
            if found[0]:
                raise PlanUnreadable(f"{at}: {said.one_challenge}")
            found = one.name, str(other)
    ours = [one.name for one in able if one.side == PLAYERS_SIDE]
    theirs = [one.name for one in able if one.side != PLAYERS_SIDE]
    return found if found[0] or not ours or not theirs else (ours[0], theirs[0])


def _begun(system: str, people: Sequence[Mapping[str, Any]], numbers: Sequence[int], more: Mapping[str, Any]) -> Any:
    """Return what begins this guest's evening of these people, who stand in the file at these places.

    Raises:
        PlanUnreadable: something can't be meant; the sentence names the place in the file.
    """
    plan = PLANS[system]()
    read = {"system": system, "title": _TITLE, "people": list(people), **more}
    try:
        return plan.begun(msgspec.convert(read, plan.kind))
    except msgspec.ValidationError as why:
        from demoncity_gui.words.misfit import misfit  # most files are sound

        wrong = misfit(read, plan.kind)
        raise PlanUnreadable(_in_cast(f"{wrong.place}: {wrong.why}", system, numbers)) from why
    except ScenarioUnreadable as why:
        raise PlanUnreadable(_in_cast(str(why.within("$")), system, numbers)) from why


def _in_cast(told: str, system: str, numbers: Sequence[int]) -> str:
    """Return a sentence with the place where the fault stands in a cast."""
    place = re.match(r"\$\.people\[(\d+)\]", told)
    if place is None:
        return told.replace("$.people", "$.characters", 1)
    return f"$.characters[{numbers[int(place[1])]}].{system}{told[place.end() :]}"
