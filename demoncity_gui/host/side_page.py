"""A page of the Host's window beside the round's: the cast, the decks, a task, the house rules."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from demoncity_gui.host.message_line import MessageLine
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.commands import Command
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.session.session import Session

Do = Callable[[Command], bool]
"""Carries out a command; whether it was (a refusal has been shown by then)."""


class SidePage(QWidget):
    """Shows one side of the evening and changes it by commands alone, so that undo takes everything back.

    `do` carries out a command. The window calls `refresh` when the page comes to the front, and after every change
    while it is there; what somebody is typing must outlast that. Escape goes back to the round. `print_wanted` asks for
    what is on the page to be printed.
    """

    print_wanted = Signal()

    def __init__(self, session: Session, do: Do, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.do = do
        self.message = MessageLine()

    def take_up(self, session: Session) -> None:
        """Show another evening from now on; what was typed for the last is let go."""
        self.session = session

    @property
    def to_print(self) -> DeckName | CharacterId | None:
        """What is most likely to be printed from this page: a deck, somebody's sheet, or nothing in particular."""
        return None

    def refresh(self) -> None:
        """Show what is so now; a page that holds nothing of the evening has nothing to do."""

    def say(self, sentence: str) -> None:
        """Show one sentence beneath this page, a refusal say, or take it away with an empty one."""
        self.message.say(sentence)

    def tell(self, sentence: str) -> None:
        """Show one sentence that is no refusal."""
        self.message.tell(sentence)
