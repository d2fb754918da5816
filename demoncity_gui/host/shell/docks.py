"""What stands around the middle of the Host's window: the TV's picture, what a desk brings, history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QTabWidget, QWidget

from demoncity_gui.host.desks.desk import DeskDock
from demoncity_gui.host.settings import DOCKS, DOCKS_ON_A_LOW_SCREEN, Setting, Settings
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip, set_title
from demoncity_gui.texts import host_window as said

if TYPE_CHECKING:
    from demoncity_gui.host.pages.history.history_panel import HistoryPanel
    from demoncity_gui.host.pages.tv.preview import Preview
    from demoncity_gui.host.shell.drawer import Middle

_WIDTH = 310
_TV_HEIGHT, _HISTORY_HEIGHT = _WIDTH * 9 // 16, 266
_LOW_SCREEN = 640
"""On a screen that is lower, in logical pixels, the docks lie one upon the other."""
_NARROW = 1_200
"""In a window narrower than this, in logical pixels, the column is a drawer: folded until it is asked for."""
_SHARE = 0.225
"""What the column takes of a wide window."""
_LAYOUT_VERSION = 3
"""Raised when docks change, so that an old arrangement is not forced upon new ones."""


class Docks:
    """The docks of a window, around its preview of the TV, beside or over its middle."""

    def __init__(self, window: QMainWindow, middle: Middle) -> None:
        self._window, self._middle = window, middle
        self._arranged = False
        self._is_narrow = False
        window.setDockNestingEnabled(True)
        window.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.East)
        self._heights: dict[QWidget, int] = {}
        self._docks = [self._dock(DeskDock("tv", said.dock_tv, said.dock_tv_short, QWidget(), _TV_HEIGHT))]
        self._left_out: list[QDockWidget] = []
        self._hidden: list[QDockWidget] = []
        self._folded: list[QDockWidget] = []
        self._put_aside: list[QDockWidget] = []
        self._given = 0
        self.column = QAction(said.bar_column, window)
        self.column.setCheckable(True)
        self.column.setChecked(True)
        set_tip(self.column, said.bar_column_tip)
        self.column.setStatusTip(said.bar_column_tip)
        self.column.triggered.connect(self._on_column)
        middle.left.connect(self.close_drawer)

    def furnish(self, preview: Preview, history: HistoryPanel, of_desk: Sequence[DeskDock]) -> None:
        """Put the picture into its dock, and the others beneath it."""
        self.preview, self._history = preview, history
        self.preview.setMinimumSize(240, 135)
        docks = (
            DeskDock("tv", said.dock_tv, said.dock_tv_short, self.preview, _TV_HEIGHT),
            *of_desk,
            DeskDock("history", said.dock_history, said.dock_history, history, _HISTORY_HEIGHT),
        )
        self._short_titles = [one.short_title for one in docks]
        self._unfold()
        empty = self._docks[0].widget()
        self._fill(self._docks[0], docks[0])
        empty.deleteLater()
        self._docks += [self._dock(one) for one in docks[1:]]
        for dock in self._docks:
            dock.show()  # the window may be seen already, and Qt would show them later

    def _unfold(self) -> None:
        if self._is_narrow:  # a column is folded whole
            self._is_narrow = False
            self.column.setChecked(True)
            self._on_column(True)

    def _dock(self, one: DeskDock) -> QDockWidget:
        dock = QDockWidget(one.title, self._window)
        taken = {dock.objectName() for dock in self._window.findChildren(QDockWidget)}
        dock.setObjectName(one.name if one.name not in taken else f"{one.name}-{len(taken)}")
        title = PlainLabel(one.title)  # Qt's own bar has two buttons that nobody sees, and a screen reader tells
        title.setObjectName("dockTitle")
        dock.windowTitleChanged.connect(title.setText)
        dock.setTitleBarWidget(title)
        self._fill(dock, one)
        dock.toggleViewAction().triggered.connect(lambda shown: self._on_toggled(dock, shown))
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _fill(self, dock: QDockWidget, one: DeskDock) -> None:
        dock.setWidget(one.content)
        self._heights[one.content] = one.height
        one.content.setAccessibleName(one.title)

    @property
    def toggles(self) -> list[QAction]:
        """What shows and hides each dock."""
        return [dock.toggleViewAction() for dock in self._docks]

    @property
    def screen_is_low(self) -> bool:
        """Whether the docks don't fit one beneath the other on this screen."""
        return self._window.screen().availableGeometry().height() < _LOW_SCREEN

    # --- what they show ------------------------------------------------------------------------------------------

    def bring(self, of_desk: Sequence[DeskDock], *, shows_tv: bool = True) -> None:
        """Have the docks of this desk between the TV and the history; those of others are left out, and come back."""
        own = [self._docks[-1].widget(), *(one.content for one in of_desk)]
        own += [self._docks[0].widget()] if shows_tv else []
        made = [dock.widget() for dock in self._docks]
        for one in of_desk:
            if one.content not in made:
                above = self._docks[-2]
                self._docks.insert(-1, self._dock(one))
                self._window.splitDockWidget(above, self._docks[-2], Qt.Orientation.Vertical)
        self._left_out = [dock for dock in self._docks if dock.widget() not in own]
        for dock in self._docks:
            dock.toggleViewAction().setVisible(dock not in self._left_out)
        hidden, self._hidden = self._hidden, []
        self._show(hidden)
        self._hide_left_out()
        self._lie_over()

    def _hide_left_out(self) -> None:
        """Hide what the desk in front has no use for, to come back with another one."""
        for dock in self._left_out:
            if not dock.isHidden():
                self._hidden.append(dock)
                dock.hide()

    def _show(self, docks: Sequence[QDockWidget]) -> None:
        """Show these; those that the desk in front leaves out, or that are folded, as soon as they may be seen."""
        for dock in docks:
            if dock in self._left_out:
                self._hidden.append(dock)
            elif not self.column.isChecked():
                self._folded.append(dock)
            else:
                dock.show()

    def bring_history(self) -> HistoryPanel:
        """Bring the history into sight and return it."""
        if self._is_narrow and not self._middle.is_under:
            self.column.trigger()
        dock = self._docks[-1]
        dock.show()
        dock.raise_()
        return self._history

    # --- the column as a whole -----------------------------------------------------------------------------------

    def follow_width(self) -> None:
        """Fold the column where the window is too narrow for it, bring it back where it isn't; let it grow with it."""
        width = self._window.width()
        is_narrow = width < _NARROW
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            if self.column.isChecked() is is_narrow:
                self.column.trigger()
            self._lie_over()
        wanted = max(_WIDTH, int(width * _SHARE))
        first = next((dock for dock in self._docks if dock not in self._left_out), self._docks[-1])
        column = first.width()
        if not is_narrow and self._arranged and wanted != self._given and column in (self._given, _WIDTH):
            self._given = wanted  # a column that somebody has drawn to a width keeps it
            self._window.resizeDocks([first], [wanted], Qt.Orientation.Horizontal)

    def follow_evening(self, *, is_open: bool) -> None:
        """Show what the players see alone while no evening is open: of all else there is nothing to tell."""
        if is_open:
            put_aside, self._put_aside = self._put_aside, []
            self._show(put_aside)
            if put_aside and self._window.isVisible():
                self._share_heights()  # the TV's picture has had the room of all
        elif not self._put_aside:
            self._put_aside = [dock for dock in self._docks[1:] if not dock.isHidden() or dock in self._folded]
            self._folded = [dock for dock in self._folded if dock not in self._put_aside]
            for dock in self._put_aside:
                dock.hide()
        self._lie_over()

    def _on_column(self, shown: bool) -> None:
        """Show the docks that stood in the column, or fold them."""
        if shown:
            folded, self._folded = self._folded, []
            self._show(folded or [dock for dock in self._docks if dock not in self._left_out])
        else:
            self._folded = [dock for dock in self._docks if not dock.isHidden() and not dock.isFloating()]
            for dock in self._folded:
                dock.hide()
        self._lie_over()

    def _on_toggled(self, dock: QDockWidget, shown: bool) -> None:
        """Open the drawer for what is wanted of it, and close it when nothing is left in it."""
        if self._is_narrow and shown and not self._middle.is_under:
            self.column.trigger()
            dock.raise_()
        else:
            self._lie_over()

    def close_drawer(self) -> bool:
        """Fold the column if it lies over the page; return whether it did."""
        is_open = self._middle.is_under
        if is_open:
            self.column.trigger()
        return is_open

    def _lie_over(self) -> None:
        """Let what is in the column of a narrow window lie over the page."""
        shown = [dock for dock in self._docks if not dock.isHidden() and not dock.isFloating()]
        if self._middle.is_under == bool(self._is_narrow and shown):
            return
        self.column.setChecked(bool(shown))
        if self._middle.is_under:
            self._middle.come_out()
            return
        self._middle.go_under(self._take_keyboard)
        self._window.resizeDocks(shown[:1], [_WIDTH], Qt.Orientation.Horizontal)
        if layout := self._window.layout():
            layout.activate()  # else tabs are not there yet
        self._middle.give_keyboard()

    def _take_keyboard(self) -> None:
        """Give the keyboard to the drawer: to its tabs, else to the history's lines."""
        tabs = self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        bar = next((one for one in tabs if one.isVisible()), None)
        if bar is None and not self._docks[-1].isHidden():
            self._history.take_keyboard()
        else:
            (bar or self._docks[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    # --- how they are arranged -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Give the docks their sizes on a first start; Qt forgets sizes asked for before the window is laid out."""
        if self._arranged:
            return
        self._arranged = True
        self._window.resizeDocks(self._docks[:1], [_WIDTH], Qt.Orientation.Horizontal)
        self._share_heights()
        if self.screen_is_low:
            self._make_narrow()

    def _share_heights(self) -> None:
        heights = [self._heights[dock.widget()] for dock in self._docks]
        self._window.resizeDocks(self._docks, heights, Qt.Orientation.Vertical)

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
        if narrowest := self._docks[0].widget().minimumWidth():  # there is none before the window is furnished
            self._window.resizeDocks(self._docks[:1], [narrowest], Qt.Orientation.Horizontal)

    def keep(self, settings: Settings) -> None:
        """Remember the arrangement."""
        for dock in (*self._hidden, *self._folded, *self._put_aside):
            dock.show()
        self._hidden, self._folded, self._put_aside = [], [], []
        settings[self._setting] = self._window.saveState(_LAYOUT_VERSION)

    def restore(self, settings: Settings) -> None:
        """Arrange the docks as they were kept; what is no arrangement is passed over."""
        self._arranged = self._window.restoreState(settings[self._setting], _LAYOUT_VERSION)
        self._hide_left_out()
        if self._arranged and self.screen_is_low:
            self._shorten_titles()

    @property
    def _setting(self) -> Setting[QByteArray]:
        """Where the arrangement is kept: that of a low screen is none for a high one."""
        return DOCKS_ON_A_LOW_SCREEN if self.screen_is_low else DOCKS

    def _shorten_titles(self) -> None:
        for dock, title in zip(self._docks, self._short_titles, strict=False):
            set_title(dock, title)
