"""House rules in words: what stands behind a preset, and which switches a ruling goes back to."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.common.house_rules import Grounds, HouseRule, OpenQuestion, Switch
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES
from demoncity_gui.texts import demon_city_house_rules as said


def house_rules() -> dict[str, HouseRule]:
    """Return every open question with its sentences, by id."""
    return {known.id: _in_words(known) for known in HOUSE_RULES.values()}


def _in_words(known: OpenQuestion) -> HouseRule:
    return HouseRule(
        id=known.id,
        question=said[known.id],
        preset=known.preset,
        readings=tuple((letter, said[f"{known.id}-{letter}"]) for letter in known.letters),
        hosts_word=tuple((letter, said[f"{known.id}-host-{letter}"]) for letter in known.by_hand),
        grounds=known.grounds,
        example=said[f"{known.id}-example"],
    )


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


def reading_sentence(ambiguity: str, letter: str) -> str:
    """Return what a reading says, for a line that says already that it is a house rule; “unknown” of what isn't known.

    The list of readings marks those that are house rules in so many words.
    """
    known = HOUSE_RULES.get(ambiguity)
    is_known = known is not None and letter in known.letters
    says = said[f"{ambiguity}-{letter}"].removeprefix("House rule: ") if is_known else "unknown"
    return f"{says[0].upper()}{says[1:]}"


def _turned_by(ambiguity: str, letter: str) -> str:
    answer, otherwise = reading_sentence(ambiguity, letter), "it would have come out otherwise."
    if ambiguity in _LEFT_TO_THE_HOST:
        otherwise = "that is the Host’s to say."
    asked = f"{said[ambiguity]} " if answer.startswith(("Yes", "No")) else ""  # alone it says nothing
    return f"By house rule {ambiguity} {letter}: {asked}{answer} By the preset {otherwise}"
