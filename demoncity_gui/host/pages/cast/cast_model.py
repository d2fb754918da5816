"""The cast: one row a character, each cell typed over in place."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from demoncity_gui.formats.sheet_lines import SheetUnreadable, with_stat
from demoncity_gui.games.demon_city.rules.characters import CHARACTERISTICS, Character
from demoncity_gui.games.demon_city.views.cast_picture import Sheet
from demoncity_gui.games.demon_city.words.people import side_named, side_word
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.host.pages.cast.typed_over_model import TypedOverModel
from demoncity_gui.host.widgets.rows_model import Index
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import cast_page as said


class Column(IntEnum):
    """The columns before those of the Characteristics, left to right."""

    NAME = 0
    SIDE = 1
    DECK = 2


FIRST_STAT = len(Column)
COLUMNS = FIRST_STAT + len(CHARACTERISTICS)


class CastModel(TypedOverModel[Sheet]):
    """The sheets of the picture. `edit` carries out the new sheet after a cell was typed over, and says whether it was;
    `refused` carries a sentence about what can't be read.
    """

    refused = Signal(str)

    def __init__(self, edit: Callable[[Character], bool], parent: QObject | None = None) -> None:
        super().__init__(_headers(), lambda sheet: sheet.who, _cell, parent, head=_alignment)
        self._edit = edit

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write what was typed into the sheet; return whether it stands there now."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        one = self.rows[index.row()].character
        if value.strip() == _text(one, index.column()):
            return True
        try:
            return self._edit(_typed_over(one, index.column(), value))
        except SheetUnreadable as why:
            self.refused.emit(str(why))
            return False


def _headers() -> tuple[tuple[str, str], ...]:
    """Return the title of each column, and what it means."""
    return (
        (said.name, said.name_tip),
        (said.side, said.side_tip),
        (said.deck, said.deck_tip),
        *((stat_word(stat), said.stat_tip(stat=stat)) for stat in CHARACTERISTICS),
    )


def _cell(sheet: Sheet, column: int, role: int) -> object:
    one, title = sheet.character, _headers()[column][0]
    match role:
        case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
            return _text(one, column)
        case Qt.ItemDataRole.ToolTipRole:
            return _text(one, column) if column < FIRST_STAT else title
        case Qt.ItemDataRole.AccessibleTextRole:
            return said.spoken(name=one.name, column=title, value=_text(one, column))
        case _:
            return _alignment(column, role)


def _text(one: Character, column: int) -> str:
    match column:
        case Column.NAME:
            return one.name
        case Column.SIDE:
            return side_word(one.side)
        case Column.DECK:
            return _deck_word(one.deck)
        case _:
            stat = CHARACTERISTICS[column - FIRST_STAT]
            return next((str(entry.rank) for entry in one.stats if entry.name == stat), "")


def _typed_over(one: Character, column: int, text: str) -> Character:
    match column:
        case Column.NAME:
            return replace(one, name=text.strip())
        case Column.SIDE:
            return replace(one, side=side_named(text))
        case Column.DECK:
            return replace(one, deck=_deck(text))
        case _:
            return with_stat(one, CHARACTERISTICS[column - FIRST_STAT], text)


def _deck_word(deck: DeckName) -> str:
    return said.players if deck is DeckName.PLAYERS else said.horror


def _deck(text: str) -> DeckName:
    typed = text.strip().casefold()
    for deck in DeckName:
        if typed and _deck_word(deck).casefold().startswith(typed):
            return deck
    raise SheetUnreadable(said.no_such_deck(typed=text.strip()))


def _alignment(column: int, role: int) -> object:
    side = Qt.AlignmentFlag.AlignLeft if column < FIRST_STAT else Qt.AlignmentFlag.AlignHCenter
    return Qt.AlignmentFlag.AlignVCenter | side if role == Qt.ItemDataRole.TextAlignmentRole else None
