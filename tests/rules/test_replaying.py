"""What the events of an evening give back, and events that can't have happened at this table (a damaged journal)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct

from demoncity_gui.rules.announcements import Edges, ThrowReason
from demoncity_gui.rules.apply import apply
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import ClashRuling
from demoncity_gui.rules.commands import BeginAction, Complicate, NextRound
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import (
    CardsLaid,
    CardsReturned,
    CardsSpread,
    CardsTurned,
    Event,
    SituationComplicated,
    ThrowDiscarded,
)
from demoncity_gui.rules.table import EMPTY_TABLE, Table
from tests.support.cast import ann, attacks, bill, foe, player
from tests.support.sitting import table_with
from tests.support.stacked import StackedChance

STRANGER = CharacterId(99)


@pytest.mark.parametrize(
    "event",
    [
        CardsLaid(ann.id, 99),
        CardsLaid(ann.id, 0),
        CardsSpread(DeckName.PLAYERS, 0),
        CardsSpread(DeckName.PLAYERS, 32),
        CardsReturned(ann.id, 0),
        CardsReturned(ann.id, 1),
        ThrowDiscarded(STRANGER),
        CardsLaid(STRANGER, 1),
        CardsReturned(STRANGER, 1),
        SituationComplicated(0, "There is no such Clash."),
    ],
    ids=repr,
)
def test_an_impossible_event_is_a_value_error(event: Event) -> None:
    """As `apply` says: never another exception, so that whoever reads a journal has one thing to catch."""
    with pytest.raises(ValueError):
        apply(table_with(ann, bill).table, event)


def test_no_value_of_the_rules_can_be_changed() -> None:
    """T-STATE-01: a table that somebody holds stays as it is, and so does all that lies in it."""
    values = [kind for kind in _kinds_of(Struct) if kind.__module__.startswith("demoncity_gui.rules.")]
    assert Table in values and ClashRuling in values
    assert [kind for kind in values if not kind.__struct_config__.frozen] == []


def _kinds_of(kind: type[Struct]) -> list[type[Struct]]:
    return [one for child in kind.__subclasses__() for one in (child, *_kinds_of(child))]


def test_nothing_is_turned_outside_action_rounds() -> None:
    with pytest.raises(ValueError, match="Action Rounds"):
        apply(table_with(ann, bill, in_action=False).table, CardsTurned())


def test_a_fight_is_remembered_with_all_that_made_it() -> None:
    """T-STATE-04: round, list with its drawn ties, announcements, Clashes, labelled modifiers, the Host's change.

    Read back from what was written down of it, and so to the end of its second round.
    """
    slow, even = player("Ann", agility=3), foe("Bill", agility=3)
    sitting = table_with(slow, even, players="1 9", horror="4 9", in_action=False)
    sitting.chance = StackedChance(even, slow)
    sitting.do(BeginAction())
    high = attacks(even, edges=Edges(advantages=("high ground",), disadvantages=("drunk",)))
    for round_number in (1, 2):
        sitting.announce(even, attacks(slow))
        sitting.announce(slow, high)
        sitting.throw()
        if round_number == 1:
            sitting.accept_all()
            sitting.do(NextRound())
    sitting.do(Complicate("The lamp goes out."))

    table = EMPTY_TABLE
    for event in msgspec.json.decode(msgspec.json.encode(sitting.events), type=list[Event]):
        table = apply(table, event)
    fight = table.fight
    assert fight is not None
    assert fight.round_number == 2
    assert [one.who for one in fight.participants] == [even.id, slow.id]
    assert [one.announcement for one in fight.participants] == [attacks(slow), high]
    (clash,) = fight.clashes
    assert (clash.ruling.members, clash.complication) == ((even.id, slow.id), "The lamp goes out.")
    count = fight.participants[1].count
    assert count is not None
    labels = {line.reason: line.label for line in count.lines}
    assert (labels[ThrowReason.ADVANTAGE], labels[ThrowReason.DISADVANTAGE]) == ("high ground", "drunk")
