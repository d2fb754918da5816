"""The stages of a round side by side, the one that is on lit, and the button that finds somebody by letters."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from demoncity_gui.games.demon_city.views.host_picture import HostStage
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.layouts import in_row
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.theme import restyle
from demoncity_gui.texts import demon_city_round as said

STAGES = (HostStage.ANNOUNCE, HostStage.THROW, HostStage.RESOLVE, HostStage.AFTERMATH)
"""Those of a round, in their order."""


class StageBar(QWidget):
    """Where the round is; `finder` asks for letters of a name."""

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self._stages = {stage: _stage_label(said[f"stage-{stage.value}"]) for stage in STAGES}
        self.finder = key_button(keys, Key.FIND)
        self.setLayout(in_row(*((label, 1) for label in self._stages.values()), self.finder, margins=(0, 0, 0, 0)))

    def show_stage(self, now: HostStage) -> None:
        """Light this stage; outside action none is lit."""
        for stage, label in self._stages.items():
            label.setProperty("current", stage is now)
            restyle(label)


def _stage_label(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setProperty("stage", True)
    return label
