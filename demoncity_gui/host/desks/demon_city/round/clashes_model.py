"""The Clash groups: a branch a Clash, a leaf a deed (T-CLASH-04); a deed that is alone so far is one line."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from demoncity_gui.games.demon_city.views.host_picture import ClashGroup, ClashMember
from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import demon_city_round as said

Index = QModelIndex | QPersistentModelIndex
_COLUMNS = 2
_BRANCH = 0
"""The internal id of a branch; a leaf's is its branch's row and one more."""


class ClashesModel(QAbstractItemModel):
    """Clashes with their members beneath them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[ClashGroup, ...] = ()

    def show_groups(self, groups: tuple[ClashGroup, ...]) -> bool:
        """Show these Clashes; return whether anything changed."""
        if groups == self._groups:
            return False
        self.beginResetModel()
        self._groups = groups
        self.endResetModel()
        return True

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 — Qt's signature
        """Return the index of a branch, or of a leaf below one."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _BRANCH)

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008 — Qt's two parents share a name
        """Return the branch above a leaf."""
        if not index.isValid() or index.internalId() == _BRANCH:
            return QModelIndex()
        return self.createIndex(int(index.internalId()) - 1, 0, _BRANCH)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of Clashes, or of deeds in one."""
        if not parent.isValid():
            return len(self._groups)
        if parent.internalId() != _BRANCH or parent.column() != 0:
            return 0
        group = self._groups[parent.row()]
        return 0 if _is_alone(group) else len(group.members)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 — Qt's own signature
        """Return the number of columns."""
        return _COLUMNS

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title."""
        wanted = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        titles = (said.column_clash, said.column_throw)
        return titles[section] if wanted and 0 <= section < _COLUMNS else None

    @plain_tips
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, tool tip, weight or colour."""
        if not index.isValid():
            return None
        if index.internalId() == _BRANCH:
            return _branch(self._groups[index.row()], index.column(), role)
        group = self._groups[int(index.internalId()) - 1]
        return _leaf(group.members[index.row()], index.column(), role)


def _is_alone(group: ClashGroup) -> bool:
    """Whether one deed is all there is to tell: then six people need six lines, not twelve."""
    return len(group.members) == 1 and not group.outcome


def _branch(group: ClashGroup, column: int, role: int) -> object:
    if _is_alone(group) and role != Qt.ItemDataRole.FontRole:
        told = _leaf(group.members[0], column, role)
        return f"{group.letter}  {told}" if role == Qt.ItemDataRole.DisplayRole and column == 0 else told
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return f"{group.letter}  {group.outcome}".strip() if column == 0 else ""
        case Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setBold(not _is_alone(group))
            return font
        case Qt.ItemDataRole.ForegroundRole:
            return QColor(worn().muted if group.told else worn().accent)
        case _:
            return None


def _leaf(member: ClashMember, column: int, role: int) -> object:
    sentence = said.who_does(who=member.name, deed=member.deed)
    match role:
        case Qt.ItemDataRole.DisplayRole:
            mark = {None: "", True: "✓ ", False: "✗ "}[member.happened]
            return f"{mark}{sentence}" if column == 0 else member.cards
        case Qt.ItemDataRole.ToolTipRole:
            return said.deed_and_fate(deed=sentence, fate=member.fate) if member.fate else sentence
        case Qt.ItemDataRole.ForegroundRole:
            return QColor(worn().muted if member.happened is False else worn().bone)
        case Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignVCenter | (
                Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            )
        case _:
            return None
