"""The luck of throws that were made: as every deal counted one by one has it, and never of cards that lie face down."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui import texts
from demoncity_gui.evening.evening import read_sound_part
from demoncity_gui.evening.history import History
from demoncity_gui.games.demon_city.rules.commands import Command, ThrowCards
from demoncity_gui.games.demon_city.rules.events import CardsSpread, CardsTurned, Event, ThrowShown
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, ShownThrow, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.thrown import turned
from demoncity_gui.games.demon_city.rules.unseen import Unseen, unseen_of
from demoncity_gui.games.game import Deed
from demoncity_gui.luck.throws import luck_of
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import TooManyThrows, round_odds
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import luck as said
from tests.support.demon_city import JournalInMemory
from tests.support.random_evenings import played
from tests.support.random_rounds import random_round
from tests.support.trials import Trials
from tests.support.whole_rounds import Step, whole_round

GOLDEN = Path(__file__).parents[1] / "journal" / "golden" / "1.4.demoncity"


def throws(seeds: int) -> Iterator[Step]:
    """Yield the throws of rounds that nobody would plan."""
    for seed in range(seeds):
        dice = Random(seed)
        for step in whole_round(dice, tuple(random_round(dice).people.values())):
            if isinstance(step.command, ThrowCards):
                yield step


def deed(step: Step, before: Table | None = None) -> Deed[Table, Command, Event]:
    return Deed(1, step.command, step.events, lambda: step.before if before is None else before)


@pytest.mark.soak
def test_a_throws_luck_is_the_share_of_all_hands_that_are_lower(trials: Trials) -> None:
    told = 0
    for step in throws(trials(300)):
        people = {} if step.table.fight is None else {one.who: one for one in step.table.fight.participants}
        for one in luck_of(deed(step)).throws:
            who, throw = step.table.character(one.who), people[one.who].throw
            assert isinstance(throw, ShownThrow)
            unseen, count = unseen_of(step.before, who.deck), people[one.who].count
            if unseen is None or count is None or len(throw.cards) > 2:
                continue
            values = [
                turned(hand, who, lowest=count.lowest, rules=step.table.house_rules).value
                for hand in combinations(unseen.pile, len(throw.cards))
            ]
            assert one.less == Fraction(sum(value < one.value for value in values), len(values))
            assert one.more == Fraction(sum(value > one.value for value in values), len(values))
            told += 1
    assert told > trials(300)


@pytest.mark.soak
def test_luck_is_the_same_whatever_else_lies_unseen(trials: Trials) -> None:
    """T-ODDS-06: what stays in the piles comes in any order."""
    for step in throws(trials(300)):
        dice = Random(7)
        decks = {}
        for field, name in (("players_deck", DeckName.PLAYERS), ("horror_deck", DeckName.HORROR)):
            pile = list(step.before.deck(name).pile)
            dice.shuffle(pile)
            decks[field] = replace(step.before.deck(name), pile=tuple(pile))
        assert luck_of(deed(step, replace(step.before, **decks))) == luck_of(deed(step))


@pytest.mark.soak
def test_how_likely_a_side_was_to_win_is_what_the_odds_say_of_it(trials: Trials) -> None:
    told = 0
    for step in throws(trials(300)):
        players, horror = (unseen_of(step.before, name) for name in DeckName)
        assert players is not None and horror is not None and step.before.fight is not None
        try:
            odds = round_odds(confrontation_of(step.before, step.before.fight), Unseen(players, horror))
        except (TooManyThrows, TooFewCards):  # of too few, what was left was thrown (T-AMB-04 b)
            continue
        sides = [side for clash in odds.clashes for side in clash.sides.items() if len(clash.sides) > 1]
        tied = [clash.tied for clash in odds.clashes if len(clash.sides) > 1]
        for turn in luck_of(deed(step)).turns:
            if turn.is_won:
                assert (turn.side, turn.chance) in [(side, one.wins) for side, one in sides]
            else:
                assert turn.chance in tied
            told += 1
    assert told > trials(300) // 4


def test_nothing_is_told_before_the_cards_lie_open() -> None:
    told = 0
    for seed in range(6):
        session = played(JournalInMemory(), seed, 250)
        for number in session.history.timeline.standing:
            one = session.history._deed(number)
            if luck_of(one).throws:
                assert any(isinstance(event, CardsTurned | ThrowShown | CardsSpread) for event in one.events)
                told += 1
            lying = () if one.before.fight is None else one.before.fight.participants
            if any(isinstance(event, CardsTurned) for event in one.events):
                assert len(luck_of(one).throws) == sum(isinstance(each.throw, FaceDownThrow) for each in lying)
    assert told > 10


def test_the_players_luck_is_of_their_own_deck_alone() -> None:
    journal, tables, _ = read_sound_part(GOLDEN)
    history = History(journal, tables)
    ours = list(history.luck(for_players=True))
    assert [line.partition(":")[0] for line in ours[1:4]] == ["Max", "Ann", "Cassie"]
    assert not any(said.turning_point(round=2, how="").partition("2")[0] in line or "Dirk" in line for line in ours)
    how = said.won_turn(
        who=texts.demon_city_people.side(side="cult", first=True),
        chance="39",
    )
    assert list(history.luck(for_players=False))[-1] == said.turning_point(round=2, how=how)


def test_the_history_tells_a_throws_luck_beneath_its_line() -> None:
    journal, tables, _ = read_sound_part(GOLDEN)
    history = History(journal, tables)
    reasons = [reason for line in history.lines(1, journal.timeline.last) for reason in line.reasons]
    assert said.throw(who="Ann", value=4, share="5") in reasons
    assert not any(
        "Luck" in reason for lines in history.story(for_players=False) for one in lines for reason in one.reasons
    )
