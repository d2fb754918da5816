"""What an evening is called, and where it begins: asked in the one bar, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from demoncity_gui.host.asking.question import Act, Question, Wish, text_question
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.texts import evenings as said

if TYPE_CHECKING:
    from demoncity_gui.host.shell.host_window import HostWindow


class ToName(QAction):
    """The line of the Session menu by which an evening gets another title or scene, where its game has both."""

    def __init__(self, host: HostWindow, parent: QObject) -> None:
        super().__init__(said.title_and_scene, parent)
        self._host = host
        self.triggered.connect(self._ask)
        host.session_menu.aboutToShow.connect(lambda: self.setVisible(self._command is not None))

    @property
    def _command(self) -> Any:
        return self._host.desk.named(self._host.session.heading)

    def _ask(self) -> None:
        ask_title_and_scene(self._host.questions, self._command, "this", self._host.do)


def ask_title_and_scene(questions: QuestionBar, plan: Any, which: str, take: Callable[[Any], object]) -> None:
    """Ask for title and scene, which the players read, those of the plan offered; `take` gets the plan with both.

    `which` is the "new" evening, the "next" session, or "this" one.
    """
    ask = partial(questions.ask_what_to_do, owner=take)

    def read_title(title: str) -> Act | str:
        if not title.strip():
            return said.needs_title
        return lambda: ask_scene(replace(plan, title=title.strip()))

    def ask_scene(titled: Any) -> bool:
        def take_scene(scene: str) -> bool:
            take(replace(titled, scene=scene.strip()))
            return True

        ask(text_question(said.ask_scene(which=which), said.as_players_read, take_scene, plan.scene))
        return True

    ask(Question(said.ask_title(which=which), wish=Wish(said.as_players_read, read_title, plan.title)))
