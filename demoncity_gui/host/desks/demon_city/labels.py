"""Labels of edges and troubles that count: each distinct."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Edges
from demoncity_gui.games.demon_city.rules.commands import TaskSide

Labelled = TypeVar("Labelled", Edges, TaskSide)


def distinct(word: str, taken: Sequence[str]) -> str:
    """Return the word, or the word with the first number that makes it distinct."""
    number = 1
    label = word
    while label in taken:
        number += 1
        label = f"{word} {number}"
    return label


def without_label(one: Labelled, label: str) -> Labelled:
    """Return this without a labelled advantage or disadvantage."""
    return replace(
        one,
        advantages=tuple(other for other in one.advantages if other != label),
        disadvantages=tuple(other for other in one.disadvantages if other != label),
    )
