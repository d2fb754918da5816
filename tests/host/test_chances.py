"""Chances on the Host's screen: of the draft, of each Clash, on their page; hidden by one key, and never on the TV."""

from __future__ import annotations

import multiprocessing
from fractions import Fraction
from pathlib import Path
from random import Random
from time import sleep

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QLabel

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.games.demon_city.rules.announcements import Defend
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Contest, TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.table import Stage, confrontation_of
from demoncity_gui.games.demon_city.rules.task import OpposedTask, StaticTask
from demoncity_gui.games.demon_city.rules.unseen import Unseen, unseen_of
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.desks.demon_city.odds.asking import answer, asked_of, deal_twenty
from demoncity_gui.host.desks.demon_city.odds.odds_page import OddsPage
from demoncity_gui.host.desks.demon_city.odds.task_asking import task_answer, task_asked_of
from demoncity_gui.host.desks.demon_city.odds.worker import OddsWorker
from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage
from demoncity_gui.host.pages.forecast.forecast_page import ForecastPage
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.odds.rounds import TooManyThrows, round_odds
from demoncity_gui.odds.tasks import opposed_odds, static_odds
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_odds as said
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import forecast
from tests.forecast.fights import in_mid_fight, sitting
from tests.forecast.test_fights import redealt
from tests.host.conftest import OpenDesk
from tests.host.test_forecast_page import until_it_ends
from tests.support.asked_guest import KINGS_CAST
from tests.support.desk import Desk
from tests.support.trials import Trials

GREY = "Man in the Grey Coat"


def until_answered(desk: Desk) -> None:
    made = desk.host.desk
    assert isinstance(made, DemonCityDesk)
    while made.chances.worker.is_at_work:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    desk.settle()


def bars_of_clashes(desk: Desk) -> list[str]:
    made = desk.host.desk
    assert isinstance(made, DemonCityDesk)
    return made._clashes.chances.words if made._clashes.chances.isVisible() else []


def test_the_draft_and_each_clash_have_their_chances_until_one_key_hides_all(desk: Desk) -> None:
    desk.press("Return", "A", "2")
    assert not desk.page.chances.isVisible()  # nobody has asked for them
    desk.press("Ctrl+F3")
    until_answered(desk)
    line = desk.page.chances.text()
    hits, one_more = said.attack(who="Ceelo", whom=[GREY], share=""), said.short_variant(word="one-more", then="")
    assert line.startswith(hits.partition(":")[0]) and one_more in line
    desk.press("Return", "S", "3", "Return")
    until_answered(desk)
    clash = [f"A  {said.wins(side=people.side(side=side, first=True), share='')}" for side in ("players", "cult")]
    bars = [*clash, f"A  {said.tied(share='')}"]
    shown = bars_of_clashes(desk)
    assert all(words.startswith(bar.partition(":")[0]) for words, bar in zip(shown, bars, strict=True)), shown
    desk.press("Ctrl+F3")
    assert not desk.page.chances.isVisible() and not bars_of_clashes(desk)
    desk.press("A", "2")
    assert not desk.page.chances.isVisible()


def test_an_answer_that_comes_once_an_evening_of_a_guest_is_open_is_told_to_nobody(desk: Desk) -> None:
    made = desk.host.desk
    assert isinstance(made, DemonCityDesk)
    desk.press("Return", "A", "2", "Ctrl+F3")
    assert made.chances.worker.is_at_work and made.chances.told is None
    court: AnySession = Session(JournalInMemory(KINGS), RehearsedChance(1), lambda: "2018-05-26T12:00:00Z")
    court.do(KINGS_CAST)
    desk.host.set_session(court, Path("court.demoncity"), to_read=False)
    while made.chances.worker.is_at_work:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    desk.settle()
    assert made.chances.told is None


def test_the_page_tells_a_deed_as_a_hundred_cards_and_deals_it_twenty_times(desk: Desk) -> None:
    before = desk.session.tv.picture()
    desk.press("Return", "A", "2", "Return", "S", "1", "Return", "Shift+F3")
    page = desk.side_page(OddsPage)
    until_answered(desk)
    until_answered(desk)
    assert page.deeds.words[0].startswith(said.attack(who="Ceelo", whom=[GREY], share="").partition(":")[0])
    assert page.field.accessibleName() == page.deeds.words[0]
    defending = said.defending(who="Ceelo", now="→", then="").partition("→")[0]
    assert any(words.startswith(defending) for words in page.variants.words)
    desk.press("Down")
    until_answered(desk)
    assert page.field.accessibleName() == page.deeds.words[1]
    desk.press("D")
    until_answered(desk)
    while page._shown < 20:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    words = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any(said.dealt_so_far(happened=happened, dealt=20) in words for happened in range(21))
    desk.press("Ctrl+F3")
    assert not page.deeds.isVisible()
    assert said.hidden(key="Ctrl+F3") in [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    desk.press("Escape", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert desk.session.tv.picture() == before


def test_what_takes_long_ends_with_its_process_once_something_else_is_asked(dressed: QApplication) -> None:
    worker, answers, others = OddsWorker(patience=0.0), list[object](), multiprocessing.active_children()
    worker.ask(sleep, 3600, then=answers.append)
    old = [process for process in multiprocessing.active_children() if process not in others]
    assert old
    worker.ask(sleep, 0, then=answers.append)
    while not answers:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    assert answers == [None]
    for process in old:
        process.join()  # for an hour, if it were not ended
    worker.stop()


def test_a_draft_tells_who_has_yet_to_announce_and_what_a_defence_keeps_off(desk: Desk) -> None:
    desk.press("Ctrl+F3", "Return", "A", "2")
    until_answered(desk)
    assert said.waits(people=5) in desk.page.chances.text()
    desk.press("Return", "A", "1", "Return", "D")
    until_answered(desk)
    unattacked = said.defend(who="Dolores", attacked=False, share="")
    assert desk.page.chances.text().startswith(f"{unattacked} · {said.waits(people=3)}")
    desk.press("A", "2")
    until_answered(desk)
    assert said.is_hit_by_any(who=GREY, share="").partition(":")[0] in desk.page.chances.text()
    desk.press("Return", "Shift+F3", "Up")
    until_answered(desk)
    page = desk.side_page(OddsPage)
    assert page.together.isVisible() and page.together.text() in desk.page.chances.text()
    desk.press("Escape", "Ctrl+Z", "Ctrl+Z", "A", "3", "Return", "D")
    until_answered(desk)
    unhit = said.defend(who="Dolores", attacked=True, share="")
    assert desk.page.chances.text().startswith(unhit.partition(":")[0])


def test_a_task_tells_its_chances_before_it_is_thrown(desk: Desk) -> None:
    desk.press("F5", "1", "4")
    page = desk.side_page(TaskPage)
    assert not page.outcome.chances.isVisible()
    desk.press("Ctrl+F3")
    until_answered(desk)
    line = page.outcome.chances.text()
    over = [said.beats(intensity=intensity, share="").partition(":")[0] for intensity in (4, 6)]
    assert line.startswith(over[0]) and said.short_variant(word="one-more", then="") in line
    command = TryTask(TaskSide(desk.session.table.characters[0].id), (4,))
    asked = task_asked_of(desk.session.table, command)
    assert asked is not None and isinstance(asked.task, StaticTask)
    desk.press("Shift+6")
    until_answered(desk)
    assert f" · {over[1]}: " in page.outcome.chances.text()
    desk.press("V", "2")
    until_answered(desk)
    line = page.outcome.chances.text()
    assert all(said.wins_task(who=who, share="").partition(":")[0] in line for who in ("Ceelo", GREY))
    assert (
        f" · {said.tied_task(share='')}" in line
        and f" · {said.variant_of(who='Ceelo', word='one-more', then='')}" in line
    )
    desk.press("Return")
    until_answered(desk)
    assert not page.outcome.chances.isVisible()  # it is thrown
    desk.press("Ctrl+F3")
    assert not page.outcome.chances.isVisible()


@pytest.mark.parametrize("seed", range(12))
def test_the_chances_of_a_task_are_those_of_the_command(seed: int) -> None:
    dice = Random(seed)
    table = sitting(seed)
    one, other = dice.sample([character.id for character in table.characters], 2)
    unseen = Unseen(*(deck for name in DeckName if (deck := unseen_of(table, name)) is not None))
    asked = task_asked_of(table, TryTask(TaskSide(one), (3, 7)))
    assert asked is not None and isinstance(asked.task, StaticTask)
    told = task_answer(asked)
    assert dict(told.levels) == static_odds(asked.task, unseen, table.house_rules)[1].levels
    changed = {"one-fewer": told.levels[0][1]} | {word: chances[0] for word, chances in told.variants}
    assert changed["one-more"] > told.levels[0][1] >= changed["one-fewer"]
    asked = task_asked_of(table, Contest(TaskSide(one), TaskSide(other)))
    assert asked is not None and isinstance(asked.task, OpposedTask)
    told = task_answer(asked)
    assert [chance for _, chance in told.wins] == list(
        opposed_odds(asked.task, unseen, table.house_rules)[1].wins.values()
    )
    assert sum(chance for _, chance in told.wins) + told.tied == 1


def test_cards_that_were_seen_and_taken_back_count_as_unseen_and_that_is_told(desk: Desk) -> None:
    desk.press("Ctrl+F3", "Return", "A", "2", "Return", "A", "1", "Return")
    desk.press("D", "Return", "D", "Return", "D", "Return", "D", "Return")
    until_answered(desk)
    assert said.short_flip_taken_back not in desk.page.chances.text()
    desk.press("Return", "Return", "Ctrl+Z")
    desk.press("1")
    until_answered(desk)
    assert desk.session.history.is_flip_taken_back()
    desk.press("Shift+F3")
    until_answered(desk)
    until_answered(desk)
    words = [label.text() for label in desk.side_page(OddsPage).findChildren(QLabel) if label.isVisible()]
    assert said.flip_taken_back in words


def test_tables_are_written_though_something_else_is_asked_meanwhile(desk: Desk, tmp_path: Path) -> None:
    desk.press("Return", "A", "2", "Return", "S", "1", "Return", "Shift+F3")
    page = desk.side_page(OddsPage)
    page.write_tables(tmp_path / "one.html")
    page.write_tables(tmp_path / "other.html")
    desk.press("Down", "Up", "D", "Ctrl+F3")
    until_answered(desk)
    assert (tmp_path / "one.html").exists() and (tmp_path / "other.html").exists()


def test_no_screen_of_chances_tells_piles_apart_that_nobody_has_seen(open_desk: OpenDesk) -> None:
    """T-ODDS-06: the draft's line, Clashes, the page, a task and a forecast, in every word of both windows."""
    desks = [open_desk(chance=RehearsedChance(seed)) for seed in (1, 2)]
    assert desks[0].session.table.players_deck != desks[1].session.table.players_deck
    for keys in (
        *(("Ctrl+F3", "Return", "A", "2"), ("Return", "A", "1"), ("Return", "D"), ("Return", "D", "Return", "D")),
        *(("Shift+F3",), ("Down",), ("Escape", "F5", "3", "6"), ("V", "2"), ("Escape", "Shift+F4"), ("Return",)),
    ):
        for desk in desks:
            desk.to_front()
            desk.press(*keys)
            until_answered(desk)
            until_answered(desk)
            if keys[-1] == "Shift+F4":
                desk.side_page(ForecastPage).fights = 50
            if keys == ("Return",):
                until_it_ends(desk.side_page(ForecastPage))
        one, other = (desk.everything() for desk in desks)
        assert one == other, keys
    won = forecast.wins(side=people.side(side="cult", first=True), share="", low="", high="").partition(":")[0]
    assert any(won in words for words in desks[0].everything())


@pytest.mark.soak
def test_two_tables_that_differ_in_what_nobody_has_seen_ask_the_same(trials: Trials) -> None:
    """T-ODDS-06."""
    asked = 0
    for seed in range(trials(1_000)):
        dice = Random(seed)
        table = in_mid_fight(seed, dice.randrange(2, 6))
        one, other = asked_of(table), asked_of(redealt(table, dice))
        if one is None or other is None:
            assert one is other
            continue
        assert one.unseen == other.unseen
        assert answer(one) == answer(other)
        asked += 1
    assert asked > trials(1_000) // 5


@pytest.mark.soak
def test_the_answer_is_that_of_the_round_and_to_defend_is_what_it_would_be(trials: Trials) -> None:
    told = 0
    for seed in range(trials(500)):
        table = in_mid_fight(seed, Random(seed).randrange(12))
        if table.fight is None or table.fight.stage is not Stage.ANNOUNCING:
            continue
        for who in [one.who for one in table.fight.participants if one.announcement is not None]:
            asked = asked_of(table, who=who)
            assert asked is not None
            answered = answer(asked)
            players, horror = (unseen_of(table, name) for name in DeckName)
            assert players is not None and horror is not None
            try:
                odds = round_odds(confrontation_of(table, table.fight), Unseen(players, horror))
            except TooManyThrows:
                continue
            happens = {one: deed for clash in odds.clashes for one, deed in clash.deeds.items()}
            if who in happens:
                assert answered.fares[who].happens == happens[who].happens + happens[who].candidate
            for one, fare in answered.fares.items():  # one is never hit more often than those win who attack
                sides = {asked.ground.side(foe) for foe in asked.ground.attackers_of(one)}
                assert fare.hit <= sum([c.sides[side].wins for c in odds.clashes for side in sides if side in c.sides])
            for word, fare in answered.variants:
                if word == "defend":
                    ground = confrontation_of(table, table.fight, announcing={who: Defend()})
                    deeds = round_odds(ground, Unseen(players, horror)).clashes
                    foes = ground.attackers_of(who)
                    hits = [one for clash in deeds for foe, one in clash.deeds.items() if foe in foes]
                    assert sum([one.happens for one in hits], Fraction()) <= fare.hit
                    assert fare.hit <= sum([one.happens + one.candidate for one in hits], Fraction())
                    sides = {ground.side(foe) for foe in foes}
                    assert fare.hit <= sum([c.sides[side].wins for c in deeds for side in sides if side in c.sides])
                    told += 1
    assert told


def test_what_would_take_more_cards_than_there_are_is_left_out_and_all_else_is_told() -> None:
    table = in_mid_fight(65, Random(65).randrange(12))
    asked = asked_of(table, who=CharacterId(4))
    assert asked is not None
    told = answer(asked)
    assert not told.too_few and len(told.fares) == len(asked.ground.announcements)
    assert [word for word, _ in told.variants] == ["one-fewer", "called-shot", "defend"]


def test_twenty_throws_come_about_as_often_as_they_should() -> None:
    table = next(
        table
        for seed in range(200)
        if (table := in_mid_fight(seed, 5)).fight is not None and asked_of(table) is not None
    )
    asked = asked_of(table)
    assert asked is not None
    who = next(iter(asked.ground.announcements))
    chance = float(answer(asked).fares[who].happens)
    dealt = [one.happens for seed in range(60) for one in deal_twenty(asked, who, seed)]
    assert abs(sum(dealt) / len(dealt) - chance) < 4 * (0.25 / len(dealt)) ** 0.5


def test_tables_are_written_as_a_page_to_print(desk: Desk, tmp_path: Path) -> None:
    desk.press("Shift+F3")
    page = desk.side_page(OddsPage)
    page.write_tables(tmp_path / "chances.html")
    until_answered(desk)
    assert page.message.text() == said.tables_written(file="chances.html")
    assert (tmp_path / "chances.html").read_text(encoding="utf-8").count("<table>") == 8
    page.write_tables(tmp_path / "nowhere" / "chances.html")
    until_answered(desk)
    assert "nowhere" in page.message.text() or "chances.html" in page.message.text()
