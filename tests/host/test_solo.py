"""A solo evening: the program is the Host, and the window shows what a player knows."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QDockWidget

from demoncity_gui.evening.replay import replay
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS, Character, CharacterId, Rank
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.instincts import Instinct
from demoncity_gui.games.demon_city.rules.table import Stage
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.host.desks.demon_city.solo.solo_desk import SoloDesk, SoloPage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_solo as solo_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_tasks as task_ends
from demoncity_gui.texts import host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.stacked import StackedChance
from tests.support.trio import ANN, BILL, evening_of

BOB = replace(BILL, instincts=(Instinct(),), notes="He did it.")

TOUGHNESS_WORD = stat_word(TOUGHNESS)


def solo(*people: Character) -> BeginEvening:
    return replace(evening_of(*people), solo=True)


def announced(desk: Desk, who: int) -> object:
    fight = desk.session.table.fight
    assert fight is not None
    return next(one.announcement for one in fight.participants if one.who == who)


def stage(desk: Desk) -> Stage | None:
    fight = desk.session.table.fight
    return None if fight is None else fight.stage


def test_a_solo_evening_is_played_to_its_end_by_the_player_s_own_deeds_and_enter(open_desk: OpenDesk) -> None:
    desk = open_desk(solo(ANN, BOB), StackedChance())
    assert isinstance(desk.host.desk, SoloDesk)
    assert desk.session.table.house_rules.reads(readings.DAMAGE_IS_THROWN)
    desk.press("Return")

    presses = 0
    while desk.session.table.fight is not None and presses < 400:
        speaker = desk.session.table.fight.speaker
        if stage(desk) is Stage.ANNOUNCING and speaker is not None:
            assert speaker.who == ANN.id, "the program has spoken for everybody else"
            desk.press("A")
        desk.press("Return")
        presses += 1

    assert desk.session.table.fight is None, "somebody is Out of the Fight, and it is over"
    assert any(one.out for one in desk.session.table.characters)
    assert replay(desk.session.game, desk.journal.entries()) == (desk.journal.entries(), ())


def test_what_a_hit_costs_is_told_without_anybody_s_sheet(open_desk: OpenDesk) -> None:
    desk = open_desk(solo(ANN, BOB), StackedChance(Card.SWORDS_10))
    desk.press("Return", "A", "Return", "Space", "Space")
    assert solo_texts.damage(target="Bill") in desk.page.next_step.text()
    desk.press("Return")

    assert task_ends.damage(again=False, damage=1) in desk.page.message.text()
    assert TOUGHNESS_WORD not in desk.page.message.text()
    assert not any(TOUGHNESS_WORD in line for line in desk.log)


def test_the_program_s_turns_are_undone_one_by_one_and_come_back_as_they_were(open_desk: OpenDesk) -> None:
    cy = replace(BILL, id=CharacterId(20), name="Cy", instincts=(Instinct(),))
    desk = open_desk(solo(replace(ANN, stats=(Rank("Agility", 5), *ANN.stats[1:])), BOB, cy), StackedChance())
    desk.press("Return")
    first = announced(desk, BOB.id), announced(desk, cy.id)
    assert all(isinstance(one, Attack) for one in first)

    desk.press("Ctrl+Z", "Ctrl+Z")
    assert (announced(desk, BOB.id), announced(desk, cy.id)) == (None, None)
    desk.press("Return", "Return")
    assert (announced(desk, BOB.id), announced(desk, cy.id)) == first


def test_peeking_shows_the_host_s_window_and_stands_in_the_history(open_desk: OpenDesk) -> None:
    desk = open_desk(solo(ANN, BOB), StackedChance())
    assert isinstance(desk.page, SoloPage)
    assert not desk.host.actions_by_key[Key.CAST].isEnabled()
    assert not desk.host.actions_by_key[Key.DECKS].isVisible()
    assert desk.host.actions_by_key[Key.CASE].isEnabled(), "the scenes of a case are a solo player's too"
    desk.press("Shift+F6")
    assert desk.host.pages.in_front is desk.host.pages[Key.CASE]
    desk.press("Escape")

    desk.press("Ctrl+B")
    assert not isinstance(desk.page, SoloPage)
    assert desk.host.actions_by_key[Key.CAST].isEnabled()
    desk.press("Ctrl+B")
    assert isinstance(desk.page, SoloPage)
    assert any(story.peeked(peeks=True) in line for line in desk.log)


def test_a_solo_evening_goes_on_at_a_full_table_and_back(open_desk: OpenDesk) -> None:
    desk = open_desk(solo(ANN, BOB), StackedChance())
    desk.press("Ctrl+U")
    assert not isinstance(desk.page, SoloPage) and not desk.session.table.solo
    desk.press("Return", "A", "Return")
    assert announced(desk, BOB.id) is None
    desk.press("Ctrl+U")
    assert isinstance(desk.page, SoloPage)
    assert announced(desk, BOB.id) == Attack(ANN.id)


def docks_in_sight(desk: Desk) -> set[str]:
    return {dock.windowTitle() for dock in desk.host.findChildren(QDockWidget) if dock.isVisible()}


def test_a_player_alone_has_the_scene_in_the_middle_and_no_dock_of_a_host_whatever_was_open_before(
    open_desk: OpenDesk,
) -> None:
    desk = open_desk(solo(ANN, BOB), StackedChance())
    assert docks_in_sight(desk) == {host_window.dock_history}
    assert isinstance(desk.page, SoloPage) and desk.page.scene.isVisible()

    desk.press("Ctrl+U")  # a Host sits down
    of_a_host = docks_in_sight(desk)
    assert len(of_a_host) == 4 and not isinstance(desk.page, SoloPage)

    desk.press("Ctrl+U")
    desk.host.put_away()
    desk.settle()
    desk.host.set_session(desk.session, Path("evening.demoncity"), to_read=False)
    desk.settle()
    assert docks_in_sight(desk) == {host_window.dock_history}

    column = desk.host.docks.column
    column.trigger()
    assert docks_in_sight(desk) == set()
    desk.press("Ctrl+U")
    assert docks_in_sight(desk) == set(), "what is folded stays so"
    column.trigger()
    desk.settle()
    assert docks_in_sight(desk) == of_a_host


def test_equals_among_the_program_s_own_are_the_player_s_to_choose_if_they_like(open_desk: OpenDesk) -> None:
    cy = replace(BILL, id=CharacterId(20), name="Cy", instincts=(Instinct(),))
    plain = solo(ANN, BOB, cy)
    players = tuple(card for card in plain.players_deck if card is not Card.SWORDS_9)
    begun = replace(plain, players_deck=players, horror_deck=(*plain.horror_deck, Card.SWORDS_9))
    for key, chosen in (("2", BOB), ("3", cy), ("Return", BOB)):
        desk = open_desk(begun, StackedChance(Card.WANDS_2, Card.PENTACLES_9, Card.SWORDS_9))
        desk.press("Return", "A", "2", "Return", "Space", "Space")
        assert solo_texts.chooses in desk.page.next_step.text()
        assert solo_texts.equals(choices=["2 Bill", "3 Cy"]) in " ".join(desk.seen())
        desk.press(key)
        fight = desk.session.table.fight
        assert fight is not None and fight.clash_to_tell is not None
        assert fight.clash_to_tell.ruling.attacker == chosen.id
        desk.host.close()
