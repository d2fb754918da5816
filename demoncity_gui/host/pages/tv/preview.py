"""The TV's picture in the Host's window, with a band across it for whatever keeps the players from seeing the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QWidget

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ElidedButton
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.texts import tv_page as said
from demoncity_gui.tv.scene.reveal import HEIGHT, WIDTH
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.tv_scene import TvScene
from demoncity_gui.words.plain_text import on_button


def _says() -> dict[Key, tuple[str, str, str]]:
    """Return what is so, what its key does, and both in a sentence."""
    return {
        Key.BLANK_TV: (said.is_blank, said.show_again, said.blank_tip),
        Key.TURN_CARDS: (said.is_held, said.turn_cards, said.held_tip),
        Key.FREEZE_TV: (said.is_frozen, said.let_follow, said.frozen_tip),
    }


class Preview(QWidget):
    """The TV's own scene, and over it a band for each thing that holds the TV back; a click does what its key does.

    `wanted` carries the key of the band that was clicked.
    """

    wanted = Signal(object)

    def __init__(self, stage: TvScene, keys: OwnKeys) -> None:
        super().__init__()
        self._stage = stage
        self.view = SceneView(stage)
        self.view.setAcceptDrops(False)  # what is dropped there is the window's
        self.setLayout(in_column(self.view, margins=(0, 0, 0, 0)))
        self._band = QWidget(self)
        self._band.setObjectName("tvBand")
        self._lines = {
            key: set_up(ElidedButton(), partial(self.wanted.emit, key), tip=tip) for key, (_, _, tip) in _says().items()
        }
        for line in self._lines.values():
            line.setObjectName("tvBandLine")
        self._band.setLayout(in_column(*self._lines.values(), spacing=3, margins=(0, 3, 0, 3)))
        keys.follow(lambda: self._write(keys))
        self.show_state(blank=False, held=False, frozen=False)

    def image(self) -> QImage:
        """Return what the players see now."""
        return self._stage.render_image(WIDTH, HEIGHT)

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

    def _write(self, keys: OwnKeys) -> None:
        for key, (state, does, _) in _says().items():
            words = said.band(state=state, does=does)
            self._lines[key].setText(on_button(f"{words} [{keys.sign(key)}]"))
            self._lines[key].setAccessibleName(said.band_spoken(state=state, does=does))

    def _place(self) -> None:
        height = self._band.sizeHint().height()
        self._band.setGeometry(0, (self.height() - height) // 2, self.width(), height)
