"""An evening of Action! written down before it begins."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import fields

from demoncity_gui.games.action.rules.asks import MOST, MOST_PEOPLE
from demoncity_gui.games.action.rules.commands import BeginShots
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.action.rules.table import Sheet
from demoncity_gui.games.action.tempers import TEMPERS
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.names import LONGEST_NAME
from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings
from demoncity_gui.games.plan import check_names, check_number, check_temper
from demoncity_gui.texts import plans as said


class ActionPlan(Struct, forbid_unknown_fields=True):
    """What stands in a plan: a sheet's keys are those of `Sheet`, options are on or off."""

    system: str
    title: str
    people: list[dict[str, str | int | bool]]
    scene: str = ""
    house_rules: dict[str, str] = {}
    options: dict[str, bool] = {}


_KEYS = frozenset(one.name for one in fields(Sheet)) - {"portrait"}
_LEAST = {"health": 1, "toughness": 1, "size": 1}
_WORDS = {True: "on", False: "off"}


def begun(plan: ActionPlan) -> BeginShots:
    """Return the command that begins this evening.

    Raises:
        ScenarioUnreadable: something in it can't be meant.
    """
    people = tuple(_sheet(f".people[{place}]", written) for place, written in enumerate(plan.people))
    check_names([one.name for one in people], MOST_PEOPLE, LONGEST_NAME)
    if not plan.title.strip():
        raise ScenarioUnreadable(".title", said.no_title)
    options = {name: _WORDS[on] for name, on in plan.options.items()}
    chosen = (*chosen_readings(HOUSE_RULES, plan.house_rules), *chosen_readings(OPTIONS, options))
    return BeginShots(plan.title, plan.scene, people, HouseRules(chosen))


def _sheet(place: str, written: dict[str, str | int | bool]) -> Sheet:
    usual = Sheet("nobody")
    for key, value in written.items():
        if key not in _KEYS:
            raise ScenarioUnreadable(f"{place}.{key}", said.no_such_key)
        if type(value) is not type(getattr(usual, key)):
            raise ScenarioUnreadable(f"{place}.{key}", said.another_kind)
        if isinstance(value, int) and not isinstance(value, bool):
            check_number(f"{place}.{key}", value, MOST, _LEAST.get(key, 0))
    check_temper(f"{place}.temper", str(written.get("temper", "")), TEMPERS)
    if "name" not in written:
        raise ScenarioUnreadable(place, said.no_name)
    return Sheet(**written)  # type: ignore[arg-type]
