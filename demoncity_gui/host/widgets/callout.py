"""A callout beside a thing in the window: a few words, how far one is, and a way to leave. It takes no keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip

_WIDTH, _GAP, _RING = 340, 10, 3
"""In logical pixels: how wide it is, how far from the thing, and how far the ring stands around that."""

_MOVES = {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest}


class Callout(QFrame):
    """Words beside one thing of a window, which a ring marks, while its `page` is in front.

    `left` says that the Host wants no more of them.
    """

    left = Signal()

    def __init__(self, window: QWidget, page: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("callout")
        self.setFixedWidth(_WIDTH)
        self._window, self._page = window, page
        self._thing: QWidget | None = None
        self._clear: QWidget | None = None
        self._ring = QFrame(window)
        self._ring.setObjectName("ring")
        self._ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = PlainLabel(wraps=True)
        self._step = PlainLabel(kind="muted")
        self.leave = set_up(QPushButton(), self.left.emit, look="small")
        self.setLayout(
            in_column(self.words, in_row(self._step, STRETCH, self.leave), spacing=6, margins=(12, 8, 12, 8))
        )
        for around in (window, page):
            around.installEventFilter(self)

    def show_at(
        self, thing: QWidget, words: str, step: str, leave: str, tip: str, *, clear: QWidget | None = None
    ) -> None:
        """Say this beside a thing that can be seen; what must be kept `clear` as well is not covered either."""
        self._clear = clear
        if self._thing is not None:
            self._thing.removeEventFilter(self)
        self._thing = thing
        thing.installEventFilter(self)
        self.words.setText(words)
        self._step.setText(step)
        self.leave.setText(leave)
        set_tip(self.leave, tip)
        self.setAccessibleName(words)
        self._place()

    def end(self) -> None:
        """Go away for good."""
        for around in (self._window, self._page):
            around.removeEventFilter(self)
        if self._thing is not None:
            self._thing.removeEventFilter(self)
        self._thing = None
        self._ring.deleteLater()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the thing, and out of the way of other pages."""
        if event.type() in _MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Stand beside the thing where there is room: above it, below, at its right or left; never upon it."""
        if self._thing is None:
            return
        self.setVisible(self._page.isVisible())
        if not self._page.isVisible():
            self._ring.hide()
            return
        seen = self._thing.visibleRegion().boundingRect()
        whole = QRect(self._thing.mapTo(self._window, seen.topLeft()), seen.size())
        self._ring.setVisible(self._thing.isVisible() and not seen.isEmpty())
        self._ring.setGeometry(whole.adjusted(-_RING, -_RING, _RING, _RING))
        self._ring.raise_()
        if self._clear is not None and self._clear.isVisible():
            whole |= QRect(self._clear.mapTo(self._window, QPoint()), self._clear.size())
        self.setFixedHeight(self.heightForWidth(_WIDTH))
        room, size = self._window.rect().adjusted(4, 4, -4, -4), self.size()
        along = max(room.left(), min(whole.left() + 24, room.right() - size.width()))
        level = max(room.top(), min(whole.bottom(), room.bottom()) - size.height())
        places = (
            QPoint(along, whole.top() - _GAP - size.height()),
            QPoint(along, whole.bottom() + _GAP),
            QPoint(whole.right() + _GAP, level),
            QPoint(whole.left() - _GAP - size.width(), level),
        )
        fitting = (place for place in places if room.contains(QRect(place, size)))
        self.move(next(fitting, QPoint(room.right() - size.width(), room.bottom() - size.height() - _GAP * 4)))
        self.raise_()
