"""One stage of the round's page: what it shows, which keys it takes, what Enter does."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command, RepeatAll
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, HostStage
from demoncity_gui.host.asking.question import Do, Question
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.commands import PERSON_KEYS, PERSON_LABELS
from demoncity_gui.host.keyboard.keys import Key


class Step(NamedTuple):
    """What the big button says, its key, and whether it would do anything."""

    words: str
    keys: str
    is_possible: bool = True


class State:
    """The page has the first state that is on in front, and asks that one alone.

    Here is what holds of a state unless it says otherwise. One that has a whole `stage` of the round to itself has
    one `command`, which Enter gives.
    """

    stage: HostStage
    command: Command

    def __init__(self, context: RoundContext, panel: QWidget) -> None:
        self.context = context
        self.panel = panel

    @property
    def picture(self) -> HostPicture:
        """The evening as it is now."""
        return self.context.picture

    @property
    def is_on(self) -> bool:
        """Whether this is what the Host may be asked now, if no state before it is on."""
        return self.picture.stage is self.stage

    @property
    def about(self) -> CharacterId | None:
        """Whose panel is opened from here."""
        return None

    def reset(self) -> None:
        """Let go of everything: another evening is shown."""

    def follow(self) -> None:
        """Take up the context's new picture, whether this state is on or not."""

    def show(self) -> None:
        """Write the panel."""

    def ask(self) -> None:
        """Ask what the panel needs to be told, once it is in front."""

    def leave(self) -> None:
        """Let go of what was asked: another state is on."""
        if self.context.questions.owner is self:
            self.context.questions.close_question()

    def ask_for(self, question: Question[Do], still: Callable[[], bool]) -> None:
        """Ask this as long as it is `still` of use, and this state on."""
        self.context.say("")
        self.context.questions.ask_what_to_do(question, owner=self, still=still)

    def step(self) -> Step:
        """Return what Enter does, in words."""
        return Step(self.picture.next_step, "Space" if self.picture.stage is HostStage.THROW else "Enter")

    def enter(self) -> None:
        """Do what the big button says."""
        self.context.do(self.command)

    def back(self) -> None:
        """Take back the last choice; where there is none, say how the step before is taken back."""
        self.context.say(
            f"Nothing is being put together: {self.context.keys.sign(Key.UNDO)} takes back the step before."
        )

    def slots(self) -> Slots:
        """Return what keys do here besides those that work in every state."""
        return {Key.REPEAT_ALL: partial(self.context.do, RepeatAll())}

    def name(self, who: CharacterId) -> bool:
        """Name somebody by key or by letters of the name; return whether it was of use."""
        return False

    def click(self, who: CharacterId) -> bool:
        """Take a click on somebody's row; return whether it was of use."""
        return False

    def naming(self, among: Collection[CharacterId] | None = None) -> Slots:
        """Return the keys of these people, of everybody unless told: a key of nobody is no key.

        On many keyboards / is Shift+7: two enabled actions on one key, and neither fires.
        """
        keyed = ((keys, self.picture.keyed(label)) for keys, label in zip(PERSON_KEYS, PERSON_LABELS, strict=True))
        return {
            keys: partial(self.name, who) for keys, who in keyed if who is not None and (among is None or who in among)
        }
