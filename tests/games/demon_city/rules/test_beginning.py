"""Sitting down (T-DECK-01, T-DECK-19)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Move
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, CharacterId, Rank
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.events import DeckShuffled, EveningBegan, RealDeckSet
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.rules.refusals import CastUnfit, NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.pieces.decks import DeckMode, DeckName
from tests.support.cast import ann, bill
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick


def test_both_decks_are_shuffled_before_the_first_throw() -> None:
    """T-DECK-01, T-DECK-19: they lie as chance has left them, and the discards are empty."""
    sitting = table_with(ann, bill, players="10 Fool", horror="3", in_action=False)
    table = sitting.table
    assert sitting.events == [
        EveningBegan("An evening", "", (ann, bill), PLAYERS_31, HORROR_10),
        DeckShuffled(DeckName.PLAYERS, table.players_deck.pile),
        DeckShuffled(DeckName.HORROR, table.horror_deck.pile),
    ]
    assert table.players_deck.pile[:2] == pick("10 Fool", PLAYERS_31)
    assert table.horror_deck.pile[:1] == pick("3", HORROR_10)
    assert table.players_deck.discard == table.horror_deck.discard == ()


def test_what_was_set_before_the_cast_sat_down_holds() -> None:
    """HOST-16, T-STATE-01: the house rules; the decks are as built until they are shuffled."""
    began = EveningBegan("A long night", "The pier", (ann, bill), PLAYERS_31, HORROR_10)
    rules = PRESETS.with_reading("T-AMB-01", "b")
    table = apply(replace(EMPTY_TABLE, house_rules=rules), began)
    begun = Table("A long night", "The pier", (ann, bill), Deck(PLAYERS_31), Deck(HORROR_10), None, rules)
    assert table == replace(begun, last_id=max(ann.id, bill.id))


def test_what_is_not_said_of_somebody_or_of_a_deed_is_not_so() -> None:
    """T-STATE-02, T-ANNOUNCE-12: who sits down is whole; a deed is plain, and nobody runs."""
    whole = Character(CharacterId(1), "Ann", PLAYERS_SIDE, DeckName.PLAYERS, (Rank("Toughness", 3), Rank("Calm", 5)))
    assert (whole.toughness, whole.calm) == (3, 5)
    assert not (whole.hurt or whole.out or whole.panicked or whole.must_recover)
    blow = Attack(bill.id)
    assert not (blow.unaware or blow.called_shot or blow.harmless or blow.edges.weapon or blow.edges.supernatural)
    assert not Act().uncontested
    assert [deed.run for deed in (blow, Defend(), Act(), Move())] == [0, 0, 0, 0]


@pytest.mark.parametrize("mode", [DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY])
def test_who_sits_down_with_a_real_deck_shuffles_it_themselves(mode: DeckMode) -> None:
    """T-DECK-19: the program shuffles its own deck alone."""
    begin = BeginEvening("An evening", "", (ann, bill), PLAYERS_31, HORROR_10)
    for command, real, own in (
        (replace(begin, players_mode=mode), DeckName.PLAYERS, DeckName.HORROR),
        (replace(begin, horror_mode=mode), DeckName.HORROR, DeckName.PLAYERS),
    ):
        events = decide(EMPTY_TABLE, command, StackedChance())
        assert [event.deck for event in events if isinstance(event, DeckShuffled)] == [own]
        assert [event for event in events if isinstance(event, RealDeckSet)] == [RealDeckSet(real, mode)]


def test_an_evening_begins_once() -> None:
    with pytest.raises(RuleRefusal) as refused:
        table_with(ann, bill).do(BeginEvening("Another", "", (ann,), PLAYERS_31, HORROR_10))
    assert refused.value.reason == NotNow()


def test_two_people_of_one_id_are_refused_and_nobody_at_all() -> None:
    """T-STATE-01: each card lies in one place; two of one id would get the same cards laid before both."""
    for cast in ((ann, replace(bill, id=ann.id)), ()):
        with pytest.raises(RuleRefusal) as refused:
            table_with(*cast, in_action=False)
        assert refused.value.reason == CastUnfit()
