"""What one game puts on the Host's window. The shell knows only this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key

if TYPE_CHECKING:
    from demoncity_gui.evening.session import AnySession
    from demoncity_gui.formats.cast_library import CastLibrary
    from demoncity_gui.games.game import Heading
    from demoncity_gui.host.asking.question_bar import QuestionBar
    from demoncity_gui.host.keyboard.actions import KeyActions
    from demoncity_gui.host.keyboard.own_keys import OwnKeys
    from demoncity_gui.host.pages.side_page import SidePage
    from demoncity_gui.host.pages.tv.pictures import Pictures
    from demoncity_gui.host.settings import Settings
    from demoncity_gui.host.widgets.big_button import BigButton
    from demoncity_gui.host.widgets.message_line import MessageLine
    from demoncity_gui.tv.scene.tv_scene import TvScene

OF_SOME_DESKS = frozenset(
    {
        *(Key.CAST, Key.DECKS, Key.HOUSE_RULES, Key.TASK, Key.SHOW),
        *(Key.TAKE_IN, Key.KEEP_CAST, Key.IMPORT_CAST, Key.EXPORT_CAST),
        *(Key.PRINT, Key.ROUND_SHEET, Key.PAGE_KEYS),
        *(Key.CHANCES, Key.HIDE_CHANCES, Key.FORECAST, Key.CASE, Key.FIGHT),
    }
)
"""Commands of the window that mean nothing in some games: there they can't be pressed."""


class Window(Protocol):
    """What a desk may use of the Host's window."""

    own_keys: OwnKeys
    questions: QuestionBar
    casts: CastLibrary
    pictures: Pictures
    settings: Settings
    stage: TvScene

    @property
    def session(self) -> AnySession:
        """The evening that is shown."""

    @property
    def ended_a_throw(self) -> bool:
        """Whether the key or the click that is being carried out has ended a throw on the TV."""

    def do(self, command: Any) -> bool:
        """Carry out a command; return whether it was, a refusal has been shown by then."""

    def attempt(self, what: Callable[[], object]) -> bool:
        """Do this; say in a sentence why not where it can't be done, and return whether it was."""

    def undo(self) -> None:
        """Take back the last step."""

    def show_page(self, key: Key) -> None:
        """Bring this page to the front."""

    def tell(self, sentence: str) -> None:
        """Show one sentence of news."""

    def show_round(self) -> None:
        """Bring the page in front back there."""

    def redo(self) -> None:
        """Bring back the step last taken back."""


class FrontPage(QWidget):
    """The page that is in front while a game is played; `shown` says that it shows something else now."""

    shown = Signal()
    message: MessageLine
    actions_by_key: KeyActions
    next_step: BigButton

    @property
    def key_context(self) -> KeyContext:
        """Where its keys mean something just now."""
        return KeyContext.ROUND

    @property
    def to_print(self) -> Any:
        """What is most likely to be printed from here: somebody's sheet, by id, or nothing in particular."""
        return None

    def person_at(self, place: QPoint) -> Any:
        """Return whose line is seen at this place of the screen, by id; None where it is nobody's."""
        return None

    def set_session(self, session: AnySession) -> None:
        """Play this evening from now on."""
        raise NotImplementedError

    def say(self, sentence: str) -> None:
        """Show one sentence beneath the page, or take it away."""
        self.message.say(sentence)


class DeskDock(NamedTuple):
    """Something that stands beside the pages: the name its place is kept by, its title, one for a low screen.

    `height` is that of a first start, in logical pixels.
    """

    name: str
    title: str
    short_title: str
    content: QWidget
    height: int


class SidePlace(NamedTuple):
    """A page beside the front page: where its keys mean something, and what imports and makes it."""

    context: KeyContext
    make: Callable[[], SidePage]


class NextStep(NamedTuple):
    """A step that may be done while the players look on: what it is called, and how it is done."""

    words: str
    do: Callable[[], object]


class Sheet(NamedTuple):
    """What the sheet of keys tells of a desk: the keys that mean something on its front page, each with what it does.

    `left_out` are commands of the window that mean nothing in this game. `picture` and `draft` are Demon City's, whose
    sheet has a chart of the round as well.
    """

    lines: Sequence[tuple[str, str]] = ()
    left_out: frozenset[Key] = frozenset()
    picture: Any = None
    draft: Any = None


class OtherEdition(NamedTuple):
    """A plan for the next evening in another edition, and what of this one has no counterpart there."""

    plan: Any
    without_counterpart: str


class Desk:
    """One game's part of the Host's window. It is made when the first evening of its game opens, and kept.

    Here is what holds of a desk unless it says otherwise.
    """

    page: FrontPage
    """The page in front."""
    pages: Mapping[Key, SidePlace]
    """The pages beside it, by the command that opens each."""
    commands: frozenset[Key] = frozenset()
    """Those commands of the window that mean something in this game, and not in every one."""
    menu: Sequence[Key] = ()
    """The commands of the front page that the Round menu lists."""
    shows_tv = True
    """Whether the TV's picture stands there as well."""
    docks: Sequence[DeskDock] = ()
    """What stands beside the pages, from top to bottom."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def fill_edit(self, menu: QMenu) -> Sequence[QAction]:
        """Add to the Edit menu what is this game's; return it: it is there only while this desk is in front."""
        return ()

    def show(self, *, to_read: bool) -> None:
        """Show what is so now; `to_read`: nothing can be changed."""
        raise NotImplementedError

    def go_on(self) -> bool:
        """Do what follows by itself on a command that was carried out, as this says; in most games nothing does."""
        return True

    def toggle_chances(self) -> None:
        """Show chances from now on, or hide all of them; most games have none."""

    def give_fight(self) -> None:
        """Bring foes off the shelf and begin a fight with them; most games have no shelf."""

    def refusal(self, reason: Any) -> str:
        """Return why the rules say no, and what can be done about it."""
        session = self.window.session
        return session.game.refusal(session.shown, reason)

    @property
    def sheet(self) -> Sheet:
        """What the sheet of keys tells of the front page."""
        return Sheet()

    def note(self, words: str) -> Any:
        """Return the command that keeps a note."""
        raise NotImplementedError

    def step_before_players(self) -> NextStep | None:
        """Return the next step where it can be done before the players' eyes, None where the Host decides first."""
        return None

    def coach(self) -> None:
        """Lead through a round by callouts; a game without them has nothing to show."""

    def named(self, heading: Heading) -> Any:
        """Return the command that gives the evening this title and scene, None in a game that has no such command."""
        return None

    def other_edition(self) -> OtherEdition | None:
        """Return what takes this cast into the other edition of the game, None where there is one alone."""
        return None

    def portraits(self, plan: Any) -> Sequence[str]:
        """Return the names of the portraits that the beginning of an evening brings."""
        return ()
