"""How long a long trial is, here and in a soak."""

from __future__ import annotations

from typing import Protocol


class Trials(Protocol):
    """How many of a soak's trials to run; a test runs one in twenty of them, or fewer where each is slow."""

    def __call__(self, whole: int, one_in: int = 20) -> int: ...
