"""How a story of a guest keeps from saying the same twice in a row, and makes a paragraph of its sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

_WAYS = 4
"""So many ways there are to say each thing."""


class Telling:
    """The sentences of a paragraph, as they come."""

    def __init__(self) -> None:
        self._said: Counter[str] = Counter()
        self._sentences: list[str] = []

    def turn(self, what: str) -> int:
        """Return in which of its ways this is said now: not as the last time."""
        self._said[what] += 1
        return (self._said[what] - 1) % _WAYS

    def say(self, sentences: Iterable[str]) -> None:
        """Add these to the paragraph."""
        self._sentences += sentences

    def paragraph(self) -> str:
        """Return what was said since the last one, each sentence with a capital."""
        told, self._sentences = self._sentences, []
        return " ".join(one[:1].upper() + one[1:] for one in told)
