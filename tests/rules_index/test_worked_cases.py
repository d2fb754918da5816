"""Each worked case of the rules has a test that names it."""

from __future__ import annotations

from tests.rules_index.test_rules_index import CHECKOUT, named_in

NOTHING_TO_SHOW = {"T-EX-05": "a scene that was set up badly: no rule, no throw, nothing to offer"}
CASES = {f"T-EX-{number:02}" for number in range(1, 135)}


def test_each_worked_case_is_named_by_a_test() -> None:
    assert CASES - named_in(CHECKOUT / "tests") == NOTHING_TO_SHOW.keys()
