"""What the Host is asked: a text, one of several answers, or either. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import ascii_uppercase
from typing import Generic, TypeVar

from msgspec import Struct

from demoncity_gui.texts import asking

T = TypeVar("T", covariant=True)


class Wish(Struct, Generic[T], frozen=True):
    """A text that is asked for.

    `hint` says what for, `text` is offered at first. `read` says what the text means, or why it means nothing.
    """

    hint: str
    read: Callable[[str], T | str]
    text: str = ""


class Answer(Struct, Generic[T], frozen=True):
    """One way to answer: `then` is what it means. `key` answers at once where no text is asked for."""

    key: str
    text: str
    then: T
    lit: bool = False


class Question(Struct, Generic[T], frozen=True):
    """One thing that is asked: a text, one of the answers, or either.

    `stays`: it is asked again after an answer. `has_usual`: Enter alone gives the first answer.
    """

    prompt: str
    answers: tuple[Answer[T], ...] = ()
    wish: Wish[T] | None = None
    stays: bool = False
    has_usual: bool = False


Act = Callable[[], bool]
"""What to do with an answer; False: it was refused, and what was typed stays."""


_KEYS = f"1234567890{ascii_uppercase}"


def number_key(place: int) -> str:
    """Return the key of an answer by its place, counted from 0: ten digits, then letters; after Z there is none."""
    return _KEYS[place] if place < len(_KEYS) else ""


def numbered(choices: Iterable[tuple[str, T]]) -> tuple[Answer[T], ...]:
    """Return answers in words, each with what it means and with its place for a key."""
    return tuple(Answer(number_key(place), words, then) for place, (words, then) in enumerate(choices))


def found(letters: str, words: Sequence[str]) -> int | None:
    """Return the place of what begins with these letters, else of what holds them."""
    wanted = letters.strip().casefold()
    begin = (place for place, one in enumerate(words) if wanted and one.casefold().startswith(wanted))
    hold = (place for place, one in enumerate(words) if wanted and wanted in one.casefold())
    return next(begin, next(hold, None))


def text_question(prompt: str, hint: str, take: Callable[[str], bool], text: str = "") -> Question[Act]:
    """Return a question that takes a text, whatever it is."""
    return Question(prompt, wish=Wish(hint, lambda typed: lambda: take(typed), text))


def how_answered(question: Question[T], *, types: bool, find: str) -> str:
    """Say how it is answered; `types`: by a text, `find` is the key that looks for one by letters."""
    if types:
        return asking.type_or_choose if question.answers else asking.type
    return asking.press_or_find(find=find) if len(question.answers) > 1 else asking.press
