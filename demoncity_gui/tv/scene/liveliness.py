"""How much moves on the TV, how quickly, and how large its letters are: the settings remember it."""

from __future__ import annotations

from enum import Enum
from typing import Final

LETTERS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""What the Host may choose: how large letters are, in per cent of the usual size."""
SPEEDS: Final = (0.5, 0.75, 1.0, 1.5, 2.0)
"""What the Host may choose: so many times as quick as the table says."""


class Liveliness(Enum):
    """How much moves on the TV; the value is the word it is kept by."""

    ON = "on"
    REDUCED = "reduced"  # short fades between stills
    OFF = "off"  # stills
