"""TOML from anywhere is bounded before anything else sees it: numbers that can't be printed, nesting without end."""

from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui.words.toml_text import TomlUnreadable, toml_values
from tests.support.started import started

HUGE = f"0x{'f' * 9000}"
SHEET = '[[characters]]\nname = "Ann"\nside = "players"\nstats = {{ Agility = {}, Toughness = 4 }}\n'
DECK = 'format = {}\nid = "x"\nname = "X"\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"a = [1, {{ b = {HUGE} }}]", r"\$\.a\[1\]\.b: this number is larger than any that can be meant"),
        (f"a = -{'9' * 20}", r"\$\.a: this number is larger"),
        (f"a = {'9' * 5000}", "a number or a nesting is too long"),
        (f"{'.'.join('a' * 60)} = 1", "tables lie in tables without end"),
        (f"a = {'[' * 60}{']' * 60}", "tables lie in tables without end"),
        ("a = 1\na = 2", "this is there already"),
    ],
)
def test_what_nobody_would_write_is_refused(text: str, words: str) -> None:
    with pytest.raises(TomlUnreadable, match=words):
        toml_values(text)


def test_everything_else_is_read() -> None:
    assert toml_values(f"a = {2**63 - 1}\nb = -{2**63}\nc = 1e300\nd = true") == {
        "a": 2**63 - 1,
        "b": -(2**63),
        "c": 1e300,
        "d": True,
    }


def test_no_number_in_a_cast_or_a_deck_stops_the_program(tmp_path: Path) -> None:
    cast, plan, deck = tmp_path / "c.toml", tmp_path / "p.toml", tmp_path / "deck"
    cast.write_text(SHEET.format(HUGE))
    plan.write_text('title = "A"\nhorror_deck = []\n' + SHEET.format(HUGE))
    deck.mkdir()
    (deck / "deck.toml").write_text(DECK.format(HUGE))
    for arguments, place in (
        (("check-cast", cast), "$.characters[0].stats.Agility"),
        (("new", tmp_path / "e.demoncity", "--plan", plan), "$.characters[0].stats.Agility"),
        (("check-deck", deck), "$.format"),
    ):
        done = started(tmp_path / "home", *arguments)
        assert (done.status, done.out) == (2, "")
        assert done.err.endswith(f": {place}: this number is larger than any that can be meant.\n"), done
        assert done.err.count("\n") == 1
