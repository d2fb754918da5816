"""The sheets of Kings on paper."""

from __future__ import annotations

from demoncity_gui.games.common.paper import SheetOnPaper
from demoncity_gui.games.kings.rules.table import Person, Table
from demoncity_gui.texts import kings_sheet as said


def papers(table: Table, *, for_players: bool) -> tuple[SheetOnPaper, ...]:
    """Return everybody's sheets; players get nobody's whom they may not know, and none of the Host's notes."""
    return tuple(_paper(one, for_players=for_players) for one in table.people if not (for_players and one.hidden))


def _paper(one: Person, *, for_players: bool) -> SheetOnPaper:
    numbers = ((said.base, one.base), (said.traits, one.traits), (said.celerity, one.celerity))
    notes = () if for_players else ((said.notes, one.notes),)
    return SheetOnPaper(
        one.name,
        numbers=tuple((title, number, 0) for title, number in (*numbers, (said.retests, one.retests))),
        parts=((said.pronoun, one.pronoun), *notes),
        portrait=one.portrait,
    )
