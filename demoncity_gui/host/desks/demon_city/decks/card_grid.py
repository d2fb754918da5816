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

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import width_of
from demoncity_gui.games.demon_city.views.decks_picture import WorkshopCard
from demoncity_gui.host.desks.demon_city.decks.workshop_model import WorkshopCardsModel
from demoncity_gui.host.widgets.rows_model import ROW_ROLE
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import demon_city_workshop as said

_FACE = 96
"""The height of a card before anything else is said, in logical pixels."""
_GAP = 6
"""Between two cards, in logical pixels."""
_EDGE = 4
_BAND = 17
"""The height of the band across a card's foot that names its owner, in logical pixels."""


class CardGrid(QListView):
    """Shows the cards of a `WorkshopCardsModel`; the chosen one has a frame. The keyboard is the page's."""

    def __init__(self, model: WorkshopCardsModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = _FACE
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(_CardDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_face(self.face)

    def set_face(self, height: int) -> None:
        """Show cards of this height, in logical pixels."""
        self.face = height
        self.setGridSize(_cell(height))
        self.setMinimumHeight(_cell(height).height() + _EDGE)

    @property
    def columns(self) -> int:
        """How many cards stand in a row."""
        return max(1, self.viewport().width() // _cell(self.face).width())

    def height_of(self, cards: int, face: int, width: int) -> int:
        """Return the height in which so many cards of this height stand in this width, all in logical pixels."""
        # Qt lays a view out with its scroll bar first, and keeps the bar where that needs a row more.
        room = width - _EDGE - self.verticalScrollBar().sizeHint().width()
        columns = max(1, room // _cell(face).width())
        return max(1, -(-cards // columns)) * _cell(face).height() + _EDGE

    def choose(self, row: int) -> None:
        """Give this card the frame and bring it into sight; none where the row is not there."""
        index = self.model().index(row, 0)
        if not index.isValid():
            self.clearSelection()
            return
        self.setCurrentIndex(index)
        self.scrollTo(index)


def _cell(face: int) -> QSize:
    return QSize(width_of(face) + _GAP, face + _GAP)


class _CardDelegate(QStyledItemDelegate):
    def __init__(self, grid: CardGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return _cell(self._grid.face)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        one = index.data(ROW_ROLE)
        face = index.data(Qt.ItemDataRole.DecorationRole)
        if not isinstance(one, WorkshopCard):
            return
        cell = option.rect
        face_height = self._grid.face
        place = QRect(cell.x() + _GAP // 2, cell.y() + _GAP // 2, width_of(face_height), face_height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(face, QPixmap):
            painter.drawPixmap(place.topLeft(), face)
        else:
            painter.setPen(QColor(worn().line))
            painter.drawRoundedRect(place, 4, 4)
        if one.owner or one.moved:
            _band(painter, place, one)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(worn().accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, 5, 5)
        painter.restore()


def _band(painter: QPainter, place: QRect, one: WorkshopCard) -> None:
    band = QRect(place.x(), place.bottom() - _BAND, place.width(), _BAND)
    painter.fillRect(band, QColor(worn().table))
    painter.setPen(QColor(worn().accent if one.moved else worn().players))
    font = QFont(look.TEXT)
    font.setPixelSize(12)
    painter.setFont(font)
    words = said.moved if one.moved else one.owner
    painter.drawText(
        band,
        Qt.AlignmentFlag.AlignCenter,
        painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, band.width() - 2),
    )
