"""Sitting down (T-DECK-01, T-DECK-19)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.rules.commands import BeginEvening
from demoncity_gui.rules.refusals import NotNow, RuleRefusal
from tests.support.cast import ann, bill
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, pick


def test_both_decks_are_shuffled_before_the_first_throw() -> None:
    """T-DECK-19: they lie as chance has left them, and the discards are empty."""
    table = table_with(ann, bill, players="10 Fool", horror="3").table
    assert table.players_deck.pile[:2] == pick("10 Fool", PLAYERS_31)
    assert table.horror_deck.pile[:1] == pick("3", HORROR_10)
    assert table.players_deck.discard == table.horror_deck.discard == ()


def test_an_evening_begins_once() -> None:
    with pytest.raises(RuleRefusal) as refused:
        table_with(ann, bill).do(BeginEvening("Another", "", (ann,), PLAYERS_31, HORROR_10))
    assert refused.value.reason == NotNow()


def test_two_people_of_one_id_are_refused() -> None:
    """T-STATE-01: each card lies in one place; two of one id would get the same cards laid before both."""
    with pytest.raises(RuleRefusal):
        table_with(ann, replace(bill, id=ann.id), in_action=False)
