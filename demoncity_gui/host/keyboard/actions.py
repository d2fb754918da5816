"""Commands and bare keys as Qt's actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.plain import set_when

Trigger: TypeAlias = Key | str
"""A command, by whichever keys, or a key as Qt spells it, which always means the same."""
Slots: TypeAlias = dict[Trigger, Callable[[], object]]
"""What keys do now. A key that would do nothing isn't there."""


def new_action(owner: QWidget, keys: OwnKeys, trigger: Trigger, slot: Callable[[], object]) -> QAction:
    """Return a new action that its keys do while the keyboard is within the owner, and no menu is open."""
    action = QAction(trigger if isinstance(trigger, str) else trigger.text, owner)
    if isinstance(trigger, str):
        action.setShortcut(QKeySequence(trigger))
    else:
        keys.bind(action, trigger)
        action.setStatusTip(trigger.tip)
        set_when(action, trigger.when_off)
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    action.setAutoRepeat(False)  # a held key must not lay, ready and throw
    action.triggered.connect(lambda _checked=False: None if QApplication.activePopupWidget() else slot())
    owner.addAction(action)
    return action


class KeyActions:
    """The actions of a page whose keys mean now this, now that. Each is made when it is first asked for."""

    def __init__(self, page: QWidget, keys: OwnKeys) -> None:
        self._page, self._keys = page, keys
        self._actions: dict[Trigger, QAction] = {}
        self._slots: Slots = {}

    def __getitem__(self, trigger: Trigger) -> QAction:
        if trigger not in self._actions:
            self._actions[trigger] = new_action(self._page, self._keys, trigger, lambda: self._slots[trigger]())
            self._actions[trigger].setEnabled(False)
        return self._actions[trigger]

    def give(self, slots: Slots) -> None:
        """Let keys do this from now on, and nothing else: two enabled actions on one key, and neither fires.

        A bare key goes before a command that has the same.
        """
        self._slots = slots
        bare = {trigger for trigger in slots if isinstance(trigger, str)}
        for trigger in {**self._actions, **slots}:
            is_taken = not isinstance(trigger, str) and not bare.isdisjoint(self._keys.keys(trigger))
            self[trigger].setEnabled(trigger in slots and not is_taken)
