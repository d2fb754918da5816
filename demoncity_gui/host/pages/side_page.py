"""A page of the Host's window beside the round's: the cast, the decks, a task, the house rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from demoncity_gui.host.keyboard.actions import Trigger, new_action
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.journal.troubles import Trouble
from demoncity_gui.journal.troubles import sentence as words_of

if TYPE_CHECKING:
    from demoncity_gui.cards.packs.pack_messages import ScannedDeck
    from demoncity_gui.evening.session import AnySession

DoCommand = Callable[[Any], bool]
"""Carries out a command; whether it was (a refusal has been shown by then)."""


class SidePage(QWidget):
    """Shows one side of the evening and changes it by commands alone, so that undo takes everything back.

    `do` carries out a command, `own_keys` says by which keys. The window calls `refresh` when the page comes to the
    front, and after every change while it is there; what somebody is typing must outlast that. Escape goes back to the
    round. `shown` says that it shows something else now, which no change of the evening has told; `print_wanted` asks
    for what is on the page to be printed; `done` says that play goes on in front.
    """

    shown = Signal()
    print_wanted = Signal()
    done = Signal()
    next_step: BigButton | None = None
    """The big button of a page that has one."""

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.do = do
        self.own_keys = keys
        self.folder = Path()
        """Where the evening's file lies: paths on sheets are meant from there."""
        self.from_anywhere: dict[Key, QPushButton] = {}
        """Buttons whose commands the window has on every page."""
        self.message = MessageLine()

    def key_action(self, trigger: Trigger, slot: Callable[[], object]) -> QAction:
        """Return a new action that its keys do while this page is in front and no field of it takes them."""
        action = new_action(self, self.own_keys, trigger, slot)
        action.setEnabled(False)  # until the page is in front
        return action

    def showEvent(self, event: QShowEvent) -> None:
        """Let the page's keys mean something."""
        super().showEvent(event)
        for action in self.actions():
            action.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the page in front."""
        super().hideEvent(event)
        for action in self.actions():
            action.setEnabled(False)

    def set_session(self, session: AnySession) -> None:
        """Show another evening from now on; what was typed for the last is let go."""
        self.session = session

    @property
    def to_print(self) -> Any:
        """What is most likely to be printed from this page: a deck, somebody's sheet, or nothing in particular."""
        return None

    def person_at(self, place: QPoint) -> Any:
        """Return whose line or sheet is seen at this place of the screen, None where it is nobody's."""
        return None

    def refresh(self) -> None:
        """Show what is so now; a page that holds nothing of the evening has nothing to do."""

    def show_deck(self, deck: ScannedDeck | None) -> None:
        """Show the faces of this deck from now on, None: of the program's own; most pages show no card."""

    def attempt(self, what: Callable[[], object]) -> None:
        """Do what changes the TV; where the disk refuses to keep it, the page says so."""
        try:
            what()
        except Trouble as trouble:
            self.say(words_of(trouble.reason))

    def say(self, sentence: str) -> None:
        """Show one sentence beneath this page, a refusal say, or take it away with an empty one."""
        self.message.say(sentence)

    def tell(self, sentence: str) -> None:
        """Show one sentence that is no refusal."""
        self.message.tell(sentence)
