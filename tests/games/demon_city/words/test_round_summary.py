"""A round on one page, read in English: nothing asked each time is left out, and a glance takes in each line."""

from __future__ import annotations

import pytest

from demoncity_gui.games.demon_city.rules.counting import STANDING_EXTRAS
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, LOST_THROWS, STEPS, in_short
from demoncity_gui.texts import demon_city_round_summary as said


def test_there_are_eleven_steps_from_the_list_to_starting_over() -> None:
    """T-ROUND-06, T-STATE-09."""
    assert len(STEPS) == len(set(STEPS)) == 11
    assert (STEPS[0], STEPS[1], STEPS[5], STEPS[10]) == ("list", "announce", "throw", "again")
    assert "2" in said.again_words, "the list is made once (T-ORDER-06)"


def test_every_throw_that_is_asked_about_stands_there() -> None:
    """T-STATE-09, T-COUNT-04: the situation and the standing kinds; called shot, injury, the rest, the floor of one."""
    assert {*EXTRA_THROWS} == {"situation", *(reason.value for reason in STANDING_EXTRAS)}
    assert LOST_THROWS == ("called-shot", "injury", "trouble", "least")


@pytest.mark.english
def test_the_short_form_says_who_speaks_what_turns_and_who_wins() -> None:
    """T-ROUND-08, T-ROUND-02."""
    announcing, resolving = in_short()
    assert "slowest" in announcing and "nobody contests" in announcing
    assert "together" in resolving and "highest card" in resolving and "highest attack" in resolving
    assert said.length.startswith("Six seconds")
