"""What is said of the two editions side by side."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.other_edition import Left
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import people
from demoncity_gui.texts import demon_city_editions as said


def left_sentence(table: Table, left: Left) -> str:
    """Return what of an evening has no counterpart in the other edition, and what becomes of it."""
    told = [said.no_decks if left.decks else said.built_anew]
    if left.own_cards:
        told.append(said.own_cards(who=people(table, left.own_cards), counts=not left.decks))
    if left.rules:
        told.append(said.rules(rules=list(left.rules)))
    return " ".join(told)
