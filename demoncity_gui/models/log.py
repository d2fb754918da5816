"""The log: a line for everything that happened, its reasons set back beneath it."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from demoncity_gui.art import look
from demoncity_gui.session.host_picture import LogLine

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines of the Host's log, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()

    def show_lines(self, lines: tuple[LogLine, ...]) -> None:
        """Show these lines: what stands already stays, the rest comes or goes at the end."""
        shared = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            shared += 1
        if shared < len(self._lines):
            self.beginRemoveRows(QModelIndex(), shared, len(self._lines) - 1)
            self._lines = self._lines[:shared]
            self.endRemoveRows()
        if shared < len(lines):
            self.beginInsertRows(QModelIndex(), shared, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line's text or colour."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                head = f"R{line.round_number}  " if line.round_number else ""
                return f"      {line.text}" if line.minor else f"{head}{line.text}"
            case Qt.ItemDataRole.ToolTipRole:
                return line.text
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(look.MUTED if line.minor else look.BONE)
            case _:
                return None
