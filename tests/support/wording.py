"""Sentences that many tests ask for, made of the catalogues."""

from __future__ import annotations

from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_rows as row_texts


def attack_on(*targets: str) -> str:
    """Return what somebody does who attacks them."""
    return deeds.attack(deed=deeds.attacks, targets=targets)


def with_fate(deed: str, fate: str) -> str:
    """Return a deed as the table of the round has it once it is known what became of it."""
    return f"{deed} — {row_texts.fate(fate=fate)}"


def plus(*reasons: str) -> str:
    """Return in a word each what gives somebody another card, as the table of the round has it: “+stat +distracted”."""
    return " ".join(f"+{counts.short(reason=reason)}" for reason in reasons)
