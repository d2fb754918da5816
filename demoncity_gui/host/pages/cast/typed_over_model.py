"""Rows whose cells are typed over in place, each with a grip to move it by."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt

from demoncity_gui.host.widgets.plain_tips import plain_tips
from demoncity_gui.host.widgets.rows_model import Index, RowsModel
from demoncity_gui.texts import cast_page as said

R = TypeVar("R")


class TypedOverModel(RowsModel[R]):
    """The cast of any game; `setData` is each model's own."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let every cell be typed over."""
        return super().flags(index) | (Qt.ItemFlag.ItemIsEditable if index.isValid() else Qt.ItemFlag.NoItemFlags)

    @plain_tips
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title or what it means; a row's grip."""
        if orientation is Qt.Orientation.Horizontal:
            return super().headerData(section, orientation, role)
        return {Qt.ItemDataRole.DisplayRole: "≡", Qt.ItemDataRole.ToolTipRole: said.grip}.get(Qt.ItemDataRole(role))
