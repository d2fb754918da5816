"""The Host's window as a start shows it: the start page, titles of menus, and room for all that comes behind it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.pages.evenings.start_page import StartPage
from demoncity_gui.host.settings import GEOMETRY, Settings
from demoncity_gui.host.shell.docks import Docks
from demoncity_gui.host.shell.drawer import Middle
from demoncity_gui.host.shell.pages import Pages
from demoncity_gui.host.shell.status import Status
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.host.widgets.compact import COMPACT_SHEET, is_compact
from demoncity_gui.host.widgets.menus import say_why_off
from demoncity_gui.host.widgets.plain import set_title
from demoncity_gui.texts import host_window as said

SIZE = QSize(1366, 768)
"""The window's size on its first start, in logical pixels."""
_FRAME = QSize(16, 40)
"""What a window's frame takes at most, in logical pixels: how much it is, is known only once it is on the screen."""


class StartWindow(ShellWindow):
    """What is seen at once; `HostWindow` is furnished with the rest."""

    painted = Signal()
    """The window has been painted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.is_furnished = False
        self._is_compact = False
        self.start_page = StartPage(self.own_keys)
        self.pages = Pages(self, self.start_page)
        middle = Middle(self.pages)
        self.setCentralWidget(middle)
        bar = self.menuBar()
        titles = said.menu_session, said.menu_edit, said.menu_round, said.menu_tv, said.menu_view, said.menu_help
        self.session_menu, self.edit_menu, self.round_menu, self.tv_menu, self.view_menu, self.help_menu = map(
            bar.addMenu, titles
        )
        for menu in bar.findChildren(QMenu):
            say_why_off(menu)
        self.docks = Docks(self, middle)
        self.status = Status(self.statusBar())
        self.status.show_saved(0, is_open=False, waits="")
        self.resize(SIZE if not self.docks.screen_is_low else self.screen().availableGeometry().size())
        self.restoreGeometry(self.settings[GEOMETRY])  # Qt moves a window that would come back off every screen

    def show_opening(self, evening: str) -> None:
        """Say by its title which evening is being opened, until it is seen or can't be."""
        set_title(self, said.title(evening=evening))
        self.start_page.show_opening(said.opening(evening=evening))
        self.status.show_opening()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say that the window is seen."""
        super().paintEvent(event)
        self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give up paddings and a line of words where the window is too low for them."""
        super().resizeEvent(event)
        compact = is_compact(self)
        if compact != self._is_compact:
            self._is_compact = compact
            self.setStyleSheet(COMPACT_SHEET if compact else "")
            self.pages.foot.share_line(self.statusBar(), is_shared=compact)

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the docks on a first start."""
        super().showEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give the docks their sizes, and fold the column of a narrow window."""
        self.docks.arrange()
        self.docks.follow_width()

    def fit_screen(self) -> None:
        """Before a first start is shown: fill a screen too small for the window with its frame, and fit it if put back.

        A window that has been somewhere comes back there.
        """
        room = self.screen().availableGeometry().size() - _FRAME
        if self.settings[GEOMETRY].isEmpty() and SIZE.boundedTo(room) != SIZE:
            self.resize(SIZE.boundedTo(room))
            self.setWindowState(Qt.WindowState.WindowMaximized)
