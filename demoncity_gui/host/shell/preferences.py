"""What a person prefers, as the window has it: the page, and the colours that are worn from start to start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing.own_palettes import palette_called, palettes_in
from demoncity_gui.cards.drawing.palette import PALETTES
from demoncity_gui.host.desks.desk import SidePlace
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import THEME
from demoncity_gui.host.shell.pages import Pages
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.host.widgets.theme import apply_theme, worn
from demoncity_gui.texts import preferences as said

if TYPE_CHECKING:
    from demoncity_gui.host.pages.side_page import SidePage


class Preferences(QObject):
    """The page of preferences, which opens before any evening too. `start_again` asks for another start."""

    start_again = Signal()

    def __init__(self, window: ShellWindow, pages: Pages) -> None:
        super().__init__(window)
        self._window = window
        self._palettes = window.casts.folder.parent / "palettes"
        pages.add_of_no_game(Key.PREFERENCES, SidePlace(KeyContext.PREFERENCES, self._make_page))
        window.settings.follow(THEME, self._wear, self)

    def _make_page(self) -> SidePage:
        from demoncity_gui.host.pages.preferences.preferences_page import PreferencesPage

        window = self._window
        page = PreferencesPage(window.session, window.do, window.own_keys, window.settings, self._palettes)
        page.start_again.connect(self.start_again)
        return page

    @property
    def words(self) -> str:
        """What is said at the start of preferences that mean nothing here; nothing where all do."""
        from demoncity_gui.host.pages.preferences.preferences import preferences

        settings, name = self._window.settings, self._window.settings[THEME]
        is_lost = name not in PALETTES and name not in palettes_in(self._palettes)
        lost = [
            one.title
            for one in preferences(())
            if not settings.is_understood(one.setting) or (one.setting is THEME and is_lost)
        ]
        return said.not_understood(titles=lost) if lost else ""

    def _wear(self, name: str) -> None:
        palette = palette_called(name, self._palettes)
        app = QApplication.instance()
        if palette != worn() and isinstance(app, QApplication):
            apply_theme(app, palette)
