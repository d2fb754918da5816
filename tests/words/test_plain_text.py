"""Words of any kind made fit to be shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt

from demoncity_gui.words.plain_text import on_button, one_line, quoted, shown, tip

PIECES = st.sampled_from(
    ("<", ">", "/", "b", "img src=/dev/zero", "!doctype", "!--", "?xml", "&", "lt;", "&lt;", "\n", " ", "Ann", "\t")
)


@given(st.one_of(st.text(), st.lists(PIECES, max_size=12).map("".join)))
def test_qt_takes_no_tip_for_markup(words: str) -> None:
    assert not Qt.mightBeRichText(tip(words))
    assert tip(words).replace("\u2060", "") == words.replace("\u2060", "")


@pytest.mark.parametrize("words", ["<b>Ann</b>", "<img src=/dev/zero>", '<img src="//host/share/x">', "&lt;b>"])
def test_words_that_qt_takes_for_markup_are_a_tip_of_their_signs(words: str) -> None:
    assert Qt.mightBeRichText(words), "this case shows nothing"
    assert not Qt.mightBeRichText(tip(words))


@given(st.text())
def test_a_line_commands_no_terminal_and_turns_no_words_around(words: str) -> None:
    for sign in one_line(words):
        assert unicodedata.category(sign) not in ("Cc", "Zl", "Zp", "Cs")
        assert unicodedata.bidirectional(sign) not in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def test_what_spelling_needs_stays() -> None:
    for words in ("नहीं क्\u200dष", "👩\u200d👩\u200d👧", "Zoë", "ßtraße Ōkami"):
        assert one_line(words) == words
    assert one_line("two\nlines\tand\u2028more") == "two lines and more"
    assert one_line("red \x1b[31malert\x07") == "red �[31malert�"
    assert one_line("Ann\u202e\u2066\u200b\ufeff") == "Ann"


def test_an_endless_name_is_shown_by_its_beginning_and_its_end() -> None:
    assert shown("x" * 80) == "x" * 80
    assert shown("a" * 5000 + "b" * 5000) == "a" * 60 + "…" + "b" * 19
    assert quoted("a\nb") == "“a�b”"


def test_a_button_gets_no_key_by_a_name() -> None:
    assert on_button("Tom & Jerry\tCtrl+Q") == "Tom && Jerry Ctrl+Q"
