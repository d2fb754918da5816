"""Which game's desk is on the window: it is put there when an evening of its game opens, and the other one away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from demoncity_gui.host.desks.desk import OF_SOME_DESKS, Desk
from demoncity_gui.host.desks.registry import desk_for
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts.catalogue import speak

if TYPE_CHECKING:
    from demoncity_gui.host.shell.host_window import HostWindow


class DeskInFront:
    """Fills the Edit and the Round menu as the desk in front wants it, and leaves out what only others have."""

    def __init__(self, window: HostWindow, edit: QMenu, play: QMenu, task: QAction) -> None:
        self._window, self._edit, self._play, self._task = window, edit, play, task
        self._own: dict[Desk, list[QAction]] = {}
        self._made = {desk_for(window.session.game.word): window.desk}
        self._lay_out(window.desk)

    def bring(self, word: str) -> None:
        """Bring the desk of the game with this word to the front; all is said from now on as its edition says it."""
        speak(self._window.session.game.dialect)
        make = desk_for(word)
        if self._made.get(make) is self._window.desk:
            return
        if make not in self._made:
            self._made[make] = make(self._window)
        self._window.desk = desk = self._made[make]
        self._window.pages.set_desk(desk)
        self._window.docks.bring(desk.docks)
        self._lay_out(desk)

    def _lay_out(self, desk: Desk) -> None:
        if desk not in self._own:
            self._own[desk] = [*desk.fill_edit(self._edit), *(desk.page.actions_by_key[key] for key in desk.menu)]
            self._window.tv.add_button(desk.page.next_step)
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
