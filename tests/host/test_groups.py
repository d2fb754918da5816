"""A group whose leader falls, panics, leaves or changes sides: who leads it now is asked, and it keeps its turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_commands as commands
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_person_panel as person_texts
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.words.values import cited, ended
from tests.host.conftest import OpenDesk
from tests.support.demon_city import replay
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import attack_on

DAN, EVE = replace(BILL, id=9, name="Dan"), replace(BILL, id=10, name="Eve")


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """Dan and Eve stand behind Bill; Ann is slower, Cassie faster. Nobody has announced."""
    desk = open_desk(evening_of(ANN, BILL, CASSIE, DAN, EVE), stacked(players="9 9 9", horror="3 4 5 6"))
    desk.press("Return")
    desk.press("F", key(desk, "Bill"), "G", "A", "Escape", "F")
    assert desk.cell("Bill", Column.WHO).startswith(f"Bill · {row_texts.behind(others=[''])}".rstrip())
    return desk


def key(desk: Desk, name: str) -> str:
    return next(one.key for one in Views(desk.host.session).host().everybody if one.name == name)


def names(desk: Desk) -> list[str]:
    return [desk.cell(place, Column.WHO).split(" · ")[0] for place in range(desk.rows.rowCount())]


def asked(desk: Desk) -> str:
    bars = [bar for bar in desk.host.findChildren(QuestionBar) if bar.isVisible()]
    return bars[0].prompt.text() if bars else ""


def a_round(desk: Desk) -> None:
    """Everybody defends, up to the aftermath."""
    while desk.next_step != row_texts.ready:
        desk.press("D", "Return")
    desk.press("Space", "Space")
    while desk.next_step != row_texts.next_round:
        desk.press("Return")


def stands(desk: Desk) -> tuple[CharacterId, tuple[CharacterId, ...]]:
    fight = desk.session.table.fight
    assert fight is not None
    (group,) = (one for one in fight.participants if one.stands_for)
    return group.who, group.stands_for


@pytest.mark.parametrize("state", ["O", "P"])
def test_a_leader_who_is_down_is_asked_about_in_the_flow_of_the_round(desk: Desk, state: str) -> None:
    """T-AMB-63, T-ANNOUNCE-07: by the digit of another; row, turn and question stay the group's."""
    a_round(desk)
    place, dan = desk.place("Bill"), key(desk, "Dan")
    assert tv_texts.and_more(who="Bill", more=2) in [rung.name for rung in desk.tv.ladder]
    desk.press("F", key(desk, "Bill"), state, "F", "Return")
    assert "Bill" in [rung.name for rung in desk.tv.ladder], "the others are neither Out nor in Panic"
    assert desk.next_step == announcing.repeat(who="Ann", deed=deeds.defends(against=[]))
    desk.press("Return")

    assert asked(desk) == round_texts.who_leads(who="Bill")
    desk.press("Return")  # no answer
    assert names(desk)[place] == "Bill"
    desk.press(dan)

    assert asked(desk) == ""
    behind = [row_texts.member(key=key(desk, who), who=who, down=who == "Bill") for who in ("Bill", "Eve")]
    assert row_texts.behind(others=behind) in desk.cell("Dan", Column.WHO)
    assert names(desk)[place] == "Dan"
    assert desk.next_step == announcing.repeat(who="Dan", deed=deeds.defends(against=[]))
    desk.press("A", key(desk, "Ann"), "Return")
    assert desk.announced("Dan") == attack_on("Ann")
    assert next(rung.name for rung in desk.tv.ladder if rung.name.startswith("Dan")) == tv_texts.and_more(
        who="Dan", more=1
    )
    assert desk.lane(tv_texts.and_more(who="Dan", more=1)).deed == tv_texts.together(
        others=["Eve"], deed=attack_on("Ann")
    )
    a_round(desk)
    assert replay(desk.journal.entries()) == (desk.journal.entries(), ())


def test_who_leads_is_undone_and_asked_again(desk: Desk) -> None:
    a_round(desk)
    desk.press("F", key(desk, "Bill"), "O", "F", "Return", "Return")
    question = asked(desk)
    desk.press(key(desk, "Eve"))
    assert Views(desk.host.session).host().undo == commands.let_lead(who="Eve")
    desk.press("Ctrl+Z")
    assert asked(desk) == question
    desk.press("Escape")
    assert asked(desk) == ""
    assert desk.next_step == row_texts.ask_leader(who="Bill")
    desk.press("Return")
    assert asked(desk) == question


def test_a_mouse_answers_as_well(desk: Desk) -> None:
    a_round(desk)
    desk.press("F", key(desk, "Bill"), "O", "F", "Return", "Return")
    desk.click(f"{key(desk, 'Dan')}  Dan")
    assert stands(desk) == (DAN.id, (BILL.id, EVE.id))


def test_where_all_of_a_group_are_down_its_leader_recovers_like_anybody(desk: Desk) -> None:
    a_round(desk)
    for name in ("Bill", "Dan", "Eve"):
        desk.press("F", key(desk, name), "O", "F")
    desk.press("Return", "Return")
    assert asked(desk) == person_texts.ask_recovery(who="Bill", out=True, panicked=False)
    desk.press("Down", "Down", "Return")  # no action
    assert desk.announced("Bill") == row_texts.no_action
    assert desk.next_step == announcing.repeat(who="Cassie", deed=deeds.defends(against=[]))


def test_who_is_down_behind_a_leader_throws_to_get_up_on_the_turn_of_the_group_once(desk: Desk) -> None:
    """T-ANNOUNCE-07."""
    desk.press("F", key(desk, "Dan"), "O", "V")
    assert desk.message == person_texts.not_now(action=person_texts.recover, when=person_texts.recover_when)
    desk.press("F", "D", "Return", "F", key(desk, "Dan"), "V")
    desk.type("9")
    desk.press("Return")
    assert desk.session.table.character(DAN.id).out
    desk.press("V")
    assert desk.message == person_texts.not_now(action=person_texts.recover, when=person_texts.recover_when)
    desk.press("F", "D", "Return")
    assert desk.announced("Bill") == deeds.defends(against=[])


@pytest.mark.parametrize(
    ("keys", "gone"), [(("L",), True), (("S", "Down", "Return"), False)], ids=["leaves", "joins another side"]
)
def test_a_leader_who_goes_is_asked_for_an_heir_first(desk: Desk, keys: tuple[str, ...], gone: bool) -> None:
    sides = {DAN.id, EVE.id}
    desk.press("F", key(desk, "Bill"), *keys)
    assert asked(desk) in (
        person_texts.ask_heir_leaves(who="Bill"),
        person_texts.ask_heir_joins(who="Bill", side=people.players_side),
    )

    desk.press(key(desk, "Eve"), *() if gone else ("Return",))

    assert stands(desk) == (EVE.id, (DAN.id,))
    assert ("Bill" in names(desk)) is not gone
    assert {one.side for one in desk.session.table.characters if one.id in sides} == {"cult"}
    desk.press("Ctrl+Z")
    assert stands(desk) == (BILL.id, (DAN.id, EVE.id))


def test_a_leader_may_leave_and_the_others_stand_for_themselves(desk: Desk) -> None:
    desk.press("F", key(desk, "Bill"), "L", "Z", "F")
    assert sorted(names(desk)) == ["Ann", "Cassie", "Dan", "Eve"]


def test_one_who_stands_behind_another_leaves_alone(desk: Desk) -> None:
    desk.press("F", key(desk, "Dan"), "L", "F")
    assert stands(desk) == (BILL.id, (EVE.id,))


def test_the_host_lets_another_lead_at_any_turn(desk: Desk) -> None:
    desk.press("A", key(desk, "Bill"), "Return")
    assert desk.announced("Ann") == attack_on("Bill")
    desk.press("F", key(desk, "Dan"), "G", "F")
    assert desk.announced("Ann") == attack_on("Dan")
    assert stands(desk) == (DAN.id, (BILL.id, EVE.id))


@pytest.fixture
def single(open_desk: OpenDesk) -> Desk:
    """Bill, Dan and Eve each for themselves, in the second round: Ann attacked Dan, Bill Ann, the others defended."""
    desk = open_desk(evening_of(ANN, BILL, CASSIE, DAN, EVE), stacked(players="9 9 9", horror="3 4 5 6"))
    desk.press("Return")
    desk.press("A", key(desk, "Dan"), "Return")
    while desk.next_step != row_texts.ready:
        bill = desk.next_step.startswith("Bill")
        desk.press(*("A", key(desk, "Ann")) if bill else ("D",), "Return")
    desk.press("Space", "Space")
    while desk.next_step != row_texts.next_round:
        desk.press("Return")
    desk.press("Return")
    return desk


def test_what_was_aimed_at_one_of_a_group_is_aimed_at_its_leader(single: Desk) -> None:
    """T-AMB-63, T-THROW-08: whom Ann attacked stands behind Bill now."""
    assert single.next_step == announcing.repeat(who="Ann", deed=attack_on("Dan"))
    single.press("F", key(single, "Bill"), "G", key(single, "Dan"), "Escape", "Escape")
    assert single.next_step == announcing.repeat(who="Ann", deed=attack_on("Bill"))
    single.press("Return")
    assert single.announced("Ann") == attack_on("Bill")
    assert replay(single.journal.entries()) == (single.journal.entries(), ())


def test_a_new_leader_has_no_last_round_that_was_anothers(single: Desk) -> None:
    """T-THROW-08: Dan stood for himself when Bill attacked; Eve too, until a round of the group has been played."""
    single.press("F", key(single, "Bill"), "G", "A", "Escape", "F")
    single.press("F", key(single, "Dan"), "G", "F", "Return")
    assert single.next_step == announcing.choose_deed(who="Dan")
    a_round(single)
    single.press("Return", "F", key(single, "Eve"), "G", "F", "Return")
    assert single.next_step == announcing.repeat(who="Eve", deed=deeds.defends(against=[]))


def test_who_leads_is_asked_where_the_side_of_a_leader_is_typed(desk: Desk) -> None:
    """T-AMB-63, T-AMB-23."""
    desk.press("F", key(desk, "Bill"), "S")
    desk.type("police")
    desk.press("Return")
    assert asked(desk) == person_texts.ask_heir_joins(who="Bill", side="police")
    desk.press(key(desk, "Eve"))
    assert stands(desk) == (EVE.id, (DAN.id,))
    assert desk.session.table.character(BILL.id).side == "police"
    assert asked(desk) == ""


def test_all_at_once_are_those_with_the_same_sheet(open_desk: OpenDesk) -> None:
    """T-AMB-63: like foes, and not the Horror that they serve."""
    horror = replace(BILL, id=11, name="Thing", stats=(*BILL.stats[:-1], replace(BILL.stats[-1], rank=8)))
    desk = open_desk(evening_of(ANN, BILL, CASSIE, DAN, EVE, horror), stacked())
    desk.press("Return")
    desk.press("F", key(desk, "Bill"), "G", "A")
    assert stands(desk) == (BILL.id, (DAN.id, EVE.id))
    desk.press(key(desk, "Thing"))
    assert stands(desk) == (BILL.id, (DAN.id, EVE.id, horror.id))


def test_who_is_parted_and_yet_in_one_clash_is_told_why(desk: Desk) -> None:
    """T-CLASH-08: Ann and Cassie both attack Bill, who joins them."""
    desk.press("A", key(desk, "Bill"), "Return", "D", "Return", "A", key(desk, "Bill"), "Return")
    desk.press("F", key(desk, "Ann"), "M", key(desk, "Cassie"), "2")
    assert parted("Ann", "Cassie", joined=True) in desk.log
    desk.press("M", key(desk, "Bill"), "2")
    assert parted("Ann", "Bill", joined=False) in desk.log


def parted(one: str, other: str, *, joined: bool) -> str:
    """Return the history's line that two were kept apart."""
    return f"R1  {ended(cited(story.touch_set(one=one, other=other, touch='no', joined=joined), 'T-CLASH-08'))}"
