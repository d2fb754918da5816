"""The side column as a drawer: in a narrow window it lies over the page, which keeps its width beneath it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.host.widgets.theme import worn

if TYPE_CHECKING:
    from demoncity_gui.host.shell.pages import Pages

_SHADE, _SHADOW = 90, 190
"""How dark the page is beside an open drawer, and at the drawer's edge; of 255."""
_SHADOW_WIDTH, _EDGE_WIDTH = 28, 2


class _Veil(QWidget):
    """Lies over what is still seen of the page: darker, with the drawer's shadow; a click on it is one beside that."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say so, and let nothing beneath have the click."""
        event.accept()
        self.clicked.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shade, the shadow and the edge."""
        width, height = self.width(), self.height()
        shadow = QLinearGradient(width - _SHADOW_WIDTH, 0, width, 0)
        shadow.setColorAt(0, QColor(0, 0, 0, 0))
        shadow.setColorAt(1, QColor(0, 0, 0, _SHADOW))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(0, 0, 0, _SHADE))
            painter.fillRect(QRect(width - _SHADOW_WIDTH, 0, _SHADOW_WIDTH, height), shadow)
            painter.fillRect(QRect(width - _EDGE_WIDTH, 0, _EDGE_WIDTH, height), QColor(worn().edge))


class Middle(QWidget):
    """What stands between the docks: the page, or what the open drawer leaves to be seen of it.

    `left` says that the Host has done with the drawer: clicked beside it, or took the keyboard back to the page.
    """

    left = Signal()

    def __init__(self, pages: Pages) -> None:
        super().__init__()
        self._pages = pages
        self._give_inside: Callable[[], object] | None = None
        self._came_from: QWidget | None = None
        pages.setParent(self)
        pages.installEventFilter(self)
        self._veil = _Veil(self)
        self._veil.hide()
        self._veil.clicked.connect(self.left)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    @property
    def is_under(self) -> bool:
        """Whether the drawer lies over the page."""
        return self._give_inside is not None

    def go_under(self, give_inside: Callable[[], object]) -> None:
        """Let the drawer lie over the page from now on; `give_inside` gives the keyboard to what is in it."""
        self._came_from, self._give_inside = self.window().focusWidget(), give_inside
        self._veil.show()
        self._lay()

    def give_keyboard(self) -> None:
        """Give the keyboard to what is in the drawer, unless it is there or the drawer is closed."""
        focus = self.window().focusWidget()
        if self._give_inside is not None and (focus is None or self.isAncestorOf(focus)):
            self._give_inside()

    def come_out(self) -> None:
        """Show the whole page again, with the keyboard where it was."""
        came_from, focus = self._came_from, self.window().focusWidget()
        if layout := self.window().layout():
            layout.activate()  # else the page were laid twice, in the room beside the drawer first
        self._give_inside = self._came_from = None
        self._veil.hide()
        self._lay()
        if focus is not None and self._pages.isAncestorOf(focus):
            return
        if came_from is not None and came_from.isVisible() and self._pages.isAncestorOf(came_from):
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._pages.take_keyboard()

    def _on_focus(self, gone: QWidget | None, taken: QWidget | None) -> None:
        if self._give_inside is None or taken is None or not self._pages.isAncestorOf(taken):
            return
        if gone is not None and not gone.isVisible():  # a tab has been turned: Qt, not the Host, moved the keyboard
            QTimer.singleShot(0, self, self.give_keyboard)
        else:
            self.left.emit()

    # --- where the page lies -------------------------------------------------------------------------------------

    def _lay(self) -> None:
        self._veil.setGeometry(self.rect())
        self._veil.raise_()
        room = self.rect()
        if self.is_under:
            room.setLeft(-self.x())
            room.setWidth(max(self.window().width(), self._pages.minimumSizeHint().width()))
        self._pages.setGeometry(room)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return what the page would like."""
        return self._pages.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return what the page needs; beneath the drawer any width does."""
        least = self._pages.minimumSizeHint()
        return QSize(0, least.height()) if self.is_under else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the page anew."""
        super().resizeEvent(event)
        self._lay()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Lay the page anew."""
        super().moveEvent(event)
        self._lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that the page needs another size, as a layout would."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._pages:
            self.updateGeometry()
        return super().eventFilter(watched, event)
