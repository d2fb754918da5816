"""“Give me a fight”: a Horror off the shelf, a strength, and Action Rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from demoncity_gui.evening.session import AnySession
from demoncity_gui.forecast.matched import Match, Strength, matching, unlike_those_there
from demoncity_gui.formats.shelf import shelf
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, BeginFight, PlaySolo
from demoncity_gui.host.asking.question import Question, numbered
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.texts import case_page as said

_SLICE = 30
"""Milliseconds of work before the window gets its turn."""


class FightAtOnce(QObject):
    """Asks for a Horror, a strength, and whether somebody plays alone; finds a cast by playing fights, and begins.

    `attempt` does something and says why not, `tell` says how trial fights went. The search is dropped where the
    evening changes meanwhile.
    """

    def __init__(
        self,
        session: Callable[[], AnySession],
        attempt: Callable[[Callable[[], object]], bool],
        questions: QuestionBar,
        begun: Callable[[], object],
        tell: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._attempt, self._questions = session, attempt, questions
        self._begun, self._tell = begun, tell
        self._work: Iterator[Match] = iter(())
        self._match = Match(())
        self._plan: BeginEvening | None = None
        self._alone = False
        self._table: object = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_under_way(self) -> bool:
        """Whether a cast is being made up."""
        return self._timer.isActive()

    def ask(self) -> None:
        """Ask which Horror comes, then how strong it comes."""
        choices = ((plan.title, partial(self._ask_strength, plan)) for plan in shelf())
        self._questions.ask_what_to_do(Question(said.which_horror, numbered(choices)), owner=self)

    def _ask_strength(self, plan: BeginEvening) -> bool:
        table = self._session().table
        choices = (
            (said.strength(strength=one.value, alone=alone), partial(self._begin, plan, one, alone=alone))
            for alone in ((False,) if table.solo else (False, True))
            for one in Strength
        )
        question = Question(said.how_strong(horror=plan.title), numbered(choices))
        self._questions.ask_what_to_do(question, owner=self)
        return True

    def _begin(self, plan: BeginEvening, strength: Strength, *, alone: bool) -> bool:
        self._alone = alone
        table = self._session().table
        horror, *people = unlike_those_there(table, plan.characters)
        self._plan, self._table, self._match = plan, table, Match((horror,))
        self._work = matching(table, horror, people, plan.horror_deck, strength)
        self._timer.start()
        return True

    def _go_on(self) -> None:
        if self._session().table is not self._table:
            self._timer.stop()
            return
        clock = QElapsedTimer()
        clock.start()
        found = self._attempt(partial(self._search, clock))
        if not found:
            self._timer.stop()

    def _search(self, clock: QElapsedTimer) -> None:
        while clock.elapsed() < _SLICE:
            nearest = next(self._work, None)
            if nearest is None:
                self._timer.stop()
                self._fight()
                return
            self._match = nearest

    def _fight(self) -> None:
        if self._plan is not None:
            session = self._session()
            if self._alone:
                session.do(PlaySolo(True))  # with the reading of damage by which a fight ends without a Host's word
            session.do(BeginFight(self._match.cast, self._plan.horror_deck))
            self._begun()
            match = self._match
            self._tell(said.matched(won=match.won, played=match.played, harder=match.harder))
