"""A round on one page: nothing that is asked each time is left out, and each line can be read at a glance."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.counting import STANDING_EXTRAS
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, IN_SHORT, LENGTH, LOST_THROWS, STEPS

LONGEST = 110


def test_there_are_eleven_steps_from_the_list_to_starting_over() -> None:
    """T-ROUND-06, T-STATE-09."""
    names = [name for name, _ in STEPS]
    assert len(names) == len(set(names)) == 11
    assert (names[0], names[5], names[10]) == ("List", "Throw", "Again")
    assert "step 2" in STEPS[10][1], "the list is made once (T-ORDER-06)"


def test_every_throw_that_is_asked_about_stands_there() -> None:
    """T-STATE-09, T-COUNT-04: the situation and the standing kinds; called shot, injury, the rest, the floor of one."""
    kinds = {name.casefold().replace(" ", "-") for name, _ in EXTRA_THROWS}
    assert kinds == {"situation", *(reason.value for reason in STANDING_EXTRAS)}
    assert [name for name, _ in LOST_THROWS] == ["Called shot", "Injury", "Other trouble", "Never under one"]


def test_the_short_form_says_who_speaks_what_turns_and_who_wins() -> None:
    """T-ROUND-08, T-ROUND-02."""
    announce, turn, win = IN_SHORT
    assert "slowest" in announce and "nobody contests" in announce
    assert "together" in turn
    assert "highest card" in win and "attacks the highest" in win
    assert LENGTH.startswith("Six seconds")


def test_each_line_is_short() -> None:
    lines = [*IN_SHORT, LENGTH, *(words for _, words in (*STEPS, *EXTRA_THROWS, *LOST_THROWS))]
    assert len(lines) == len(set(lines))
    assert max(len(line) for line in lines) <= LONGEST
