"""Pages as states: one object a stage. The first state that is on is in front, and the page asks it alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.views.host_picture import TypingLane
from demoncity_gui.host.asking.question import Act, Question, text_question
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.actions import KeyActions, Slots
from demoncity_gui.host.keyboard.commands import AFTER, ANNOUNCE, PERSON_KEYS, PERSON_LABELS
from demoncity_gui.host.keyboard.digit_row import digit_in_the_row
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys, keys_of
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.buttons import answer_when_off
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.texts import demon_city_round as said

LEAST_WIDTH = 660
"""Logical pixels in which a page's buttons can be read; a laptop's screen has as many at 200 %."""


class Step(NamedTuple):
    """What the big button says, its key, and whether it would do anything."""

    words: str
    keys: str
    is_possible: bool = True


class Picture(Protocol):
    """What both pages know of the evening: its next step, and the lanes in which real cards are typed."""

    @property
    def next_step(self) -> str:
        """What the big button does."""

    @property
    def typing(self) -> tuple[TypingLane, ...]:
        """Whose real cards are typed now."""

    def keyed(self, key: str) -> CharacterId | None:
        """Return the character that this key names, or None."""


class PageContext:
    """What every state of a page works with: the evening, its picture, and ways to act, to ask and to say.

    `show` shows the state that is on, after a change that no command has made. `is_hidden` says that another page is in
    front: then nothing may be asked. `throws` are the commands whose outcome is told once the players have seen it.
    """

    throws: tuple[type[Command], ...] = ()

    def __init__(
        self,
        session: AnySession,
        do: Callable[[Command], bool],
        keys: OwnKeys,
        questions: QuestionBar,
        message: MessageLine,
        *,
        show: Callable[[], None],
        is_hidden: Callable[[], bool],
    ) -> None:
        self.session, self.keys, self.questions, self.message = session, keys, questions, message
        self.show, self.is_hidden, self.say = show, is_hidden, message.say
        self.picture: Picture
        self._do = do
        self._has_thrown = False

    @property
    def is_awaiting(self) -> bool:
        """Whether a task or a draw waits for its real cards."""
        return bool(self.picture.typing)

    @property
    def views(self) -> Views:
        """Pictures of the evening."""
        return Views(self.session)

    @property
    def enter_sign(self) -> str:
        """The key of the next step, as the big button says it."""
        return said.enter

    def set_session(self, session: AnySession) -> None:
        """Act in this evening from now on."""
        self.session, self._has_thrown = session, False

    def do(self, command: Command) -> bool:
        """Carry out a command; return whether it was, a refusal has been shown by then."""
        had_thrown, self._has_thrown = self._has_thrown, self._has_thrown or isinstance(command, self.throws)
        if self._do(command):
            return True
        self._has_thrown = had_thrown
        return False

    def take_thrown(self) -> bool:
        """Return whether something was thrown from here since this was asked last."""
        had_thrown, self._has_thrown = self._has_thrown, False
        return had_thrown


class State:
    """One stage of a page: what it shows, which keys it takes, what Enter does.

    Here is what holds of a state unless it says otherwise.
    """

    def __init__(self, context: PageContext, panel: QWidget) -> None:
        self.context = context
        self.panel = panel

    @property
    def picture(self) -> Picture:
        """The evening as it is now."""
        return self.context.picture

    @property
    def is_on(self) -> bool:
        """Whether this is what the Host may be asked now, if no state before it is on."""
        return True

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

    def ask_for(self, question: Question[Act], still: Callable[[], bool] | None = None) -> None:
        """Ask this as long as it is `still` of use, and this state on."""
        self.context.say("")
        self.context.questions.ask_what_to_do(question, owner=self, still=still)

    def ask_text(
        self,
        prompt: str,
        hint: str,
        take: Callable[[str], bool],
        text: str = "",
        still: Callable[[], bool] | None = None,
    ) -> None:
        """Ask for a text, which `take` takes or refuses; a refused one stays in the field."""
        self.ask_for(text_question(prompt, hint, take, text), still)

    def step(self) -> Step:
        """Return what Enter does, in words."""
        return Step(self.picture.next_step, self.context.enter_sign)

    def enter(self) -> None:
        """Do what the big button says."""

    def back(self) -> None:
        """Take back the last choice; where there is none, say how the step before is taken back."""
        self.context.say(said.nothing_to_take_back(undo=self.context.keys.sign(Key.UNDO)))

    def slots(self) -> Slots:
        """Return what keys do here besides those that work in every state."""
        return {}

    def press_other(self, pressed: str) -> None:
        """Answer a key that means nothing here: when its command is possible, and what is now."""
        keys, step = self.context.keys, self.step()
        command = next((key for key in Key if key.when in (ANNOUNCE, AFTER) and pressed in keys.keys(key)), None)
        if command is not None:
            when = command.when
            words = said.other_time(command=command.text, when=when, step=step.words, keys=step.keys)
        elif pressed in PERSON_KEYS:
            words = said.people_other_time(step=step.words, keys=step.keys)
        else:
            words = said.no_such_key(key=pressed, help=keys.sign(Key.HELP))
        self.context.say(words)

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


class StateSwitch:
    """Puts the first state that is on in front: its panel, by `bring`; its keys, and the words of the big button.

    `everywhere` returns what keys do in every state.
    """

    def __init__(
        self,
        page: QWidget,
        context: PageContext,
        states: Sequence[State],
        *,
        bring: Callable[[QWidget], None],
        everywhere: Callable[[], Slots],
    ) -> None:
        self.states, self.state = tuple(states), states[-1]
        self.actions = KeyActions(page, context.keys)
        self.next_step = BigButton()
        self._page, self._context, self._bring, self._everywhere = page, context, bring, everywhere
        self.next_step.clicked.connect(self.actions[Key.NEXT_STEP].trigger)
        answer_when_off(self.next_step, self.actions[Key.NEXT_STEP].trigger)  # Enter says what is missing
        context.keys.changed.connect(lambda: context.show())

    def reset(self) -> None:
        """Let go of everything: another evening is shown."""
        for state in self.states:
            state.reset()

    def follow(self) -> None:
        """Take up the context's new picture."""
        for state in self.states:
            state.follow()

    def show(self) -> None:
        """Bring the state that is on to the front."""
        state = next(one for one in self.states if one.is_on)
        if state is not self.state:
            self.state.leave()
            self.state = state
        state.show()
        self._bring(state.panel)
        self.give_keys()
        state.ask()
        self._context.questions.check()
        self.show_step()

    def show_step(self) -> None:
        """Write the big button: what Enter does in this state, or with the question that is open."""
        questions = self._context.questions
        step = (*questions.step_words, True) if questions.is_open else self.state.step()
        self.next_step.show_step(*step, answers=questions.is_open)
        self._page.setAccessibleName(step[0])  # what a reader says while the page has the keyboard

    def give_keys(self) -> None:
        """Let each key mean one thing, and nothing while another page is in front."""
        usual: Slots = {Key.NEXT_STEP: self._on_next_step, Key.BACK: lambda: self.state.back(), **self._everywhere()}
        self.actions.give({} if self._context.is_hidden() else {**self.state.slots(), **usual})

    def press(self, key: Key) -> None:
        """Do what a key does now, if it does anything."""
        self.actions[key].trigger()

    def press_other(self, event: QKeyEvent) -> bool:
        """Answer a key that reached the page because nothing is done by it; return False where the window wants it."""
        typed = event.text().strip()
        is_digit = digit_in_the_row(event, QGuiApplication.platformName()) is not None
        if not typed or not typed.isprintable() or is_digit or event.isAutoRepeat() or self._context.questions.is_open:
            return False
        self.state.press_other(keys_of(event))
        return True

    def _on_next_step(self) -> None:
        if self.next_step.take_first():
            return
        if self._context.questions.is_open:
            self._context.questions.take()
        else:
            self.state.enter()
