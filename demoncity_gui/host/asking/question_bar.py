"""The one place where the Host is asked for something: beneath the page in front, with the keyboard for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QSizePolicy,
    QWidget,
)

from demoncity_gui.host.asking.answer_keys import AnswerKeys
from demoncity_gui.host.asking.question import Act, Question, T, found, how_answered
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.aloud import announce
from demoncity_gui.host.widgets.button_grid import ButtonGrid, GridButton
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.fields import TextField
from demoncity_gui.host.widgets.layouts import in_column, in_row
from demoncity_gui.texts import asking

_A_LINE = 6
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: +1, Qt.Key.Key_Right: +1}


class QuestionBar(QFrame):
    """Asks a `Question`. While it is open it has the keyboard, and lies outside every page: no key of an answer can be
    a command of the page.

    Where a text is asked for, every letter and digit is typed, and answers are chosen by the arrows; else each answer
    has its key. Enter takes, Escape leaves; so does typing or choosing elsewhere.
    `changed` says that it asks something else, or nothing; `closed` that the keyboard is free; `said` carries a
    sentence about what was typed, or nothing once it is of no use.
    """

    changed = Signal()
    closed = Signal()
    said = Signal(str)

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._keys = keys
        self.question: Question[Any] | None = None
        self.owner: object = None
        self._answer: Callable[[Any], bool] = lambda _: False
        self._leave: Callable[[bool], object] | None = None
        self._number = 0
        self._edited: Callable[[str], object] | None = None
        self._still: Callable[[], bool] | None = None
        self._at: int | None = None
        self._is_finding = False
        self._answer_keys = AnswerKeys(self, keys)
        self.prompt, self._how = ElidedLabel(kind="question"), ElidedLabel(kind="muted")
        self._how.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # what is asked comes first
        self._how.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._answers = ButtonGrid(_A_LINE, small=True, gives_way=True)
        self._answers.pressed.connect(self._give)
        self.field = TextField()
        self.field.handed_over.connect(self._on_typed)
        self.field.left.connect(self.leave)
        self.field.textEdited.connect(self._on_edited)
        self.field.installEventFilter(self)
        head = in_row(self.prompt, (self._how, 1))
        self.setLayout(in_column(head, self._answers, self.field, spacing=6, margins=(12, 6, 12, 8)))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)
        self.hide()

    # --- asking --------------------------------------------------------------------------------------------------

    def ask(
        self,
        question: Question[T],
        answer: Callable[[T], bool],
        *,
        owner: object,
        leave: Callable[[bool], object] | None = None,
        edited: Callable[[str], object] | None = None,
        still: Callable[[], bool] | None = None,
    ) -> None:
        """Ask this instead of anything that is open, and take the keyboard.

        `answer` is told what was meant and returns whether it was done; then the question is closed, unless `answer`
        has asked another or it `stays`. `leave` is told that there will be no answer, and whether Escape said so;
        `edited` is told every text on the way. `owner` is whatever tells its question from those of others. `still`
        says, whenever `check` asks, whether an answer would be of use.
        """
        if owner is not self.owner:
            self.drop()
        self._let_go()
        self._number += 1
        self.question, self.owner = question, owner
        self._answer, self._leave, self._edited, self._still = answer, leave, edited, still
        self._at = 0 if question.has_usual else None
        self._is_finding = False
        self.field.setText("" if question.wish is None else question.wish.text)
        self.field.selectAll()
        self._show()
        self.show()
        self.take_keyboard()
        self.changed.emit()

    def ask_what_to_do(self, asked: Question[Act], *, owner: object, still: Callable[[], bool] | None = None) -> None:
        """Ask a question whose answers are what to do."""
        self.ask(asked, lambda do: do(), owner=owner, still=still)

    def check(self) -> None:
        """Close a question whose answer would be of no use any more."""
        if self._still is not None and not self._still():
            self.close_question()

    def show_anew(self, question: Question[T]) -> None:
        """Go on asking the same, whose answers may say something else now; what is typed stays."""
        self.question = question
        if self._at is not None and self._at >= len(question.answers):
            self._at = None
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether something is asked."""
        return self.question is not None

    def close_question(self) -> None:
        """Ask nothing any more."""
        if self.question is None:
            return
        had_keyboard = self._has_keyboard
        self._let_go()
        self.hide()
        self.changed.emit()
        if had_keyboard:
            self.closed.emit()

    def leave(self) -> None:
        """Leave the question without an answer; where letters of a name were looked for, only those."""
        if self._is_finding:
            self._is_finding = False
            self.field.clear()
            self.said.emit("")
            self._show()
            self.take_keyboard()
        else:
            self._leave_all(by_escape=True)

    def drop(self) -> None:
        """Let go of whatever is asked, for something else comes to the front."""
        self._leave_all(by_escape=False)

    def _leave_all(self, *, by_escape: bool) -> None:
        if not self.is_open:
            return
        self.said.emit("")
        leave = self._leave
        self.close_question()
        if leave is not None:
            leave(by_escape)

    def take(self) -> None:
        """Take the answer that is chosen, or what is typed, as Enter does."""
        if self.question is None:
            return
        if self._at is not None:
            self._give(self._at)
        elif self.question.wish is not None or self._is_finding:
            self.take_keyboard()
            self.field.hand_over()
        else:
            self.said.emit(asking.choose_one)

    @property
    def step_words(self) -> tuple[str, str]:
        """What Enter does now, and its key, for the big button of a page."""
        if self.question is None:
            return "", ""
        if self._at is not None:
            return asking.take(answer=self.question.answers[self._at].text), "Enter"
        if self.question.wish is not None:
            return asking.take_typed if self.field.text() else asking.type_below, asking.enter_takes
        return asking.choose_below, asking.its_key

    def take_keyboard(self) -> None:
        """Give the keyboard to the question that is open."""
        if self.question is not None:
            to = self.field if self.question.wish is not None or self._is_finding else self
            to.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def press(self, pressed: set[QKeySequence]) -> bool:
        """Do what one of these keys, pressed elsewhere, does here; return whether it does anything."""
        if self._answer_keys.press(pressed):
            return True
        for keys, do in ((("Return", "Enter"), self.take), (("Esc",), self.leave)):
            if pressed.intersection(QKeySequence(key) for key in keys):
                do()
                return True
        return False

    # --- keys ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by arrows, take on Enter, leave on Escape; a letter that answers nothing does nothing."""
        if event.key() in _STEPS:
            self._step(_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.take()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.leave()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Up and Down choose while the field has the keyboard, and undo be the evening's while nothing is typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self._step(_STEPS[Qt.Key(event.key())])
                return True
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self.field.isUndoAvailable()
            if undoes or (event.matches(QKeySequence.StandardKey.Redo) and not self.field.isRedoAvailable()):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        number = 0 if self.question is None else len(self.question.answers)
        if self.question is not None and number:
            self._choose((0 if by > 0 else number - 1) if self._at is None else (self._at + by) % number)
            announce(self.window(), self.question.answers[self._at or 0].text)

    def _choose(self, at: int | None) -> None:
        self._at = at
        self._show()
        self.changed.emit()

    def _find(self) -> None:
        """Look for an answer by letters of its words: with many there are not enough keys."""
        self._is_finding = True
        self._show()
        self.take_keyboard()

    def _on_edited(self, text: str) -> None:
        question = self.question
        if question is None:
            return
        if self._is_finding:
            self._choose(found(text, [answer.text for answer in question.answers]))
        elif self._at is not None:
            self._choose(None)
        if self._edited is not None:
            self._edited(text)
        self.changed.emit()

    def _on_typed(self, text: str) -> None:
        question = self.question
        if question is None:
            return
        if self._at is not None:
            self._give(self._at)
        elif self._is_finding:
            self.said.emit(asking.nobody_called(letters=text))
        elif question.wish is not None:
            meant = question.wish.read(text)
            if isinstance(meant, str):
                self.said.emit(meant)
            else:
                self._tell(meant)

    def _give(self, place: int) -> None:
        if self.question is not None and place < len(self.question.answers):
            self._tell(self.question.answers[place].then)

    def _tell(self, meant: object) -> None:
        """Tell the answer; close unless it was refused, or another question was asked meanwhile."""
        self.said.emit("")
        number = self._number
        if self._answer(meant) and self._number == number and self.question is not None and not self.question.stays:
            self.close_question()

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def _has_keyboard(self) -> bool:
        # Asked of the window, for keys may come by way of the players' window: then nothing here has Qt's focus.
        keyboard = self.window().focusWidget()
        return keyboard is self or (keyboard is not None and self.isAncestorOf(keyboard))

    def _let_go(self) -> None:
        self.question, self.owner = None, None
        self._leave, self._edited, self._still = None, None, None
        self._answer_keys.forget()

    def _show(self) -> None:
        question = self.question
        if question is None:
            return
        types = question.wish is not None or self._is_finding
        self.prompt.setText(question.prompt)
        self.setAccessibleName(question.prompt)
        self.field.setAccessibleDescription(question.prompt)
        self._answers.setVisible(bool(question.answers))
        self._answers.show_choices(
            [
                GridButton(
                    f"{'▸ ' if place == self._at else ''}{'' if types else answer.key}  {answer.text}".strip(),
                    answer.text,
                    chosen=answer.lit,
                    spoken=answer.text,
                )
                for place, answer in enumerate(question.answers)
            ]
        )
        if not types and self.window().focusWidget() is self.field:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt gives the keyboard of what is hidden to anybody
        self.field.setVisible(types)
        if question.wish is not None:
            self.field.ask_for(question.wish.hint)
        elif self._is_finding:
            self.field.ask_for(asking.letters_of_name)
        self._answer_keys.forget()
        if not types:
            self._answer_keys.give(question, self._give, self._find)
        self._how.setText(how_answered(question, types=types, find="" if types else self._keys.sign(Key.FIND)))

    def _on_focus(self, _left: QWidget | None, taken: QWidget | None) -> None:
        """Leave the question once the Host types or chooses elsewhere in this window.

        A click on any button gives the keyboard to the page around it: the question takes it back.
        """
        if self.question is None or taken is None or self.isAncestorOf(taken) or taken is self:
            return
        if taken.window() is not self.window() or isinstance(taken, QMenuBar):
            return
        if isinstance(taken, QLineEdit | QPlainTextEdit | QAbstractItemView):
            self._leave_all(by_escape=False)
        else:
            self.take_keyboard()
