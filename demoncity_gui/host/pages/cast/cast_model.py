"""The cast: one row a character, each cell typed over in place."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from msgspec.structs import replace
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from demoncity_gui.formats.sheet_lines import SheetUnreadable, with_stat
from demoncity_gui.games.demon_city.rules.characters import CHARACTERISTICS, Character, CharacterId, Side
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.pieces.decks import DeckName

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns before those of the Characteristics, left to right."""

    NAME = 0
    SIDE = 1
    DECK = 2


FIRST_STAT = len(Column)
COLUMNS = FIRST_STAT + len(CHARACTERISTICS)
_HEADERS = (
    ("Name", "What you call them; the players read the name “Known as”, where there is one"),
    ("Side", "Who shares a goal: “players”, or any other word"),
    ("Deck", "Whose cards they throw: P or H"),
)
_DECKS = {DeckName.PLAYERS: "Players’", DeckName.HORROR: "Horror’s"}
_NOTHING = QModelIndex()


class CastModel(QAbstractTableModel):
    """The sheets of the picture. `edit` carries out the new sheet after a cell was typed over, and says whether it was;
    `refused` carries a sentence about what can't be read.
    """

    refused = Signal(str)

    def __init__(self, edit: Callable[[Character], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._edit = edit
        self._sheets: list[Sheet] = []

    def show_sheets(self, sheets: tuple[Sheet, ...]) -> None:
        """Show these sheets; rows come, go and move one by one, so that what is chosen or typed stays with its row."""
        wanted = {sheet.who for sheet in sheets}
        for row in reversed(range(len(self._sheets))):
            if self._sheets[row].who not in wanted:
                self.beginRemoveRows(_NOTHING, row, row)
                del self._sheets[row]
                self.endRemoveRows()
        for row, sheet in enumerate(sheets):
            here = self.row_of(sheet.who)
            if here is None:
                self.beginInsertRows(_NOTHING, row, row)
                self._sheets.insert(row, sheet)
                self.endInsertRows()
                continue
            if here != row:
                self.beginMoveRows(_NOTHING, here, here, _NOTHING, row)
                self._sheets.insert(row, self._sheets.pop(here))
                self.endMoveRows()
            if self._sheets[row] != sheet:
                self._sheets[row] = sheet
                self.dataChanged.emit(self.index(row, 0), self.index(row, COLUMNS - 1))

    def sheet_at(self, row: int) -> Sheet | None:
        """Return the sheet of this row, None where there is none."""
        return self._sheets[row] if 0 <= row < len(self._sheets) else None

    def row_of(self, who: CharacterId) -> int | None:
        """Return somebody's row, None for one who is not there."""
        return next((row for row, sheet in enumerate(self._sheets) if sheet.who == who), None)

    # --- what Qt asks --------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOTHING) -> int:
        """Return the number of characters."""
        return 0 if parent.isValid() else len(self._sheets)

    def columnCount(self, parent: Index = _NOTHING) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else COLUMNS

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let every cell be typed over."""
        return super().flags(index) | (Qt.ItemFlag.ItemIsEditable if index.isValid() else Qt.ItemFlag.NoItemFlags)

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title or what it means; a row's grip."""
        if orientation is Qt.Orientation.Vertical:
            tip = "Drag to put this character elsewhere"
            return {Qt.ItemDataRole.DisplayRole: "≡", Qt.ItemDataRole.ToolTipRole: tip}.get(Qt.ItemDataRole(role))
        if not 0 <= section < COLUMNS:
            return None
        title, meaning = _header(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Qt.ItemDataRole.ToolTipRole:
                return meaning
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(section)
            case _:
                return None

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, its tool tip or its alignment."""
        if not index.isValid() or index.row() >= len(self._sheets):
            return None
        one, column = self._sheets[index.row()].character, index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return _text(one, column)
            case Qt.ItemDataRole.ToolTipRole:
                return _text(one, column) if column < FIRST_STAT else _header(column)[0]
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{one.name}, {_header(column)[0]}: {_text(one, column) or 'none'}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case _:
                return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write what was typed into the sheet; return whether it stands there now."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        one = self._sheets[index.row()].character
        if value.strip() == _text(one, index.column()):
            return True
        try:
            return self._edit(_typed_over(one, index.column(), value))
        except SheetUnreadable as why:
            self.refused.emit(str(why))
            return False


def _header(column: int) -> tuple[str, str]:
    if column < FIRST_STAT:
        return _HEADERS[column]
    stat = CHARACTERISTICS[column - FIRST_STAT]
    return stat, f"{stat}, 0 to 9, and above for the supernatural"


def _text(one: Character, column: int) -> str:
    match column:
        case Column.NAME:
            return one.name
        case Column.SIDE:
            return one.side
        case Column.DECK:
            return _DECKS[one.deck]
        case _:
            stat = CHARACTERISTICS[column - FIRST_STAT]
            return next((str(entry.rank) for entry in one.stats if entry.name == stat), "")


def _typed_over(one: Character, column: int, text: str) -> Character:
    match column:
        case Column.NAME:
            return replace(one, name=text.strip())
        case Column.SIDE:
            return replace(one, side=Side(text.strip()))
        case Column.DECK:
            return replace(one, deck=_deck(text))
        case _:
            return with_stat(one, CHARACTERISTICS[column - FIRST_STAT], text)


def _deck(text: str) -> DeckName:
    typed = text.strip().casefold()
    for deck in DeckName:
        if typed and _DECKS[deck].casefold().startswith(typed):
            return deck
    raise SheetUnreadable(f"There are two decks, P for the Players’ and H for the Horror’s, and no “{text.strip()}”.")


def _alignment(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignVCenter | (
        Qt.AlignmentFlag.AlignLeft if column < FIRST_STAT else Qt.AlignmentFlag.AlignHCenter
    )
