"""Announcements with more to them: several targets, a run, a dodge beside, tricks, what lasts, who is gone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack
from demoncity_gui.games.demon_city.rules.characters import Rank
from demoncity_gui.games.demon_city.rules.commands import SetHouseRule
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_clashes as clash_texts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_tv as tv_texts
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk, widget_words
from tests.support.story_lines import announced
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import attack_on, plus, with_fate

STATS = ["Agility", "Toughness", "Calm", "Perception", "Driving"]
"""Of somebody in the chase."""


@pytest.fixture
def trio(open_desk: OpenDesk) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked())
    desk.press("Return")
    return desk


def lit(desk: Desk) -> set[str]:
    buttons = desk.page.announce.panel.findChildren(QAbstractButton)
    return {button.text() for button in buttons if button.isVisible() and button.property("lit") == "true"}


def another_round(desk: Desk) -> None:
    desk.press(*["D", "Return"] * (desk.rows.rowCount() - 1), "Space", "Space")
    while desk.tv.round_number == 1:
        desk.press("Return")


def test_one_deed_reaches_several(desk: Desk) -> None:
    desk.press("Return", "A", "N", "2", "5", "Return")
    assert desk.cell("Ceelo", Column.TARGET) == deeds.people(people=["Man in the Grey Coat", "Eel-Faced Girl"])
    desk.press("F", "1", "A", "N", "Return")
    assert desk.cell("Ceelo", Column.TARGET) == "Man in the Grey Coat"


def test_a_run_is_typed_and_too_long_a_one_is_refused(desk: Desk) -> None:
    desk.press("Return", "A", "5", "R")
    desk.type("31")
    desk.press("Return")
    assert desk.next_step == refusals.too_far(feet=31, most=30)
    desk.press("R")
    desk.type("20")
    desk.press("Return", "Return")
    announced = Views(desk.session).announced(desk.session.table.characters[0].id)
    assert isinstance(announced, Attack) and announced.run == 20


def test_a_run_that_is_no_number_stays_in_its_field(desk: Desk) -> None:
    desk.press("Return", "A", "5", "R")
    desk.type("far")
    desk.press("Return")
    assert desk.message == announcing.bad_run(text="far")
    assert desk.question.field.text() == "far"
    assert desk.question.field.hasFocus()


def test_a_deed_dodges_as_well_and_is_loaded_so(trio: Desk) -> None:
    trio.press("O", "V", "Return")
    announced = Views(trio.session).announced(trio.session.table.characters[0].id)
    assert isinstance(announced, Act) and announced.dodging
    trio.click_row("Ann")
    assert lit(trio) >= {f"{texts.keys.dodging} [V]"}


def test_a_trick_costs_a_card_and_is_struck_by_a_click(desk: Desk) -> None:
    desk.press("Return", "A", "5", "K")
    desk.type("over the rail")
    desk.press("Return")
    assert f"{announcing.trick} over the rail" in lit(desk)
    desk.click(f"{announcing.trick} over the rail")
    assert f"{announcing.trick} over the rail" not in lit(desk)


def test_only_a_disarm_is_offered_without_cost_unless_the_house_rule_has_more(desk: Desk) -> None:
    """T-AMB-67: by the preset, `Z` says so and changes nothing."""
    desk.press("Return", "A", "5", "C")
    chips = [button.text() for button in desk.page.announce.panel.findChildren(QPushButton) if button.isVisible()]
    with_sign = desk.host.own_keys.with_sign
    assert with_sign(Key.CALLED_SHOT) in chips and with_sign(Key.OTHER_AIM) not in chips
    desk.press("Z")
    assert desk.message == announcing.only_harmless(key="H")
    assert lit(desk) >= {f"{texts.keys.called_shot} [C]"} and f"{texts.keys.harmless} [H]" not in lit(desk)


def test_no_harm_takes_its_called_shot_away_again(desk: Desk) -> None:
    desk.press("Return", "A", "5")
    desk.page.announce.panel.groups.more.click()
    before, cards = lit(desk), desk.throws("Ceelo")
    desk.press("H")
    assert {texts.keys.called_shot, texts.keys.harmless} <= {one.partition(" [")[0] for one in lit(desk)}
    desk.press("H")
    assert (lit(desk), desk.throws("Ceelo")) == (before, cards)


def test_more_stays_under_the_pointer_that_opens_it(desk: Desk) -> None:
    desk.press("Return", "A")
    more = desk.page.announce.panel.groups.more
    before = more.mapTo(desk.host, more.rect().bottomRight())
    more.click()
    desk.settle()
    assert desk.button(Key.WORDS).isVisible()
    assert more.mapTo(desk.host, more.rect().bottomRight()) == before


def test_words_of_ones_own_need_no_deed_before_them(desk: Desk) -> None:
    desk.press("Return", "E")
    desk.type("bars the door")
    desk.press("Return")
    assert desk.announced("Ceelo") == "bars the door"
    desk.press("Return")
    assert desk.announced("Ceelo") == "bars the door"


def test_a_called_shot_at_what_no_hand_holds(desk: Desk) -> None:
    """T-AMB-67 b."""
    desk.session.do(SetHouseRule("T-AMB-67", "b"))
    desk.press("Return", "A", "5", "C")
    assert desk.button(Key.OTHER_AIM).isVisible()
    desk.press("Z", "Return")
    announced = Views(desk.session).announced(desk.session.table.characters[0].id)
    assert isinstance(announced, Attack) and announced.called_shot and announced.harmless and announced.other_aim


def test_an_advantage_with_a_name_lights_up_again_until_it_is_struck(trio: Desk) -> None:
    trio.press("A", "2", "+", "L")
    trio.type("high ground")
    trio.press("Return", "Return")
    another_round(trio)
    trio.press("D")
    assert "+ high ground" in lit(trio)
    trio.click("+ high ground")
    trio.press("Return")
    assert trio.throws("Ann") == f"2 {plus('defense')}"


def test_a_repeat_whose_target_is_gone_asks_for_another(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE, replace(BILL, id=9, name="Dan")), stacked())

    def said(heading: str) -> bool:
        return any(heading in words for words in widget_words(desk.page.announce.panel))

    desk.press("Return", "A", str(desk.place("Bill") + 1), "W", "Return")
    another_round(desk)
    desk.press("F", str(desk.place("Bill") + 1), "L", "F")
    assert desk.next_step == announcing.choose_target(who="Ann")
    assert said(announcing.target_left(who="Ann"))
    desk.press("Ctrl+Z")
    desk.press("F", str(desk.place("Bill") + 1), "S")
    desk.type("players")
    desk.press("Return", "F")
    assert said(announcing.target_joined(who="Ann", whom=["Bill"]))
    desk.press(desk.cell("Dan", Column.KEY), "Return")
    assert desk.announced("Ann") == attack_on("Dan")
    assert plus("weapon") in desk.throws("Ann")


@pytest.mark.parametrize("by_key", [True, False])
def test_a_deed_that_failed_by_one_who_fell_is_let_be_by_the_hosts_word(open_desk: OpenDesk, by_key: bool) -> None:
    """T-AMB-17: Cassie's throw is not over Bill's 6, but Ann has just hit Bill."""
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="8 5 2", horror="6"))
    desk.press("Return", "A", "Return", "A", "3", "Return", "D", "Return", "Space", "Space")
    assert desk.announced("Cassie") == with_fate(deeds.defends(against=[]), "not-high-enough")
    before = desk.seen()

    if by_key:
        desk.press("J")
    else:
        desk.click(round_texts.opposition_gone(who=["Cassie"], key="J"))

    assert desk.announced("Cassie") == with_fate(deeds.defends(against=[]), "happened")
    assert desk.announced("Ann") == with_fate(attack_on("Bill"), "happened")
    assert round_texts.opposition_gone(who=["Cassie"], key="J") not in desk.seen()
    desk.press("Ctrl+Z")
    assert desk.seen() == before


def test_the_right_to_stand_elsewhere_is_used_in_place(trio: Desk) -> None:
    trio.press("A", "2", "Return")
    another_round(trio)
    placed = [place for place in range(3) if row_texts.stand_elsewhere in trio.cell(place, Column.WHO)]
    for place, row in enumerate(trio.page.rows.rows):
        hover = trio.rows.index(place, Column.WHO).data(Qt.ItemDataRole.ToolTipRole)
        assert (row_texts.stand_elsewhere_tip(who=row.name) in hover) is (place in placed)
    trio.press("F", str(placed[0] + 1), "E")
    trio.type("on the roof")
    trio.press("Return")
    assert row_texts.stand_elsewhere not in trio.cell(placed[0], Column.WHO)
    assert any("on the roof" in line for line in trio.log)


def test_what_a_repeat_would_count_is_lit_and_can_be_struck(desk: Desk) -> None:
    desk.press("Return", "A", "5", "+", "L")
    desk.type("on the ladder")
    desk.press("Return", "Return")
    another_round(desk)
    assert any(announcing.drafted_cards(number=3, lowest=False) in seen for seen in desk.seen())
    desk.click("+ on the ladder")
    assert desk.next_step == announcing.announce(anew=False, who="Ceelo")
    assert any(announcing.drafted_cards(number=2, lowest=False) in seen for seen in desk.seen())
    assert "+ on the ladder" not in lit(desk)


# --- driving -----------------------------------------------------------------------------------------------------


@pytest.fixture
def chase(open_desk: OpenDesk) -> Desk:
    """Ann and Bill at the wheel of two cars, before the first announcement."""
    drivers = [replace(one, skills=(*one.skills, Rank("Driving", rank))) for one, rank in ((ANN, 6), (BILL, 4))]
    desk = open_desk(evening_of(*drivers, CASSIE), stacked(players="9 4 5", horror="3 6 2"))
    desk.press("Return", "F", "1", "W", "2", "W", "F")
    return desk


def test_a_deeds_stat_is_named_alone(chase: Desk) -> None:
    chase.press("O", "I")
    chase.type("driv")
    chase.press("Return", "Return")
    assert Views(chase.session).announced(ANN.id) == Act(stat="Driving")


@pytest.mark.parametrize(
    ("typed", "stat", "intensity"),
    [("driving", "Driving", None), ("5 DRIV", "Driving", 5), ("7", None, 7), ("0 calm", "Calm", 0), ("", None, None)],
)
def test_what_is_beaten_and_by_which_stat_is_one_text(
    chase: Desk, typed: str, stat: str | None, intensity: int | None
) -> None:
    chase.press("O", "I")
    chase.type(typed)
    chase.press("Return")
    draft = chase.page.draft
    assert draft is not None
    assert (draft.stat, draft.intensity, chase.message) == (stat, intensity, "")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("flying", announcing.unknown_stat(who="Ann", letters="flying", known=STATS)),
        ("5 flying", announcing.unknown_stat(who="Ann", letters="flying", known=STATS)),
        ("11 driving", announcing.bad_intensity(level=11)),
    ],
)
def test_what_cannot_be_beaten_so_is_one_sentence(chase: Desk, typed: str, said: str) -> None:
    chase.press("O", "I")
    chase.type(typed)
    chase.press("Return")
    assert chase.message == said


def test_a_drivers_deed_is_told_as_driving_on_the_row_the_tv_and_in_the_verdict(chase: Desk) -> None:
    """T-CLASH-06, T-AMB-56."""
    for keys in (("O", "2"), ("O", "1")):
        chase.press(*keys, "I")
        chase.type("driving")
        chase.press("Return", "Return")
    chase.press("D", "Return")
    assert chase.announced("Ann") == deeds.drives(against=["Bill"])
    assert chase.announced("Bill") == deeds.drives(against=["Ann"])
    assert chase.lane("Ann").deed == deeds.drives(against=["Bill"])
    line = announced("Ann", deeds.plan_to_drive(against=["Bill"]))
    assert chase.log.count(f"R1  {line}") == 1

    chase.press("Space", "Space")

    assert chase.tv.banner is not None
    while "Ann" not in chase.tv.banner.line:
        assert chase.next_step != row_texts.next_round
        chase.press("Return")
    assert chase.tv.banner.line == tv_texts.succeeded(who=["Ann"])
    stopper = clash_texts.hurdle(kind="stopper", whom="Bill", stat="", value=3, who="Ann")
    drove = clash_texts.ended(
        who="Ann", deed=deeds.drives(against=["Bill"]), why=clash_texts.succeeds(value=9, beaten=[stopper], met=[])
    )
    assert any(drove in line for line in chase.seen())
