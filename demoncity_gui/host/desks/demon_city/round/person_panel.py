"""The panel of one character: their state, and everything the Host may do to them by hand, each on a letter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from demoncity_gui.games.demon_city.rules.characters import CALM, TOUGHNESS, CharacterId
from demoncity_gui.games.demon_city.views.person_picture import PersonPicture
from demoncity_gui.games.demon_city.words.people import side_word
from demoncity_gui.host.asking.question import Question
from demoncity_gui.host.desks.demon_city.round.person_actions import RECOVER, PersonAction, person_actions
from demoncity_gui.host.desks.demon_city.round.person_questions import Asked, Then
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import STRETCH, in_column
from demoncity_gui.host.widgets.menus import say_why_off
from demoncity_gui.host.widgets.plain import set_tip, set_when
from demoncity_gui.texts import demon_city_person_panel as said
from demoncity_gui.words.plain_text import on_button

_ACTIONS_A_LINE = 7


class PersonPanel(QFrame):
    """Shows a `PersonPicture`. An action that needs to be told more opens a question, which the page asks.

    `wanted` carries what is to be done: a command, or somebody who thinks again. `refused` carries a sentence.
    `question_opened` says that there is a question now.
    """

    wanted = Signal(object)
    refused = Signal(str)
    question_opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._person: PersonPicture | None = None
        self.path: tuple[str, ...] = ()
        self._asked_last: Then | None = None
        self._recovers_later = False
        self.heading = ElidedLabel()
        self._actions = ButtonGrid(_ACTIONS_A_LINE, small=True, gives_way=True)
        self._actions.pressed.connect(self._click)
        self._actions.pressed_off.connect(self._click)
        self.setLayout(in_column(self.heading, self._actions, STRETCH, spacing=7, margins=(12, 8, 12, 10)))

    def show_person(self, person: PersonPicture, *, recovering: bool = False) -> None:
        """Show this character; a question stays open while it is the same one's and can still be asked.

        `recovering` opens the question of the recovery, which comes before the character announces; once it is left,
        it waits until somebody asks for it.
        """
        if self._person is None or person.who != self._person.who:
            self.path = ()
            self._recovers_later = False
        self._person = person
        if not recovering:
            self._recovers_later = False
        elif not self.path and not self._recovers_later:
            self.path = (RECOVER,)
        while self.path and self._found(self.path) is None:
            self.path = self.path[:-1]
        self.heading.setText(_heading(person))
        self._show_actions(person)

    @property
    def who(self) -> CharacterId | None:
        """Whose panel it is."""
        return None if self._person is None else self._person.who

    @property
    def question(self) -> Asked | None:
        """The question that is open."""
        return self._found(self.path) if self.path else None

    @property
    def letters(self) -> str:
        """The letters that do something to this character, or say why not."""
        return "" if self._person is None else "".join(action.key for action in person_actions(self._person))

    def press(self, key: str) -> None:
        """Do what this letter says, ask what it needs to be told, or say why it can't be."""
        action = self._lettered(key)
        if action is None:
            return
        if action.then is None:
            self.refused.emit(action.why_not)
            return
        self.path = ()
        self._go(action.then, action.key)

    def answer(self, then: Then) -> None:
        """Go on with an answer of the open question."""
        self._asked_last = then
        self._go(then, then.prompt if isinstance(then, Question) else "")

    def back(self) -> None:
        """Leave the question that is open, for the one before if there was one."""
        self._recovers_later = self.path == (RECOVER,)
        self.path = self.path[:-1]

    def close_question(self) -> None:
        """Let go of any question."""
        self._recovers_later = self.path == (RECOVER,)
        self.path = ()

    def done(self) -> None:
        """Close the question whose answer was carried out, unless it takes more than one."""
        question = self.question
        if question is None or not question.stays:
            self.path = ()

    def _lettered(self, letter: str) -> PersonAction | None:
        actions = () if self._person is None else person_actions(self._person)
        return next((one for one in actions if one.key == letter), None)

    def _found(self, path: tuple[str, ...]) -> Asked | None:
        if self._person is None:
            return None
        action = self._lettered(path[0])
        then: Then | None = None if action is None else action.then
        for prompt in path[1:]:
            if not isinstance(then, Question):
                return None
            asked = (answer.then for answer in then.answers if isinstance(answer.then, Question))
            then = next((one for one in (*asked, self._asked_last) if _is_asked(one, prompt)), None)
        return then if isinstance(then, Question) else None

    def _go(self, then: Then, name: str) -> None:
        if isinstance(then, Question):
            self.path = (*self.path, name)
            self.question_opened.emit()
        else:
            self.wanted.emit(then)

    def _show_actions(self, person: PersonPicture) -> None:
        self._actions.show_choices(
            [
                GridButton(
                    said.with_key(action=action.text, key=action.key),
                    action.tip,
                    chosen=action.lit,
                    enabled=action.then is not None,
                    spoken=said.spoken(who=person.name, action=action.text),
                )
                for action in person_actions(person)
            ]
        )

    def _click(self, number: int) -> None:
        if self._person is not None:
            self.press(person_actions(self._person)[number].key)


def _is_asked(then: Then | None, prompt: str) -> bool:
    return isinstance(then, Question) and then.prompt == prompt


def person_menu(person: PersonPicture, parent: QWidget, chosen: Callable[[str], None]) -> QMenu:
    """Return the actions as a menu, each with its letter; `chosen` takes the letter."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    say_why_off(menu)
    for action in person_actions(person):
        entry = QAction(on_button(said.with_key(action=action.text, key=action.key)), menu)
        entry.setCheckable(action.lit)
        entry.setChecked(action.lit)
        entry.setEnabled(action.then is not None)
        entry.setStatusTip(action.tip)
        set_when(entry, action.why_not)
        set_tip(entry, action.tip)
        entry.triggered.connect(lambda _checked=False, key=action.key: chosen(key))
        menu.addAction(entry)
    return menu


def _heading(person: PersonPicture) -> str:
    one = person.character
    parts = [
        said.heading_key(key=person.key, who=person.name) if person.key else person.name,
        side_word(one.side),
        said.toughness_of(now=one.toughness, whole=one.rank(TOUGHNESS)),
    ]
    if one.rank(CALM) or one.calm:
        parts.append(said.calm_of(now=one.calm, whole=one.rank(CALM)))
    if person.others and not person.is_here:
        parts.append(said.not_here)
    return "  ·  ".join(parts)
