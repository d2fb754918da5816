"""When the Host's window tells of a throw: as the TV does, so that nobody at the table reads it there before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.tv.scene.tv_scene import TvScene

_MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_HANDS: Final = (
    *(QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease),
    QEvent.Type.MouseButtonPress,
)


class WithTheTv(QObject):
    """Keeps the Host's window as it is until the players have seen how a throw went, then has it `show`.

    A key or a click in that window doesn't wait: it ends the beats first, and then does what it does. `ended` says for
    that long that it has ended some, to who wants a hand to do that and no more.
    """

    def __init__(self, stage: TvScene, window: QWidget, show: Callable[[], None]) -> None:
        super().__init__(window)
        self._stage = stage
        self._window = window
        self._show = show
        self._waits = self._held = self._clicked = False
        self.ended = False
        self.at_once = False
        """Whether the Host's window tells of a throw at once, whatever the TV does."""
        stage.picture_shown.connect(self._on_picture)

    @property
    def waits(self) -> bool:
        """Whether the Host's window has something to show that the players have yet to see."""
        return self._waits

    def follow(self, *, held: bool) -> None:
        """Show the change now, or once the TV has shown it; `held`: the TV waits for the Host to let it go on."""
        waits = not self.at_once and (held or self._stage.hides_a_throw)
        self.ended = False
        self._listen(waits and not held)
        self._waits, self._held = waits, held
        if not waits:
            self._show()

    def catch_up(self) -> None:
        """End what is on its way on the TV, so that the window shows what is true before anything is done."""
        if self._waits and self._stage.hides_a_throw:
            self.ended = True
            self._stage.settle()

    def let_go(self) -> None:
        """Take note that the hand that may have ended something has done what it does."""
        self.ended = False
        self._listen(self._waits and not self._held)

    def _on_picture(self) -> None:
        if self._waits and not self._held and not self._stage.hides_a_throw:
            self._listen(self.ended)
            self._waits = False
            self._show()

    def _listen(self, listens: bool) -> None:
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        if listens:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Catch up before a key or a click in the Host's window does anything."""
        if event.type() in _HANDS and isinstance(watched, QWidget) and watched.window() is self._window:
            if not isinstance(event, QKeyEvent):
                self.ended, self._clicked = False, True
            elif event.key() in _MODIFIERS:
                return False
            elif event.type() == QEvent.Type.KeyRelease:
                if not event.isAutoRepeat():
                    self.let_go()
                return False
            elif self._clicked:  # the last click is over; a key is when it goes up
                self.ended = self._clicked = False
            self.catch_up()
        return False
