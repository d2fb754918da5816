"""The TV's sounds in the menu: how loud, a trial, and whether there is a device at all."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

_VOLUME = "tv/volume"
_MUTED = "tv/muted"
_VOLUMES = (100, 75, 50, 25)
_PRESET = 75


class SoundMenu(QObject):
    """How loud the TV is, kept in the settings. `mute` is the command that silences it and lets it sound again."""

    changed = Signal(float)
    """How loud it is from now on, 0 to 1; 0 while it is muted."""
    trial_wanted = Signal()
    """The Host wants to hear how loud it is."""

    def __init__(self, menu: QMenu, mute: QAction, settings: QSettings) -> None:
        super().__init__(menu)
        self._settings = settings
        self.menu = QMenu("S&ound", menu)
        self._no_device = self.menu.addAction("There is no sound device: the TV stays silent")
        self._no_device.setEnabled(False)
        self._no_device.setVisible(False)
        self._mute = mute
        mute.setCheckable(True)
        mute.setChecked(settings.value(_MUTED, False, bool) is True)
        self.menu.addAction(mute)
        self.menu.addSeparator()
        self._choices = QActionGroup(self)
        for volume in _VOLUMES:
            choice = self.menu.addAction(f"Volume &{volume} %")
            choice.setCheckable(True)
            choice.setData(volume)
            choice.setChecked(volume == self._kept_volume())
            self._choices.addAction(choice)
        self._choices.triggered.connect(self._on_volume)
        self.menu.addSeparator()
        self.menu.addAction("&Try the sounds").triggered.connect(self.trial_wanted)

    @property
    def loudness(self) -> float:
        """How loud the TV is, 0 to 1; 0 while it is muted."""
        return 0.0 if self._mute.isChecked() else self._kept_volume() / 100

    def show_device(self, there: bool) -> None:
        """Say in the menu that there is no device, or no longer say so."""
        self._no_device.setVisible(not there)

    def _kept_volume(self) -> int:
        kept = self._settings.value(_VOLUME, _PRESET)
        known = {str(volume): volume for volume in _VOLUMES}
        return known.get(str(kept), _PRESET)

    def _on_volume(self, choice: QAction) -> None:
        self._settings.setValue(_VOLUME, choice.data())
        self.changed.emit(self.loudness)

    def toggle_mute(self) -> None:
        """Silence the TV, or let it sound again; kept for all evenings to come."""
        self._settings.setValue(_MUTED, self._mute.isChecked())
        self.changed.emit(self.loudness)
