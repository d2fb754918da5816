"""The Agility table: one row a character, slowest first (T-ORDER-01)."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Row, RowState
from demoncity_gui.host.widgets.rows_model import RowsModel


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


class AgilityOrderModel(RowsModel[Row]):
    """The rows of the Host's picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(list(HEADERS.values()), lambda row: row.who, _cell, parent)

    def who_at(self, place: int) -> CharacterId | None:
        """Return the character in this row, None past the end."""
        row = self.row_at(place)
        return None if row is None else row.who

    def place_of_speaker(self) -> int | None:
        """Return the row of the one who announces now."""
        return next((place for place, row in enumerate(self.rows) if row.state is RowState.SPEAKING), None)

    def place_of_clash(self, letter: str) -> int | None:
        """Return the row of the first who belongs to this Clash."""
        return next((place for place, row in enumerate(self.rows) if row.clash == letter), None)


def _cell(row: Row, place: int, role: int) -> object:
    """Return a cell's text, its tool tip or its alignment."""
    column = Column(place)
    match role:
        case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
            return _text(row, column)
        case Qt.ItemDataRole.ToolTipRole:
            return "\n".join(row.why) if column is Column.THROWS else _text(row, column)
        case Qt.ItemDataRole.TextAlignmentRole:
            narrow = column in (Column.KEY, Column.AGILITY, Column.CLASH)
            return Qt.AlignmentFlag.AlignCenter if narrow else Qt.AlignmentFlag.AlignVCenter
        case _:
            return None


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
