"""What a screen reader, Tab and eyes that see few colours find on every page: names, states, stops, outlines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QDockWidget, QFrame, QTableWidget, QWidget

from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.palette import PALETTES, contrast
from demoncity_gui.formats.evening_plan import example_plan
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.host.asking.question import Question, numbered
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.widgets.outlined import ChoiceBox, TickBox
from demoncity_gui.host.widgets.theme import apply_theme, clash_colour
from tests.host.conftest import OpenDesk
from tests.host.test_guest_desks import COURT, PIER, Seat
from tests.support.colour_sight import Sight, apart
from tests.support.desk import Desk
from tests.support.spoken import amiss
from tests.support.windows import put_away

pytestmark = pytest.mark.english

PAGES: tuple[tuple[str, ...], ...] = (
    (),
    ("Return",),
    ("A", "5"),
    ("Escape", "O"),
    ("Return", "F"),
    ("Escape", "F1"),
    ("Escape", "Ctrl+F1"),
    ("Escape", "F2"),
    ("Escape", "Ctrl+F2"),
    ("F3",),
    ("Escape", "F4"),
    ("Escape", "F5"),
    ("Return",),
    ("Escape", "F7"),
    ("Escape", "Ctrl+,"),
    ("Escape", "Shift+F3"),
    ("Escape", "Shift+F4"),
    ("Escape", "Shift+F6"),
    ("Escape", "F10"),
    ("Escape", "Ctrl+P"),
    ("F6",),
    ("Escape", "Shift+F8"),
    ("Shift+F8",),
)
"""The keys that lead from page to page of Demon City."""


@pytest.fixture(autouse=True)
def usual_colours(dressed: QApplication) -> Iterator[None]:
    yield
    apply_theme(dressed)


def told_of_pages(desk: Desk) -> list[str]:
    """Return what is amiss on any page of this desk, and in the dialogs on the way."""
    found = []
    for keys in PAGES:
        desk.press(*keys)
        dialogs = [one for one in desk.host.findChildren(QDialog) if one.isVisible()]
        found += [f"{keys}: {one}" for window in (desk.host, *dialogs) for one in amiss(window)]
        for dialog in dialogs:
            dialog.close()
        desk.to_front()
    return found


def test_every_control_of_demon_city_says_what_it_is_and_can_be_hit(desk: Desk) -> None:
    desk.host.resize(1366, 768)
    found = told_of_pages(desk)
    assert found == []


def test_every_control_of_the_dice_edition_says_what_it_is_and_can_be_hit(open_desk: OpenDesk) -> None:
    desk = open_desk(example_plan("dice"))
    desk.host.resize(1366, 768)
    found = told_of_pages(desk)
    assert found == []


def test_every_control_of_guests_says_what_it_is_and_can_be_hit(painted: CardPixmaps, tmp_path: Path) -> None:
    for game, begin in ((KINGS, COURT), (ACTION, PIER)):
        seat = Seat(game, begin, tmp_path, painted)
        for keys in ((), ("Return",), ("Return",), ("F7",), ("Escape", "Ctrl+,")):
            seat.press(*keys)
            assert amiss(seat.program.host) == [], keys
        put_away(seat.program)
        QApplication.processEvents()


# --- states ------------------------------------------------------------------------------------------------------


def told(widget: QWidget) -> str:
    """Return what a reader says of something: its name, and whether it is checked."""
    part = QAccessible.queryAccessibleInterface(widget)
    assert part is not None
    state = part.state()
    assert bool(state.checked) <= bool(state.checkable)
    return part.text(QAccessible.Text.Name) + (", checked" if state.checked else "")


def test_a_chip_is_checked_while_it_counts_and_says_where_the_host_has_struck_it(desk: Desk) -> None:
    desk.press("Return", "A", "5")
    assert told(desk.button(Key.HIGHER_STAT)) == "stat [G], checked"
    assert told(desk.button(Key.WEAPON)) == "weapon [W]"
    desk.click(Key.WEAPON)
    assert told(desk.button(Key.WEAPON)) == "weapon [W], checked"
    desk.click(Key.WEAPON)
    assert told(desk.button(Key.WEAPON)) == "weapon [W]"
    desk.press("G")
    assert told(desk.button(Key.HIGHER_STAT)) == "stat [G] — struck"


def test_who_announces_is_told_in_every_round(desk: Desk) -> None:
    def speaker() -> list[str]:
        cells = (desk.rows.index(row, Column.WHO) for row in range(desk.rows.rowCount()))
        spoken = [str(cell.data(Qt.ItemDataRole.AccessibleTextRole)) for cell in cells]
        return [words for words in spoken if words.endswith(", announcing now")]

    desk.press("Return")
    assert speaker() == ["Ceelo, announcing now"]
    desk.press("D", "Return")
    assert speaker() == ["Man in the Grey Coat, announcing now"]
    desk.press(*("D", "Return") * 5, "Space", "Space")
    for _ in range(12):
        if speaker():
            break
        desk.press("Return")
    assert [words.split(" · ")[0] for words in speaker()] == [
        "Ceelo"
    ]  # last round’s deed stands in the row, which he may repeat


def test_each_stage_says_whether_it_is_done_now_or_to_come(desk: Desk) -> None:
    def steps() -> list[str]:
        bar = desk.page.findChild(QWidget, "stepper")
        assert isinstance(bar, QWidget)
        return [told(step) for step in bar.findChildren(QWidget)]

    assert steps() == ["Announce, to come", "Throw, to come", "Resolve, to come", "Aftermath, to come"]
    desk.press("Return")
    assert steps() == ["Announce, now", "Throw, to come", "Resolve, to come", "Aftermath, to come"]
    desk.press(*("D", "Return") * 6, "Space")
    assert steps() == ["Announce, done", "Throw, now", "Resolve, to come", "Aftermath, to come"]


def test_docks_have_no_buttons_that_nobody_sees(desk: Desk) -> None:
    desk.press("Return")
    docks = desk.host.findChildren(QDockWidget)
    assert len([dock for dock in docks if dock.isVisible()]) == 4
    for dock in docks:
        title = dock.titleBarWidget()
        assert told(title) == dock.windowTitle()
        buttons = (one for one in dock.findChildren(QAbstractButton) if one.parent() is dock)
        assert [one.objectName() for one in buttons if one.isVisible()] == []


def test_what_is_refused_and_what_is_chosen_by_arrows_is_said_aloud(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    desk.press("Return")
    heard.clear()
    desk.press("T")
    assert heard == [desk.message]
    heard.clear()
    answers = numbered([("Ann", lambda: True), ("Bill", lambda: True)])
    desk.host.questions.ask_what_to_do(Question("Who?", answers), owner=desk)
    desk.press("Down", "Down")
    assert heard == ["Ann", "Bill"]
    assert told(desk.question) == "Who?"


# --- Tab and the ring ---------------------------------------------------------------------------------------------


def ring(desk: Desk) -> QFrame:
    """Return the ring around what has the keyboard."""
    return next(one for one in desk.host.findChildren(QFrame, "keyboard") if one.parent() is desk.host)


def tab_to(desk: Desk, is_there: Callable[[QWidget], bool]) -> QWidget:
    """Press Tab until the keyboard is there; around each stop but pages and fields is a ring."""
    for _ in range(60):
        desk.press("Tab")
        focused = desk.host.focusWidget()
        assert focused is not None
        if isinstance(focused, QAbstractButton):
            place = focused.rect().translated(focused.mapTo(desk.host, focused.rect().topLeft()))
            assert ring(desk).isVisible() and ring(desk).geometry() == place.adjusted(-2, -2, 2, 2)
        if is_there(focused):
            return focused
    raise LookupError


def test_tab_comes_to_every_button_of_the_round_and_of_a_task(desk: Desk) -> None:
    desk.press("Return", "A")
    for page in (desk.page, desk.host.pages[Key.TASK]):
        if page is not desk.page:
            desk.press("F5")
        buttons = {one for one in page.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()}
        stops: set[QWidget] = set()
        for _ in range(80):
            desk.press("Tab")
            focused = desk.host.focusWidget()
            assert focused is not None
            if focused is page:
                break
            stops.add(focused)
        assert focused is page and len(buttons) > 10
        assert [one.text() for one in buttons - stops] == []


def test_space_and_enter_press_what_tab_has_come_to_and_letters_stay_the_pages(desk: Desk) -> None:
    desk.press("Return", "A", "5")
    weapon = tab_to(desk, lambda one: one is desk.button(Key.WEAPON))
    desk.press("Space")
    assert told(weapon) == "weapon [W], checked" and desk.host.focusWidget() is weapon
    desk.press("Return")
    assert told(weapon) == "weapon [W]"
    desk.press("W")
    assert told(weapon) == "weapon [W], checked"
    desk.press("Escape")
    assert desk.page.hasFocus() and not ring(desk).isVisible()
    tab_to(desk, lambda one: one is desk.page.next_step)
    desk.press("Return")
    assert desk.announced("Ceelo") == "swings the fire axe at Eel-Faced Girl"


def test_a_button_that_goes_gives_the_keyboard_back_to_the_page(desk: Desk) -> None:
    desk.press("Return", "A", "5")
    tab_to(desk, lambda one: one is desk.button(Key.WEAPON))
    desk.press("F3")
    assert not desk.page.isVisible()
    desk.press("F3")
    chip = tab_to(desk, lambda one: one is desk.button(Key.WEAPON))
    for _ in range(6):
        assert chip.hasFocus()
        desk.press("D")
        desk.page.next_step.click()
        desk.settle()
    assert not chip.isVisible() and desk.page.hasFocus() and not ring(desk).isVisible()


def test_arrows_go_through_the_rows_of_the_table_and_enter_clicks_one(desk: Desk) -> None:
    desk.press("Return", "D", "Return")
    tab_to(desk, lambda one: one is desk.page.table)
    desk.press("Down", "Up", "Home")
    assert desk.page.table.place_of_keyboard == 0
    desk.press("Return")
    assert desk.page.announce.draft is not None and desk.page.announce.draft.speaker.name == "Ceelo"


# --- what few colours tell -----------------------------------------------------------------------------------------


def test_a_lit_loss_differs_from_a_lit_gain_in_its_outline(desk: Desk) -> None:
    desk.press("Return", "A", "5", "W")
    for colours in PALETTES.values():
        apply_theme(qapp(), colours)
        desk.settle()
        gain, loss = desk.button(Key.WEAPON), desk.button(Key.INJURY)
        desk.page.announce.panel.groups.setEnabled(True)
        assert outline(gain) != outline(loss)


def outline(button: QAbstractButton) -> list[bool]:
    """Return where the corner of a button is drawn, whatever the colours are."""
    picture = button.grab().toImage()
    ground = picture.pixel(0, 0)
    return [picture.pixel(at, at) == ground for at in range(6)]


def qapp() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


@pytest.mark.parametrize("name", PALETTES)
def test_letters_of_clashes_are_told_apart_by_colour_too(dressed: QApplication, name: str) -> None:
    apply_theme(dressed, PALETTES[name])
    colours = [clash_colour(letter).name() for letter in "ABCDEF"]
    apply_theme(dressed)
    assert min(apart(one, other, Sight.COMMON) for one, other in combinations(colours, 2)) > 11


def test_a_readers_toggle_is_a_click(desk: Desk) -> None:
    desk.press("Return")
    for words in (Key.CLOSE, "5  Eel-Faced Girl", Key.WEAPON):
        desk.button(words).toggle()  # as Qt does for a reader, which knows no click of what can be down
        desk.settle()
    assert told(desk.button(Key.CLOSE)) == "Attack [A], checked"
    assert told(desk.button("5  Eel-Faced Girl")) == "5  Eel-Faced Girl, checked"
    assert told(desk.button(Key.WEAPON)) == "weapon [W], checked"
    desk.press("Return")
    assert desk.throws("Ceelo") == "3 +stat +weapon"


def test_the_window_of_keys_wears_the_colours_that_are_chosen_after_it_was_opened(desk: Desk) -> None:
    desk.press("Ctrl+F2")
    table = desk.host.findChild(QTableWidget)
    assert isinstance(table, QTableWidget)
    apply_theme(qapp(), PALETTES["light"])
    cells = [cell for row in range(table.rowCount()) if (cell := table.item(row, 1)) is not None]
    inks = {cell.foreground().color().name().upper() for cell in cells}
    light = PALETTES["light"]
    assert inks == {light.accent.upper(), light.bone.upper(), light.muted.upper()}


def test_lists_and_boxes_have_an_outline_that_is_seen(dressed: QApplication) -> None:
    for palette in PALETTES.values():
        apply_theme(dressed, palette)
        for control in (ChoiceBox(), TickBox("Backs")):
            control.resize(120, 30)
            picture = control.grab().toImage()
            colours = {picture.pixelColor(x, 15).name().upper() for x in range(20)}
            assert palette.edge.upper() in colours, type(control).__name__
    apply_theme(dressed)


def test_what_a_field_asks_for_can_be_read_before_it_is_typed_in(desk: Desk) -> None:
    for name, colours in PALETTES.items():
        apply_theme(qapp(), colours)
        desk.settle()
        asked = desk.host.history.note.palette().placeholderText().color()
        assert asked.alpha() == 255 and contrast(asked.name(), colours.table) >= 4.5, name
