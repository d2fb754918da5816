"""What is printed on, and in which frame: the settings remember both."""

from __future__ import annotations

from enum import Enum


class Paper(Enum):
    """What is printed on."""

    A4 = "a4"
    LETTER = "letter"


class Frame(Enum):
    """What the cards of our own are framed in on paper."""

    BONE = "bone"  # little ink
    NIGHT = "night"  # as on the screen
