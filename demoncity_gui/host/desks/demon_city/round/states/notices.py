"""States without anything to choose: outside action, a group without a leader, and all cards laid."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.views.host_picture import HostStage
from demoncity_gui.host.asking.question import Act, Answer, Question
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.states.state import RoundState
from demoncity_gui.host.desks.demon_city.states import Step
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import demon_city_round as said


class NoticeState(RoundState):
    """Shows a sentence or two."""

    def __init__(self, context: RoundContext) -> None:
        self.notice = PlainLabel()
        self.notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.notice.setWordWrap(True)
        super().__init__(context, self.notice)

    def show(self) -> None:
        """Write the sentence."""
        self.notice.setText(self.words())

    def words(self) -> str:
        """Return what is to be read."""
        raise NotImplementedError


class QuietState(NoticeState):
    """Nobody is in a hurry: Enter begins Action Rounds, or in a case goes to where somebody is to be met."""

    stage, command = HostStage.QUIET, cmd.BeginAction()

    def words(self) -> str:
        """Return what the evening is called, and its scene."""
        return f"{self.picture.title}\n{self.picture.scene}"

    @property
    def _is_of_a_case(self) -> bool:
        return self.context.to_case is not None and Views(self.context.session).nobody_to_face()

    def step(self) -> Step:
        """Say where Enter leads."""
        return Step(said.to_the_case, self.context.enter_sign) if self._is_of_a_case else super().step()

    def enter(self) -> None:
        """Go there."""
        if self.context.to_case is not None and self._is_of_a_case:
            self.context.to_case()
        else:
            super().enter()


class LeaderState(NoticeState):
    """It is a group's turn whose leader is down: the Host says who leads it (T-AMB-63)."""

    @property
    def is_on(self) -> bool:
        """Whether a group waits for a leader."""
        return self.picture.leaderless is not None

    def words(self) -> str:
        """Return whose group waits."""
        group = self.picture.leaderless
        return "" if group is None else said.group_waits(who=group.name)

    def ask(self) -> None:
        """Ask who leads it, unless something else is asked."""
        group = self.picture.leaderless
        if group is None or self.context.questions.is_open or self.context.is_hidden():
            return
        answers: tuple[Answer[Act], ...] = tuple(
            Answer(one.key, one.name, partial(self.context.do, cmd.LetLead(one.who))) for one in group.candidates
        )
        question = Question(said.who_leads(who=group.name), answers)
        self.ask_for(question, lambda: self.picture.leaderless == group)

    def enter(self) -> None:
        """Ask once more, where the question was left."""
        self.ask()


class ThrowState(NoticeState):
    """Everybody has announced: “Ready…”, then the throw."""

    @property
    def is_on(self) -> bool:
        """Whenever no other state is."""
        return True

    def words(self) -> str:
        """Return what one more press does."""
        if self.context.session.hides:
            return said.ready if self.picture.is_ready else said.all_announced_solo
        return said.ready if self.picture.is_ready else said.all_announced

    def enter(self) -> None:
        """Say “Ready…”, or throw."""
        self.context.do(cmd.ThrowCards() if self.picture.is_ready else cmd.CallReady())

    def back(self) -> None:
        """Take back the last step: an announcement, or “Ready…”."""
        if self.picture.stage is HostStage.THROW:
            self.context.undo()
        else:
            super().back()
