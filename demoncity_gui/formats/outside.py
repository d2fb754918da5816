"""Casts and plans from anywhere, read by a second program: TOML can be written so that reading it takes for ever."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from demoncity_gui.formats.cast import CastUnreadable, read_cast
from demoncity_gui.formats.evening_plan import PlanUnreadable, read_evening_plan
from demoncity_gui.plain_text import quoted
from demoncity_gui.rules.characters import Character
from demoncity_gui.rules.commands import BeginEvening
from demoncity_gui.second_program import answer_to


class ReadCast(Struct, frozen=True, tag=True):
    """Read a cast."""

    path: str


class ReadPlan(Struct, frozen=True, tag=True):
    """Read a plan for an evening."""

    path: str


class CastRead(Struct, frozen=True, tag=True):
    """The answer to `ReadCast`."""

    characters: tuple[Character, ...]


class PlanRead(Struct, frozen=True, tag=True):
    """The answer to `ReadPlan`."""

    plan: BeginEvening


class Unread(Struct, frozen=True, tag=True):
    """The answer where a text can't be read: one sentence."""

    words: str


TextRequest = ReadCast | ReadPlan
TextAnswer = CastRead | PlanRead | Unread


def answer(request: TextRequest) -> TextAnswer:
    """Read what is asked for, in the second program."""
    try:
        match request:
            case ReadCast(path):
                return CastRead(read_cast(Path(path)))
            case ReadPlan(path):
                return PlanRead(read_evening_plan(Path(path)))
    except (CastUnreadable, PlanUnreadable) as why:
        return Unread(str(why))


def cast_from_outside(path: Path) -> tuple[Character, ...]:
    """Return the characters written in this file; wait for it.

    Raises:
        CastUnreadable: it can't be read, or takes too long.
    """
    return _asked(ReadCast(str(path.absolute())), CastRead, CastUnreadable).characters


def plan_from_outside(path: Path) -> BeginEvening:
    """Return the command that begins the evening written in this file; wait for it.

    Raises:
        PlanUnreadable: it can't be read, or takes too long.
    """
    return _asked(ReadPlan(str(path.absolute())), PlanRead, PlanUnreadable).plan


def took_too_long(path: str) -> str:
    """Return the sentence where the second program has failed or was given up."""
    return f"{quoted(path)} can’t be read: it takes too long, as no text does that anybody would write."


def no_text(path: str) -> str:
    """Return the sentence where a file is called by bytes that are no text, which the second program can't be told."""
    return f"{quoted(path)} can’t be read: its name is not text."


_Read = TypeVar("_Read", CastRead, PlanRead)


def _asked(request: TextRequest, wanted: type[_Read], refusal: type[CastUnreadable] | type[PlanUnreadable]) -> _Read:
    try:
        said = answer_to(msgspec.json.encode(request))
    except UnicodeEncodeError as why:
        raise refusal(no_text(request.path)) from why
    if said is None:
        raise refusal(took_too_long(request.path))
    answered = msgspec.json.decode(said, type=CastRead | PlanRead | Unread)
    if isinstance(answered, wanted):
        return answered
    raise refusal(answered.words if isinstance(answered, Unread) else took_too_long(request.path))
