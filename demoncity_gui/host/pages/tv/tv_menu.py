"""The TV menu: opening, blanking and freezing the players' window, how it moves, and which screen it fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.pages.tv.with_the_tv import WithTheTv
from demoncity_gui.host.widgets.plain import add_choice
from demoncity_gui.tv.scene.motion import SPEEDS, Liveliness
from demoncity_gui.tv.scene.stage import Stage

_MOTION = "tv/motion"
_SPEED = "tv/speed"
_RESULTS = "tv/results"
_WITH_THE_TV = "with-the-tv"
_AT_ONCE = "at-once"


class TvMenu(QObject):
    """What the menu offers beside the keys' own commands; the choices are kept in the settings.

    `screens` names the screens there are, each with whether it is the TV now; it is asked whenever the menu opens.
    `screen_wanted` carries the name that was chosen.
    """

    screen_wanted = Signal(str)

    def __init__(self, menu: QMenu, stage: Stage, settings: QSettings, with_the_tv: WithTheTv) -> None:
        super().__init__(menu)
        self._settings = settings
        self.screens: Callable[[], Sequence[tuple[str, bool]]] = tuple
        self._screen_menu = QMenu("&Screen", menu)
        self._screen_menu.aboutToShow.connect(self._name_screens)

        def move(value: str) -> None:
            stage.liveliness = Liveliness(value)

        def hurry(value: str) -> None:
            stage.speed = float(value)

        def tell(value: str) -> None:
            with_the_tv.at_once = value == _AT_ONCE

        motions = {
            Liveliness.ON.value: "&On: cards slide, turn and rise",
            Liveliness.REDUCED.value: "&Reduced: a short fade",
            Liveliness.OFF.value: "O&ff: each picture at once",
        }
        speeds = {str(speed): f"{speed:g} times" if speed != 1.0 else "Usual" for speed in SPEEDS}
        results = {_WITH_THE_TV: "&With the TV", _AT_ONCE: "&At once, before the players see them"}
        self.motion_menu = self._choice("&Motion", menu, _MOTION, motions, move)
        self.speed_menu = self._choice("S&peed of a reveal", menu, _SPEED, speeds, hurry, preset="1.0")
        self.results_menu = self._choice("&Results in this window", menu, _RESULTS, results, tell)

    @property
    def screen_menu(self) -> QMenu:
        """The screens by name."""
        return self._screen_menu

    def _choice(
        self,
        title: str,
        menu: QMenu,
        key: str,
        options: Mapping[str, str],
        take: Callable[[str], None],
        *,
        preset: str = "",
    ) -> QMenu:
        """Return a menu of one choice out of several, by the words they are kept by; the first one is the preset."""
        made = QMenu(title, menu)
        group = QActionGroup(made)
        kept = str(self._settings.value(key, ""))
        chosen = kept if kept in options else preset or next(iter(options))
        for value, words in options.items():
            choice = made.addAction(words)
            choice.setCheckable(True)
            choice.setData(value)
            choice.setChecked(value == chosen)
            group.addAction(choice)

        def choose(choice: QAction) -> None:
            self._settings.setValue(key, choice.data())
            take(choice.data())

        group.triggered.connect(choose)
        take(chosen)
        return made

    def _name_screens(self) -> None:
        self._screen_menu.clear()
        for name, filled in self.screens():
            choice = add_choice(self._screen_menu, name)
            choice.setCheckable(True)
            choice.setChecked(filled)
            choice.triggered.connect(lambda _checked=False, name=name: self.screen_wanted.emit(name))
        if self._screen_menu.isEmpty():
            self._screen_menu.addAction("There is no second screen").setEnabled(False)
