"""What may be asked of the table of Kings now: a command that isn't among these is refused."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from demoncity_gui.games.common.asks import Ask, Choices, NewName, Numbers, SomeNumbers, Words
from demoncity_gui.games.common.sheets import OF_ANYBODY, EditSheet, edits, seating
from demoncity_gui.games.kings.rules.challenge import FAILURE, SUCCESS, why_no_overbid
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES, INITIATIVE_FIRST
from demoncity_gui.games.kings.rules.initiative import MOST_CELERITY
from demoncity_gui.games.kings.rules.table import Bout, Round, Table

MOST = 99
"""Traits, and whatever else is counted on a sheet."""
MOST_PEOPLE = 60
"""More come to no table, nor through a list that people can read."""
MOST_RETESTS = 9
_NUMBERS = (Numbers("base", 0, MOST), Numbers("celerity", 0, MOST_CELERITY), Numbers("retests", 0, MOST_RETESTS))
_BETWEEN = frozenset({"add-person", "remove-person", "copy-person", "move-person", "set-reading"})
"""What may be asked between Rounds alone."""
MOST_EXTRA = 5
"""Further actions of one character: how many there are the text doesn't say (K-GAP-06)."""


def asks(table: Table) -> tuple[Ask, ...]:
    """Return what may be asked now, the steps of a challenge in their order (K-SEQ-01)."""
    if not table.people:
        return ()
    if table.round is None:
        found = _between_rounds(table)
    elif table.round.bout is None:
        found = (*_of_round(table, table.round), Ask("end-round"))
    else:
        found = _of_bout(table, table.round.bout)
    return (*found, *_of_sheets(table), Ask("note", (Words("words", 1),)))


def _of_sheets(table: Table) -> Iterator[Ask]:
    """Yield what may be written on sheets: names between Rounds, numbers unless they are at stake."""
    if table.round is None:
        yield from edits(table.names, (NewName("name", table.names),))
    if table.round is None or table.round.bout is None:
        yield from edits(table.names, _NUMBERS)
    yield from edits(table.names, OF_ANYBODY)


def until(table: Table, command: Struct) -> str:
    """Return what must be over before this can be asked, as the sentence of a refusal names it; else nothing."""
    now, tag = table.round, str(command.__struct_config__.tag)
    if now is None:
        return ""
    if tag in _BETWEEN or (isinstance(command, EditSheet) and command.part == "name"):
        return "round"
    counts = tag == "set-traits" or (isinstance(command, EditSheet) and not command.is_of_anybody)
    return "challenge" if now.bout is not None and counts else ""


def _between_rounds(table: Table) -> tuple[Ask, ...]:
    names = table.names
    found = [Ask("begin-round"), _traits(table)]
    found.append(Ask("set-reading", (Choices("ambiguity", tuple(HOUSE_RULES)), Choices("letter", ("a", "b")))))
    if len(names) < MOST_PEOPLE:
        base, *more = _NUMBERS
        found.append(Ask("add-person", (NewName("name", names), base, Numbers("traits", 0, MOST), *more)))
    return (*found, *seating(names, MOST_PEOPLE))


def _traits(table: Table) -> Ask:
    return Ask("set-traits", (Choices("who", table.names), Numbers("traits", 0, MOST)))


def _of_round(table: Table, now: Round) -> tuple[Ask, ...]:
    """Return what may be asked while people declare, and at somebody's action (K-TERM-01, K-AMB-10)."""
    if now.queue is None:
        words = () if table.rules.reads(INITIATIVE_FIRST) else (Words("words"),)
        totals = (Numbers("named", 0, MOST), SomeNumbers("extra", 0, MOST, 0, MOST_EXTRA))
        declare = Ask("declare", (Choices("who", table.names), *totals, *words))
        return (declare, *([Ask("call-order")] if now.declared else []), _traits(table))
    if now.speaker is None:
        return (_traits(table),)
    found = [Ask("act", (Words("words"),))]
    own = table.person(now.speaker)
    others = tuple(name for name in table.names if name != now.speaker)
    if others and own.traits:
        found.append(Ask("challenge", (Choices("target", others), *_bid(own.traits))))
    return (*found, _traits(table))


def _bid(traits: int) -> tuple[Words | Numbers, ...]:
    pool = (Numbers("bonus", 0, MOST), Numbers("penalties", 0, MOST))
    return (
        Words("aim"),
        Numbers("bid", 1, traits),
        *pool,
        Numbers("retests", 0, MOST_RETESTS),
        Numbers("negative", 0, MOST),
    )


def _of_bout(table: Table, bout: Bout) -> tuple[Ask, ...]:
    """Return what may be asked while a challenge is open."""
    challenge = bout.challenge
    if challenge is None:
        traits = table.person(bout.target).traits
        return (*([Ask("answer", _bid(traits))] if traits else []), Ask("relent"))
    one, other = challenge.parties
    if bout.awaits_dice:
        first, second = (
            SomeNumbers(name, SUCCESS, FAILURE, party.dice, party.dice)
            for name, party in (("challenger", one), ("challenged", other))
        )
        spend = Ask("spend", (Choices("who", (one.name, other.name)), Words("what"), Numbers("number", 0, MOST)))
        # What is spent is declared before the first test alone (K-EXP-01).
        return (Ask("roll-dice"), Ask("type-dice", (first, second)), *([] if challenge.tests else [spend]))
    may = tuple(
        party.name
        for side, party in enumerate(challenge.parties)
        if why_no_overbid(challenge, side, table.rules) is None
    )
    return (*([Ask("overbid", (Choices("who", may),))] if may else []), Ask("end-challenge"))
