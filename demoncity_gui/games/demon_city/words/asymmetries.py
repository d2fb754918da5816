"""Warnings and advice on how something uneven is charged: the Host may pass over them."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.asymmetries import Charge, ChargedTwice, Suggestion
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import name


def twice_sentence(table: Table, twice: ChargedTwice, *, in_action: bool) -> str:
    """Return the warning that one thing is an extra for one and a loss for the other."""
    rule = "T-ALOST-11" if in_action else "T-LOST-05"
    gains, loses = name(table, twice.gains), name(table, twice.loses)
    return (
        f"“{twice.label}” is {gains}’s advantage and {loses}’s trouble: if it is one and the same thing, the Host "
        f"strikes one [{rule}]"
    )


def suggestion_sentence(table: Table, suggestion: Suggestion, *, in_action: bool = True) -> str:
    """Return how a loss would rather be charged."""
    if suggestion.charge is Charge.EXTRA and suggestion.gains is not None:
        rule = "T-ALOST-09" if in_action else "T-LOST-03"
        return f"“{suggestion.label}”: rather an extra for {name(table, suggestion.gains)} than a loss [{rule}]"
    return f"“{suggestion.label}”: rather a higher Intensity than a loss [T-STATIC-13]"
