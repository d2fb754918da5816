"""How the rules of any game say no."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class NotNow(Struct, frozen=True, tag="not-now"):
    """This can't be asked at this point of the evening."""


class Later(Struct, frozen=True, tag="later"):
    """This can be asked once something else is over: a word of the game's own for it."""

    until: str


class RuleRefusal(Exception):
    """The rules say no; nothing was written and nothing changed.

    `reason` carries the data: one of its game's own kinds, of which that game makes a sentence.
    """

    def __init__(self, reason: Any) -> None:
        self.reason = reason
