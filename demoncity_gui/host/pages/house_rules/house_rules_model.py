"""The open questions and how each is read."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from demoncity_gui.cards.drawing import look
from demoncity_gui.games.demon_city.views.house_rules_picture import HouseRuleLine
from demoncity_gui.host.widgets.plain_tips import plain_tips

Index = QModelIndex | QPersistentModelIndex
_HEADERS = ("Rule", "Question", "Read")


class HouseRulesModel(QAbstractTableModel):
    """A row a question: its id, marked where it is read otherwise than preset; the question; the
    letter of the reading."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[HouseRuleLine, ...] = ()

    def show_lines(self, lines: tuple[HouseRuleLine, ...]) -> None:
        """Show these questions."""
        if [line.id for line in lines] != [line.id for line in self.lines]:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
        elif lines != self.lines:
            self.lines = lines
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(_HEADERS) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of questions."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_HEADERS)

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title."""
        wanted = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return _HEADERS[section] if wanted and 0 <= section < len(_HEADERS) else None

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's words and look."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            marked = f"● {line.id}" if line.is_changed else f"   {line.id}"
            return (marked, line.question, line.letter)[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            changed = "changed, " if line.is_changed else ""
            return f"{line.id}, {changed}{line.question} {line.letter}: {line.chosen.sentence}"
        if role == Qt.ItemDataRole.ForegroundRole and line.is_changed:
            return QColor(look.SODIUM)
        if role == Qt.ItemDataRole.FontRole and line.is_changed:
            font = QFont()
            font.setBold(True)
            return font
        return None
