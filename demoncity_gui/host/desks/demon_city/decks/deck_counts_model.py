"""How many cards of each deck lie where; the Host's alone."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from demoncity_gui.games.demon_city.views.host_picture import DeckLine
from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.pieces.decks import DeckMode

Index = QModelIndex | QPersistentModelIndex
NOT_COUNTED = "Only highest cards are typed:\npile and discard are not counted"
_HEADERS = ("Deck", "Pile", "Down", "Shown", "Discard")


class DecksModel(QAbstractTableModel):
    """A row a deck: pile, face down, shown, discard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decks: tuple[DeckLine, ...] = ()

    def show_decks(self, decks: tuple[DeckLine, ...]) -> None:
        """Show these counts."""
        if len(decks) != len(self._decks):
            self.beginResetModel()
            self._decks = decks
            self.endResetModel()
        elif decks != self._decks:
            self._decks = decks
            self.dataChanged.emit(self.index(0, 0), self.index(len(decks) - 1, len(_HEADERS) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of decks."""
        return 0 if parent.isValid() else len(self._decks)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(_HEADERS)

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(_HEADERS):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return _HEADERS[section] if role == Qt.ItemDataRole.DisplayRole else None

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text or alignment."""
        if not index.isValid():
            return None
        deck = self._decks[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(deck)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return _meaning(deck.mode)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None


def _cells(deck: DeckLine) -> tuple[str, ...]:
    """Return a deck's line; where nothing is counted, its second cell says so, and it may take the room of the rest."""
    real = "" if deck.mode is DeckMode.PROGRAM else "\nreal"
    if deck.pile is None or deck.shown is None or deck.discard is None:
        return (f"{deck.title}{real}", NOT_COUNTED, "", "", "")
    return (f"{deck.title}{real}", *map(str, (deck.pile, deck.face_down, deck.shown, deck.discard)))


def _meaning(mode: DeckMode) -> str:
    match mode:
        case DeckMode.PROGRAM:
            return "The program shuffles and deals this deck."
        case DeckMode.EVERY_CARD:
            return "Real cards: each that is turned is typed, so that pile and discard stay true."
        case DeckMode.HIGHEST_ONLY:
            return "Real cards, of which only the highest are typed: neither pile nor discard is counted, nor are odds."


def _alignment(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft)
