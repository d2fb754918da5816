"""What is wanted most, at the right of the menu bar, where it takes no room from the table: each with its words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton

from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.docks import Docks
from demoncity_gui.host.shell.pages import Pages
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.host.widgets.icons import icon
from demoncity_gui.host.widgets.theme import wardrobe
from demoncity_gui.texts import host_window as said

_PAGES = {Key.CAST: KeyContext.CAST, Key.DECKS: KeyContext.DECKS, Key.TASK: KeyContext.TASK}
_LEAST_TARGET = 24
"""The least height of what is clicked, in logical pixels."""


class CommandBar(QToolBar):
    """Undo, redo, cast, decks, a task, the TV, and the column at the side."""

    def __init__(self, window: ShellWindow, pages: Pages, tv_menu: QMenu, docks: Docks) -> None:
        super().__init__(said.command_bar, window)
        self.setObjectName("commands")
        self._icons: dict[QAction, str] = {}
        self._with_words = 0
        self.setMovable(False)
        self.setIconSize(QSize(16, 16))
        self.toggleViewAction().setVisible(False)
        for key, name, words in (
            (Key.UNDO, "undo", Key.UNDO.text),
            (Key.REDO, "redo", Key.REDO.text),
            (Key.CAST, "cast", Key.CAST.text),
            (Key.DECKS, "decks", Key.DECKS.text),
            (Key.TASK, "task", said.bar_task),
        ):
            self._add(window.actions_by_key[key], name, words)
        self.tv = QToolButton()
        self.tv.setText(said.bar_tv)
        self.tv.setMenu(tv_menu)
        self.tv.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.addWidget(self.tv)
        self._add(docks.column, "column", said.bar_column)
        self._draw_icons()
        wardrobe.changed.connect(self._draw_icons)
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumHeight(_LEAST_TARGET)
        window.menuBar().setCornerWidget(self)
        self.show()  # the window may be seen already
        self._window, self._pages, self._docks = window, pages, docks
        for key in _PAGES:
            window.actions_by_key[key].setCheckable(True)
            window.actions_by_key[key].toggled.connect(self._light_page)
        pages.turned.connect(self._light_page)
        window.installEventFilter(self)
        self.fit(window.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the table the room of words and of the side column where the window is narrow."""
        if event.type() is QEvent.Type.Resize and watched is self._window:
            self.fit(self._window.width())
            self._docks.follow_width()
        return super().eventFilter(watched, event)

    def _light_page(self) -> None:
        """Light the button of the page in front: it leads back as well."""
        for key, place in _PAGES.items():
            self._window.actions_by_key[key].setChecked(self._pages.key_context is place)

    def _add(self, action: QAction, name: str, words: str) -> None:
        self._icons[action] = name
        action.setIconVisibleInMenu(False)
        action.setIconText(words.replace("&", ""))  # what it would undo stands in the menu
        self.addAction(action)

    def _draw_icons(self) -> None:
        """Draw the icons in the colours that are worn."""
        self.tv.setIcon(icon("tv"))
        for action, name in self._icons.items():
            action.setIcon(icon(name, on_panel=True))

    def fit(self, width: int) -> None:
        """Show words beside the icons where a window of this width has room for them and for every menu."""
        beside, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        if not self._with_words:
            self._wear(beside)
            self._with_words = self._window.menuBar().sizeHint().width()
        style = beside if width >= self._with_words else alone
        if self.toolButtonStyle() != style:
            self._wear(style)

    def _wear(self, style: Qt.ToolButtonStyle) -> None:
        self.setToolButtonStyle(style)
        self.tv.setToolButtonStyle(style)
        self.adjustSize()
        self._window.menuBar().setCornerWidget(self)  # else the menus keep the room that they had beside it
