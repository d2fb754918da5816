"""How many cards of each deck lie where; the Host's alone."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from demoncity_gui.games.demon_city.views.host_picture import DeckLine
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.texts import demon_city_workshop as said


class DecksModel(RowsModel[DeckLine]):
    """A row a deck: pile, face down, shown, discard."""

    def __init__(self, parent: QObject | None = None) -> None:
        titles = (said.deck, said.pile, said.down, said.shown, said.discard)
        super().__init__([(title, title) for title in titles], lambda deck: deck.title, _cell, parent, head=_alignment)


def _cell(deck: DeckLine, column: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return _cells(deck)[column]
        case Qt.ItemDataRole.ToolTipRole:
            return said.mode(mode=deck.mode.value)
        case _:
            return _alignment(column, role)


def _cells(deck: DeckLine) -> tuple[str, ...]:
    """Return a deck's line; where nothing is counted, its second cell says so, and it may take the room of the rest."""
    real = "" if deck.mode is DeckMode.PROGRAM else f"\n{said.real}"
    if deck.pile is None or deck.shown is None or deck.discard is None:
        return (f"{deck.title}{real}", said.not_counted, "", "", "")
    return (f"{deck.title}{real}", *map(str, (deck.pile, deck.face_down, deck.shown, deck.discard)))


def _alignment(column: int, role: int) -> object:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return Qt.AlignmentFlag.AlignVCenter | side if role == Qt.ItemDataRole.TextAlignmentRole else None
