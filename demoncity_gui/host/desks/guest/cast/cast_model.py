"""The cast of a guest as rows: everybody, with the parts of their sheets that stand in columns, typed over in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from demoncity_gui.host.desks.guest.cast.parts import CastPart
from demoncity_gui.host.pages.cast.typed_over_model import TypedOverModel
from demoncity_gui.host.widgets.rows_model import Index
from demoncity_gui.texts import cast_page as said


class GuestCastModel(TypedOverModel[Any]):
    """Everybody, with these `parts` of their sheets; `write` writes what was typed, and says whether it stands now."""

    def __init__(
        self,
        parts: Sequence[CastPart],
        first_number: int,
        write: Callable[[Any, CastPart, str], bool],
        parent: QObject | None = None,
    ) -> None:
        self._parts, self._first_number, self._write = parts, first_number, write
        titles = [(part.title, part.example) for part in parts]
        super().__init__(titles, lambda person: person.name, self._cell, parent, head=self._alignment)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write what was typed on the sheet; return whether it stands there now."""
        person = self.row_at(index.row()) if index.isValid() else None
        if person is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, str):
            return False
        return self._write(person, self._parts[index.column()], value)

    def _cell(self, person: Any, column: int, role: int) -> object:
        part = self._parts[column]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return part.shown(person)
            case Qt.ItemDataRole.ToolTipRole:
                return part.shown(person) if column < self._first_number else part.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return said.spoken(name=person.name, column=part.title, value=part.shown(person))
            case _:
                return self._alignment(column, role)

    def _alignment(self, column: int, role: int) -> object:
        side = Qt.AlignmentFlag.AlignLeft if column < self._first_number else Qt.AlignmentFlag.AlignHCenter
        return Qt.AlignmentFlag.AlignVCenter | side if role == Qt.ItemDataRole.TextAlignmentRole else None
