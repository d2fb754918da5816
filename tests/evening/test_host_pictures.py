"""What the Host's table says of a throw."""

from __future__ import annotations

from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules.commands import Announce, BeginAction, BeginEvening, CallReady, ThrowCards
from demoncity_gui.pieces.tarot import Card
from tests.evening.evenings import NOON
from tests.support.cast import attacks, defends, foe, player
from tests.support.demon_city import JournalInMemory
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
    row = next(row for row in session.host_picture().rows if row.name == "Ann")
    assert (len(row.shown), row.value, row.counting) == (2, 22, Card.FOOL)
