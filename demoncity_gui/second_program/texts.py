"""Casts and plans from anywhere, read by a second program: TOML can be written so that reading it takes for ever."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from demoncity_gui.disk import fault_log
from demoncity_gui.formats.cast import CastUnreadable, read_cast
from demoncity_gui.formats.evening_plan import PlanUnreadable, plan_in, read_evening_plan
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.second_program.start import Failure, NoAnswer, answer_to
from demoncity_gui.texts import casts
from demoncity_gui.texts import second_program as said
from demoncity_gui.words.plain_text import quoted

if TYPE_CHECKING:
    from demoncity_gui.formats.side_by_side import SideBySide


class ReadCast(Struct, frozen=True, tag=True):
    """Read a cast."""

    path: str


class ReadPlan(Struct, frozen=True, tag=True):
    """Read a plan for an evening."""

    path: str


class ReadSideBySide(Struct, frozen=True, tag=True):
    """Read the people of one fight in each system."""

    path: str


class CastRead(Struct, frozen=True, tag=True):
    """The answer to `ReadCast`."""

    characters: tuple[Character, ...]


class PlanRead(Struct, frozen=True, tag=True):
    """The answer to `ReadPlan`."""

    plan: msgspec.Raw


class SideBySideRead(Struct, frozen=True, tag=True):
    """The answer to `ReadSideBySide`; see `SideBySide`."""

    plans: dict[str, msgspec.Raw]
    lacking: dict[str, tuple[str, ...]]
    challenge: tuple[str, str]


class Unread(Struct, frozen=True, tag=True):
    """The answer where a text can't be read: one sentence."""

    words: str


TextRequest = ReadCast | ReadPlan | ReadSideBySide
TextAnswer = CastRead | PlanRead | SideBySideRead | Unread


def answer(request: TextRequest) -> TextAnswer:
    """Read what is asked for, in the second program; whatever stops it becomes a sentence as well."""
    try:
        match request:
            case ReadCast(path):
                return CastRead(read_cast(Path(path)))
            case ReadPlan(path):
                return PlanRead(_raw(read_evening_plan(Path(path))))
            case ReadSideBySide(path):
                from demoncity_gui.formats.side_by_side import read_side_by_side

                found = read_side_by_side(Path(path))
                plans = {system: _raw(plan) for system, plan in found.plans.items()}
                return SideBySideRead(plans, dict(found.lacking), found.challenge)
    except (CastUnreadable, PlanUnreadable) as why:
        return Unread(str(why))
    except MemoryError:
        return Unread(_unread(request.path, said.too_much_memory))
    except Exception as why:
        fault_log.write(fault_log.report(why))
        return Unread(_unread(request.path, said.reader_failed_with(error=type(why).__name__)))


def cast_from_outside(path: Path) -> tuple[Character, ...]:
    """Return the characters written in this file; wait for it.

    Raises:
        CastUnreadable: it can't be read, or takes too long.
    """
    return _asked(ReadCast(str(path.absolute())), CastRead, CastUnreadable).characters


def plan_from_outside(path: Path) -> Any:
    """Return the command that begins the evening written in this file; wait for it.

    Raises:
        PlanUnreadable: it can't be read, or takes too long.
    """
    return plan_in(_asked(ReadPlan(str(path.absolute())), PlanRead, PlanUnreadable).plan)


def side_by_side_from_outside(path: Path) -> SideBySide:
    """Return the people of this file in each system; wait for it.

    Raises:
        PlanUnreadable: it can't be read, or takes too long.
    """
    return plans_read(_asked(ReadSideBySide(str(path.absolute())), SideBySideRead, PlanUnreadable))


def plans_read(told: SideBySideRead) -> SideBySide:
    """Return what an answer says."""
    from demoncity_gui.formats.side_by_side import SideBySide  # a start needs none

    return SideBySide({one: plan_in(plan) for one, plan in told.plans.items()}, told.lacking, told.challenge)


def _raw(plan: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(plan))


def unanswered(path: str, failure: Failure) -> str:
    """Return the sentence where the second program gave no answer about this file."""
    match failure:
        case Failure.TOOK_TOO_LONG:
            return _unread(path, said.too_slow)
        case Failure.CRASHED:
            return _unread(path, said.reader_failed)
        case Failure.NOT_STARTED:
            return _unread(path, said.reader_not_started)


def no_text(path: str) -> str:
    """Return the sentence where a file is called by bytes that are no text, which the second program can't be told."""
    return _unread(path, said.path_not_text)


def _unread(path: str, why: str) -> str:
    return casts.unread(path=quoted(path), why=why)


_Read = TypeVar("_Read", CastRead, PlanRead, SideBySideRead)


def _asked(request: TextRequest, wanted: type[_Read], refusal: type[CastUnreadable] | type[PlanUnreadable]) -> _Read:
    try:
        told = answer_to(msgspec.json.encode(request))
    except UnicodeEncodeError as why:
        raise refusal(no_text(request.path)) from why
    except NoAnswer as why:
        raise refusal(unanswered(request.path, why.failure)) from why
    try:
        answered = msgspec.json.decode(told, type=TextAnswer)
    except (msgspec.DecodeError, UnicodeDecodeError) as why:  # something else was printed there
        raise refusal(unanswered(request.path, Failure.CRASHED)) from why
    if isinstance(answered, wanted):
        return answered
    raise refusal(answered.words if isinstance(answered, Unread) else unanswered(request.path, Failure.CRASHED))
