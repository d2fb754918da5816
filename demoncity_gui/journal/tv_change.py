"""What the Host does about the players' screen, as it stands in an evening: no step of play, and never taken back.

It is kept so that the same picture comes back after a restart. Undo and redo pass over it: a round that is taken back
must not light a blanked TV.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class TvSwitch(Enum):
    """What is on or off; the words stand in files and never change."""

    BLANK = "blank"  # the TV shows nothing
    FROZEN = "frozen"  # it keeps its picture while play goes on; off also turns the cards of a flip that is held
    HOLD_FLIPS = "hold-flips"  # it waits at each throw, until it is let go on
    TASKS = "tasks"  # tasks are shown there
    NAMES = "names"  # it calls people by their public names, or nobody by any
    VERDICT_ALONE = "verdict-alone"  # real cards are left out


class TvSwitched(Struct, frozen=True, tag="switched"):
    """The Host switched this."""

    switch: TvSwitch
    on: bool


class IntensityShown(Struct, frozen=True, tag="intensity-shown"):
    """The TV may show what this deed, a task, was thrown against; 0 takes that back (T-AMB-65)."""

    deed: int


class PictureHeldUp(Struct, frozen=True, tag="picture-held-up"):
    """A picture is held up, with words beneath it: `picture` is the SHA-256 of a JPEG.

    The evening keeps it, in this entry or an earlier one; up to format 1.3 it lay on the computer alone.
    """

    picture: str
    words: str


class TakenAway(Struct, frozen=True, tag="taken-away"):
    """What was held up, a picture or a line, is taken away."""


TvChange = TvSwitched | IntensityShown | PictureHeldUp | TakenAway
