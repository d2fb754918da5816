"""Mutants of the rules core, and those known to change nothing: the list is a ratchet, and holds both ways."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

EQUIVALENT = Path(__file__).parent / "equivalent_mutants.toml"
"""Mutants shown to change nothing: the function, the line as it is and as it would be, and why that is the same."""


class Mutant(NamedTuple):
    """A slip: in which function, and the lines that it takes away and puts there."""

    function: str
    was: str
    now: str


def known() -> list[tuple[Mutant, str]]:
    """Return the mutants that are known to change nothing, each with its reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return [(Mutant(one["function"], one["was"], one["now"]), one["why"]) for one in listed]


def is_asked_for(function: str, names: Sequence[str]) -> bool:
    """Whether the mutants of a function are to be tried: where no names are given, all are."""
    return not names or any(fnmatchcase(function, name) for name in names)


def complaints(survivors: Iterable[Mutant], names: Sequence[str] = ()) -> list[str]:
    """Return what is wrong after a run: who survived and isn't listed, and who is listed and didn't survive.

    Lines that stand twice in a function have equal mutants; each of them that survives is listed.
    """
    listed = Counter(mutant for mutant, _ in known() if is_asked_for(mutant.function, names))
    found = Counter(survivors)
    return [
        *[_told("nothing notices", mutant) for mutant in (found - listed).elements()],
        *[_told("listed as changing nothing, but noticed or not there", one) for one in (listed - found).elements()],
    ]


def _told(what: str, mutant: Mutant) -> str:
    return f"{what}: {mutant.function}\n  - {mutant.was}\n  + {mutant.now}"
