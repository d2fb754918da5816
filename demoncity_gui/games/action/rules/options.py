"""The twenty optional rules, each with its own switch: they are read “on” or “off” like any house rule."""

from __future__ import annotations

from enum import Enum

from demoncity_gui.games.common.house_rules import HouseRules, OpenQuestion


class Option(Enum):
    """An optional rule, by its id."""

    COVERING_FIRE = "A-OPT-01"
    AGGRESSIVE_COVERING_FIRE = "A-OPT-02"
    SHAKEN = "A-OPT-03"
    DRAMATIC_CARDS = "A-OPT-04"
    KNOCKBACK = "A-OPT-05"
    WOUND_PENALTY = "A-OPT-06"
    PERCENTILE_PENALTY = "A-OPT-07"
    SHOCK = "A-OPT-08"
    STUN = "A-OPT-09"
    MASSIVE_DAMAGE = "A-OPT-10"
    CINEMATIC_WOUNDS = "A-OPT-11"
    CINEMATIC_XP = "A-OPT-12"
    VARIABLE_WOUNDS = "A-OPT-13"
    SAND = "A-OPT-14"
    SERIOUSNESS = "A-OPT-15"
    DARK_TIMES = "A-OPT-16"
    UNNAMED = "A-OPT-17"
    STATUSES = "A-OPT-18"
    HEROIC = "A-OPT-19"
    INITIATIVE_CARDS = "A-OPT-20"


_NORMALLY_ON = (Option.WOUND_PENALTY, Option.SHOCK, Option.UNNAMED)
"""A-DMG-10."""
_RESTS_ON = {
    Option.AGGRESSIVE_COVERING_FIRE: Option.COVERING_FIRE,
    Option.CINEMATIC_XP: Option.CINEMATIC_WOUNDS,
    Option.VARIABLE_WOUNDS: Option.CINEMATIC_WOUNDS,
}
OPTIONS = {
    option.value: OpenQuestion(option.value, "on" if option in _NORMALLY_ON else "off", ("on", "off"))
    for option in Option
}
"""All optional rules, by id."""
_ON = {option: OPTIONS[option.value].reading("on") for option in Option}


def is_on(rules: HouseRules, option: Option) -> bool:
    """Whether an optional rule is in use, and what it rests on as well (A-DMG-10)."""
    return rules.reads(_ON[option]) and (option not in _RESTS_ON or is_on(rules, _RESTS_ON[option]))
