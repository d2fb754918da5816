"""C10, C100, free draws, and how what lies open makes way (T-C10, T-C100, T-WHEN-04, T-THROW-05)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.announcements import Edges, Move
from demoncity_gui.games.demon_city.rules.asks import asks
from demoncity_gui.games.demon_city.rules.characters import Character, Rank, Side
from demoncity_gui.games.demon_city.rules.commands import (
    Announce,
    CallReady,
    DrawFreely,
    DrawNumber,
    NextRound,
    SetHouseRule,
    ThrowCards,
)
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.events import CardsSpread, DeckShuffled, NumberDrawn, SpreadDiscarded
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import ann, attacks, bill, cassie, defends, foe, player, quietly_tries
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick

PLAYERS, HORROR = DeckName.PLAYERS, DeckName.HORROR


def drawn(sitting: Sitting, deck: DeckName, *, hundred: bool = False) -> NumberDrawn:
    """Return the number that a draw gave, and from which deck."""
    number = sitting.do(DrawNumber(deck, hundred=hundred))[-1]
    assert isinstance(number, NumberDrawn)
    return number


def test_t_ex_35_what_is_passed_over_goes_to_the_discard_with_the_rest() -> None:
    """T-EX-35, T-C10-02, T-C10-03: by the next draw."""
    deck = (*PLAYERS_31, Card.CUPS_KNIGHT, Card.JUSTICE)
    stack = "Fool cups-knight Justice 7"
    sitting = table_with(ann, bill, players_deck=deck, players=stack, in_action=False)
    assert drawn(sitting, PLAYERS).number == 7
    sitting.do(DrawFreely(PLAYERS, 1))
    assert sitting.table.players_deck.discard == pick(stack, deck)


@pytest.mark.parametrize(("stack", "number"), [("3 7", 73), ("7 3", 37), ("Fool 3 10", 3), ("10 10", 100)])
def test_t_ex_37_and_38_c100_at_the_table(stack: str, number: int) -> None:
    """T-EX-37, T-EX-38, T-C100-01, T-C100-04, T-C100-05: for the Host as well, past The Fool."""
    sitting = table_with(ann, bill, players=stack, in_action=False)
    assert drawn(sitting, HORROR, hundred=True) == NumberDrawn(PLAYERS, number, hundred=True)
    assert sitting.table.horror_deck.pile == HORROR_10


def test_a_pile_that_ends_in_mid_draw_is_rebuilt_from_its_own_discard() -> None:
    """T-C10-03, T-THROW-07, T-DECK-22: The Moon ends the pile, and the 2 comes out of the discard."""
    horror = (Card.MOON, *pick("2 3", HORROR_10))
    sitting = table_with(ann, bill, horror_deck=horror, horror="2 3 Moon", in_action=False)
    sitting.do(DrawFreely(HORROR, 1))
    sitting.do(DrawFreely(HORROR, 1))
    sitting.chance = StackedChance()
    happened = sitting.do(DrawNumber(HORROR, hundred=False))
    assert DeckShuffled(HORROR, pick("2 3", HORROR_10)) in happened
    assert happened[-1] == NumberDrawn(HORROR, 2, hundred=False)
    assert sitting.table.horror_deck.spread == (Card.MOON, *pick("2", HORROR_10))


def test_a_deck_without_numbers_says_so() -> None:
    """T-C10-01: three cards over ten, of which none could ever count."""
    sitting = table_with(ann, bill, horror_deck=(Card.MOON, Card.SUN, Card.TOWER), in_action=False)
    assert sitting.refusal(DrawNumber(HORROR, hundred=False)) == no.NoNumberLeft(HORROR)


def test_c100_needs_two_numbers() -> None:
    """T-C100-01: one is there, and no second."""
    sitting = table_with(ann, bill, players_deck=(Card.FOOL, Card.CUPS_7), in_action=False)
    assert sitting.refusal(DrawNumber(HORROR, hundred=True)) == no.NoNumberLeft(PLAYERS)


@pytest.mark.parametrize("cards", [-1, 0, 11])
def test_nobody_draws_so_many_for_a_detail(cards: int) -> None:
    """T-WHEN-04."""
    sitting = table_with(ann, bill, in_action=False)
    assert sitting.refusal(DrawFreely(PLAYERS, cards)) == no.BadNumber("cards", cards, 1, 10)


def test_a_deck_that_cannot_serve_a_draw_says_so() -> None:
    """T-AMB-04."""
    sitting = table_with(ann, bill, horror_deck=HORROR_10[:3], in_action=False)
    assert sitting.refusal(DrawFreely(HORROR, 4)) == no.NotEnoughCards(HORROR, 4, 3)


def test_a_draw_discards_an_uncontested_throw_of_its_deck_and_leaves_committed_cards_alone() -> None:
    """T-THROW-05, T-AMB-07, T-STATE-05."""
    slow, quick = player("Max", agility=1), player("Ann", agility=2)
    sitting = table_with(slow, quick, foe("Bill", agility=5), players="2 9 4")
    sitting.announce(slow, quietly_tries(5))
    sitting.announce(quick, attacks(bill))
    sitting.do(DrawFreely(PLAYERS, 1))
    assert sitting.cards_before(slow) == ()
    assert sitting.table.players_deck.discard == pick("2", PLAYERS_31)
    assert sitting.cards_before(quick) == pick("9", PLAYERS_31)
    assert sitting.table.players_deck.spread == pick("4", PLAYERS_31)


def test_what_lies_open_makes_way_where_its_deck_lays_cards_for_a_clash() -> None:
    """T-THROW-05, T-THROW-06: a Horror's Deck that lay open whole serves the next throw; the players' stays open."""
    sitting = table_with(ann, foe("Bill", agility=1))
    sitting.do(DrawFreely(HORROR, 10))
    sitting.do(DrawFreely(PLAYERS, 2))
    sitting.announce(bill, attacks(ann, edges=Edges(advantages=("high ground",))))
    assert len(sitting.cards_before(bill)) == 2
    assert sitting.table.horror_deck.spread == ()
    assert len(sitting.table.players_deck.spread) == 2


def test_what_lies_open_makes_way_for_a_short_throw_too() -> None:
    """T-AMB-04 (reading b): nobody is cut short by cards that lie there for nothing."""
    sitting = table_with(ann, foe("Bill", agility=1), horror_deck=HORROR_10[:2])
    sitting.do(SetHouseRule("T-AMB-04", "b"))
    sitting.do(DrawFreely(HORROR, 2))
    sitting.announce(bill, defends())
    assert len(sitting.cards_before(bill)) == 2


def test_cards_turned_for_a_clash_are_left_alone_by_a_draw() -> None:
    """T-AMB-07: just-flipped cards lie until the next round."""
    sitting = table_with(player("Ann", agility=1), foe("Bill", agility=5), players="9")
    sitting.announce(ann, attacks(bill))
    sitting.announce(bill, attacks(ann))
    sitting.do(CallReady())
    sitting.do(ThrowCards())
    sitting.do(DrawFreely(PLAYERS, 1))
    assert sitting.cards_before(ann) == pick("9", PLAYERS_31)
    sitting.accept_all()
    sitting.do(NextRound())
    assert sitting.cards_before(ann) == ()


@pytest.mark.parametrize("hundred", [False, True])
def test_a_number_is_no_test_of_anything(hundred: bool) -> None:
    """T-C10-04: not The Fool nor a card over ten, drawn past, is a fumble or a success; nothing but a number happens.

    It may be asked for at any time, in Action Rounds and out of them.
    """
    deck = (*PLAYERS_31, Card.JUSTICE)
    owner = player("Ann", significators=(Card.JUSTICE,))
    for in_action in (False, True):
        sitting = table_with(
            owner, bill, players_deck=deck, players="Fool Justice 7 3", horror="7", in_action=in_action
        )
        assert "draw-number" in [ask.command for ask in asks(sitting.table)]
        people, fight = sitting.table.characters, sitting.table.fight
        happened = sitting.do(DrawNumber(PLAYERS, hundred=hundred))
        assert {type(event) for event in happened} == {CardsSpread, NumberDrawn}
        assert happened[-1] == NumberDrawn(PLAYERS, 37 if hundred else 7, hundred)
        assert (sitting.table.characters, sitting.table.fight) == (people, fight)


@pytest.mark.parametrize(("who", "deck"), [(ann, PLAYERS), (bill, HORROR)], ids=["players", "horror"])
def test_one_card_laid_makes_what_lies_open_of_its_deck_go(who: Character, deck: DeckName) -> None:
    """T-THROW-05, T-THROW-06: to that deck's discard, before it is drawn from; the other deck's stays."""
    first, second = replace(who, stats=(Rank("Agility", 1),)), foe("Dirk", agility=5, side=Side("the dead"))
    for names in ({deck}, set(DeckName)):
        sitting = table_with(first, second)
        for name in names:
            sitting.do(DrawFreely(name, 1))
        opened = sitting.table.deck(deck).spread
        assert SpreadDiscarded(deck) in sitting.do(Announce(first.id, attacks(second)))
        assert sitting.table.deck(deck).discard == opened
        assert {name for name in DeckName if sitting.table.deck(name).spread} == names - {deck}


def test_what_lies_open_stays_where_no_card_is_laid() -> None:
    """T-THROW-05: Cassie only moves, and Ann's card is there already."""
    sitting = table_with(player("Ann", agility=1), player("Cassie", agility=2), foe("Bill", agility=5))
    sitting.announce(ann, attacks(bill))
    sitting.do(DrawFreely(PLAYERS, 1))
    sitting.announce(cassie, Move())
    assert len(sitting.table.players_deck.spread) == 1


def test_a_second_number_makes_the_first_ones_card_go() -> None:
    """T-C10-03, T-THROW-05: of either deck."""
    for name in DeckName:
        sitting = table_with(ann, bill, players="3 4", horror="3 4", in_action=False)
        for _ in range(2):
            drawn(sitting, name)
        deck = sitting.table.deck(name)
        assert [[worth(card) for card in cards] for cards in (deck.discard, deck.spread)] == [[3], [4]]


def test_the_players_pile_that_ends_in_mid_draw_is_rebuilt_from_its_own_discard() -> None:
    """T-THROW-07, T-DECK-22: one card is left, and the other comes from the discard; what was drawn is kept."""
    deck = pick("Fool 7 8", PLAYERS_31)
    sitting = table_with(ann, bill, players_deck=deck, in_action=False)
    sitting.do(DrawFreely(HORROR, 1))
    sitting.do(DrawFreely(HORROR, 1))
    sitting.do(DrawFreely(PLAYERS, 2))
    assert sitting.refusal(DrawFreely(PLAYERS, 4)) == no.NotEnoughCards(PLAYERS, 4, 3)
    sitting.do(DrawFreely(PLAYERS, 2))
    assert sitting.table.players_deck == Deck(pile=deck[1:2], spread=(deck[2], deck[0]))


def test_the_last_number_of_a_deck_is_drawn() -> None:
    """T-C10-01: The Fool is no number, and the 5 is the only one."""
    sitting = table_with(ann, bill, players_deck=pick("5 Fool", PLAYERS_31), in_action=False)
    assert drawn(sitting, PLAYERS).number == 5
