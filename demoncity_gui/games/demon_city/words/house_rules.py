"""House rules in words: what stands behind a preset, and which switches a ruling goes back to."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.common.house_rules import Grounds, HouseRule, Switch
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.house_rules import OF_BOTH_EDITIONS
from demoncity_gui.games.game import in_words
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts import demon_city_dice_questions
from demoncity_gui.texts import demon_city_house_rules as said
from demoncity_gui.texts import demon_city_open_questions as questions
from demoncity_gui.texts.catalogue import Subject


def house_rules(edition: Edition = Edition.TAROT) -> dict[str, HouseRule]:
    """Return every open question of an edition with its sentences, by id."""
    return {
        ambiguity: in_words({ambiguity: known}, _catalogue(ambiguity))[ambiguity]
        for ambiguity, known in by_edition(edition).house_rules.items()
    }


def _catalogue(ambiguity: str) -> Subject:
    return demon_city_dice_questions if ambiguity.startswith("D-") else questions


def _question(name: str) -> str:
    """Return a question, or one of its readings, of whichever edition."""
    return _catalogue(name)[name]


def grounds_sentence(grounds: Grounds) -> str:
    """Return what stands behind a preset."""
    return said.grounds(grounds=grounds.value)


def turned_by_sentences(switches: Iterable[Switch]) -> tuple[str, ...]:
    """Return a sentence for each house rule without which it would have come out differently."""
    return tuple(_turned_by(ambiguity, letter) for ambiguity, letter in switches if ambiguity in OF_BOTH_EDITIONS)


_LEFT_TO_THE_HOST = ("T-AMB-70", "T-AMB-71", "T-AMB-72")
"""Damage, Calm and getting up: by the presets nothing follows but by the Host's word."""


def reading_sentence(ambiguity: str, letter: str) -> str:
    """Return what a reading says, on a line that calls it a house rule; “unknown” of what isn't known."""
    known = OF_BOTH_EDITIONS.get(ambiguity)
    is_known = known is not None and letter in known.letters
    return _question(f"{ambiguity}-{letter}") if is_known else said.unknown


def _turned_by(ambiguity: str, letter: str) -> str:
    asked, reading = _question(ambiguity), reading_sentence(ambiguity, letter)
    by_hand = ambiguity in _LEFT_TO_THE_HOST
    return said.turned_by(rule=ambiguity, letter=letter, question=asked, reading=reading, for_the_host=by_hand)
