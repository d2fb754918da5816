"""The page of the case: the scene, what it may lead to, questions to the deck, tables, lists, clocks and prose.

In a solo evening it shows what the player knows, unless they peek.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.formats.random_tables import TablesUnreadable, import_tables, own_tables, place_of, tables_in
from demoncity_gui.games.common.case import CaseTry
from demoncity_gui.games.common.casebook import CameOut, Casebook, CaseEnded, SceneOpened, Write, Written
from demoncity_gui.games.common.random_tables import RandomTable
from demoncity_gui.games.demon_city.rules.commands import Peek
from demoncity_gui.games.demon_city.rules.events import OracleAnswered, TableConsulted
from demoncity_gui.games.demon_city.rules.pace import pace_of
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.host.asking.question import Act, Answer, Question
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.case.case_asking import CaseAsking, lead_words, open_tries, try_words
from demoncity_gui.host.desks.demon_city.case.ideas import last_events
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.file_dialogs import ask_file
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row, scrolled
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.wrapping_row import WrappingRow
from demoncity_gui.texts import case_page as said


class CasePage(SidePage):
    """`tables` is the folder of a person's own tables, `fight` brings a fight at once.

    `picture` stands beside the case: where the TV's picture has no place of its own.
    """

    def __init__(
        self,
        session: AnySession,
        do: DoCommand,
        keys: OwnKeys,
        questions: QuestionBar,
        tables: Path,
        fight: Callable[[], object],
        picture: QWidget | None = None,
    ) -> None:
        super().__init__(session, do, keys)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said.title)
        self._folder_of_tables, self._questions = tables, questions
        self._own: Sequence[RandomTable] = ()
        self.asking = CaseAsking(lambda: self.session, self._done, questions, self.tables)
        self.whom = PlainLabel(kind="muted", wraps=True)
        self.scene, self.place = PlainLabel(kind="headline", wraps=True), PlainLabel(kind="muted", wraps=True)
        self.text, self.wrong = PlainLabel(wraps=True), PlainLabel(kind="muted", wraps=True)
        self.advice, self.tries = PlainLabel(kind="muted", wraps=True), PlainLabel(wraps=True)
        self.answer, self.answer_to = PlainLabel(kind="headline", wraps=True), PlainLabel(kind="muted", wraps=True)
        self.outcome = PlainLabel(wraps=True)
        self.next_scene = PlainLabel(kind="heading", wraps=True)
        self.leads, self.pace = PlainLabel(wraps=True), PlainLabel(kind="muted", wraps=True)
        self.heading_of_clocks = PlainLabel(kind="heading")
        self.clocks, self.lists = PlainLabel(wraps=True), PlainLabel(wraps=True)
        self.faults, self.picture = PlainLabel(kind="warning", wraps=True), picture
        self.prose = _Prose(self._write, self._leave_prose)
        self._slots: dict[Key, Callable[[], object]] = {
            Key.GO_ON: self.asking.go_on,
            Key.TRY: self.asking.try_something,
            Key.ASK_ORACLE: self.asking.ask_oracle,
            Key.CONSULT: self.asking.consult,
            Key.IMPORT_TABLES: self._choose_tables,
            Key.WORSEN: self.asking.worsen,
            Key.PROSE: self._to_prose,
            Key.NEW_SCENE: self.asking.new_scene,
            Key.END_SCENE: self.asking.end_scene,
            Key.PUT_ON_LIST: self.asking.put_on_list,
            Key.TAKE_OFF_LIST: self.asking.take_off_list,
            Key.NEW_CLOCK: self.asking.new_clock,
            Key.TICK: self.asking.tick,
            Key.CLOCK_AWAY: self.asking.put_clock_away,
            Key.END_CASE: self.asking.end_case,
        }
        self.buttons = {key: key_button(keys, key, slot) for key, slot in self._slots.items()}
        self.fight = key_button(keys, Key.FIGHT, fight)
        for key, button in self.buttons.items():
            self.key_action(key, button.click)
        self.key_action(Key.PEEK, self._peek)
        self._lay_out()
        self.refresh()

    def tables(self) -> Sequence[RandomTable]:
        """Return what can be drawn from: a person's own tables first, then the program's."""
        return (*self._own, *own_tables())

    def set_session(self, session: AnySession) -> None:
        """Show another evening's case from now on."""
        super().set_session(session)
        self.prose.clear()
        self.say("")
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the sentence beneath the page behind."""
        super().hideEvent(event)
        self.say("")

    def refresh(self) -> None:
        """Show the scene, what may come next, and what is kept."""
        self._own, faults = tables_in(self._folder_of_tables)
        self.faults.setText("\n".join(faults))
        kept: Casebook = self.session.shown.casebook
        self.whom.setText(_whom(self.session.shown))
        self._show_scene(kept)
        self._show_answer()
        self.pace.setText(said.keep_it if kept.ending else said.pace(pace=pace_of(self.session.shown)))
        self.clocks.setText("\n".join(_clock(one.filled, one.segments, one.name) for one in kept.clocks))
        self.heading_of_clocks.setText(said.clocks if kept.clocks else "")
        self._hide_the_empty()
        lists = ["\n  · ".join((one.name, *one.lines)) for one in kept.lists]
        self.lists.setText("\n\n".join(lists) or said.nothing_kept)
        for key in (Key.GO_ON, Key.END_CASE):
            self.buttons[key].setEnabled(not kept.ending)
        self.buttons[Key.TRY].setEnabled(bool(open_tries(self.session)))
        self.buttons[Key.END_SCENE].setEnabled(kept.scene is not None)
        self.buttons[Key.TAKE_OFF_LIST].setEnabled(bool(kept.lists))
        self.buttons[Key.TICK].setEnabled(any(one.filled < one.segments for one in kept.clocks))
        self.buttons[Key.CLOCK_AWAY].setEnabled(bool(kept.clocks))
        # Laid out now: else the new words are painted once in the room of those before, and cut off.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _show_scene(self, kept: Casebook) -> None:
        scene = kept.scene
        if scene is None:
            self.scene.setText(said.ended(ending=kept.ending) if kept.ending else said.no_scene)
            self.place.setText("")
            self.wrong.setText(said.begin_with(key=self.own_keys.sign(Key.GO_ON), written=bool(kept.case.scenes)))
            for label in (self.advice, self.leads, self.text, self.tries):
                label.setText("")
            return
        written = kept.case.scene(scene.key)
        self.scene.setText(said.ended(ending=kept.ending) if kept.ending else scene.title)
        self.place.setText("" if kept.ending else "   ".join(filter(None, (scene.where, scene.who))))
        self.wrong.setText(said.wrong(wrong=scene.wrong) if scene.wrong and not kept.ending else "")
        self.advice.setText("" if written is None or kept.ending else "\n".join(written.advice))
        tries = [] if written is None or kept.ending else [_tried(kept, scene.key, one) for one in written.tries]
        self.tries.setText("\n  · ".join((said.tries(key=self.own_keys.sign(Key.TRY)), *tries)) if tries else "")
        ending = next((one for one in kept.case.endings if one.title == kept.ending), None)
        told = ending or written
        self.text.setText("" if told is None else "\n\n".join(told.text))
        leads = () if written is None or kept.ending or self.session.hides else written.leads  # found by going on
        lines = [said.lead(number=place + 1, words=lead_words(kept, lead)) for place, lead in enumerate(leads)]
        self.leads.setText("\n".join((said.leads(key=self.own_keys.sign(Key.GO_ON)), *lines)) if lines else "")

    def _hide_the_empty(self) -> None:
        """Let labels without words take no room."""
        for label in (
            self.whom,
            self.place,
            self.text,
            self.tries,
            self.wrong,
            self.advice,
            self.leads,
            self.answer,
            self.answer_to,
            self.outcome,
            self.next_scene,
            self.heading_of_clocks,
            self.clocks,
            self.faults,
        ):
            label.setVisible(bool(label.text()))

    def _show_answer(self) -> None:
        events = last_events(self.session)
        told = [one for one in events if isinstance(one, OracleAnswered | TableConsulted | CameOut)]
        self.outcome.setText("")
        self.next_scene.setText("")
        match told[-1] if told else None:
            case CameOut(words=words, won=won):
                self.answer.setText(said.came_out(won=won) if words else said.fight_over(won=won))
                self.answer_to.setText(words)
                self.outcome.setText("\n\n".join(_told_of(events)))
                self.next_scene.setText(next((one.scene.title for one in events if isinstance(one, SceneOpened)), ""))
            case OracleAnswered(question=question, answer=answer, value=value):
                self.answer.setText(said.answer(answer=answer.value))
                self.answer_to.setText(said.answer_to(question=question, value=value))
            case TableConsulted(title=title, words=words, number=number):
                self.answer.setText(words)
                self.answer_to.setText(said.drawn_from(title=title, number=number))
            case _:
                self.answer.setText("")
                self.answer_to.setText("")

    # --- what is done --------------------------------------------------------------------------------------------

    def _done(self, command: object) -> bool:
        """Carry out a command; where real cards are to be typed first, the page in front takes them."""
        self.say("")
        for label in (self.answer, self.answer_to, self.outcome):  # while cards turn nobody takes the last for theirs
            label.setText("")
            label.hide()
        done = self.do(command)
        if not done:
            self.refresh()
        if done and self.session.table.awaited is not None:
            self.done.emit()
        return done

    def _choose_tables(self) -> None:
        """Ask for a file of tables, and keep a copy of it among one's own."""
        ask_file(self, said.choose_tables, self._import_tables, kinds=f"{said.kinds_of_tables} (*.toml)")

    def _import_tables(self, source: Path) -> None:
        place = place_of(source, self._folder_of_tables)
        if place.exists():
            replace: Answer[Act] = Answer("R", said.replace, partial(self._keep_tables, source))
            self._questions.ask_what_to_do(Question(said.replace_tables(name=place.stem), (replace,)), owner=self)
        else:
            self._keep_tables(source)

    def _keep_tables(self, source: Path) -> bool:
        try:
            number = import_tables(source, self._folder_of_tables)
        except TablesUnreadable as why:
            self.say(str(why))
        else:
            self.refresh()
            self.tell(said.imported(number=number, name=source.stem, key=self.own_keys.sign(Key.CONSULT)))
        return True

    def _peek(self) -> None:
        """Look behind the curtain of a solo evening, or away again."""
        if self.session.table.solo:
            self.do(Peek(self.session.hides))

    def _to_prose(self) -> None:
        self.prose.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _leave_prose(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self) -> None:
        if not self.prose.toPlainText().strip():
            self._leave_prose()
        elif self._done(Write(tuple(self.prose.toPlainText().split("\n")))):
            self.prose.clear()
            self._leave_prose()
            self.tell(said.written)

    # --- how it looks --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        told = in_column(
            *(self.answer_to, self.answer, self.outcome, 6, self.next_scene, self.text, 6, self.tries),
            *(6, self.leads, STRETCH),
            spacing=4,
        )
        heads = (self.heading_of_clocks, PlainLabel(said.kept, kind="heading"))
        aside = (self.wrong, self.advice, 6)
        kept = in_column(self.pace, *aside, heads[0], self.clocks, 8, heads[1], self.lists, STRETCH, spacing=4)
        rows = (
            (Key.GO_ON, Key.TRY, Key.ASK_ORACLE, Key.CONSULT, Key.WORSEN, Key.PROSE),
            (Key.NEW_SCENE, Key.END_SCENE, Key.PUT_ON_LIST, Key.TAKE_OFF_LIST, Key.IMPORT_TABLES),
        )
        buttons = [WrappingRow(*map(self.buttons.__getitem__, row), spacing=6) for row in rows]
        ends = map(self.buttons.__getitem__, (Key.NEW_CLOCK, Key.TICK, Key.CLOCK_AWAY, Key.END_CASE))
        buttons.append(WrappingRow(*ends, self.fight, spacing=6))
        column = in_column((scrolled(held(kept)), 1))
        if self.picture is not None:
            column.insertWidget(0, self.picture)
        beside = held(column)
        middle = in_row((scrolled(held(told)), 5), (beside, 3), spacing=18)
        self.prose.setMaximumHeight(96)
        pieces = in_column(
            self.whom, self.scene, self.place, (middle, 5), self.faults, (self.prose, 1), *buttons, spacing=6
        )
        pieces.setContentsMargins(10, 8, 10, 8)
        self.setLayout(pieces)


class _Prose(QPlainTextEdit):
    """A field for prose: Ctrl+Enter hands it over, Escape leaves it as it is."""

    def __init__(self, hand_over: Callable[[], object], leave: Callable[[], object]) -> None:
        super().__init__()
        self._hand_over, self._leave = hand_over, leave
        self.setPlaceholderText(said.prose_hint)
        self.setAccessibleName(said.prose)
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        set_tip(self, said.prose_hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand over on Ctrl+Enter, leave on Escape; everything else is typed."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (
            event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self._hand_over()
        else:
            super().keyPressEvent(event)


def _whom(table: Table) -> str:
    """Return whom a solo player plays; nothing at a full table, where everybody knows."""
    return said.you_play(who=[one.name for one in table.characters if one.is_player_character]) if table.solo else ""


def _tried(kept: Casebook, scene: str, tried: CaseTry) -> str:
    won = kept.how_it_came_out(scene, tried.words)
    return try_words(kept, tried) if won is None else said.settled_try(words=tried.words, won=won)


def _told_of(events: Sequence[object]) -> list[str]:
    """Return what is read out of a throw or a fight that came out; a scene that follows has its own place."""
    later = takewhile(lambda one: not isinstance(one, SceneOpened | CaseEnded), events)
    return [one.words for one in later if isinstance(one, Written)]


def _clock(filled: int, segments: int, name: str) -> str:
    return f"{'●' * filled}{'○' * (segments - filled)}  {name}"
