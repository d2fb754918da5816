"""Tables of which a card draws a line, and which of them fits what has just happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from random import Random

from msgspec import Struct


class Use(Enum):
    """When a table is offered."""

    AND = "and"
    BUT = "but"
    SCENE = "scene"
    CLUE = "clue"
    COMPLICATION = "complication"
    FAILURE = "failure"


class RandomTable(Struct, frozen=True):
    """A table: its title, when it is offered, what it is about, and its lines, each as likely.

    `tags`, parted by spaces, say to which scenes it belongs, none: to all. `pace` is the step of the night from which
    it is offered.
    """

    title: str
    use: Use
    lines: tuple[str, ...]
    about: str = ""
    tags: str = ""
    pace: int = 1


SUGGESTIONS = 3
"""So many lines are offered at once."""


def fitting(tables: Iterable[RandomTable], use: Use, tags: str, pace: int) -> tuple[RandomTable, ...]:
    """Return the tables for this use in a scene with these tags, as far as the night has come.

    Where no table shares a tag with the scene, all of that use are for it.
    """
    here = frozenset(tags.casefold().split())
    found = [one for one in tables if one.use is use and one.pace <= pace]
    shared = [one for one in found if not one.tags or here.intersection(one.tags.casefold().split())]
    return tuple(shared if any(one.tags for one in shared) else found)


def suggestions(tables: Sequence[RandomTable], seed: str) -> tuple[str, ...]:
    """Return three lines of these tables, no two the same, by a seed: the same moment offers the same lines again.

    They are ideas, which nobody has to take: so no card is drawn for them.
    """
    lines = list(dict.fromkeys(line for one in tables for line in one.lines))
    return tuple(Random(seed).sample(lines, min(SUGGESTIONS, len(lines))))
