"""The players' picture over the whole of the Host's screen: for a table where both look at one laptop."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QWidget

from demoncity_gui.cards.drawing import look
from demoncity_gui.games.demon_city.rules.commands import AcceptRuling, CallReady, Command, ThrowCards
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, HostStage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.texts import host_window
from demoncity_gui.texts import tv_page as said
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.tv_scene import TvScene


class HandOver(QWidget):
    """A window that fills the Host's screen with the stage and covers, or hides, all else of the program there.

    Of all keys only two mean anything: the one that brought it takes it away, and `step_wanted` says that the next step
    shall be done, where one may be. `ended` says that the Host's window is to be seen again.
    """

    step_wanted = Signal()
    ended = Signal()

    def __init__(self, stage: TvScene, keys: OwnKeys, host: QWidget) -> None:
        flags = Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint
        super().__init__(host, flags)
        self._host = host
        self._own_keys = keys
        self._step = ""
        self._hidden: list[QWidget] = []
        set_title(self, host_window.program)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(look.TABLE))
        self.setPalette(palette)
        self.setAutoFillBackground(True)
        self.keys = PlainLabel(kind="muted")
        self.keys.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setLayout(in_column((SceneView(stage), 1), self.keys, spacing=0, margins=(0, 0, 0, 4)))
        keys.follow(self._write_keys)

    def begin(self) -> None:
        """Cover the Host's screen, and hide what of the program stands beside the Host's window."""
        self._hidden = [
            window
            for window in self._host.findChildren(QWidget)
            if window.isWindow() and window.isVisible() and window is not self
        ]
        for window in self._hidden:
            window.hide()
        screen = self._host.screen()
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.raise_()
        self.activateWindow()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Uncover the Host's screen."""
        if self.isHidden():
            return
        self.hide()
        for window in self._hidden:
            window.show()
        self._hidden = []
        self.ended.emit()

    def show_step(self, words: str) -> None:
        """Name what the next step is, for all to read; nothing where the Host has to decide something first."""
        self._step = words
        self._write_keys()

    def _write_keys(self) -> None:
        sign = self._own_keys.sign
        if self._step:
            words = said.step_and_back(step_key=sign(Key.NEXT_STEP), step=self._step, key=sign(Key.HAND_OVER))
        else:
            words = said.back(key=sign(Key.HAND_OVER))
        self.keys.setText(words)

    def press(self, pressed: QKeySequence) -> None:
        """Do what a key does here, wherever it was pressed: the next step, the way back, or nothing at all."""
        spelled = pressed.toString().replace("Num+", "")  # the keypad's Enter is an Enter
        if spelled in self._own_keys.keys(Key.HAND_OVER):
            self.end()
        elif spelled in self._own_keys.keys(Key.NEXT_STEP):
            self.step_wanted.emit()

    def event(self, event: QEvent) -> bool:
        """Keep every key from the Host's window, its shortcuts among them."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every key; a held one means nothing."""
        event.accept()
        if not event.isAutoRepeat():
            self.press(QKeySequence(event.keyCombination()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go back to the Host's window: closed by the system's own means, it is not the evening that ends."""
        event.accept()
        self.end()


def step_before_players(picture: HostPicture) -> Command | None:
    """Return the next step where it can be done before the players' eyes: calling, throwing, telling the next Clash.

    None where the Host has to announce, type, choose or write something first.
    """
    ruling = picture.ruling
    if picture.is_ready:
        return ThrowCards()
    if picture.stage is HostStage.THROW and not picture.typing:
        return CallReady()
    if ruling is None or ruling.candidates or ruling.waivable or (ruling.tied and not ruling.complication):
        return None
    return AcceptRuling()
