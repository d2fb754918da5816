"""Many characters, long names in many scripts, words that are missing: all stays on a small laptop's screen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QAbstractScrollArea, QLabel, QLineEdit, QWidget

from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.host.shell.page_stack import PageStack
from demoncity_gui.host.shell.start_window import SIZE
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.words.plain_text import tip
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk, crowd

LONG = (
    "Maximiliana & Bartholomew Featherstonehaugh-Cholmondeley III",
    "Ξενοφών-Αλέξανδρος Παπακωνσταντινόπουλος Πρεσβύτερος",
    "Достопочтенная Александра Преображенская-Рождественская",
    "溺れた少女の名前はとてもとても長いので誰も最後まで呼べない",
    "الرجل ذو المعطف الرمادي الذي لا يعرف أحد اسمه الحقيقي",
    "The 🐟-Faced Girl 👩‍👩‍👧‍👦 <b>who</b> & whom 💀💀💀💀💀💀💀💀",
)
CASTS = {
    "6": crowd(6),
    "12": crowd(12),
    "24": crowd(24),
    "6 long names": crowd(6, LONG),
    "12 long names": crowd(12, LONG),
    "24 long names": crowd(24, LONG),
}
SELDOM = ("12", "24", "12 long names")
"""Casts that only a soak plays a round with: the largest one and the smallest ones go further."""
BEFORE_THE_REST: tuple[tuple[str, ...], ...] = (
    (),
    ("Return",),
    ("A",),
    ("Backspace",),
    ("U", "I", "5", "Return", "Return"),
)


@pytest.fixture(
    params=[pytest.param(cast, marks=[pytest.mark.soak, pytest.mark.soak_alone] * (cast in SELDOM)) for cast in CASTS]
)
def crowded(request: pytest.FixtureRequest, open_desk: OpenDesk) -> Desk:
    return open_desk(CASTS[request.param])


def stages(desk: Desk) -> list[str]:
    """Go through a round, and look at each stage."""
    seen = []
    for keys in BEFORE_THE_REST:
        desk.press(*keys)
        seen += complaints(desk)
    desk.press("Return")
    for _ in range(desk.rows.rowCount() - 1):
        desk.press("D", "+", "W", "-", "-")
        seen += complaints(desk)
        desk.press("Return")
    desk.press("Space")
    seen += complaints(desk)
    desk.press("Space")
    seen += complaints(desk)
    while desk.next_step != row_texts.next_round:
        desk.press("Return")
    seen += complaints(desk)
    desk.press("Return")
    return seen + complaints(desk)


def place_in_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def complaints(desk: Desk) -> list[str]:
    """Return what is not where it should be."""
    host, page = desk.host, desk.page
    said = []
    least = host.minimumSizeHint()
    if least.width() > SIZE.width() or least.height() > SIZE.height():
        said.append(f"{desk.next_step}: the window needs {least.width()} x {least.height()}")
    if host.size() != SIZE:
        said.append(f"{desk.next_step}: the window grew to {host.width()} x {host.height()}")
    place = desk.rows.place_of_speaker()
    if place is not None:
        row = page.table.visualRect(desk.rows.index(place, 0))
        if not page.table.viewport().rect().contains(row):
            said.append(f"{desk.next_step}: the speaker's row is out of sight")
    kinds = (QAbstractButton, QLabel, QLineEdit, QAbstractItemView)
    shown = [
        (widget, place_in_window(widget))
        for widget in page.findChildren(QWidget)
        if isinstance(widget, kinds)
        and widget.isVisible()
        and not page.table.isAncestorOf(widget)
        and not page.aftermath.panel.isAncestorOf(widget)
    ]
    inside = place_in_window(page)
    for widget, where in shown:
        if not inside.contains(where):
            said.append(f"{desk.next_step}: {words(widget)} lies outside the page")
    for (one, here), (other, there) in combinations(shown, 2):
        if here.intersects(there):
            said.append(f"{desk.next_step}: {words(one)} lies upon {words(other)}")
    return said


def words(widget: QWidget) -> str:
    return repr(widget.text() if isinstance(widget, QAbstractButton | QLabel) else widget.accessibleName())


def test_the_window_stays_small_nothing_overlaps_and_the_speaker_is_in_sight(crowded: Desk) -> None:
    assert stages(crowded) == []


def test_names_are_shown_as_they_are_written(open_desk: OpenDesk) -> None:
    desk = open_desk(CASTS["6 long names"])
    desk.press("Return", "O")
    names = [character.name for character in CASTS["6 long names"].characters]
    told = {button.toolTip() for button in desk.page.announce.panel.findChildren(QAbstractButton)}

    assert told.issuperset(map(tip, names[1:]))
    desk.press("2", "6", "Return")
    assert desk.cell(0, Column.TARGET) == deeds.people(people=[names[1], names[5]])


@pytest.mark.parametrize("cast", ["6", "24 long names"])
def test_every_page_fits_a_small_laptop(open_desk: OpenDesk, cast: str) -> None:
    """No page makes the window grow or scroll, and no words of a button but a name's are cut."""
    desk = open_desk(CASTS[cast])
    middle = middle_of(desk)
    for keys in (("F3",), ("F4", "K", "2"), ("F5",), ("V", "2", "+", "Return"), ("F7",)):
        desk.press(*keys)
        front = middle.front
        assert front is not None and front is not desk.page
        assert desk.host.size() == SIZE
        assert not middle.horizontalScrollBar().isVisible() and not middle.verticalScrollBar().isVisible(), keys
        for button in front.findChildren(QAbstractButton):
            if button.isVisible() and "[" in button.text():
                assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()), button.text()
                assert button.height() >= button.fontMetrics().height(), button.text()


def scroll_bars(desk: Desk) -> list[str]:
    """Name what has to be scrolled, but for the history and the house rules, which grow for ever."""
    endless = (desk.host.history, desk.side_page(HouseRulesPage))
    return [
        f"{desk.next_step}: {type(view).__name__} {view.accessibleName()}"
        for view in desk.host.findChildren(QAbstractScrollArea)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar())
        if bar.isVisible() and bar.maximum() > 0 and not any(one.isAncestorOf(view) for one in endless)
    ]


def test_with_six_at_the_table_nothing_scrolls(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.host.resize(SIZE)
    seen = scroll_bars(desk)
    desk.press("Return", "F", "N")
    seen += scroll_bars(desk)
    desk.press("Escape", "Escape", "D", "Return", "A", "6", "Return", *("A", "5", "Return") * 2, "A", "1", "Return")
    desk.press("A", "5", "Return")
    assert desk.next_step == row_texts.ready
    for keys in ("Space", "Space", "Return", "F", "F"):
        seen += scroll_bars(desk)
        desk.press(keys)
    for keys in ("F3", "F4", "K", "2", "1", "H N", "F5 3", "4 - +", "V 5 6"):
        desk.press(*keys.split())
        seen += scroll_bars(desk)
    assert seen == []
    buttons = [button for button in desk.page.announce.panel.findChildren(ElidedButton) if button.text()]
    assert buttons and all(
        button.width() >= button.width_of_words - (12 if button.property("chip") else 4) for button in buttons
    )


def test_a_sentence_stands_at_one_place_on_every_page_and_moves_nothing(desk: Desk) -> None:
    desk.press("Return")
    places = set()
    for page, keys in (
        (None, ("W",)),
        ("F3", ("Right", "Right", "X", "Return")),
        ("F4", ("Return",)),
        ("F5", ("X",)),
    ):
        desk.press(*((page,) if page else ()))
        middle = middle_of(desk)
        before = middle.geometry()
        desk.press(*keys)
        (line,) = [line for line in desk.host.findChildren(MessageLine) if line.isVisible()]
        assert line.text()
        places.add(line.mapTo(desk.host, QPoint(0, 0)).toTuple())
        assert middle.geometry() == before
        desk.press("Escape", "Escape", "Escape")
    assert len(places) == 1


def test_at_twice_the_size_all_can_be_scrolled_to_and_the_docks_are_stacked(open_desk: OpenDesk) -> None:
    """A laptop of 1366 × 768 pixels at 200 % has half as many logical ones each way."""
    desk = open_desk(CASTS["24"])
    desk.host.docks.stack()
    desk.settle()
    desk.host.resize(683, 384)
    desk.settle()
    assert (desk.host.width(), desk.host.height()) == (683, 384)
    middle = middle_of(desk)
    for key in ("F3", "F4", "F5", "F7"):
        desk.press(key)
        front = middle.front
        assert front is not None
        desk.press(*["Ctrl+Right"] * 9, *["Ctrl+Down"] * 9)
        for bar in (middle.horizontalScrollBar(), middle.verticalScrollBar()):
            assert bar.value() == bar.maximum(), key
        assert front.mapTo(middle.viewport(), front.rect().bottomRight()).y() <= middle.viewport().height()
        assert front.width() >= front.minimumSizeHint().width() and front.height() >= front.minimumSizeHint().height()
    desk.press("Escape", "Return", "A", "E")
    words = desk.question.field
    assert desk.host.rect().contains(words.mapTo(desk.host, QPoint(words.width() // 2, 10)))


def test_at_twice_the_size_no_page_is_scrolled_sideways(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.host.docks.stack()
    desk.host.resize(683, 384)
    middle = middle_of(desk)
    for key in ("F3", "F4", "F5", "F7", "F10", "Shift+F3", "Shift+F4", "Escape", "Return", "A"):
        desk.press(key)
        desk.settle()
        assert middle.horizontalScrollBar().maximum() == 0, key


def middle_of(desk: Desk) -> PageStack:
    middle = desk.host.findChild(PageStack)
    assert isinstance(middle, PageStack)
    return middle
