"""One fight of a forecast: legal at every step, the same for what nobody has seen, and as its setup says."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.forecast.fight import FightResult, play
from demoncity_gui.forecast.setup import setup_of
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.commands import SetRealDeck, ThrowDamage
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, Table
from demoncity_gui.games.demon_city.tempers.fights import Step
from demoncity_gui.games.demon_city.tempers.ready import TEMPERS
from demoncity_gui.pieces.decks import DeckMode, DeckName
from tests.forecast.fights import in_mid_fight, sitting
from tests.support.trials import Trials
from tests.support.whole_rounds import CardLuck


@pytest.mark.soak
def test_whatever_the_table_a_fight_of_each_temper_is_played_to_its_end(trials: Trials) -> None:
    sides = set()
    for seed in range(trials(3_000)):
        dice = Random(seed)
        table = in_mid_fight(seed, dice.randrange(40))
        tempers = {one.id: dice.choice([*TEMPERS]) for one in table.characters}
        most_rounds = dice.randint(1, 30)
        result = play(setup_of(table, tempers, most_rounds=most_rounds), 1, seed)
        assert result.rounds <= most_rounds
        sides.add(result.winner)
    assert len(sides) == 4  # each of the three sides wins somewhere, and somewhere the rounds are over first


def redealt(table: Table, dice: Random) -> Table:
    """Return a table that looks the same to everybody: other cards lie face down, and the piles in another order."""
    if table.fight is None:
        return replace(table, players_deck=mixed(table, DeckName.PLAYERS, dice))
    people = {one.who: one for one in table.fight.participants}
    decks = {}
    for name in DeckName:
        there = [
            one
            for one in people.values()
            if isinstance(one.throw, FaceDownThrow) and table.character(one.who).deck is name
        ]
        cards = [card for one in there if isinstance(one.throw, FaceDownThrow) for card in one.throw.cards]
        pile = [*table.deck(name).pile, *cards]
        dice.shuffle(pile)
        for one in there:
            assert one.throw is not None
            people[one.who] = replace(one, throw=FaceDownThrow(tuple(pile.pop() for _ in range(one.throw.number))))
        decks[name] = replace(table.deck(name), pile=tuple(pile))
    fight = replace(table.fight, participants=tuple(people.values()))
    return replace(table, fight=fight, players_deck=decks[DeckName.PLAYERS], horror_deck=decks[DeckName.HORROR])


def mixed(table: Table, name: DeckName, dice: Random) -> Deck:
    pile = list(table.deck(name).pile)
    dice.shuffle(pile)
    return replace(table.deck(name), pile=tuple(pile))


@pytest.mark.soak
def test_what_nobody_has_seen_makes_no_difference_to_a_forecast(trials: Trials) -> None:
    whole = trials(2_000)
    differing = 0
    for seed in range(whole):
        dice = Random(seed)
        table = in_mid_fight(seed, dice.randrange(30))
        other = redealt(table, dice)
        differing += other != table
        assert setup_of(table, {}) == setup_of(other, {})
        assert play(setup_of(table, {}), 7, seed) == play(setup_of(other, {}), 7, seed)
    assert differing > whole // 2


def steps_of(table: Table, seed: int = 1) -> tuple[FightResult, list[Step]]:
    found: list[Step] = []

    def told(step: Step, _before: Table, _events: Sequence[Event]) -> None:
        found.append(step)

    return play(setup_of(table, {}), seed, 1, told), found


def test_damage_that_the_host_enters_is_thrown_by_the_optional_rule() -> None:
    """T-AMB-70."""
    table = sitting(3)
    result, steps = steps_of(table)
    assert any(isinstance(step.command, ThrowDamage) for step in steps) and result.out
    assert setup_of(table, {}).damage_by_hand
    thrown = replace(table, house_rules=table.house_rules.with_reading(*readings.DAMAGE_IS_THROWN.switch))
    assert not setup_of(thrown, {}).damage_by_hand
    assert setup_of(thrown, {}).table == setup_of(table, {}).table


def test_of_a_deck_whose_highest_card_alone_is_typed_nobody_knows_the_rest() -> None:
    table = sitting(3)
    command = SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY)
    real = decided(table, command, CardLuck(Random(1)))[1]
    assert setup_of(real, {}).unknown_decks == (DeckName.PLAYERS,)
    assert setup_of(table, {}).unknown_decks == ()
    assert steps_of(real)[0].rounds > 0
