"""The shelf: Horrors, each with its deck and the three people around it; and cases to play."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import evening_plan
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.texts.catalogue import in_language, language


def cases() -> tuple[BeginEvening, ...]:
    """Return the cases in their order: the starter case, then seeds of one page each."""
    return _plans("cases", language())


def case_as(plan: BeginEvening, *, alone: bool, dice: bool) -> BeginEvening | BeginDiceEvening:
    """Return the plan of a case for one player alone or for a full table, with cards or with d10s.

    Sheets go along as they are, as in `in_other_edition`. Alone the program rolls; it can be told otherwise any time.
    """
    if not dice:
        return replace(plan, solo=alone)
    begun = BeginDiceEvening(plan.title, plan.scene, plan.characters, casebook=plan.casebook, solo=alone)
    return replace(begun, players_mode=DeckMode.PROGRAM, horror_mode=DeckMode.PROGRAM) if alone else begun


def shelf() -> tuple[BeginEvening, ...]:
    """Return the Horrors in their order; the first of each one's characters is the Horror itself."""
    return _plans("shelf", language())


@cache
def _plans(folder: str, _language: str) -> tuple[BeginEvening, ...]:
    """Return the plans of one of our folders by the names of their files, read once in each language."""
    names = sorted(path.name for path in asset(folder).glob("*.toml"))
    return tuple(evening_plan(in_language(folder, name).read_text("utf-8")) for name in names)
