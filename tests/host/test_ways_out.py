"""No dead end: every refusal says what to do by which key, and every key or button that can be pressed does or says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton

from demoncity_gui import texts
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.refusals import Refusal, SheetFault
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.host.desks.demon_city.ways_out import MENDED_IN_PLACE, way_out
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.settings import Settings
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_announcing as announcing
from demoncity_gui.texts import demon_city_ways_out as ways_out
from tests.host.conftest import OpenDesk
from tests.support.desk import Desk
from tests.support.trials import Trials
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked

SAMPLES: dict[str, object] = {
    "CharacterId": CharacterId(1),
    "CharacterId | None": CharacterId(1),
    "DeckName": DeckName.HORROR,
    "Card": Card.MOON,
    "SheetFault": SheetFault.NAMELESS,
    "tuple[DeckBreach, ...]": (DeckBreach.CARD_TWICE,),
    "int": 3,
    "int | None": 3,
    "str": "a word",
    "bool": True,
}


def refusals() -> Iterator[Refusal]:
    for kind in get_args(Refusal):
        yield kind(**{name: SAMPLES[annotation] for name, annotation in kind.__annotations__.items()})


@pytest.mark.parametrize("reason", [*refusals()], ids=lambda reason: type(reason).__name__)
def test_every_refusal_says_why_and_what_to_do(reason: Refusal, tmp_path: Path) -> None:
    """T-AMB-76 and all others: what is typed or chosen is mended where it stands, all else names a key or a way."""
    keys = OwnKeys(Settings(tmp_path / "keys.ini"))
    assert refusal_sentence(EMPTY_TABLE, reason).endswith(".")
    way = way_out(reason, keys)
    assert (way == "") == isinstance(reason, MENDED_IN_PLACE)
    assert way == "" or way.endswith(".")


@pytest.fixture
def trio(open_desk: OpenDesk) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return")
    return desk


def test_an_allys_key_as_a_target_says_why_not_and_what_to_do(trio: Desk) -> None:
    trio.press("A", "3")
    assert trio.message == announcing.own_side(whom="Cassie", who="Ann", other="O", person="F")


def test_what_is_chosen_already_says_so_and_names_the_keys_that_go_on(trio: Desk) -> None:
    trio.press("A", "2")
    assert trio.message == announcing.target_named(
        whom="Bill", step=announcing.announce(anew=False, who="Ann"), keys=announcing.enter
    )
    trio.press("Shift+O")
    assert trio.message == announcing.only_other_aims(other="O")
    trio.press("Backspace", "Backspace", *TO_THE_VERDICT, "Return", "Return", "1")
    trio.press("1")
    assert trio.message == aftermath_texts.chosen_already(who="Ann", more="+", less="−", injury="Y", person="F")


def test_a_target_too_far_off_says_how_the_host_overrules_it(trio: Desk) -> None:
    """T-AMB-76: by the keys that it names."""
    trio.press("F", "D", "2")
    trio.type("45")
    trio.press("Return", "F", "A", "2")
    assert trio.next_step == texts.demon_city_refusals.out_of_reach(target="Bill", feet=45)
    told = trio.page.announce.panel.warning.cited
    assert ways_out.out_of_reach(person="F", shoot="S", move="M") in told
    trio.press("F", "D", "2")
    trio.type("30")
    trio.press("Return", "F", "A", "2")
    assert trio.next_step == announcing.announce(anew=False, who="Ann")


# --- what is lit ----------------------------------------------------------------------------------------------------

TO_THE_VERDICT = ("A", "2", "Return", "A", "1", "Return", "D", "Return", "Space", "Space")
STATES: dict[str, tuple[str, ...]] = {
    "nothing announced": (),
    "an attack": ("A",),
    "another deed": ("O",),
    "a defence": ("D",),
    "uncontested": ("U",),
    "moving": ("M",),
    "all announced": ("D", "Return") * 3,
    "ready": (*("D", "Return") * 3, "Space"),
    "a verdict": TO_THE_VERDICT,
    "the aftermath": (*TO_THE_VERDICT, "Return", "Return"),
    "last round's deed": (*TO_THE_VERDICT, "Return", "Return", "Return"),
    "a panel": ("F", "2"),
}


def desk_at(open_desk: OpenDesk, state: str) -> Desk:
    desk = open_desk(evening_of(ANN, BILL, CASSIE), stacked(players="9 9 9", horror="3 4 5"))
    desk.press("Return", *STATES[state])
    return desk


def seen(desk: Desk) -> tuple[object, ...]:
    return (desk.seen(), desk.message, desk.asked, len(desk.journal.entries()), desk.host.focusWidget())


def lit_keys(desk: Desk) -> list[QAction]:
    return [action for action in desk.page.actions() if action.isEnabled() and action.shortcuts()]


def lit_buttons(desk: Desk) -> list[QAbstractButton]:
    return [
        one for one in desk.page.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled() and one.text()
    ]


def offers_a_choice(button: QToolButton) -> bool:
    """Whether a press opens a menu in which something can be chosen; it is closed again."""
    chosen: list[bool] = []

    def look_and_close() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        chosen.append(any(action.isEnabled() for action in menu.actions()))
        menu.close()

    QTimer.singleShot(0, look_and_close)  # a menu keeps the loop to itself until it closes
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return chosen == [True]


@pytest.mark.soak
@pytest.mark.parametrize("state", STATES)
def test_no_key_and_no_button_that_is_lit_is_dead(
    open_desk: OpenDesk, state: str, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """Each is pressed at a desk of its own: the page shows something else then, or says why not."""
    first = desk_at(open_desk, state)
    keys, buttons = len(lit_keys(first)), len(lit_buttons(first))
    whole = keys + buttons
    step = max(1, round(whole / trials(whole)))
    dead = []
    for number in range(list(STATES).index(state) % step, whole, step):
        desk = desk_at(open_desk, state)
        before, alive = seen(desk), False
        if number < keys:
            action = lit_keys(desk)[number]
            what = action.text()
            desk.host.press(action.shortcuts()[0])
        else:
            button = lit_buttons(desk)[number - keys]
            what = button.text()
            if isinstance(button, QToolButton) and button.menu():
                alive = offers_a_choice(button)
            else:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        desk.settle()
        if not alive and seen(desk) == before:
            dead.append(what)
        desk.program.tv.turn_off()
        desk.host.close()
    assert dead == []
    record_property("pressed", len(range(0, whole, step)))
