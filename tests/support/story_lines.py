"""Lines of Demon City's stories as the catalogue in use has them: tests read ids and arguments, and no English."""

from __future__ import annotations

from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_story as story


def attacked(who: str, *whom: str) -> str:
    """Return that somebody announced an attack; both stories say it alike."""
    return announced(who, deeds.plan_to_attack(manner="close", targets=whom))


def defended(who: str, *against: str, again: bool = False) -> str:
    """Return that somebody announced a defence."""
    return announced(who, deeds.plan_to_defend(against=against), again=again)


def announced(who: str, deed: str, *, again: bool = False) -> str:
    """Return that somebody announced this."""
    return story.announced(again=again, who=who, deed=deed)


def took(who: str, cards: int) -> str:
    """Return that somebody took so many cards, as the Host's story tells it."""
    return story.throws_counted_past(who=who, cards=cards)
