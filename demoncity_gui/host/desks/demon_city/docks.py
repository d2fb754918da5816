"""What stands beside the pages in Demon City: the Clashes, and how many cards lie where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTreeView,
)

from demoncity_gui.games.demon_city.views.host_picture import ClashGroup, DeckLine
from demoncity_gui.host.desks.demon_city.decks.deck_counts_model import DecksModel
from demoncity_gui.host.desks.demon_city.round.clashes_model import ClashesModel
from demoncity_gui.host.desks.desk import DeskDock
from demoncity_gui.host.widgets.chance import Bars
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, scrolled
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_workshop as workshop

if TYPE_CHECKING:
    from fractions import Fraction

_DECK_LINE, _REAL_DECK_LINE = 24, 40
_MOST_OF_CLASHES, _INDENT = 236, 12
_MOST_OF_CHANCES, _GAP = 76, 20
_ANY_HEIGHT = 16_777_215
"""Qt's word for no limit, in logical pixels."""


class ClashDock:
    """The Clashes as a tree."""

    def __init__(self, parent: QObject) -> None:
        self.model = ClashesModel(parent)
        self._tree = _ClashTree(self.model)
        self._tree.wrapped.connect(self._fit)
        self.chances = Bars()
        self._room = scrolled(held(in_column(self.chances, STRETCH)))
        self._room.hide()
        self._content = held(in_column((self._tree, 1), self._room, spacing=2))
        self._content.setMaximumHeight(0)
        self.dock = DeskDock("clashes", round_texts.clashes, round_texts.clashes, self._content, 150)

    def show_chances(self, lines: Sequence[tuple[str, Fraction]]) -> None:
        """Show who wins each Clash, beneath them; no lines: nothing is known, or chances are hidden."""
        self.chances.show_lines(lines)
        self._room.setVisible(bool(lines))
        self._room.setFixedHeight(min(self.chances.sizeHint().height(), _MOST_OF_CHANCES))
        self._fit()

    def show(self, clashes: tuple[ClashGroup, ...]) -> None:
        """Show these Clashes, each deed of them where there is room; while there are none the dock is folded."""
        if self.model.show_groups(clashes):
            self._tree.expandAll()
            self._tree.resizeColumnToContents(1)
        self._content.setMaximumHeight(_ANY_HEIGHT if clashes else 0)
        self._fit()

    def _fit(self) -> None:
        """Leave the window on its screen, however many Clashes and chances there are: what has no room is scrolled."""
        taken = 0 if self._room.isHidden() else self._room.height() + _GAP
        self._tree.setMinimumHeight(min(self._tree.height_of_lines, _MOST_OF_CLASHES - taken))


_LEAST_NUMBER, _WIDEST_NUMBER, _EDGE = 30, 70, 6
"""The width of a column of numbers, in logical pixels: whatever it is called, the others stay in sight; and what is
left free behind the last."""


class DecksDock:
    """How many cards lie where."""

    def __init__(self, parent: QObject) -> None:
        self.model = DecksModel(parent)
        self._table = _DeckTable(self.model)
        self.dock = DeskDock("decks", workshop.decks_dock, workshop.title, self._table, 78)

    def show(self, decks: tuple[DeckLine, ...]) -> None:
        """Give a real deck's line a second one, and let what isn't counted take the room."""
        self.model.show_rows(decks)
        height = _DECK_LINE if all(line.mode is DeckMode.PROGRAM for line in decks) else _REAL_DECK_LINE
        self._table.verticalHeader().setDefaultSectionSize(height)
        self._table.setMinimumHeight(28 + len(decks) * height)
        self._table.fit()
        self._table.clearSpans()
        for row, line in enumerate(decks):
            if line.pile is None:
                self._table.setSpan(row, 1, 1, self.model.columnCount() - 1)


class _ClashTree(QTreeView):
    """The Clashes: deeds too long for the column take a second line. `wrapped` says that heights have changed."""

    wrapped = Signal()

    def __init__(self, model: ClashesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setObjectName("clashTree")
        self.setAccessibleName(round_texts.clashes)
        self.setRootIsDecorated(False)
        self.setIndentation(_INDENT)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setItemDelegate(_WrappedDeeds(self))
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)  # else its title, which nobody sees, counts
        self.header().sectionResized.connect(self._on_column)
        _leave_alone(self)

    @property
    def height_of_lines(self) -> int:
        """How high all lines are together, in logical pixels."""
        heights, index = 0, self.model().index(0, 0)
        while index.isValid():
            heights += self.rowHeight(index)
            index = self.indexBelow(index)
        return heights + 4 if heights else 0

    def _on_column(self, column: int, _was: int, _now: int) -> None:
        if column == 0:
            self.scheduleDelayedItemsLayout()
            self.wrapped.emit()


class _WrappedDeeds(QStyledItemDelegate):
    """Measures a deed in the width of its column, which Qt leaves out."""

    def __init__(self, tree: QTreeView) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if index.column() == 0:
            room = self._tree.columnWidth(0) - (_INDENT if index.parent().isValid() else 0)
            option.rect = QRect(0, 0, max(room, 1), 1)
        return super().sizeHint(option, index)


class _DeckTable(QTableView):
    """The decks by their names, which are told whole; the numbers beside them share what that leaves."""

    def __init__(self, model: DecksModel) -> None:
        super().__init__()
        self.setModel(model)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.horizontalHeader().setMinimumSectionSize(_LEAST_NUMBER)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        _leave_alone(self)

    def fit(self) -> None:
        """Give the names what they need, and the numbers an equal share of the rest."""
        room, numbers = self.viewport().width() - _EDGE, self.model().columnCount() - 1
        headings = [self.horizontalHeader().sectionSizeHint(column) for column in range(numbers + 1)]
        names = max(self.sizeHintForColumn(0), min(headings[0], _WIDEST_NUMBER))
        share = min(max((room - names) // numbers, _LEAST_NUMBER), _WIDEST_NUMBER)
        wanted = headings[1:]
        widths = wanted if sum(wanted) <= room - names else [min(heading, share) for heading in wanted]
        for column, width in enumerate((room - sum(widths), *widths)):
            self.setColumnWidth(column, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self.fit()


def _leave_alone(view: QAbstractItemView) -> None:
    """Keep keyboard and selection out of a view that only shows."""
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
