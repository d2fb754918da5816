"""The yardstick holds: what was ruled and told before code moved is ruled and told so still."""

from __future__ import annotations

import pytest

from tests.yardstick import measures
from tests.yardstick.yardstick import differences, kept

pytestmark = pytest.mark.english
"""The yardstick holds every sentence as it is told."""


def test_every_tenth_block_of_scenarios_is_ruled_and_explained_as_before() -> None:
    """`python tests/yardstick/yardstick.py check` compares all of them, and `… rulings 30` prints those of a block."""
    before = {"rulings": dict(list(kept()["rulings"].items())[::10])}
    now = {"rulings": {block: measures.of_block(int(block)) for block in before["rulings"]}}
    assert differences(before, now) == []


def test_golden_evenings_tell_the_same_stories() -> None:
    assert differences({"stories": kept()["stories"]}, {"stories": measures.stories()}) == []
