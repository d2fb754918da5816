"""What the Host's table says of a throw."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.commands import (
    AcceptRuling,
    Announce,
    BeginAction,
    BeginEvening,
    CallReady,
    NextRound,
    PassTurn,
    SetState,
    ThrowCards,
)
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.tarot import Card
from tests.evening.evenings import NOON
from tests.support.cast import attacks, defends, foe, player
from tests.support.demon_city import JournalInMemory, Session
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick


def test_an_own_fool_counts_and_no_card_beside_it() -> None:
    """T-CRIT-08: worth 22 in this hand, though 0 stands on it."""
    bill, ann = foe("Bill", agility=2), player("Ann", agility=3, significators=(Card.FOOL,))
    stack = StackedChance(*pick("7 Fool", PLAYERS_31), *pick("5", HORROR_10))
    session = Session(JournalInMemory(), stack, lambda: NOON)
    session.do(BeginEvening("An evening", "", (bill, ann), PLAYERS_31, HORROR_10))
    session.do(BeginAction())
    session.do(Announce(bill.id, attacks(ann)))
    session.do(Announce(ann.id, defends()))
    session.do(CallReady())
    session.do(ThrowCards())
    row = next(row for row in Views(session).host().rows if row.name == "Ann")
    assert (len(row.shown), row.value, row.counting) == (2, 22, Card.FOOL)


def test_who_has_no_action_this_round_is_not_offered_last_rounds_deed_again() -> None:
    """T-ANNOUNCE-08: not even once the Host has brought them back up."""
    bill, ann = foe("Bill", agility=2), player("Ann", agility=3)
    session = Session(JournalInMemory(), StackedChance(*pick("7", PLAYERS_31), *pick("5", HORROR_10)), lambda: NOON)
    session.do(BeginEvening("An evening", "", (bill, ann), PLAYERS_31, HORROR_10))
    session.do(BeginAction())
    session.do(Announce(bill.id, attacks(ann)))
    session.do(Announce(ann.id, defends()))
    for command in (CallReady(), ThrowCards(), AcceptRuling(), NextRound()):
        session.do(command)
    assert next(row for row in Views(session).host().rows if row.name == "Bill").pale
    session.do(SetState(bill.id, State.OUT, is_so=True))
    session.do(PassTurn(bill.id))
    session.do(SetState(bill.id, State.OUT, is_so=False))
    assert not next(row for row in Views(session).host().rows if row.name == "Bill").pale
