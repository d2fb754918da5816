"""What becomes of words that don't fit."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from demoncity_gui.host.widgets.elided import elided_before_key
from tests.support.desk import Desk


def test_a_button_too_narrow_for_its_words_keeps_its_key(desk: Desk) -> None:
    metrics = QFontMetrics(QApplication.font())
    whole = metrics.horizontalAdvance("distracted [Q]") + 2  # rounding
    assert elided_before_key("distracted [Q]", metrics, whole) == "distracted [Q]"
    cut = elided_before_key("distracted [Q]", metrics, whole * 2 // 3)
    assert cut.startswith("d") and cut.endswith("… [Q]")
    assert metrics.horizontalAdvance(cut) <= whole * 2 // 3
    assert elided_before_key("Eel-Faced Girl", metrics, whole * 2 // 3).endswith("…")
