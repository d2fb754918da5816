"""How many cards of each deck lie where; the Host's alone."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from demoncity_gui.games.demon_city.views.host_picture import DeckLine
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.pieces.decks import DeckMode

NOT_COUNTED = "Only highest cards are typed:\npile and discard are not counted"
_HEADERS = tuple((title, "") for title in ("Deck", "Pile", "Down", "Shown", "Discard"))


class DecksModel(RowsModel[DeckLine]):
    """A row a deck: pile, face down, shown, discard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_HEADERS, lambda deck: deck.title, _cell, parent, head=_alignment)


def _cell(deck: DeckLine, column: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return _cells(deck)[column]
        case Qt.ItemDataRole.ToolTipRole:
            return _meaning(deck.mode)
        case _:
            return _alignment(column, role)


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


def _alignment(column: int, role: int) -> object:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return Qt.AlignmentFlag.AlignVCenter | side if role == Qt.ItemDataRole.TextAlignmentRole else None
