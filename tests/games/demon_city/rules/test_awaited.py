"""Tasks, draws, recoveries and harm with real cards: they wait until the cards are typed, and then are as any other."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules import refusals as no
from demoncity_gui.games.demon_city.rules.awaited import Awaited
from demoncity_gui.games.demon_city.rules.characters import Character, State
from demoncity_gui.games.demon_city.rules.commands import (
    BeginAction,
    CheckCalm,
    Command,
    Contest,
    DrawFreely,
    DrawNumber,
    EditCharacter,
    JoinFight,
    LeaveFight,
    LetGo,
    Note,
    Recover,
    RedrawTies,
    SetHouseRule,
    SetRealDeck,
    SetState,
    SetToughness,
    TaskSide,
    ThrowCards,
    ThrowDamage,
    TryTask,
    TypeCards,
)
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, Event, NumberDrawn, TaskJudged
from demoncity_gui.games.demon_city.rules.offers import OfferAction, OfferThrow, OfferTyping, next_offer
from demoncity_gui.games.demon_city.rules.real_cards import cards_missing, lanes_to_type
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Numeral
from tests.support.cast import attacks, foe, player
from tests.support.sitting import Sitting, table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, pick

ANN = player("Ann", agility=2, toughness=2, significators=(Card.CUPS_QUEEN,))
CASSIE = player("Cassie", agility=3, toughness=3)
BILL = foe("Bill", agility=4, toughness=2)
DECK = (*PLAYERS_31, Card.CUPS_QUEEN, Card.SWORDS_KING)
TWO = TryTask(TaskSide(ANN.id, advantages=("a map",)), (5,))
"""A task that takes two cards."""
PLAYERS, HORROR = DeckName.PLAYERS, DeckName.HORROR
NUMBER, HUNDRED = DrawNumber(PLAYERS, hundred=False), DrawNumber(PLAYERS, hundred=True)


def real(
    players: DeckMode = DeckMode.EVERY_CARD,
    horror: DeckMode = DeckMode.PROGRAM,
    *,
    deck: tuple[Card, ...] = DECK,
    stack: str = "",
    in_action: bool = False,
    rules: dict[str, str] | None = None,
    people: tuple[Character, ...] = (ANN, CASSIE, BILL),
) -> Sitting:
    """Return a table of three with these decks; Ann and Cassie throw from the Players'."""
    sitting = table_with(*people, players_deck=deck, horror=stack, in_action=in_action)
    for ambiguity, letter in (rules or {}).items():
        sitting.do(SetHouseRule(ambiguity, letter))
    for name, mode in ((PLAYERS, players), (HORROR, horror)):
        if mode is not DeckMode.PROGRAM:
            sitting.do(SetRealDeck(name, mode))
    return sitting


def awaited(sitting: Sitting) -> Awaited:
    assert sitting.table.awaited is not None
    return sitting.table.awaited


def throw(sitting: Sitting, command: Command, *words: tuple[str, ...]) -> tuple[Event, ...]:
    """Ask for it, type these cards for one after the other, and throw."""
    sitting.do(command)
    for lane, typed in zip(lanes_to_type(sitting.table), words, strict=True):
        sitting.do(TypeCards(lane.who, typed))
    return sitting.do(ThrowCards())


@pytest.mark.parametrize(
    ("command", "cards"),
    [
        (TWO, [2]),
        (TryTask(TaskSide(ANN.id), (3, 6)), [1]),
        (Contest(TaskSide(BILL.id), TaskSide(ANN.id)), [1]),
        (Contest(TaskSide(CASSIE.id), TaskSide(ANN.id)), [1, 1]),
        (DrawFreely(PLAYERS, 3), [3]),
        (NUMBER, [1]),
        (HUNDRED, [2]),
        (CheckCalm(ANN.id, 3), [2]),
        (ThrowDamage(ANN.id, CASSIE.id), [3]),
        (BeginAction(), [1, 1]),
    ],
)
def test_whatever_is_drawn_from_a_real_deck_waits_and_can_be_let_go(command: Command, cards: list[int]) -> None:
    """T-DECK-21: nothing else is done meanwhile, and then it is as if nobody had asked."""
    twins = (ANN, player("Dora", agility=2), CASSIE, BILL)
    sitting = real(rules={"T-AMB-62": "b", "T-AMB-70": "b", "T-AMB-71": "b"}, people=twins)
    before = sitting.table

    sitting.do(command)

    assert [cards_missing(sitting.table, lane) for lane in lanes_to_type(sitting.table)] == cards
    assert awaited(sitting).asked == command
    assert sitting.table.pile_size(PLAYERS) == len(DECK) - sum(cards)
    assert isinstance(next_offer(sitting.table), OfferTyping)
    for other in (TWO, NUMBER, BeginAction(), SetToughness(ANN.id, 1), SetRealDeck(HORROR, DeckMode.EVERY_CARD)):
        refused = sitting.refusal(other)
        assert refused == no.CardsAwaitedFirst()
    assert refusal_sentence(sitting.table, refused).startswith(texts.demon_city_refusals.cards_awaited_first)
    assert isinstance(sitting.refusal(ThrowCards()), no.CardsToType)
    sitting.do(Note("the lamp flickers"))
    sitting.do(TypeCards(lanes_to_type(sitting.table)[0].who, ("7",)))
    assert len(sitting.table.players_deck.pile) == len(DECK) - 1

    sitting.do(LetGo())

    assert sitting.table == before
    assert sitting.refusal(LetGo()) == no.NotNow()


def test_automatic_tasks_need_no_card() -> None:
    """T-STATIC-05."""
    sitting = real()
    (judged,) = sitting.do(TryTask(TaskSide(ANN.id), (0,)))
    assert isinstance(judged, TaskJudged) and judged.ruling.levels == (0,)
    assert sitting.table.awaited is None


def test_typed_cards_decide_a_task_lie_open_and_are_discarded_by_the_next() -> None:
    """T-STATIC-02, T-THROW-05, T-DECK-21."""
    sitting = real()
    sitting.do(TWO)
    sitting.do(TypeCards(ANN.id, ("3", "6")))
    assert isinstance(next_offer(sitting.table), OfferThrow)
    judged = next(event for event in sitting.do(ThrowCards()) if isinstance(event, TaskJudged))
    assert judged.ruling.levels == (5,) and judged.ruling.thrown is not None
    assert judged.ruling.thrown.cards == (Card.WANDS_3, Card.WANDS_6)
    assert sitting.table.players_deck.spread == (Card.WANDS_3, Card.WANDS_6)
    assert isinstance(next_offer(sitting.table), OfferAction)

    sitting.do(TWO)
    assert set(sitting.table.players_deck.discard) == {Card.WANDS_3, Card.WANDS_6}
    refused = sitting.refusal(TypeCards(ANN.id, ("wands-6",)))
    assert refused == no.NoCardLeft(PLAYERS, "wands-6", 1)
    assert refusal_sentence(sitting.table, refused).startswith(
        texts.demon_city_refusals.no_card_left(deck="players", words=texts.card_titles.wands_6, held=1)
    )
    sitting.do(TypeCards(ANN.id, ("6", "6")))
    assert sitting.refusal(TypeCards(ANN.id, ("6", "6", "6"))) == no.NoCardLeft(PLAYERS, "6", 3)
    assert Counter(everywhere(sitting.table, PLAYERS)) == Counter(DECK)


def test_a_contest_of_players_takes_no_card_twice() -> None:
    """T-OPP-03."""
    sitting = real()
    sitting.do(Contest(TaskSide(ANN.id), TaskSide(CASSIE.id)))
    sitting.do(TypeCards(ANN.id, ("*",)))
    assert sitting.refusal(TypeCards(CASSIE.id, ("Q",))) == no.NoCardLeft(PLAYERS, "Q", 1)
    sitting.do(TypeCards(CASSIE.id, ("K",)))
    judged = next(event for event in sitting.do(ThrowCards()) if isinstance(event, ContestJudged))
    assert judged.winner == CASSIE.id
    assert [party.typed for party in judged.parties] == [(Card.CUPS_QUEEN,), (Card.SWORDS_KING,)]


def test_against_the_programs_horror_its_card_turns_with_the_typed_one() -> None:
    """T-OPP-01, T-DECK-25: mixed play."""
    sitting = real(stack="8")
    sitting.do(Contest(TaskSide(ANN.id), TaskSide(BILL.id)))
    assert sitting.table.horror_deck.spread == ()
    assert [lane.who for lane in lanes_to_type(sitting.table)] == [ANN.id]
    sitting.do(TypeCards(ANN.id, ("9",)))
    judged = next(event for event in sitting.do(ThrowCards()) if isinstance(event, ContestJudged))
    assert judged.winner == ANN.id
    assert sitting.table.horror_deck.spread == pick("8", HORROR_10)
    assert [party.typed for party in judged.parties] == [(Card.WANDS_9,), ()], "nobody has typed Bill's"


def test_c10_goes_past_what_does_not_count() -> None:
    """T-C10-01, T-C10-02, T-C10-03."""
    sitting = real()
    sitting.do(NUMBER)
    sitting.do(TypeCards(None, ("F", "K")))
    assert sitting.refusal(ThrowCards()) == no.CardsToType(None, 1)
    assert sitting.refusal(TypeCards(None, ("F", "K", "4", "5"))) == no.BadNumber("cards", 4, 0, 3)
    assert sitting.refusal(TypeCards(None, ("*",))) == no.NotACard("*")
    sitting.do(TypeCards(None, ("F", "K", "4")))
    assert NumberDrawn(PLAYERS, 4, hundred=False) in sitting.do(ThrowCards())
    assert sitting.table.players_deck.spread == (Card.FOOL, Card.SWORDS_KING, Card.WANDS_4)


def test_c100_is_ones_then_tens() -> None:
    """T-C100-01, T-C100-02, T-C100-07."""
    happened = throw(real(), HUNDRED, ("3", "F", "10"))
    assert NumberDrawn(PLAYERS, 3, hundred=True) in happened


def test_the_people_shuffle_where_the_pile_ends_before_a_card_that_counts() -> None:
    """T-DECK-22, T-THROW-07."""
    sitting = real(deck=pick("1 2 Fool", PLAYERS_31), people=(CASSIE, BILL))
    throw(sitting, DrawFreely(PLAYERS, 2), ("1", "2"))
    sitting.do(NUMBER)
    assert sitting.table.pile_size(PLAYERS) == 0
    sitting.do(TypeCards(None, ("F",)))
    assert (sitting.table.pile_size(PLAYERS), sitting.table.players_deck.discard) == (1, ())
    sitting.do(TypeCards(None, ("F", "2")))
    assert NumberDrawn(PLAYERS, 2, hundred=False) in sitting.do(ThrowCards())
    throw(sitting, DrawFreely(PLAYERS, 3), ("1", "2", "F"))
    assert sitting.refusal(DrawFreely(PLAYERS, 4)) == no.NotEnoughCards(PLAYERS, 4, 3)


def test_calm_is_checked_with_a_typed_card() -> None:
    """T-AMB-71, reading b: who fails panics, and that is told."""
    sitting = real(rules={"T-AMB-71": "b"})
    happened = throw(sitting, CheckCalm(ANN.id, 5), ("5",))
    assert [one.turned_by for one in happened if isinstance(one, TaskJudged)] == [(("T-AMB-71", "b"),)]
    assert sitting.table.character(ANN.id).panicked
    throw(sitting, CheckCalm(CASSIE.id, 5), ("6",))
    assert not sitting.table.character(CASSIE.id).panicked


def test_a_recovery_is_typed_at_its_place_in_the_order() -> None:
    """T-ANNOUNCE-07, T-AMB-55."""
    sitting = real(in_action=True)
    sitting.do(SetState(ANN.id, State.PANIC, True))
    throw(sitting, Recover(ANN.id, "Calm", 3), ("2", "4"))
    assert not sitting.table.character(ANN.id).panicked
    sitting.announce(ANN, attacks(BILL))
    sitting.do(SetState(CASSIE.id, State.PANIC, True))
    throw(sitting, Recover(CASSIE.id, None, 5), ("5",))
    assert sitting.participant(CASSIE).passes
    sitting.announce(BILL, attacks(ANN))
    assert Counter(everywhere(sitting.table, PLAYERS)) == Counter(DECK)


def test_damage_is_the_lowest_typed_card_that_counts() -> None:
    """T-AMB-70, reading b, T-QUIRK-06, T-QUIRK-07."""
    sitting = real(rules={"T-AMB-70": "b"})
    happened = throw(sitting, ThrowDamage(ANN.id, BILL.id), ("7", "F", "2"))
    assert DamageThrown(ANN.id, BILL.id, 2, lowest=True) in happened
    assert sitting.table.character(BILL.id).toughness == 0
    happened = throw(sitting, ThrowDamage(ANN.id, BILL.id, massive="Calm"), ("1", "2", "9", "3"))
    assert DamageThrown(ANN.id, BILL.id, 9, lowest=False) in happened
    assert sitting.table.character(BILL.id).out


# --- only the card that counts -----------------------------------------------------------------------------------


def test_of_a_task_the_highest_card_is_enough() -> None:
    sitting = real(DeckMode.HIGHEST_ONLY)
    for _ in range(2):
        sitting.do(TWO)
        assert [cards_missing(sitting.table, lane) for lane in lanes_to_type(sitting.table)] == [1]
        assert sitting.refusal(TypeCards(ANN.id, ("F",))) == no.NotTheHighest("F", 2, lowest=False)
        sitting.do(TypeCards(ANN.id, ("6",)))
        judged = next(event for event in sitting.do(ThrowCards()) if isinstance(event, TaskJudged))
        assert judged.ruling.levels == (5,)
        assert sitting.table.players_deck.spread == (Numeral(6),)
        assert Counter(everywhere(sitting.table, PLAYERS)) == Counter(DECK)
    sitting.do(SetRealDeck(PLAYERS, DeckMode.EVERY_CARD))
    assert sitting.table.pile_size(PLAYERS) == len(DECK)


def test_of_damage_the_lowest_card_is_enough() -> None:
    sitting = real(DeckMode.HIGHEST_ONLY, rules={"T-AMB-70": "b"})
    sitting.do(ThrowDamage(ANN.id, BILL.id))
    (lane,) = lanes_to_type(sitting.table)
    assert lane.lowest, "the Host is asked for the lowest"
    assert sitting.refusal(TypeCards(ANN.id, ("2", "3"))) == no.BadNumber("cards", 2, 0, 1)
    sitting.do(TypeCards(ANN.id, ("3",)))
    assert DamageThrown(ANN.id, BILL.id, 3, lowest=True) in sitting.do(ThrowCards())


def test_of_draws_each_card_is_typed_nevertheless() -> None:
    """T-WHEN-04, T-C100-07: there is no highest."""
    sitting = real(DeckMode.HIGHEST_ONLY)
    throw(sitting, DrawFreely(PLAYERS, 2), ("9", "Q"))
    assert sitting.table.players_deck.spread == (Numeral(9), Numeral(13))
    assert NumberDrawn(PLAYERS, 27, hundred=True) in throw(sitting, HUNDRED, ("7", "K", "2"))
    sitting.do(SetHouseRule("T-AMB-01", "b"))
    throw(sitting, DrawFreely(PLAYERS, 1), ("Q",))
    assert Numeral(11) in sitting.table.players_deck.spread, "every court is worth as much"
    sitting.do(DrawFreely(PLAYERS, 4))
    assert sitting.refusal(TypeCards(None, ("9", "9", "9", "9"))) == no.NoCardLeft(PLAYERS, "9", 3)
    sitting.do(TypeCards(None, ("F",)))
    assert sitting.refusal(TypeCards(None, ("F", "F"))) == no.NoCardLeft(PLAYERS, "F", 1)


def test_each_card_is_typed_where_high_stat_counts_for_some_levels_alone() -> None:
    """T-AMB-41, reading c: the last card is what Calm 4 brings, against Intensity 3 alone."""
    sitting = real(DeckMode.HIGHEST_ONLY, rules={"T-AMB-41": "c"})
    happened = throw(sitting, TryTask(TaskSide(ANN.id, "Calm"), (3, 6)), ("2", "9"))
    judged = next(event for event in happened if isinstance(event, TaskJudged))
    assert judged.ruling.levels == (3,)


# --- ties in the order -------------------------------------------------------------------------------------------


def test_equal_agility_is_ordered_by_typed_cards() -> None:
    """T-AMB-62, reading b, T-ORDER-04."""
    twin, foe_of_both = player("Dora", agility=2), foe("Eel", agility=2)
    sitting = real(rules={"T-AMB-62": "b"}, people=(ANN, twin, foe_of_both, BILL), stack="5")
    throw(sitting, BeginAction(), ("3",), ("8",))
    assert sitting.order == ["Dora", "Eel", "Ann", "Bill"]
    assert set(sitting.table.players_deck.discard) == {Card.WANDS_3, Card.WANDS_8}
    throw(sitting, RedrawTies(), ("1",), ("9",))
    assert sitting.order[0] == "Ann"


@pytest.mark.parametrize(
    ("letter", "intensities", "asked"), [("a", (3, 6), 1), ("c", (5,), 1), ("c", (3, 6), 3), ("c", (5, 6), 2)]
)
def test_each_card_is_asked_for_where_one_of_several_levels_goes_without_the_last(
    letter: str, intensities: tuple[int, ...], asked: int
) -> None:
    """T-AMB-41 c: of highest cards alone; against one Intensity, or by the preset, the highest is enough."""
    sitting = real(DeckMode.HIGHEST_ONLY, rules={"T-AMB-41": letter})
    sitting.do(TryTask(TaskSide(ANN.id, "Calm", advantages=("a map",)), intensities))
    (lane,) = lanes_to_type(sitting.table)
    assert cards_missing(sitting.table, lane) == asked


def test_nobody_waits_for_a_card_where_a_newcomer_or_a_new_sheet_ties() -> None:
    """T-AMB-62, reading b, T-ORDER-05: chance stands in for a real card; for one of the cast it is awaited."""
    twin = player("Dora", agility=2)
    sitting = real(rules={"T-AMB-62": "b"}, in_action=True)
    sitting.do(JoinFight(twin))
    assert sitting.table.awaited is None
    assert set(sitting.order[:2]) == {"Ann", "Dora"}
    sitting.do(EditCharacter(replace(CASSIE, stats=ANN.stats)))
    assert sitting.table.awaited is None
    assert set(sitting.order[:3]) == {"Ann", "Cassie", "Dora"}

    known = real(rules={"T-AMB-62": "b"}, people=(ANN, twin, BILL))
    throw(known, BeginAction(), ("3",), ("8",))
    known.do(LeaveFight(twin.id))
    known.do(JoinFight(twin))
    assert known.table.awaited is not None
