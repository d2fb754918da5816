from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import SMALLEST_TEXT
from demoncity_gui.tv.scene.lettering import balanced, evened, fitted, titled, wrapped

NAMES = ("W" * 60, "Old Man Thaddeus " * 4, "夜" * 60, "א" * 60, "Щ" * 60, "ก" * 60, "👁" * 60, "ম" * 60)


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    look.load_fonts()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [176.0, 390.0, 830.0])
def test_a_long_name_in_any_script_stays_within_its_lane(name: str, width: float) -> None:
    line = fitted(name, look.TEXT, 42, SMALLEST_TEXT, width, bold=True)

    assert QFontMetricsF(line.font).horizontalAdvance(line.text) <= width
    assert line.font.pixelSize() >= SMALLEST_TEXT
    assert line.text


def test_a_short_name_is_large_and_whole() -> None:
    line = fitted("Wu", look.TEXT, 42, SMALLEST_TEXT, 400, bold=True)

    assert (line.text, line.font.pixelSize()) == ("Wu", 42)


def test_a_name_a_little_too_long_is_made_smaller_before_it_is_shortened() -> None:
    whole = fitted("Father Ignatius", look.TEXT, 42, SMALLEST_TEXT, 1000, bold=True)

    smaller = fitted("Father Ignatius", look.TEXT, 42, SMALLEST_TEXT, whole.width - 20, bold=True)

    assert smaller.text == "Father Ignatius"
    assert smaller.font.pixelSize() < 42


def test_a_long_line_is_broken_between_words_and_keeps_them_all() -> None:
    text = "A window bursts, and the alley’s water comes in"

    lines = wrapped(text, look.TEXT, SMALLEST_TEXT, 500, 2)

    assert " ".join(line.text for line in lines) == text
    assert len(lines) == 2
    assert all(line.width <= 500 for line in lines)


def test_a_balanced_text_takes_no_more_lines_leaves_no_word_alone_and_loses_none() -> None:
    text = "fires the flare gun at Man in the Grey Coat"

    lines = balanced(text, look.TEXT, SMALLEST_TEXT, 560, 3)

    assert [line.text for line in lines] == ["fires the flare gun at", "Man in the Grey Coat"]
    assert all(line.width <= 560 for line in lines)


@pytest.mark.parametrize("width", range(150, 240, 6))
def test_a_text_that_has_room_is_not_cut_to_make_its_lines_even(width: float) -> None:
    whole = wrapped("claws at the eel-faced girl", look.TEXT, SMALLEST_TEXT, width, 5)

    assert all(line.width <= width and "…" not in line.text for line in evened(whole, width))


def test_a_balanced_text_that_is_too_long_fills_its_lines_before_it_is_shortened() -> None:
    lines = balanced("swings the fire axe at everybody " * 9, look.TEXT, SMALLEST_TEXT, 300, 2)

    assert len(lines) == 2
    assert not lines[0].text.endswith("…")
    assert lines[1].text.endswith("…")
    assert all(200 < line.width <= 300 for line in lines)


def test_a_long_title_fits_its_ground_in_whole_words() -> None:
    title = "What the Harbour Committee Found Beneath Pier Nineteen"

    lines = titled(title, 132, 60, 960, 430)

    assert " ".join(line.text for line in lines) == title
    assert sum(line.font.pixelSize() for line in lines) <= 430
    assert all(line.width <= 960 for line in lines)
