"""An Action Round on one page: in short, step by step, and every extra and lost throw (T-STATE-09).

`length` in its catalogue says how long a round is in the story (T-ROUND-02, T-ROUND-03).
"""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.texts import demon_city_round_summary as said

STEPS = (
    *("list", "announce", "count", "settle", "go-on"),
    *("throw", "winner", "attack", "the-rest", "clashes", "again"),
)
"""The eleven steps, by the names of their texts (T-ROUND-06)."""

EXTRA_THROWS = ("situation", "higher-stat", "distraction", "defense", "weapon", "supernatural")
"""Every extra throw (T-COUNT-04)."""

LOST_THROWS = ("called-shot", "injury", "trouble", "least")
"""Every lost throw, and where losing ends (T-COUNT-02, T-ALOST-05, T-ALOST-09)."""


def named(lines: Iterable[str]) -> list[tuple[str, str]]:
    """Return the name and the sentence of each of these steps or throws."""
    return [(said[line], said[f"{line}-words"]) for line in lines]


def in_short() -> tuple[str, str]:
    """Return the round in a few lines (T-ROUND-08): announcing, and what comes after."""
    return said.announcing_in_short, said.resolving_in_short
