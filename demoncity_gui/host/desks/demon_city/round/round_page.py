"""The page a round is played on: stages, Agility table, the panel of the stage, and one button for the next step."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import STEP_UP, HostPicture, Row
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.round.agility_model import AgilityOrderModel
from demoncity_gui.host.desks.demon_city.round.agility_table import AgilityTable
from demoncity_gui.host.desks.demon_city.round.context import RoundContext
from demoncity_gui.host.desks.demon_city.round.draft import Draft
from demoncity_gui.host.desks.demon_city.round.finding import Finder
from demoncity_gui.host.desks.demon_city.round.person_actions import STEP_UP as STEP_UP_LETTER
from demoncity_gui.host.desks.demon_city.round.stage_bar import StageBar
from demoncity_gui.host.desks.demon_city.round.states.aftermath import AftermathState
from demoncity_gui.host.desks.demon_city.round.states.announce import AnnounceState
from demoncity_gui.host.desks.demon_city.round.states.notices import LeaderState, QuietState, ThrowState
from demoncity_gui.host.desks.demon_city.round.states.person import PersonState, RecoveryState
from demoncity_gui.host.desks.demon_city.round.states.ruling import RulingState
from demoncity_gui.host.desks.demon_city.round.states.state import State
from demoncity_gui.host.desks.demon_city.round.states.typing import TypingState
from demoncity_gui.host.keyboard.actions import KeyActions, Slots
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.big_button import BigButton

_ANY_HEIGHT = 16_777_215
"""Qt's word for no limit, in logical pixels."""


class RoundPage(QWidget):
    """Everything of a round that the Host touches. It asks the session and shows pictures; it knows no rule.

    Each stage is a `State`: the first that is on has its panel in front, its keys and the big button. `do` carries out
    a command and shows a refusal; `undo` takes back the last step; `questions` asks what a panel needs to be told.
    `shown` says that its panel, the draft in it say, shows something else now.
    """

    shown = Signal()

    def __init__(
        self,
        session: Session,
        do: Callable[[cmd.Command], bool],
        undo: Callable[[], None],
        keys: OwnKeys,
        questions: QuestionBar,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._context = context = RoundContext(
            session, do, undo, keys, questions, show=self._show, is_hidden=self.isHidden
        )
        self.announce = AnnounceState(context)
        self.person = PersonState(context, self.announce)
        self.typing, self.ruling, self.aftermath = (
            TypingState(context),
            RulingState(context),
            AftermathState(context),
        )
        self._states: tuple[State, ...] = (
            *(self.person, RecoveryState(context, self.person, self.announce), self.announce),
            *(self.typing, self.ruling, self.aftermath),
            *(QuietState(context), LeaderState(context), ThrowState(context)),
        )
        self._state: State = self._states[-1]
        self.actions_by_key = KeyActions(self, keys)

        self._stages = StageBar(keys)
        self.rows = AgilityOrderModel(self)
        self.table = AgilityTable(self.rows)
        self.table.row_clicked.connect(self._on_row_clicked)
        self.table.menu_wanted.connect(self._on_menu)
        self._finder = Finder(context, self.table, self._go_to)
        self._stages.finder.clicked.connect(self._finder.ask)
        self._panels = QStackedWidget()
        self._panels.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for panel in dict.fromkeys(state.panel for state in self._states):
            self._panels.addWidget(panel)
        self.message = context.message
        self.next_step = BigButton()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 4)
        layout.setSpacing(8)
        layout.addWidget(self._stages)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._panels)
        layout.addWidget(self.next_step)

        self.next_step.clicked.connect(self.actions_by_key[Key.NEXT_STEP].trigger)
        self.show_picture(context.picture)
        keys.changed.connect(self._show)
        questions.changed.connect(self._on_question)

    # --- what others may know of it --------------------------------------------------------------------------------

    @property
    def to_print(self) -> CharacterId | None:
        """Whose panel is open: whose sheet is most likely to be printed."""
        return self.person.who

    @property
    def draft(self) -> Draft | None:
        """What is being announced."""
        return self.announce.draft

    @property
    def person_is_open(self) -> bool:
        """Whether one character's panel is in front, whose letters are its own."""
        return self._state.panel is self.person.panel

    def person_at(self, place: QPoint) -> CharacterId | None:
        """Return whose row is seen at this place of the screen, None where it is nobody's."""
        view, rows = self.table.viewport(), self._context.picture.rows
        row = self.table.indexAt(view.mapFromGlobal(place)).row()
        is_here = view.rect().contains(view.mapFromGlobal(place))
        return rows[row].who if is_here and 0 <= row < len(rows) else None

    def set_session(self, session: Session) -> None:
        """Play this evening from now on; a draft of another is let go."""
        self._context.set_session(session)
        for state in self._states:
            state.reset()
        self.show_picture(session.host_picture())

    def say(self, sentence: str) -> None:
        """Show one sentence beneath the page, or take it away."""
        self._context.say(sentence)

    # --- showing -------------------------------------------------------------------------------------------------

    def show_picture(self, picture: HostPicture) -> None:
        """Show the round as it is now; a draft that still fits its speaker stays."""
        self._context.picture = picture
        self.say("")
        for state in self._states:
            state.follow()
        self.rows.show_rows(self._with_keys(picture.rows))
        told = picture.ruling
        self.table.keep_in_sight(
            self.rows.place_of_speaker() if told is None else self.rows.place_of_clash(told.letter)
        )
        self._stages.show_stage(picture.stage)
        self._show()
        self._context.say_outcome()

    def _with_keys(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Return the rows with the keys that answer what they ask."""
        person = self._context.keys.sign(Key.PERSON)

        def keyed(row: Row, note: str) -> str:
            return f"{note} [{person} {row.key} {STEP_UP_LETTER}]" if note == STEP_UP else note

        return tuple(replace(row, notes=tuple(keyed(row, note) for note in row.notes)) for row in rows)

    def _show(self) -> None:
        """Bring the state that is on to the front."""
        state = next(one for one in self._states if one.is_on)
        if state is not self._state:
            self._state.leave()
            self._state = state
        state.show()
        self._panels.setCurrentWidget(state.panel)
        self._give_keys()
        state.ask()
        self._context.questions.check()
        self._show_next_step()
        self.shown.emit()

    def _on_question(self) -> None:
        """Give the table the room that the panel leaves, so that a question beneath hides no row of it."""
        panel = self._panels.currentWidget()
        needs = panel.sizeHint().height() if self._context.questions.is_open and panel is not None else _ANY_HEIGHT
        self._panels.setMaximumHeight(needs)
        self._show_next_step()

    def _show_next_step(self) -> None:
        questions = self._context.questions
        step = (*questions.step_words, True) if questions.is_open else self._state.step()
        self.next_step.show_step(*step, answers=questions.is_open)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys mean something again; a recovery is asked for again."""
        super().showEvent(event)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the page in front; the Round menu must not play on what cannot be seen."""
        super().hideEvent(event)
        self._give_keys()

    # --- keys ----------------------------------------------------------------------------------------------------

    def _give_keys(self) -> None:
        """Let each key mean one thing: what the state makes of it, besides the commands of every state."""
        self.actions_by_key.give({} if self.isHidden() else {**self._state.slots(), **self._everywhere()})

    def _everywhere(self) -> Slots:
        """Return what works in every state."""
        slots: Slots = {
            Key.NEXT_STEP: self._on_next_step,
            Key.BACK: lambda: self._state.back(),
            Key.END_ACTION: lambda: self._context.do(cmd.EndAction()),
        }
        return {**slots, Key.PERSON: self._on_person_key, Key.FIND: self._finder.ask} if self.rows.rowCount() else slots

    def _on_next_step(self) -> None:
        if self.next_step.take_first():
            return
        if self._context.questions.is_open:
            self._context.questions.take()
        else:
            self._state.enter()

    def _on_person_key(self) -> None:
        """Open the panel of whoever it is about now, or close it."""
        about = self._state.about
        self.person.open(None if self.person.is_on else self._context.picture.rows[0].who if about is None else about)

    def _go_to(self, who: CharacterId) -> None:
        """Go to somebody: as their key does, or to their panel."""
        if not self._state.name(who):
            self.person.open(who)

    # --- the mouse -----------------------------------------------------------------------------------------------

    def _on_row_clicked(self, place: int) -> None:
        """Take somebody's row as the state does; else let them think again, if they have announced."""
        who = self.rows.who_at(place)
        if who is not None and not self._state.click(who) and self.announce.amend(who):
            self._show()

    def _on_menu(self, place: int, where: QPoint) -> None:
        who = self.rows.who_at(place)
        if who is not None:
            self.person.menu(who, self, where)
