"""Rows of a table that come, go and move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from demoncity_gui.host.widgets.rows_model import RowsModel


@pytest.mark.parametrize("rows", ["cab", "abb", "bba", "aab", "", "ddd"])
def test_whatever_rows_are_shown_after_others_the_view_has_them(qtbot: QtBot, rows: str) -> None:
    model: RowsModel[str] = RowsModel([("Letter", "")], lambda row: row, _letter)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(model)
    view.show()
    for shown in ("abc", rows, "cba"):
        model.show_rows(list(shown))
        assert _letters(model) == shown


def _letter(row: str, _column: int, role: int) -> str | None:
    return row if role == Qt.ItemDataRole.DisplayRole else None


def _letters(model: QAbstractItemModel) -> str:
    return "".join(model.data(model.index(place, 0)) for place in range(model.rowCount()))
