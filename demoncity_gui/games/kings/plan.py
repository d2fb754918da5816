"""An evening of Kings written down before it begins."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.names import LONGEST_NAME
from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings
from demoncity_gui.games.kings.rules.asks import MOST, MOST_PEOPLE, MOST_RETESTS
from demoncity_gui.games.kings.rules.commands import BeginKings
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.kings.rules.initiative import MOST_CELERITY
from demoncity_gui.games.kings.rules.table import Person
from demoncity_gui.games.kings.tempers import TEMPERS
from demoncity_gui.games.plan import check_names, check_number, check_temper
from demoncity_gui.texts import plans as said


class PersonText(Struct, forbid_unknown_fields=True):
    """Somebody, as a plan has them; without `traits` all of the sheet's are left."""

    name: str
    base: int = 8
    traits: int | None = None
    celerity: int = 0
    retests: int = 0
    temper: str = ""
    pronoun: str = ""
    notes: str = ""
    hidden: bool = False


class KingsPlan(Struct, forbid_unknown_fields=True):
    """What stands in a plan."""

    system: str
    title: str
    people: list[PersonText]
    scene: str = ""
    house_rules: dict[str, str] = {}


_MOST = {"base": MOST, "traits": MOST, "celerity": MOST_CELERITY, "retests": MOST_RETESTS}


def begun(plan: KingsPlan) -> BeginKings:
    """Return the command that begins this evening.

    Raises:
        ScenarioUnreadable: something in it can't be meant.
    """
    check_names([one.name for one in plan.people], MOST_PEOPLE, LONGEST_NAME)
    people = tuple(_person(place, one) for place, one in enumerate(plan.people))
    if not plan.title.strip():
        raise ScenarioUnreadable(".title", said.no_title)
    return BeginKings(plan.title, plan.scene, people, HouseRules(chosen_readings(HOUSE_RULES, plan.house_rules)))


def _person(place: int, one: PersonText) -> Person:
    for name, most in _MOST.items():
        check_number(f".people[{place}].{name}", getattr(one, name), most)
    check_temper(f".people[{place}].temper", one.temper, TEMPERS)
    traits = one.base if one.traits is None else one.traits
    numbers = (one.base, traits, one.celerity, one.retests)
    return Person(one.name, *numbers, one.temper, one.pronoun, one.notes, one.hidden)
