"""The Host's own notes: written at any moment, read in the history, seen by nobody else."""

from __future__ import annotations

from PySide6.QtCore import Qt

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.commands import Note
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.texts import demon_city_story as story
from tests.support.desk import Desk


def spoken(desk: Desk) -> list[str]:
    """What a screen reader says of each line of the history."""
    role = Qt.ItemDataRole.AccessibleTextRole
    return [desk.history.index(row, 0).data(role) for row in range(desk.history.rowCount())]


def test_a_note_is_written_by_keys_and_the_round_goes_on(desk: Desk) -> None:
    desk.press("Return", "A", "Ctrl+J")
    before = desk.tv
    desk.type("a5 the caretaker lied ")
    desk.press("Return")
    assert desk.log[-1] == f"R1  {story.noted(words='a5 the caretaker lied')}."
    assert desk.host.history.note.text() == ""
    assert desk.tv == before
    desk.press("5", "Return")
    assert "Eel-Faced Girl" in desk.announced("Ceelo")
    desk.press("Ctrl+Z", "Ctrl+Z")
    assert (texts.history.line_taken_back(line=story.noted(words="a5 the caretaker lied") + ".")) in spoken(
        desk
    )  # Ctrl+Y writes it again
    desk.press("Ctrl+Y")
    assert f"{story.noted(words='a5 the caretaker lied')}." in spoken(desk)


def test_a_note_is_written_by_mouse(desk: Desk) -> None:
    desk.click_into(desk.host.history.note)
    desk.type("by hand")
    desk.press("Return")
    assert desk.log[-1] == f"{story.noted(words='by hand')}."


def test_what_was_typed_is_kept_until_it_is_handed_over(desk: Desk) -> None:
    desk.press("Ctrl+J")
    desk.type("not yet")
    desk.press("Escape", "Return")
    assert desk.host.history.note.text() == "not yet"
    assert desk.session.table.fight is not None
    desk.press("Ctrl+J", "Return")
    assert desk.log[-1] == f"R1  {story.noted(words='not yet')}."


def test_a_note_on_a_page_beside_the_round_gives_the_keyboard_back_to_it(desk: Desk) -> None:
    desk.press("F7", "Ctrl+J")
    desk.type("b")
    desk.press("Return", "b")
    assert desk.side_page(HouseRulesPage).isVisible() and len(desk.session.table.house_rules.chosen) == 1


def test_enter_without_words_writes_nothing(desk: Desk) -> None:
    desk.press("Ctrl+J", "Return")
    assert len(desk.log) == 3
    desk.session.do(Note("one"))
    assert len(desk.log) == 4
