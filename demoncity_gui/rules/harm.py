"""Toughness and Injury, entered by the Host (T-AMB-70, T-AMB-72, T-ALOST-07)."""

from __future__ import annotations

from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.events import HurtSet, ToughnessSet
from demoncity_gui.rules.refusals import BadToughness, NobodyThere, RuleRefusal
from demoncity_gui.rules.unfolding import Unfolding

UTMOST_TOUGHNESS = 99
"""Beyond any creature's; a number past it is a slip of the finger."""


def set_toughness(unfolding: Unfolding, who: CharacterId, toughness: int) -> None:
    """Set present Toughness by hand. A point regained ends an Injury (T-ALOST-07, T-STATE-08)."""
    before = _character_toughness(unfolding, who)
    if abs(toughness) > UTMOST_TOUGHNESS:
        raise RuleRefusal(BadToughness(toughness))
    unfolding.happen(ToughnessSet(who, toughness))
    if unfolding.table.character(who).hurt and toughness > before:
        unfolding.happen(HurtSet(who, hurt=False))


def set_hurt(unfolding: Unfolding, who: CharacterId, hurt: bool) -> None:
    """Set or clear the Injury flag; it outlasts the fight (T-ALOST-07, T-STATE-08)."""
    _character_toughness(unfolding, who)
    unfolding.happen(HurtSet(who, hurt))


def _character_toughness(unfolding: Unfolding, who: CharacterId) -> int:
    try:
        return unfolding.table.character(who).toughness
    except KeyError:
        raise RuleRefusal(NobodyThere(who)) from None
