"""The open questions and how each is read."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont

from demoncity_gui.cards.drawing import look
from demoncity_gui.games.common.house_rules import HouseRuleLine
from demoncity_gui.host.widgets.rows_model import RowsModel
from demoncity_gui.host.widgets.theme import bold
from demoncity_gui.texts import house_rules_page as said


class HouseRulesModel(RowsModel[HouseRuleLine]):
    """A row a question: its id, marked where it is read otherwise than preset; the question; the
    letter of the reading."""

    def __init__(self, parent: QObject | None = None) -> None:
        headers = ((said.rule, ""), (said.question, ""), (said.reading, ""))
        super().__init__(headers, lambda line: line.id, _cell, parent)


def _cell(line: HouseRuleLine, column: int, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            marked = f"● {line.id}" if line.is_changed else f"   {line.id}"
            return (marked, line.rule.question, line.letter)[column]
        case Qt.ItemDataRole.AccessibleTextRole:
            return said.spoken(
                rule=line.id,
                is_changed=line.is_changed,
                question=line.rule.question,
                letter=line.letter,
                reading=dict(line.rule.readings)[line.letter],
            )
        case Qt.ItemDataRole.ForegroundRole if line.is_changed:
            return QColor(look.SODIUM)
        case Qt.ItemDataRole.FontRole if line.is_changed:
            return bold(QFont())
        case _:
            return None
