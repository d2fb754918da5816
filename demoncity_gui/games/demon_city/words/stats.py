"""What stats and skills are called: those of the rules have a name in each language, all others that of their sheet."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.texts import sheet_parts as said


def stat_word(name: str) -> str:
    """Return how a stat or skill is called in the language that is used."""
    return said.stat(stat=name)


def stats_begun(names: Iterable[str], letters: str) -> list[str]:
    """Return those of these stats that begin with such letters, as the sheet has them or in the language that is used;
    none for no letters.
    """
    typed = letters.strip().casefold()
    return [
        name for name in names if typed and any(one.casefold().startswith(typed) for one in (stat_word(name), name))
    ]
