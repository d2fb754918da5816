"""Buttons side by side, on as many lines as it takes to cut none of their words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from demoncity_gui.host.widgets.elided import ElidedButton

_BETWEEN_LINES = 5
"""In logical pixels."""


class WrappingRow(QWidget):
    """Pieces in their order, each as wide as it would like to be; what has no room goes to the next line.

    The one that is `stretching`, if any, asks for its least width alone, a button for that of its words, and takes what
    its line leaves; where the row is `filled`, all pieces of a line share what it leaves.
    """

    def __init__(
        self, *pieces: QWidget, spacing: int = 8, stretching: QWidget | None = None, filled: bool = False
    ) -> None:
        super().__init__()
        self._pieces, self._spacing, self._stretching, self._is_filled = pieces, spacing, stretching, filled
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for piece in pieces:
            piece.setParent(self)

    def sizeHint(self) -> QSize:
        """Ask for one line, and for the height of the lines that there are."""
        widths = [piece.sizeHint().width() for piece in self._pieces if not piece.isHidden()]
        return QSize(sum(widths) + self._spacing * max(len(widths) - 1, 0), self._height())

    def minimumSizeHint(self) -> QSize:
        """Ask for little width."""
        widths = [piece.minimumSizeHint().width() for piece in self._pieces if not piece.isHidden()]
        return QSize(max(widths, default=0), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pieces out for the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Lay out anew when the words of a piece have changed."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._lay_out()
        return super().event(event)

    def _asked(self, piece: QWidget) -> int:
        """Return the width that a piece is given at least."""
        if piece is not self._stretching:
            asked = piece.sizeHint().width()
        else:
            asked = piece.width_of_words if isinstance(piece, ElidedButton) else piece.minimumSizeHint().width()
        return min(asked, self.width())

    def _lines(self) -> list[list[QWidget]]:
        """Return which pieces stand on which line."""
        lines: list[list[QWidget]] = []
        left = 0
        for piece in self._pieces:
            if piece.isHidden():
                continue
            if not lines or self._asked(piece) > left:
                lines.append([])
                left = self.width()
            lines[-1].append(piece)
            left -= self._asked(piece) + self._spacing
        return self._evened(lines) if self._is_filled else lines

    def _evened(self, lines: list[list[QWidget]]) -> list[list[QWidget]]:
        """Return the lines with as many pieces each, where that fits: none stands alone and as wide as a line."""
        pieces = [piece for line in lines for piece in line]
        a_line = -(-len(pieces) // max(len(lines), 1))
        even = [pieces[at : at + a_line] for at in range(0, len(pieces), a_line or 1)]
        fits = all(sum(map(self._asked, line)) + self._spacing * (len(line) - 1) <= self.width() for line in even)
        return even if fits else lines

    def _height(self) -> int:
        heights = [max(piece.sizeHint().height() for piece in line) for line in self._lines()]
        return sum(heights) + _BETWEEN_LINES * max(len(heights) - 1, 0)

    def _lay_out(self) -> None:
        y = 0
        for line in self._lines():
            left = self.width() - sum(map(self._asked, line)) - self._spacing * (len(line) - 1)
            x, high = 0, max(piece.sizeHint().height() for piece in line)
            for place, piece in enumerate(line):
                more = left // (len(line) - place) if self._is_filled else left if piece is self._stretching else 0
                left -= more
                width = self._asked(piece) + more
                piece.setGeometry(QRect(x, y, width, high))
                x += width + self._spacing
            y += high + _BETWEEN_LINES
        self.setFixedHeight(self._height())
        self.updateGeometry()
