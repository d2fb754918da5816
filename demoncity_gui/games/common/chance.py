"""The one door for luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Whoever can bring things into a random order: a true shuffler in play, a stacked one in tests."""

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        """Return the same items in a random order; used for decks and for equal Agility (T-DECK-19, T-ORDER-02)."""
        ...
