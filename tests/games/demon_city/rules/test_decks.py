"""The two decks, and cards on their way between pile, table and discard (T-DECK, T-THROW)."""

from __future__ import annotations

import pytest

from demoncity_gui.games.demon_city.rules.announcements import Edges, Move
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    CallReady,
    EndAction,
    NextRound,
    SetHouseRule,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.decks import DeckBreach, deck_breaches, starting_players_deck
from demoncity_gui.games.demon_city.rules.events import CardsLaid, CardsReturned, DeckShuffled
from demoncity_gui.games.demon_city.rules.refusals import DecksUnfit, NotEnoughCards, NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, turned_throw
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, UnknownCard, card_named
from tests.support.cast import ann, attacks, bill, cassie, defends, foe, player, quietly_tries
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick


def extra(*labels: str) -> Edges:
    """Return one card more for each label."""
    return Edges(advantages=labels)


def test_t_ex_39_the_starting_players_deck() -> None:
    """T-EX-39, T-DECK-03, T-DECK-06, T-DECK-08: 31 cards, three of each 1–10 and one 0, 165 in all, and no court.

    Without The Fool 30.
    """
    deck = starting_players_deck()
    worths = [worth(card) for card in deck]
    assert len(set(deck)) == len(deck) == 31
    assert {number: worths.count(number) for number in range(11)} == {0: 1} | {number: 3 for number in range(1, 11)}
    assert sum(worths) == 165
    assert not any(card.court for card in deck)
    assert len(starting_players_deck(with_the_fool=False)) == 30


def test_t_ex_41_the_fool_is_in_exactly_one_deck() -> None:
    """T-EX-41, T-DECK-07."""
    without = starting_players_deck(with_the_fool=False)
    assert deck_breaches(PLAYERS_31, (*HORROR_10, Card.FOOL)) == (DeckBreach.FOOL_IN_BOTH,)
    assert deck_breaches(without, HORROR_10) == (DeckBreach.FOOL_IN_NEITHER,)
    assert deck_breaches(without, (*HORROR_10, Card.FOOL)) == ()
    with pytest.raises(RuleRefusal) as refused:
        table_with(ann, bill, horror_deck=(*HORROR_10, Card.FOOL))
    assert refused.value.reason == DecksUnfit((DeckBreach.FOOL_IN_BOTH,))


def test_t_ex_42_no_card_lies_in_both_decks() -> None:
    """T-EX-42, T-DECK-20: nor twice in one."""
    assert deck_breaches(PLAYERS_31, (*HORROR_10, Card.CUPS_7)) == (DeckBreach.CARD_TWICE,)
    assert deck_breaches(PLAYERS_31, (*HORROR_10, Card.MOON, Card.MOON)) == (DeckBreach.CARD_TWICE,)
    with pytest.raises(RuleRefusal) as refused:
        table_with(ann, bill, horror_deck=(*HORROR_10, Card.CUPS_7))
    assert refused.value.reason == DecksUnfit((DeckBreach.CARD_TWICE,))


def test_the_fool_lies_in_a_deck_once() -> None:
    """T-DECK-07: twice in either is a breach, though the other has none."""
    without = starting_players_deck(with_the_fool=False)
    assert deck_breaches((*PLAYERS_31, Card.FOOL), HORROR_10) == (DeckBreach.CARD_TWICE,)
    assert deck_breaches(without, (*HORROR_10, Card.FOOL, Card.FOOL)) == (DeckBreach.CARD_TWICE,)


@pytest.mark.parametrize(
    ("horror", "warned"),
    [("Justice cups-page 10", True), ("Justice 10 9", False), ("Justice cups-page 1 10", False)],
)
def test_what_is_mostly_over_ten(horror: str, warned: bool) -> None:
    """T-DECK-17: a Page and Justice are over ten, a 10 is not; half and half is not most."""
    deck = pick(horror, (*HORROR_10, *Card))
    assert deck_breaches(PLAYERS_31, deck) == ((DeckBreach.MOSTLY_OVER_TEN,) if warned else ())


def test_every_breach_is_named_at_once() -> None:
    """T-DECK-07, T-DECK-20: The Fool in both decks hides no other card that lies in both."""
    assert set(deck_breaches(PLAYERS_31, (*HORROR_10, Card.FOOL, Card.CUPS_7))) == {
        DeckBreach.FOOL_IN_BOTH,
        DeckBreach.CARD_TWICE,
    }


def test_a_horrors_deck_mostly_over_ten_is_only_a_warning() -> None:
    """T-DECK-17."""
    high = pick("Moon Tower Devil 1 2", HORROR_10 + tuple(Card))
    assert deck_breaches(PLAYERS_31, high) == (DeckBreach.MOSTLY_OVER_TEN,)
    assert table_with(ann, bill, horror_deck=high).table.horror_deck.pile == high


def test_majors_and_courts_are_worth_what_is_printed_or_set() -> None:
    """T-DECK-05, T-DECK-10, T-DECK-11, T-AMB-01."""
    assert [
        worth(card_named(name)) for name in ("cups-1", "major-5", "major-justice", "major-strength", "major-21")
    ] == [
        1,
        5,
        11,
        8,
        21,
    ]
    assert [worth(card_named(f"cups-{court}")) for court in ("page", "knight", "queen", "king")] == [11, 12, 13, 14]
    with pytest.raises(UnknownCard, match="major-22"):
        card_named("major-22")


def test_players_draw_from_their_deck_and_the_host_from_the_horrors() -> None:
    """T-DECK-25, T-COUNT-03: both off the top; a Significator comes up from among the players' cards."""
    sitting = table_with(ann, bill, players="9 2", horror="7")
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    assert sitting.cards_before(ann) == pick("9 2", PLAYERS_31)
    assert sitting.cards_before(bill) == pick("7", HORROR_10)
    assert len(sitting.table.players_deck.pile) == 29
    assert len(sitting.table.horror_deck.pile) == 9

    owner = player("Ann", significators=(Card.MOON,))
    sitting = table_with(owner, bill, players_deck=(*PLAYERS_31, Card.MOON), players="Moon")
    sitting.announce(owner, attacks(bill))
    assert sitting.cards_before(owner) == (Card.MOON,)


def test_t_ex_40_a_pile_that_ends_in_mid_throw() -> None:
    """T-EX-40, T-THROW-06, T-THROW-07: pile 1, discard 28, two shown; three thrown leave pile 28, discard 0."""
    slow, quick = player("Ann", agility=1), player("Max", agility=2)
    sitting = table_with(slow, quick, bill)
    for _ in range(4):  # 7 cards a round, so that 28 are gone after four
        sitting.announce(slow, defends(edges=extra("a", "b", "c", "d", "e")))
        sitting.announce(quick, Move())
        sitting.announce(bill, Move())
        sitting.throw()
        sitting.accept_all()
        sitting.do(NextRound())
    sitting.announce(slow, quietly_tries(5, edges=extra("a")))
    last_of_pile = sitting.table.players_deck.pile
    assert (len(last_of_pile), len(sitting.table.players_deck.discard)) == (1, 28)
    assert len(sitting.cards_before(slow)) == 2

    discarded = set(sitting.table.players_deck.discard) | set(sitting.cards_before(slow))
    sitting.chance = StackedChance(*pick("10 10", PLAYERS_31))
    sitting.announce(quick, quietly_tries(5, edges=extra("a", "b")))
    assert sitting.cards_before(quick) == (*last_of_pile, *pick("10 10", PLAYERS_31))
    assert sitting.cards_before(slow) == ()
    deck = sitting.table.players_deck
    assert (len(deck.pile), len(deck.discard)) == (28, 0)
    shuffled = next(event for event in sitting.events[::-1] if isinstance(event, DeckShuffled))
    assert set(shuffled.order) == discarded


def test_a_pile_is_not_rebuilt_before_a_card_is_needed() -> None:
    """T-AMB-03: the last card is drawn, and nothing is shuffled."""
    sitting = table_with(ann, foe("Bill", agility=5), horror_deck=HORROR_10[:3])
    sitting.announce(ann, defends())
    events = len(sitting.events)
    sitting.announce(bill, attacks(ann, edges=extra("a", "b")))
    assert sitting.table.horror_deck.pile == ()
    assert not any(isinstance(event, DeckShuffled) for event in sitting.events[events:])


def test_a_later_announcement_gives_a_card_or_takes_the_last_one_back() -> None:
    """T-COUNT-01, T-DIST-02: once Bill turns on Ann, her second card returns to the top, unseen."""
    sitting = table_with(player("Ann", agility=2), player("Cassie", agility=3), foe("Bill", agility=5), players="9 2 5")
    sitting.announce(ann, attacks(bill))
    sitting.announce(cassie, Move())
    assert sitting.cards_before(ann) == pick("9", PLAYERS_31), "nobody knows yet whether Bill minds her"
    sitting.announce(bill, attacks(cassie))
    assert sitting.cards_before(ann) == pick("9 2", PLAYERS_31)
    assert isinstance(sitting.participant(ann).throw, FaceDownThrow)

    happened = len(sitting.events)
    sitting.announce(bill, attacks(ann))
    assert CardsReturned(ann.id, 1) in sitting.events[happened:]
    assert sitting.cards_before(ann) == pick("9", PLAYERS_31)
    assert sitting.table.players_deck.pile[:2] == pick("2 5", PLAYERS_31)


def test_cards_taken_back_serve_the_same_deal() -> None:
    """T-AMB-04: with the horror's pile empty, the card that Bill gives back is the one that Dirk takes."""
    quick = foe("Dirk", agility=6)
    sitting = table_with(ann, foe("Bill", agility=5), quick, horror_deck=HORROR_10[:2])
    sitting.announce(ann, Move())
    sitting.announce(bill, attacks(ann))
    assert len(sitting.cards_before(bill)) == 2
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(quick, defends(edges=extra("a")))
    assert refused.value.reason == NotEnoughCards(DeckName.HORROR, 3, 0)
    sitting.announce(bill, Move())
    sitting.announce(quick, attacks(ann))
    assert len(sitting.cards_before(quick)) == 2


def test_a_deck_that_cannot_serve_refuses_before_any_card_moves() -> None:
    """T-AMB-04: never shortened silently."""
    sitting = table_with(ann, bill, horror_deck=HORROR_10[:2])
    sitting.announce(ann, defends())
    before = sitting.table
    with pytest.raises(RuleRefusal) as refused:
        sitting.announce(bill, attacks(ann, edges=extra("a", "b")))
    assert refused.value.reason == NotEnoughCards(DeckName.HORROR, 3, 2)
    assert sitting.table == before


def test_thrown_cards_lie_until_the_next_round_and_go_to_their_own_discard() -> None:
    """T-THROW-05, T-DECK-18, T-DECK-22: the Host's lie apart from the players'."""
    sitting = table_with(ann, bill, players="9 2", horror="7")
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    sitting.throw()
    sitting.accept_all()
    assert sitting.cards_before(ann) == pick("9 2", PLAYERS_31)
    sitting.do(NextRound())
    assert sitting.cards_before(ann) == ()
    assert set(sitting.table.players_deck.discard) == set(pick("9 2", PLAYERS_31))
    assert sitting.table.horror_deck.discard == pick("7", HORROR_10)


def test_leaving_action_discards_what_lies_face_down() -> None:
    """T-AMB-59: unflipped."""
    sitting = table_with(ann, cassie, bill)
    sitting.announce(ann, attacks(bill))
    sitting.do(EndAction())
    assert len(sitting.table.players_deck.discard) == 1
    assert sitting.table.fight is None
    assert sitting.refusal(EndAction()) == NotNow(), "there is nothing more to leave"


def test_ready_lays_nothing_and_the_throw_turns_everything() -> None:
    """T-CLASH-01: one flip for all."""
    sitting = table_with(ann, bill)
    sitting.announce(ann, defends())
    sitting.announce(bill, attacks(ann))
    ready = sitting.do(CallReady())
    assert not any(isinstance(event, CardsLaid) for event in ready)
    sitting.do(ThrowCards())
    assert not any(isinstance(one.throw, FaceDownThrow) for one in sitting.fight.participants)


def test_what_two_of_one_deck_want_at_once_is_added_up() -> None:
    """T-AMB-04: Ann turns her back on both, which is a card for each, and one is left."""
    slow, second = foe("Bill", agility=1), foe("Dirk", agility=2)
    sitting = table_with(slow, second, player("Ann", agility=5), horror_deck=HORROR_10[:3])
    sitting.announce(slow, attacks(ann))
    sitting.announce(second, attacks(ann))
    assert sitting.refusal(Announce(ann.id, Move())) == NotEnoughCards(DeckName.HORROR, 2, 1)


def test_the_players_deck_that_cannot_serve_says_so_whatever_the_horrors_holds() -> None:
    """T-AMB-04, T-DECK-22."""
    sitting = table_with(player("Ann", agility=1), bill, players_deck=pick("Fool 7", PLAYERS_31))
    assert sitting.refusal(Announce(ann.id, defends(edges=extra("a")))) == NotEnoughCards(DeckName.PLAYERS, 3, 2)


@pytest.mark.parametrize(
    ("left", "wanted", "served"),
    [(4, (3, 3), (2, 2)), (3, (3, 1), (2, 1)), (3, (1, 3), (1, 2)), (3, (2, 2), (1, 2)), (2, (1, 1), (1, 1))],
)
def test_a_short_deck_serves_whoever_takes_most_a_card_less(
    left: int, wanted: tuple[int, int], served: tuple[int, int]
) -> None:
    """T-AMB-04 (reading b): what lies before them already counts; the players' deck is not the short one."""
    slow, second, quick = foe("Bill", agility=1), foe("Dirk", agility=2), player("Ann", agility=9)
    sitting = table_with(player("Cassie", agility=0), slow, second, quick, horror_deck=HORROR_10[:left])
    sitting.do(SetHouseRule("T-AMB-04", "b"))
    sitting.announce(cassie, defends(edges=extra("a", "b")))
    assert len(sitting.cards_before(cassie)) == 4
    for who, cards in zip((slow, second), wanted, strict=True):
        sitting.announce(who, attacks(quick, edges=extra(*"abc"[: cards - 1])))
    assert tuple(len(sitting.cards_before(who)) for who in (slow, second)) == served


def test_a_deck_that_has_not_one_card_for_each_refuses_by_either_reading() -> None:
    """T-AMB-04 (reading b), T-COUNT-02: nobody is served none."""
    slow, second = foe("Bill", agility=1), foe("Dirk", agility=2)
    sitting = table_with(slow, second, player("Ann", agility=9), horror_deck=HORROR_10[:1])
    sitting.do(SetHouseRule("T-AMB-04", "b"))
    sitting.announce(slow, attacks(ann))
    assert sitting.refusal(Announce(second.id, attacks(ann))) == NotEnoughCards(DeckName.HORROR, 1, 0)


def test_an_announcement_that_takes_no_card_leaves_none_lying() -> None:
    """T-ANNOUNCE-11: Ann thinks again and only moves; all go back on the pile."""
    sitting = table_with(player("Ann", agility=1), bill, players="9 2")
    sitting.announce(ann, defends())
    sitting.announce(ann, Move())
    assert sitting.participant(ann).throw is None
    assert sitting.table.players_deck.pile[:2] == pick("9 2", PLAYERS_31)


def test_cards_face_down_are_worth_nothing_yet() -> None:
    """T-STATE-06, T-CLASH-01: to anybody, until all are turned."""
    sitting = table_with(player("Ann", agility=1), bill, players="9")
    sitting.announce(ann, attacks(bill))
    assert turned_throw(sitting.table, sitting.participant(ann)) is None
    sitting.announce(bill, Move())
    sitting.throw()
    thrown = turned_throw(sitting.table, sitting.participant(ann))
    assert thrown is not None and thrown.value == 9


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("major-wheel-of-fortune", Card.WHEEL_OF_FORTUNE),
        ("major-hanged-man", Card.HANGED_MAN),
        ("major-12", Card.HANGED_MAN),
    ],
)
def test_a_major_is_found_by_its_number_and_by_its_title(name: str, card: Card) -> None:
    """T-DECK-10, T-DECK-27."""
    assert card_named(name) is card
