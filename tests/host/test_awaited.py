"""Tasks, draws, recoveries and harm with real cards, typed on the Host's screen as in a round."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.characters import State
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, SetHouseRule, SetRealDeck, SetState, ThrowDamage
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Numeral
from demoncity_gui.pieces.tv_picture import FaceDown, FaceUp, TvStage
from demoncity_gui.texts import card_titles
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_commands as commands
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_task_page as task_texts
from demoncity_gui.texts import demon_city_tasks as task_ends
from demoncity_gui.texts import demon_city_typing as typing_texts
from tests.host.conftest import OpenDesk
from tests.host.test_tasks_page import message, next_step, page
from tests.support.cast import foe, player
from tests.support.demon_city import Session
from tests.support.desk import MIDNIGHT, Desk
from tests.support.keyboard import Keyboard
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick
from tests.support.wording import attack_on

ANN = player("Ann", agility=1, toughness=2, significators=(Card.CUPS_QUEEN,))
BILL = foe("Bill", agility=2, toughness=2)
CASSIE = player("Cassie", agility=3, toughness=2)
EVENING = BeginEvening("A long night", "The pier", (ANN, BILL, CASSIE), (*PLAYERS_31, Card.CUPS_QUEEN), HORROR_10)


def seated(open_desk: OpenDesk, mode: DeckMode = DeckMode.EVERY_CARD, *, horror: str = "") -> Desk:
    """Return a desk with real cards for the players, the program's for the Horror; harm and Calm are thrown."""
    desk = open_desk(EVENING, StackedChance(*pick(horror, HORROR_10)))
    for ambiguity in ("T-AMB-70", "T-AMB-71"):
        desk.session.do(SetHouseRule(ambiguity, "b"))
    desk.session.do(SetRealDeck(DeckName.PLAYERS, mode))
    return desk


@pytest.fixture
def every(open_desk: OpenDesk) -> Desk:
    return seated(open_desk)


def typed(desk: Desk) -> list[str]:
    return [" ".join(card.text for card in lane.typed) for lane in Views(desk.session).host().typing]


def begins(who: str, asked: str = "", *more: str) -> str:
    """Return how the heading begins while somebody's cards are typed."""
    return " · ".join((typing_texts.heading(turned=True, who=who, asked=asked), *more))


def heading(desk: Desk) -> str:
    panel = page(desk).typing_panel if page(desk).isVisible() else desk.page.typing.panel
    assert panel.isVisible()
    return panel.heading


def shown(desk: Desk, name: str) -> list[object]:
    return [card.card if isinstance(card, FaceUp) else card for card in desk.lane(name).cards]


# --- on the page of a task ---------------------------------------------------------------------------------------


def test_a_usual_task_takes_a_press_a_card_and_one_to_throw(open_desk: OpenDesk) -> None:
    desk = seated(open_desk, DeckMode.HIGHEST_ONLY)
    before = desk.keyboard.presses
    desk.press("F5", "1", "P", "3", "Return")
    assert heading(desk).startswith(
        begins(
            "Ann",
            typing_texts.asked(lowest=False, places=2),
            row_texts.against_intensity(deed=commands.try_task(side="Ann", words=""), levels=["3"]),
        )
    )
    assert shown(desk, "Ann") == [FaceDown(), FaceDown()]
    desk.press("9", "Return")
    assert desk.keyboard.presses - before == 7
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="9"))
    assert f"+1 {counts.higher_stat_rank(rank=4, whom='', other_rank=3)} [T-STATIC-08]" in page(desk).outcome.sentences
    assert shown(desk, "Ann") == [Numeral(9)]
    assert next_step(desk) == task_texts.next_task


def test_what_cannot_be_there_is_refused_in_place_and_what_was_typed_stays(every: Desk) -> None:
    every.press("F5", "1", "P", "3", "Return", "7", "J", "4", "K")
    assert message(every).startswith(refusals.no_card_left(deck="players", words=card_titles.major_4_plain, held=0))
    assert typed(every) == ["7"]
    every.press("Return")
    assert message(every).startswith(refusals.cards_to_type(who="Ann", missing=1))
    every.press("*", "Return")
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="13"))
    assert shown(every, "Ann") == [Card.WANDS_7, Card.CUPS_QUEEN]
    every.press("Return", "Return", "3", "Return", "Q")
    assert message(every).startswith(
        refusals.no_card_left(deck="players", words=card_titles.court(court="queen"), held=1)
    )


def test_cards_are_corrected_and_the_throw_let_go_before_it_is_settled(every: Desk) -> None:
    every.press("F5", "1", "P", "3", "Return", "7", "2", "Backspace", "8")
    assert typed(every) == ["7 8"]
    assert next_step(every) == row_texts.throw
    every.press("Up", "1", "4", "Ctrl+Z")
    assert typed(every) == ["1"]
    every.press("Backspace")
    assert heading(every).endswith(typing_texts.lets_go)
    every.press("Backspace")
    assert every.session.table.awaited is None
    assert next_step(every) == task_texts.throw(cards=2)  # the task is as it was put together
    every.press("5")
    assert next_step(every) == task_texts.throw(cards=1)
    every.press("Return", "6", "Return")
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="6"))
    every.press("Ctrl+Z", "Backspace", "4", "Return")
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.failure(value="4"))


def test_a_contest_with_the_programs_horror_and_both_turn_at_once(open_desk: OpenDesk) -> None:
    desk = seated(open_desk, horror="8")
    desk.press("F5", "1", "V", "2", "+", "Return")
    assert heading(desk) == begins("Ann", "", commands.contest(one="Ann", rivals=["Bill"]), typing_texts.lets_go)
    assert [shown(desk, name) for name in ("Ann", "Bill")] == [[FaceDown()], [FaceDown()] * 2]
    desk.press("9")
    assert shown(desk, "Ann") == [FaceDown()]
    desk.press("Return")
    assert page(desk).outcome.headline.startswith(task_ends.contest_won(who="Ann", value=9))
    assert shown(desk, "Ann") == [Card.WANDS_9]
    assert all(isinstance(card, FaceUp) for card in desk.lane("Bill").cards)


def test_a_tie_of_typed_cards_asks_what_changes(every: Desk) -> None:
    every.press("F5", "1", "V", "3", "Return", "5", "5", "Return")
    assert page(every).outcome.headline == task_ends.contest_tied(value=5)
    assert every.question.field.hasFocus()
    every.type("the lamp goes out")
    every.press("Return", "Return", "5", "6", "Return")
    assert page(every).outcome.headline == task_ends.contest_won(who="Cassie", value=6)


def test_draws_are_typed_card_by_card_past_what_does_not_count(every: Desk) -> None:
    every.press("F5", "Ctrl+1", "F")
    assert heading(every) == " · ".join(
        (typing_texts.heading(turned=False, who="C10", asked=""), row_texts.drawn_past(hundred=False))
    )
    every.press("4", "Return")
    assert page(every).outcome.headline == "C10 · 4"
    assert shown(every, "C10") == [Card.FOOL, Card.WANDS_4]
    every.press("Ctrl+2", "3", "0", "Return")
    assert page(every).outcome.headline == "C100 · 3"
    every.press("N")
    every.type("2")
    every.press("Return", "Ctrl+3")
    assert [len(lane.cards) for lane in every.tv.lanes] == [2]
    every.press("J", "1", "8")
    assert message(every).startswith(refusals.no_card_left(deck="players", words=card_titles.major_18_plain, held=0))
    every.press("7", "9", "Return")
    assert shown(every, task_ends.a_free_draw) == [Card.WANDS_7, Card.WANDS_9]
    every.press("Ctrl+4")
    assert len(shown(every, task_ends.a_free_draw)) == 2  # the program's come at once


def test_the_keys_are_the_tasks_again_after_the_throw_and_when_the_page_is_away(every: Desk) -> None:
    every.press("F5", "1", "3", "Return")
    every.press("Escape")
    every.press("7", "Return")  # on the round's page as well
    assert every.session.table.awaited is None
    assert every.stage() is TvStage.TASK
    every.press("F5")
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="7"))
    every.press("Return", "3", "P", "2", "Return")
    assert heading(every).startswith(begins("Cassie"))


def test_calm_is_checked_with_typed_cards(every: Desk) -> None:
    every.press("F5", "1", "5", "Ctrl+5")
    assert heading(every).startswith(
        begins("Ann", "", row_texts.against_intensity(deed=commands.check_calm(who="Ann"), levels=["5"]))
    )
    assert page(every).outcome.cards == task_texts.cards(cards=1)
    every.press("5", "Return")
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.failure(value="5"))
    assert texts.tv.mark_panic in page(every).outcome.sentences


def test_cards_are_clicked_too(every: Desk) -> None:
    every.press("F5", "1", "V", "3", "Return")
    panel = page(every).typing_panel
    for name in (texts.keyboard.card_worth(value=7), texts.keyboard.card_queen):
        every.click(name, panel)
    every.click_widget(lane(every, "Ann"))
    every.click(texts.keyboard.card_worth(value=10), panel)
    every.click(row_texts.throw, page(every))
    assert page(every).outcome.headline == task_ends.contest_won(who="Cassie", value=13)


def lane(desk: Desk, name: str) -> QAbstractButton:
    buttons = page(desk).typing_panel.findChildren(QAbstractButton)
    return next(one for one in buttons if one.isVisible() and one.accessibleName().startswith(f"{name}: "))


def test_every_lane_of_six_rivals_is_in_sight(open_desk: OpenDesk) -> None:
    rivals = tuple(player(f"Rival {number}") for number in range(1, 7))
    desk = open_desk(BeginEvening("A race", "", (*rivals, BILL), PLAYERS_31, HORROR_10))
    desk.session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    desk.host.resize(1366, 768)
    names = [one.name for one in Views(desk.session).task().throwers]
    keys = [str(names.index(one.name) + 1) for one in rivals]
    desk.press("F5", keys[0], "V", *keys[1:], "Return")
    assert all(not lane(desk, one.name).visibleRegion().isEmpty() for one in rivals)
    desk.press(*"123459", "Return")
    assert page(desk).outcome.headline == task_ends.contest_won(who="Rival 6", value=9)


def test_the_players_window_waits_at_a_held_throw_and_not_when_it_is_asked_for(every: Desk) -> None:
    every.press("Ctrl+F9", "F5", "1", "5", "Return")
    assert shown(every, "Ann") == [FaceDown()]
    every.press("9", "Return")
    assert page(every).outcome.headline == ""
    assert shown(every, "Ann") == [FaceDown()]
    every.press("Ctrl+Shift+F9")
    assert shown(every, "Ann") == [Card.WANDS_9]
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="9"))


def test_cards_of_a_task_are_typed_from_the_players_window_as_well(every: Desk) -> None:
    every.press("F5", "1", "5", "Return")
    Keyboard(every.program.tv).press("Shift+*")
    every.settle()
    assert typed(every) == ["Q"]


def test_nothing_typed_for_a_task_is_in_the_players_window_before_it_turns(every: Desk) -> None:
    every.press("F5", "1", "P", "3", "Return")
    before = (every.tv, every.program.stage.words, every.program.tv.grab().toImage())
    every.press("7", "Q")
    assert (every.tv, every.program.stage.words, every.program.tv.grab().toImage()) == before
    assert not any("Queen" in line for line in every.log)


# --- on the round's page -----------------------------------------------------------------------------------------


def test_a_recovery_is_typed_where_it_is_asked_for(every: Desk) -> None:
    every.session.do(SetState(ANN.id, State.PANIC, True))
    every.press("Return", "Return")
    every.type("3 calm")
    every.press("Return")
    assert heading(every).startswith(
        begins("Ann", "", row_texts.against_intensity(deed=commands.recover(who="Ann"), levels=["3"]))
    )
    assert every.next_step == row_texts.type(turned=people.turned(who="Ann"), missing=2)
    every.press("2", "5", "Return")
    assert every.next_step == announcing.choose_deed(who="Ann")
    every.press("A", "2", "Return")
    assert every.announced("Ann") == attack_on("Bill")


def test_damage_is_typed_in_the_aftermath(open_desk: OpenDesk) -> None:
    desk = seated(open_desk, horror="1 2 3")
    desk.press("Return", "A", "2", "Return", "D", "Return", "D", "Return", "Space", "9", "1", "2", "Space")
    while desk.stage() is TvStage.VERDICT:
        desk.press("Return")
    desk.press("T")
    assert commands.throw_damage(target="Bill", again=False) in heading(desk)
    desk.press("6", "F", "3", "Return")
    assert desk.session.table.character(BILL.id).toughness == -1
    assert desk.session.table.character(BILL.id).out
    assert desk.next_step == row_texts.next_round


def test_what_was_being_announced_waits_for_a_task(every: Desk) -> None:
    every.press("Return", "A", "2", "+")
    every.press("F5", "1", "3", "Return", "8", "Return", "F5")
    assert every.next_step == announcing.announce(anew=False, who="Ann")
    every.press("Return")
    assert every.throws("Ann") == f"2 +{counts.unnamed(kind='advantage', number=1)}"


def test_somebodys_panel_stays_open_while_calm_is_checked(every: Desk) -> None:
    every.press("Return", "F", "3", "K")
    every.type("5")
    every.press("Return")
    assert row_texts.against_intensity(deed=commands.check_calm(who="Cassie"), levels=["5"]) in heading(every)
    every.press("4", "Return")
    assert every.session.table.character(CASSIE.id).panicked
    assert every.page.person.panel.isVisible()


def test_nothing_else_is_done_meanwhile_and_it_says_so(every: Desk) -> None:
    every.press("Return", "F5", "1", "3", "Return", "Escape", "Ctrl+E")
    assert every.message.startswith(refusals.cards_awaited_first)
    every.press("Backspace", "Ctrl+E")
    assert every.session.table.fight is None


def test_an_evening_left_in_the_middle_of_typing_goes_on_there(every: Desk) -> None:
    every.press("F5", "1", "P", "3", "Return", "7")
    before = every.tv
    every.session = Session(every.journal, StackedChance(), lambda: MIDNIGHT)
    every.host.set_session(every.session, Path("a long night.demoncity"), to_read=False)
    every.settle()
    assert every.tv == before
    assert heading(every).startswith(
        begins("Ann", "", row_texts.against_intensity(deed=commands.try_task(side="Ann", words=""), levels=["3"]))
    )
    every.press("2", "Space")
    assert shown(every, "Ann") == [Card.WANDS_7, Card.WANDS_2]
    every.press("F5")
    assert page(every).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="7"))


def test_ten_cards_of_one_lane_are_typed(open_desk: OpenDesk) -> None:
    """T-AMB-70, reading b: as many as the Toughness."""
    strong = player("Ann", agility=1, toughness=10)
    desk = open_desk(BeginEvening("A long night", "", (strong, BILL), PLAYERS_31, HORROR_10))
    desk.session.do(SetHouseRule("T-AMB-70", "b"))
    desk.session.do(SetRealDeck(DeckName.HORROR, DeckMode.EVERY_CARD))
    desk.session.do(ThrowDamage(BILL.id, strong.id))
    desk.press(*"1234567890")
    assert desk.next_step == row_texts.throw
