"""All preferences in a table: what each is called, and what is chosen."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor

from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.texts import preferences as said


class PreferenceRow(NamedTuple):
    """A preference as it stands: the name it is kept by, what it is called, what is chosen, and whether by preset."""

    name: str
    title: str
    chosen: str
    is_preset: bool


class PreferencesModel(RowsModel[PreferenceRow]):
    """A row a preference; what isn't chosen as preset is marked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(((said.preference, ""), (said.choice, "")), lambda row: row.name, _cell, parent)


def _cell(row: PreferenceRow, column: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return (row.title if row.is_preset else f"● {row.title}", row.chosen)[column]
        case Qt.ItemDataRole.AccessibleTextRole if column == 0:
            return said.spoken(title=row.title, changed=not row.is_preset)
        case Qt.ItemDataRole.ForegroundRole if not row.is_preset:
            return QColor(worn().accent)
        case _:
            return None
