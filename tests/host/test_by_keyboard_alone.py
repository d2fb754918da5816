"""Whole rounds without a mouse, with all that a round may ask of the Host."""

from __future__ import annotations

import pytest

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.views.host_picture import RowState
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.tv_picture import BannerMood, FaceUp, Mark, TvStage
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_clashes as clash_texts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_person_panel as person_texts
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.words.values import cited, ended
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.keyboard import Keyboard
from tests.support.story_lines import announced
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import attack_on, plus, with_fate


@pytest.fixture
def trio(open_desk: OpenDesk) -> Desk:
    """Ann, Bill and Cassie in action; every card on the piles is stacked."""
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="8 7 9 9 4 2", horror="7 3 4 1"))
    desk.press("Return")
    return desk


def test_an_uncontested_search_is_settled_at_once_with_its_intensity_and_stat(trio: Desk) -> None:
    trio.press("U", "I")
    trio.type("5 perception")
    trio.press("Return")
    assert trio.page.announce.panel.said(Key.INTENSITY) == f"{texts.keys.intensity} [I]: 5 Perception"
    trio.press("Return")
    assert trio.next_step == announcing.nobody_stops
    assert announcing.who_stops(who="Ann") in " ".join(trio.seen())

    trio.press("Return")

    assert trio.announced("Ann") == f"{deeds.acts(against=[])} — {deeds.settled(result='success')}"
    assert trio.throws("Ann") == round_texts.value_from(value=8, cards=1, reasons="").strip()
    settled = cited(clash_texts.settled(value=8, intensity=5, succeeds=True), "T-STATIC-02")
    assert f"R1  {ended(story.deed_settled(who='Ann', how=settled))}" in trio.log
    assert trio.lane("Ann").marks == (Mark.SETTLED,)
    assert isinstance(trio.lane("Ann").cards[0], FaceUp)
    assert trio.next_step == announcing.choose_deed(who="Bill")


def test_a_deed_that_somebody_stops_becomes_a_contested_one(trio: Desk) -> None:
    """T-UNCONTESTED-04: Bill, who has yet to announce, says so before anything is settled."""
    trio.press("U", "Return", "2")
    assert trio.next_step == announcing.contested
    assert trio.tv.lanes == ()

    trio.press("Return")

    assert trio.announced("Ann") == deeds.acts(against=["Bill"])
    assert trio.cell("Ann", Column.TARGET) == "Bill"
    assert len(trio.lane("Ann").cards) == 1


def test_moving_is_asked_about_too_and_takes_no_card(trio: Desk) -> None:
    trio.press("M", "Return", "Return")

    assert trio.announced("Ann") == f"{deeds.moves} — {deeds.settled(result='happens')}"
    assert trio.lane("Ann").cards == ()


def test_a_complication_of_what_is_not_tied_is_typed_into_a_field_and_does_nothing(trio: Desk) -> None:
    """T-RESOLVE-05: letters and blanks of it must not accept the ruling or open anything."""
    trio.press("A", "2", "Return", "A", "1", "Return", "A", "2", "Return", "Space", "Space")
    before, ruling = trio.session.table, trio.clashes
    assert before.fight is not None and not any(one.ruling.outcome is Outcome.TIED for one in before.fight.clashes)
    trio.press("T")
    assert trio.asked == round_texts.ask_complication(letter="A", tied=False)
    trio.type("a jolt of flames")
    trio.press("Return")
    assert trio.message.startswith(refusals.not_tied)
    assert trio.question.field.text() == "a jolt of flames"
    assert trio.session.table == before and trio.clashes == ruling
    trio.press("Escape")
    assert trio.message == "" and trio.asked == ""
    trio.press("T", "Return", "Return")
    assert trio.session.table.fight is not None and trio.session.table.fight.told == 1


def test_a_tie_takes_the_hosts_complication(trio: Desk) -> None:
    trio.press("U", "I")
    trio.type("5")
    trio.press("Return", "Return", "Return")  # takes the 8
    trio.press("A", "3", "Return")  # Bill's 7
    trio.press("A", "Return")  # Cassie's 7; Bill is the only one she may attack
    trio.press("Space", "Space")
    assert (banner := trio.tv.banner) is not None and (banner.text, banner.mood) == (
        clash_texts.headline(outcome="tied", side=clash_texts.nobody, value=7),
        BannerMood.TIE,
    )
    assert trio.announced("Cassie") == with_fate(attack_on("Bill"), "clash-tied")

    trio.press("T")
    trio.type("the floor gives way")
    trio.press("Return")
    assert (banner := trio.tv.banner) is not None and banner.line == "The floor gives way."
    assert trio.stage() is TvStage.VERDICT

    trio.press("Return")
    assert trio.stage() is TvStage.AFTERMATH
    assert f"R1  {story.situation_complicated(words='the floor gives way')}." in trio.log


def test_the_arrows_choose_between_equal_attacks(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9", horror="3 4"))
    desk.press("Return", "A", "Return", "D", "Return", "A", "Return", "Space", "Space")
    assert desk.next_step == row_texts.choose(deed=False)

    desk.press("Down", "Down", "Up", "Return")

    assert desk.announced("Cassie") == with_fate(attack_on("Bill"), "happened")
    assert desk.announced("Ann") == with_fate(attack_on("Bill"), "lower-attack")
    assert desk.stage() is TvStage.VERDICT
    desk.press("Return")
    assert desk.stage() is TvStage.AFTERMATH


def test_a_digit_chooses_between_equal_attacks_too(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9", horror="3 4"))
    desk.press("Return", "A", "Return", "D", "Return", "A", "Return", "Space", "Space", "2")
    assert desk.next_step == row_texts.choose(deed=False)  # Bill is no candidate

    desk.press("3")

    assert desk.announced("Cassie") == with_fate(attack_on("Bill"), "happened")


def test_toughness_and_injury_are_entered_in_the_aftermath(trio: Desk) -> None:
    trio.press(*["O", "Return"] * 3, "Space", "Space", "Return", "Return", "Return")
    assert trio.stage() is TvStage.AFTERMATH

    trio.press("Down", "-", "-", "Y", "Up", "+")
    assert trio.cell("Bill", Column.WHO) == f"Bill · {row_texts.hurt} · {row_texts.toughness(now=0)}"
    assert trio.cell("Ann", Column.WHO) == f"Ann · {row_texts.toughness(now=3)}"
    assert Mark.HURT in trio.lane("Bill").marks

    trio.press("3", "-")
    assert trio.cell("Cassie", Column.WHO) == f"Cassie · {row_texts.toughness(now=1)}"

    trio.press("2", "+")  # a point regained ends the Injury
    assert trio.cell("Bill", Column.WHO) == f"Bill · {row_texts.toughness(now=1)}"
    trio.press("Return")
    assert trio.tv.round_number == 2


def test_each_aftermath_begins_at_the_first_line(trio: Desk) -> None:
    """A minus pressed blindly must not hurt whoever was chosen a round ago."""
    whole_round = (*["O", "Return"] * 3, "Space", "Space", *["Return"] * 3)
    trio.press(*whole_round, "Down", "Down", "Return", *whole_round)
    assert trio.stage() is TvStage.AFTERMATH
    trio.press("-")
    assert trio.cell("Ann", Column.WHO) == f"Ann · {row_texts.toughness(now=1)}"


def test_what_is_settled_is_not_begun_anew(trio: Desk) -> None:
    trio.press("U", "Return", "Return")
    trio.page.table.row_clicked.emit(0)
    assert trio.page.message.text() == announcing.settled(who="Ann")
    assert trio.next_step == announcing.choose_deed(who="Bill")


def test_backspace_takes_back_one_choice_after_the_other_then_the_announcement(trio: Desk) -> None:
    trio.press("A", "2", "Return", "A", "3")
    assert trio.next_step == announcing.announce(anew=False, who="Bill")

    trio.press("Backspace")
    assert trio.next_step == announcing.choose_target(who="Bill")
    trio.press("Backspace")
    assert trio.next_step == announcing.choose_deed(who="Bill")
    trio.press("Backspace")
    assert trio.next_step == announcing.choose_deed(who="Ann")
    assert trio.tv.lanes == ()
    trio.press("Backspace")
    assert trio.next_step == row_texts.begin_action


def test_backspace_answers_the_question_with_neither(trio: Desk) -> None:
    trio.press("U", "Return", "2", "Backspace")

    assert trio.next_step == announcing.announce(anew=False, who="Ann")
    trio.press("D", "Return")
    assert trio.announced("Ann") == deeds.defends(against=[])


def test_backspace_gives_back_what_was_begun_before_the_throw(trio: Desk) -> None:
    trio.press("D", "Return", "D", "Return", "D", "Return", "Space")
    assert trio.stage() is TvStage.READY

    trio.press("Backspace")
    assert trio.stage() is TvStage.ANNOUNCE
    trio.press("Backspace")
    assert trio.next_step == announcing.choose_deed(who="Cassie")


def test_an_earlier_row_is_amended_by_a_click_without_unwinding_the_later_ones(trio: Desk) -> None:
    trio.press("D", "Return", "A", "1", "Return")
    assert trio.throws("Bill") == "1"

    trio.click_row("Ann")
    trio.press("A", "Return")

    assert trio.announced("Ann") == attack_on("Bill")
    assert trio.announced("Bill") == attack_on("Ann")
    again = announced("Ann", deeds.plan_to_attack(manner="close", targets=["Bill"]), again=True)
    assert f"R1  {again}" in trio.log
    assert trio.next_step == announcing.choose_deed(who="Cassie")


def test_amending_can_be_given_up(trio: Desk) -> None:
    trio.press("D", "Return")
    before = trio.seen()
    trio.click_row("Ann")
    assert trio.next_step == announcing.announce(anew=True, who="Ann")
    assert _marked(trio) == ["Ann"]

    trio.press("Backspace")

    assert trio.seen() == before
    assert _marked(trio) == ["Bill"]


def _marked(desk: Desk) -> list[str]:
    """Return whose row is marked as announcing."""
    return [row.name for row in desk.page.rows.rows if row.state is RowState.SPEAKING]


def test_somebody_is_named_by_letters_of_the_name(desk: Desk) -> None:
    desk.press("Return", "A", "/")
    desk.type("eel")
    desk.press("Return")
    assert desk.next_step == announcing.announce(anew=False, who="Ceelo")

    desk.press("Return")

    assert desk.cell("Ceelo", Column.TARGET) == "Eel-Faced Girl"


def test_letters_that_are_in_no_name_are_said_to_be_so(desk: Desk) -> None:
    desk.press("Return", "A", "/")
    desk.type("zz")
    desk.press("Return")

    assert desk.message == round_texts.nobody_found(letters="zz")


def test_a_label_and_own_words_are_typed(desk: Desk) -> None:
    desk.press("Return", "A", "5", "+", "L")
    desk.type("high ground")
    desk.press("Return", "E")
    desk.type("hews at the Girl")
    desk.press("Return", "Return")

    assert desk.announced("Ceelo") == "hews at the Girl"
    assert desk.lane("Ceelo").deed == "hews at the Girl"
    assert desk.throws("Ceelo") == f"3 {plus('higher-stat')} +high ground"


def test_action_is_ended_and_begun_by_keys(trio: Desk) -> None:
    trio.press("D", "Return", "Ctrl+E")
    assert trio.next_step == row_texts.begin_action
    assert trio.stage() is TvStage.IDLE
    trio.press("Return")
    assert trio.next_step == announcing.choose_deed(who="Ann")


def test_what_is_typed_in_the_players_window_goes_where_the_keyboard_is(trio: Desk) -> None:
    """A question takes every letter and digit, whichever window has the keyboard; other keys stay commands."""
    tv = Keyboard(trio.program.tv)
    for key in ("F", "1", "S"):
        tv.press(key)
        trio.settle()
    assert trio.asked == person_texts.ask_side(who="Ann")

    tv.type("police 2")
    trio.settle()
    assert trio.question.field.text() == "police 2"
    tv.press("Backspace", "F9")
    trio.settle()
    assert trio.question.field.text() == "police "
    assert trio.session.tv.state.blank
    tv.press("Return")
    trio.settle()

    assert trio.asked == ""
    assert "Ann  ·  police  ·" in trio.page.person.panel.heading.text()


def test_a_list_takes_its_keys_from_the_players_window_too(trio: Desk) -> None:
    """The history goes to a line by arrows and Enter, whichever window has the keyboard."""
    trio.press("A", "2", "Return", "D", "Return")
    before = trio.next_step
    tv = Keyboard(trio.program.tv)
    for key in ("F6", "Home", "Return", "Return"):
        tv.press(key)
        trio.settle()
    assert trio.next_step != before
    assert trio.session.table.fight is None
