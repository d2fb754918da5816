"""An evening has at most so many characters, and a sheet so many lines of each kind, wherever they come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.formats.cast import CastUnreadable, cast, cast_text
from demoncity_gui.formats.evening_plan import PlanUnreadable, evening_plan
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import (
    MOST_CHARACTERS,
    MOST_OF_A_KIND,
    Character,
    CharacterId,
    Rank,
    Weapon,
)
from demoncity_gui.games.demon_city.rules.commands import AddCharacters
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.events import CharacterAdded, CharacterEdited, EveningBegan
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal, SheetFault, SheetUnfit
from demoncity_gui.games.demon_city.rules.sheet import objection_to_sheet
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.journal.entries import EntryKind, encode
from demoncity_gui.texts import demon_city_sheets as sheets
from tests.journal.editing import evening_of_bodies
from tests.support.demon_city import Entry
from tests.support.desk import EXAMPLE
from tests.support.started import started

ANN = replace(EXAMPLE.characters[0], significators=())
DAMAGED = texts.troubles.damaged(path="", entry=1, before=0)
MANY_RANKS = tuple(Rank(f"k{number}", 1) for number in range(MOST_OF_A_KIND))
OVERFULL = {
    "stats": replace(ANN, stats=(*ANN.stats, *MANY_RANKS)),
    "skills": replace(ANN, skills=(*ANN.skills, *MANY_RANKS)),
    "weapons": replace(ANN, weapons=(Weapon("axe"),) * (MOST_OF_A_KIND + 1)),
}


def people(number: int) -> tuple[Character, ...]:
    return tuple(replace(ANN, id=CharacterId(place), name=f"N{place}") for place in range(1, number + 1))


def evening_with(path: Path, characters: tuple[Character, ...]) -> Path:
    """Write an evening by hand: its first event says who sits down, whatever the rules would say."""
    began, *rest = decide(EMPTY_TABLE, EXAMPLE, RehearsedChance(1))
    assert isinstance(began, EveningBegan)
    events = (replace(began, characters=characters), *rest)
    entry = Entry(1, EntryKind.DO, "2026-11-22T08:00:00Z", EXAMPLE, events)
    return evening_of_bodies(path, [encode(entry)])


def test_a_cast_and_a_plan_with_too_many_people_name_the_place() -> None:
    assert len(cast(cast_text(people(MOST_CHARACTERS)))) == MOST_CHARACTERS
    text = cast_text(people(MOST_CHARACTERS + 1))
    words = re.escape(f"$.characters: {texts.casts.too_many(number=MOST_CHARACTERS + 1, most=MOST_CHARACTERS)}")
    with pytest.raises(CastUnreadable, match=words):
        cast(text)
    with pytest.raises(PlanUnreadable, match=words):
        evening_plan(f'title = "A"\nhorror_deck = []\n{text}')


@pytest.mark.parametrize("part", OVERFULL)
def test_a_sheet_with_too_many_lines_is_refused_wherever_it_comes_from(part: str, tmp_path: Path) -> None:
    sheet = OVERFULL[part]
    told = sheets.too_many(whose=ANN.name, number=MOST_OF_A_KIND, what=part)
    with pytest.raises(CastUnreadable, match=re.escape(f"$.characters[0].{part}: {told.removesuffix('.')}")):
        cast(cast_text((sheet,)))
    objection = objection_to_sheet(sheet)
    assert objection == SheetUnfit(SheetFault.TOO_MANY, ANN.name, part, MOST_OF_A_KIND, part)
    assert refusal_sentence(EMPTY_TABLE, objection) == told
    table = apply(EMPTY_TABLE, EveningBegan("", "", (ANN,), (), ()))
    for event in (CharacterEdited(sheet), CharacterAdded(replace(sheet, id=CharacterId(9)), 0)):
        with pytest.raises(ValueError, match="more of something"):
            apply(table, event)
    done = started(tmp_path / "home", "check", evening_with(tmp_path / "e.demoncity", (sheet,)))
    assert (done.status, done.err.count("\n")) == (2, 1) and DAMAGED in done.err, done


def test_nobody_joins_a_full_cast() -> None:
    table = apply(EMPTY_TABLE, EveningBegan("", "", people(MOST_CHARACTERS), EXAMPLE.players_deck, EXAMPLE.horror_deck))
    with pytest.raises(RuleRefusal) as refused:
        decide(table, AddCharacters((replace(ANN, name="Last"),)), RehearsedChance(1))
    assert refused.value.reason == SheetUnfit(SheetFault.CAST_FULL, "Last", number=MOST_CHARACTERS)
    assert refusal_sentence(EMPTY_TABLE, refused.value.reason) == (sheets.cast_full(whose="Last", number=200))


def test_an_evening_of_three_thousand_people_is_refused_at_once(tmp_path: Path) -> None:
    done = started(tmp_path / "home", "check", evening_with(tmp_path / "e.demoncity", people(3000)))
    assert (done.status, done.out) == (2, "") and DAMAGED in done.err, done


def test_a_full_evening_is_checked_and_told(tmp_path: Path) -> None:
    path = evening_with(tmp_path / "e.demoncity", people(MOST_CHARACTERS))
    for command in ("check", "history"):
        done = started(tmp_path / "home", command, path)
        assert (done.status, done.err) == (0, ""), done
