"""Help beside the window: the sheet of keys, which follows the page in front, the editor of keys, and about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.docks import Docks
from demoncity_gui.host.shell.pages import Pages
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.host.widgets.menus import offer
from demoncity_gui.host.widgets.plain import PlainMessage
from demoncity_gui.texts import host_window as said
from demoncity_gui.version import VERSION

if TYPE_CHECKING:
    from demoncity_gui.host.keyboard.key_editor import KeyEditor
    from demoncity_gui.host.shell.guides import Guides
    from demoncity_gui.host.shell.key_sheet import KeySheet

_PAGES = (Key.HELP, Key.ROUND_SHEET, Key.PAGE_KEYS, Key.CHIPS)


class Help:
    """Fills the Help menu. Each window is made when it is first asked for."""

    def __init__(self, window: ShellWindow, pages: Pages, docks: Docks, menu: QMenu) -> None:
        self._window, self._pages, self._docks = window, pages, docks
        self._sheet: KeySheet | None = None
        self._editor: KeyEditor | None = None
        self._guides: Guides | None = None
        self._is_due = QTimer(window)
        self._is_due.setSingleShot(True)
        self._is_due.timeout.connect(self._follow)
        for key in _PAGES:
            menu.addAction(window.window_action(key, partial(self._toggle, key)))
        menu.addAction(window.window_action(Key.GUIDES, self._read_guides))
        menu.addAction(window.window_action(Key.OWN_KEYS, self._edit_keys))
        menu.addSeparator()
        offer(menu, said.about, self._tell_about)

    @property
    def hint(self) -> tuple[str, str]:
        """What the status bar says of keys: which one shows all, and the way to the round or a chart; in short too."""
        window, sign = self._window, self._window.own_keys.sign
        short = said.keys(key=sign(Key.HELP))
        if self._pages.in_front is not window.page:
            return said.keys_and_round(key=sign(Key.HELP)), short
        if Key.ROUND_SHEET in window.desk.commands:
            return said.keys_and_chart(key=sign(Key.HELP), chart=sign(Key.ROUND_SHEET)), short
        return short, short

    def follow(self) -> None:
        """Let the sheet follow, once new chips of the page in front can be seen and old ones are gone."""
        if self._sheet is not None:
            self._is_due.start()

    def _toggle(self, key: Key) -> None:
        from demoncity_gui.host.shell.key_sheet import KeySheet, SheetPage

        if self._sheet is None:
            self._sheet = KeySheet(self._window, self._window.own_keys)
        self._tell(self._sheet)
        self._sheet.toggle(SheetPage(key))
        self._window.activateWindow()  # the round goes on by keys beside the sheet

    def _follow(self) -> None:
        if self._sheet is not None and self._sheet.isVisible():
            self._tell(self._sheet)

    def _tell(self, sheet: KeySheet) -> None:
        """Tell the sheet which page is in front, where the round is, and which chips can be seen."""
        from demoncity_gui.host.shell.key_sheet import Now

        window, pages = self._window, self._pages
        screen = window.screen().availableGeometry().size()
        high = QSize(window.width(), screen.height())
        room = window.size().boundedTo(screen if self._docks.screen_is_low else high)
        sheet.show_now(Now(pages.key_context, window.desk.sheet, pages.front, room))

    def _tell_about(self) -> None:
        about = PlainMessage(said.about_words(version=VERSION), self._window)
        about.setIcon(PlainMessage.Icon.NoIcon)
        about.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        about.setModal(False)
        about.show()

    def _read_guides(self) -> None:
        from demoncity_gui.host.shell.guides import Guides

        if self._guides is None:
            self._guides = Guides(self._window)
        self._guides.show()
        self._guides.activateWindow()

    def _edit_keys(self) -> None:
        from demoncity_gui.host.keyboard.key_editor import KeyEditor

        if self._editor is None:
            self._editor = KeyEditor(self._window, self._window.own_keys)
        self._editor.open_anew()
