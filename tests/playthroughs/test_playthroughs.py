"""Whole evenings, told as text: each must go as it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.playthrough import Playthrough

STORIES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.stem)
def test_the_evening_goes_as_it_is_told(story: Path) -> None:
    """What the table sees after each line is what stands beneath it."""
    text = story.read_text(encoding="utf-8")
    assert Playthrough(text).told() == text


def test_a_wrong_telling_is_noticed() -> None:
    """The runner tells what happened, not what was hoped for."""
    text = STORIES[0].read_text(encoding="utf-8")
    assert Playthrough(text.replace("players win", "cult win")).told() == text


def test_there_are_stories() -> None:
    """Nothing was played where no file was found."""
    assert len(STORIES) >= 4
