"""The luck of the dice edition: dice remember nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from demoncity_gui.forecast.fight import SeededLuck, play
from demoncity_gui.forecast.setup import setup_of
from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, ThrowCards
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.events import ClashJudged, Event
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table, confrontation_of
from demoncity_gui.games.demon_city.tempers.fights import Step
from demoncity_gui.games.game import Deed
from demoncity_gui.luck.throws import Turn, luck_of
from demoncity_gui.odds.dice import dice_clash_odds
from tests.support.desk import EXAMPLE


def test_a_rolls_luck_and_that_of_its_clashes_is_what_the_odds_say() -> None:
    people = tuple(replace(one, significators=()) for one in EXAMPLE.characters)
    table = decided(EMPTY_TABLE, BeginDiceEvening("Dice", "", people), SeededLuck(1, 1))[1]
    setup = setup_of(table, {})
    assert not setup.damage_by_hand  # with dice it is the rule
    told: list[Turn] = []

    def look(step: Step, before: Table, events: Sequence[Event]) -> None:
        luck = luck_of(Deed(1, step.command, tuple(events), lambda: before))
        assert bool(luck.throws) == isinstance(step.command, ThrowCards)
        if before.fight is None or not luck.throws:
            return
        dice = {one.who: one.count.cards for one in before.fight.participants if one.count is not None}
        for one in luck.throws:
            assert one.less + one.more < 1
            assert 10 ** dice[one.who] % one.less.denominator == 0
        ground = confrontation_of(before, before.fight)
        assert isinstance(ground, DiceConfrontation)
        for event in events:
            if isinstance(event, ClashJudged) and len({ground.side(who) for who in event.ruling.members}) > 1:
                odds = dice_clash_odds(ground, event.ruling.members, dice, ())[0]
                turn = luck.turns[len(told) - start[0]]
                told.append(turn)
                assert turn.chance == (odds.tied if turn.side is None else odds.sides[turn.side].wins)
        start[0] = len(told)

    start = [0]
    for number in range(3):
        play(setup, 1, number, look)
    assert len(told) > 5
