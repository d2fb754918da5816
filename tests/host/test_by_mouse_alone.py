"""A whole round without a keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton

from demoncity_gui import texts
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_commands as commands
from demoncity_gui.texts import demon_city_counts as counts
from demoncity_gui.texts import demon_city_deeds as deeds
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts
from demoncity_gui.texts import host_window
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked
from tests.support.wording import attack_on, plus, with_fate


class KeyWatch(QObject):
    """Counts every key event of the whole program."""

    def __init__(self) -> None:
        super().__init__()
        self.keys = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.keys += event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
        return False


@pytest.fixture
def keys_seen() -> KeyWatch:
    return KeyWatch()


def test_a_whole_round_by_mouse_alone(desk: Desk, keys_seen: KeyWatch) -> None:
    app = QGuiApplication.instance()
    assert app is not None
    app.installEventFilter(keys_seen)
    panel = desk.page.announce.panel

    desk.click_next()  # begin action
    desk.click(Key.CLOSE)  # Ceelo
    desk.click("5  Eel-Faced Girl")
    desk.click_next()
    desk.click(Key.SHOOT)  # the coat
    desk.click("4  Marty")
    desk.click_next()
    desk.click(Key.OTHER)  # Dolores
    desk.click("5  Eel-Faced Girl")
    desk.click_next()
    desk.click(Key.DEFEND)  # Marty
    desk.click_next()
    desk.click(Key.POWER)  # the girl
    desk.click("3  Dolores")
    desk.click_next()
    desk.click(Key.SHOOT)  # Nena
    desk.click("2  Man")
    desk.click(Key.WEAPON)
    desk.click(Key.ADVANTAGE)
    desk.click(Key.DISADVANTAGE)
    assert {button.text() for button in panel.findChildren(QAbstractButton) if button.property("lit") == "true"} == {
        f"{texts.keys.higher_stat} [G]",
        f"{texts.keys.unaware} [Q]",
        f"{texts.keys.weapon} [W]",
        f"+ {counts.unnamed(kind='advantage', number=1)}",
        f"− {counts.unnamed(kind='disadvantage', number=1)}",
    }
    desk.click(f"− {counts.unnamed(kind='disadvantage', number=1)}")
    desk.click_next()
    assert (
        desk.throws("Nena")
        == f"5 {plus('higher-stat', 'distraction', 'weapon')} +{counts.unnamed(kind='advantage', number=1)}"
    )

    desk.click_row("Marty")  # he thinks again
    desk.click(Key.CLOSE)
    desk.click("2  Man")
    desk.click_next()
    assert desk.announced("Marty") == "swings a bottle at Man in the Grey Coat"
    assert (
        desk.throws("Nena")
        == f"5 {plus('higher-stat', 'distraction', 'weapon')} +{counts.unnamed(kind='advantage', number=1)}"
    )

    desk.click_next()  # “Ready…”
    desk.click_next()  # “Throw!”
    assert desk.stage() is TvStage.VERDICT
    desk.click_next()
    desk.click_next()
    assert desk.stage() is TvStage.AFTERMATH
    desk.click_row("Dolores")
    desk.click(aftermath_texts.toughness_down(who="Dolores"))
    desk.click(aftermath_texts.toughness_down(who="Dolores"))
    desk.click(aftermath_texts.toughness_up(who="Dolores"))
    desk.click(aftermath_texts.injury(who="Dolores"))
    assert desk.cell("Dolores", Column.WHO).startswith(f"Dolores · {row_texts.hurt} · {row_texts.toughness(now=1)}")

    desk.click_next()
    assert desk.tv.round_number == 2
    app.removeEventFilter(keys_seen)
    assert keys_seen.keys == 0


def test_undo_and_redo_are_in_the_menu_and_say_what_they_would_take_back(desk: Desk) -> None:
    desk.click_next()
    desk.click(Key.DEFEND)
    desk.click_next()
    announced = desk.seen()

    announces = commands.announce(who="Ceelo")
    desk.choose_in_menu(host_window.menu_edit, host_window.step(command=texts.keys.undo, step=announces))
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
    desk.choose_in_menu(host_window.menu_edit, host_window.step(command=texts.keys.redo, step=announces))

    assert desk.seen() == announced


def test_one_of_equal_attacks_is_chosen_by_its_button(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9", horror="3 4"))
    desk.click_next()
    for deed in (Key.CLOSE, Key.DEFEND, Key.CLOSE):
        desk.click(deed)
        desk.click_next()
    desk.click_next()
    desk.click_next()
    assert desk.announced("Ann") == with_fate(attack_on("Bill"), "to-be-chosen")

    desk.click("3  Cassie", within=desk.page.ruling.panel)

    assert desk.announced("Cassie") == with_fate(attack_on("Bill"), "happened")
    assert desk.announced("Ann") == with_fate(attack_on("Bill"), "lower-attack")
    assert desk.next_step == row_texts.accept(last=True)


def test_somebody_is_let_stop_a_deed_by_mouse(open_desk: OpenDesk) -> None:
    desk = open_desk(evening_of(ANN, BILL, CASSIE))
    desk.click_next()
    desk.click(Key.UNCONTESTED)
    desk.click_next()
    assert desk.next_step == announcing.nobody_stops
    desk.click("2  Bill")
    assert desk.next_step == announcing.contested

    desk.click_next()

    assert desk.announced("Ann") == deeds.acts(against=["Bill"])
    assert desk.clashes == [
        (
            "A  "
            + round_texts.who_does(who="Ann", deed=deeds.acts(against=["Bill"]))
            + "  "
            + announcing.drafted_cards(number=1, lowest=False)
        )
    ]


@pytest.mark.parametrize("deed", [Key.CLOSE, Key.SHOOT, Key.DEFEND, Key.OTHER, Key.UNCONTESTED])
def test_the_whole_checklist_is_there_for_every_deed(desk: Desk, deed: Key) -> None:
    """T-COUNT-04: all that changes a count can be seen and pressed, whatever is announced, and again for the next."""
    for _ in range(2 if deed is Key.DEFEND else 1):
        desk.click_next()
        desk.click(deed)
        for chip in (
            *(Key.HIGHER_STAT, Key.UNAWARE, Key.DEFENSE, Key.WEAPON, Key.SUPERNATURAL),
            *(Key.CALLED_SHOT, Key.INJURY, Key.ADVANTAGE, Key.DISADVANTAGE),
        ):
            assert desk.button(chip).isEnabled()


def test_the_round_is_not_played_from_the_menu_while_another_page_is_in_front(desk: Desk) -> None:
    desk.choose_in_menu(host_window.menu_view, texts.keys.cast)
    entries = {action.text(): action for action in desk.open_menu(host_window.menu_round).actions()}
    assert not entries[texts.keys.next_step].isEnabled() and entries[texts.keys.task].isEnabled()
    desk.press("Escape")

    desk.choose_in_menu(host_window.menu_view, texts.keys.cast)

    assert desk.next_step == row_texts.begin_action
    desk.choose_in_menu(host_window.menu_round, texts.keys.next_step)
    assert desk.next_step == announcing.choose_deed(who="Ceelo")
