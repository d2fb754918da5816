"""Chances on the Host's screen: of the draft, of each Clash, on their page; hidden by one key, and never on the TV."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QLabel

from demoncity_gui.games.demon_city.rules.announcements import Defend
from demoncity_gui.games.demon_city.rules.table import Stage, confrontation_of
from demoncity_gui.games.demon_city.rules.unseen import Unseen, unseen_of
from demoncity_gui.host.desks.demon_city.desk import DemonCityDesk
from demoncity_gui.host.desks.demon_city.odds.asking import answer, asked_of, deal_twenty
from demoncity_gui.host.desks.demon_city.odds.odds_page import OddsPage
from demoncity_gui.odds.rounds import TooManyThrows, round_odds
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_odds as said
from tests.forecast.fights import in_mid_fight
from tests.forecast.test_fights import redealt
from tests.support.desk import Desk
from tests.support.trials import Trials


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
    assert line.startswith("Ceelo hits Man in the Grey Coat: ") and "one card more: " in line
    desk.press("Return", "S", "3", "Return")
    until_answered(desk)
    assert [words[:6] for words in bars_of_clashes(desk)] == ["A  The", "A  The", "A  Tie"]
    desk.press("Ctrl+F3")
    assert not desk.page.chances.isVisible() and not bars_of_clashes(desk)
    desk.press("A", "2")
    assert not desk.page.chances.isVisible()


def test_the_page_tells_a_deed_as_a_hundred_cards_and_deals_it_twenty_times(desk: Desk) -> None:
    before = desk.session.tv.picture()
    desk.press("Return", "A", "2", "Return", "S", "1", "Return", "Shift+F3")
    page = desk.side_page(OddsPage)
    until_answered(desk)
    until_answered(desk)
    assert page.deeds.words[0].startswith("Ceelo hits Man in the Grey Coat: ")
    assert page.field.accessibleName() == page.deeds.words[0]
    assert any(words.startswith("Only defending: is hit ") for words in page.variants.words)
    desk.press("Down")
    until_answered(desk)
    assert page.field.accessibleName() == page.deeds.words[1]
    desk.press("D")
    until_answered(desk)
    while page._shown < 20:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    words = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any(" of 20 throws so far" in one for one in words)
    desk.press("Ctrl+F3")
    assert not page.deeds.isVisible()
    assert said.hidden(key="Ctrl+F3") in [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    desk.press("Escape", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert desk.session.tv.picture() == before


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
            for word, fare in answered.variants:
                if word == "defend":
                    ground = confrontation_of(table, table.fight, announcing={who: Defend()})
                    deeds = round_odds(ground, Unseen(players, horror)).clashes
                    foes = ground.attackers_of(who)
                    hit = sum(
                        [
                            one.happens + one.candidate
                            for clash in deeds
                            for foe, one in clash.deeds.items()
                            if foe in foes
                        ],
                        Fraction(),
                    )
                    assert fare.hit == min(hit, 1)
                    told += 1
    assert told


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
