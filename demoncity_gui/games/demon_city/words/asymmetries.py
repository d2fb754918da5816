"""Warnings and advice on how something uneven is charged: the Host may pass over them."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.asymmetries import Charge, ChargedTwice, Suggestion
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.labels import label_words
from demoncity_gui.games.demon_city.words.people import person
from demoncity_gui.texts import demon_city_counts as said
from demoncity_gui.words.values import cited


def twice_sentence(table: Table, twice: ChargedTwice, *, in_action: bool) -> str:
    """Return the warning that one thing is an extra for one and a loss for the other."""
    gains, loses = person(table, twice.gains), person(table, twice.loses)
    told = said.charged_twice(label=label_words(twice.label), gains=gains, loses=loses)
    return cited(told, "T-ALOST-11" if in_action else "T-LOST-05")


def suggestion_sentence(table: Table, suggestion: Suggestion, *, in_action: bool = True) -> str:
    """Return how a loss would rather be charged."""
    if suggestion.charge is Charge.EXTRA and suggestion.gains is not None:
        told = said.rather_an_extra(label=label_words(suggestion.label), gains=person(table, suggestion.gains))
        return cited(told, "T-ALOST-09" if in_action else "T-LOST-03")
    return cited(said.rather_intensity(label=label_words(suggestion.label)), "T-STATIC-13")
