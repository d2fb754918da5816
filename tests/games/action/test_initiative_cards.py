"""Initiative cards are playing cards: whose is which, how they lie, and what the players see of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.initiative_cards import initiative_cards, lying
from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules.table import Sheet
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.journal.in_memory import JournalInMemory
from tests.support.asked_guest import ACTION_CAST

BY_CARDS = replace(ACTION_CAST, house_rules=HouseRules((("A-AMB-01", "b"), ("A-OPT-20", "on"))))


def fighting(begin: do.BeginShots = BY_CARDS) -> AnySession:
    session: AnySession = Session(JournalInMemory(ACTION), RehearsedChance(2), lambda: "2018-05-26T12:00:00Z")
    session.do(begin)
    session.do(do.BeginFight())
    return session


def shown(session: AnySession) -> list[tuple[str, str]]:
    board: Any = session.tv.picture().board
    return [(one.whose, one.card) for one in board.cards]


def test_everybody_has_a_card_of_their_own_in_the_suit_of_their_faction() -> None:
    """A-ALT-01."""
    assert initiative_cards(fighting().table) == {
        **{"Ann": "spades-king", "Bill": "spades-queen"},
        **{"Cass": "hearts-king", "Thugs": "hearts-queen"},
    }
    many = replace(BY_CARDS, people=tuple(Sheet(f"Guest {at}", "One" if at < 20 else "Two") for at in range(60)))
    cards = initiative_cards(fighting(many).table)
    assert len(set(cards.values())) == len(cards) == 52


def test_the_players_see_the_upper_cards_as_they_lie_and_not_what_padding_says() -> None:
    """A-ALT-01, A-ALT-02, A-ALT-12."""
    session = fighting()
    assert shown(session) == [
        *(("Ann", "spades-king"), ("Bill", "spades-queen")),
        *(("Cass", "hearts-king"), ("Thugs", "hearts-queen")),
    ]
    session.do(do.AddPadding("the lights go out", 1))
    assert session.table.fight is not None and session.table.fight.stack is not None
    assert [one.whose for one in lying(session.table, session.table.fight.stack)][:2] == ["Ann", "the lights go out"]
    assert shown(session)[1] == ("…", "joker-1")
    assert "lights" not in str(session.tv.picture())
    session.do(do.Act())
    session.do(do.Finish())
    assert shown(session)[0] == ("Bill", "spades-queen")
