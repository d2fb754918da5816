"""The page a round is played on: stages, Agility table, the panel of the stage, and one button for the next step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, Row, RowState
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.real_cards.typing_state import TypingState
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
from demoncity_gui.host.desks.demon_city.round.states.program import ProgramState, solo_slots
from demoncity_gui.host.desks.demon_city.round.states.ruling import RulingState
from demoncity_gui.host.desks.demon_city.states import LEAST_WIDTH, State, StateSwitch
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.desks.desk import FrontPage
from demoncity_gui.host.keyboard.actions import Slots
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.layouts import in_row
from demoncity_gui.host.widgets.shrinking import PanelStack, ShrinkingArea
from demoncity_gui.texts import demon_city_round as round_texts
from demoncity_gui.texts import demon_city_rows as row_texts

_ROOM_FOR_ALL = 560
"""The height of a page below which rows have need of what a short ruling leaves free, in logical pixels."""
_ROOM_FOR_FOUR = 360
"""The height of a page in which stages, headings, four rows and the least of a panel stand, in logical pixels."""


class RoundPage(FrontPage):
    """Everything of a round that the Host touches. It asks the session and shows pictures; it knows no rule.

    Each stage is a `State`: the first that is on has its panel in front, its keys and the big button. `do` carries out
    a command and shows a refusal; `undo` takes back the last step, `redo` brings it again; `questions` asks what a
    panel needs to be told. `shown` says that its panel, the draft in it say, shows something else now.
    """

    def __init__(
        self,
        session: AnySession,
        do: Callable[[cmd.Command], bool],
        undo: Callable[[], None],
        keys: OwnKeys,
        questions: QuestionBar,
        parent: QWidget | None = None,
        *,
        redo: Callable[[], None],
        to_case: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._context = context = RoundContext(
            *(session, do, undo, keys, questions),
            redo=redo,
            show=self._show,
            is_hidden=self.isHidden,
            to_case=to_case,
        )
        self.announce = AnnounceState(context)
        self.person = PersonState(context, self.announce)
        self.typing, self.ruling, self.aftermath = (
            TypingState(context),
            RulingState(context),
            AftermathState(context),
        )
        self.panels = PanelStack()
        self._panel_room = ShrinkingArea(self.panels)
        states: tuple[State, ...] = (
            *(self.person, ProgramState(context), RecoveryState(context, self.person, self.announce), self.announce),
            *(self.typing, self.ruling, self.aftermath),
            *(QuietState(context), LeaderState(context), ThrowState(context)),
        )
        self._states = StateSwitch(
            self, context, states, bring=self.panels.setCurrentWidget, everywhere=self._everywhere
        )
        self.actions_by_key, self.next_step = self._states.actions, self._states.next_step

        self.chances = ElidedLabel(kind="muted")
        self.chances.hide()
        self._stages = StageBar(keys)
        self.rows = AgilityOrderModel(self)
        self.table = AgilityTable(self.rows)
        self.table.row_clicked.connect(self._on_row_clicked)
        self.table.menu_wanted.connect(self._on_menu)
        self._finder = Finder(context, self.table, self._go_to)
        self._stages.finder.clicked.connect(self._finder.ask)
        for panel in dict.fromkeys(state.panel for state in states):
            self.panels.addWidget(panel)
        self.message = context.message
        self.column = layout = QVBoxLayout(self)
        layout.addWidget(self._stages)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._panel_room)
        layout.addWidget(self.chances)
        layout.addLayout(in_row(self._stages.discs, (self.next_step, 1), spacing=6))

        self.show_picture(context.picture)
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
    def drafted(self) -> tuple[CharacterId, Announcement] | None:
        """Who announces, and what they would announce as the draft is now; None while that lacks something."""
        draft = self.draft
        announcement = None if draft is None else draft.announcement()
        return None if draft is None or announcement is None else (draft.speaker.who, announcement)

    def show_chances(self, line: str) -> None:
        """Show one line of chances beneath the panel, or none."""
        self.chances.setText(line)
        self.chances.setVisible(bool(line))

    @property
    def key_context(self) -> KeyContext:
        """See `FrontPage`."""
        return KeyContext.PERSON if self.person_is_open else KeyContext.ROUND

    @property
    def person_is_open(self) -> bool:
        """Whether one character's panel is in front, whose letters are its own."""
        return self._states.state.panel is self.person.panel

    def person_at(self, place: QPoint) -> CharacterId | None:
        """Return whose row is seen at this place of the screen, None where it is nobody's."""
        view, rows = self.table.viewport(), self._context.picture.rows
        row = self.table.indexAt(view.mapFromGlobal(place)).row()
        is_here = view.rect().contains(view.mapFromGlobal(place))
        return rows[row].who if is_here and 0 <= row < len(rows) else None

    def set_session(self, session: AnySession) -> None:
        """Play this evening from now on; a draft of another is let go."""
        self._context.set_session(session)
        self._states.reset()
        self.show_picture(Views(session).host())

    def say(self, sentence: str) -> None:
        """Show one sentence beneath the page, or take it away."""
        self._context.say(sentence)

    # --- showing -------------------------------------------------------------------------------------------------

    def show_picture(self, picture: HostPicture) -> None:
        """Show the round as it is now; a draft that still fits its speaker stays."""
        self._context.picture = picture
        self.say("")
        self._states.follow()
        self.rows.show_rows(self._with_keys(picture.rows))
        told = picture.ruling
        self.table.keep_in_sight(
            self.rows.place_of_speaker() if told is None else self.rows.place_of_clash(told.letter)
        )
        self._stages.show_stage(picture.stage)
        self._show()
        self._context.say_outcome()

    def _with_draft(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Return the rows, that of who announces with what the draft says: row and panel must not differ.

        Whoever thinks again is marked as announcing, and whoever waits for that is not.
        """
        about, drafted = self.announce.about, self.announce.drafted_row
        if about is not None:
            rows = tuple(_marked(row, about) for row in rows)
        if drafted is None:
            return rows
        told: dict[str, Any] = {
            "announces": drafted.deed,
            "target": drafted.target,
            "cards": drafted.cards,
            "reasons": drafted.reasons,
        }
        told |= {"pale": False, "drafted": True, "why": ()}
        return tuple(replace(row, **told) if row.who == drafted.who else row for row in rows)

    def _with_keys(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Return the rows with the keys that answer what they ask."""
        person = self._context.keys.sign(Key.PERSON)

        def keyed(row: Row, note: str) -> str:
            return (
                round_texts.with_key(words=note, key=f"{person} {row.key} {STEP_UP_LETTER}")
                if note == row_texts.step_up
                else note
            )

        return tuple(replace(row, notes=tuple(keyed(row, note) for note in row.notes)) for row in rows)

    def _show(self) -> None:
        """Bring the state that is on to the front."""
        self._states.show()
        self._panel_room.updateGeometry()  # a panel that was hidden has told nobody how high it has become
        self.rows.show_rows(self._with_draft(self._with_keys(self._context.picture.rows)))
        self.shown.emit()

    def _on_question(self) -> None:
        """Name on the big button what Enter does with the question."""
        self._states.show_step()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys mean something again; a recovery is asked for again."""
        super().showEvent(event)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep four rows in sight: the panel gives way to them, and on a low page stages and headings as well."""
        super().resizeEvent(event)
        is_low = self.height() < _ROOM_FOR_FOUR
        self._stages.fold(is_low)
        self.table.set_low(is_low)
        self.panels.set_tight(is_low)
        self.ruling.panel.give_room(self.height() >= _ROOM_FOR_ALL)
        self.column.setContentsMargins(*(10, 2, 10, 1) if is_low else (10, 6, 10, 2))
        self.column.setSpacing(3 if is_low else 6)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the page in front; the Round menu must not play on what cannot be seen."""
        super().hideEvent(event)
        self._states.give_keys()

    # --- keys ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the state answer a key that means nothing in it."""
        if not self._states.press_other(event):
            super().keyPressEvent(event)

    def _everywhere(self) -> Slots:
        """Return what works in every state; over an open panel the letters are the panel's."""
        slots: Slots = {Key.END_ACTION: lambda: self._context.do(cmd.EndAction()), **solo_slots(self._context)}
        if not self.person_is_open:
            slots[Key.REPEAT_ALL] = lambda: self._context.do(cmd.RepeatAll())
        return {**slots, Key.PERSON: self._on_person_key, Key.FIND: self._finder.ask} if self.rows.rowCount() else slots

    def _on_person_key(self) -> None:
        """Open the panel of whoever it is about now, or close it."""
        about = self._states.state.about
        self.person.open(None if self.person.is_on else self._context.picture.rows[0].who if about is None else about)

    def _go_to(self, who: CharacterId) -> None:
        """Go to somebody: as their key does, or to their panel."""
        if not self._states.state.name(who):
            self.person.open(who)

    # --- the mouse -----------------------------------------------------------------------------------------------

    def _on_row_clicked(self, place: int) -> None:
        """Take somebody's row as the state does; else let them think again, if they have announced."""
        who = self.rows.who_at(place)
        if who is not None and not self._states.state.click(who) and self.announce.amend(who):
            self._show()

    def _on_menu(self, place: int, where: QPoint) -> None:
        who = self.rows.who_at(place)
        if who is not None:
            self.person.menu(who, self, where)


def _marked(row: Row, about: CharacterId) -> Row:
    """Return a row as announcing where it is this person's, and as nobody else's."""
    if row.who == about:
        return replace(row, state=RowState.SPEAKING)
    return replace(row, state=RowState.WAITING) if row.state is RowState.SPEAKING else row
