"""What a deed must throw higher than: one number after another, each with where it comes from.

T-ALG-04, T-ALG-05, T-ALG-06.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId


class HurdleKind(Enum):
    """What a deed is measured against."""

    ANSWER = "answer"  # the throw of a target that attacks back, defends or aims a deed back (T-RESOLVE-08)
    STAT = "stat"  # the resist stat of a target that does not answer (T-RESOLVE-09)
    FOE = "foe"  # the throw of a foe who attacks the doer (T-AMB-11)
    STOPPER = "stopper"  # the throw of somebody the deed is set against (T-RESOLVE-18, T-RESOLVE-20)
    INTENSITY = "intensity"
    RIVAL = "rival"  # the throw of an ally with whose deed it conflicts (T-RESOLVE-27)


class Hurdle(Struct, frozen=True, omit_defaults=True, gc=False):
    """One number that a deed must throw strictly higher than (T-RESOLVE-26), and whose it is.

    `at` is the target whose hurdle it is, where a deed has several (T-AMB-57). `may_be_met` where an Intensity need
    only be equalled, by the other readings of T-AMB-85. One that is `waived` stands against nothing: by the rule or
    the open question with this id.
    """

    kind: HurdleKind
    value: int
    whom: CharacterId | None = None
    stat: str = ""
    at: CharacterId | None = None
    may_be_met: bool = False
    waived: str = ""

    @property
    def thrower(self) -> CharacterId | None:
        """Whose throw it is, None for a number that stands there before anybody throws."""
        return None if self.kind is HurdleKind.STAT or self.kind is HurdleKind.INTENSITY else self.whom

    def is_beaten_by(self, value: int) -> bool:
        """Whether this value clears it; equal never does (T-RESOLVE-26), but for what may be met."""
        return bool(self.waived) or value > self.value or (self.may_be_met and value == self.value)


_RULES = {
    HurdleKind.ANSWER: "T-RESOLVE-08",
    HurdleKind.STAT: "T-RESOLVE-09",
    HurdleKind.FOE: "T-RESOLVE-08",
    HurdleKind.STOPPER: "T-RESOLVE-18",
    HurdleKind.INTENSITY: "T-RESOLVE-18",
    HurdleKind.RIVAL: "T-RESOLVE-27",
}


def rule_of_hurdle(hurdle: Hurdle) -> str:
    """Return the id of the rule by which this stands against a deed."""
    return _RULES[hurdle.kind]


def beats_all(value: int, hurdles: Iterable[Hurdle]) -> bool:
    """Whether a value clears every one of these; where there is none it does (T-ALG-06)."""
    for hurdle in hurdles:
        if value <= hurdle.value and not hurdle.is_beaten_by(value):
            return False
    return True
