"""Keys pressed at random: nothing breaks, nothing is given away, and the evening is what its journal says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, SetRealDeck
from demoncity_gui.games.demon_city.rules.table import FaceDownThrow, Table
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tv_picture import FaceUp, TvStage
from tests.host.conftest import OpenDesk
from tests.support.demon_city import JournalInMemory, replay
from tests.support.desk import EXAMPLE, MIDNIGHT, Desk
from tests.support.keyboard import Keyboard
from tests.support.trials import Trials

_SPELLED = {"Ins": "Insert", "Del": "Delete"}
_COMMANDS = [
    "+".join(_SPELLED.get(part, part) for part in keys.split("+")) if len(keys) > 1 else keys
    for key in Key
    if key is not Key.QUIT
    for keys in key.keys
]
_LETTERS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
_DIGITS = [*"0123456789"]
_OTHERS = [*"+-*/'.,", "Up", "Down", "Left", "Right", "Tab", "Shift+Backtab", "Home", "End", "Backspace", "Ctrl+Down"]
_HANDFULS: tuple[tuple[list[str], int], ...] = (
    (["Return", "Return", "Return", "Space"], 27),
    (_DIGITS, 18),
    (_COMMANDS, 18),
    (_LETTERS, 18),
    ([f"Shift+{sign}" for sign in (*_DIGITS, *_LETTERS)], 4),
    (_OTHERS, 7),
    (["Escape"], 3),
    (["Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z"], 5),
)
"""Which keys are pressed how often, of a hundred: mostly forward, or an evening would never get anywhere."""


class Monkey:
    """Presses keys in whatever window has the keyboard."""

    def __init__(self, desk: Desk, dice: Random) -> None:
        self._desk, self._dice = desk, dice
        self.pressed: list[str] = []

    def press(self) -> None:
        """Press one key; a dialog that asks for a file is given up."""
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QFileDialog):
            modal.reject()
        else:
            key = self._key(modal)
            self.pressed.append(key)
            Keyboard(self._in_front).press(key)
        self._desk.settle()
        if QApplication.activeModalWidget() is None and not self._desk.host.tv.hand_over.isVisible():
            self._desk.to_front()

    @property
    def _in_front(self) -> QWidget:
        hand_over = self._desk.host.tv.hand_over
        return hand_over if hand_over.isVisible() else self._desk.host

    def _key(self, modal: QWidget | None) -> str:
        if modal is not None and self._dice.random() < 0.3:
            return "Escape"
        if self._desk.host.tv.hand_over.isVisible() and self._dice.random() < 0.15:
            return Key.HAND_OVER.keys[0]
        ((handful, _),) = self._dice.choices(_HANDFULS, [share for _, share in _HANDFULS])
        return self._dice.choice(handful)


def an_evening(dice: Random) -> BeginEvening:
    """Return the example, with some people hidden and some known otherwise."""
    people = [
        replace(one, hidden=dice.random() < 0.3, alias=dice.choice(["", f"Stranger {one.id}"]))
        for one in EXAMPLE.characters
    ]
    return replace(EXAMPLE, characters=tuple(people))


def assert_the_tv_keeps_secrets(desk: Desk, pressed: list[str]) -> None:
    """T-DECK-23: nothing that lies face down is turned there; no name of who is hidden is read there."""
    table, picture = desk.session.table, desk.session.tv_picture()
    if desk.session.frozen:  # it shows what was so
        return
    turned = {card.card for lane in picture.lanes for card in lane.cards if isinstance(card, FaceUp)}
    if picture.stage is not TvStage.TASK:
        assert not turned & _face_down(table), pressed
    told = repr(replace(picture, showing=None))  # a line is the Host's own
    for one in table.characters:
        if one.hidden and one.name in {like.name for like in EXAMPLE.characters}:
            assert one.name not in told, pressed


def _face_down(table: Table) -> set[object]:
    throws = () if table.fight is None else [one.throw for one in table.fight.participants]
    return {card for throw in throws if isinstance(throw, FaceDownThrow) for card in throw.cards}


@pytest.mark.soak
def test_whatever_keys_are_pressed_the_evening_stays_whole_and_its_secrets_kept(
    open_desk: OpenDesk, trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    """A fault that a slot raises, and anything that Qt complains of, fails the test by itself."""
    entries = 0
    for seed in range(trials(20)):
        dice = Random(seed)
        desk = open_desk(an_evening(dice), RehearsedChance(seed), JournalInMemory())
        for deck in DeckName:
            if (seed + (deck is DeckName.HORROR)) % 2:
                desk.session.do(SetRealDeck(deck, dice.choice([DeckMode.EVERY_CARD, DeckMode.HIGHEST_ONLY])))
        monkey = Monkey(desk, dice)
        for _ in range(150):
            monkey.press()
            assert_the_tv_keeps_secrets(desk, monkey.pressed)
        played = desk.journal.entries()
        assert replay(played) == (played, ()), monkey.pressed
        again = Session(JournalInMemory(played), RehearsedChance(seed), lambda: MIDNIGHT)
        assert again.table == desk.session.table, monkey.pressed
        assert again.host_picture() == desk.session.host_picture(), monkey.pressed
        entries += len(played)
        desk.program.tv.turn_off()
        desk.host.close()
    assert entries > 5 * trials(20)
    record_property("entries", entries)
