"""Of deeds of one side that can't both be done: which is done, which is not, and which waits (T-RESOLVE-27)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.conflicts import Settled, settle_conflicts

ANN, BILL, CASS, DIRK, EVE = (CharacterId(number) for number in range(1, 6))


class Deeds(NamedTuple):
    """What each throws, which two can't both be done, who is chosen, and whose attack has happened."""

    values: dict[CharacterId, int]
    pairs: tuple[tuple[CharacterId, CharacterId], ...]
    chosen: tuple[CharacterId, ...] = ()
    first: CharacterId | None = None

    def conflicts_with(self, who: CharacterId) -> frozenset[CharacterId]:
        return frozenset(other for pair in self.pairs if who in pair for other in pair if other != who)


@pytest.mark.parametrize(
    ("deeds", "happens", "excluded", "undecided"),
    [
        pytest.param(
            Deeds({ANN: 7, BILL: 5, CASS: 3}, ((ANN, BILL),)), (ANN, CASS), (BILL,), (), id="the higher goes first"
        ),
        pytest.param(
            Deeds(
                {ANN: 7, BILL: 5, CASS: 3},
                (
                    (ANN, BILL),
                    (BILL, CASS),
                ),
            ),
            (ANN, CASS),
            (BILL,),
            (),
            id="what is excluded excludes nothing",
        ),
        pytest.param(
            Deeds({BILL: 9, CASS: 3}, ((ANN, BILL),), first=ANN), (CASS,), (BILL,), (), id="the attack goes before all"
        ),
        pytest.param(
            Deeds({ANN: 5, BILL: 5, CASS: 5}, ((ANN, BILL),)), (CASS,), (), ((ANN, BILL),), id="equals are undecided"
        ),
        pytest.param(
            Deeds({ANN: 5, BILL: 5}, ((ANN, BILL),), chosen=(BILL,)), (BILL,), (ANN,), (), id="who is chosen goes first"
        ),
        pytest.param(
            Deeds({ANN: 7, BILL: 5, CASS: 5, DIRK: 3, EVE: 3}, ((BILL, CASS), (ANN, DIRK), (BILL, DIRK), (DIRK, EVE))),
            (ANN, EVE),
            (DIRK,),
            ((BILL, CASS),),
            id="what is excluded keeps nobody waiting",
        ),
        pytest.param(
            Deeds({ANN: 7, BILL: 5}, ((ANN, BILL),), chosen=(BILL,)),
            (ANN,),
            (BILL,),
            (),
            id="a choice lifts nobody over a higher throw",
        ),
        pytest.param(
            Deeds({ANN: 5, BILL: 5}, ((ANN, BILL),), chosen=(BILL, ANN)),
            (BILL,),
            (ANN,),
            (),
            id="of two chosen the first",
        ),
        pytest.param(
            Deeds(
                {ANN: 9, BILL: 5, CASS: 5},
                (
                    (ANN, BILL),
                    (BILL, CASS),
                ),
                chosen=(BILL,),
            ),
            (ANN, CASS),
            (BILL,),
            (),
            id="who is excluded is not there to be chosen",
        ),
        pytest.param(
            Deeds(
                {ANN: 5, BILL: 5, CASS: 3},
                (
                    (ANN, BILL),
                    (BILL, CASS),
                ),
            ),
            (),
            (),
            ((ANN, BILL),),
            id="the lower waits for what is undecided",
        ),
        pytest.param(
            Deeds(
                {ANN: 5, BILL: 5, CASS: 3, DIRK: 2},
                (
                    (ANN, BILL),
                    (BILL, CASS),
                    (CASS, DIRK),
                ),
            ),
            (),
            (),
            ((ANN, BILL),),
            id="and what is lower still waits for it",
        ),
        pytest.param(
            Deeds(
                {ANN: 5, BILL: 5, CASS: 3, DIRK: 3},
                (
                    (ANN, BILL),
                    (BILL, CASS),
                    (CASS, DIRK),
                ),
                chosen=(CASS,),
            ),
            (),
            (),
            ((ANN, BILL),),
            id="nobody is chosen who waits, and whose equal waits waits too",
        ),
        pytest.param(
            Deeds(
                {ANN: 9, BILL: 5, CASS: 5, DIRK: 3},
                (
                    (BILL, CASS),
                    (ANN, DIRK),
                    (BILL, DIRK),
                ),
            ),
            (ANN,),
            (DIRK,),
            ((BILL, CASS),),
            id="what is excluded already waits for nothing",
        ),
        pytest.param(
            Deeds(
                {ANN: 5, BILL: 5, CASS: 3, DIRK: 3, EVE: 2},
                (
                    (ANN, BILL),
                    (BILL, CASS),
                    (DIRK, EVE),
                ),
            ),
            (DIRK,),
            (EVE,),
            ((ANN, BILL),),
            id="what conflicts with none of them goes on",
        ),
    ],
)
def test_of_deeds_that_cant_both_be_done(
    deeds: Deeds,
    happens: tuple[CharacterId, ...],
    excluded: tuple[CharacterId, ...],
    undecided: tuple[tuple[CharacterId, ...], ...],
) -> None:
    """T-RESOLVE-27, T-ALG-09."""
    values, _, chosen, first = deeds
    told = settle_conflicts(list(values), values, deeds.conflicts_with, chosen, first=first)
    assert told == Settled(happens, excluded, undecided)
