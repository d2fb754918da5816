"""A callout beside a thing in the window: a few words, how far one is, and a way to leave. It takes no keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.free_place import Spot, free_place
from demoncity_gui.host.widgets.layouts import STRETCH, in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip

_WIDTHS, _GAP, _RING = (340, 296, 480, 620), 8, 3
"""In logical pixels: how wide it is, the first that has room; how far from the thing; how far the ring is from it."""

_MOVES = {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest}


class Callout(QFrame):
    """Words beside one thing of a window, which a ring marks, while its `page` is in front.

    It covers none of the widgets that must `never` be covered. `left` says that the Host wants no more of them.
    """

    left = Signal()

    def __init__(self, window: QWidget, page: QWidget, never: Sequence[QWidget]) -> None:
        super().__init__(window)
        self.setObjectName("callout")
        self._window, self._page = window, page
        self._never = [Spot(one) for one in never]
        self._thing: Spot | None = None
        self._is_new = False
        self._clear: Sequence[Spot] = ()
        self._rather: Sequence[Spot] = ()
        self._ring = QFrame(window)
        self._ring.setObjectName("ring")
        self._ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = PlainLabel(wraps=True)
        self._step = PlainLabel(kind="muted")
        self.leave = set_up(QPushButton(), self.left.emit, look="small")
        self.setLayout(
            in_column(self.words, in_row(self._step, STRETCH, self.leave), spacing=6, margins=(12, 8, 12, 8))
        )
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._place_at_rest)
        self._around = (window, page, *never)
        for around in self._around:
            around.installEventFilter(self)

    def show_at(
        self, thing: Spot, words: str, step: str, leave: str, tip: str, *, clear: Sequence[Spot], rather: Sequence[Spot]
    ) -> None:
        """Say this beside a thing that can be seen; what is to be kept `clear` is covered only for want of room.

        What is `rather` kept so gives way first.
        """
        self._clear, self._rather = clear, rather
        if self._thing is not None:
            self._thing.widget.removeEventFilter(self)
        self._thing = thing
        self._is_new = self._is_new or words != self.words.text()
        thing.widget.installEventFilter(self)
        self.words.setText(words)
        self._step.setText(step)
        self.leave.setText(leave)
        set_tip(self.leave, tip)
        self.setAccessibleName(words)
        self._place()
        self._settled.start()

    def end(self) -> None:
        """Go away for good."""
        for around in self._around:
            around.removeEventFilter(self)
        self._settled.stop()
        if self._thing is not None:
            self._thing.widget.removeEventFilter(self)
        self._thing = None
        self._ring.deleteLater()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the thing, and out of the way of other pages."""
        if event.type() in _MOVES:
            self._place()
            self._settled.start()
        return super().eventFilter(watched, event)

    def _place_at_rest(self) -> None:
        """Stand there once all is laid out: what moves by a layout alone tells nobody. Bring a new thing into sight."""
        if self._is_new and self._thing is not None and self._page.isVisible():
            self._is_new = False
            self._thing.scroll_into_sight()
        self._place()

    def _place(self) -> None:
        """Stand beside the thing where there is room; never upon it."""
        if self._thing is None:
            return
        is_whole = Spot(self._page).seen_in(self._window).size() == self._page.size()
        self.setVisible(is_whole)
        if not is_whole:  # another page is in front, or the side column lies over this one
            self._ring.hide()
            return
        seen = self._thing.seen_in(self._window)
        self._ring.setVisible(not seen.isEmpty())
        if not seen.isEmpty():
            seen.adjust(-_RING, -_RING, _RING, _RING)
        self._ring.setGeometry(seen)
        self._ring.raise_()
        self.setGeometry(
            free_place(
                [QSize(width, self.heightForWidth(width)) for width in _WIDTHS],
                self._window.rect().adjusted(4, 4, -4, -4),
                seen,
                [spot.seen_in(self._window) for spot in self._never],
                [spot.seen_in(self._window) for spot in self._clear],
                [spot.seen_in(self._window) for spot in self._rather],
                _GAP,
            )
        )
        self.raise_()
