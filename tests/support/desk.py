"""The Host's desk in a test: both windows over an evening in memory, keyboard, mouse, and all that can be seen."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QEvent, QEventLoop, QModelIndex, QPoint, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QScrollBar,
    QWidget,
)

from demoncity_gui.app.program import Program
from demoncity_gui.assets import asset
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.history import HistoryLine
from demoncity_gui.formats.evening_plan import evening_plan
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.case.case_page import CasePage
from demoncity_gui.host.desks.demon_city.decks.deck_counts_model import DecksModel
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.desks.demon_city.odds.odds_page import OddsPage
from demoncity_gui.host.desks.demon_city.round.agility_model import AgilityOrderModel, Column
from demoncity_gui.host.desks.demon_city.round.clashes_model import ClashesModel
from demoncity_gui.host.desks.demon_city.round.round_page import RoundPage
from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.cast.cast_page import CastPage
from demoncity_gui.host.pages.forecast.forecast_page import ForecastPage
from demoncity_gui.host.pages.forecast.side_by_side_page import SideBySidePage
from demoncity_gui.host.pages.history.history_model import LINE_ROLE, HistoryModel
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.host.pages.preferences.preferences_page import PreferencesPage
from demoncity_gui.host.pages.side_page import SidePage
from demoncity_gui.host.pages.tv.show_page import ShowPage
from demoncity_gui.host.settings import Settings
from demoncity_gui.host.shell.host_window import HostWindow
from demoncity_gui.host.shell.key_sheet import KeySheet
from demoncity_gui.pieces.tv_picture import Lane, TvPicture, TvStage
from tests.support.demon_city import Journal, JournalInMemory, Session
from tests.support.keyboard import Keyboard

EXAMPLE = evening_plan(asset("example-evening.toml").read_text(encoding="utf-8"))
"""The example evening: Ceelo, the man in the grey coat, Dolores, Marty, the eel-faced girl, Nena, by Agility."""
_Page = TypeVar("_Page", bound=SidePage)
_Kind = type[_Page]
_PAGE_KEYS: dict[type[SidePage], Key] = {
    CasePage: Key.CASE,
    CastPage: Key.CAST,
    DecksPage: Key.DECKS,
    ForecastPage: Key.FORECAST,
    HouseRulesPage: Key.HOUSE_RULES,
    OddsPage: Key.CHANCES,
    PreferencesPage: Key.PREFERENCES,
    SideBySidePage: Key.SIDE_BY_SIDE,
    ShowPage: Key.SHOW,
    TaskPage: Key.TASK,
}
MIDNIGHT = "2026-10-31T23:59:00Z"
SEED = 7


class Desk:
    """A Host at work: what they press and click, and what they see of the round.

    A journal that has something in it already goes on as it is; else it begins with the plan.
    """

    def __init__(
        self,
        plan: BeginEvening,
        chance: Chance,
        settings: Path,
        journal: Journal | None = None,
        pictures: CardPixmaps | None = None,
    ) -> None:
        self.journal = journal or JournalInMemory()
        self.session = Session(self.journal, chance, lambda: MIDNIGHT)
        if not self.session.history.timeline.last:
            self.session.do(plan)
        self.program = Program(
            self.session,
            Settings(settings),
            casts=settings.parent / "casts",
            pictures=pictures,
        )
        self.keyboard = Keyboard(self.host)

    @property
    def host(self) -> HostWindow:
        """The Host's window."""
        return self.program.host

    @property
    def page(self) -> RoundPage:
        """The page in the middle of it."""
        assert isinstance(self.host.page, RoundPage)
        return self.host.page

    def show(self) -> None:
        """Put both windows on the screen, the keyboard in the Host's."""
        self.program.show()
        self.settle()

    def to_front(self) -> None:
        """Give the Host's window the keyboard, where several evenings are open."""
        self.host.activateWindow()
        self.settle()

    def settle(self) -> None:
        """Let all that is under way arrive, and what was put away go."""
        self.program.stage.settle()
        QApplication.processEvents()
        cast = self.host.findChild(CastPage)
        while cast is not None and cast.reading.is_under_way:  # the second program has a time limit
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # --- hands ---------------------------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.keyboard.press(key)
            self.settle()

    def type(self, text: str) -> None:
        """Type a text."""
        self.keyboard.type(text)
        self.settle()

    def click(self, text: str | Key, within: QWidget | None = None) -> None:
        """Click the one visible button of a command, or that says this, or begins with it."""
        button = self.button(text, within)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def button(self, wanted: str | Key, within: QWidget | None = None) -> QAbstractButton:
        """Return the one visible button of a command, or that says this, or else begins with it, or is called so."""
        text = self.host.own_keys.with_sign(wanted) if isinstance(wanted, Key) else wanted
        seen = [button for button in (within or self.host).findChildren(QAbstractButton) if button.isVisible()]
        exact = [button for button in seen if text in (_said(button), button.accessibleName())]
        found = exact or [button for button in seen if _said(button).startswith(text)]
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons say {text!r}: {[_said(button) for button in seen]}")
        return found[0]

    def side_page(self, kind: _Kind[_Page]) -> _Page:
        """Return the page of this kind beside the round's."""
        page = self.host.pages[_PAGE_KEYS[kind]]
        if not isinstance(page, kind):
            raise LookupError(kind)
        return page

    @property
    def question(self) -> QuestionBar:
        """Where something is asked."""
        return self.host.questions

    @property
    def asked(self) -> str:
        """What is asked now, nothing where nothing is."""
        return self.question.prompt.text() if self.question.isVisible() else ""

    def click_next(self) -> None:
        """Click the big button."""
        QTest.mouseClick(self.page.next_step, Qt.MouseButton.LeftButton)
        self.settle()

    def click_row(self, name: str) -> None:
        """Click this character's row of the Agility table."""
        index = self.page.rows.index(self.place(name), Column.WHO)
        QTest.mouseClick(
            self.page.table.viewport(), Qt.MouseButton.LeftButton, pos=self.page.table.visualRect(index).center()
        )
        self.settle()

    def choose_in_menu(self, menu: str, entry: str) -> None:
        """Open a menu of the Host's window and click an entry in it."""
        opened = self.open_menu(menu)
        action = next(action for action in opened.actions() if action.text() == entry)
        QTest.mouseClick(opened, Qt.MouseButton.LeftButton, pos=opened.actionGeometry(action).center())
        self.settle()

    def open_menu(self, title: str) -> QMenu:
        """Open a menu of the Host's window by a click on its title."""
        bar = self.host.menuBar()
        action = next(action for action in bar.actions() if action.text() == title)
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(action).center())
        popup = QApplication.activePopupWidget()
        if not isinstance(popup, QMenu):
            raise LookupError(f"the menu {title!r} does not open")
        return popup

    def click_into(self, field: QLineEdit) -> None:
        """Click into a text field."""
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(field.width() // 2, field.height() // 2))

    def click_widget(self, widget: QWidget) -> None:
        """Click the middle of something."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.settle()

    # --- eyes ----------------------------------------------------------------------------------------------------

    @property
    def next_step(self) -> str:
        """What the big button says, its key left out."""
        return self.page.next_step.accessibleName()

    @property
    def message(self) -> str:
        """The sentence in the message line, nothing while there is none."""
        return self.page.message.cited if self.page.message.isVisible() else ""

    @property
    def rows(self) -> AgilityOrderModel:
        """The model of the Agility table."""
        return self.page.rows

    def place(self, name: str) -> int:
        """Return the row of this character, counted from 0."""
        for place in range(self.rows.rowCount()):
            if self.cell(place, Column.WHO).split(" · ")[0] == name:
                return place
        raise LookupError(name)

    def cell(self, who: str | int, column: Column) -> str:
        """Return what a cell of the Agility table says."""
        place = who if isinstance(who, int) else self.place(who)
        return str(self.rows.index(place, column).data())

    def announced(self, who: str) -> str:
        """Return what the table says that somebody does, and how it ended once that is known."""
        return self.cell(who, Column.ANNOUNCES)

    def throws(self, who: str) -> str:
        """Return somebody's throw as the table tells it."""
        return self.cell(who, Column.THROWS)

    @property
    def clashes(self) -> list[str]:
        """The Clash tree: a heading a Clash, with what its members do beneath."""
        return [line for line, _ in lines_of(self.docks[0])]

    @property
    def history(self) -> HistoryModel:
        """The model of the history."""
        return self.host.history.model

    @property
    def log(self) -> list[str]:
        """The lines of the history with their reasons, a line with its round before it."""
        told = []
        for row in range(self.history.rowCount()):
            line = self.history.index(row, 0).data(LINE_ROLE)
            told += [f"R{line.round_number}  {line.text}" if line.round_number else line.text, *line.reasons]
        return told

    @property
    def tv(self) -> TvPicture:
        """What the TV shows."""
        picture = self.program.stage.picture
        if picture is None:
            raise LookupError("the TV shows nothing")
        return picture

    def stage(self) -> TvStage:
        """Return where the round is, as the TV shows it."""
        return self.tv.stage

    def lane(self, name: str) -> Lane:
        """Return somebody's place on the TV."""
        return next(lane for lane in self.tv.lanes if lane.name == name)

    @property
    def key_sheet(self) -> KeySheet:
        """The sheet of keys, once it has been asked for."""
        sheet = self.host.findChild(KeySheet)
        if not isinstance(sheet, KeySheet):
            raise LookupError("nobody has asked for the sheet of keys")
        return sheet

    def seen(self) -> list[str]:
        """Return everything the windows show and say but the menus and the message line, as text to compare.

        Of the history only what stands: what redo leads to is there as well, after an undo.
        """
        words = self._model_words(*(row for row in range(self.history.rowCount()) if not self._stands(row)))
        return [*widget_words(self.page, but=(self.page.message,)), *words, repr(self.tv)]

    def _stands(self, row: int) -> bool:
        line = self.history.index(row, 0).data(LINE_ROLE)
        return isinstance(line, HistoryLine) and self.session.history.timeline.stands(line.entry)

    def everything(self) -> list[str]:
        """Return every word anywhere in both windows, seen or hidden, menus and tool tips and models included."""
        words = [*widget_words(self.host, hidden=True), *widget_words(self.program.tv, hidden=True)]
        for action in (*self.host.actions(), *self.page.actions()):
            words += [action.text(), action.toolTip(), action.statusTip(), action.whatsThis()]
        return [*words, *self._model_words(), self.program.stage.words]

    @property
    def docks(self) -> tuple[ClashesModel, DecksModel]:
        """The models of the docks: the Clashes, the decks."""
        assert isinstance(self.host.desk, DemonCityDesk)
        return self.host.desk.models

    def _model_words(self, *but_history: int) -> list[str]:
        models: tuple[QAbstractItemModel, ...] = (self.rows, *self.docks)
        told = [*(lines_of(model) for model in models), lines_of(self.history, but=but_history)]
        names = [type(model).__name__ for model in (*models, self.history)]
        return [f"{name}: {words}" for name, lines in zip(names, told, strict=True) for _, words in lines]


def lines_of(
    model: QAbstractItemModel, parent: QModelIndex | None = None, *, but: Container[int] = ()
) -> list[tuple[str, str]]:
    """Return what a view shows of each row of a model, branches before leaves, and with it all data in all roles.

    Rows in `but` are left out with all beneath them.
    """
    parent = QModelIndex() if parent is None else parent
    lines: list[tuple[str, str]] = []
    for row in range(model.rowCount(parent)):
        if row in but:
            continue
        cells = [model.index(row, column, parent) for column in range(model.columnCount(parent))]
        shown = "  ".join(str(text) for cell in cells if (text := cell.data()))
        lines.append((shown, " | ".join(f"{role}={data!r}" for cell in cells for role, data in _data(cell).items())))
        lines += lines_of(model, cells[0])
    return lines


def _data(cell: QModelIndex) -> dict[int, object]:
    roles = (*range(int(Qt.ItemDataRole.InitialSortOrderRole) + 1), *range(256, 260))
    return {role: _plain(data) for role in roles if (data := cell.data(role)) is not None}


def _plain(data: object) -> object:
    match data:
        case QColor():
            return data.name()
        case QFont():
            return data.toString()
        case HistoryLine():
            return data.round_number  # the entry's number tells who was undone from who was not
        case _:
            return data


def widget_words(top: QWidget, *, hidden: bool = False, but: tuple[QWidget, ...] = ()) -> list[str]:
    """Return what a window's widgets say, one line each: text, hints, names, what is lit and what can be pressed."""
    lines = []
    for widget in (top, *top.findChildren(QWidget)):
        if widget in but or (isinstance(widget, QAbstractItemView) and not isinstance(widget, QListView)):
            continue
        if not hidden and not widget.isVisible():
            continue
        if "scrollarea" in widget.objectName() or isinstance(widget, QScrollBar):
            continue  # whether there is something to scroll says nothing
        words = [type(widget).__name__, widget.objectName(), *_words(widget)]
        words += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
        words += [widget.accessibleName(), widget.accessibleDescription(), f"lit={widget.property('lit')}"]
        lines.append(" ".join(word for word in words if word))
    return lines


def _words(widget: QWidget) -> list[str]:
    match widget:
        case QAbstractButton():
            return [widget.text(), f"on={widget.isChecked()}", f"may={widget.isEnabled()}"]
        case QLineEdit():
            return [widget.text(), widget.placeholderText()]
        case QLabel():
            return [widget.text()]
        case _:
            return []


def _said(button: QAbstractButton) -> str:
    """Return a button's words as the eye reads them."""
    return button.text().replace("&&", "&").strip()


def luck() -> RehearsedChance:
    """Return the luck that is the same in every test."""
    return RehearsedChance(SEED)


def crowd(number: int, names: tuple[str, ...] = ()) -> BeginEvening:
    """Return an evening with so many at the table, made from the example's six; the names go round."""
    people = []
    for place in range(number):
        like = EXAMPLE.characters[place % len(EXAMPLE.characters)]
        name = f"{names[place % len(names)]} {place + 1}" if names else f"{like.name} {place + 1}"
        people.append(replace(like, id=place + 1, name=name, significators=()))
    return BeginEvening(EXAMPLE.title, EXAMPLE.scene, tuple(people), EXAMPLE.players_deck, EXAMPLE.horror_deck)
