"""Cards side by side as pictures: one place of the deck workshop."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from demoncity_gui.art import look
from demoncity_gui.art.cache import width_of
from demoncity_gui.models.workshop_cards import CARD_ROLE, WorkshopCardsModel
from demoncity_gui.session.decks_picture import WorkshopCard

FACE = 96
"""The height of a card, in logical pixels."""
_CELL = QSize(width_of(FACE) + 6, FACE + 6)
_BAND = 17
"""The height of the band across a card's foot that names its owner, in logical pixels."""


class CardGrid(QListView):
    """Shows the cards of a `WorkshopCardsModel`; the chosen one has a frame. The keyboard is the page's."""

    def __init__(self, model: WorkshopCardsModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(_CardDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(_CELL)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(_CELL.height() + 4)

    @property
    def columns(self) -> int:
        """How many cards stand in a row."""
        return max(1, self.viewport().width() // _CELL.width())

    def choose(self, row: int) -> None:
        """Give this card the frame and bring it into sight; none where the row is not there."""
        index = self.model().index(row, 0)
        if not index.isValid():
            self.clearSelection()
            return
        self.setCurrentIndex(index)
        self.scrollTo(index)


class _CardDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return _CELL

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        one = index.data(CARD_ROLE)
        face = index.data(Qt.ItemDataRole.DecorationRole)
        if not isinstance(one, WorkshopCard):
            return
        cell = option.rect
        place = QRect(cell.x() + 3, cell.y() + 3, width_of(FACE), FACE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(face, QPixmap):
            painter.drawPixmap(place.topLeft(), face)
        else:
            painter.setPen(QColor(look.LINE))
            painter.drawRoundedRect(place, 4, 4)
        if one.owner or one.moved:
            _band(painter, place, one)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(look.SODIUM), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, 5, 5)
        painter.restore()


def _band(painter: QPainter, place: QRect, one: WorkshopCard) -> None:
    band = QRect(place.x(), place.bottom() - _BAND, place.width(), _BAND)
    painter.fillRect(band, QColor(look.TABLE))
    painter.setPen(QColor(look.SODIUM if one.moved else look.PLAYERS))
    font = QFont(look.TEXT)
    font.setPixelSize(12)
    painter.setFont(font)
    words = "moved" if one.moved else one.owner
    painter.drawText(
        band,
        Qt.AlignmentFlag.AlignCenter,
        painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, band.width() - 2),
    )
