"""One character's panel and menu: everything the Host may do by hand in a fight, by keys and by mouse."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.commands import AddCharacters, SetHouseRule, SetRealDeck
from demoncity_gui.games.demon_city.rules.events import DamageThrown, Event
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tv_picture import Banner, BannerMood, FaceUp, Mark, TvStage
from demoncity_gui.texts import asking, host_window
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_commands as commands
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_house_rules as house_rules_texts
from demoncity_gui.texts import demon_city_open_questions as questions
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_person_panel as person_texts
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_sheets as sheets
from demoncity_gui.texts import demon_city_story as story_texts
from demoncity_gui.texts import demon_city_task_page as task_texts
from demoncity_gui.texts import demon_city_tasks as task_ends
from demoncity_gui.texts import demon_city_tv as tv_texts
from demoncity_gui.words.values import cited
from tests.host.conftest import OpenDesk
from tests.support.desk import EXAMPLE, Desk, crowd
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import attack_on, plus

DAN = replace(BILL, id=9, name="Dan")
TOUGHNESS = row_texts.toughness(now=0).rstrip("0")


def who(desk: Desk, name: str) -> str:
    return desk.cell(name, Column.WHO)


def names(desk: Desk) -> list[str]:
    return [desk.cell(place, Column.WHO).split(" · ")[0] for place in range(desk.rows.rowCount())]


def open_row_menu(desk: Desk, name: str) -> QMenu:
    viewport = desk.page.table.viewport()
    spot = desk.page.table.visualRect(desk.page.rows.index(desk.place(name), Column.WHO)).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, viewport.mapToGlobal(spot))
    QApplication.sendEvent(viewport, event)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def choose(desk: Desk, name: str, entry: str) -> None:
    menu = open_row_menu(desk, name)
    action = next(action for action in menu.actions() if action.text() == entry)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    desk.settle()


@pytest.fixture
def four(open_desk: OpenDesk) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE, DAN), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return")
    return desk


def test_the_big_button_hands_over_what_is_typed_in_the_panel(four: Desk) -> None:
    four.press("F", "N")
    assert four.next_step == asking.type_below
    assert four.question.field.hasFocus()
    four.type("Rat, horror, 3, 2")
    assert four.next_step == asking.take_typed
    four.click_next()
    assert "Rat" in names(four)


def test_a_hit_says_whose_word_its_price_is(four: Desk) -> None:
    four.press("A", "2", "Return", *("D", "Return") * 3, "Space", "Space")
    while four.next_step != row_texts.next_round:
        four.press("Return")
    panel = four.page.aftermath.panel
    panel.grab()
    tips = {label.text(): label.toolTip() for label in panel.findChildren(ElidedLabel) if label.isVisible()}
    price = cited(aftermath_texts.hit_by_tip, "T-AMB-70")
    assert price in tips.pop(aftermath_texts.hit_by(who="Ann"))
    assert not any(price in other for other in tips.values())


# --- the panel ---------------------------------------------------------------------------------------------------


def test_f_opens_the_speakers_panel_and_enter_goes_back_to_announcing(desk: Desk) -> None:
    desk.press("Return", "F")
    assert desk.page.person.panel.isVisible()
    assert desk.next_step == round_texts.back_to_the_round
    desk.press("Return", "D", "Return")
    assert desk.announced("Ceelo") == deeds.defends(against=[])


def test_states_are_set_and_cleared_and_stand_in_the_table(desk: Desk) -> None:
    desk.press("Return", "F", "4", "O", "P", "H", "Y")
    assert (
        who(desk, "Marty")
        == f"Marty · {texts.tv.mark_out} · {person_texts.panic} · {person_texts.held} · {row_texts.hurt}"
    )
    desk.press("O", "P", "H", "Y", "F")
    assert who(desk, "Marty") == "Marty"


def test_what_the_panel_did_is_taken_back_by_undo_while_it_is_open(desk: Desk) -> None:
    desk.press("Return", "F", "4")
    before = desk.seen()
    desk.press("O")
    desk.press("Ctrl+Z")
    assert [line for line in desk.seen() if "Undo" not in line] == [line for line in before if "Undo" not in line]


def test_toughness_and_calm_are_typed(desk: Desk) -> None:
    desk.press("Return", "F", "4", "T")
    desk.type("-1")
    desk.press("Return", "C")
    desk.type("2")
    desk.press("Return")
    assert who(desk, "Marty").startswith(f"Marty · {row_texts.toughness(now=-1)} · {row_texts.calm(now=2)}")


@pytest.mark.parametrize("typed", ["a lot", "100", "", "1.5", "99999"])
def test_a_toughness_that_cannot_be_stays_in_its_field_with_a_sentence(desk: Desk, typed: str) -> None:
    desk.press("Return", "F", "4", "T")
    desk.question.field.clear()
    desk.type(typed)
    desk.press("Return")
    assert desk.message.endswith(".")
    assert desk.question.field.text() == typed
    assert desk.question.field.hasFocus()
    assert who(desk, "Marty") == "Marty"


def test_escape_leaves_the_question_and_then_the_panel(desk: Desk) -> None:
    desk.press("Return", "F", "T")
    desk.type("9")
    desk.press("Escape", "Escape")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    desk.press("D")
    assert desk.next_step == announcing.announce(anew=False, who="Ceelo")


def test_arrows_and_digits_go_to_the_next_character(desk: Desk) -> None:
    desk.press("Return", "F", "Down", "Down", "O")
    assert who(desk, "Dolores").startswith(f"Dolores · {texts.tv.mark_out}")
    desk.press("Up", "P", "6", "H")
    assert who(desk, "Man in the Grey Coat").startswith(f"Man in the Grey Coat · {person_texts.panic}")
    assert who(desk, "Nena") == f"Nena · {person_texts.held}"


def test_what_cannot_be_now_says_so_in_place(desk: Desk) -> None:
    desk.press("Return", "F", "E")
    assert desk.message == person_texts.not_now(action=person_texts.elsewhere, when=person_texts.elsewhere_when)


# --- sides, distances, Clashes, drivers, groups --------------------------------------------------------------------


def test_somebody_changes_sides_by_key_and_to_a_side_of_their_own(four: Desk) -> None:
    four.press("F", "2", "S", "Down", "Return", "Return")
    moved = four.session.table.characters[1]
    assert (moved.name, moved.side) == (names(four)[1], four.session.table.characters[0].side)
    four.press("S")
    four.type("the rats")
    four.press("Return")
    assert four.session.table.characters[1].side == "the rats"
    fight = four.session.table.fight
    assert fight is not None and fight.turned == ((moved.id, "cult"),), "T-AMB-23: for this round by the preset"


def test_a_distance_is_typed_and_keeps_a_blow_from_landing(four: Desk) -> None:
    four.press("F", "1", "D", "2")
    four.type("40")
    four.press("Return", "F", "A", "2")
    assert four.next_step.startswith(refusals.out_of_reach(target="Bill", feet=40))


def test_clashes_are_merged_and_parted(four: Desk) -> None:
    four.press("D", "Return", "D", "Return")
    cards = announcing.drafted_cards(number=2, lowest=False)
    apart = [
        f"{letter}  {round_texts.who_does(who=who, deed=deeds.defends(against=[]))}  {cards}"
        for letter, who in (("A", "Ann"), ("B", "Bill"))
    ]
    assert four.clashes == apart
    four.press("F", "1", "M", "2", "1")
    assert [line for line in four.clashes if len(line) == 1] == ["A"]
    four.press("M", "2", "3", "F")
    assert four.clashes == apart


def test_somebody_drives(four: Desk) -> None:
    four.press("F", "2", "W")
    assert who(four, names(four)[1]).endswith(row_texts.drives)
    four.press("W")
    assert row_texts.drives not in who(four, names(four)[1])


def test_like_foes_stand_behind_one_throw_and_apart_again(four: Desk) -> None:
    leader = str(names(four).index("Bill") + 1)
    dan = str(names(four).index("Dan") + 1)
    four.press("F", leader, "G", dan)
    assert "Dan" not in names(four)
    assert who(four, "Bill") == f"Bill · {row_texts.behind(others=[f'{dan} Dan'])}"
    four.press("Z")
    assert sorted(names(four)) == ["Ann", "Bill", "Cassie", "Dan"]


def test_a_group_in_the_middle_of_a_round_is_refused_in_place(four: Desk) -> None:
    four.press("D", "Return", "F", "G")
    assert four.message == person_texts.not_now(action=person_texts.group, when=person_texts.group_when)


# --- who comes and goes -------------------------------------------------------------------------------------------


def test_somebody_leaves_and_comes_back_from_the_cast(four: Desk) -> None:
    four.press("F", str(names(four).index("Bill") + 1), "L")
    assert "Bill" not in names(four)
    four.press("N", "Down", "Return")
    assert sorted(names(four)) == ["Ann", "Bill", "Cassie", "Dan"]


def test_a_newcomer_made_up_on_the_spot_stands_at_their_agility(four: Desk) -> None:
    four.press("F", "N")
    four.type("Rat, vermin, 9, 1")
    four.press("Return", "F")
    assert names(four)[-1] == "Rat"
    assert four.cell("Rat", Column.AGILITY) == "9"


SHAPE = person_texts.bad_newcomer(side=people.players_side)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Rat", SHAPE),
        ("Rat, vermin, fast, 1", SHAPE),
        ("Rat, vermin, 1, 1, 1", SHAPE),
        (", vermin, 1, 1", sheets.nameless),
        ("Rat, , 1, 1", sheets.on_no_side(whose="Rat")),
        ("Bill, vermin, 1, 1", sheets.name_taken(whose="Bill")),
        (f"{'x' * 61}, vermin, 1, 1", sheets.too_long(what="name", number=60)),
    ],
)
def test_a_newcomer_that_cannot_be_stays_typed(four: Desk, typed: str, said: str) -> None:
    before = names(four)
    four.press("F", "N")
    four.type(typed)
    four.press("Return")
    assert four.message == said
    assert four.question.field.text() == typed
    assert names(four) == before


def test_ties_are_drawn_anew(open_desk: OpenDesk) -> None:
    desk = open_desk(crowd(12))
    desk.press("Return", "F")
    seen = {tuple(names(desk))}
    for _ in range(6):
        desk.press("R")
        seen.add(tuple(names(desk)))
    assert len(seen) > 1


def test_an_announcement_is_amended_by_keys_and_an_attack_becomes_another_deed(four: Desk) -> None:
    four.press("A", "2", "Return", "F", "1", "A")
    assert four.next_step == announcing.announce(anew=True, who="Ann")
    four.press("O", "Return")
    assert four.announced("Ann") == deeds.acts(against=["Bill"])
    four.press("F", "1", "A", "A", "Return")
    assert four.announced("Ann") == attack_on("Bill")


def test_the_panel_of_somebody_who_is_no_more_closes(desk: Desk) -> None:
    desk.session.do(AddCharacters((replace(BILL, id=0, name="Zoe"),)))
    desk.press("/")
    desk.type("Zoe")
    desk.press("Return")
    assert "Zoe" in desk.page.person.panel.heading.text()
    desk.press("Ctrl+Z")
    assert not desk.page.person.panel.isVisible()
    assert desk.next_step == row_texts.begin_action
    desk.press("Return")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")


# --- the menu of a row ---------------------------------------------------------------------------------------------


def test_the_menu_of_a_row_does_the_same_and_keeps_the_announcing_panel(desk: Desk) -> None:
    desk.click_next()
    choose(desk, "Marty", person_texts.with_key(action=person_texts.out, key="O"))
    assert who(desk, "Marty").startswith(f"Marty · {texts.tv.mark_out}")
    assert desk.next_step == announcing.choose_deed(who="Ceelo")


def test_a_question_of_the_menu_opens_the_panel_and_takes_the_mouse(desk: Desk) -> None:
    desk.click_next()
    choose(desk, "Marty", person_texts.with_key(action=person_texts.distance, key="D"))
    desk.click("5  Eel-Faced Girl", within=desk.question)
    desk.type("25")
    desk.press("Return")
    desk.click(person_texts.spoken(who="Marty", action=person_texts.distance))
    assert desk.button(f"5  {person_texts.in_feet(who='Eel-Faced Girl', feet=25)}").isVisible()


def test_the_panel_by_mouse_alone(desk: Desk) -> None:
    desk.click_next()
    desk.choose_in_menu(host_window.menu_round, texts.keys.person)
    desk.click_row("Dolores")
    desk.click(person_texts.spoken(who="Dolores", action=person_texts.panic))
    desk.click(person_texts.spoken(who="Dolores", action=person_texts.side))
    desk.click(EXAMPLE.characters[1].side, within=desk.question)
    desk.click_next()
    assert who(desk, "Dolores") == f"Dolores · {person_texts.panic}"
    assert desk.session.table.characters[2].side != EXAMPLE.characters[2].side


@pytest.mark.parametrize("number", [6, 24])
def test_the_panel_gives_every_key_one_meaning_and_stays_in_the_window(open_desk: OpenDesk, number: int) -> None:
    desk = open_desk(crowd(number, ("A Name Of Sixty Letters In All That Nobody Reads To The End", "名前" * 12)))
    desk.press("Return")
    width = desk.host.width()
    for keys in (("F",), ("D",), ("M",), ("S",), ("N",)):
        desk.press(*keys)
        taken = [
            sequence.toString()
            for action in desk.page.actions()
            if action.isEnabled()
            for sequence in action.shortcuts()
        ]
        assert len(taken) == len(set(taken))
        assert desk.host.width() == width
        assert desk.page.person.panel.mapTo(desk.host, QPoint(0, 0)).y() > desk.page.table.y()


# --- recovery ------------------------------------------------------------------------------------------------------


def test_who_is_out_gets_up_by_the_hosts_word_and_announces(four: Desk) -> None:
    four.press("F", "1", "O", "F")
    assert person_texts.recover.removesuffix("…") in " ".join(four.seen())
    four.press("Down", "Return")
    assert who(four, "Ann") == "Ann"
    four.press("D", "Return")
    assert four.announced("Ann") == deeds.defends(against=[])


def test_who_is_in_panic_has_no_action(four: Desk) -> None:
    four.press("F", "1", "P", "F", "Down", "Down", "Return")
    assert four.announced("Ann").endswith(row_texts.no_action)
    assert four.next_step.startswith(names(four)[1])
    four.press("Ctrl+Z")
    assert four.page.person.panel.isVisible()


def test_a_recovery_is_thrown_in_two_presses(four: Desk) -> None:
    four.press("F", "1", "O", "F")
    presses = four.keyboard.presses
    four.type("5")
    four.press("Return")
    assert four.keyboard.presses - presses == 2
    assert who(four, "Ann") == "Ann"
    assert four.next_step == announcing.choose_deed(who="Ann")


@pytest.mark.parametrize("typed", ["hard", "11", "5 bravado", ""])
def test_a_recovery_that_cannot_be_thrown_stays_typed(four: Desk, typed: str) -> None:
    four.press("F", "1", "O", "F")
    four.type(typed)
    four.press("Return")
    assert four.message.endswith(".")
    assert four.question.field.text() == typed
    assert who(four, "Ann") == f"Ann · {texts.tv.mark_out}"


# --- the aftermath ---------------------------------------------------------------------------------------------------


def to_the_aftermath(desk: Desk) -> None:
    """Ann hits Bill with a 9; the others only defend."""
    desk.press("A", str(names(desk).index("Bill") + 1), "Return", *["D", "Return"] * 3, "Space", "Space")
    while desk.stage() is TvStage.VERDICT:
        desk.press("Return")


def test_out_and_panic_after_the_flip_are_seen_on_the_television(four: Desk) -> None:
    to_the_aftermath(four)
    four.click(aftermath_texts.spoken_state(who="Bill", out=True))
    four.click(aftermath_texts.spoken_state(who="Cassie", out=False))
    assert Mark.OUT in four.lane("Bill").marks
    assert Mark.PANIC in four.lane("Cassie").marks
    four.press("F", "O")
    assert Mark.OUT not in four.lane("Bill").marks


def throwing(four: Desk) -> QAbstractButton:
    """Return the button that throws damage for whoever is chosen."""
    words = aftermath_texts.throw_damage(whose="Ann", cards=2)
    return four.button(aftermath_texts.with_key(button=words, key="T"))


def test_damage_is_offered_where_it_is_thrown_and_done_by_one_key(four: Desk) -> None:
    to_the_aftermath(four)
    four.press("T")
    assert who(four, "Bill") == "Bill"
    assert four.message == aftermath_texts.not_thrown(who="Bill", more="+", less="−", rules="F7")
    four.session.do(SetHouseRule("T-AMB-70", "b"))
    four.settle()
    assert four.button(
        aftermath_texts.with_key(button=aftermath_texts.throw_damage(whose="Ann", cards=2), key="T")
    ).isVisible()
    four.press("T")
    assert TOUGHNESS in who(four, "Bill")
    four.press("Ctrl+Z")
    four.click(aftermath_texts.spoken_damage(who="Bill"))
    assert TOUGHNESS in who(four, "Bill")


def test_one_hit_is_thrown_for_once_and_again_only_by_saying_so(four: Desk) -> None:
    """T-AMB-70 b: the button says what came; T and a click do nothing more, the panel's question does it on purpose."""
    four.session.do(SetHouseRule("T-AMB-70", "b"))
    to_the_aftermath(four)
    four.press("T")
    first = who(four, "Bill")
    came = next(event.damage for event in newest(four) if isinstance(event, DamageThrown))
    assert not four.button(aftermath_texts.damage_thrown(thrown=str(came))).isEnabled()
    once = story_texts.damage_thrown_past(attacker="Ann", target="Bill", again=False, damage=came, lowest=True)
    assert four.log.count(f"R1  {once}. [T-AMB-70]") == 1

    four.press("T")

    assert who(four, "Bill") == first
    assert four.message == aftermath_texts.thrown_already(who="Bill", thrown=str(came), undo="Ctrl+Z", person="F")
    four.press("F", "X", "Return")  # Enter alone throws nothing
    assert who(four, "Bill") == first
    four.press("Down", "Return")
    again = next(event for event in newest(four) if isinstance(event, DamageThrown))
    assert again.again
    told = story_texts.damage_thrown_past(attacker="Ann", target="Bill", again=True, damage=again.damage, lowest=True)
    assert f"R1  {told}. [T-AMB-70]" in four.log
    assert Views(four.host.session).host().undo == commands.throw_damage(target="Bill", again=True)
    four.press("Escape", "Ctrl+Z", "Ctrl+Z")
    assert four.button(
        aftermath_texts.with_key(button=aftermath_texts.throw_damage(whose="Ann", cards=2), key="T")
    ).isEnabled()


def test_the_cards_of_each_damage_are_on_the_tv(four: Desk) -> None:
    four.session.do(SetHouseRule("T-AMB-70", "b"))
    to_the_aftermath(four)
    for times in (1, 2):
        four.press(*("T",) if times == 1 else ("F", "X", "Down", "Return"))
        came = next(event.damage for event in newest(four) if isinstance(event, DamageThrown))
        (lane,) = four.tv.lanes
        assert four.stage() is TvStage.TASK
        assert (lane.name, lane.deed, lane.number) == ("Ann", tv_texts.damage_to(who="Bill"), came)
        assert len([card for card in lane.cards if isinstance(card, FaceUp)]) == 2
        assert len([card for card in lane.cards if isinstance(card, FaceUp) and card.counts]) == 1
        assert four.tv.banner == Banner(
            task_ends.damage(again=times == 2, damage=came),
            tv_texts.hurts(who="Ann", whom="Bill") + ("" if times == 1 else " " + tv_texts.out(who=["Bill"])),
            BannerMood.PLAYERS,
        )
    four.press("F", "Return")
    assert four.stage() is TvStage.ANNOUNCE


def newest(desk: Desk) -> tuple[Event, ...]:
    return desk.journal.entry(desk.session.history.timeline.newest).events


def test_where_no_horror_calls_for_calm_its_key_says_what_does(four: Desk) -> None:
    to_the_aftermath(four)
    four.press("K")
    assert four.message == aftermath_texts.no_horror(who="Bill", person="F", cast="F3")


def test_from_0_toughness_on_the_line_asks_whether_they_are_out(four: Desk) -> None:
    """T-AMB-70: at 0 one is still up unless the Host says otherwise; who is Out already is not asked about."""
    to_the_aftermath(four)
    asked = four.button(aftermath_texts.spoken_state(who="Bill", out=True))
    assert asked.text() == aftermath_texts.out
    while row_texts.toughness(now=0) not in who(four, "Bill"):
        four.press("-")
    assert asked.text() == aftermath_texts.ask_out(key="O")
    four.click(aftermath_texts.spoken_state(who="Bill", out=True))
    assert asked.text() == aftermath_texts.out


def test_damage_with_protection_and_a_calm_check_are_in_the_panel(four: Desk) -> None:
    four.session.do(SetHouseRule("T-AMB-70", "b"))
    four.session.do(SetHouseRule("T-AMB-71", "b"))
    to_the_aftermath(four)
    four.press("F", "X")
    four.type("3")
    four.press("Return")
    assert TOUGHNESS in who(four, "Bill")
    four.press("K")
    four.type("10")
    four.press("Return")
    assert aftermath_texts.panic in who(four, "Bill")


# --- ladders -----------------------------------------------------------------------------------------------------


def test_a_step_up_a_ladder_is_asked_about_in_the_row_and_given_by_one_letter(four: Desk) -> None:
    """T-SIT-04, T-SIT-06: Ann over Bill, and Bill over Cassie, both by high ground."""
    for target in ("Bill", "Cassie"):
        four.press("A", str(names(four).index(target) + 1), "+", "L")
        four.type("high ground")
        four.press("Return", "Return")
    first = four.cell(0, Column.WHO)
    assert first.startswith("Ann") and row_texts.step_up in first
    before = four.next_step, four.throws("Bill"), four.throws("Ann")
    four.press("F", "1", "B", "F")
    assert four.throws("Ann") == before[2].replace("3 ", "4 ", 1) + f" {plus('ladder')}"
    assert (four.next_step, four.throws("Bill")) == before[:2]
    assert row_texts.step_up not in four.cell(0, Column.WHO)


# --- Calm checks -------------------------------------------------------------------------------------------------


@pytest.fixture
def dread(open_desk: OpenDesk) -> Desk:
    """Bill's sight calls for Calm against 6, Dan's against 8; they are of one side."""
    horrors = (replace(BILL, calm_check=6), replace(DAN, calm_check=8))
    desk = open_desk(evening_of(ANN, CASSIE, *horrors), stacked(players="9 7 2 5 9", horror="1 2 3"))
    desk.press("Return")
    return desk


def test_who_faces_a_horror_throws_for_calm_after_the_flip_by_one_key(dread: Desk) -> None:
    """T-RESOLVE-16, T-AMB-71: by the preset the Host says what it brings, one click away."""
    to_the_aftermath(dread)
    dread.press(str(names(dread).index("Cassie") + 1))
    assert dread.button(aftermath_texts.with_key(button=aftermath_texts.calm_check(intensity=8), key="K")).isVisible()
    with pytest.raises(LookupError):
        dread.button(aftermath_texts.spoken_calm(who="Bill"))
    dread.keyboard.press("K")
    assert dread.message == ""  # the players have yet to see it
    dread.settle()
    why = cited(task_ends.level(fate="not-exceeded", value="5", within=True, intensity=8), "T-STATIC-02")
    next_act = cited(task_ends.calm_lost, "T-STATIC-12", "T-AMB-71")
    assert dread.message == f"{task_ends.fails_why(who='Cassie', why=why)}  ·  {next_act}"
    checked = story_texts.task_judged_past(who="Cassie", what="calm", cards=1)
    assert any(checked in line for line in dread.log)
    assert aftermath_texts.panic not in who(dread, "Cassie")
    dread.click(aftermath_texts.spoken_state(who="Cassie", out=False))
    assert aftermath_texts.panic in who(dread, "Cassie")


def test_a_calm_check_that_was_thrown_is_not_offered_again_that_round(dread: Desk) -> None:
    """T-RESOLVE-16: the button says that it was thrown, its key throws none; undo and the next round offer it again."""
    to_the_aftermath(dread)
    dread.press(str(names(dread).index("Cassie") + 1), "K")
    thrown = dread.session.history.timeline.newest
    done = dread.button(aftermath_texts.spoken_calmed(who="Cassie"))
    assert (done.text(), done.isEnabled()) == (aftermath_texts.calm_checked, False)
    assert dread.button(aftermath_texts.spoken_calm(who="Ann")).isEnabled()

    dread.press("K")

    assert dread.session.history.timeline.newest == thrown
    assert dread.message == aftermath_texts.calm_checked_already(who="Cassie", undo="Ctrl+Z", person="F")
    dread.press("Ctrl+Z")
    assert dread.button(aftermath_texts.spoken_calm(who="Cassie")).isEnabled()
    dread.press("K", "Return")
    to_the_aftermath(dread)
    assert (dread.stage(), dread.tv.round_number) == (TvStage.AFTERMATH, 2)
    assert dread.button(aftermath_texts.spoken_calm(who="Cassie")).isEnabled()


def test_a_failed_calm_check_is_panic_by_the_house_rule(dread: Desk) -> None:
    dread.session.do(SetHouseRule("T-AMB-71", "b"))
    to_the_aftermath(dread)
    dread.click(aftermath_texts.spoken_calm(who="Cassie"))
    panics = story_texts.state_changed(who="Cassie", is_so=True, state="panic")
    why = cited(task_ends.level(fate="not-exceeded", value="5", within=True, intensity=8), "T-STATIC-02")
    assert dread.message == f"{task_ends.fails_why(who='Cassie', why=why)}  ·  {panics}"
    in_the_story = story_texts.state_changed_past(who="Cassie", is_so=True, state="panic")
    assert panics != in_the_story
    assert any(in_the_story in line for line in dread.log)
    assert aftermath_texts.panic in who(dread, "Cassie")


def test_the_panel_offers_each_horrors_number_and_any_other(dread: Desk) -> None:
    dread.press("F", str(names(dread).index("Ann") + 1), "K")
    answers = [one.text for one in dread.question.question.answers]  # type: ignore[union-attr]
    assert answers == ["Dan: 8", "Bill: 6"]
    dread.press("Down", "Return")
    assert dread.message.startswith(task_ends.succeeds_why(who="Ann", why="9"))
    dread.press("K")
    dread.type("11")
    dread.press("Return")
    assert "11" in dread.message
    dread.press("Escape", "Escape", "F5")
    assert task_texts.check_calm(button=texts.keys.check_calm, intensity="8", key="Ctrl+5") in " ".join(
        dread.everything()
    )


def test_a_calm_check_with_real_cards_is_told_as_one_with_the_programs(dread: Desk) -> None:
    """T-AMB-71 b: the house rule is named, though the card was typed in steps of its own."""
    dread.session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    dread.session.do(SetHouseRule("T-AMB-71", "b"))
    dread.press("F", str(names(dread).index("Ann") + 1), "K", "Return", "Escape", "Escape", "3", "Space")
    assert person_texts.panic in who(dread, "Ann")
    log = "\n".join(dread.log)
    assert story_texts.task_judged_past(who="Ann", what="calm", cards=1) in log
    read = house_rules_texts.turned_by(
        rule="T-AMB-71", letter="b", question=questions["T-AMB-71"], reading=questions["T-AMB-71-b"], for_the_host=True
    )
    assert read in log
