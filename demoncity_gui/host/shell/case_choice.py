"""Which of the cases that the program comes with, and how it is played: asked in the one bar, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from demoncity_gui.formats.shelf import case_as, cases
from demoncity_gui.host.asking.question import Question, numbered
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.texts import evenings as said


def ask_case(questions: QuestionBar, take: Callable[[Any], object]) -> None:
    """Ask for a case, then whether one plays it alone, and with cards or with d10s; `take` gets its plan."""
    ask = partial(questions.ask_what_to_do, owner=take)

    def ask_how(plan: Any) -> bool:
        choices = (
            (said.so_played(alone=alone, dice=dice), partial(begin, case_as(plan, alone=alone, dice=dice)))
            for dice in (False, True)
            for alone in (True, False)
        )
        ask(Question(said.alone_or_not, numbered(choices)))
        return True

    def begin(plan: Any) -> bool:
        take(plan)
        return True

    ask(Question(said.which_case, numbered((plan.title, partial(ask_how, plan)) for plan in cases())))
