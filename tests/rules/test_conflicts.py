"""Of deeds of one side that can't both be done: which is done, which is not, and which waits (T-RESOLVE-27)."""

from __future__ import annotations

import pytest

from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.conflicts import Settled, settle_conflicts

ANN, BILL, CASS, DIRK, EVE = (CharacterId(number) for number in range(1, 6))


def settled(
    values: dict[CharacterId, int],
    *pairs: tuple[CharacterId, CharacterId],
    chosen: tuple[CharacterId, ...] = (),
    first: CharacterId | None = None,
) -> Settled:
    def conflicts_with(who: CharacterId) -> frozenset[CharacterId]:
        return frozenset(other for pair in pairs if who in pair for other in pair if other != who)

    return settle_conflicts(list(values), values, conflicts_with, chosen, first=first)


@pytest.mark.parametrize(
    ("told", "happens", "excluded", "undecided"),
    [
        pytest.param(
            settled({ANN: 7, BILL: 5, CASS: 3}, (ANN, BILL)), (ANN, CASS), (BILL,), (), id="the higher goes first"
        ),
        pytest.param(
            settled({ANN: 7, BILL: 5, CASS: 3}, (ANN, BILL), (BILL, CASS)),
            (ANN, CASS),
            (BILL,),
            (),
            id="what is excluded excludes nothing",
        ),
        pytest.param(
            settled({BILL: 9, CASS: 3}, (ANN, BILL), first=ANN), (CASS,), (BILL,), (), id="the attack goes before all"
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5, CASS: 5}, (ANN, BILL)), (CASS,), (), ((ANN, BILL),), id="equals are undecided"
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5}, (ANN, BILL), chosen=(BILL,)), (BILL,), (ANN,), (), id="who is chosen goes first"
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5}, (ANN, BILL), chosen=(BILL, ANN)),
            (BILL,),
            (ANN,),
            (),
            id="of two chosen the first",
        ),
        pytest.param(
            settled({ANN: 9, BILL: 5, CASS: 5}, (ANN, BILL), (BILL, CASS), chosen=(BILL,)),
            (ANN, CASS),
            (BILL,),
            (),
            id="who is excluded is not there to be chosen",
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5, CASS: 3}, (ANN, BILL), (BILL, CASS)),
            (),
            (),
            ((ANN, BILL),),
            id="the lower waits for what is undecided",
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5, CASS: 3, DIRK: 2}, (ANN, BILL), (BILL, CASS), (CASS, DIRK)),
            (),
            (),
            ((ANN, BILL),),
            id="and what is lower still waits for it",
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5, CASS: 3, DIRK: 3}, (ANN, BILL), (BILL, CASS), (CASS, DIRK), chosen=(CASS,)),
            (),
            (),
            ((ANN, BILL),),
            id="nobody is chosen who waits, and whose equal waits waits too",
        ),
        pytest.param(
            settled({ANN: 9, BILL: 5, CASS: 5, DIRK: 3}, (BILL, CASS), (ANN, DIRK), (BILL, DIRK)),
            (ANN,),
            (DIRK,),
            ((BILL, CASS),),
            id="what is excluded already waits for nothing",
        ),
        pytest.param(
            settled({ANN: 5, BILL: 5, CASS: 3, DIRK: 3, EVE: 2}, (ANN, BILL), (BILL, CASS), (DIRK, EVE)),
            (DIRK,),
            (EVE,),
            ((ANN, BILL),),
            id="what conflicts with none of them goes on",
        ),
    ],
)
def test_of_deeds_that_cant_both_be_done(
    told: Settled,
    happens: tuple[CharacterId, ...],
    excluded: tuple[CharacterId, ...],
    undecided: tuple[tuple[CharacterId, ...], ...],
) -> None:
    """T-RESOLVE-27, T-ALG-09."""
    assert told == Settled(happens, excluded, undecided)
