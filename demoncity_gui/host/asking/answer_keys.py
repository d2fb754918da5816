"""The keys of a question's answers, as long as it is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from demoncity_gui.host.asking.question import Question
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys


class AnswerKeys:
    """They mean something while the keyboard is in the `bar`, where the question is asked."""

    def __init__(self, bar: QWidget, keys: OwnKeys) -> None:
        self._bar, self._keys = bar, keys
        self._actions: list[QAction] = []

    def forget(self) -> None:
        """Let no key mean anything."""
        for action in self._actions:
            self._bar.removeAction(action)
            action.deleteLater()
        self._actions.clear()

    def give(self, question: Question[Any], choose: Callable[[int], object], find: Callable[[], object]) -> None:
        """Let each answer's key `choose` it, by its place; of several, one can be found by its words."""
        taken = set()
        for place, answer in enumerate(question.answers):
            key = answer.key.replace("⇧", "Shift+")
            taken.add(key)
            if key:
                self._add(answer.text, (key,), partial(choose, place))
        if len(question.answers) > 1:
            self._add(Key.FIND.text, tuple(key for key in self._keys.keys(Key.FIND) if key not in taken), find)

    def press(self, pressed: set[QKeySequence]) -> bool:
        """Do what one of these keys does, pressed elsewhere; return whether it does anything."""
        for action in self._actions:
            if pressed.intersection(action.shortcuts()):
                action.trigger()
                return True
        return False

    def _add(self, text: str, keys: tuple[str, ...], slot: Callable[[], object]) -> None:
        action = QAction(text, self._bar)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _checked=False: slot())
        self._bar.addAction(action)
        self._actions.append(action)
