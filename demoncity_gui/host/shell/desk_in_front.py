"""Which game's desk is on the window: it is put there when an evening of its game opens, and the other one away."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.desks.desk import OF_SOME_DESKS, Desk
from demoncity_gui.host.desks.registry import desk_for
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.shell.docks import Docks
from demoncity_gui.host.shell.pages import Pages
from demoncity_gui.host.shell.tv_commands import TvCommands
from demoncity_gui.host.shell.window import ShellWindow
from demoncity_gui.host.widgets.plain import set_tip
from demoncity_gui.texts.catalogue import PLAIN, Dialect, speak, speaking


class DeskInFront:
    """Fills the Edit and the Round menu as the desk in front wants it, and leaves out what only others have."""

    def __init__(
        self, window: ShellWindow, pages: Pages, docks: Docks, tv: TvCommands, edit: QMenu, play: QMenu, task: QAction
    ) -> None:
        self._pages, self._docks, self._tv = pages, docks, tv
        self._window, self._edit, self._play, self._task = window, edit, play, task
        self._own: dict[Desk, list[QAction]] = {}
        self._dialect: Dialect | None = None
        self._made = {(window.session.game.word, window.session.hides): window.desk}
        docks.bring(window.desk.docks, shows_tv=window.desk.shows_tv)
        self._lay_out(window.desk)

    def bring(self) -> None:
        """Bring the desk of the evening that is shown to the front.

        All is said from now on as its edition says it. A desk may have one for a player besides, who sees less.
        """
        window, session = self._window, self._window.session
        self._speak(session.game.dialect)
        seat = session.game.word, session.hides
        if self._made.get(seat) is window.desk:
            return
        if seat not in self._made:
            self._made[seat] = desk_for(*seat)(window)
        window.desk = desk = self._made[seat]
        self._pages.set_desk(desk)
        self._docks.bring(desk.docks, shows_tv=desk.shows_tv)
        self._lay_out(desk)
        self._pages.sit_down(session)
        window.history.set_session(session.history)

    def _speak(self, dialect: Dialect) -> None:
        """Say all from now on as an edition does; what is written on the window's commands is written once more."""
        commands = {} if dialect == self._dialect else self._window.actions_by_key
        with speaking(self._dialect or PLAIN):  # another window may speak otherwise by now
            written = {key: key.text for key in commands}
        speak(dialect)
        self._dialect = dialect
        for key, action in commands.items():
            if action.text() == written[key]:
                action.setText(key.text)
            action.setStatusTip(key.tip)
            set_tip(action, key.tip)

    def _lay_out(self, desk: Desk) -> None:
        if desk not in self._own:
            self._own[desk] = [*desk.fill_edit(self._edit), *(desk.page.actions_by_key[key] for key in desk.menu)]
            self._tv.add_button(desk.page.next_step)
        for other, own in self._own.items():
            for action in own:
                action.setVisible(other is desk)
        self._play.clear()
        self._play.addActions([desk.page.actions_by_key[key] for key in desk.menu])
        if Key.TASK in desk.pages:
            self._play.addAction(self._task)
        for key, action in self._window.actions_by_key.items():
            if key in OF_SOME_DESKS:
                action.setVisible(key in desk.commands)
                action.setEnabled(key in desk.commands)
