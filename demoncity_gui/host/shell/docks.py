"""What stands around the middle of the Host's window: the TV's picture, Clashes, decks, history; how it is arranged."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QHeaderView,
    QMainWindow,
    QTableView,
    QTabWidget,
    QTreeView,
    QWidget,
)

from demoncity_gui.games.demon_city.views.host_picture import ClashGroup, DeckLine
from demoncity_gui.host.desks.demon_city.decks.deck_counts_model import DecksModel
from demoncity_gui.host.desks.demon_city.round.clashes_model import ClashesModel
from demoncity_gui.host.pages.history.history_panel import HistoryPanel
from demoncity_gui.host.pages.tv.preview import Preview
from demoncity_gui.host.settings import DOCKS, DOCKS_ON_A_LOW_SCREEN, Setting, Settings
from demoncity_gui.host.widgets.plain import set_title
from demoncity_gui.pieces.decks import DeckMode

_WIDTH = 310
_HEIGHTS = [_WIDTH * 9 // 16, 150, 78, 266]
_LOW_SCREEN = 640
"""On a screen that is lower, in logical pixels, the docks lie one upon the other."""
_SHORT_TITLES = ("TV", "Clashes", "Decks", "History")
"""Such as fit upright tabs of a low screen."""
_DECK_LINE, _REAL_DECK_LINE = 24, 40
_LAYOUT_VERSION = 3
"""Raised when docks change, so that an old arrangement is not forced upon new ones."""


class Docks:
    """The docks of a window, around its preview of the TV."""

    def __init__(self, window: QMainWindow, preview: Preview, history: HistoryPanel) -> None:
        self._window = window
        self._arranged = False
        self.clashes = ClashesModel(window)
        self.decks = DecksModel(window)
        self.preview = preview
        self.preview.setMinimumSize(240, 135)
        self._history = history
        self._clash_tree = _clash_tree(self.clashes)
        self._deck_table = _deck_table(self.decks)
        window.setDockNestingEnabled(True)
        window.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.East)
        self._docks = [
            self._dock("tv", "What the TV shows", self.preview),
            self._dock("clashes", "Clashes", self._clash_tree),
            self._dock("decks", "Decks (Host only)", self._deck_table),
            self._dock("history", "History", history),
        ]

    def _dock(self, name: str, title: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        content.setAccessibleName(title)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    @property
    def toggles(self) -> list[QAction]:
        """What shows and hides each dock."""
        return [dock.toggleViewAction() for dock in self._docks]

    @property
    def screen_is_low(self) -> bool:
        """Whether the docks don't fit one beneath the other on this screen."""
        return self._window.screen().availableGeometry().height() < _LOW_SCREEN

    # --- what they show ------------------------------------------------------------------------------------------

    def show_picture(self, clashes: tuple[ClashGroup, ...], decks: tuple[DeckLine, ...]) -> None:
        """Show the Clashes, and how many cards lie where."""
        if self.clashes.show_groups(clashes):
            self._clash_tree.expandAll()
        self._show_decks(decks)
        self._history.follow()

    def _show_decks(self, decks: tuple[DeckLine, ...]) -> None:
        """Give a real deck's line a second one, and let what isn't counted take the room."""
        self.decks.show_rows(decks)
        height = _DECK_LINE if all(line.mode is DeckMode.PROGRAM for line in decks) else _REAL_DECK_LINE
        self._deck_table.verticalHeader().setDefaultSectionSize(height)
        self._deck_table.setMinimumHeight(28 + len(decks) * height)
        self._deck_table.clearSpans()
        for row, line in enumerate(decks):
            if line.pile is None:
                self._deck_table.setSpan(row, 1, 1, self.decks.columnCount() - 1)

    def bring_history(self) -> HistoryPanel:
        """Bring the history into sight and return it."""
        dock = self._docks[-1]
        dock.show()
        dock.raise_()
        return self._history

    # --- how they are arranged -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Give the docks their sizes on a first start; Qt forgets sizes asked for before the window is laid out."""
        if self._arranged:
            return
        self._arranged = True
        self._window.resizeDocks(self._docks[:1], [_WIDTH], Qt.Orientation.Horizontal)
        self._window.resizeDocks(self._docks, _HEIGHTS, Qt.Orientation.Vertical)
        if self.screen_is_low:
            self._make_narrow()

    def stack(self) -> None:
        """Lay the docks one upon the other, with tabs, for a screen too low to show them all.

        Before the window is shown: the docks one beneath the other stretch it beyond such a screen.
        """
        self._shorten_titles()
        for dock in self._docks[1:]:
            self._window.tabifyDockWidget(self._docks[0], dock)
        self._docks[0].raise_()
        self._make_narrow()

    def _make_narrow(self) -> None:
        self._window.resizeDocks(self._docks[:1], [self.preview.minimumWidth()], Qt.Orientation.Horizontal)

    def keep(self, settings: Settings) -> None:
        """Remember the arrangement."""
        settings[self._setting] = self._window.saveState(_LAYOUT_VERSION)

    def restore(self, settings: Settings) -> None:
        """Arrange the docks as they were kept; what is no arrangement is passed over."""
        self._arranged = self._window.restoreState(settings[self._setting], _LAYOUT_VERSION)
        if self._arranged and self.screen_is_low:
            self._shorten_titles()

    @property
    def _setting(self) -> Setting[QByteArray]:
        """Where the arrangement is kept: that of a low screen is none for a high one."""
        return DOCKS_ON_A_LOW_SCREEN if self.screen_is_low else DOCKS

    def _shorten_titles(self) -> None:
        for dock, title in zip(self._docks, _SHORT_TITLES, strict=True):
            set_title(dock, title)


def _clash_tree(model: ClashesModel) -> QTreeView:
    tree = QTreeView()
    tree.setModel(model)
    tree.setObjectName("clashTree")
    tree.setRootIsDecorated(False)
    tree.setIndentation(12)
    tree.setHeaderHidden(True)
    tree.header().setStretchLastSection(False)
    tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    _leave_alone(tree)
    return tree


def _deck_table(model: DecksModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    _leave_alone(table)
    return table


def _leave_alone(view: QAbstractItemView) -> None:
    """Keep keyboard and selection out of a view that only shows."""
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
