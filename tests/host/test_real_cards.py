"""Real cards typed on the Host's screen: by keys, by mouse, with corrections; the TV turns them and no sooner."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, SetRealDeck
from demoncity_gui.games.demon_city.words.people import deck_name, mode_words
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card, Numeral
from demoncity_gui.pieces.tv_picture import FaceDown, FaceUp, TvStage
from demoncity_gui.texts import card_titles, host_window
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_people as people
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import demon_city_story as story
from demoncity_gui.texts import demon_city_typing as typing_texts
from demoncity_gui.texts import demon_city_workshop as workshop
from demoncity_gui.words.cards import card_title
from tests.host.conftest import OpenDesk
from tests.support.cast import foe, player
from tests.support.desk import Desk, widget_words
from tests.support.keyboard import Keyboard
from tests.support.stacked import HORROR_10, PLAYERS_31
from tests.support.wording import plus

PEOPLE = (
    player("Ann", agility=1, toughness=2, significators=(Card.CUPS_QUEEN,)),
    foe("Bill", agility=2, toughness=2),
    player("Cassie", agility=3, toughness=2),
    foe("Dirk", agility=4, toughness=2),
    player("Eve", agility=5, toughness=2),
    foe("Fay", agility=6, toughness=2),
)
PLAYERS = (*PLAYERS_31, Card.CUPS_QUEEN, Card.SWORDS_KING, Card.DEATH)
HORROR = (*HORROR_10, Card.MOON, Card.PENTACLES_PAGE, Card.STRENGTH)
EVENING = BeginEvening("A long night", "The pier", PEOPLE, PLAYERS, HORROR)


def defended(desk: Desk, *modes: DeckMode) -> Desk:
    """Play these decks so, and let everybody defend, up to “Ready…”: two cards each."""
    for name, mode in zip(DeckName, modes, strict=False):
        if mode is not DeckMode.PROGRAM:
            desk.session.do(SetRealDeck(name, mode))
    desk.press("Return", *["D", "Return"] * len(PEOPLE), "Space")
    return desk


@pytest.fixture
def every(open_desk: OpenDesk) -> Desk:
    """Real cards for the players, the program's for the Horror."""
    return defended(open_desk(EVENING), DeckMode.EVERY_CARD)


@pytest.fixture
def highest(open_desk: OpenDesk) -> Desk:
    """Real cards on both sides, of which only the highest are typed."""
    return defended(open_desk(EVENING), DeckMode.HIGHEST_ONLY, DeckMode.HIGHEST_ONLY)


def lanes(desk: Desk) -> dict[str, str]:
    """Return what has been typed so far for each."""
    typing = Views(desk.session).host().typing
    return {lane.name: " ".join(card.text for card in lane.typed) for lane in typing}


def tile(desk: Desk, name: str) -> QAbstractButton:
    """Return the place of a lane on the panel."""
    return next(
        button
        for button in desk.page.typing.panel.findChildren(QAbstractButton)
        if button.isVisible() and button.accessibleName().startswith(f"{name}: ")
    )


def turned(desk: Desk, name: str) -> list[object]:
    return [card.card if isinstance(card, FaceUp) else card for card in desk.lane(name).cards]


# --- by keys -----------------------------------------------------------------------------------------------------


def test_the_highest_cards_of_six_lanes_take_at_most_eight_presses(highest: Desk) -> None:
    """Tens and courts included, and the throw itself."""
    before = highest.keyboard.presses
    highest.press("0", "P", "K", "7", "Q", "0", "Space")
    assert highest.keyboard.presses - before <= 8
    assert highest.stage() is TvStage.VERDICT
    shown = [turned(highest, one.name) for one in PEOPLE]
    assert shown == [[Numeral(10)], [Numeral(11)], [Numeral(14)], [Numeral(7)], [Numeral(13)], [Numeral(10)]]


def test_every_card_lane_by_lane_the_keys_move_on_by_themselves(every: Desk) -> None:
    assert every.next_step == row_texts.type(turned=people.turned(who="Ann"), missing=2)
    every.press("7")
    assert every.next_step == row_texts.type(turned=people.turned(who="Ann"), missing=1)
    every.press("Q", "0", "F")
    assert lanes(every) == {"Ann": "7 Q", "Cassie": "10 F", "Eve": ""}
    every.press("J", "1", "3")
    assert lanes(every)["Eve"] == "J13"
    every.press("8")
    assert every.next_step == row_texts.throw
    every.press("Return")

    assert turned(every, "Ann") == [Card.WANDS_7, Card.CUPS_QUEEN]
    assert turned(every, "Eve") == [Card.DEATH, Card.WANDS_8]
    assert every.throws("Ann").startswith(round_texts.value_from(value=13, cards=2, reasons=plus("defense")))
    assert all(isinstance(card, FaceUp) for card in every.lane("Bill").cards)


def test_a_major_takes_two_digits_or_one_and_any_other_key(open_desk: OpenDesk) -> None:
    desk = defended(open_desk(EVENING), DeckMode.PROGRAM, DeckMode.EVERY_CARD)
    desk.press("J", "8", "P")
    assert lanes(desk)["Bill"] == "J8 P"
    desk.press("J", "1", "8", "J", "0", "Backspace", "Backspace", "9")
    assert lanes(desk)["Dirk"] == "J18 9"
    desk.press("1", "J", "8", "Return")
    assert card_titles.major_8 in desk.message
    assert desk.stage() is TvStage.READY
    desk.press("2", "Return")
    assert desk.stage() is TvStage.VERDICT


def test_the_own_significator_is_a_star(every: Desk) -> None:
    every.press("*")
    assert lanes(every)["Ann"] == "Q"
    every.press("*")
    assert every.message.startswith(refusals.no_own_card(who="Ann"))


def test_the_key_after_a_refused_major_does_not_take_its_place(every: Desk) -> None:
    every.press("J", "4", "F")
    assert every.message.startswith(refusals.no_card_left(deck="players", words=card_titles.major_4_plain, held=0))
    assert lanes(every)["Ann"] == ""


def test_a_letter_that_is_no_card_is_answered(every: Desk) -> None:
    every.press("A")
    assert every.message == typing_texts.other_key(keys="1 … 9 0 F P N Q K J *")
    every.press("7")
    assert every.message == ""


def test_backspace_goes_back_card_by_card(every: Desk) -> None:
    every.press("1", "2", "3")
    every.press("Backspace")
    assert lanes(every) == {"Ann": "1 2", "Cassie": "", "Eve": ""}
    every.press("Backspace")
    assert lanes(every)["Ann"] == "1"
    every.press("4")
    assert lanes(every)["Ann"] == "1 4"
    every.press("Backspace", "Backspace", "Backspace")
    assert lanes(every)["Ann"] == ""
    assert every.message == typing_texts.nothing_typed(undo="Ctrl+Z")


def test_undo_takes_back_one_card_and_the_keys_go_there(every: Desk) -> None:
    every.press("1", "2", "3", "Ctrl+Z", "Ctrl+Z", "5")
    assert lanes(every) == {"Ann": "1 5", "Cassie": "", "Eve": ""}
    every.press("Ctrl+Z", "Ctrl+Shift+Z", "6")
    assert lanes(every)["Cassie"] == "6"


def test_arrows_go_from_lane_to_lane_and_a_full_one_is_typed_anew(every: Desk) -> None:
    every.press("1", "2", "Up")
    every.press("7", "8")
    assert lanes(every) == {"Ann": "7 8", "Cassie": "", "Eve": ""}
    every.press("Down", "3")
    assert lanes(every)["Eve"] == "3"


def test_nothing_is_thrown_before_all_is_typed(every: Desk) -> None:
    every.press("1", "Space", "Return")
    assert every.stage() is TvStage.READY
    assert every.message.startswith(refusals.cards_to_type(who="Ann", missing=1))


def test_an_uncontested_deed_waits_for_its_real_card(open_desk: OpenDesk) -> None:
    desk = open_desk(EVENING)
    desk.session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.EVERY_CARD))
    desk.press("Return", "U", "I")
    desk.type("4")
    desk.press("Return", "Return", "Return")
    assert desk.next_step == row_texts.type(turned=people.turned(who="Ann"), missing=1)
    assert turned(desk, "Ann") == [FaceDown()]
    desk.press("5")
    assert turned(desk, "Ann") == [FaceDown()]
    desk.press("Return")
    assert turned(desk, "Ann") == [Card.WANDS_5]
    assert deeds.settled(result="success") in desk.announced("Ann")
    assert desk.next_step.startswith("Bill")


def test_letters_of_cards_mean_people_and_deeds_again_after_the_throw(highest: Desk) -> None:
    highest.press(*"123456", "Space", *["Return"] * 6)
    assert highest.stage() is TvStage.AFTERMATH
    highest.press("Return", "D", "Return", "D", "Q", "Return")
    assert highest.announced("Bill") == deeds.defends(against=[])


def test_cards_are_typed_from_the_players_window_as_well(highest: Desk) -> None:
    tv = Keyboard(highest.program.tv)
    tv.press("Shift+*", "0")
    highest.settle()
    assert list(lanes(highest).values())[:2] == ["Q", "10"]


# --- by mouse ----------------------------------------------------------------------------------------------------


def test_cards_are_clicked_and_a_click_on_a_lane_corrects_it(every: Desk) -> None:
    panel = every.page.typing.panel
    for name in (
        texts.keyboard.card_worth(value=7),
        texts.keyboard.card_queen,
        texts.keyboard.card_worth(value=10),
        card_titles.major_0,
        texts.keyboard.card_worth(value=1),
        texts.keyboard.card_worth(value=2),
    ):
        every.click(name, panel)
    assert lanes(every) == {"Ann": "7 Q", "Cassie": "10 F", "Eve": "1 2"}

    every.click_widget(tile(every, "Cassie"))
    every.click(texts.keyboard.card_worth(value=3), panel)
    assert lanes(every)["Cassie"] == "3"
    every.click(typing_texts.take_back, panel)
    every.click(texts.keyboard.card_worth(value=4), panel)
    every.click_row("Cassie")
    every.click(texts.keyboard.card_worth(value=5), panel)
    assert lanes(every) == {"Ann": "7 Q", "Cassie": "4 5", "Eve": "1 2"}
    every.click_next()
    assert turned(every, "Cassie") == [Card.WANDS_4, Card.WANDS_5]


def test_the_menu_says_which_deck_is_a_real_one_and_undo_takes_it_back(open_desk: OpenDesk) -> None:
    desk = open_desk(EVENING)
    choose_deck(desk, DeckName.PLAYERS, DeckMode.HIGHEST_ONLY)
    assert desk.docks[1].index(0, 1).data() == workshop.not_counted
    assert any(story.real_deck_set(deck="players", mode="highest-only") in line for line in desk.log)
    desk.press("Ctrl+Z")
    assert desk.docks[1].index(0, 1).data() == str(len(PLAYERS))
    choose_deck(desk, DeckName.PLAYERS, DeckMode.PROGRAM)
    assert desk.session.history.timeline.height == 1
    desk.press("Return", "D", "Return")
    popup = deck_menu(desk, DeckName.PLAYERS)
    assert not any(action.isEnabled() for action in popup.actions())
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def deck_menu(desk: Desk, deck: DeckName) -> QMenu:
    """Open the menu of the ways to play a deck."""
    opened = desk.open_menu(host_window.menu_edit)
    action = next(action for action in opened.actions() if action.text() == workshop.deck_is(deck=deck_name(deck)))
    opened.setActiveAction(action)
    QTest.keyClick(opened, Qt.Key.Key_Right)
    return next(menu for menu in opened.findChildren(QMenu) if menu.isVisible())


def choose_deck(desk: Desk, deck: DeckName, mode: DeckMode) -> None:
    popup = deck_menu(desk, deck)
    entry = next(action for action in popup.actions() if action.text() == mode_words(mode))
    QTest.mouseClick(popup, Qt.MouseButton.LeftButton, pos=popup.actionGeometry(entry).center())
    desk.settle()
    assert QApplication.activePopupWidget() is None
    desk.to_front()


# --- what is seen ------------------------------------------------------------------------------------------------


def test_before_the_flip_nothing_typed_is_in_the_players_window(every: Desk) -> None:
    before = (every.tv, every.program.stage.words, every.program.tv.grab().toImage())
    every.press("7", "Q", "0", "F", "J", "1", "3", "8")
    after = (every.tv, every.program.stage.words, every.program.tv.grab().toImage())
    assert after == before
    elsewhere = "\n".join([*every.log, *widget_words(every.program.tv, hidden=True), every.cell("Ann", Column.THROWS)])
    for card in (Card.CUPS_QUEEN, Card.DEATH, Card.FOOL):
        assert card_title(card) not in elsewhere
    every.press("Space")
    assert card_title(Card.CUPS_QUEEN) in every.program.stage.words


def test_the_decks_dock_counts_real_cards_as_they_lie(every: Desk) -> None:
    def line() -> list[str]:
        return [str(every.docks[1].index(0, column).data()) for column in range(5)]

    assert line() == [f"{workshop.players}\n{workshop.real}", str(len(PLAYERS) - 6), "6", "0", "0"]
    every.press(*"123456", "Space")
    assert line() == [f"{workshop.players}\n{workshop.real}", str(len(PLAYERS) - 6), "0", "6", "0"]


def test_of_twenty_lanes_the_one_that_is_typed_stays_in_sight(open_desk: OpenDesk) -> None:
    people = tuple(player(f"A name of sixty letters that goes on and on and on and on {n:02}") for n in range(20))
    deck = tuple(card for card in Card if card not in HORROR)  # two cards for each of twenty
    desk = open_desk(BeginEvening("A crowd", "", (*people, PEOPLE[1]), deck, HORROR))
    desk.session.do(SetRealDeck(DeckName.PLAYERS, DeckMode.HIGHEST_ONLY))
    desk.press("Return", *["D", "Return"] * 21, "Space")
    for _ in range(20):
        lane = next(lane for lane in Views(desk.session).host().typing if not lane.is_full)
        assert not tile(desk, lane.name).visibleRegion().isEmpty()
        desk.press("7")
    assert desk.next_step == row_texts.throw
