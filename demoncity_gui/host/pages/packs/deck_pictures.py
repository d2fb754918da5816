"""The pictures of a deck to be: thumbnails with what each is taken for, each card by one picture at most."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QListView, QWidget

from demoncity_gui.cards.packs.card_guesses import SIDE_BY_NAME, CardSide, other_tradition, pack_id, said, side_name
from demoncity_gui.cards.packs.pack_messages import Picture
from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import packs as texts

ICON: Final = QSize(84, 144)
"""A thumbnail in the grid, in logical pixels."""
_CELL: Final = QSize(132, 188)


class DeckPictures(QAbstractListModel):
    """Pictures in a row, and which face or back each is. `changed` says that this has changed."""

    changed = Signal()

    def __init__(self, pictures: tuple[Picture, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._icons = [QIcon(QPixmap(picture.thumbnail)) for picture in pictures]
        self._sides: list[CardSide | None] = [None] * len(pictures)
        self._asking = {row for row, picture in enumerate(pictures) if picture.asks}
        self.twice = 0
        """How many pictures were left unnamed because another is that card already."""
        for row, picture in enumerate(pictures):
            side = SIDE_BY_NAME.get(picture.side)
            if side is None or row in self._asking:
                continue
            if side in self._sides:
                self.twice += 1
            else:
                self._sides[row] = side

    @property
    def asks(self) -> bool:
        """Whether some pictures are known by 8 or 11 alone, and nobody has said yet whose numbers these are."""
        return bool(self._asking)

    def answer(self, *, justice_is_8: bool) -> None:
        """Say whose number 8 is: Justice's, or else Strength's (T-DECK-11)."""
        for row, picture in enumerate(self._pictures):
            side = SIDE_BY_NAME.get(picture.side)
            if picture.asks and side is not None:
                self._give(row, other_tradition(side) if justice_is_8 else side)
        self._asking.clear()
        self._tell()

    def take_for(self, row: int, side: CardSide | None) -> None:
        """Take this picture for a face or a back, None: it is not used. Another that was taken for it is unnamed."""
        self._asking.discard(row)
        self._give(row, side)
        self._tell()

    def side(self, row: int) -> CardSide | None:
        """Return what this picture is taken for."""
        return self._sides[row]

    def picture(self, row: int) -> Picture:
        """Return a picture as it was found."""
        return self._pictures[row]

    def row_of(self, side: CardSide) -> int | None:
        """Return which picture is taken for this."""
        return self._sides.index(side) if side in self._sides else None

    def next_unnamed(self, after: int) -> int | None:
        """Return the next picture that is not used, going round; None if there is no other."""
        rows = [*range(after + 1, len(self._sides)), *range(max(0, after))]
        return next((row for row in rows if self._sides[row] is None and not self._pictures[row].trouble), None)

    def named(self) -> dict[str, str]:
        """Return the file of each side that has one, by the side's name."""
        pairs = zip(self._sides, self._pictures, strict=True)
        return {side_name(side): picture.name for side, picture in pairs if side is not None}

    def missing(self) -> list[Card]:
        """Return the cards that no picture is taken for."""
        return [card for card in Card if card not in self._sides]

    def _give(self, row: int, side: CardSide | None) -> None:
        if side is not None and side in self._sides:
            self._sides[self._sides.index(side)] = None
        self._sides[row] = None if self._pictures[row].trouble else side

    def _tell(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._pictures) - 1))
        self.changed.emit()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Return how many pictures there are."""
        return 0 if parent.isValid() else len(self._pictures)

    @plain_tips
    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a picture's thumbnail and what it is taken for."""
        if not index.isValid():
            return None
        row = index.row()
        picture, side = self._pictures[row], self._sides[row]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(row)
            case Qt.ItemDataRole.DecorationRole:
                return self._icons[row]
            case Qt.ItemDataRole.ToolTipRole:
                return picture.trouble or picture.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return texts.spoken(picture=picture.name, card=self._words(row))
            case Qt.ItemDataRole.ForegroundRole:
                return QColor(worn().danger if picture.trouble else worn().bone if side is not None else worn().accent)
            case Qt.ItemDataRole.SizeHintRole:
                return _CELL
            case _:
                return None

    def _words(self, row: int) -> str:
        side = self._sides[row]
        if self._pictures[row].trouble:
            return texts.not_readable
        if row in self._asking:
            return texts.strength_or_justice
        if side is None:
            return texts.not_used
        return said(side)


class PictureGrid(QListView):
    """The grid of thumbnails. `typed` carries what was typed on one, `entered` says Enter, `unnamed` says Delete."""

    typed = Signal(str)
    entered = Signal()
    unnamed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setIconSize(ICON)
        self.setGridSize(_CELL)
        self.setWordWrap(True)
        self.setAccessibleName(texts.pictures)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand on what names a picture; arrows move as in any list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self.entered.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.unnamed.emit()
        elif event.text().strip().isprintable() and event.text().strip() and not _commands(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


def _commands(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier))


def short_list(cards: list[Card], most: int = 8) -> str:
    """Return the names of cards as a pack has them, the first few where there are many."""
    names = [pack_id(card) for card in cards]
    listed = ", ".join(names[:most])
    return texts.and_more(cards=listed, more=len(names) - most) if len(names) > most else listed
