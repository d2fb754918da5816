"""A table of rows: what each cell says is one function, and rows come, go and move one by one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from demoncity_gui.host.widgets.plain_tips import plain_tips

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole
"""The whole row, for a delegate that paints it."""
R = TypeVar("R")
_NOWHERE = QModelIndex()


class RowsModel(QAbstractTableModel, Generic[R]):
    """Rows of one kind. `headers` are the columns' titles, each with what it means.

    `key` tells a row from the others: what is chosen, typed or in sight stays with it. Where two rows have the same
    key, all are shown anew. `cell` returns what a row has in a column for one of Qt's roles; `head` what a column's
    title has besides its words.
    """

    def __init__(
        self,
        headers: Sequence[tuple[str, str]],
        key: Callable[[R], Hashable],
        cell: Callable[[R, int, int], object],
        parent: QObject | None = None,
        *,
        head: Callable[[int, int], object] = lambda _column, _role: None,
    ) -> None:
        super().__init__(parent)
        self._headers, self._key, self._cell, self._head = headers, key, cell, head
        self.rows: list[R] = []

    def show_rows(self, rows: Sequence[R]) -> bool:
        """Show these rows; return whether anything has changed."""
        if list(rows) == self.rows:
            return False
        wanted = set(map(self._key, rows))
        if len(wanted) < len(rows) or len(set(map(self._key, self.rows))) < len(self.rows):
            # An edited evening may name somebody twice, and Qt can't be told which of the two moves.
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()
            return True
        for place in reversed(range(len(self.rows))):
            if self._key(self.rows[place]) not in wanted:
                self.beginRemoveRows(_NOWHERE, place, place)
                del self.rows[place]
                self.endRemoveRows()
        for place, row in enumerate(rows):
            here = self.place_of(self._key(row))
            if here is None:
                self.beginInsertRows(_NOWHERE, place, place)
                self.rows.insert(place, row)
                self.endInsertRows()
                continue
            if here != place:
                self.beginMoveRows(_NOWHERE, here, here, _NOWHERE, place)
                self.rows.insert(place, self.rows.pop(here))
                self.endMoveRows()
            if self.rows[place] != row:
                self.rows[place] = row
                self.dataChanged.emit(self.index(place, 0), self.index(place, len(self._headers) - 1))
        return True

    def row_at(self, place: int) -> R | None:
        """Return the row at this place, counted from 0, None where there is none."""
        return self.rows[place] if 0 <= place < len(self.rows) else None

    def place_of(self, key: Hashable) -> int | None:
        """Return where the row with this key is, None where it isn't there."""
        return next((place for place, row in enumerate(self.rows) if self._key(row) == key), None)

    # --- what Qt asks --------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._headers)

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title or what it means."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._headers):
            return None
        title, meaning = self._headers[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        return meaning or None if role == Qt.ItemDataRole.ToolTipRole else self._head(section, role)

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell says or looks like, or the whole row."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        return row if role == ROW_ROLE else self._cell(row, index.column(), role)
