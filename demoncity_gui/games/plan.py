"""What the plans of guests have in common: who is there, and numbers and words that can be meant."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.texts import plans as said


def check_names(names: Sequence[str], most: int, longest: int) -> None:
    """Refuse a plan of nobody or of too many, and names that are empty, too long, or there twice.

    Raises:
        ScenarioUnreadable: it is one.
    """
    if not 1 <= len(names) <= most:
        raise ScenarioUnreadable(".people", said.so_many_people(number=len(names), most=most))
    for place, name in enumerate(names):
        if not name.strip() or len(name) > longest:
            raise ScenarioUnreadable(f".people[{place}].name", said.name_unfit(most=longest))
        if name in names[:place]:
            raise ScenarioUnreadable(f".people[{place}].name", said.name_twice(name=name))


def check_number(place: str, number: int | None, most: int, least: int = 0) -> None:
    """Refuse a number beyond what a sheet has.

    Raises:
        ScenarioUnreadable: it is one.
    """
    if number is not None and not least <= number <= most:
        raise ScenarioUnreadable(place, said.number_beyond(number=number, least=least, most=most))


def check_temper(place: str, temper: str, known: Sequence[str]) -> None:
    """Refuse a temper that there is not; nothing stands for whom a person plays.

    Raises:
        ScenarioUnreadable: it is one.
    """
    if temper and temper not in known:
        raise ScenarioUnreadable(place, said.no_such_temper(known=list(known)))
