"""What the parts of the Host's window may use of it: the evening, the desk, the keys, and ways to do and to say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.settings import Settings
from demoncity_gui.host.widgets.plain import set_tip, set_when

if TYPE_CHECKING:
    from demoncity_gui.evening.session import AnySession
    from demoncity_gui.formats.cast_library import CastLibrary
    from demoncity_gui.host.asking.question_bar import QuestionBar
    from demoncity_gui.host.desks.desk import Desk, FrontPage
    from demoncity_gui.host.pages.history.history_panel import HistoryPanel
    from demoncity_gui.host.pages.tv.pictures import Pictures
    from demoncity_gui.tv.scene.tv_scene import TvScene


class ShellWindow(QMainWindow):
    """The window as its parts know it; `HostWindow` puts them together.

    `tv_wanted` asks for the players' window to be opened or closed, `file_dropped` carries an evening that was dragged
    here; `closed` says that the window is. `file_lost` carries why (a `TroubleReason`) nothing more goes into the
    evening's file: it is no longer what was opened.
    """

    tv_wanted = Signal()
    closed = Signal()
    file_dropped = Signal(Path)
    file_lost = Signal(object)

    casts: CastLibrary
    desk: Desk
    pictures: Pictures
    history: HistoryPanel
    questions: QuestionBar
    stage: TvScene
    _session: AnySession

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.own_keys = OwnKeys(settings, self)
        self.actions_by_key: dict[Key, QAction] = {}

    @property
    def session(self) -> AnySession:
        """The evening that is shown."""
        return self._session

    @property
    def ended_a_throw(self) -> bool:
        """Whether the key or the click that is being carried out has ended a throw on the TV."""
        raise NotImplementedError

    @property
    def page(self) -> FrontPage:
        """The page in front while nothing else is."""
        return self.desk.page

    @property
    def is_to_read(self) -> bool:
        """Whether nothing can be done in it."""
        raise NotImplementedError

    def do(self, command: Any) -> bool:
        """Carry out a command; return whether it was, a refusal has been shown by then."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the last step."""
        raise NotImplementedError

    def redo(self) -> None:
        """Bring back the step last taken back."""
        raise NotImplementedError

    def show_page(self, key: Key) -> None:
        """Bring this page to the front; if it is there, go back to the round."""
        raise NotImplementedError

    def show_round(self) -> None:
        """Bring the page in front back there."""
        raise NotImplementedError

    def attempt(self, what: Callable[[], object]) -> bool:
        """Do this; say in a sentence why not where it can't be done, and return whether it was."""
        raise NotImplementedError

    def tell(self, sentence: str) -> None:
        """Show one sentence of news, good or bad, where the Host looks."""
        raise NotImplementedError

    def show_changes(self) -> None:
        """Show what is true now, once the players may know it as well."""
        raise NotImplementedError

    def page_action(self, key: Key) -> QAction:
        """Return a new action that brings this page to the front, and takes it away again."""
        raise NotImplementedError

    def window_action(self, key: Key, slot: Callable[[], object]) -> QAction:
        """Return a new action of this window with the words and keys of the table."""
        action = QAction(key.text, self)
        self.own_keys.bind(action, key)
        action.setAutoRepeat(False)
        action.setStatusTip(key.tip)
        set_when(action, key.when_off)
        set_tip(action, key.tip)  # else Qt takes the words, which may hold a name
        action.triggered.connect(lambda _checked=False: slot())
        self.addAction(action)
        self.actions_by_key[key] = action
        return action
