"""What stats and skills are called: those of the rules have a name in each language, all others that of their sheet."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.demon_city.rules.characters import CHARACTERISTICS, HAND_TO_HAND
from demoncity_gui.texts import sheet_parts as said


def stat_word(name: str) -> str:
    """Return how a stat or skill is called in the language that is used."""
    return said.stat(stat=name)


def stat_named(word: str) -> str:
    """Return the name that a sheet keeps of a stat or skill that is called so in the language that is used."""
    typed = word.casefold()
    return next((name for name in (*CHARACTERISTICS, HAND_TO_HAND) if stat_word(name).casefold() == typed), word)


def stats_begun(names: Iterable[str], letters: str) -> list[str]:
    """Return those of these stats that begin with such letters, as the sheet has them or in the language that is used;
    none for no letters.
    """
    typed = letters.strip().casefold()
    return [
        name for name in names if typed and any(one.casefold().startswith(typed) for one in (stat_word(name), name))
    ]
