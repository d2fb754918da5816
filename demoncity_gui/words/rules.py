"""What a rule says, by the id that a line cites: a sentence, or an open question with its readings."""

from __future__ import annotations

from demoncity_gui.texts import (
    action_questions,
    demon_city_dice_questions,
    demon_city_open_questions,
    kings_questions,
    rules,
)
from demoncity_gui.texts.catalogue import Subject

_QUESTIONS: tuple[Subject, ...] = (
    demon_city_open_questions,
    demon_city_dice_questions,
    kings_questions,
    action_questions,
)
_LETTERS = "abcd"


def rule_in_words(rule: str) -> str:
    """Return what the rule of this id says; nothing for one that no line cites."""
    told: str = getattr(rules, rule, "")
    return told or next(filter(None, (_question(catalogue, rule) for catalogue in _QUESTIONS)), "")


def _question(catalogue: Subject, rule: str) -> str:
    """Return an open question, and its readings by their letters; nothing if this catalogue hasn't got it."""
    asked = getattr(catalogue, rule, "")
    readings = [(letter, getattr(catalogue, f"{rule}-{letter}", "")) for letter in _LETTERS]
    return "\n".join((asked, *(f"{letter}: {reading}" for letter, reading in readings if reading))) if asked else ""
