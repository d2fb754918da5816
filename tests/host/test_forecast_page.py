"""The page that forecasts a fight, under the Host's hands."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton

from demoncity_gui import texts
from demoncity_gui.host.pages.forecast.forecast_page import ForecastPage
from demoncity_gui.host.pages.forecast.outcome import Outcome
from demoncity_gui.host.pages.forecast.side_by_side_page import SideBySidePage
from demoncity_gui.host.widgets.chance import ChanceBar
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_story as story_texts
from demoncity_gui.texts import demon_city_tempers as tempers
from demoncity_gui.texts import forecast_page as said
from tests.support.desk import Desk


def page(desk: Desk, fights: int = 50) -> ForecastPage:
    desk.press("Shift+F4")
    found = desk.side_page(ForecastPage)
    found.fights = fights
    return found


def until_it_ends(forecast: ForecastPage) -> None:
    while forecast.forecasting.is_under_way:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def until_something_is_known(forecast: ForecastPage) -> None:
    while not forecast.forecasting.runs[0].tally.fights:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def press(forecast: ForecastPage, name: str, times: int = 1) -> None:
    """Press a button of the second set-up."""
    (button,) = [one for one in forecast.set_ups[1].findChildren(QPushButton) if one.accessibleName() == name]
    for _ in range(times):
        button.click()


def bars(outcome: Outcome) -> list[str]:
    return [bar.accessibleName() for bar in outcome.findChildren(ChanceBar) if bar.isVisible()]


def out(who: str) -> str:
    """Return how the line of somebody begins that says how often they are put out."""
    return texts.forecast.out_short(who=who, early="", share="§", low="", high="").partition("§")[0]


def test_it_says_who_wins_who_is_put_out_and_tells_a_fight(desk: Desk) -> None:
    forecast = page(desk)
    desk.press("Return")
    until_it_ends(forecast)
    told = bars(forecast.outcomes[0])
    assert told[0].startswith(f"{people.side(side='players', first=True)}: ") and told[1].startswith(
        f"{people.side(side='cult', first=True)}: "
    )
    assert any(line.startswith(out("Marty")) for line in told)
    words = " ".join(label.text() for label in forecast.findChildren(QLabel) if label.isVisible())
    assert said.done(fights=50) in words and "T-AMB-70 b" in words
    desk.click(said.story(part="worst"), forecast)
    story = forecast.findChild(QPlainTextEdit)
    assert isinstance(story, QPlainTextEdit) and story.isVisible()
    assert story.toPlainText().startswith(f"{said.round(round=1)}\n") or "Action!" in story.toPlainText()
    assert tempers.followed(line="§").partition("§")[0] in story.toPlainText()


def test_a_button_leads_to_the_page_of_four_systems(desk: Desk) -> None:
    page(desk).other_systems.click()
    desk.settle()
    assert desk.side_page(SideBySidePage).isVisible()


def test_two_set_ups_stand_side_by_side(desk: Desk) -> None:
    forecast = page(desk)
    desk.press("B")
    for who in ("Man in the Grey Coat", "Eel-Faced Girl"):  # the cult stays away
        press(forecast, said.fewer(who=who))
    desk.press("Return")
    assert forecast.message.text() == said.nobody_to_fight
    press(forecast, said.more(who="Eel-Faced Girl"), times=2)
    desk.press("Return")
    until_it_ends(forecast)
    assert len(forecast.forecasting.runs) == 2
    assert any(line.startswith(out("Eel-Faced Girl 2")) for line in bars(forecast.outcomes[1]))
    assert not any("Grey Coat" in line for line in bars(forecast.outcomes[1]))
    assert any("Grey Coat" in line for line in bars(forecast.outcomes[0]))
    assert desk.session.table.character(desk.session.table.characters[4].id).name == "Eel-Faced Girl"
    assert len(desk.session.table.characters) == 6  # nothing at the table has changed


def test_cards_and_d10s_stand_side_by_side(desk: Desk) -> None:
    forecast = page(desk)
    desk.press("E", "Return")
    until_it_ends(forecast)
    cards, dice = (run.setup.table for run in forecast.forecasting.runs)
    assert (cards.edition, dice.edition) == (Edition.TAROT, Edition.DICE)
    assert [one.name for one in dice.characters] == [one.name for one in cards.characters]
    assert len(bars(forecast.outcomes[0])) == len(bars(forecast.outcomes[1])) > 2
    desk.click(said.story(part="worst"), forecast.outcomes[1])
    story = forecast.findChild(QPlainTextEdit)
    assert isinstance(story, QPlainTextEdit)
    told = story.toPlainText()
    assert story_texts.cards_turned_dice in told and story_texts.cards_turned not in told and "card" not in told
    desk.press("E", "Return")
    until_it_ends(forecast)
    assert forecast.forecasting.runs[1].setup.table.edition is Edition.TAROT


def test_what_is_known_by_then_stays_when_it_is_stopped(desk: Desk) -> None:
    forecast = page(desk, fights=1_000_000)
    desk.press("Return")
    until_something_is_known(forecast)
    desk.press("Backspace")
    assert not forecast.forecasting.is_under_way
    words = " ".join(label.text() for label in forecast.outcomes[0].findChildren(QLabel) if label.isVisible())
    assert words.startswith(said.stopped(so_far="§").partition("§")[0]) and bars(forecast.outcomes[0])


def test_the_tv_shows_nothing_of_it(desk: Desk) -> None:
    before = desk.session.tv.picture()
    forecast = page(desk)
    desk.press("Return")
    until_it_ends(forecast)
    assert desk.session.tv.picture() == before
