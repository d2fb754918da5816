"""Whatever tells chances or luck tells the same of two tables that differ only in what nobody has seen (T-ODDS-06)."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.commandline.odds import as_json, explanation, odds
from demoncity_gui.forecast.fight import play
from demoncity_gui.forecast.setup import setup_of
from demoncity_gui.forecast.story import story_of
from demoncity_gui.forecast.variant import in_the_other_edition
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.commands import Contest, TaskSide, ThrowCards, TryTask
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.unseen import unseen_of
from demoncity_gui.games.game import Deed
from demoncity_gui.host.desks.demon_city.odds.asking import answer, asked_of, deal_twenty
from demoncity_gui.host.desks.demon_city.odds.tables import tables_page
from demoncity_gui.host.desks.demon_city.odds.task_asking import task_answer, task_asked_of
from demoncity_gui.luck.throws import DeedLuck, luck_of
from demoncity_gui.pieces.decks import DeckName
from tests.forecast.fights import in_mid_fight
from tests.forecast.test_fights import redealt
from tests.odds.test_every_deal import OTHER_READINGS
from tests.support.odds_scenarios import odds_round
from tests.support.trials import Trials
from tests.support.whole_rounds import CardLuck


def of_the_round(table: Table) -> object:
    asked = asked_of(table)
    if asked is None:
        return None
    # A confrontation is compared by what is sent to the process that works chances out.
    return pickle.dumps(asked), answer(asked), [deal_twenty(asked, who, seed=7) for who in asked.ground.announcements]


def of_a_task(table: Table) -> object:
    one, other, *_ = [character.id for character in table.characters]
    found = []
    for command in (
        TryTask(TaskSide(one), (3, 6)),
        TryTask(TaskSide(other), (5,)),
        Contest(TaskSide(one), TaskSide(other)),
    ):
        asked = task_asked_of(table, command)
        found.append(None if asked is None else (asked, task_answer(asked)))
    return found


def of_tables_to_print(table: Table) -> object:
    return tables_page(*(unseen_of(table, name) for name in DeckName))


def of_a_forecast(table: Table) -> object:
    setup = setup_of(table, {})
    return setup, play(setup, 1, 3), story_of(setup, 1, 3)


def of_the_other_edition(table: Table) -> object:
    return setup_of(in_the_other_edition(table, CardLuck(Random(1))), {})


TOLD: dict[str, tuple[Callable[[Table], object], int]] = {
    "round": (of_the_round, 400),
    "task": (of_a_task, 400),
    "tables": (of_tables_to_print, 20),
    "forecast": (of_a_forecast, 200),
    "other edition": (of_the_other_edition, 200),
}
"""What tells chances, and how many tables a soak asks."""


@pytest.mark.soak
@pytest.mark.parametrize("what", TOLD)
def test_chances_know_no_order_and_no_face_down_card(what: str, trials: Trials) -> None:
    """T-ODDS-06."""
    told, whole = TOLD[what]
    told_of = 0
    for seed in range(trials(whole)):
        dice = Random(seed)
        table = in_mid_fight(seed, dice.randrange(12))
        other = with_heaps_mixed(redealt(table, dice), dice)
        assert told(other) == told(table)
        told_of += other != table
    assert told_of


def with_heaps_mixed(table: Table, dice: Random) -> Table:
    def mixed(name: DeckName) -> Any:
        deck = table.deck(name)
        pile, discard = (tuple(dice.sample(heap, len(heap))) for heap in (deck.pile, deck.discard))
        return replace(deck, pile=pile, discard=discard)

    return replace(table, players_deck=mixed(DeckName.PLAYERS), horror_deck=mixed(DeckName.HORROR))


def luck_at(table: Table, events: tuple[Event, ...]) -> DeedLuck:
    return luck_of(Deed(1, ThrowCards(), events, lambda: table))


@pytest.mark.soak
def test_luck_is_of_the_cards_that_were_turned_and_knows_no_others(trials: Trials) -> None:
    """T-ODDS-06: what lay elsewhere before the throw, and in which order, changes nothing of its luck."""
    told_of = 0
    for seed in range(trials(400)):
        dice = Random(seed)
        table = in_mid_fight(seed, dice.randrange(4, 14))
        try:
            events, _ = decided(table, ThrowCards(), CardLuck(dice))
        except RuleRefusal:
            continue
        other = with_heaps_mixed(table, dice)
        luck, again = luck_at(table, events), luck_at(other, events)
        assert luck == again
        told_of += bool(luck.throws) and other != table
    assert told_of


@pytest.mark.soak
def test_a_file_may_list_the_unseen_cards_in_any_order(trials: Trials) -> None:
    told_of = 0
    for seed in range(trials(400)):
        dice = Random(seed)
        scenario = odds_round(dice, OTHER_READINGS[seed % len(OTHER_READINGS)], people=4, sides=2)
        decks = {name: dice.sample(cards, len(cards)) for name, cards in scenario["decks"].items()}
        try:
            one, other = (odds(json.dumps(told).encode()) for told in (scenario, {**scenario, "decks": decks}))
        except ScenarioUnreadable:
            continue
        assert as_json(one) == as_json(other) and list(explanation(one)) == list(explanation(other))
        told_of += decks != scenario["decks"]
    assert told_of
