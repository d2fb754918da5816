"""What holds of every table of Kings that was played; what follows from it no rule asks again."""

from __future__ import annotations

from demoncity_gui.games.common.sound import expect, expect_numbers, expect_people, expect_readings
from demoncity_gui.games.kings.rules.asks import MOST, MOST_EXTRA, MOST_PEOPLE, MOST_RETESTS
from demoncity_gui.games.kings.rules.challenge import FAILURE, SUCCESS, Challenge, Party
from demoncity_gui.games.kings.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.kings.rules.initiative import MOST_CELERITY
from demoncity_gui.games.kings.rules.table import Bout, Round, Table


def see_to(table: Table) -> None:
    """See that a table can have been played.

    Raises:
        ValueError: it can't.
    """
    expect_people(table.names, MOST_PEOPLE)
    expect_readings(table.rules, HOUSE_RULES)
    for one in table.people:
        expect_numbers((one.base, one.traits), MOST)
        expect_numbers((one.celerity,), MOST_CELERITY)
        expect_numbers((one.retests,), MOST_RETESTS)
    if table.round is not None:
        _see_to_round(table, table.round)


def _see_to_round(table: Table, now: Round) -> None:
    sit = frozenset(table.names).issuperset
    who = [one.who for one in now.declared]
    expect(sit(who) and len(set(who)) == len(who))
    expect(all(1 <= len(one.actions) <= 1 + MOST_EXTRA for one in now.declared))
    expect(sit(now.acted) and sit(now.queue or ()) and sit(dict(now.rolled)))
    if now.bout is not None:
        expect(now.speaker == now.bout.challenger.name != now.bout.target and sit((now.bout.target,)))
        _see_to_party(now.bout.challenger)
        if now.bout.challenge is not None:
            _see_to_challenge(now.bout, now.bout.challenge)


def _see_to_challenge(bout: Bout, challenge: Challenge) -> None:
    for party in challenge.parties:
        _see_to_party(party)
    expect(tuple(party.name for party in challenge.parties) == (bout.challenger.name, bout.target))
    expect(challenge.overbidder in (None, 0, 1) and all(test.ahead in (None, 0, 1) for test in challenge.tests))
    most = 1 if challenge.overbidder is None else 2
    expect(max(0, most - 1) <= len(challenge.tests) <= most)
    faces = [face for rolled in bout.dice or () for face in rolled]
    expect(bool(challenge.tests) is (bout.dice is not None))
    expect_numbers(faces, FAILURE, SUCCESS)
    expect_numbers([number for test in challenge.tests for number in test.lost], MOST)


def _see_to_party(party: Party) -> None:
    expect_numbers((party.base, party.traits, party.bonus, party.penalties, party.bid, party.negative), MOST)
    expect_numbers((party.retests,), 2 * MOST_RETESTS)  # the sheet's, and those of the moment
