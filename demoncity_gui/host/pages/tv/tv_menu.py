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
from demoncity_gui.texts import tv_page as said
from demoncity_gui.tv.scene.liveliness import SPEEDS, Liveliness
from demoncity_gui.tv.scene.tv_scene import TvScene


class TvMenu(QObject):
    """What the menu offers beside the keys' own commands; the choices are kept in the settings.

    `screens` names the screens there are, each with whether it is the TV now; it is asked whenever the menu opens.
    `screen_wanted` carries the name that was chosen.
    """

    screen_wanted = Signal(str)

    def __init__(self, menu: QMenu, stage: TvScene, settings: Settings, with_the_tv: WithTheTv) -> None:
        super().__init__(menu)
        self.screens: Callable[[], Sequence[tuple[str, bool]]] = tuple
        self.screen_menu = QMenu(said.screen, menu)
        self.screen_menu.aboutToShow.connect(self._name_screens)
        self.motion_menu, self.speed_menu = QMenu(said.motion, menu), QMenu(said.speed, menu)
        self.results_menu = QMenu(said.results, menu)
        motions = {
            Liveliness.ON: said.motion_on,
            Liveliness.REDUCED: said.motion_reduced,
            Liveliness.OFF: said.motion_off,
        }
        speeds = {speed: said.speed_times(speed=f"{speed:g}") if speed != 1.0 else said.speed_usual for speed in SPEEDS}
        results = {False: said.results_with_tv, True: said.results_at_once}
        offer_choice(self.motion_menu, settings, MOTION, motions, partial(setattr, stage, "liveliness"))
        offer_choice(self.speed_menu, settings, SPEED, speeds, partial(setattr, stage, "speed"))
        offer_choice(self.results_menu, settings, RESULTS_AT_ONCE, results, partial(setattr, with_the_tv, "at_once"))

    def _name_screens(self) -> None:
        self.screen_menu.clear()
        for name, filled in self.screens():
            choice = add_choice(self.screen_menu, name)
            choice.setCheckable(True)
            choice.setChecked(filled)
            choice.triggered.connect(lambda _checked=False, name=name: self.screen_wanted.emit(name))
        if self.screen_menu.isEmpty():
            self.screen_menu.addAction(said.no_screen).setEnabled(False)
