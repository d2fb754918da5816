"""A task has been thrown: it is told, and the next one begins, or after a tie the same once more."""

from __future__ import annotations

from demoncity_gui.host.desks.demon_city.states import State, Step
from demoncity_gui.host.desks.demon_city.task.states.draft import DraftState
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.texts import demon_city_task_page as said


class ThrownState(State):
    """What was thrown stays in sight; each key of the draft begins the next one."""

    def __init__(self, drafting: DraftState) -> None:
        super().__init__(drafting.context, drafting.panel)
        self._drafting = drafting

    @property
    def is_on(self) -> bool:
        """Whether the draft has been thrown, and the players have seen what came of it."""
        return self._drafting.is_thrown and self._drafting.picture.outcome is not None

    def show(self) -> None:
        """Show what was thrown."""
        self._drafting.show()

    def ask(self) -> None:
        """Ask what a tie changes, once."""
        if self._drafting.tie_is_new:
            self._drafting.tie_is_new = False
            self._drafting.ask_complication()

    def step(self) -> Step:
        """Say what comes next."""
        return Step(said.throw_again if self._drafting.is_tied else said.next_task, said.enter)

    def enter(self) -> None:
        """Throw a tie again; else begin the next task."""
        if self._drafting.is_tied:
            self._drafting.enter()
        else:
            self.back()

    def back(self) -> None:
        """Let go of what was thrown."""
        self._drafting.start_afresh()
        self.context.say("")
        self.context.show()

    def slots(self) -> Slots:
        """The keys of the draft."""
        return self._drafting.slots()
