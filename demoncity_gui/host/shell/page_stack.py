"""The middle of the Host's window: one page in front, which scrolls where the screen is smaller than it needs."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QStackedWidget, QWidget

_LEAST = QSize(280, 160)
"""What the middle asks for at least, in logical pixels: all else can be scrolled to."""

_STEP = 80
"""How far one press of a key scrolls, in logical pixels."""


class _Pages(QStackedWidget):
    """Asks for the least height that the page in front can stand in: Qt would ask for what it would like."""

    def heightForWidth(self, width: int) -> int:
        front = self.currentWidget()
        layout = None if front is None else front.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


class PageStack(QScrollArea):
    """The pages of the window, of which one is in front; `turned` says that another one is.

    Only the page in front asks for room. What has the keyboard is scrolled into sight; Ctrl and arrows, which no page
    takes for itself, scroll to all else.
    """

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = _Pages()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(self._pages)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setSingleStep(_STEP)
        self._pages.currentChanged.connect(self._on_turned)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def add(self, page: QWidget) -> None:
        """Put a page behind the others."""
        self._pages.addWidget(page)
        self._on_turned()

    @property
    def front(self) -> QWidget | None:
        """The page in front."""
        return self._pages.currentWidget()

    def turn_to(self, page: QWidget) -> None:
        """Bring a page to the front."""
        self._pages.setCurrentWidget(page)

    def minimumSizeHint(self) -> QSize:
        """Ask for little."""
        return _LEAST

    def _on_turned(self) -> None:
        for page in filter(None, map(self._pages.widget, range(self._pages.count()))):
            asks = QSizePolicy.Policy.Preferred if page is self.front else QSizePolicy.Policy.Ignored
            page.setSizePolicy(asks, asks)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setValue(0)
        self.turned.emit()

    def _on_focus(self, _left: QWidget | None, taken: QWidget | None) -> None:
        # A whole page has no place of its own to scroll to.
        if taken is not None and taken is not self.front and self._pages.isAncestorOf(taken):
            self.ensureWidgetVisible(taken, 10, 10)
