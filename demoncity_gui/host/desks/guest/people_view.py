"""The table of everybody on a guest's page: who acts now is bold, and columns stay where they are."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from demoncity_gui.host.desks.guest.picture import Row, RowState
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.host.widgets.theme import bold, worn
from demoncity_gui.texts import guest_desk as said

ROW_HEIGHT = 34
_LEAST_COLUMN = 84
_CELL_MARGIN = 4
"""What a cell keeps free on both sides, in logical pixels."""
_WIDTHS = {0: 48, 1: 190}
"""Of the columns of keys and of names, in logical pixels."""


def people_cell(row: Row, column: int, role: int) -> object:
    """Return what a cell of the table shows in this role."""
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return (row.key, row.name, *row.cells)[column]
        case Qt.ItemDataRole.ForegroundRole:
            return _colour(row.state)
        case Qt.ItemDataRole.FontRole:
            return bold(QFont(), row.state is RowState.NOW)
        case Qt.ItemDataRole.ToolTipRole:
            return row.tip or None
        case _:
            return None


def _colour(state: RowState) -> QColor | None:
    hue = worn()
    colours = {RowState.NOW: hue.accent, RowState.DONE: hue.muted, RowState.OUT: hue.wands}
    return QColor(colours[state]) if state in colours else None


class _Steady(QStyledItemDelegate):
    """Takes as much room for every cell as it needs in bold: columns stay where they are when somebody else acts."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size in bold."""
        usual = super().sizeHint(option, index)
        letters = QFontMetrics(bold(QFont(option.font), True))
        return QSize(letters.horizontalAdvance(str(index.data() or "")) + 2 * _CELL_MARGIN, usual.height())


def people_view(model: RowsModel[Row]) -> QTableView:
    """Return the table of these rows; it takes no keyboard."""
    view = QTableView()
    view.setObjectName("rows")
    view.setItemDelegate(_Steady(view))
    view.setAccessibleName(said.people)
    view.setModel(model)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
    header = view.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setStretchLastSection(True)
    header.setMinimumSectionSize(_LEAST_COLUMN)
    for column, width in _WIDTHS.items():
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        view.setColumnWidth(column, width)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
