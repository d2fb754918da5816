"""Instincts as people read and type them: “when attacked: defend, 5 of 10”."""

from __future__ import annotations

import re
from itertools import product

from demoncity_gui.games.demon_city.rules.instincts import ALWAYS_FOLLOWED, Do, Instinct, When, Whom
from demoncity_gui.texts import demon_city_instincts as said


class InstinctUnreadable(Exception):
    """What was typed can't be meant; the message is one sentence."""


def instinct_line(instinct: Instinct) -> str:
    """Return an instinct as a line."""
    when, deed = _when(instinct.when), _deed(instinct.do, instinct.whom)
    if instinct.weight == ALWAYS_FOLLOWED:
        return said.line(when=when, deed=deed)
    return said.line_weighed(when=when, deed=deed, weight=instinct.weight)


def instinct_typed(text: str) -> Instinct:
    """Return the instinct that somebody typed as a line.

    Raises:
        InstinctUnreadable: no instinct reads so; the message says what could be typed.
    """
    told, colon, after = text.partition(":")
    if not colon:
        raise InstinctUnreadable(said.no_colon(typed=text.strip()))
    weighed = re.fullmatch(r"(.*?),\s*([0-9]{1,4})\D*10\s*", after)
    weight = int(weighed[2]) if weighed else ALWAYS_FOLLOWED
    words = weighed[1] if weighed else after
    times = {_plain(_when(when)): when for when in When}
    deeds = {_plain(_deed(do, whom)): (do, whom) for do, whom in _DEEDS}
    if _plain(told) not in times:
        raise InstinctUnreadable(said.no_when(typed=told.strip(), known=list(times)))
    if _plain(words) not in deeds:
        raise InstinctUnreadable(said.no_deed(typed=words.strip(), known=list(deeds)))
    do, whom = deeds[_plain(words)]
    return Instinct(times[_plain(told)], do, whom, weight)


_DEEDS = (*product([Do.ATTACK], Whom), (Do.DEFEND, Whom.ANYONE), (Do.WITHDRAW, Whom.ANYONE))


def _when(when: When) -> str:
    return said[f"when-{when.value}"]


def _deed(do: Do, whom: Whom) -> str:
    return said[f"{do.value}-{whom.value}" if do is Do.ATTACK else do.value]


def _plain(words: str) -> str:
    """Return words as they are compared: in small letters, with straight marks and single spaces."""
    return " ".join(words.casefold().replace("’", "'").split())
