"""The TV's picture in the Host's window, with a band across it for whatever keeps the players from seeing the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.tv.scene.stage import Stage
from demoncity_gui.tv.scene.stage_view import StageView
from demoncity_gui.words.plain_text import on_button

_SAYS: Final = {
    Key.BLANK_TV: ("Blank", "show it", "The TV is black; this shows again what it showed"),
    Key.TURN_CARDS: ("Held", "turn the cards", "The players have yet to see these cards; this turns them on the TV"),
    Key.FREEZE_TV: ("Frozen", "let it follow", "The TV keeps an earlier picture; this lets it follow again"),
}
"""What is so, what its key does, and both in a sentence."""


class Preview(QWidget):
    """The TV's own scene, and over it a band for each thing that holds the TV back; a click does what its key does.

    `wanted` carries the key of the band that was clicked.
    """

    wanted = Signal(object)

    def __init__(self, stage: Stage, keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = StageView(stage)
        self.view.setAcceptDrops(False)  # what is dropped there is the window's
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self._band = QWidget(self)
        self._band.setObjectName("tvBand")
        lines = QVBoxLayout(self._band)
        lines.setContentsMargins(0, 3, 0, 3)
        lines.setSpacing(3)
        self._lines: dict[Key, ElidedButton] = {}
        for key in _SAYS:
            self._lines[key] = self._line(key)
            lines.addWidget(self._lines[key])
        keys.follow(lambda: self._write(keys))
        self.show_state(blank=False, held=False, frozen=False)

    def show_state(self, *, blank: bool, held: bool, frozen: bool) -> None:
        """Show a band for each of these that is so, none where the TV follows play."""
        for key, is_so in ((Key.BLANK_TV, blank), (Key.TURN_CARDS, held), (Key.FREEZE_TV, frozen)):
            self._lines[key].setHidden(not is_so)
        self._band.setHidden(not (blank or held or frozen))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the band across the middle."""
        super().resizeEvent(event)
        self._place()

    def _line(self, key: Key) -> ElidedButton:
        line = ElidedButton()
        line.setObjectName("tvBandLine")
        line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        line.clicked.connect(lambda _checked=False: self.wanted.emit(key))
        set_tip(line, _SAYS[key][2])
        return line

    def _write(self, keys: OwnKeys) -> None:
        for key, (state, does, _) in _SAYS.items():
            words = f"{state.upper()} · {does}"
            self._lines[key].setText(on_button(f"{words} [{keys.sign(key)}]"))
            self._lines[key].setAccessibleName(f"{state}: {does}")

    def _place(self) -> None:
        height = self._band.sizeHint().height()
        self._band.setGeometry(0, (self.height() - height) // 2, self.width(), height)
