"""How much moves on the TV, and how quickly: the settings remember both."""

from __future__ import annotations

from enum import Enum
from typing import Final

SPEEDS: Final = (0.5, 0.75, 1.0, 1.5, 2.0)
"""What the Host may choose: so many times as quick as the table says."""


class Liveliness(Enum):
    """How much moves on the TV; the value is the word it is kept by."""

    ON = "on"
    REDUCED = "reduced"  # short fades between stills
    OFF = "off"  # stills
