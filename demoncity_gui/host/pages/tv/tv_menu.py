"""The TV menu: opening, blanking and freezing the players' window, how it moves, and which screen it fills."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.pages.tv.with_the_tv import WithTheTv
from demoncity_gui.host.settings import MOTION, RESULTS_AT_ONCE, SPEED, Settings
from demoncity_gui.host.widgets.menus import offer_choice
from demoncity_gui.host.widgets.plain import add_choice
from demoncity_gui.tv.scene.motion import SPEEDS, Liveliness
from demoncity_gui.tv.scene.stage import Stage

_MOTIONS = {
    Liveliness.ON: "&On: cards slide, turn and rise",
    Liveliness.REDUCED: "&Reduced: a short fade",
    Liveliness.OFF: "O&ff: each picture at once",
}
_SPEEDS = {speed: f"{speed:g} times" if speed != 1.0 else "Usual" for speed in SPEEDS}
_RESULTS = {False: "&With the TV", True: "&At once, before the players see them"}


class TvMenu(QObject):
    """What the menu offers beside the keys' own commands; the choices are kept in the settings.

    `screens` names the screens there are, each with whether it is the TV now; it is asked whenever the menu opens.
    `screen_wanted` carries the name that was chosen.
    """

    screen_wanted = Signal(str)

    def __init__(self, menu: QMenu, stage: Stage, settings: Settings, with_the_tv: WithTheTv) -> None:
        super().__init__(menu)
        self.screens: Callable[[], Sequence[tuple[str, bool]]] = tuple
        self.screen_menu = QMenu("&Screen", menu)
        self.screen_menu.aboutToShow.connect(self._name_screens)
        self.motion_menu, self.speed_menu = QMenu("&Motion", menu), QMenu("S&peed of a reveal", menu)
        self.results_menu = QMenu("&Results in this window", menu)
        offer_choice(self.motion_menu, settings, MOTION, _MOTIONS, partial(setattr, stage, "liveliness"))
        offer_choice(self.speed_menu, settings, SPEED, _SPEEDS, partial(setattr, stage, "speed"))
        offer_choice(self.results_menu, settings, RESULTS_AT_ONCE, _RESULTS, partial(setattr, with_the_tv, "at_once"))

    def _name_screens(self) -> None:
        self.screen_menu.clear()
        for name, filled in self.screens():
            choice = add_choice(self.screen_menu, name)
            choice.setCheckable(True)
            choice.setChecked(filled)
            choice.triggered.connect(lambda _checked=False, name=name: self.screen_wanted.emit(name))
        if self.screen_menu.isEmpty():
            self.screen_menu.addAction("There is no second screen").setEnabled(False)
