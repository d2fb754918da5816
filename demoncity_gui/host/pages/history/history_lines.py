"""The tree of the history: whole sentences, wrapped to the width there is."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from demoncity_gui.host.pages.history.history_model import HistoryModel, Standing
from demoncity_gui.texts import history as said

_MARGIN = 5
"""Logical pixels left and right of the words."""
_GAP = 3
"""Logical pixels above and beneath them."""
_INDENT = 16
_MOST_HEIGHTS = 20_000


def go_words(standing: Standing) -> str:
    """Return what going to a line is called, by whether it stands."""
    match standing:
        case Standing.STANDS:
            return said.go_back
        case Standing.AHEAD:
            return said.go_forward
        case Standing.ASIDE:
            return said.go_over


class HistoryLines(QTreeView):
    """The lines of a `HistoryModel`. It takes the keyboard only where it is given it."""

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self._delegate = _WrappedWords(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(said.history)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setIndentation(_INDENT)
        self.setExpandsOnDoubleClick(False)  # the second click would fold what the first one of an arrow unfolded
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # By the pixel, every height would be asked for again at every new line.
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it must not change what fits
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    @property
    def now_is_in_sight(self) -> bool:
        """Whether the Host looks at the last line that stands."""
        bar, now = self.verticalScrollBar(), self._model.place_of_now()
        if now == self._model.rowCount() - 1 and bar.value() >= bar.maximum():
            return True
        place = self.visualRect(self._model.index(now, 0))
        return place.isValid() and 0 <= place.top() < self.viewport().height() - place.height() // 2

    def show_now(self) -> None:
        """Bring the last line that stands into sight, and with it some of what could be redone."""
        now = self._model.place_of_now()
        if now == self._model.rowCount() - 1:
            self.scrollToBottom()
        elif now >= 0:
            self.scrollTo(self._model.index(now, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    @property
    def is_at_top(self) -> bool:
        """Whether the first line is in sight."""
        return self.verticalScrollBar().value() <= self.verticalScrollBar().minimum()

    def hold(self) -> QPersistentModelIndex:
        """Return the line at the top, for `restore`."""
        return QPersistentModelIndex(self.indexAt(QPoint(_INDENT + _MARGIN, 1)))

    def restore(self, held: QPersistentModelIndex) -> None:
        """Put that line at the top again, after others came or went above it."""
        if held.isValid():
            here = self.model().index(held.row(), 0, held.parent())
            self.scrollTo(here, QAbstractItemView.ScrollHint.PositionAtTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rewrap the lines; if the current line was in view, it stays in view."""
        wider = event.size().width() != event.oldSize().width()
        followed = self.now_is_in_sight
        super().resizeEvent(event)
        if wider:
            self.setColumnWidth(0, self.viewport().width())
            self.scheduleDelayedItemsLayout()
        if followed:
            self.show_now()


class _WrappedWords(QStyledItemDelegate):
    """Paints words on as many lines as they need; measures each text once a width."""

    def __init__(self, view: HistoryLines) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, bool], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        text = str(index.data())
        font = index.data(Qt.ItemDataRole.FontRole)
        width = self._view.viewport().width() - _INDENT * (2 if index.parent().isValid() else 1) - 2 * _MARGIN
        key = text, width, isinstance(font, QFont) and font.bold()
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) > _MOST_HEIGHTS:
                self._heights.clear()
            layout = _laid_out(text, font if isinstance(font, QFont) else self._view.font(), width)
            height = self._heights[key] = round(layout.boundingRect().height()) + 2 * _GAP
        return QSize(0, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = self._view.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        room: QRect = option.rect.adjusted(_MARGIN, _GAP, -_MARGIN, -_GAP)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        _laid_out(text, option.font, room.width()).draw(painter, QPointF(room.topLeft()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))


def _laid_out(text: str, font: QFont, width: int) -> QTextLayout:
    layout = QTextLayout(text, font)
    layout.setTextOption(_WRAP)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


_WRAP = QTextOption()
_WRAP.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
