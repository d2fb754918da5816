"""The table of the cast: arrows, typing over a cell in place, rows dragged by their grip."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from demoncity_gui.host.widgets.fields import whole
from demoncity_gui.host.widgets.theme import bold, restyle
from demoncity_gui.texts import cast_page as said

_ROW_HEIGHT = 28
_WORD_WIDTH = 92
_PADDING = 18
_GRIP_WIDTH = 28
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_Index = QModelIndex | QPersistentModelIndex


class CastTable(QTableView):
    """The cells of a model, names in the first column and numbers from one column on, at the `first_number`.

    `dragged` carries a row and the place it was dragged to; `gave_up` says that what was typed over a cell is let go.
    """

    dragged = Signal(int, int)
    gave_up = Signal()

    def __init__(self, model: QAbstractItemModel, first_number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._cells = _Cells(self)
        self.setItemDelegate(self._cells)
        self.setAccessibleName(said.the_cast)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AnyKeyPressed | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setTabKeyNavigation(False)  # Tab leads on to the sheet
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(40)
        for column in range(model.columnCount()):
            fixed = column >= first_number
            header.setSectionResizeMode(
                column, QHeaderView.ResizeMode.Fixed if fixed else QHeaderView.ResizeMode.Interactive
            )
            self.setColumnWidth(column, self._width_of(column) if fixed else _WORD_WIDTH)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        grips = self.verticalHeader()
        grips.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        grips.setDefaultSectionSize(_ROW_HEIGHT)
        grips.setFixedWidth(_GRIP_WIDTH)
        grips.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        grips.setSectionsMovable(True)
        grips.setHighlightSections(False)
        grips.setCursor(Qt.CursorShape.OpenHandCursor)
        grips.sectionMoved.connect(self._on_dragged)

    @property
    def editor(self) -> QLineEdit | None:
        """The field over the cell that is typed over, None while none is."""
        fields = [field for field in self.viewport().findChildren(QLineEdit) if field.isVisible()]
        return fields[0] if fields else None

    def type_over(self, index: QModelIndex) -> None:
        """Open a field over this cell; while another's text is refused, that one has the keyboard instead."""
        if self._refused is None:
            self.edit(index)
        else:
            self._refused.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _refused(self) -> QLineEdit | None:
        """The field that stayed open because its text was refused."""
        is_open = self.state() is QAbstractItemView.State.EditingState
        return self.editor if is_open and self.editor is not None and self.editor.property("refused") is True else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to a field whose text was refused: only there it can be mended or given up."""
        super().focusInEvent(event)
        if self._refused is not None:
            self._refused.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter begin typing over a cell, as any letter does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            is_here = self.window().focusWidget() is self
            if is_here and not event.isAutoRepeat():  # a cell's field has had its Enter by then
                self.type_over(self.currentIndex())
        elif event.key() in _ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # they scroll the page on a small screen
        else:
            super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close a cell's field; one whose text was refused stays, until it is mended or Escape gives it up."""
        reverts = hint is QAbstractItemDelegate.EndEditHint.RevertModelCache
        if reverts or editor.property("refused") is not True:
            super().closeEditor(editor, hint)
        if reverts:
            self.gave_up.emit()

    def _width_of(self, column: int) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        return max(48, QFontMetrics(bold(self.font())).horizontalAdvance(title) + _PADDING)

    def _on_dragged(self, row: int, old: int, new: int) -> None:
        # The order is the cast's own: the header shows it when the command has been carried out, and only then.
        grips = self.verticalHeader()
        blocker = QSignalBlocker(grips)
        grips.moveSection(new, old)
        blocker.unblock()
        self.dragged.emit(row, new)


class _Cells(QStyledItemDelegate):
    """Fields over cells; what was typed is never written over, and a refused text is marked."""

    def createEditor(self, parent: QWidget, option: object, index: _Index) -> QWidget:
        field = QLineEdit(parent)
        field.setProperty("cell", True)
        field.setAccessibleName(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        return field

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        if isinstance(editor, QLineEdit):
            editor.setProperty("refused", not model.setData(index, whole(editor.text())))
            restyle(editor)
