"""Each worked case of the rules has a test that names it."""

from __future__ import annotations

import re

import pytest

from tests.rules_index.test_rules_index import CHECKOUT, named_in, sources

NOTHING_TO_SHOW = {"T-EX-05": "a scene that was set up badly: no rule, no throw, nothing to offer"}
CASES = {f"T-EX-{number:02}" for number in range(1, 135)}


def test_each_worked_case_is_named_by_a_test() -> None:
    assert CASES - named_in(CHECKOUT / "tests") == NOTHING_TO_SHOW.keys()


@pytest.mark.parametrize(
    ("tests", "letter", "count"), [("action", "A", 30), ("demon_city/dice", "D", 28), ("kings", "K", 12)]
)
def test_each_worked_case_of_the_others_is_shown_by_a_test_of_its_name(tests: str, letter: str, count: int) -> None:
    text = "".join(sources(CHECKOUT / "tests" / "games" / tests).values())
    shown = {int(number) for number in re.findall(rf"def test_{letter.lower()}_ex_(\d\d)_", text)}
    assert shown == set(range(1, count + 1))
