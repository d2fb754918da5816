"""What becomes of words that don't fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from demoncity_gui.formats.shelf import cases
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
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


@pytest.mark.parametrize("width", [1000, 700])
def test_answers_have_lines_enough_for_their_words_to_be_read(qtbot: QtBot, width: int) -> None:
    grid = ButtonGrid(6, small=True, gives_way=True)
    qtbot.addWidget(grid)
    grid.resize(width, 200)
    grid.show()
    throwers = ["Ines Calder: Knowledge 3", "Bo Marchetti: Knowledge 2", "Bo Marchetti: Local Knowledge 4"]
    for titles in ([one.title for one in cases()], throwers):
        grid.show_choices([GridButton(f"{place}  {title}") for place, title in enumerate(titles, start=1)])
        QApplication.processEvents()
        buttons = [one for one in grid.findChildren(ElidedButton) if one.isVisible()]
        assert len(buttons) == len(titles)
        assert all(one.width() >= one.width_of_words - 2 for one in buttons)
