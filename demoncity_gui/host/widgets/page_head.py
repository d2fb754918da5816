"""The head of a page: what it is called, and its buttons, on lines of their own where one has no room for both."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.wrapping_row import WrappingRow

_GAP = 16
"""Between the words and the buttons, in logical pixels."""


class PageHead(QWidget):
    """A heading that is never cut, and buttons at its right or beneath it."""

    def __init__(self, words: str, *buttons: QWidget, spacing: int = 8) -> None:
        super().__init__()
        self._heading = PlainLabel(words, kind="headline")
        self._buttons = WrappingRow(*buttons, spacing=spacing)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(6)
        self._box.addWidget(self._heading, 1)
        self._box.addWidget(self._buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the buttons a line of their own where they don't fit beside the heading."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Look again when the words of a button have changed."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        wanted = self._heading.sizeHint().width() + _GAP + self._buttons.sizeHint().width()
        beside = QBoxLayout.Direction.LeftToRight
        direction = beside if wanted <= self.width() else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != direction:
            self._box.setDirection(direction)
