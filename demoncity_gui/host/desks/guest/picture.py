"""What a guest's page shows, as values. No Qt."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from demoncity_gui.host.desks.guest.deeds import Deed


class RowState(Enum):
    """How somebody stands in the round."""

    WAITING = "waiting"  # may still act
    NOW = "now"  # it is theirs to act or to answer
    DONE = "done"
    OUT = "out"


class Row(NamedTuple):
    """Somebody: key, name, and what stands in the columns behind those."""

    name: str
    key: str
    cells: tuple[str, ...]
    state: RowState = RowState.WAITING
    tip: str = ""


class LyingCard(NamedTuple):
    """A playing card on the table: whose it is, its name such as `spades-queen`, and what it is called."""

    whose: str
    card: str
    words: str
    is_next: bool = False


class NextDeed(NamedTuple):
    """What Enter does: its words, and the deed; None where the Host chooses one first."""

    words: str
    deed: Deed | None


class Proposal(NamedTuple):
    """What the program would do: the deed, and why, in a sentence.

    `who` is whose deed it is, nobody for a step of the table; `by_itself`: no person plays them, so that Enter does it.
    """

    deed: Deed
    who: str
    words: str
    by_itself: bool
