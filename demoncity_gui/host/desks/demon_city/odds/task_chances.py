"""What a task's page knows of the chances of its draft."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from demoncity_gui.games.demon_city.rules.commands import Contest, TryTask
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.host.desks.demon_city.odds.chances import Chances
from demoncity_gui.host.desks.demon_city.odds.task_asking import TaskAsked, TaskTold, task_answer, task_asked_of
from demoncity_gui.host.desks.demon_city.odds.words import task_strip


class TaskChances(QObject):
    """The `line` of chances of the task that is put together, "" while they are hidden; `changed` when it is."""

    changed = Signal()

    def __init__(self, chances: Chances, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chances = chances
        self._asked: TaskAsked | None = None
        self.line = ""

    def follow(self, table: Table, command: TryTask | Contest | None) -> None:
        """Ask about this task if it is another one, or about none."""
        asked = None if command is None or not self._chances.shown else task_asked_of(table, command)
        if asked == self._asked:
            return
        self._asked = asked
        if asked is None:
            self._chances.worker.drop(task_answer)
            self._say("")
        else:
            self._chances.worker.ask(task_answer, asked, then=lambda told: self._take(asked, told))

    def _take(self, asked: TaskAsked, told: TaskTold) -> None:
        if asked is self._asked:
            self._say(task_strip(asked, told, is_flip_taken_back=self._chances.is_flip_taken_back))

    def _say(self, line: str) -> None:
        self.line = line
        self.changed.emit()
