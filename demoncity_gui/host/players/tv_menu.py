"""The TV menu: opening, blanking and freezing the players' window, how it moves, and which screen it fills."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.widgets.plain import add_choice
from demoncity_gui.scene.motion import Liveliness
from demoncity_gui.scene.stage import Stage

_MOTION = "tv/motion"


class TvMenu(QObject):
    """What the menu offers beside the keys' own commands; the choice of motion is kept in the settings.

    `screens` names the screens there are, each with whether it is the TV now; it is asked whenever the menu opens.
    `screen_wanted` carries the name that was chosen.
    """

    screen_wanted = Signal(str)

    def __init__(self, menu: QMenu, stage: Stage, settings: QSettings) -> None:
        super().__init__(menu)
        self._stage = stage
        self._settings = settings
        self.screens: Callable[[], Sequence[tuple[str, bool]]] = tuple
        self._screen_menu = QMenu("&Screen", menu)
        self._screen_menu.aboutToShow.connect(self._name_screens)
        self.motion_menu = QMenu("&Motion", menu)
        self._choices = QActionGroup(self)
        for liveliness, words in (
            (Liveliness.ON, "&On: cards slide, turn and rise"),
            (Liveliness.REDUCED, "&Reduced: a short fade"),
            (Liveliness.OFF, "O&ff: each picture at once"),
        ):
            choice = self.motion_menu.addAction(words)
            choice.setCheckable(True)
            choice.setData(liveliness.value)
            self._choices.addAction(choice)
        self._choices.triggered.connect(self._choose)
        self._take(str(settings.value(_MOTION, Liveliness.ON.value)))

    @property
    def screen_menu(self) -> QMenu:
        """The screens by name."""
        return self._screen_menu

    def _choose(self, choice: QAction) -> None:
        self._settings.setValue(_MOTION, choice.data())
        self._take(choice.data())

    def _take(self, value: str) -> None:
        known = {liveliness.value: liveliness for liveliness in Liveliness}
        chosen = known.get(value, Liveliness.ON)
        self._stage.liveliness = chosen
        for choice in self._choices.actions():
            choice.setChecked(choice.data() == chosen.value)

    def _name_screens(self) -> None:
        self._screen_menu.clear()
        for name, filled in self.screens():
            choice = add_choice(self._screen_menu, name)
            choice.setCheckable(True)
            choice.setChecked(filled)
            choice.triggered.connect(lambda _checked=False, name=name: self.screen_wanted.emit(name))
        if self._screen_menu.isEmpty():
            self._screen_menu.addAction("There is no second screen").setEnabled(False)
