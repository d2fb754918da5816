"""A question to the Players' Deck, and a line of a table: what a card answers, and the chances said before it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.events import CardsSpread, OracleAnswered, TableConsulted
from demoncity_gui.games.demon_city.rules.oracle_answers import answer_of, chances_of
from demoncity_gui.games.demon_city.rules.refusals import NoNumberLeft
from demoncity_gui.games.demon_city.rules.yes_or_no import Answer, Likelihood
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral
from tests.support.dice_table import dice_table
from tests.support.sitting import Sitting
from tests.support.stacked import PLAYERS_31, pick
from tests.support.trio import ANN, BILL, evening_of, stacked

LADDER = (Likelihood.SURE, Likelihood.LIKELY, Likelihood.EVEN, Likelihood.UNLIKELY, Likelihood.NO_WAY)


@pytest.mark.parametrize(
    ("card", "likelihood", "answer"),
    [
        ("wands-6", Likelihood.EVEN, Answer.YES),
        ("swords-6", Likelihood.EVEN, Answer.YES_AND),
        ("cups-6", Likelihood.EVEN, Answer.YES_BUT),
        ("swords-5", Likelihood.EVEN, Answer.YES_BUT),
        ("wands-4", Likelihood.EVEN, Answer.NO),
        ("swords-4", Likelihood.EVEN, Answer.NO_AND),
        ("cups-4", Likelihood.EVEN, Answer.NO_BUT),
        ("wands-1", Likelihood.SURE, Answer.YES_BUT),
        ("wands-2", Likelihood.SURE, Answer.YES),
        ("wands-8", Likelihood.NO_WAY, Answer.NO),
        ("major-7", Likelihood.EVEN, Answer.YES),
        (10, Likelihood.NO_WAY, Answer.YES_AND),
        (1, Likelihood.EVEN, Answer.NO_AND),
        (9, Likelihood.EVEN, Answer.YES),
    ],
)
def test_value_and_suit_answer(card: str | int, likelihood: Likelihood, answer: Answer) -> None:
    drawn: Drawn = Numeral(card) if isinstance(card, int) else Card(card)
    assert answer_of(drawn, likelihood) is answer


def seated(players: str = "") -> Sitting:
    sitting = Sitting(stacked(players=players))
    sitting.do(evening_of(ANN, BILL))
    return sitting


def test_the_fool_is_drawn_past_and_the_next_card_answers() -> None:
    sitting = seated("Fool 7")
    events = sitting.do(cmd.AskOracle("Is anybody  there?", Likelihood.EVEN))
    assert events[-1] == OracleAnswered("Is anybody there?", Likelihood.EVEN, 7, Answer.YES)
    assert sum(isinstance(event, CardsSpread) for event in events) == 2


@pytest.mark.parametrize("likelihood", LADDER)
def test_the_chances_are_those_of_every_card_that_could_come_next(likelihood: Likelihood) -> None:
    """Counted here by asking once with each unseen card on top of the pile."""
    answers: Counter[Answer] = Counter()
    numbers = [card for card in seated().table.players_deck.pile if card is not Card.FOOL]
    for card in numbers:
        sitting = seated(card.value)
        answers.update(
            one.answer for one in sitting.do(cmd.AskOracle("?", likelihood)) if isinstance(one, OracleAnswered)
        )
    said = chances_of(seated().table, likelihood)
    assert said == {answer: Fraction(answers[answer], len(numbers)) for answer in Answer}


def test_a_yes_is_rarer_the_less_likely_it_seems() -> None:
    table = seated().table
    shares = []
    for likelihood in LADDER:
        said = chances_of(table, likelihood)
        assert said is not None
        assert sum(said.values()) == 1
        shares.append(said[Answer.YES_AND] + said[Answer.YES] + said[Answer.YES_BUT])
    assert shares == [Fraction(10, 10), Fraction(8, 10), Fraction(6, 10), Fraction(4, 10), Fraction(2, 10)]


def test_the_chances_follow_the_cards_that_are_left() -> None:
    sitting = seated("10 10 10 9 9 9 8")
    for _ in range(7):
        sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 1))
    said = chances_of(sitting.table, Likelihood.NO_WAY)
    assert said is not None
    assert said[Answer.YES] == said[Answer.YES_AND] == said[Answer.YES_BUT] == 0


def test_nobody_tells_the_chances_of_cards_that_nobody_knows() -> None:
    sitting = seated()
    sitting.do(cmd.SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    assert chances_of(sitting.table, Likelihood.EVEN) is None


def test_a_real_card_is_typed_before_it_answers() -> None:
    sitting = seated()
    sitting.do(cmd.SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    sitting.do(cmd.AskOracle("Is the door open?", Likelihood.LIKELY))
    assert sitting.table.awaited is not None
    sitting.do(cmd.TypeCards(None, ("swords-9",)))
    events = sitting.do(cmd.ThrowCards())
    assert events[-1] == OracleAnswered("Is the door open?", Likelihood.LIKELY, 9, Answer.YES_AND)


def test_a_die_answers_as_well() -> None:
    sitting = dice_table(ANN, BILL, faces=(1, 5, 10, 4, 7), in_action=False)
    for face, answer in ((1, Answer.NO_AND), (5, Answer.YES_BUT), (10, Answer.YES_AND)):
        told = sitting.do(cmd.AskOracle("?", Likelihood.EVEN))[-1]
        assert told == OracleAnswered("?", Likelihood.EVEN, face, answer)
    assert sitting.do(cmd.Consult("Rooms", ("attic", "cellar")))[-1] == TableConsulted("Rooms", 4, "attic")
    said = chances_of(sitting.table, Likelihood.EVEN)
    assert said is not None
    assert said[Answer.YES_BUT] == said[Answer.NO_AND] == Fraction(1, 10)


@pytest.mark.parametrize(
    ("cards", "lines", "number", "words"),
    [
        ("1", 10, 1, "line 0"),
        ("10", 10, 10, "line 9"),
        ("6", 2, 6, "line 1"),
        ("5", 2, 5, "line 0"),
        ("3 4", 100, 43, "line 42"),
        ("10 10", 100, 100, "line 99"),
        ("5 10", 20, 5, "line 0"),
        ("6 10", 20, 6, "line 1"),
    ],
)
def test_each_line_has_the_same_share_of_the_numbers(cards: str, lines: int, number: int, words: str) -> None:
    told = seated(cards).do(cmd.Consult("Rooms", tuple(f"line {place}" for place in range(lines))))
    assert told[-1] == TableConsulted("Rooms", number, words)


def test_a_question_and_a_table_as_long_as_may_be_are_answered() -> None:
    assert seated("7").do(cmd.AskOracle("x" * 240, Likelihood.EVEN))[-1] == OracleAnswered(
        "x" * 240, Likelihood.EVEN, 7, Answer.YES
    )
    told = seated("7").do(cmd.Consult(f" {'x' * 118} ", ("y" * 240, " z ")))
    assert told[-1] == TableConsulted("x" * 118, 7, "z")


def test_without_a_card_worth_1_to_10_nothing_answers() -> None:
    sitting = Sitting(stacked())
    sitting.do(evening_of(ANN, BILL, players=(Card.FOOL,)))
    for command in (cmd.AskOracle("?", Likelihood.EVEN), cmd.Consult("Rooms", ("a", "b"))):
        assert sitting.refusal(command) == NoNumberLeft(DeckName.PLAYERS)
    assert chances_of(sitting.table, Likelihood.EVEN) is None


def test_when_the_pile_has_no_number_left_the_discard_s_numbers_answer() -> None:
    sitting = Sitting(stacked(players="9 2"))
    sitting.do(evening_of(ANN, BILL, players=pick("9 2 Fool", (*PLAYERS_31,))))
    sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 1))
    sitting.do(cmd.DrawFreely(DeckName.PLAYERS, 1))
    said = chances_of(sitting.table, Likelihood.EVEN)
    assert said is not None
    assert said[Answer.YES] + said[Answer.YES_AND] + said[Answer.YES_BUT] == Fraction(1, 2)


@pytest.mark.parametrize(("lines", "cards"), [(5, 1), (10, 1), (20, 2)])
def test_a_table_takes_a_card_or_two_by_its_length(lines: int, cards: int) -> None:
    """T-C10-01, T-C100-01."""
    sitting = seated("3 4")
    sitting.do(cmd.Consult("What is here", tuple(f"line {number}" for number in range(lines))))
    assert len(sitting.table.players_deck.spread) == cards
