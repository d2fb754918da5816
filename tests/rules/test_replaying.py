"""Events that can't have happened at this table (a damaged journal)."""

from __future__ import annotations

import pytest

from demoncity_gui.rules.apply import apply
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.events import (
    CardsLaid,
    CardsReturned,
    CardsTurned,
    Event,
    SituationComplicated,
    ThrowDiscarded,
)
from tests.support.cast import ann, bill
from tests.support.sitting import table_with

STRANGER = CharacterId(99)


@pytest.mark.parametrize(
    "event",
    [
        CardsLaid(ann.id, 99),
        CardsReturned(ann.id, 1),
        ThrowDiscarded(STRANGER),
        CardsLaid(STRANGER, 1),
        CardsReturned(STRANGER, 1),
        SituationComplicated(0, "There is no such Clash."),
    ],
    ids=repr,
)
def test_an_impossible_event_is_a_value_error(event: Event) -> None:
    """As `apply` says: never another exception, so that whoever reads a journal has one thing to catch."""
    with pytest.raises(ValueError):
        apply(table_with(ann, bill).table, event)


def test_nothing_is_turned_outside_action_rounds() -> None:
    with pytest.raises(ValueError, match="Action Rounds"):
        apply(table_with(ann, bill, in_action=False).table, CardsTurned())
