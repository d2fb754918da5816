"""The sheets of Action! on the page of the cast."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.action.rules.commands import SetNumber, SetStatus
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.table import Person, Sheet
from demoncity_gui.host.desks.guest.cast.parts import CastPart, number, of_anybody, several, text, yes_no
from demoncity_gui.texts import action_desk
from demoncity_gui.texts import action_sheet as words


def _sheet(person: Person) -> Sheet:
    return person.sheet


def _on_sheet(name: str) -> CastPart:
    return number(name, words, lambda person: int(getattr(person.sheet, name)))


def _taken(name: str) -> CastPart:
    def command(person: Person, typed: int) -> SetNumber:
        return SetNumber(person.name, name, typed)

    return number(name, words, lambda person: int(getattr(person.state, name)), command, "number")


def _flag(name: str) -> CastPart:
    return yes_no(name, words, lambda person: bool(getattr(person.sheet, name)))


def _statuses(person: Person) -> Sequence[str]:
    return [status.value for status in person.state.statuses]


def _called() -> dict[str, str]:
    return {status.value: action_desk[f"status-{status.value}"] for status in Status}


def _set_status(person: Person, word: str, is_so: bool) -> SetStatus:
    return SetStatus(person.name, word, is_so)


_TABLE = (
    text("name", words, lambda person: person.name),
    text("faction", words, lambda person: person.sheet.faction),
    *map(_on_sheet, ("agility", "wits", "luck", "skill", "defense", "effect", "soak", "health", "toughness")),
    *map(_taken, ("shock", "wounds")),
)
COLUMNS = len(_TABLE)
"""So many of the parts stand in the table."""
PARTS = (
    *_TABLE,
    several("statuses", words, _called, _statuses, _set_status, "is_so"),
    _taken("treated"),
    *map(_on_sheet, ("attribute", "mass", "willpower", "focus", "interaction", "size")),
    *map(_flag, ("unnamed", "heroic", "covers")),
    *of_anybody(words, _sheet),
)
