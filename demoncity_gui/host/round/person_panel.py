"""The panel of one character: their state, and everything the Host may do to them by hand, each on a letter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QVBoxLayout, QWidget

from demoncity_gui.host.round.doings import RECOVER, AnnounceAnew, Answer, Question, Then, doings
from demoncity_gui.host.widgets.button_grid import ButtonGrid, Choice
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.fields import Field
from demoncity_gui.rules.commands import Command
from demoncity_gui.session.person_picture import PersonPicture

_DOINGS_A_LINE = 7
_ANSWERS_A_LINE = 6


class PersonPanel(QFrame):
    """Shows a `PersonPicture`. A doing that needs to be told more opens a question: answers by key, or a text.

    `wanted` carries a command, `announce_anew` somebody who thinks again, `refused` a sentence about what was typed.
    """

    wanted = Signal(object)
    announce_anew = Signal(int)
    refused = Signal(str)
    field_left = Signal()
    question_opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._person: PersonPicture | None = None
        self._path: tuple[str, ...] = ()
        self.heading = ElidedLabel()
        self._doings = ButtonGrid(_DOINGS_A_LINE, small=True)
        self._doings.pressed.connect(self._click_doing)
        self.prompt = ElidedLabel()
        self.prompt.setObjectName("question")
        self._answers = ButtonGrid(_ANSWERS_A_LINE, small=True)
        self._answers.pressed.connect(self._click_answer)
        self.field = Field("", "Enter hands it over, Escape leaves it")
        self.field.handed_over.connect(self._on_text)
        self.field.left.connect(self.field_left)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.setSpacing(7)
        layout.addWidget(self.heading)
        layout.addWidget(self._doings)
        layout.addWidget(self.prompt)
        layout.addWidget(self._answers)
        layout.addWidget(self.field)
        layout.addStretch(1)

    def show_person(self, person: PersonPicture, *, recovering: bool = False) -> None:
        """Show this character; a question stays open while it is the same one's and can still be asked.

        `recovering` opens the question of the recovery, which comes before the character announces.
        """
        if self._person is None or person.who != self._person.who:
            self._path = ()
            self.field.clear()
        self._person = person
        if recovering and not self._path:
            self._path = (RECOVER,)
        while self._path and self._found(self._path) is None:
            self._path = self._path[:-1]
        self.heading.setText(_heading(person))
        self._show_doings(person)
        self._show_question()

    @property
    def question(self) -> Question | None:
        """The question that is open."""
        return self._found(self._path) if self._path else None

    def press(self, key: str) -> bool:
        """Do what this key says: an answer of the open question, else a doing; return whether it is one of them."""
        question = self.question
        if question is not None:
            answer = next((one for one in question.answers if one.key == key), None)
            if answer is not None:
                self._go(answer.then, (*self._path, _name(answer)))
                return True
        if self._person is None:
            return False
        doing = next((one for one in doings(self._person) if one.key == key), None)
        if doing is None:
            return False
        if doing.then is None:
            self.refused.emit(f"“{doing.text}” can’t be now: {doing.tip[0].lower()}{doing.tip[1:]}.")
            return True
        self._path = ()
        self._go(doing.then, (doing.key,))
        return True

    def back(self) -> bool:
        """Close the question that is open, or go back to the one before; return whether there was one."""
        if not self._path:
            return False
        self._path = self._path[:-1]
        self.field.clear()
        self._show_question()
        return True

    def close_question(self) -> None:
        """Let go of any question and of what was typed."""
        self._path = ()
        self.field.clear()

    def leave_field(self) -> None:
        """Put the field back to what it said before anything was typed."""
        question = self.question
        self.field.setText("" if question is None or question.wish is None else question.wish.text)

    def _found(self, path: tuple[str, ...]) -> Question | None:
        if self._person is None:
            return None
        doing = next((one for one in doings(self._person) if one.key == path[0]), None)
        then: Then | None = None if doing is None else doing.then
        for name in path[1:]:
            if not isinstance(then, Question):
                return None
            then = next((answer.then for answer in then.answers if _name(answer) == name), None)
        return then if isinstance(then, Question) else None

    def _go(self, then: Then, path: tuple[str, ...]) -> None:
        if self._person is None:
            return
        if isinstance(then, Question):
            self._path = path
            self.field.setText("" if then.wish is None else then.wish.text)
            self._show_question()
            self.question_opened.emit()
        elif isinstance(then, AnnounceAnew):
            self.announce_anew.emit(self._person.who)
        else:
            self._ask_for(then)

    def _ask_for(self, command: Command) -> None:
        self.wanted.emit(command)

    def done(self) -> None:
        """Close the question whose answer was carried out, unless it takes more than one."""
        question = self.question
        if question is None or not question.stays:
            self.close_question()

    def _on_text(self, text: str) -> None:
        question = self.question
        if question is None or question.wish is None:
            return
        meant = question.wish.read(text)
        if isinstance(meant, str):
            self.refused.emit(meant)
        else:
            self._ask_for(meant)

    def _show_doings(self, person: PersonPicture) -> None:
        self._doings.show_choices(
            [
                Choice(
                    f"{doing.text} [{doing.key}]",
                    doing.tip,
                    chosen=doing.lit,
                    enabled=doing.then is not None,
                    spoken=f"{person.name}: {doing.text}",
                )
                for doing in doings(person)
            ]
        )

    def _click_doing(self, number: int) -> None:
        if self._person is not None:
            self.press(doings(self._person)[number].key)

    def _show_question(self) -> None:
        question = self.question
        self.prompt.setVisible(question is not None)
        self.prompt.setText("" if question is None else question.prompt)
        answers = () if question is None else question.answers
        self._answers.show_choices(
            [Choice(f"{one.key}  {one.text}".strip(), one.text, chosen=one.lit, spoken=one.text) for one in answers]
        )
        wish = None if question is None else question.wish
        self.field.setVisible(wish is not None)
        if wish is not None:
            self.field.setPlaceholderText(wish.hint)
            self.field.setAccessibleName(wish.hint)

    def _click_answer(self, number: int) -> None:
        question = self.question
        if question is not None and number < len(question.answers):
            answer = question.answers[number]
            self._go(answer.then, (*self._path, _name(answer)))
            self._show_question()


def doings_menu(person: PersonPicture, parent: QWidget, chosen: Callable[[str], None]) -> QMenu:
    """Return the doings as a menu, each with its letter; `chosen` takes the letter."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for doing in doings(person):
        action = QAction(f"{doing.text} [{doing.key}]".replace("&", "&&"), menu)
        action.setCheckable(doing.lit)
        action.setChecked(doing.lit)
        action.setEnabled(doing.then is not None)
        action.setStatusTip(doing.tip)
        action.triggered.connect(lambda _checked=False, key=doing.key: chosen(key))
        menu.addAction(action)
    return menu


def _name(answer: Answer) -> str:
    """Return what finds an answer again: its key, or its words where it has none."""
    return answer.key or answer.text


def _heading(person: PersonPicture) -> str:
    calm = f"  ·  Calm {person.calm} of {person.base_calm}" if person.base_calm or person.calm else ""
    numbers = f"Toughness {person.toughness} of {person.base_toughness}{calm}".replace("-", "−")
    key = f"{person.key}  " if person.key else ""
    here = "" if person.is_here or not person.others else "  ·  not in the fight"
    return f"{key}{person.name}  ·  {person.side}  ·  {numbers}{here}"
