"""Evenings of before there were throws in a case: what could be tried stood there as words alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from demoncity_gui.evening.chance import TrueChance
from demoncity_gui.formats.case_text import CaseText, EndingText, LeadText, SceneText, TryText, casebook_of
from demoncity_gui.games.common import casebook as book
from demoncity_gui.journal.entries import encode
from tests.evening.evenings import NOON
from tests.journal.editing import evening_of_bodies
from tests.support.demon_city import JournalInMemory, Session, open_journal, open_to_read
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL, evening_of

WRITTEN = CaseText(
    scenes=[
        SceneText(
            *("pier", "The pier"),
            text=["It is low water."],
            tries=[TryText("Follow him", ["Agility"], 4)],
            leads=[LeadText("Home", "end")],
        )
    ],
    endings=[EndingText("end", "Home at last")],
)
SCENE = book.OpenScene("The pier", key="pier")


def as_before(value: Any) -> Any:
    """Return what an entry says, its scenes as they were written then: the tries as texts, and no `throws`."""
    if isinstance(value, list):
        return [as_before(one) for one in value]
    if not isinstance(value, dict):
        return value
    told = {name: as_before(one) for name, one in value.items()}
    if thrown := told.pop("throws", None):
        told["tries"] = [one["words"] for one in thrown]
    return told


def old_evening(path: Path) -> Path:
    journal = JournalInMemory()
    session = Session(journal, StackedChance(), lambda: NOON)
    session.do(replace(evening_of(ANN, BILL), casebook=casebook_of(WRITTEN)))
    session.do(SCENE)
    bodies = [msgspec.json.encode(as_before(msgspec.json.decode(encode(entry)))) for entry in journal.entries()]
    assert b'"tries":["Follow him"]' in bodies[0] and b'"throws"' not in bodies[0]
    return evening_of_bodies(path, bodies)


def test_an_evening_whose_case_has_tries_in_words_opens_and_is_played_on(tmp_path: Path) -> None:
    path = old_evening(tmp_path / "old.demoncity")
    _, reason = open_to_read(path)
    assert reason is None
    session = Session(open_journal(path), TrueChance(), lambda: NOON)
    kept = session.table.casebook
    scene = kept.case.scene("pier")
    assert scene is not None and (scene.title, scene.text, scene.tries) == ("The pier", ("It is low water.",), ())
    assert kept.scene is not None and kept.scene.title == "The pier"
    assert "The pier" in [line.text for lines in session.history.story(for_players=True) for line in lines]
    session.undo()
    session.do(SCENE)
    session.do(book.EndCase("Home at last"))
    assert session.table.casebook.ending == "Home at last"
    session.close()
