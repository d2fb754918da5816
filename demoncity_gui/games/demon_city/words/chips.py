"""What each chip's rule means, for who hovers over it or reads the sheet of chips."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.texts import demon_city_chips as said
from demoncity_gui.words.values import cited

_RULES = {
    ThrowReason.HIGHER_STAT: ("T-HSTAT-01", "T-HSTAT-02"),
    ThrowReason.DISTRACTION: ("T-DIST-01",),
    ThrowReason.DEFENSE: ("T-DEF-01",),
    ThrowReason.WEAPON: ("T-WEAP-01",),
    ThrowReason.SUPERNATURAL: ("T-SUP-01",),
    ThrowReason.INJURY: ("T-ALOST-07",),
    ThrowReason.TRICK: ("T-ALOST-04", "T-ALOST-05"),
    ThrowReason.ADVANTAGE: ("T-SIT-01",),
    ThrowReason.DISADVANTAGE: ("T-ALOST-02", "T-ALOST-10"),
}
"""The rules of each reason that a chip gives or strikes, in Action Rounds."""


def rule_of(reason: ThrowReason) -> str:
    """Return what a reason that a chip gives or strikes is worth, in Action Rounds."""
    return cited(said.reason(reason=reason.value), *_RULES[reason])


def harmless() -> str:
    """Return what a disarm without harm costs."""
    return cited(said.harmless, "T-ALOST-06")


def other_aim() -> str:
    """Return what it is to aim without harm at something that no hand holds."""
    return cited(said.other_aim, "T-AMB-67")


def several() -> str:
    """Return how one deed that reaches several is judged."""
    return cited(said.several, "T-ANNOUNCE-06")


def aimed() -> str:
    """Return what a deed does that is no attack and has a target."""
    return cited(said.aimed, "T-HSTAT-12", "T-HSTAT-13")


def dodging() -> str:
    """Return how a deed is judged that serves as a dodge as well."""
    return cited(said.dodging, "T-AMB-49")


# --- after the throw -------------------------------------------------------------------------------------------------


def down(state: State) -> str:
    """Return what comes of being Out of the Fight or in Panic."""
    return cited(said.down(state=state.value), "T-ANNOUNCE-07")


def damage() -> str:
    """Return what a throw for damage does."""
    return cited(said.damage, "T-AMB-70")


def toughness(*, less: bool) -> str:
    """Return what the buttons beside somebody's Toughness do."""
    return cited(said.toughness(less=less), "T-AMB-70")


def choose(*, deed: bool) -> str:
    """Return which of equal attacks, or of `deed`s that exclude each other, the Host presses."""
    return cited(said.choose_deed, "T-RESOLVE-27") if deed else cited(said.choose_attack, "T-RESOLVE-03")


# --- of a task -------------------------------------------------------------------------------------------------------


def higher_than_intensity() -> str:
    """Return what a stat is worth that is over the Intensity or the rival's."""
    return cited(said.higher_than_intensity, "T-STATIC-08", "T-OPP-02")


def other_is_distracted() -> str:
    """Return what it is worth that the other is not set to face this."""
    return cited(said.other_is_distracted, "T-EXTRA-13")


def intensity(level: int) -> str:
    """Return what it takes to beat this Intensity."""
    match level:
        case 0:
            return cited(said.zero, "T-STATIC-05")
        case 10:
            return cited(said.ten, "T-STATIC-06")
        case _:
            return cited(said.intensity, "T-STATIC-02")


def supernatural_ten() -> str:
    """Return what something supernatural does at Intensity 10."""
    return cited(said.supernatural_ten, "T-STATIC-07")


def one_more_advantage() -> str:
    """Return what a distinct advantage is worth in a task."""
    return cited(said.one_more_advantage, "T-EXTRA-01")


def further_skill(skill: str) -> str:
    """Return what a skill is worth that fits a task as well."""
    return cited(said.further_skill(skill=skill), "T-EXTRA-09")


def tie() -> str:
    """Return what comes of a tied task."""
    return cited(said.tie, "T-TIE-02")
