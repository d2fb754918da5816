"""The sheets of Kings on the page of the cast."""

from __future__ import annotations

from demoncity_gui.games.kings.rules.commands import SetTraits
from demoncity_gui.games.kings.rules.table import Person
from demoncity_gui.host.desks.guest.cast.parts import number, of_anybody, text
from demoncity_gui.texts import kings_sheet as words


def _same(person: Person) -> Person:
    return person


PARTS = (
    text("name", words, lambda person: person.name),
    number("base", words, lambda person: person.base),
    number("traits", words, lambda person: person.traits, lambda person, left: SetTraits(person.name, left), "traits"),
    number("celerity", words, lambda person: person.celerity),
    number("retests", words, lambda person: person.retests),
    *of_anybody(words, _same),
)
COLUMNS = 6
"""So many of them stand in the table."""
