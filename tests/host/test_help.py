"""The sheet of help: what it says on every page and screen, the chart of a round, what chips mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.commands import SetRealDeck
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, LOST_THROWS, STEPS, in_short, named
from demoncity_gui.host.desks.demon_city.round.announce_panel import AnnouncePanel
from demoncity_gui.host.desks.demon_city.round.round_chart import CANVAS, RoundChart
from demoncity_gui.host.keyboard.commands import AFTER, ANNOUNCE, CARD_KEYS, ON_PAGES, TYPING, KeyContext, heading
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.key_sheet import KeySheet
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_round_summary as summary
from demoncity_gui.texts import host_window
from demoncity_gui.texts import keyboard as said
from demoncity_gui.version import VERSION
from tests.host.conftest import OpenDesk
from tests.support.desk import EXAMPLE, Desk, widget_words
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked

PAGES = [
    place.value
    for place in (
        KeyContext.CAST,
        KeyContext.DECKS,
        KeyContext.TASK,
        KeyContext.RULES,
        KeyContext.CHANCES,
        KeyContext.FORECAST,
    )
]
LOW = QSize(683, 384)
"""A laptop's screen at 200 %."""


def words_of(sheet: KeySheet) -> str:
    return " ".join(widget_words(sheet))


def now(when: str) -> str:
    """Return the heading of keys that mean something now."""
    return said.here_now(when=heading(when))


# --- F1 ----------------------------------------------------------------------------------------------------------


def test_f1_tells_the_keys_of_the_page_in_front_and_no_others(desk: Desk) -> None:
    for page, key in (
        (KeyContext.CAST, "F3"),
        (KeyContext.DECKS, "F4"),
        (KeyContext.TASK, "F5"),
        (KeyContext.RULES, "F7"),
        (KeyContext.CHANCES, "Shift+F3"),
        (KeyContext.FORECAST, "Shift+F4"),
    ):
        desk.press(key, "F1")
        words = words_of(desk.key_sheet)
        mine = {key.tip for key in Key if key.when == page.value}
        always = {command.tip for command in Key if command.when == Key.UNDO.when and page in command.contexts}
        assert not [tip for tip in mine | always if tip not in words], page
        others = {key.tip for key in Key if key.when in PAGES and key.when != page.value}
        assert not any(tip in words for tip in others - mine), page
        assert Key.PERSON.tip not in words
        desk.press("F1", "Escape")


def test_f1_marks_what_means_something_now_and_follows_the_round(desk: Desk) -> None:
    desk.press("F1")
    sheet = desk.key_sheet
    assert not any(now(when) in words_of(sheet) for when in (ANNOUNCE, AFTER))
    desk.press("Return")
    assert now(ANNOUNCE) in words_of(sheet)
    desk.press(*["D", "Return"] * 6)
    assert now(AFTER) in words_of(sheet)
    assert now(ANNOUNCE) not in words_of(sheet)
    desk.press("F5")
    assert heading(KeyContext.TASK.value) in words_of(sheet)


def test_f1_tells_the_keys_of_the_panel_of_one_character_while_it_is_open(desk: Desk) -> None:
    desk.press("Return", "F", "F1")
    words = words_of(desk.key_sheet)
    assert heading(KeyContext.PERSON.value) in words
    assert Key.PERSON.tip in words and Key.UNDO.tip in words
    assert Key.SHOOT.tip not in words
    desk.press("Escape")
    assert not desk.key_sheet.isVisible()
    assert desk.page.person.panel.isVisible()
    desk.press("Escape", "F1")
    assert Key.SHOOT.tip in words_of(desk.key_sheet)


def test_escape_in_the_window_closes_the_sheet_before_it_leaves_a_page(desk: Desk) -> None:
    """The sheet lies on top and leaves the keyboard where it was."""
    desk.press("F1", "Escape")
    assert not desk.key_sheet.isVisible()
    desk.press("F5", "F1", "Escape")
    assert not desk.key_sheet.isVisible()
    assert not desk.page.isVisible()
    desk.press("Escape")
    assert desk.page.isVisible()


def test_f1_tells_the_keys_of_cards_while_real_ones_are_typed(open_desk: OpenDesk) -> None:
    desk = open_desk()
    desk.host.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    desk.press("Return", *["D", "Return"] * 6, "Space", "F1")
    words = words_of(desk.key_sheet)
    assert now(TYPING) in words and CARD_KEYS["J"].tip in words
    assert now(AFTER) not in words


@pytest.mark.parametrize("size", [QSize(1366, 768), QSize(1150, 700), QSize(1000, 640), QSize(910, 484), LOW], ids=str)
def test_every_page_of_the_sheet_fits_the_screen_and_shows_every_line_whole(desk: Desk, size: QSize) -> None:
    desk.press("Return", "A")
    desk.host.docks.stack()
    desk.host.resize(size)
    room = desk.host.size()
    for front in ((), ("F5",), ("F4",)):
        desk.press(*front)
        for key in ("F1", "Shift+F1", "Ctrl+F1"):
            told = " ".join(page_by_page(desk, key, room))
            if key == "Shift+F1":
                assert all(key.tip in told for key in Key if key.when in ON_PAGES)
            elif key == "F1" and not front:
                assert all(key.tip in told for key in Key if key.when not in ON_PAGES)
    desk.press("F2")
    assert desk.key_sheet.width() <= room.width() and desk.key_sheet.height() <= room.height()


def test_a_click_on_the_tab_in_front_turns_on_to_what_did_not_fit(desk: Desk) -> None:
    desk.press("Return", "A")
    desk.host.docks.stack()
    desk.host.resize(LOW)
    desk.press("Shift+F1")
    bar, seen = desk.key_sheet.tabs.tabBar(), set[str]()
    parts = int(bar.tabText(bar.currentIndex()).split("/")[1].split()[0])
    for at in (*range(2, parts + 1), 1):  # at its end the page begins anew
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(bar.currentIndex()).center())
        desk.settle()
        assert bar.tabText(bar.currentIndex()).startswith(f"{at}/{parts}")
        seen.add(" ".join(one.text() for one in desk.key_sheet.findChildren(QLabel) if one.isVisible()))
    assert len(seen) == parts > 1


def page_by_page(desk: Desk, key: str, room: QSize) -> Iterator[str]:
    """Turn the sheet's parts by its key until it closes; yield each line, which must be in sight and whole."""
    desk.press(key)
    while desk.key_sheet.isVisible():
        sheet = desk.key_sheet
        bar = sheet.tabs.tabBar()
        for tab in range(bar.count()):
            assert bar.tabRect(tab).width() >= bar.tabSizeHint(tab).width(), bar.tabText(tab)
        assert sheet.width() <= room.width() and sheet.height() <= room.height()
        for label in sheet.findChildren(QLabel):
            if label.isVisible():
                assert label.width() >= label.sizeHint().width(), label.text()
                assert label.height() >= label.fontMetrics().height(), label.text()
                assert sheet.rect().contains(label.mapTo(sheet, label.rect().bottomRight())), label.text()
                yield " ".join(label.text().split())
        desk.press(key)


# --- F2: the chart -----------------------------------------------------------------------------------------------


def test_the_chart_lights_up_the_step_where_the_evening_is(open_desk: OpenDesk) -> None:
    """T-ROUND-06: outside action none, then each as it comes, while somebody announces as well."""
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="7 2", horror="7"))
    desk.press("F2")
    chart = desk.key_sheet.chart
    lit = [chart.step]
    for keys in (
        ("Return",),
        ("U",),
        ("Return",),
        ("Return", "A"),
        ("1",),
        ("Return", "D", "Return"),
        ("Space", "Space"),
        ("Return", "Return"),
    ):
        desk.press(*keys)
        lit.append(chart.step)
    names = ("announce", "count", "settle", "announce", "count", "throw", "winner", "again")
    assert lit == [-1, *map(STEPS.index, names)]
    assert chart.accessibleDescription().startswith(summary.now_spoken(step=summary.again))


def painted(chart: RoundChart, size: QSize) -> QImage:
    chart.resize(size)
    return chart.grab().toImage()


def lit_part(image: QImage) -> tuple[float, float]:
    """Return the middle of what is painted in the colour of what is now, as parts of the width and the height."""
    wanted = QColor(worn().current_ground).rgb()
    found = [
        (x, y) for x in range(0, image.width(), 10) for y in range(0, image.height(), 5) if image.pixel(x, y) == wanted
    ]
    assert found
    return (
        sum(x for x, _ in found) / len(found) / image.width(),
        sum(y for _, y in found) / len(found) / image.height(),
    )


def test_each_step_is_lit_at_its_own_place_at_any_size(dressed: object) -> None:
    chart = RoundChart()
    places_lit = []
    for step in range(len(STEPS)):
        chart.show_step(step)
        places_lit.append(lit_part(painted(chart, CANVAS)))
        small = lit_part(painted(chart, CANVAS * 0.5))
        assert small == pytest.approx(places_lit[-1], abs=0.03)
    left, middle = places_lit[:5], places_lit[5:]
    assert all(x < 0.4 for x, _ in left) and all(0.4 < x < 0.7 for x, _ in middle)
    assert left == sorted(left, key=lambda place: place[1]) and middle == sorted(middle, key=lambda place: place[1])


def test_the_chart_says_in_words_what_it_shows(dressed: object) -> None:
    """T-STATE-09, T-ROUND-08, T-ROUND-02."""
    chart = RoundChart()
    told = chart.accessibleDescription()
    assert all(line in told for line in (*in_short(), summary.length))
    assert all(
        summary.throw_spoken(name=name, words=words) in told
        for name, words in named((*STEPS, *EXTRA_THROWS, *LOST_THROWS))
    )
    assert chart.accessibleName()


# --- chips -------------------------------------------------------------------------------------------------------


def explained(page: QWidget, names: Collection[str] = ()) -> list[str]:
    """Return the words of each chip and button on a page; fail on one that doesn't tell its rule."""
    seen = []
    for widget in page.findChildren(QWidget):
        if not isinstance(widget, QAbstractButton) and not widget.property("chip"):
            continue
        if not widget.isVisible() or widget.objectName() in ("nextStep", "qt_toolbar_ext_button"):
            continue
        words = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
        tip = widget.toolTip()
        is_named = words in names  # a name is told whole, for the button may elide it
        assert tip and (is_named or tip != words), f"{words or widget.accessibleName()!r} says nothing on hover"
        seen.append(words)
    return seen


def test_every_chip_and_button_of_a_round_tells_its_rule(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="7 7", horror="2"))
    desk.press("Return")
    desk.click_widget(desk.page.announce.panel.groups.more)  # what is rare stands behind it
    seen = set()
    for keys in (
        ("A", "2", "C", "W", "+", "-", "N"),
        ("O",),
        ("Backspace", "Backspace", "S", "2", "Return"),
        ("A", "1", "Return"),
        ("S", "2", "Return", "Space", "Space"),
        ("Return",),
        ("Return",),
    ):
        desk.press(*keys)
        seen.update(explained(desk.page))
        desk.press("Ctrl+F1")
        told = words_of(desk.key_sheet)
        for button in desk.page.findChildren(QAbstractButton):
            if button.isVisible() and button.property("chip") and isinstance(button.parent(), AnnouncePanel):
                assert all(line in told for line in button.toolTip().split("\n")), button.text()
        while desk.key_sheet.isVisible():
            desk.press("Ctrl+F1")
    chips = (Key.SEVERAL, Key.DODGING, Key.HARMLESS, Key.INJURY, Key.DEFENSE)
    assert {f"{key.text} [{key.keys[0]}]" for key in chips} <= seen
    assert {aftermath_texts.out, aftermath_texts.panic, aftermath_texts.hurt, "+", "−"} <= seen


def test_the_sheet_of_chips_follows_what_is_pressed(desk: Desk) -> None:
    desk.press("Return", "A", "5", "Ctrl+F1")
    weapon = desk.host.own_keys.with_sign(Key.WEAPON)
    assert f"{weapon} lit=" in words_of(desk.key_sheet)
    desk.press("W")
    assert f"{said.counts(chip=weapon)} lit=" in words_of(desk.key_sheet)
    desk.press("F5", "3", "+")
    advantage = counts.unnamed(kind="advantage", number=1)
    assert f"{said.counts(chip=f'+ {advantage}')} lit=" in words_of(desk.key_sheet)


def test_a_lit_chip_tells_its_reason_and_its_rule(desk: Desk) -> None:
    desk.press("Return", "A", "5", "W")
    tip = desk.button(texts.keys.weapon).toolTip().split("\n")
    assert tip[0] == f"+1 {counts.weapon(rule='')} [T-WEAP-01]"
    assert tip[1] == chips.rule_of(ThrowReason.WEAPON)


def test_every_chip_and_button_of_the_pages_tells_its_rule(desk: Desk) -> None:
    for keys in (("F5",), ("3", "+", "-"), ("V", "5"), ("Escape", "F7"), ("Escape", "F4"), ("Escape", "F", "T")):
        desk.press(*keys)
        front = desk.host.centralWidget()
        assert front is not None
        assert explained(front, [character.name for character in EXAMPLE.characters])


# --- About ---------------------------------------------------------------------------------------------------------


def test_the_help_menu_tells_the_version_and_what_is_new_while_the_round_goes_on(desk: Desk) -> None:
    (about,) = (one for one in desk.host.help_menu.actions() if one.text() == host_window.about)
    about.trigger()

    (shown,) = desk.host.findChildren(QMessageBox)
    assert shown.isVisible() and not shown.isModal()
    assert shown.text() == host_window.about_words(version=VERSION)
    assert VERSION in shown.text()
    shown.close()
