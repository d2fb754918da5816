"""What may be asked of the table of Kings now: a command that isn't among these is refused."""

from __future__ import annotations

from demoncity_gui.games.common.asks import Ask, Choices, NewName, Numbers, SomeNumbers, Words
from demoncity_gui.games.kings.rules.challenge import FAILURE, SUCCESS, why_no_overbid
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES, INITIATIVE_FIRST
from demoncity_gui.games.kings.rules.initiative import MOST_CELERITY
from demoncity_gui.games.kings.rules.table import Bout, Round, Table

MOST = 99
"""Traits, and whatever else is counted on a sheet."""
MOST_PEOPLE = 60
"""More come to no table, nor through a list that people can read."""
MOST_RETESTS = 9
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
    return (*found, Ask("note", (Words("words", 1),)))


def _between_rounds(table: Table) -> tuple[Ask, ...]:
    names = table.names
    found = [Ask("begin-round"), _traits(table)]
    found.append(Ask("set-reading", (Choices("ambiguity", tuple(HOUSE_RULES)), Choices("letter", ("a", "b")))))
    if len(names) < MOST_PEOPLE:
        sheet = (Numbers("base", 0, MOST), Numbers("traits", 0, MOST))
        more = (Numbers("celerity", 0, MOST_CELERITY), Numbers("retests", 0, MOST_RETESTS))
        found.append(Ask("add-person", (NewName("name", names), *sheet, *more)))
    if len(names) > 1:
        found.append(Ask("remove-person", (Choices("who", names),)))
    return tuple(found)


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
