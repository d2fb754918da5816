"""The Agility table: one row a character, slowest first (T-ORDER-01)."""

from __future__ import annotations

from enum import IntEnum
from textwrap import fill, shorten

from PySide6.QtCore import QObject, Qt

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import Row, RowState
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.texts import demon_city_round as said
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.words.plain_text import harmless

_TIP, _LONGEST_TIP = 64, 320
"""Letters of a line of the Host's notes in a tip, and of all of them: the rest stands on the page of the cast."""


class Column(IntEnum):
    """The columns, left to right."""

    KEY = 0
    AGILITY = 1
    WHO = 2
    ANNOUNCES = 3
    TARGET = 4
    THROWS = 5
    CLASH = 6


def headers() -> list[tuple[str, str]]:
    """Return each column's title, and what it means."""
    return [
        (said.key, said.key_tip),
        (said.agility, said.agility_tip),
        (said.who, said.who_tip),
        (said.announces, said.announces_tip),
        (said.target, said.target_tip),
        (said.throws, said.throws_tip),
        (said.clash, said.clash_tip),
    ]


class AgilityOrderModel(RowsModel[Row]):
    """The rows of the Host's picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(headers(), lambda row: row.who, _cell, parent)

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
        case Qt.ItemDataRole.DisplayRole:
            return _text(row, column)
        case Qt.ItemDataRole.AccessibleTextRole:
            text = _text(row, column)
            if row.state is not RowState.SPEAKING:
                return text
            if column is Column.WHO:
                return said.speaking(who=text)
            return "" if text == said.announcing_now else text  # a row says it once
        case Qt.ItemDataRole.ToolTipRole:
            if column is Column.WHO:
                elsewhere = (
                    row_texts.stand_elsewhere_tip(who=row.name) if row_texts.stand_elsewhere in row.notes else ""
                )
                return "\n".join(filter(None, (_text(row, column), elsewhere, _notes(row))))
            return "\n".join(row.why) if column is Column.THROWS else _text(row, column)
        case Qt.ItemDataRole.TextAlignmentRole:
            narrow = column in (Column.KEY, Column.AGILITY, Column.CLASH)
            return Qt.AlignmentFlag.AlignCenter if narrow else Qt.AlignmentFlag.AlignVCenter
        case _:
            return None


def deed_words(row: Row) -> str:
    """Return what somebody announces; of whoever is to, that they do now."""
    waits = row.state is RowState.SPEAKING and not (row.pale or row.drafted)
    return said.announcing_now if waits else row.announces


def _text(row: Row, column: Column) -> str:
    match column:
        case Column.KEY:
            return row.key
        case Column.AGILITY:
            return str(row.agility)
        case Column.WHO:
            return " · ".join((row.name, *row.notes))
        case Column.ANNOUNCES:
            words = said.again_spoken(deed=row.announces) if row.pale else deed_words(row)
            return " — ".join(filter(None, (words, row.fate)))
        case Column.TARGET:
            return row.target
        case Column.THROWS:
            if row.cards is None or (row.state is RowState.SETTLED and not row.shown):
                return ""  # a settled deed's cards are put away at the throw
            if row.value is None:
                return f"{row.cards} {row.reasons}".strip()
            return said.value_from(value=row.value, cards=row.cards, reasons=row.reasons).strip()
        case Column.CLASH:
            return row.clash


def _notes(row: Row) -> str:
    return fill(shorten(harmless(row.about), _LONGEST_TIP, placeholder="…"), _TIP)
