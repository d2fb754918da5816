"""What becomes of words that don't fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from demoncity_gui.host.widgets.elided import ElidedButton, elided_before_key
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.plain import PlainLabel
from tests.support.desk import Desk


def test_a_button_too_narrow_for_its_words_keeps_its_key(desk: Desk) -> None:
    metrics = QFontMetrics(QApplication.font())
    whole = metrics.horizontalAdvance("distracted [Q]") + 2  # rounding
    assert elided_before_key("distracted [Q]", metrics, whole) == "distracted [Q]"
    cut = elided_before_key("distracted [Q]", metrics, whole * 2 // 3)
    assert cut.startswith("d") and cut.endswith("… [Q]")
    assert metrics.horizontalAdvance(cut) <= whole * 2 // 3
    assert elided_before_key("Eel-Faced Girl", metrics, whole * 2 // 3).endswith("…")


@pytest.mark.parametrize("wide", [1000, 480])
def test_the_head_of_a_page_is_never_cut_and_its_buttons_give_way(desk: Desk, wide: int) -> None:
    buttons = [ElidedButton(words) for words in ("Compare another set-up", "Play the fights")]
    head = PageHead("How will this fight go?", *buttons)
    head.resize(wide, 80)
    head.show()
    desk.settle()
    (heading,) = head.findChildren(PlainLabel)
    assert heading.width() >= heading.sizeHint().width()
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert (buttons[0].mapTo(head, QPoint()).y() > heading.geometry().bottom()) == (wide < 500)
    head.close()
