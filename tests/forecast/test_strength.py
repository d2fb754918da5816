"""How strong the ready tempers are: each beats random play, and the mastermind beats the swarm's instincts.

Two sides of two to four have the same sheets; each pair of fights gives either temper the players' side once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.forecast.fight import SeededLuck, play
from demoncity_gui.forecast.setup import setup_of
from demoncity_gui.forecast.tally import Share
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, CharacterId, Rank, Side
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.demon_city.tempers.ready import TEMPERS, instincts_of
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.trials import Trials

HORROR_SIDE = Side("cult")
AT_RANDOM = (
    Instinct(When.ALWAYS, Do.DEFEND, weight=3),
    Instinct(When.ALWAYS, Do.WITHDRAW, weight=5),
    Instinct(When.ALWAYS, Do.ATTACK),
)
"""Random play: to defend, to withdraw, or to attack anyone, each a third of the time or so."""


def two_sides(dice: Random) -> Sequence[Character]:
    """Return two sides of the same sheets."""
    stats = ("Agility", "Toughness", "Calm", "Perception")
    sheets = [tuple(Rank(name, dice.randint(2, 5)) for name in stats) for _ in range(dice.randint(2, 4))]
    sides = ((PLAYERS_SIDE, DeckName.PLAYERS), (HORROR_SIDE, DeckName.HORROR))
    everybody = [(side, deck, sheet) for side, deck in sides for sheet in sheets]
    return [
        Character(id=CharacterId(number), name=f"N{number}", side=side, deck=deck, stats=sheet)
        for number, (side, deck, sheet) in enumerate(everybody, start=1)
    ]


def table_of(people: Sequence[Character], edition: Edition) -> Table:
    begin = (
        cmd.BeginDiceEvening("A fight", "", tuple(people))
        if edition is Edition.DICE
        else cmd.BeginEvening("A fight", "", tuple(people), PLAYERS_31, HORROR_10)
    )
    return decided(EMPTY_TABLE, begin, SeededLuck(0, 0))[1]


def won(mine: str, theirs: str | None, edition: Edition, fights: int) -> Share:
    """Return how many of the fights with a winner one temper wins against another, or against random play."""
    wins = decisions = 0
    for number in range(fights):
        people = two_sides(Random(number // 2))
        side = (PLAYERS_SIDE, HORROR_SIDE)[number % 2]
        tempers = [mine if one.side == side else theirs for one in people]
        lines = [
            AT_RANDOM if temper is None else instincts_of(one, {one.id: temper}, edition)
            for one, temper in zip(people, tempers, strict=True)
        ]
        told = [replace(one, instincts=mind) for one, mind in zip(people, lines, strict=True)]
        winner = play(setup_of(table_of(told, edition), {}), 1, number).winner
        wins += winner == side
        decisions += winner is not None
    return Share(wins, decisions)


@pytest.mark.soak
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("temper", TEMPERS)
def test_each_temper_beats_random_play(
    edition: Edition, temper: str, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    share = won(temper, None, edition, trials(2_000, one_in=200))
    record_property(f"{temper}, {edition.value}", f"{share.share:.3f}")
    assert share.bounds[0] > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("edition", [Edition.TAROT, pytest.param(Edition.DICE, marks=pytest.mark.soak_alone)])
def test_the_mastermind_beats_the_instincts_of_a_swarm(
    edition: Edition, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    share = won("mastermind", "swarm", edition, trials(2_000, one_in=50))
    record_property(f"mastermind, {edition.value}", f"{share.share:.3f}")
    assert share.bounds[0] > 0.5
