"""Whether a deck is the program's or a real one: a menu for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from demoncity_gui.games.demon_city.rules.commands import Command, SetRealDeck
from demoncity_gui.games.demon_city.views.host_picture import HostPicture
from demoncity_gui.games.demon_city.words.people import deck_name, mode_words
from demoncity_gui.host.widgets.menus import say_why_off
from demoncity_gui.host.widgets.plain import set_when
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.texts import demon_city_workshop as said


class DeckModes:
    """The ways to play each deck: by the program, or with real cards."""

    def __init__(self, menu: QMenu, do: Callable[[Command], bool]) -> None:
        self._do = do
        self._modes: dict[DeckName, DeckMode] = {}
        self._actions: dict[tuple[DeckName, DeckMode], QAction] = {}
        self.menus = [self._add(menu, deck) for deck in DeckName]

    def show(self, picture: HostPicture, *, to_read: bool) -> None:
        """Tick how each deck is played; `to_read`: nothing can be changed."""
        self._modes = {line.name: line.mode for line in picture.decks}
        for (deck, mode), action in self._actions.items():
            action.setChecked(self._modes.get(deck) is mode)
            action.setEnabled(picture.may_change_decks and not to_read)

    def _add(self, menu: QMenu, deck: DeckName) -> QAction:
        modes = menu.addMenu(said.deck_is(deck=deck_name(deck)))
        say_why_off(modes)
        group = QActionGroup(modes)
        for mode in DeckMode:
            action = modes.addAction(mode_words(mode))
            action.setCheckable(True)
            action.setStatusTip(said.deck_is_tip)
            set_when(action, said.deck_is_tip)
            action.triggered.connect(partial(self._set, deck, mode))
            group.addAction(action)
            self._actions[deck, mode] = action
        return modes.menuAction()

    def _set(self, deck: DeckName, mode: DeckMode) -> None:
        if self._modes.get(deck, mode) is not mode:
            self._do(SetRealDeck(deck, mode))
