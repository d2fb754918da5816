"""What stands beside the pages in Demon City: the Clashes, and how many cards lie where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTreeView

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
_CLASH_LINE, _MOST_OF_CLASHES = 19, 236
_MOST_OF_CHANCES, _GAP = 76, 20
_ANY_HEIGHT = 16_777_215
"""Qt's word for no limit, in logical pixels."""


class ClashDock:
    """The Clashes as a tree."""

    def __init__(self, parent: QObject) -> None:
        self.model = ClashesModel(parent)
        self._tree = _clash_tree(self.model)
        self.chances = Bars()
        self._room = scrolled(held(in_column(self.chances, STRETCH)))
        self._room.hide()
        self._lines = 0
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
        self._lines = sum(1 + len(group.members) for group in clashes)
        self._content.setMaximumHeight(_ANY_HEIGHT if clashes else 0)
        self._fit()

    def _fit(self) -> None:
        """Leave the window on its screen, however many Clashes and chances there are: what has no room is scrolled."""
        taken = 0 if self._room.isHidden() else self._room.height() + _GAP
        least = min(self._lines * _CLASH_LINE + 4, _MOST_OF_CLASHES - taken)
        self._tree.setMinimumHeight(least if self._lines else 0)


_LEAST_NUMBER, _WIDEST_NUMBER = 30, 70
"""The width of a column of numbers, in logical pixels: whatever it is called, the others stay in sight."""


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


def _clash_tree(model: ClashesModel) -> QTreeView:
    tree = QTreeView()
    tree.setModel(model)
    tree.setObjectName("clashTree")
    tree.setAccessibleName(round_texts.clashes)
    tree.setRootIsDecorated(False)
    tree.setIndentation(12)
    tree.setHeaderHidden(True)
    tree.header().setStretchLastSection(False)
    tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    _leave_alone(tree)
    return tree


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
        room, numbers = self.viewport().width(), self.model().columnCount() - 1
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
