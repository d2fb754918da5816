"""Tasks outside Action Rounds: thrown, read and complicated on their own page, by keys, by mouse, past bad input."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui import texts
from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.demon_city.rules.characters import CardPower, Rank
from demoncity_gui.games.demon_city.rules.commands import BeginAction, SetHouseRule
from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import FaceUp, TvStage
from demoncity_gui.texts import demon_city_clashes as clash_texts
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_story as story_texts
from demoncity_gui.texts import demon_city_task_page as task_texts
from demoncity_gui.texts import demon_city_tasks as task_ends
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.texts import host_window
from demoncity_gui.texts.catalogue import Person
from tests.host.conftest import OpenDesk
from tests.host.test_by_mouse_alone import KeyWatch
from tests.support.desk import Desk, crowd
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked

VERSED = replace(ANN, stats=(*ANN.stats, Rank("Knowledge", 3)), skills=(Rank("Science", 5), Rank("Biology", 2)))


def page(desk: Desk) -> TaskPage:
    return desk.side_page(TaskPage)


def message(desk: Desk) -> str:
    return page(desk).message.cited if page(desk).message.isVisible() else ""


def next_step(desk: Desk) -> str:
    return page(desk).next_step.accessibleName()


def lit(desk: Desk) -> set[str]:
    """What is chosen or lit in the panel."""
    buttons = page(desk).panel.findChildren(QAbstractButton)
    return {
        button.text().split("  [")[0]
        for button in buttons
        if button.isVisible() and (button.isChecked() or button.property("lit") == "true")
    }


def at_the_page(open_desk: OpenDesk, *, players: str = "", horror: str = "") -> Desk:
    """Ann, who is versed in much, Bill of the cult and Cassie; keys 1, 2, 3."""
    desk = open_desk(evening_of(VERSED, BILL, CASSIE), stacked(players=players, horror=horror))
    desk.press("F5")
    return desk


# --- by keys -----------------------------------------------------------------------------------------------------


def test_a_usual_task_takes_five_presses(desk: Desk) -> None:
    before = desk.keyboard.presses
    desk.press("F5", "3", "P", "4", "Return")

    assert desk.keyboard.presses - before == 5
    assert page(desk).outcome.headline.startswith("Dolores: ")
    assert f"+1 {counts.higher_stat_rank(rank=5, whom='', other_rank=4)} [T-STATIC-08]" in page(desk).outcome.sentences
    assert desk.stage() is TvStage.TASK
    assert len(desk.lane("Dolores").cards) == 2


def test_who_threw_last_throws_again_with_the_same_stat_unless_told_otherwise(desk: Desk) -> None:
    desk.press("F5", "3", "P", "4", "Return", "Escape")
    before = desk.keyboard.presses

    desk.press("F5", "Return", "Return", "6", "Return")

    assert desk.keyboard.presses - before == 5
    assert "6" in page(desk).outcome.sentences
    assert {"Dolores", "Perception 5"} <= lit(desk)
    desk.press("K")  # a letter: the same thrower, with another stat; the Intensity is asked for anew
    assert lit(desk) == {"Dolores", "Knowledge 5"}
    assert next_step(desk) == task_texts.ask_intensity(who="Dolores")


def test_the_preview_says_how_many_cards_and_why_before_the_throw(open_desk: OpenDesk) -> None:
    """T-EXTRA-06: High Stat, Overlap and Distraction are there each time."""
    desk = at_the_page(open_desk)
    desk.press("1", "K", "2")
    assert page(desk).outcome.cards == task_texts.cards(cards=2)
    desk.press("Shift+S", "Q", "+", "L")
    desk.type("good light")
    desk.press("Return")

    assert page(desk).outcome.cards == task_texts.cards(cards=5)
    assert page(desk).outcome.why.splitlines() == [
        f"+1 {counts.start} [T-THROW-03]",
        f"+1 {counts.overlap(label='Science')} [T-EXTRA-09]",
        f"+1 {counts.distracted(whom=counts.the_target)} [T-EXTRA-13]",
        "+1 good light [T-EXTRA-01]",
        f"+1 {counts.higher_stat_rank(rank=3, whom='', other_rank=2)} [T-STATIC-08]",
    ]
    assert lit(desk) >= {"Ann", "2", "Knowledge 3", "Science", f"{texts.keys.unaware} [Q]", "+ good light"}
    assert next_step(desk) == task_texts.throw(cards=5)


def test_what_is_tried_is_typed_once_and_the_players_read_it(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk, players="7")
    desk.press("Ctrl+L")
    desk.type("x" * 241)
    desk.press("Return")
    assert message(desk) == task_texts.too_long(most=240, letters=241)
    desk.press("Ctrl+A")
    desk.type("climbs the drainpipe")
    desk.press("Return", "1", "4", "Return")
    opening = desk.session.tv.picture().opening
    assert opening is not None
    assert opening.text.endswith(" climbs the drainpipe")


def test_a_skill_and_its_special_form_never_count_together(open_desk: OpenDesk) -> None:
    """T-EXTRA-11: said before the throw, and the throw waits."""
    desk = at_the_page(open_desk)
    desk.press("1", "S", "2", "Shift+B")
    assert next_step(desk) == refusals.special_form_alone(special="Biology", general="Science")
    desk.press("Return")
    assert desk.stage() is TvStage.IDLE
    desk.press("Shift+B")
    assert next_step(desk) == task_texts.throw(cards=2)


def test_a_trouble_is_advised_to_be_charged_by_the_preset(open_desk: OpenDesk) -> None:
    """T-STATIC-13 and T-LOST-03: rather the Intensity, rather the other's extra."""
    desk = at_the_page(open_desk)
    desk.press("1", "K", "2", "-")
    told = page(desk).outcome.warning.text()
    assert told == (counts.rather_intensity(label=counts.unnamed(kind="disadvantage", number=1)) + " [T-STATIC-13]")
    assert page(desk).outcome.cards == task_texts.cards(cards=1)
    assert "[T-STATIC-13]" in desk.button(Key.DISADVANTAGE).toolTip()

    desk.press("V", "2", "+", "L")
    desk.type("rain")
    desk.press("Return", "Right", "+", "-", "L")
    desk.type("RAIN")
    desk.press("Return")
    assert counts.charged_twice(label="rain", gains="Bill", loses="Ann") in page(desk).outcome.warning.text()
    assert "[T-OPP-06]" in desk.button(Key.DISADVANTAGE).toolTip()


def test_a_trouble_is_made_a_higher_intensity_by_one_key(open_desk: OpenDesk) -> None:
    """T-STATIC-13: the preset charge."""
    desk = at_the_page(open_desk)
    desk.press("1", "Ctrl+G")
    assert message(desk) == task_texts.no_trouble
    desk.press("4", "-", "L")
    desk.type("rain")
    desk.press("Return")
    assert lit(desk) >= {"4", "− rain"}
    desk.press("Ctrl+G")
    assert "5" in lit(desk) and "− rain" not in lit(desk)
    desk.press("1", "0", "-", "Ctrl+G")
    assert message(desk) == task_texts.no_higher_intensity
    assert "10" in lit(desk)


def test_a_trouble_is_made_an_extra_throw_for_the_rival_by_one_key_or_a_click(open_desk: OpenDesk) -> None:
    """T-LOST-03: rather given to the one than taken from the other."""
    desk = at_the_page(open_desk)
    desk.press("1", "V", "-")
    desk.press("Ctrl+G")
    assert message(desk) == task_texts.rival_first
    desk.press("2", "Right")
    assert page(desk).outcome.cards == task_texts.cards_of_each(cards="1 : 2")  # what is lost is the rival's
    desk.press("Ctrl+G")
    assert page(desk).outcome.cards == task_texts.cards_of_each(cards="1 : 2") and not page(desk).outcome.warning.text()
    desk.press("Right")
    assert f"+ {counts.unnamed(kind='disadvantage', number=1)}" in lit(desk)
    desk.press("-")
    desk.click(task_texts.give(other=True, key="Ctrl+G"))
    desk.press("Right")
    assert {label for label in lit(desk) if label[0] in "+−"} == {f"+ {counts.unnamed(kind='disadvantage', number=2)}"}


def test_what_is_certain_is_said_before_any_throw(open_desk: OpenDesk) -> None:
    """T-STATIC-05, T-STATIC-06, T-STATIC-07."""
    desk = at_the_page(open_desk, players="9 9")
    desk.press("1", "0")
    assert (page(desk).outcome.cards, page(desk).outcome.why) == (
        task_texts.no_throw,
        f"{task_ends.level(fate='automatic', value='', within=False, intensity=0)} [T-STATIC-05]",
    )
    desk.press("1", "0")
    assert (
        page(desk).outcome.why
        == f"{task_ends.level(fate='mundane', value='', within=False, intensity=10)} [T-STATIC-06]"
    )
    assert next_step(desk) == task_texts.no_throw_needed(who="Ann")
    desk.press("Return")
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.failure(value=""))
    assert desk.lane("Ann").cards == ()

    desk.press("1", "1", "0", "X")
    assert next_step(desk) == task_texts.throw(cards=1)


def test_the_supernatural_is_offered_at_ten_alone(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("1", "5")
    with pytest.raises(LookupError):
        desk.button(Key.SUPERNATURAL)
    desk.press("X")
    assert message(desk) == task_texts.only_at_ten
    desk.press("1", "0")
    assert message(desk) == ""
    assert desk.button(Key.SUPERNATURAL).isVisible()


def test_several_intensities_are_earned_by_one_throw(open_desk: OpenDesk) -> None:
    """T-STATIC-09: they stand rising in whatever order they were pressed."""
    desk = at_the_page(open_desk, players="7")
    desk.press("1", "6", "Shift+3", "Shift+9", "Return")
    assert (
        f"{task_ends.succeeds_at(who='Ann', beaten=['3', '6'], missed=['9'])} [T-STATIC-09]"
        in page(desk).outcome.sentences
    )


def test_an_opposed_throw_by_keys(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk, players="3 5", horror="8")
    before = desk.keyboard.presses
    desk.press("1", "V", "2", "Return")
    assert desk.keyboard.presses - before == 4
    assert page(desk).outcome.headline == task_ends.contest_won(who="Bill", value=8)
    thrown = [story_texts.ones_value(who=who, value=value) for who, value in (("Ann", 3), ("Bill", 8))]
    told = story_texts.contest_judged(thrown=thrown, winner="Bill")
    assert f"{told} [T-OPP-01]" in page(desk).outcome.sentences
    assert [lane.name for lane in desk.tv.lanes] == ["Ann", "Bill"]


def test_rivals_of_any_number_or_one_at_a_time_by_house_rule(open_desk: OpenDesk) -> None:
    """T-AMB-64."""
    desk = at_the_page(open_desk)
    desk.press("1", "V", "2", "3")
    assert page(desk).outcome.cards == task_texts.cards_of_each(cards="1 : 1 : 1")
    desk.press("3")
    assert page(desk).outcome.cards == task_texts.cards_of_each(cards="1 : 1")
    desk.session.do(SetHouseRule("T-AMB-64", "b"))
    desk.press("3")
    assert page(desk).outcome.why.splitlines()[1].startswith("Cassie: ")


def test_a_tie_asks_for_the_complication_in_place_and_offers_the_throw_again(open_desk: OpenDesk) -> None:
    """T-TIE-01, T-TIE-02, T-TIE-03: what is added between the throws counts."""
    desk = at_the_page(open_desk, players="6 2 4", horror="6 3")
    desk.press("1", "V", "2", "Return")
    assert page(desk).outcome.headline == task_ends.contest_tied(value=6)
    tie = desk.tv.banner
    assert tie is not None and tie.line == tv_texts.tied

    desk.type("the lamp goes out")
    desk.press("Return")
    complicated = desk.tv.banner
    assert complicated is not None and complicated.line == "The lamp goes out."
    assert page(desk).outcome.sentences.startswith(task_texts.now(words="the lamp goes out"))
    assert next_step(desk) == task_texts.throw_again

    desk.press("Right", "+")  # from Bill on to Ann
    assert next_step(desk) == task_texts.throw(cards=3)
    desk.press("Return")
    assert page(desk).outcome.headline == task_ends.contest_won(who="Ann", value=4)


def test_a_tie_may_stand_as_it_is(open_desk: OpenDesk) -> None:
    """T-TIE-05: Enter without a word leaves it, and the next one throws again."""
    desk = at_the_page(open_desk, players="6 2", horror="6 3")
    desk.press("1", "V", "2", "Return", "Return")
    assert desk.tv.banner is not None and desk.tv.banner.text == task_ends.contest_tied(value=6)
    desk.press("Return")
    assert page(desk).outcome.headline == task_ends.contest_won(who="Bill", value=3)
    assert page(desk).outcome.complication.isHidden()


@pytest.mark.parametrize("again", ["Ctrl+K", "click"])
def test_what_a_tie_changes_is_asked_again_after_it_was_left(open_desk: OpenDesk, again: str) -> None:
    desk = at_the_page(open_desk, players="6 2", horror="6 3")
    desk.press("Ctrl+K", "1", "V", "2", "Return", "Escape")
    assert desk.asked == ""
    desk.click(Key.TIE) if again == "click" else desk.press("Ctrl+K")
    assert desk.asked == task_texts.ask_complication
    desk.type("rain")
    desk.press("Return")
    assert page(desk).outcome.sentences.startswith(task_texts.now(words="rain"))


def test_a_tie_taken_back_gives_the_keyboard_back(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk, players="6 2", horror="6 3")
    desk.press("1", "V", "2", "Return", "Escape", "Ctrl+Z")
    assert page(desk).outcome.headline == ""
    assert next_step(desk) == task_texts.throw(cards=2)
    assert message(desk) == host_window.seen
    desk.press("Return")
    assert page(desk).outcome.headline == task_ends.contest_tied(value=6)


def test_critical_fumble_and_a_card_s_power_are_told(open_desk: OpenDesk) -> None:
    """T-CRIT-01, T-CRIT-03, T-CRIT-11; the power stays with the Host."""
    eel = replace(BILL, card_powers=(CardPower(Card.PENTACLES_8, "the water rises"),))
    desk = open_desk(evening_of(ANN, eel, CASSIE), stacked(players="Fool", horror="8"))
    desk.press("F5", "2", "V", "1", "Return")
    sentences = page(desk).outcome.sentences
    assert clash_texts.fumble_told(who=Person("Ann")).removesuffix(".") in sentences
    assert "the water rises" in sentences
    assert "the water rises" not in repr(desk.tv)


def test_numbers_and_free_draws_take_one_key_each(open_desk: OpenDesk) -> None:
    """T-C10-01, T-C100-01, T-WHEN-04."""
    desk = at_the_page(open_desk, players="3 4 5 6 7 8 9 1", horror="2 9 5 4")
    desk.press("1", "Ctrl+1")
    assert page(desk).outcome.headline == "C10 · 3"
    assert desk.lane("C10").number == 3
    desk.press("Ctrl+2")
    assert page(desk).outcome.headline == "C100 · 54"
    desk.press("Ctrl+3")
    assert desk.lane(task_ends.a_free_draw).cards == (FaceUp(Card.WANDS_6, counts=False),)
    desk.press("N")
    desk.type("3")
    desk.press("Return", "Ctrl+4")
    assert len(desk.lane(task_ends.a_free_draw).cards) == 3
    desk.press("Backspace", "2", "Ctrl+1")
    assert desk.lane("C10").number == 4


def test_a_draw_after_a_throw_does_not_leave_that_throw_to_be_made_again(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("1", "5", "Return", "Ctrl+1")
    assert next_step(desk) == task_texts.throws_ask_intensity(who="Ann")


def test_a_calm_check_is_thrown_against_what_is_chosen_and_panics_by_the_house_rule(open_desk: OpenDesk) -> None:
    """T-AMB-71."""
    desk = at_the_page(open_desk, players="2 9")
    desk.press("1")
    assert desk.button(Key.CHECK_CALM).isVisible()
    desk.press("Ctrl+5")
    assert message(desk) == task_texts.one_intensity
    desk.press("6", "Ctrl+5")
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.failure(value="2"))
    assert story_texts.task_judged(who="Ann", what="calm", cards=1) in page(desk).outcome.sentences
    assert texts.tv.mark_panic not in page(desk).outcome.sentences
    desk.press("Ctrl+Z")
    desk.session.do(SetHouseRule("T-AMB-71", "b"))
    desk.press("Backspace", "6")
    desk.click(task_texts.check_calm(button=texts.keys.check_calm, intensity="6", key="Ctrl+5"))
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.failure(value="2"))
    assert story_texts.state_changed(who="Ann", is_so=True, state="panic") in page(desk).outcome.sentences
    assert "T-AMB-71 b" in page(desk).outcome.sentences
    desk.press("V", "Ctrl+5")
    assert message(desk) == task_texts.one_intensity


def test_backspace_takes_one_choice_back_after_the_other(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("1", "5", "V", "2", "Backspace")
    assert next_step(desk) == task_texts.ask_rival(who="Ann")
    desk.press("Backspace")
    assert next_step(desk) == task_texts.throw(cards=1)
    desk.press("Backspace")
    assert next_step(desk) == task_texts.ask_intensity(who="Ann")
    desk.press("Backspace", "3")
    assert lit(desk) == {"Cassie"}


# --- what the Host chooses to show -------------------------------------------------------------------------------


def test_the_host_chooses_what_the_tv_shows(open_desk: OpenDesk) -> None:
    """T-AMB-65: an Intensity is hidden until the Host reveals it, and hidden again for the next throw."""
    desk = at_the_page(open_desk, players="9 8 7")
    desk.press("1", "4", "Return")
    assert desk.tv.banner is not None and desk.tv.banner.line == ""
    desk.press("Ctrl+R")
    revealed = desk.tv.banner
    assert revealed is not None and revealed.line == task_ends.beaten(beaten=["4"], missed=[])
    desk.press("Ctrl+T")
    assert desk.stage() is TvStage.IDLE
    desk.press("1", "4", "Return")
    assert desk.stage() is TvStage.IDLE
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="8"))
    desk.press("Ctrl+T")
    assert desk.stage() is TvStage.IDLE, "what was kept off the TV stays off it"
    desk.press("1", "4", "Return")
    hidden = desk.tv.banner
    assert hidden is not None and hidden.line == ""


def test_undo_takes_a_throw_off_both_screens(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk, players="9")
    desk.press("1", "4", "Return")
    thrown = desk.tv
    desk.press("Ctrl+Z")
    assert (desk.stage(), page(desk).outcome.headline) == (TvStage.IDLE, "")
    desk.press("Ctrl+Shift+Z")
    assert desk.tv == thrown


# --- by mouse ----------------------------------------------------------------------------------------------------


def test_tasks_by_mouse_alone(open_desk: OpenDesk) -> None:
    keys_seen = KeyWatch()
    app = QGuiApplication.instance()
    assert app is not None
    desk = open_desk(evening_of(VERSED, BILL, CASSIE), stacked(players="7 2 6", horror="6"))
    app.installEventFilter(keys_seen)
    desk.choose_in_menu(host_window.menu_round, Key.TASK.text)
    desk.click("1  Ann")
    desk.click("Knowledge 3")
    desk.click("5")
    desk.click(task_texts.several)
    desk.click("2")
    desk.click(task_texts.several)
    desk.click("Biology  [⇧B]")
    for chip in (
        Key.UNAWARE,
        Key.ADVANTAGE,
        Key.DISADVANTAGE,
        f"− {counts.unnamed(kind='disadvantage', number=1)}",
        Key.UNAWARE,
    ):
        desk.click(chip)
    assert page(desk).outcome.cards == task_texts.cards(cards=4)
    desk.click(task_texts.throw(cards=4))
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="7"))
    desk.click(Key.REVEAL)
    assert desk.tv.banner is not None and desk.tv.banner.line == task_ends.beaten(beaten=["2", "5"], missed=[])
    desk.click(task_texts.next_task)

    desk.click(Key.AGAINST)
    desk.click("2  Bill")
    desk.click(task_texts.side(who="Ann", cards=1))
    desk.click("Science 5")
    assert "Science 5" in lit(desk)
    desk.click(task_texts.throw(cards=2))
    desk.click(Key.C10)
    desk.click(task_texts.one_more)
    desk.click(task_texts.one_more)
    desk.click(task_texts.one_fewer)
    desk.click(Key.DRAW_PLAYERS)
    assert len(desk.lane(task_ends.a_free_draw).cards) == 2
    desk.click(Key.TASK_ON_TV)
    assert desk.stage() is TvStage.IDLE
    app.removeEventFilter(keys_seen)
    assert keys_seen.keys == 0


def test_somebody_is_found_by_a_click_while_digits_are_the_intensity(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("1")
    assert next_step(desk) == task_texts.ask_intensity(who="Ann")
    desk.click(Key.FIND)
    assert desk.asked == round_texts.find_who
    desk.type("cas")
    desk.press("Return")
    assert "Cassie" in lit(desk)


# --- bad input ---------------------------------------------------------------------------------------------------


def test_fields_refuse_with_a_sentence_and_keep_what_was_typed(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("/")
    desk.type("zz")
    desk.press("Return")
    assert message(desk) == round_texts.nobody_found(letters="zz")
    assert desk.question.field.text() == "zz"
    assert desk.question.field.hasFocus()
    desk.question.field.selectAll()
    desk.type("cas")
    desk.press("Return")
    assert "Cassie" in lit(desk) and message(desk) == ""

    for typed in ("0", "11", "x", "", "²"):
        desk.press("N")
        desk.press("Backspace")
        desk.type(typed)
        desk.press("Return")
        assert message(desk) == task_texts.bad_number(most=10, text=typed)
        assert desk.question.field.text() == typed
        desk.press("Escape")

    desk.press("L")
    desk.type("rain")
    desk.press("Return")
    assert message(desk) == task_texts.no_label(advantage="+", disadvantage="−")
    assert desk.question.field.text() == "rain"
    desk.press("Escape", "+", "+", "L")
    desk.type("advantage")
    desk.press("Return")
    assert message(desk) == task_texts.counts_already(label="advantage")
    assert desk.question.field.text() == "advantage"


def test_a_deck_that_can_t_serve_is_said_and_the_task_stays(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("2", "4", *["+"] * 10, "Return")
    assert message(desk).startswith(refusals.not_enough_cards(deck="horror", asked=11, left=10))
    assert next_step(desk) == task_texts.throw(cards=11)
    desk.press("Backspace", "4")
    assert message(desk) == ""


def test_nothing_is_thrown_while_something_is_missing(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("Return", "Return", "Space", "V", "Return", "1", "Return")
    assert desk.stage() is TvStage.IDLE
    assert next_step(desk) == task_texts.ask_rival(who="Ann")


def test_a_held_enter_throws_once(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk, players="9 2")
    desk.press("1", "4")
    desk.keyboard.hold("Return")
    desk.settle()
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="9"))
    assert next_step(desk) == task_texts.next_task


# --- beside the round --------------------------------------------------------------------------------------------


def test_a_draft_outlasts_a_look_at_the_round_but_not_another_evening(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk)
    desk.press("3", "4", "+", "Escape")
    assert desk.page.isVisible()
    desk.press("F5")
    assert next_step(desk) == task_texts.throw(cards=2)
    desk.press("F5")
    assert desk.page.isVisible()


def test_in_action_rounds_further_skills_are_not_offered_and_no_card_on_the_table_turns(open_desk: OpenDesk) -> None:
    """T-EXTRA-12, T-STATE-05."""
    desk = open_desk(evening_of(VERSED, BILL, CASSIE), stacked(players="3 9", horror="6"))
    desk.session.do(BeginAction())
    desk.press("D", "Return", "F5")
    with pytest.raises(LookupError):
        desk.button("Science  [⇧S]")
    desk.press("3", "4", "Return")
    assert [lane.name for lane in desk.tv.lanes] == ["Cassie"]
    desk.press("Escape", "D", "Return")
    assert desk.stage() is TvStage.ANNOUNCE


def test_keys_pressed_in_the_players_window_reach_the_page_in_front(open_desk: OpenDesk) -> None:
    desk = at_the_page(open_desk, players="9")
    for key in ("1", "4", "Return"):
        desk.host.press(QKeySequence(key))
    desk.settle()
    assert page(desk).outcome.headline == task_texts.outcome(who="Ann", how=task_ends.success(value="9"))


def test_a_crowd_of_24_keeps_the_window_its_size_and_everything_in_reach(open_desk: OpenDesk) -> None:
    desk = open_desk(crowd(24, ("Ὀδυσσεὺς ὁ πολύτροπος ὃς μάλα πολλὰ πλάγχθη ἐπεὶ Τροίης", "Zoë")))
    desk.host.resize(1366, 768)
    desk.press("F5", "V", "2", "3")
    assert (desk.host.width(), desk.host.height()) == (1366, 768)
    bottom = page(desk).next_step.mapTo(desk.host, page(desk).next_step.rect().bottomRight())
    assert bottom.y() <= 768 and bottom.x() <= 1366
    assert page(desk).outcome.why.count("\n") == 2


def test_before_the_throw_no_word_tells_the_piles_apart(open_desk: OpenDesk) -> None:
    evenings = [open_desk(chance=RehearsedChance(seed)) for seed in (1, 2)]
    for keys in (("F5",), ("3", "P", "4"), ("Shift+M", "+"), ("V", "2", "5")):
        for desk in evenings:
            desk.to_front()
            desk.press(*keys)
        one, other = [desk.everything() for desk in evenings]
        assert one == other, keys
