"""Which screen the TV fills, in its menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.widgets.plain import add_choice
from demoncity_gui.texts import tv_page as said


class TvMenu(QObject):
    """What the menu offers beside the keys' own commands.

    `screens` names the screens there are, each with whether it is the TV now; it is asked whenever the menu opens.
    `screen_wanted` carries the name that was chosen.
    """

    screen_wanted = Signal(str)

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        self.screens: Callable[[], Sequence[tuple[str, bool]]] = tuple
        self.screen_menu = QMenu(said.screen, menu)
        self.screen_menu.aboutToShow.connect(self._name_screens)

    def _name_screens(self) -> None:
        self.screen_menu.clear()
        for name, filled in self.screens():
            choice = add_choice(self.screen_menu, name)
            choice.setCheckable(True)
            choice.setChecked(filled)
            choice.triggered.connect(lambda _checked=False, name=name: self.screen_wanted.emit(name))
        if self.screen_menu.isEmpty():
            self.screen_menu.addAction(said.no_screen).setEnabled(False)
