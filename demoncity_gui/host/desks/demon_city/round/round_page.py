"""The page a round is played on: stages, Agility table, the panel of the stage, and one button for the next step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import edges_of
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.views.host_picture import STEP_UP, HostPicture, HostStage, Row, RulingCard
from demoncity_gui.host.asking.question import Answer, Question, Wish, text_question
from demoncity_gui.host.asking.question import Do as Deed
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.round.aftermath_panel import AftermathPanel
from demoncity_gui.host.desks.demon_city.round.agility_model import AgilityOrderModel
from demoncity_gui.host.desks.demon_city.round.agility_table import AgilityTable
from demoncity_gui.host.desks.demon_city.round.announce_panel import CHIP_KEYS, DEED_KEYS, AnnouncePanel
from demoncity_gui.host.desks.demon_city.round.announcing import Announcing, Aside
from demoncity_gui.host.desks.demon_city.round.draft import Draft
from demoncity_gui.host.desks.demon_city.round.person_actions import PERSON_ACTION_KEYS, RECOVER, AnnounceAnew, Then
from demoncity_gui.host.desks.demon_city.round.person_actions import STEP_UP as STEP_UP_LETTER
from demoncity_gui.host.desks.demon_city.round.person_panel import PersonPanel, person_menu
from demoncity_gui.host.desks.demon_city.round.resolve_panel import ResolvePanel
from demoncity_gui.host.desks.demon_city.round.stage_bar import StageBar
from demoncity_gui.host.desks.demon_city.round.typing import Typing
from demoncity_gui.host.desks.demon_city.round.typing_panel import TypingPanel
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import BINDINGS, CARD_BINDINGS, PERSON_KEYS, PERSON_LABELS, TYPING_KEYS, Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.host.widgets.plain import PlainLabel

_BESIDE_A_PERSON = (Key.NEXT_STEP, Key.BACK, Key.UP, Key.DOWN, Key.PERSON, Key.FIND, Key.END_ACTION)
"""The keys that mean something while the panel of one character is open; its letters belong to that panel."""

_ANY_HEIGHT = 16_777_215
"""Qt's word for no limit, in logical pixels."""
_ALSO_AFTERWARDS = (Key.COMPLICATION, Key.TRICK, Key.INJURY, Key.ADVANTAGE, Key.DISADVANTAGE)
"""The keys that mean something in the aftermath besides."""
_AT_ANY_TIME = (Key.NEXT_STEP, Key.BACK, Key.REPEAT_ALL, Key.END_ACTION)
"""The keys that do something at every stage, or are told why not."""

Do = Callable[[cmd.Command], bool]
"""Carries out a command; whether it was (a refusal has been shown by then)."""


class RoundPage(QWidget):
    """Everything of a round that the Host touches. It asks the session and shows pictures; it knows no rule.

    `do` carries out a command and shows a refusal; `undo` takes back the last step; `questions` asks what a panel needs
    to be told. `shown` says that its panel, the draft in it say, shows something else now.
    """

    shown = Signal()

    def __init__(
        self,
        session: AnySession,
        do: Do,
        undo: Callable[[], None],
        keys: OwnKeys,
        questions: QuestionBar,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._questions = questions
        self._path_asked: tuple[str, ...] = ()
        self._own_keys = keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._session = session
        self._do = do
        self._undo = undo
        self._picture = Views(session).host()
        self._announcing = Announcing(session, do, self.say, self._show_panel, keys)
        self._person: CharacterId | None = None
        self._aside: tuple[Aside, CharacterId | None] | None = None
        self._typing = Typing(do)
        self._has_thrown = False  # and how it ended is still to be said

        self._stages = StageBar(keys)
        self._stages.finder.clicked.connect(self._find)
        self.rows = AgilityOrderModel(self)
        self.table = AgilityTable(self.rows)
        self.table.row_clicked.connect(self._on_row_clicked)
        self.table.menu_wanted.connect(self._on_menu)
        self.announce_panel = AnnouncePanel(keys)
        self.resolve_panel = ResolvePanel(keys)
        self.aftermath_panel = AftermathPanel(keys)
        self.person_panel = PersonPanel()
        self.typing_panel = TypingPanel()
        self._notice = PlainLabel()
        self._notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._notice.setWordWrap(True)
        self._panels = QStackedWidget()
        self._panels.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for panel in (
            *(self._notice, self.announce_panel, self.resolve_panel, self.aftermath_panel),
            *(self.person_panel, self.typing_panel),
        ):
            self._panels.addWidget(panel)
        self.message = MessageLine()
        self.next_step = BigButton()

        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 4)
        layout.setSpacing(8)
        layout.addWidget(self._stages)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._panels)
        layout.addWidget(self.next_step)

        self.actions_by_key: dict[Key, QAction] = {}
        self._people: list[QAction] = []
        self._letters: dict[str, QAction] = {}
        self._card_keys: list[QAction] = []
        self._make_actions()
        self.next_step.clicked.connect(self.actions_by_key[Key.NEXT_STEP].trigger)
        self._connect_panels()
        self.show_picture(self._picture)
        keys.changed.connect(self._show_panel)
        questions.changed.connect(self._on_question)

    @property
    def to_print(self) -> CharacterId | None:
        """Whose panel is open: whose sheet is most likely to be printed."""
        return self._person

    def set_session(self, session: AnySession) -> None:
        """Play this evening from now on; a draft of another is let go."""
        self._session = session
        self._announcing.set_session(session)
        self._person, self._aside = None, None
        self._has_thrown = False
        self.person_panel.close_question()
        self.show_picture(Views(session).host())

    # --- showing -------------------------------------------------------------------------------------------------

    def show_picture(self, picture: HostPicture) -> None:
        """Show the round as it is now; a draft that still fits its speaker stays."""
        self._picture = picture
        self.say("")
        self._set_aside(picture.is_awaiting)
        self._announcing.follow(picture)
        self._typing.show_lanes(picture.typing)
        self.rows.show_rows(self._with_keys(picture.rows))
        told = picture.ruling
        self.table.keep_in_sight(
            self.rows.place_of_speaker() if told is None else self.rows.place_of_clash(told.letter)
        )
        self._stages.show_stage(picture.stage)
        self._show_panel()
        if self._has_thrown:
            self._has_thrown = False
            self._say_outcome()

    def _set_aside(self, is_awaiting: bool) -> None:
        """Keep what is being put together, and whose panel is open, until a throw has its real cards."""
        if is_awaiting and self._aside is None:
            self._aside = self._announcing.put_aside(), self._person
            self._person = None
        elif not is_awaiting and self._aside is not None:
            kept, self._person = self._aside
            self._announcing.take_back(kept)
            self._aside = None

    def _with_keys(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Return the rows with the keys that answer what they ask."""
        person = self._own_keys.sign(Key.PERSON)

        def keyed(row: Row, note: str) -> str:
            return f"{note} [{person} {row.key} {STEP_UP_LETTER}]" if note == STEP_UP else note

        return tuple(replace(row, notes=tuple(keyed(row, note) for note in row.notes)) for row in rows)

    def say(self, sentence: str) -> None:
        """Show one sentence beneath the page, or take it away."""
        self.message.say(sentence)

    @property
    def _draft(self) -> Draft | None:
        return self._announcing.draft

    @property
    def _shown_person(self) -> CharacterId | None:
        """Whose panel is open: one whom the Host opened, or a speaker who has to recover first (T-ANNOUNCE-07)."""
        if self._person is not None:
            return self._person
        recovers = self._draft is not None and not self._announcing.is_amending and self._draft.speaker.must_recover
        return self._draft.speaker.who if self._draft is not None and recovers else None

    def _show_panel(self) -> None:
        picture = self._picture
        shown = self._shown_person
        person = None if shown is None else Views(self._session).person(shown)
        if person is not None:
            self.person_panel.show_person(person, recovering=self._person is None)
            self._panels.setCurrentWidget(self.person_panel)
        elif self._draft is not None:
            preview = self._announcing.judge(self._draft)
            self.announce_panel.show_draft(
                self._draft, preview, amending=self._announcing.is_amending, way_out=self._announcing.way_out
            )
            self._panels.setCurrentWidget(self.announce_panel)
        elif picture.typing:
            self.typing_panel.show_typing(self._typing)
            self._panels.setCurrentWidget(self.typing_panel)
        elif picture.ruling is not None:
            self.resolve_panel.show_ruling(picture.ruling)
            self._panels.setCurrentWidget(self.resolve_panel)
        elif picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.show_harm(picture.harm, picture.round_number)
            self._panels.setCurrentWidget(self.aftermath_panel)
        else:
            self._notice.setText(_notice(picture))
            self._panels.setCurrentWidget(self._notice)
        self._enable_keys()
        self._ask_or_let_be()
        self._ask_who_leads()
        self._show_next_step()
        self.shown.emit()

    def person_at(self, place: QPoint) -> CharacterId | None:
        """Return whose row is seen at this place of the screen, None where it is nobody's."""
        view = self.table.viewport()
        row = self.table.indexAt(view.mapFromGlobal(place)).row()
        is_here = view.rect().contains(view.mapFromGlobal(place))
        return self._picture.rows[row].who if is_here and 0 <= row < len(self._picture.rows) else None

    @property
    def draft(self) -> Draft | None:
        """What is being announced."""
        return self._draft

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys mean something again; a recovery is asked for again."""
        super().showEvent(event)
        self._show_panel()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the page in front; the Round menu must not play on what cannot be seen."""
        super().hideEvent(event)
        self._enable_keys()

    def _enable_keys(self) -> None:
        """Give each letter to the panel that is shown: two enabled actions on one key, and neither fires."""
        if self.isHidden():
            for action in self.actions():
                action.setEnabled(False)
            return
        is_open = self._shown_person is not None
        is_typing = bool(self._picture.typing) and not is_open
        for key, action in self.actions_by_key.items():
            means_a_card = is_typing and self._own_keys.means_a_card(key)
            action.setEnabled(key in _BESIDE_A_PERSON if is_open else not means_a_card and self._means_something(key))
        self.actions_by_key[Key.FIND].setEnabled(bool(self._picture.rows))
        for action in self._card_keys:
            action.setEnabled(is_typing)
        for letter, action in self._letters.items():
            action.setEnabled(is_open and letter in self.person_panel.letters)
        self._close_panel.setEnabled(self._person is not None)
        for place, action in enumerate(self._people):
            # On many keyboards / is Shift+7: a key of nobody must be no key, or both are silent.
            who = self._picture.keyed(PERSON_LABELS[place])
            action.setEnabled(who is not None and not is_typing and self._can_be_named(who))

    def _can_be_named(self, who: CharacterId) -> bool:
        """Whether this character's key does anything now, or says why it does not."""
        picture = self._picture
        candidates = () if picture.ruling is None else picture.ruling.candidates
        is_asked = self._shown_person is not None or self._draft is not None
        return is_asked or picture.stage is HostStage.AFTERMATH or any(one.who == who for one in candidates)

    def _means_something(self, key: Key) -> bool:
        """Whether this key does anything where the round stands now, or says why it does not."""
        picture, is_aftermath = self._picture, self._picture.stage is HostStage.AFTERMATH
        ruling = picture.ruling
        if key in _ALSO_AFTERWARDS and is_aftermath:
            return True
        if key in (Key.UP, Key.DOWN):
            return bool(picture.typing) or is_aftermath or (ruling is not None and bool(ruling.candidates))
        if key is Key.GONE:
            return ruling is not None and bool(ruling.waivable)
        if key is Key.COMPLICATION:
            return ruling is not None
        if key in (Key.PERSON, Key.FIND):
            return bool(picture.rows)
        return key in _AT_ANY_TIME or self._draft is not None

    def _on_question(self) -> None:
        """Give the table the room that the panel leaves, so that a question beneath hides no row of it."""
        panel = self._panels.currentWidget()
        needs = panel.sizeHint().height() if self._questions.is_open and panel is not None else _ANY_HEIGHT
        self._panels.setMaximumHeight(needs)
        self._show_next_step()

    def _show_next_step(self) -> None:
        self.next_step.show_step(*self._next_step_words(), answers=self._questions.is_open)

    def _next_step_words(self) -> tuple[str, str, bool]:
        """Return what the button says, its key, and whether it would do anything."""
        picture = self._picture
        if self._questions.is_open:
            return *self._questions.step_words, True
        if self._person is not None:
            return "Back to the round", "Enter", True
        if self._shown_person is not None:
            return "First the recovery", "Enter", True
        if self._draft is not None:
            return self._announcing.next_step_words()
        if picture.typing and not picture.is_ready:
            return picture.next_step, TYPING_KEYS, False
        keys = "Space" if picture.stage is HostStage.THROW else "Enter"
        return picture.next_step, keys, True

    # --- keys ----------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        slots: dict[Key, Callable[[], object]] = {
            Key.NEXT_STEP: self._on_next_step,
            Key.REPEAT_ALL: lambda: self._command(cmd.RepeatAll()),
            Key.BACK: self._on_back,
            Key.HARMLESS: lambda: self._announcing.toggle(Key.HARMLESS, lambda draft: draft.toggle_harmless()),
            Key.ADVANTAGE: lambda: self._on_plus_minus(+1),
            Key.DISADVANTAGE: lambda: self._on_plus_minus(-1),
            Key.INTENSITY: self._ask_intensity,
            Key.SEVERAL: lambda: self._announcing.toggle(Key.SEVERAL, lambda draft: draft.toggle_several()),
            Key.AIMED: lambda: self._announcing.toggle(Key.AIMED, lambda draft: draft.toggle_aimed()),
            Key.DODGING: lambda: self._announcing.toggle(Key.DODGING, lambda draft: draft.toggle_dodging()),
            Key.OTHER_AIM: self._announcing.aim_otherwise,
            Key.RUN: self._ask_run,
            Key.TRICK: self._on_trick_key,
            Key.WORDS: self._ask_words,
            Key.LABEL: self._ask_label,
            Key.FIND: self._find,
            Key.COMPLICATION: self._on_complication_key,
            Key.PERSON: self._on_person_panel,
            Key.GONE: self._on_opposition_gone,
            Key.UP: lambda: self._on_arrow(-1),
            Key.DOWN: lambda: self._on_arrow(+1),
            Key.END_ACTION: lambda: self._command(cmd.EndAction()),
        }
        slots.update({key: partial(self._announcing.choose, deed) for deed, key in DEED_KEYS.items()})
        slots.update({key: partial(self._on_chip, key) for key in CHIP_KEYS})
        for key, slot in slots.items():
            action = self.actions_by_key[key] = self._action(BINDINGS[key].text, (), BINDINGS[key].tip, slot)
            self._own_keys.bind(action, key)
        for word, binding in CARD_BINDINGS.items():
            self._card_keys.append(
                self._action(binding.text, binding.keys, binding.tip, partial(self._on_card_key, word))
            )
        for place, sequence in enumerate(PERSON_KEYS):
            self._people.append(
                self._action(f"Person {place + 1}", (sequence,), "Name this character", partial(self._on_person, place))
            )

        for letter in sorted({*PERSON_ACTION_KEYS}):
            tip = "A letter on the panel of one character"
            self._letters[letter] = self._action(f"Letter {letter}", (letter,), tip, partial(self._on_letter, letter))
        self._close_panel = self._action("Close the panel", ("Escape",), "Close the panel", self._close_person)

    def _action(self, text: str, keys: tuple[str, ...], tip: str, slot: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setAutoRepeat(False)  # a held key must not lay, ready and throw
        action.setStatusTip(tip)
        action.triggered.connect(lambda _checked=False: None if QApplication.activePopupWidget() else slot())
        self.addAction(action)
        return action

    def _connect_panels(self) -> None:
        panel = self.announce_panel
        panel.deed_chosen.connect(self._announcing.choose)
        panel.person_named.connect(lambda who: self._announcing.name(CharacterId(who)))
        panel.chip_pressed.connect(self._on_chip_button)
        panel.label_struck.connect(lambda label: self._announcing.change(lambda draft: draft.strike_label(label)))
        panel.text_wanted.connect(self._on_chip_button)
        self.resolve_panel.candidate_chosen.connect(lambda who: self._choose(CharacterId(who)))
        self.resolve_panel.complication_wanted.connect(self._on_complication_key)
        self.resolve_panel.opposition_gone.connect(self._on_opposition_gone)
        self.typing_panel.lane_chosen.connect(self._on_lane)
        self.typing_panel.key_pressed.connect(self._on_card_key)
        self.typing_panel.back_pressed.connect(self._on_back)
        self.aftermath_panel.toughness_changed.connect(
            lambda who, toughness: self._command(cmd.SetToughness(CharacterId(who), toughness))
        )
        self.aftermath_panel.injury_changed.connect(
            lambda who, hurt: self._command(cmd.SetHurt(CharacterId(who), hurt))
        )
        self.aftermath_panel.state_changed.connect(
            lambda who, state, is_so: self._command(cmd.SetState(CharacterId(who), state, is_so))
        )
        self.aftermath_panel.damage_wanted.connect(
            lambda attacker, target: self._command(cmd.ThrowDamage(CharacterId(attacker), CharacterId(target)))
        )
        self.aftermath_panel.calm_wanted.connect(
            lambda who, intensity: self._command(cmd.CheckCalm(CharacterId(who), intensity))
        )
        self.aftermath_panel.refused.connect(self.say)
        self.person_panel.wanted.connect(self._on_wanted)
        self.person_panel.refused.connect(self.say)
        self.person_panel.question_opened.connect(self._show_panel)

    def _command(self, command: cmd.Command) -> None:
        self._carry_out(command)

    def _carry_out(self, command: cmd.Command) -> bool:
        """Do this; how a throw ended is said once the players have seen it."""
        had_thrown = self._has_thrown
        self._has_thrown = had_thrown or isinstance(command, cmd.CheckCalm | cmd.ThrowDamage)
        if self._do(command):
            return True
        self._has_thrown = had_thrown
        return False

    def _say_outcome(self) -> None:
        """Say how a throw ended that was made from here, and what came of it; not while real cards are awaited."""
        outcome = Views(self._session).task().outcome
        if outcome is not None and not self._picture.is_awaiting:
            self.message.tell("  ·  ".join((outcome.headline, *outcome.sentences[-1:])))

    def _on_next_step(self) -> None:
        draft, stage = self._draft, self._picture.stage
        if self.next_step.take_first():
            return
        if self._questions.is_open:
            self._questions.take()
        elif self._person is not None:
            self._close_person()
        elif self._shown_person is not None:
            self.person_panel.press(RECOVER)
        elif draft is not None:
            self._announcing.announce()
        elif self._picture.leaderless is not None:
            self._ask_who_leads()
        elif self._typing.awaits_major:
            self._typing.finish_major()
            self._show_panel()
        elif self._picture.typing:
            self._command(cmd.ThrowCards())
        elif stage is HostStage.QUIET:
            self._command(cmd.BeginAction())
        elif self._picture.ruling is not None:
            candidate = self.resolve_panel.candidate
            self._command(cmd.AcceptRuling()) if candidate is None else self._choose(candidate)
        elif stage is HostStage.AFTERMATH:
            self._command(cmd.NextRound())
        elif self._picture.is_ready:
            self._command(cmd.ThrowCards())
        else:
            self._command(cmd.CallReady())

    def _on_back(self) -> None:
        """Take back the last choice of the draft; with none left, the last announcement."""
        draft = self._draft
        if self._person is not None:
            self._close_person()
        elif self._shown_person is not None:
            self._undo()
        elif self._announcing.back():
            return
        elif draft is None:
            if self._picture.is_awaiting and self._typing.is_empty:
                self._command(cmd.LetGo())
            elif self._picture.typing:
                if not self._typing.back():
                    self.say(f"Nothing is typed yet; {self._own_keys.sign(Key.UNDO)} takes back the step before.")
                self._show_panel()
            elif self._picture.stage is HostStage.THROW:
                self._undo()
            else:
                self.say(f"Nothing is being put together: {self._own_keys.sign(Key.UNDO)} takes back the step before.")
        elif self._picture.undo is not None:
            self._undo()

    def _on_card_key(self, word: str) -> None:
        self.say("")
        self._typing.press(word)
        self._show_panel()

    def _on_lane(self, place: int) -> None:
        """Go to this lane of real cards, counted from 0."""
        self._typing.choose(place)
        self._show_panel()

    def _to_lane_of(self, who: CharacterId) -> None:
        """Go to somebody's real cards; nowhere for one who has none there."""
        for place, lane in enumerate(self._typing.lanes):
            if lane.who == who:
                self._on_lane(place)

    def _on_person(self, place: int) -> None:
        who = self._picture.keyed(PERSON_LABELS[place])
        if who is not None:
            self._name(who)

    def _name(self, who: CharacterId) -> bool:
        """Name somebody: for a panel, as a target, a line of harm, or one of equals; return whether it was of use."""
        ruling = self._picture.ruling
        if self._shown_person == who:
            self.say("This is their panel already: its letters act, Escape leaves it.")
        elif self._shown_person is not None:
            self._open_person(who)
        elif self._draft is not None:
            self._announcing.name(who)
        elif self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.choose(who)
        elif ruling is not None and any(one.who == who for one in ruling.candidates):
            self._choose(who)
        else:
            return False
        return True

    def _choose(self, who: CharacterId) -> None:
        """Make the attack, or of deeds that exclude each other the one, of somebody who tied on one side."""
        ruling = self._picture.ruling
        deed = ruling is not None and ruling.chooses_deed
        self._command(cmd.ChooseDeed(who) if deed else cmd.ChooseAttack(who))

    def _on_chip_button(self, key: Key) -> None:
        self.actions_by_key[key].trigger()

    def _on_chip(self, key: Key) -> None:
        if key is Key.INJURY and self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.change_injury()
            return
        self._announcing.press_chip(key)

    def _on_plus_minus(self, by: int) -> None:
        if self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.change_toughness(by)
        else:
            self._announcing.change(lambda draft: draft.add_advantage() if by > 0 else draft.add_disadvantage())

    def _on_arrow(self, by: int) -> None:
        if self._shown_person is not None:
            rows = [row.who for row in self._picture.rows]
            at = rows.index(self._shown_person) if self._shown_person in rows else -by
            self._open_person(rows[(at + by) % len(rows)])
        elif self._picture.typing:
            self._typing.step(by)
            self._show_panel()
        elif self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.step(by)
        elif self._picture.ruling is not None:
            self.resolve_panel.step(by)

    # --- one character -------------------------------------------------------------------------------------------

    def _on_person_panel(self) -> None:
        """Open the panel of whoever it is about now, or close it."""
        if self._person is not None:
            self._close_person()
            return
        chosen = self.aftermath_panel.chosen if self._picture.stage is HostStage.AFTERMATH else None
        candidate = None if self._picture.ruling is None else self.resolve_panel.candidate
        if chosen is not None:
            self._open_person(chosen.who)
        elif candidate is not None:
            self._open_person(candidate)
        elif self._draft is not None:
            self._open_person(self._draft.speaker.who)
        elif self._picture.rows:
            self._open_person(self._picture.rows[0].who)

    def _open_person(self, who: CharacterId | None) -> None:
        """Open somebody's panel, or with nobody close it."""
        self.say("")
        self.person_panel.close_question()
        self._person = who
        self._show_panel()

    def _close_person(self) -> None:
        self._open_person(None)

    def _on_letter(self, letter: str) -> None:
        self.say("")
        self.person_panel.press(letter)
        self._show_panel()

    def _on_wanted(self, wanted: cmd.Command | AnnounceAnew) -> None:
        """Do what was asked of one character, without or with an answer; what was refused leaves its question open."""
        if isinstance(wanted, AnnounceAnew):
            if self._shown_person is not None:
                self._amend(self._shown_person)
        elif self._carry_out(wanted):
            self.person_panel.done()
            self._show_panel()

    def _ask_or_let_be(self) -> None:
        """Ask what the panel of one character needs to be told; let a question be that has no answer any more."""
        panel = self.person_panel
        is_shown = self._panels.currentWidget() is panel and not self.isHidden()
        question = panel.question if is_shown else None
        is_panels = self._questions.owner is panel
        if question is None:
            if is_panels:
                self._questions.close_question()
            self._questions.check()
        elif is_panels and self._path_asked == panel.path:
            self._questions.show_anew(question)
        else:
            self._path_asked = panel.path
            self._questions.ask(question, self._on_answer, owner=panel, leave=self._on_question_left)

    def _ask_who_leads(self) -> None:
        """Ask who leads a group whose leader is down, once it is its turn (T-AMB-63)."""
        group = self._picture.leaderless
        if group is None or self._person is not None or self._questions.is_open or self.isHidden():
            return
        answers: tuple[Answer[Deed], ...] = tuple(
            Answer(one.key, one.name, partial(self._do, cmd.LetLead(one.who))) for one in group.candidates
        )
        question = Question(f"{group.name} is down, and others of the group stand: who leads it now?", answers)
        self._ask(question, lambda: self._picture.leaderless == group and self._person is None)

    def _on_answer(self, then: Then) -> bool:
        """Go on with an answer about one character; what is asked next is told to the bar by then."""
        self.person_panel.answer(then)
        return False

    def _on_question_left(self, by_escape: bool) -> None:
        if by_escape:
            self.person_panel.back()
        else:
            self.person_panel.close_question()
        self._show_panel()

    def _on_menu(self, place: int, where: QPoint) -> None:
        who = self.rows.who_at(place)
        person = None if who is None else Views(self._session).person(who)
        if who is not None and person is not None:
            person_menu(person, self, partial(self._do_to, who)).popup(where)

    def _do_to(self, who: CharacterId, letter: str) -> None:
        """Do what the menu of a row says; what needs to be told more opens that character's panel."""
        before = self._person
        self._open_person(who)
        self.person_panel.press(letter)
        if self.person_panel.question is None and self._person is not None:
            said = self.message.text()
            self._person = before
            self._show_panel()
            self.say(said)

    # --- words and numbers ---------------------------------------------------------------------------------------

    def _ask(self, question: Question[Deed], still: Callable[[], bool]) -> None:
        """Ask this as long as it is `still` of use."""
        self.say("")
        self._questions.ask_what_to_do(question, owner=self, still=still)

    def _ask_of_draft(self, prompt: str, hint: str, take: Callable[[str], bool], text: str = "") -> None:
        """Ask for a text that the announcement takes."""
        draft = self._draft
        if draft is not None:
            question = text_question(f"{draft.speaker.name}: {prompt}", hint, take, text)
            self._ask(question, lambda: self._draft is draft)

    def _ask_words(self) -> None:
        words = "" if self._draft is None else self._draft.words
        self._ask_of_draft("what exactly is done?", "in full, as all may read it", self._on_words, words)

    def _on_words(self, words: str) -> bool:
        return self._announcing.change(lambda draft: draft.put_in_words(words))

    def _ask_label(self) -> None:
        edges = None if self._draft is None else self._draft.edges
        if edges is not None and not (edges.advantages or edges.disadvantages or self._draft_repeats_labels):
            plus, minus = self._own_keys.sign(Key.ADVANTAGE), self._own_keys.sign(Key.DISADVANTAGE)
            self.say(f"There is nothing to name yet: {plus} adds an advantage, {minus} a disadvantage.")
            return
        self._ask_of_draft("what is the advantage or disadvantage added last?", "what for", self._on_label)

    @property
    def _draft_repeats_labels(self) -> bool:
        """Whether last round's deed, which a text on an empty draft changes, has a label."""
        draft = self._draft
        last = None if draft is None or not draft.is_empty or draft.speaker.last is None else draft.speaker.last
        return last is not None and bool(edges_of(last).advantages or edges_of(last).disadvantages)

    def _on_label(self, label: str) -> bool:
        return self._announcing.change(lambda draft: draft.rename_last_label(label.strip()))

    def _ask_intensity(self) -> None:
        now = "" if self._draft is None else self._draft.intensity_words
        hint = "an Intensity, a stat, or both: 5 driving; levels: 2 5 8; at 10 perhaps: supernatural, mundane"
        self._ask_of_draft("what is to be beaten, and by which stat?", hint, self._announcing.set_intensity, now)

    def _ask_run(self) -> None:
        run = "" if self._draft is None or not self._draft.run else f"{self._draft.run} feet"
        self._ask_of_draft("how far do they run as well?", "feet", self._announcing.set_run, run)

    def _on_trick(self, trick: str) -> bool:
        return self._announcing.change(lambda draft: draft.add_trick(" ".join(trick.split())))

    def _found(self, letters: str) -> CharacterId | None:
        """Return who has these letters in the name, who begins with them before all others."""
        wanted = letters.strip().casefold()
        names = [(one.who, one.name.casefold()) for one in self._picture.everybody]
        begin = (who for who, name in names if wanted and name.startswith(wanted))
        hold = (who for who, name in names if wanted and wanted in name)
        return next(begin, next(hold, None))

    def _find(self) -> None:
        """Ask for letters of a name; who is meant so far is brought into sight."""

        def read(letters: str) -> Deed | str:
            who = self._found(letters)
            return f"Nobody here has “{letters}” in the name." if who is None else partial(self._go_to, who)

        self.say("")
        self._questions.ask(
            Question("Who?", wish=Wish("letters of the name", read)),
            lambda do: do(),
            owner=self,
            leave=lambda _: self.table.mark(None),
            edited=self._show_found,
        )

    def _show_found(self, letters: str) -> None:
        """Bring who is meant so far into sight."""
        who = self._found(letters)
        self.table.mark(None if who is None else self._picture.row_of(who))

    def _go_to(self, who: CharacterId) -> bool:
        """Go to somebody: as their key does, to their lane of real cards, or to their panel."""
        self.table.mark(None)
        self._questions.close_question()
        if self._picture.typing and self._shown_person is None:
            self._to_lane_of(who)
        elif not self._name(who):
            self._open_person(who)
        return True

    def _on_complication_key(self) -> None:
        if self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.throw_damage()
        elif self._picture.ruling is not None:
            self._ask_complication(self._picture.ruling)

    def _on_trick_key(self) -> None:
        if self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.check_calm()
        else:
            self._ask_of_draft("what else do they try?", "a further trick, which costs a card", self._on_trick)

    def _on_opposition_gone(self) -> None:
        if self._picture.ruling is not None and self._picture.ruling.waivable:
            self._command(cmd.WaiveTheFallen())

    def _ask_complication(self, ruling: RulingCard) -> None:
        """Ask what changes for everybody. Tied or not: what is typed now must press no key of the round."""
        tied = "is tied: what changes for everybody?"
        prompt = f"Clash {ruling.letter} {tied if ruling.tied else 'is not tied: nothing changes for everybody'}"
        question = text_question(prompt, "a complication", self._on_complication, ruling.complication)
        self._ask(question, lambda: self._picture.ruling is not None and self._picture.ruling.letter == ruling.letter)

    def _on_complication(self, words: str) -> bool:
        return not words.strip() or self._do(cmd.Complicate(words.strip()))

    # --- the mouse -----------------------------------------------------------------------------------------------

    def _on_row_clicked(self, place: int) -> None:
        """Let somebody who has announced think again; in the aftermath, choose whom to harm."""
        who = self.rows.who_at(place)
        if who is None:
            return
        if self._person is not None:
            self._open_person(who)
        elif self._picture.typing:
            self._to_lane_of(who)
        elif self._picture.stage is HostStage.AFTERMATH:
            self.aftermath_panel.choose(who)
        else:
            self._amend(who)

    def _amend(self, who: CharacterId) -> None:
        """Let somebody who has announced, and whose deed is not settled, think again."""
        if self._announcing.amend(who):
            self._person = None
            self._show_panel()


def _notice(picture: HostPicture) -> str:
    if picture.stage is HostStage.QUIET:
        return f"{picture.title}\n{picture.scene}"
    if picture.leaderless is not None:
        return f"{picture.leaderless.name}’s group is waiting for somebody to lead it."
    if picture.is_ready:
        return "“Ready…” — one more press, and every card turns at once."
    return "Everybody has announced; the cards lie face down. A click on a row lets somebody think again."
