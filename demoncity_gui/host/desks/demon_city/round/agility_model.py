"""The Agility table: one row a character, slowest first (T-ORDER-01)."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Row, RowState
from demoncity_gui.host.widgets.plain_tips import plain_tips

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, left to right."""

    KEY = 0
    AGILITY = 1
    WHO = 2
    ANNOUNCES = 3
    TARGET = 4
    THROWS = 5
    CLASH = 6


HEADERS = {
    Column.KEY: ("Key", "The key that names this character"),
    Column.AGILITY: ("Agi", "Agility: the slowest announces first"),
    Column.WHO: ("Who", "Characters in Agility order"),
    Column.ANNOUNCES: ("Announces", "What they said they will do"),
    Column.TARGET: ("Target", "Whom the deed is aimed at, or set against"),
    Column.THROWS: ("Throws", "How many cards they take, and why"),
    Column.CLASH: ("Clash", "Who could interfere with whom: one letter a Clash"),
}

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The whole `Row`, for the delegate that paints it."""


class AgilityOrderModel(QAbstractTableModel):
    """The rows of the Host's picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show these rows; the selection stays where the same people stay in the same places."""
        if [row.who for row in rows] != [row.who for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        changed = [place for place, row in enumerate(rows) if row != self._rows[place]]
        self._rows = rows
        for place in changed:
            self.dataChanged.emit(self.index(place, 0), self.index(place, len(Column) - 1))

    def who_at(self, place: int) -> CharacterId | None:
        """Return the character in this row, None past the end."""
        return self._rows[place].who if 0 <= place < len(self._rows) else None

    def place_of_speaker(self) -> int | None:
        """Return the row of the one who announces now."""
        return next((place for place, row in enumerate(self._rows) if row.state is RowState.SPEAKING), None)

    def place_of_clash(self, letter: str) -> int | None:
        """Return the row of the first who belongs to this Clash."""
        return next((place for place, row in enumerate(self._rows) if row.clash == letter), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of characters."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title or what it means."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        title, meaning = HEADERS[Column(section)]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        return meaning if role == Qt.ItemDataRole.ToolTipRole else None

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, its tool tip, or the whole row for the delegate."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return _text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join(row.why) if column is Column.THROWS else _text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                narrow = column in (Column.KEY, Column.AGILITY, Column.CLASH)
                return Qt.AlignmentFlag.AlignCenter if narrow else Qt.AlignmentFlag.AlignVCenter
            case _:
                return row if role == ROW_ROLE else None


def _text(row: Row, column: Column) -> str:
    match column:
        case Column.KEY:
            return row.key
        case Column.AGILITY:
            return str(row.agility)
        case Column.WHO:
            return " · ".join((row.name, *row.notes))
        case Column.ANNOUNCES:
            if row.state is RowState.SPEAKING and not row.pale:
                return "announcing now…"
            words = f"(again: {row.announces})" if row.pale else row.announces
            return " — ".join(filter(None, (words, row.fate)))
        case Column.TARGET:
            return row.target
        case Column.THROWS:
            if row.cards is None or (row.state is RowState.SETTLED and not row.shown):
                return ""  # a settled deed's cards are put away at the throw
            thrown = "" if row.value is None else f"{row.value} from "
            return f"{thrown}{row.cards} {row.reasons}".strip()
        case Column.CLASH:
            return row.clash
