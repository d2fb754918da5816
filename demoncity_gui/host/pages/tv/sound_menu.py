"""The TV's sounds in the menu: silent or not, a trial, and whether there is a device at all."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.settings import MUTED, VOLUME, Settings
from demoncity_gui.texts import tv_page as said


class SoundMenu(QObject):
    """How loud the TV is, as the settings have it. `mute` is the command that silences it and lets it sound again."""

    changed = Signal(float)
    """How loud it is from now on, 0 to 1; 0 while it is muted."""
    trial_wanted = Signal()
    """The Host wants to hear how loud it is."""

    def __init__(self, menu: QMenu, mute: QAction, settings: Settings) -> None:
        super().__init__(menu)
        self._settings = settings
        self.menu = QMenu(said.sound, menu)
        self._no_device = self.menu.addAction(said.no_sound)
        self._no_device.setEnabled(False)
        self._no_device.setVisible(False)
        self._mute = mute
        mute.setCheckable(True)
        self.menu.addAction(mute)
        settings.follow(VOLUME, lambda _volume: self.changed.emit(self.loudness), self.menu)
        settings.follow(MUTED, self._on_muted, self.menu)
        self.menu.addAction(said.try_sounds).triggered.connect(self.trial_wanted)

    @property
    def loudness(self) -> float:
        """How loud the TV is, 0 to 1; 0 while it is muted."""
        return 0.0 if self._mute.isChecked() else self._settings[VOLUME] / 100

    def show_device(self, there: bool) -> None:
        """Say in the menu that there is no device, or no longer say so."""
        self._no_device.setVisible(not there)

    def toggle_mute(self) -> None:
        """Silence the TV, or let it sound again; kept for all evenings to come."""
        self._settings[MUTED] = self._mute.isChecked()

    def _on_muted(self, muted: bool) -> None:
        self._mute.setChecked(muted)
        self.changed.emit(self.loudness)
