"""The page of a task: throws outside every Clash, C10, C100 and free draws (T-WHEN-07)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.odds.chances import Chances
from demoncity_gui.host.desks.demon_city.odds.task_chances import TaskChances
from demoncity_gui.host.desks.demon_city.real_cards.typing_state import TypingState
from demoncity_gui.host.desks.demon_city.states import LEAST_WIDTH, StateSwitch
from demoncity_gui.host.desks.demon_city.task.context import TaskContext
from demoncity_gui.host.desks.demon_city.task.draws import Draws
from demoncity_gui.host.desks.demon_city.task.outcome_panel import OutcomePanel
from demoncity_gui.host.desks.demon_city.task.states.draft import DraftState
from demoncity_gui.host.desks.demon_city.task.states.thrown import ThrownState
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.layouts import held, in_column, scrolled
from demoncity_gui.journal.tv_change import TvSwitch

_LANE_LINES = 4
"""So many lines of lanes are in sight while real cards are typed; more are scrolled to."""


class TaskPage(SidePage):
    """Everything of a task that the Host touches. It asks the session and shows pictures; it knows no rule.

    Each stage is a `State`, as on the round's page.
    """

    next_step: BigButton

    def __init__(
        self,
        session: AnySession,
        do: DoCommand,
        keys: OwnKeys,
        questions: QuestionBar,
        chances: Chances,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, do, keys, parent)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._context = context = TaskContext(
            session, do, keys, questions, self.message, show=self._show, is_hidden=lambda: not self.isVisible()
        )
        context.picture = context.views.task()
        self._drafting, self._typing = DraftState(context), TypingState(context, _LANE_LINES)
        self.panel, self.typing_panel = self._drafting.panel, self._typing.panel
        self._draws = Draws(self._drafting)
        states = (self._typing, ThrownState(self._drafting), self._drafting)
        self._states = StateSwitch(self, context, states, bring=self._bring, everywhere=self._everywhere)
        self.next_step, self.outcome = self._states.next_step, OutcomePanel(keys, self._states.press)
        pieces = (self.panel, self.typing_panel, (self.outcome, 1), self._draws.row)
        self._body = scrolled(held(in_column(*pieces, spacing=8)))  # the big button is always there
        self.setLayout(in_column((self._body, 1), self.next_step, spacing=8, margins=(10, 8, 10, 4)))
        questions.changed.connect(self._states.show_step)
        self.chances = TaskChances(chances, self)
        self.chances.changed.connect(lambda: self.outcome.show_chances(self.chances.line))
        chances.changed.connect(self._ask_chances)

    def showEvent(self, event: QShowEvent) -> None:
        """Let those keys mean something that do so now."""
        super().showEvent(event)
        self._show()

    def set_session(self, session: AnySession) -> None:
        """Show another evening from now on."""
        super().set_session(session)
        self._context.set_session(session)
        self._context.picture = self._context.views.task()
        self._states.reset()

    def refresh(self) -> None:
        """Show what is so now; a draft stays as long as all in it are here."""
        self._context.picture = self._context.views.task()
        self.say("")
        self._states.follow()
        self._show()

    def _show(self) -> None:
        picture = self._context.picture
        self.setEnabled(bool(picture.throwers))
        if not picture.throwers:
            return
        self._states.show()
        self.outcome.show_preview(picture.awaited if picture.typing else self._drafting.preview, picture.throwers)
        self.outcome.show_outcome(picture)
        self._draws.show()
        self._body.ensureWidgetVisible(self.outcome if self._drafting.is_thrown else self.panel, 0, 0)
        self._ask_chances()
        self.shown.emit()

    def _ask_chances(self) -> None:
        """Ask for the chances of what would be thrown now, of nothing once it is thrown or while cards are typed.

        Of nothing at all where sheets and decks are hidden: chances would tell of them.
        """
        if self.isVisible():
            drafting = self._drafting
            none = drafting.is_thrown or self._context.picture.typing or self.session.hides
            draft = None if none else drafting.draft
            self.chances.follow(self.session.table, None if draft is None else draft.command())

    def _bring(self, panel: QWidget) -> None:
        is_typing = panel is self.typing_panel
        self.panel.setVisible(not is_typing)
        self._draws.row.setVisible(not is_typing)
        self.typing_panel.setVisible(is_typing)

    # --- keys ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the state answer a key that means nothing in it."""
        if not self._states.press_other(event):
            super().keyPressEvent(event)

    def _everywhere(self) -> Slots:
        """Return what works in every state; while cards are typed the keys are theirs, but for the TV's."""
        picture, tv = self._context.picture, self.session.tv
        on_tv = partial(tv.switch, TvSwitch.TASKS, on=not picture.is_shown)
        slots: Slots = {Key.TASK_ON_TV: lambda: self.attempt(on_tv)}
        if picture.typing:
            return slots
        if picture.can_reveal:
            slots[Key.REVEAL] = lambda: self.attempt(lambda: tv.reveal_intensity(not picture.intensity_is_open))
        return {**slots, **self._draws.slots()}
