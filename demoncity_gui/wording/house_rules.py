"""House rules in words: what stands behind a preset, and which switches a ruling goes back to."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.rules.house_rules import HOUSE_RULES, Grounds, HouseRule, Switch


def grounds_sentence(grounds: Grounds) -> str:
    """Return what stands behind a preset."""
    return {
        Grounds.TEXT: "The preset is what the text says, read word for word.",
        Grounds.LEANING: "The text can be read in more than one way; the preset fits more of it.",
        Grounds.SILENT: "The text does not say; the preset is this program’s own choice.",
    }[grounds]


def turned_by_sentences(switches: Iterable[Switch]) -> tuple[str, ...]:
    """Return a sentence for each house rule without which it would have come out otherwise."""
    return tuple(_turned_by(ambiguity, letter) for ambiguity, letter in switches if ambiguity in HOUSE_RULES)


_LEFT_TO_THE_HOST = ("T-AMB-70", "T-AMB-71", "T-AMB-72")
"""Damage, Calm and getting up: by the presets nothing follows but by the Host's word."""


def house_rule_answer(rule: HouseRule, letter: str) -> str:
    """Return what a house rule says, as a sentence of its own."""
    says = str(rule.sentence(letter)).removeprefix("House rule: ")
    return f"{says[0].upper()}{says[1:]}"


def _turned_by(ambiguity: str, letter: str) -> str:
    rule = HOUSE_RULES[ambiguity]
    answer = house_rule_answer(rule, letter)
    otherwise = "it would have come out otherwise."
    if ambiguity in _LEFT_TO_THE_HOST:
        otherwise = "that is the Host’s to say."
    asked = f"{rule.question} " if answer.startswith(("Yes", "No")) else ""  # an answer alone says nothing
    return f"By house rule {ambiguity} {letter}: {asked}{answer} By the preset {otherwise}"
