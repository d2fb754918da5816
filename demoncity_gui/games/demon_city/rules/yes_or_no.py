"""A question of yes or no to the Players' Deck: how likely a yes seems, and what may be answered."""

from __future__ import annotations

from enum import Enum


class Likelihood(Enum):
    """How likely a yes seems before the draw."""

    SURE = "sure"
    LIKELY = "likely"
    EVEN = "even"
    UNLIKELY = "unlikely"
    NO_WAY = "no-way"


INTENSITIES = {
    Likelihood.SURE: 1,
    Likelihood.LIKELY: 3,
    Likelihood.EVEN: 5,
    Likelihood.UNLIKELY: 7,
    Likelihood.NO_WAY: 9,
}
"""The Intensity of each: a card above it says yes."""


class Answer(Enum):
    """What a card answers, the most wanted first."""

    YES_AND = "yes-and"
    YES = "yes"
    YES_BUT = "yes-but"
    NO_BUT = "no-but"
    NO = "no"
    NO_AND = "no-and"
