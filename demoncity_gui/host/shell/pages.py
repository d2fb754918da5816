"""The middle of the Host's window: one page in front, the question beneath it, and what is said about it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.page_stack import PageStack
from demoncity_gui.host.widgets.layouts import in_column
from demoncity_gui.host.widgets.message_line import MessageFoot, MessageLine
from demoncity_gui.texts import host_window as said

if TYPE_CHECKING:
    from demoncity_gui.cards.packs.pack_messages import ScannedDeck
    from demoncity_gui.evening.session import AnySession
    from demoncity_gui.host.desks.desk import Desk, FrontPage, SidePlace
    from demoncity_gui.host.keyboard.commands import KeyContext
    from demoncity_gui.host.pages.evenings.start_page import StartPage
    from demoncity_gui.host.pages.side_page import SidePage
    from demoncity_gui.host.shell.window import ShellWindow


class Pages(QWidget):
    """A desk's front page, the start page, and those beside, which are made when they are first opened.

    `turned` says that another page is in front, `shown` that the one in front shows something else, `print_wanted`
    that what is on it shall be printed, `step_made` that a page has a big button for the next step.
    """

    turned = Signal()
    shown = Signal()
    print_wanted = Signal()
    step_made = Signal(object)

    def __init__(self, window: ShellWindow, start_page: StartPage) -> None:
        super().__init__(window)
        self._window = window
        self._start = start_page
        self._made: dict[Desk, dict[Key, SidePage]] = {}
        self._of_no_game: dict[Key, SidePlace] = {}
        self._made_of_no_game: dict[Key, SidePage] = {}
        self._came_from: QWidget = start_page
        self._stack = PageStack()
        self.foot = MessageFoot()
        self._deck: ScannedDeck | None = None
        self._folder = Path()
        self._asking: dict[QWidget, MessageLine] = {}
        self._is_evening_open = False
        self._was_open: Key | None = None
        self._room = in_column(margins=(10, 0, 10, 0))
        self.setLayout(in_column((self._stack, 1), self._room, self.foot, spacing=0, margins=(0, 0, 0, 0)))
        self._add(start_page, start_page.message)
        self._stack.turned.connect(self._on_turned)
        self._on_turned()

    def furnish(self, desk: Desk) -> None:
        """Put the question of the window beneath the pages, and this desk's page in front."""
        self._questions = self._window.questions
        self._room.addWidget(self._questions)
        self.set_desk(desk)
        self._stack.turn_to(desk.page)

    def set_desk(self, desk: Desk) -> None:
        """Have this desk's page in front, and those beside it; turning to them is left to the next evening."""
        front = self._stack.front
        self._was_open = next((key for made in self._made.values() for key in made if made[key] is front), None)
        self.desk = desk
        if desk not in self._made:
            self._made[desk] = {}
            self._add(desk.page, desk.page.message)
            desk.page.shown.connect(self.shown)

    @property
    def _round(self) -> FrontPage:
        return self.desk.page

    @property
    def _beside(self) -> dict[Key, SidePage]:
        return self._made[self.desk]

    def _add(self, page: QWidget, message: MessageLine) -> None:
        self._stack.add(page)
        self.foot.add(page, message)

    def _on_turned(self) -> None:
        self.foot.turn_to(self.front)
        self.turned.emit()

    # --- which is in front ---------------------------------------------------------------------------------------

    @property
    def front(self) -> QWidget:
        """What is in front, a page or the start page."""
        return self._stack.front or self._round

    @property
    def is_evening_open(self) -> bool:
        """Whether there is an evening to do something in, and not the start page."""
        front = self._stack.front
        played = self._came_from if front in self._made_of_no_game.values() else front
        return played not in (self._start, *self._asking)

    @property
    def in_front(self) -> SidePage | FrontPage:
        """The page in front, the round's behind the start page."""
        return self._side_page or self._round

    @property
    def _side_page(self) -> SidePage | None:
        pages = (*self._beside.values(), *self._made_of_no_game.values())
        return next((page for page in pages if page is self._stack.front), None)

    @property
    def key_context(self) -> KeyContext | None:
        """Where the keys of the page in front mean something, None on the start page."""
        for key, page in self._made_of_no_game.items():
            if page is self._stack.front:
                return self._of_no_game[key].context
        if not self.is_evening_open:
            return None
        pages, front = self.desk.pages, self._round.key_context
        return next((pages[key].context for key, page in self._beside.items() if page is self.front), front)

    @property
    def to_print(self) -> Any:
        """What is most likely to be printed from the page in front."""
        return self.in_front.to_print if self.is_evening_open else None

    def person_at(self, place: QPoint) -> Any:
        """Return whose line or sheet is seen at this place of the screen."""
        return self.in_front.person_at(place) if self.is_evening_open else None

    def __getitem__(self, key: Key) -> SidePage:
        """Return the page that this command opens."""
        of_no_game = key in self._of_no_game
        made = self._made_of_no_game if of_no_game else self._beside
        if key not in made:
            page = made[key] = (self._of_no_game if of_no_game else self.desk.pages)[key].make()
            page.folder = self._folder
            page.show_deck(self._deck)
            page.shown.connect(self.shown)
            page.print_wanted.connect(self.print_wanted)
            page.done.connect(self.show_round)
            if page.next_step is not None:
                self.step_made.emit(page.next_step)
            self._add(page, page.message)
        return made[key]

    def add_of_no_game(self, key: Key, place: SidePlace) -> None:
        """Have a page that this command opens whatever game is played, and before any evening."""
        self._of_no_game[key] = place

    def show_page(self, key: Key) -> None:
        """Bring this page to the front; if it is there, go back to the round. Before any evening, say what it needs."""
        if key in self._of_no_game:
            if self._stack.front not in self._made_of_no_game.values():
                self._came_from = self.front
        elif not self.is_evening_open:
            self._asking.get(self.front, self._start.message).say(said.begin_first(page=key.text.replace("&", "")))
            return
        elif key not in self.desk.pages:
            return
        page = self[key]
        if self._stack.front is page:
            self.show_round()
        else:
            page.refresh()
            self._turn_to(page)

    def show_round(self) -> None:
        """Go back to the page of the round, if an evening is open, else to what was in front before any."""
        if self.is_evening_open:
            self._turn_to(self._round)
        elif self._stack.front in self._made_of_no_game.values():
            self._turn_to(self._came_from)

    def click_on_cast(self, key: Key) -> None:
        """Do a command of the cast's page, which comes to the front: else the name typed next would play the round."""
        if self._stack.front is not self._beside.get(Key.CAST):
            self.show_page(Key.CAST)
        if Key.CAST in self._beside and self._stack.front is self._beside[Key.CAST]:
            self[Key.CAST].from_anywhere[key].click()

    def add_ask_page(self, page: QWidget, message: MessageLine) -> None:
        """Add a page that asks what a new evening shall be; it lies before any evening, as the start page does."""
        self._asking[page] = message
        self._add(page, message)

    def show_ask_page(self, page: QWidget, first: QWidget) -> None:
        """Bring such a page to the front, the keyboard in its first field."""
        self._asking[page].say("")
        self._turn_to(page)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_ask_page(self) -> None:
        """Go back to the evening that is open, else to the start page."""
        self._start.message.say("")
        self._turn_to(self._round if self._is_evening_open else self._start)

    def _turn_to(self, page: QWidget) -> None:
        """Bring a page to the front, with the keyboard; a question of another is left."""
        self._questions.drop()
        self._stack.turn_to(page)
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Give the keyboard to the question that is open, else to the page in front."""
        front = self._stack.front
        if self._questions.is_open:
            self._questions.take_keyboard()
        elif front is not None:
            front.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what they show ------------------------------------------------------------------------------------------

    def set_session(self, session: AnySession, folder: Path | None) -> None:
        """Show another evening, whose file lies in this folder; without one the start page."""
        self._folder = folder or self._folder
        self._round.set_session(session)
        for page in self._beside.values():
            page.folder = self._folder
            page.set_session(session)
        self._is_evening_open = folder is not None
        self._stack.turn_to(self._round if self._is_evening_open else self._start)

    def sit_down(self, session: AnySession) -> None:
        """Go on with this evening at the desk that has come to the front, on the page that was open where it has it."""
        self._round.set_session(session)
        for page in self._beside.values():
            page.set_session(session)
        if not self.is_evening_open:
            return
        self._turn_to(self._round)
        if self._was_open is not None and self._was_open in self.desk.pages:
            self.show_page(self._was_open)

    def show_deck(self, deck: ScannedDeck | None) -> None:
        """Show the faces of this deck from now on, None: of the program's own."""
        self._deck = deck
        for page in self._beside.values():
            page.show_deck(deck)

    def refresh(self) -> None:
        """Have the page in front show what is so now, if it isn't the round's."""
        if (page := self._side_page) is not None:
            page.refresh()

    def say(self, sentence: str) -> None:
        """Show a sentence on the page in front."""
        self.in_front.say(sentence)
        self._start.message.say(sentence)

    def tell(self, sentence: str) -> None:
        """Show a sentence on the page in front, as news and not as a refusal."""
        self.in_front.message.tell(sentence)

    def tell_everywhere(self, sentence: str) -> None:
        """Show a sentence of news on the page in front, the round's and the start page."""
        for message in (self._round.message, self._start.message, self.in_front.message):
            message.tell(sentence)
