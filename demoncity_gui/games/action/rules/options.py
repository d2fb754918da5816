"""The twenty optional rules, each with its own switch: they are read “on” or “off” like any house rule."""

from __future__ import annotations

from enum import Enum

from demoncity_gui.games.common.house_rules import HouseRule, HouseRules


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


_SENTENCES = {
    Option.COVERING_FIRE: "Covering Fire adds Cover to the Defense of allies who move.",
    Option.AGGRESSIVE_COVERING_FIRE: "Aggressive Covering Fire attacks all who move in the line of fire.",
    Option.SHAKEN: "Shock points shake people.",
    Option.DRAMATIC_CARDS: "Each Faction draws a dramatic card each Sequence.",
    Option.KNOCKBACK: "Damage over the Mass Value knocks people back and down.",
    Option.WOUND_PENALTY: "Each untreated Wound impairs by 1.",
    Option.PERCENTILE_PENALTY: "Wounds impair by their share.",
    Option.SHOCK: "Who takes a Wound rolls, or falls unconscious.",
    Option.STUN: "Wounds cost Shots.",
    Option.MASSIVE_DAMAGE: "Damage of four Thresholds is Massive.",
    Option.CINEMATIC_WOUNDS: "Massive Damage gives a Cinematic Wound.",
    Option.CINEMATIC_XP: "A Cinematic Wound that heals is worth 1 xp.",
    Option.VARIABLE_WOUNDS: "Luck decides on Cinematic Wounds.",
    Option.SAND: "Every hit wounds.",
    Option.SERIOUSNESS: "The worst Wound impairs, and more than four in one attack kill.",
    Option.DARK_TIMES: "Every hit may leave somebody dying.",
    Option.UNNAMED: "Unnamed characters fall by a table of their own.",
    Option.STATUSES: "Attacks may leave people Bruised, Battered or Broken.",
    Option.HEROIC: "An Action may be split into as many as ten parts.",
    Option.INITIATIVE_CARDS: "A stack of cards takes the place of Initiative and Shots.",
}
_NORMALLY_ON = (Option.WOUND_PENALTY, Option.SHOCK, Option.UNNAMED)
"""A-DMG-10."""
_RESTS_ON = {
    Option.AGGRESSIVE_COVERING_FIRE: Option.COVERING_FIRE,
    Option.CINEMATIC_XP: Option.CINEMATIC_WOUNDS,
    Option.VARIABLE_WOUNDS: Option.CINEMATIC_WOUNDS,
}
OPTIONS: dict[str, HouseRule] = {
    option.value: HouseRule(
        option.value,
        f"Is this in use: {sentence[0].lower()}{sentence[1:-1]}?",
        "on" if option in _NORMALLY_ON else "off",
        (("on", sentence), ("off", "Not in use.")),
    )
    for option, sentence in _SENTENCES.items()
}
"""All optional rules, by id."""
_ON = {option: OPTIONS[option.value].reading("on") for option in Option}


def is_on(rules: HouseRules, option: Option) -> bool:
    """Whether an optional rule is in use, and what it rests on as well (A-DMG-10)."""
    return rules.reads(_ON[option]) and (option not in _RESTS_ON or is_on(rules, _RESTS_ON[option]))
