"""The open questions and how each is read."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont

from demoncity_gui.games.common.house_rules import HouseRuleLine
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.host.widgets.theme import bold, worn
from demoncity_gui.texts import house_rules_page as said
from demoncity_gui.texts.catalogue import rules_in_dialect


class HouseRulesModel(RowsModel[HouseRuleLine]):
    """A row a question: its id, marked where it is read otherwise than preset; the question; the
    letter of the reading."""

    def __init__(self, parent: QObject | None = None) -> None:
        headers = ((said.rule, ""), (said.question, ""), (said.reading, ""))
        super().__init__(headers, lambda line: line.id, _cell, parent)


def cited_id(line: HouseRuleLine) -> str:
    """Return the id by which this question is cited, or “shared” where it has an id in the other edition alone."""
    return " ".join(rules_in_dialect([line.id])) or said.shared


def _cell(line: HouseRuleLine, column: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            marked = f"● {cited_id(line)}" if line.is_changed else f"   {cited_id(line)}"
            return (marked, line.rule.question, line.letter)[column]
        case Qt.ItemDataRole.AccessibleTextRole if column == 1:
            return line.rule.question
        case Qt.ItemDataRole.AccessibleTextRole if column == 2:
            return said.spoken_reading(letter=line.letter, reading=dict(line.rule.readings)[line.letter])
        case Qt.ItemDataRole.AccessibleTextRole:
            return said.spoken(rule=cited_id(line), is_changed=line.is_changed)
        case Qt.ItemDataRole.ForegroundRole if line.is_changed:
            return QColor(worn().accent)
        case Qt.ItemDataRole.FontRole if line.is_changed:
            return bold(QFont())
        case _:
            return None
