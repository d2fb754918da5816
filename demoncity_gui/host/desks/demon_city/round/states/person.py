"""One character's panel is open: by the Host's wish, or because the speaker has to recover first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.person_actions import RECOVER
from demoncity_gui.host.desks.demon_city.round.person_panel import PersonPanel, person_menu
from demoncity_gui.host.desks.demon_city.round.person_questions import AnnounceAnew, Then
from demoncity_gui.host.desks.demon_city.round.states.announce import AnnounceState
from demoncity_gui.host.desks.demon_city.round.states.state import RoundState
from demoncity_gui.host.desks.demon_city.states import Step
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.texts import demon_city_round as said


class PanelState(RoundState):
    """The panel's letters act, arrows and people's keys `open` another's; no other command of the round works."""

    panel: PersonPanel
    recovers = False

    def __init__(
        self, context: RoundContext, panel: PersonPanel, open_panel: Callable[[CharacterId | None], None]
    ) -> None:
        super().__init__(context, panel)
        self._open = open_panel
        self._path_asked: tuple[str, ...] = ()

    @property
    def who(self) -> CharacterId | None:
        """Whose panel it is."""
        raise NotImplementedError

    @property
    def is_on(self) -> bool:
        """Whether there is somebody whose panel is open."""
        return self.who is not None

    def show(self) -> None:
        """Show the character, and what can be done to them."""
        person = None if self.who is None else Views(self.context.session).person(self.who)
        if person is not None:
            self.panel.show_person(person, recovering=self.recovers)

    def ask(self) -> None:
        """Ask what the panel needs to be told."""
        questions, question = self.context.questions, self.panel.question
        if question is None or self.context.is_hidden():
            self.leave()
        elif questions.owner is self and self._path_asked == self.panel.path:
            questions.show_anew(question)
        else:
            self._path_asked = self.panel.path
            questions.ask(question, self._answer, owner=self, leave=self._leave_question)

    def slots(self) -> Slots:
        """The panel's letters, and all that leads to another's."""
        letters: Slots = {letter: partial(self._press, letter) for letter in self.panel.letters}
        arrows: Slots = {Key.UP: partial(self._open_next, -1), Key.DOWN: partial(self._open_next, +1)}
        return {**letters, **arrows, **self.naming()}

    def name(self, who: CharacterId) -> bool:
        """Open the panel of somebody else."""
        if self.who == who:
            self.context.say(said.this_panel_already)
        else:
            self._open(who)
        return True

    def _open_next(self, by: int) -> None:
        rows = [row.who for row in self.picture.rows]
        at = rows.index(self.who) if self.who in rows else -by
        self._open(rows[(at + by) % len(rows)])

    def _press(self, letter: str) -> None:
        self.context.say("")
        self.panel.press(letter)
        self.context.show()

    def _answer(self, then: Then) -> bool:
        """Go on with an answer about one character; what is asked next is told to the bar by then."""
        self.panel.answer(then)
        return False

    def _leave_question(self, by_escape: bool) -> None:
        if by_escape:
            self.panel.back()
        else:
            self.panel.close_question()
        self.context.show()


class PersonState(PanelState):
    """The panel of whom the Host has opened; Enter, Backspace and Escape close it."""

    def __init__(self, context: RoundContext, announce: AnnounceState) -> None:
        super().__init__(context, PersonPanel(), self.open)
        self._announce = announce
        self._opened: CharacterId | None = None
        self._aside: CharacterId | None = None
        self._was_awaiting = False
        self.panel.wanted.connect(self._on_wanted)
        self.panel.refused.connect(context.say)
        self.panel.question_opened.connect(context.show)

    @property
    def who(self) -> CharacterId | None:
        """Whose panel the Host has opened."""
        return self._opened

    def reset(self) -> None:
        """Close the panel."""
        self._opened = self._aside = None
        self._was_awaiting = False
        self.panel.close_question()

    def follow(self) -> None:
        """Close the panel until a throw has its real cards; for good, if its character is no more."""
        is_awaiting = self.picture.is_awaiting
        if is_awaiting != self._was_awaiting:
            self._aside, self._opened = (self._opened, None) if is_awaiting else (None, self._aside)
            self._was_awaiting = is_awaiting
        if self._opened is not None and Views(self.context.session).person(self._opened) is None:
            self._opened = None

    def open(self, who: CharacterId | None) -> None:
        """Open somebody's panel, or with nobody close it."""
        self.context.say("")
        self.panel.close_question()
        if who is not None and Views(self.context.session).person(who) is None:
            self.context.say(said.not_yours)
            return
        self._opened = who
        self.context.show()

    def step(self) -> Step:
        """Say that Enter closes the panel."""
        return Step(said.back_to_the_round, said.enter)

    def enter(self) -> None:
        """Close the panel."""
        self.open(None)

    back = enter

    def slots(self) -> Slots:
        """Besides the panel's own keys, the one that closes it."""
        return {**super().slots(), "Escape": self.enter}

    def click(self, who: CharacterId) -> bool:
        """Open the panel of somebody else."""
        self.open(who)
        return True

    def menu(self, who: CharacterId, parent: QWidget, where: QPoint) -> None:
        """Offer at this place of the screen all that can be done to somebody."""
        person = Views(self.context.session).person(who)
        if person is not None:
            person_menu(person, parent, partial(self._do_to, who)).popup(where)

    def _do_to(self, who: CharacterId, letter: str) -> None:
        """Do what the menu of a row says; what needs to be told more opens that character's panel."""
        before = self._opened
        self.open(who)
        self.panel.press(letter)
        if self.panel.question is None and self._opened is not None:
            said = self.context.message.text()
            self._opened = before
            self.context.show()
            self.context.say(said)

    def _on_wanted(self, wanted: Command | AnnounceAnew) -> None:
        """Do what was asked of one character, without or with an answer; what was refused leaves its question open."""
        if not isinstance(wanted, AnnounceAnew):
            if self.context.do(wanted):
                self.panel.done()
                self.context.show()
        elif self.panel.who is not None and self._announce.amend(self.panel.who):
            self._opened = None
            self.context.show()


class RecoveryState(PanelState):
    """The panel of a speaker who is Out of the Fight or in Panic, and recovers before all else (T-ANNOUNCE-07)."""

    recovers = True

    def __init__(self, context: RoundContext, person: PersonState, announce: AnnounceState) -> None:
        super().__init__(context, person.panel, person.open)
        self._announce = announce

    @property
    def who(self) -> CharacterId | None:
        """Whoever has to recover."""
        return self._announce.recovering

    @property
    def about(self) -> CharacterId | None:
        """Whoever has to recover."""
        return self.who

    def step(self) -> Step:
        """Say what comes first."""
        return Step(said.recovery_first, said.enter)

    def enter(self) -> None:
        """Ask about the recovery."""
        self.panel.press(RECOVER)

    def back(self) -> None:
        """Take back the last step."""
        self.context.undo()
