"""A throw against an Intensity, outside every Clash (T-STATIC)."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.rules.characters import Character
from demoncity_gui.rules.clash import Hurdle, HurdleKind, Thrown, is_critical, is_fumble


class TaskResult(Enum):
    """How an uncontested deed ends."""

    HAPPENS = "happens"  # nothing was in doubt (T-WHEN-01)
    SUCCESS = "success"
    FAILURE = "failure"


class TaskRuling(Struct, frozen=True):
    """The result of an uncontested deed and, where cards were thrown, what they were worth."""

    result: TaskResult
    intensity: int | None = None
    value: int | None = None
    critical: bool = False
    fumble: bool = False


def judge_without_cards(intensity: int | None) -> TaskRuling:
    """Return the ruling where no cards are thrown: it happens, succeeds at 0, fails at 10.

    T-STATIC-05, T-STATIC-06.
    """
    if intensity is None:
        return TaskRuling(TaskResult.HAPPENS)
    return TaskRuling(TaskResult.SUCCESS if intensity == 0 else TaskResult.FAILURE, intensity)


def judge_static(thrown: Thrown, thrower: Character, intensity: int) -> TaskRuling:
    """Return the ruling of one throw against an Intensity: strictly higher succeeds (T-STATIC-02).

    Significators and The Fool have their effect here as well (T-UNCONTESTED-05).
    """
    success = thrown.value > intensity
    hurdles = (Hurdle(HurdleKind.INTENSITY, intensity),)
    return TaskRuling(
        result=TaskResult.SUCCESS if success else TaskResult.FAILURE,
        intensity=intensity,
        value=thrown.value,
        critical=success and is_critical(thrown, thrower, hurdles),
        fumble=is_fumble(thrown),
    )
