"""True luck, from the operating system."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TypeVar

T = TypeVar("T")


class TrueChance:
    """Shuffles with the operating system's randomness; its answers stand in the journal, so it needs no seed."""

    def __init__(self) -> None:
        self._random: Random = SystemRandom()

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        """Return the same items in a random order."""
        mixed = list(items)
        self._random.shuffle(mixed)
        return tuple(mixed)


class RehearsedChance(TrueChance):
    """The same luck every time: for the tour and the self-test, whose pictures should not change by the hour."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
