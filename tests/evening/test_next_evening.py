"""From evening to evening: what goes on, and what was of the last night alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from demoncity_gui import texts
from demoncity_gui.evening.evening import Evening
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.commands import (
    DrawFreely,
    GrantSignificator,
    Note,
    SetCalm,
    SetHouseRule,
    SetHurt,
    SetRealDeck,
    SetState,
    SetToughness,
    TypeCards,
)
from demoncity_gui.games.demon_city.rules.next_evening import next_evening
from demoncity_gui.games.demon_city.rules.significators import everywhere
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.journal.backups import Backups
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_commands as commands
from tests.evening.evenings import begun
from tests.support.cast import ann, attacks, bill, cassie
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.trio import ANN, BILL, evening_of


def test_what_goes_on_and_what_does_not() -> None:
    sitting = table_with(ann, bill, cassie, in_action=False)
    for command in (
        SetToughness(ann.id, 1),
        SetHurt(ann.id, True),
        SetCalm(cassie.id, 2),
        SetState(cassie.id, State.PANIC, True),
        GrantSignificator(cassie.id, Card.MOON),
        SetHouseRule("T-AMB-13", "b"),
        DrawFreely(DeckName.HORROR, 3),
    ):
        sitting.do(command)
    plan = next_evening(sitting.table)
    one, _, three = plan.characters
    assert (plan.title, plan.scene) == (sitting.table.title, sitting.table.scene)
    assert (one.toughness, one.hurt, three.calm, three.significators) == (1, True, 2, (Card.MOON,))
    assert not three.panicked
    assert plan.house_rules == sitting.table.house_rules
    assert set(plan.players_deck) == {*PLAYERS_31, Card.MOON} and set(plan.horror_deck) == set(HORROR_10)


def test_cards_before_people_in_mid_fight_are_collected() -> None:
    sitting = table_with(ann, bill)
    sitting.announce(ann, attacks(bill))
    plan = next_evening(sitting.table)
    assert Counter(plan.players_deck) == Counter(everywhere(sitting.table, DeckName.PLAYERS))


def test_the_new_files_first_entry_carries_it_all(tmp_path: Path) -> None:
    backups = Backups(tmp_path / "backups")
    one = Evening.begin(tmp_path / "one.demoncity", evening_of(ANN, BILL), backups, lambda: "2026-10-31T20:00:00Z")
    one.session.do(SetHouseRule("T-AMB-01", "b"))
    two = Evening.begin(tmp_path / "two.demoncity", one.session.next_evening(), backups, lambda: "2026-11-07T20:00:00Z")
    assert two.session.history.timeline.last == 1
    assert two.session.table.house_rules == one.session.table.house_rules
    two.session.close()
    again = Evening.open(two.path, lambda: evening_of(ANN), backups, lambda: "2026-11-07T21:00:00Z")
    assert again.session.table.house_rules.reads(readings.COURTS_ARE_EQUAL)
    again.session.close()
    one.session.close()


def test_a_note_is_in_the_hosts_story_alone_and_on_no_tv() -> None:
    told = begun()
    before = told.tv.picture()
    told.do(Note("the caretaker lied"))
    assert told.tv.picture() == before
    hosts = [line.text for lines in told.history.story(for_players=False) for line in lines]
    players = [line.text for lines in told.history.story(for_players=True) for line in lines]
    assert hosts[-1] == texts.demon_city_story.noted(words="the caretaker lied.")
    assert not any("caretaker" in line for line in players)
    assert Views(told).host().undo == commands.note


def test_real_decks_are_real_ones_in_the_next_session(tmp_path: Path) -> None:
    """Nobody has to choose it anew, and every card is in its deck again."""
    backups = Backups(tmp_path / "backups")
    one = Evening.begin(tmp_path / "one.demoncity", evening_of(ANN, BILL), backups, lambda: "2026-10-31T20:00:00Z")
    one.session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    one.session.do(SetRealDeck(DeckName.HORROR, DeckMode.HIGHEST_ONLY))
    one.session.do(DrawFreely(DeckName.PLAYERS, 2))
    one.session.do(TypeCards(None, ("7",)))
    two = Evening.begin(tmp_path / "two.demoncity", one.session.next_evening(), backups, lambda: "2026-11-07T20:00:00Z")
    table = two.session.table
    assert (table.players_deck.mode, table.horror_deck.mode) == (DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY)
    assert set(table.players_deck.pile) == set(PLAYERS_31)
    assert (table.awaited, two.session.history.timeline.last) == (None, 1)
    two.session.close()
    one.session.close()
