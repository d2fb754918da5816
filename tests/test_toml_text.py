"""TOML from anywhere is bounded before anything else sees it: numbers that can't be printed, nesting without end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from demoncity_gui.texts import misfits
from demoncity_gui.words.toml_text import TomlUnreadable, toml_values
from tests.support.started import started

HUGE = f"0x{'f' * 9000}"
SHEET = '[[characters]]\nname = "Ann"\nside = "players"\nstats = {{ Agility = {}, Toughness = 4 }}\n'
DECK = 'format = {}\nid = "x"\nname = "X"\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"a = [1, {{ b = {HUGE} }}]", f"$.a[1].b: {misfits.toml_too_large}"),
        (f"a = -{'9' * 20}", f"$.a: {misfits.toml_too_large}"),
        (f"a = {'9' * 5000}", misfits.toml_too_long),
        (f"{'.'.join('a' * 60)} = 1", misfits.toml_too_deep),
        (f"a = {'[' * 60}{']' * 60}", misfits.toml_too_deep),
        ("a = 1\na = 2", misfits.toml_at_end(fault="there-already")),
    ],
)
def test_what_nobody_would_write_is_refused(text: str, words: str) -> None:
    with pytest.raises(TomlUnreadable, match=f"^{re.escape(words)}$"):
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
        assert done.err.endswith(f": {place}: {misfits.toml_too_large}.\n"), done
        assert done.err.count("\n") == 1
