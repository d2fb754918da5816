"""The Host's window: the round in the middle, docks around it, menus that name every command and its key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QMainWindow,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from demoncity_gui.evening.evening import no_evening
from demoncity_gui.evening.session import Session
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command, Note, SetRealDeck
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.views.host_picture import HostPicture
from demoncity_gui.games.demon_city.words.people import deck_name, mode_words
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.desks.demon_city.decks.decks_page import DecksPage
from demoncity_gui.host.desks.demon_city.round.round_page import RoundPage
from demoncity_gui.host.desks.demon_city.task.task_page import TaskPage
from demoncity_gui.host.desks.demon_city.ways_out import refused_with_way_out
from demoncity_gui.host.keyboard.digit_row import digit_in_the_row
from demoncity_gui.host.keyboard.key_editor import KeyEditor
from demoncity_gui.host.keyboard.keys import BINDINGS, Key, Place
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.cast.cast_page import CastPage
from demoncity_gui.host.pages.evenings.printing import Printing
from demoncity_gui.host.pages.evenings.start_page import StartPage
from demoncity_gui.host.pages.history.history_panel import HistoryPanel
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.host.pages.side_page import SidePage
from demoncity_gui.host.pages.tv.hand_over import HandOver, step_before_players
from demoncity_gui.host.pages.tv.moment_export import MomentExport
from demoncity_gui.host.pages.tv.pictures import Pictures, picture_in
from demoncity_gui.host.pages.tv.preview import Preview
from demoncity_gui.host.pages.tv.show_page import ShowPage
from demoncity_gui.host.pages.tv.sound_menu import SoundMenu
from demoncity_gui.host.pages.tv.tv_menu import TvMenu
from demoncity_gui.host.pages.tv.with_the_tv import WithTheTv
from demoncity_gui.host.shell.docks import Docks
from demoncity_gui.host.shell.key_sheet import KeySheet, Now, SheetPage
from demoncity_gui.host.shell.page_stack import PageStack
from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.message_line import MessageFoot, MessageLine
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip, set_title
from demoncity_gui.journal.troubles import Missing, Overwritten, Replaced, Trouble, sentence
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.tv.scene.stage import Stage
from demoncity_gui.words.plain_text import on_button

SIZE = QSize(1366, 768)
"""The window's size on its first start, in logical pixels."""
_WORDS_LAST = 15_000
"""Milliseconds that a sentence stays in the status bar."""
_PLACES = {
    Key.CAST: Place.CAST,
    Key.DECKS: Place.DECKS,
    Key.HOUSE_RULES: Place.RULES,
    Key.TASK: Place.TASK,
    Key.SHOW: Place.SHOW,
}
_VERDICT_ALONE, _YES = "tv/verdict-alone", "yes"


class HostWindow(QMainWindow):
    """What the Host sees. `stage` is the TV's own scene: the preview can't differ from it.

    `tv_wanted` asks for the players' window to be opened or closed, `file_dropped` carries an evening that was dragged
    here; `closed` says that the window is. `file_lost` carries why (a `TroubleReason`) nothing more goes into the
    evening's file: it is no longer what was opened.
    """

    tv_wanted = Signal()
    closed = Signal()
    file_dropped = Signal(Path)
    file_lost = Signal(object)

    def __init__(
        self, session: Session, stage: Stage, settings: QSettings, casts: CastLibrary, path: Path | None = None
    ) -> None:
        super().__init__()
        self._session = session
        self._stage = stage
        self._casts = casts
        self._settings = settings
        self.own_keys = keys = OwnKeys(settings, self)
        self._sheet: KeySheet | None = None
        self._sheet_is_due = QTimer(self)
        self._sheet_is_due.setSingleShot(True)
        self._sheet_is_due.timeout.connect(self._show_sheet)
        self._key_editor: KeyEditor | None = None
        self.questions = QuestionBar(keys)
        self.questions.closed.connect(self._to_the_front)
        self.questions.said.connect(self._say)
        self.page = RoundPage(session, self.do, self.undo, keys, self.questions)
        self.start_page = StartPage(keys)
        self._stack = PageStack()
        self._foot = MessageFoot()
        self._add_to_stack(self.page, self.page.message)
        self._add_to_stack(self.start_page, self.start_page.message)
        self._pages: dict[Key, SidePage] = {}
        self.deck_workshop = DecksPage(session, self.do, keys)
        self.house_rules = HouseRulesPage(session, self.do, keys)
        self.task_page = TaskPage(session, self.do, keys, self.questions)
        self.pictures = Pictures(session, self._try_while_open, self._say, self._tell, self)
        self.show_page_of_tv = ShowPage(session, self.do, keys, self.pictures)
        self.show_page_of_tv.done.connect(self.show_round)
        self.closed.connect(self.pictures.cancel)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        room = QVBoxLayout()
        room.setContentsMargins(10, 0, 10, 0)
        room.addWidget(self.questions)
        column.addLayout(room)
        column.addWidget(self._foot)
        self.setCentralWidget(centre)
        self.setAcceptDrops(True)
        self.history = HistoryPanel(session.history, keys)
        self.history.go_wanted.connect(self.go_to)
        self.history.note_written.connect(self._on_note)
        self.history.left.connect(self._to_the_front)
        self.preview = Preview(stage, keys)
        self.preview.wanted.connect(lambda key: self._window_actions[key].trigger())
        self.docks = Docks(self, self.preview, self.history)
        self.clashes, self.decks = self.docks.clashes, self.docks.decks
        self._tv_status = PlainLabel()
        self._saved = ElidedLabel()
        self.statusBar().addWidget(self._saved)
        self.statusBar().addWidget(self._tv_status)
        self._hint = PlainLabel()
        self.statusBar().addPermanentWidget(self._hint)
        self._stack.turned.connect(self._on_turned)
        keys.follow(self._on_turned)
        self._file = "" if path is None else path.name
        self._to_read = False
        self._lost_at: int | None = None  # the last entry when its file was found lost
        self.hand_over = HandOver(stage, keys, self)
        self.hand_over.step_wanted.connect(self._on_step_before_players)
        self.hand_over.ended.connect(self._on_back_to_host)
        self.with_the_tv = WithTheTv(stage, self, self._show_changes)
        self._window_actions: dict[Key, QAction] = {}
        self._deck_modes: dict[tuple[DeckName, DeckMode], QAction] = {}
        self._make_menus()
        if self.docks.screen_is_low:
            self.docks.stack()
        self.resize(SIZE if not self.docks.screen_is_low else self.screen().availableGeometry().size())
        self._restore()
        session.prefer_verdict_alone(settings.value(_VERDICT_ALONE) == _YES)
        session.watch(self._on_change)
        self._on_change(quiet=True)
        self._to_the_front()
        keys.changed.connect(self._show_saved)
        self.page.shown.connect(self._sheet_is_due.start)
        if keys.words:
            self.statusBar().showMessage(keys.words, _WORDS_LAST)

    @property
    def session(self) -> Session:
        """The evening that is shown."""
        return self._session

    # --- one evening after the other -----------------------------------------------------------------------------

    def set_session(self, session: Session, path: Path, *, to_read: bool) -> None:
        """Show this evening from now on; `to_read`: nothing can be done in it."""
        self.show_page_of_tv.folder = self.cast_page.folder = path.parent
        self._show_evening(session, path.name, to_read, self.page)
        self._to_the_front()

    def put_away(self) -> None:
        """Show that no evening is open: the start page here, an empty table on the TV."""
        self._show_evening(no_evening(), "", False, self.start_page)
        self.start_page.recent.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_evening(self, session: Session, file: str, to_read: bool, page: QWidget) -> None:
        self.questions.drop()
        self._session, self._file, self._to_read = session, file, to_read
        self._lost_at = None
        session.prefer_verdict_alone(self._settings.value(_VERDICT_ALONE) == _YES)
        self.page.set_session(session)
        for side_page in self._pages.values():
            side_page.set_session(session)
        self.history.set_session(session.history)
        self._stack.turn_to(page)
        session.watch(self._on_change)
        self.pictures.set_session(session)
        self._on_change(quiet=True)
        self.activateWindow()  # after a dialog the keyboard must not go to the TV's window

    def tell(self, sentence: str) -> None:
        """Show one sentence of news, good or bad, where the Host looks; the colour of refusals is left to those."""
        front = self._stack.front
        messages = (self.page.message, self.start_page.message)
        for message in (*messages, front.message) if isinstance(front, SidePage) else messages:
            message.tell(sentence)

    # --- what is done --------------------------------------------------------------------------------------------

    def do(self, command: Command) -> bool:
        """Carry out a command; a refusal or a trouble of the disk becomes one sentence, and nothing is changed."""
        return self._try_while_open(lambda: self._session.do(command))

    def _try_while_open(self, what: Callable[[], object]) -> bool:
        """Do what changes the evening, unless the players have yet to see the cards that lie there."""
        if self.with_the_tv.waits and self._session.flip_held:
            # What this window shows has gone by, and even a refusal could tell how it went.
            self._say(f"First the players see the cards: {self.own_keys.with_sign(Key.TURN_CARDS)}.")
            return False
        return self._try(what)

    def undo(self) -> None:
        """Take back the last step."""
        seen: list[bool] = []
        if self._try(lambda: seen.append(self._session.undo())) and seen[0]:
            self._tell("The players have seen these cards.")

    def redo(self) -> None:
        """Bring back the step last taken back."""
        self._try(self._session.redo)

    def go_to(self, deed: int) -> None:
        """Make the evening what it was right after this deed, whether it stands or was taken back."""
        seen: list[bool] = []
        if self._try(lambda: seen.append(self._session.go_to(deed))) and seen[0]:
            self._tell("The players have seen some of these cards.")

    def toggle_blank(self) -> None:
        """Blank the TV, or show it again."""
        self._try(lambda: self._session.set_blank(not self._session.blank))

    def toggle_frozen(self) -> None:
        """Let the TV keep its picture while the Host works, or follow again."""
        self._try(lambda: self._session.set_frozen(not self._session.frozen))

    def toggle_hold(self) -> None:
        """Hold the TV at each throw until it is let go on, or no more."""
        self._try(lambda: self._session.set_hold_flips(not self._session.hold_flips))

    def turn_cards(self) -> None:
        """Turn the cards of the flip that is held on the TV."""
        self._try(self._session.turn_cards)

    def take_away(self) -> None:
        """Let the TV show the table again, whatever is held up."""
        self._try(self._session.take_away)

    def toggle_names(self) -> None:
        """Let the TV call nobody by a name, or everybody by the public one again."""
        self._try(lambda: self._session.show_names(not self._session.names_are_shown))

    def toggle_mute(self) -> None:
        """Silence the TV, or let it sound again."""
        self.sound_menu.toggle_mute()

    def toggle_verdict_alone(self) -> None:
        """Leave real cards off the TV, or show them there as well; kept for all evenings to come."""
        self._try(lambda: self._session.set_verdict_alone(not self._session.verdict_alone))
        self._settings.setValue(_VERDICT_ALONE, _YES if self._session.verdict_alone else "")
        self._settings.sync()  # a kill must not bring real cards back to the TV

    def show_tv_status(self, words: str) -> None:
        """Say in the status bar where the TV is."""
        self._tv_status.setText(words)

    def press(self, pressed: QKeySequence, event: QKeyEvent | None = None) -> None:
        """Do what a key does here that was pressed in the players' window; with its event, in fields and lists too."""
        self.with_the_tv.catch_up()
        if self.hand_over.isVisible():
            self.hand_over.press(pressed)
            return
        if event is not None and (self._opens_menu(pressed) or self._is_claimed(event)):
            return
        spelled = pressed.toString().replace("Num+", "")  # the keypad's Enter is an Enter
        # Shift is what it takes to type a sign such as +, and no part of its name.
        meant = (
            {QKeySequence(spelled), QKeySequence(spelled.removeprefix("Shift+"))}
            if not spelled[-1].isalnum()
            else {QKeySequence(spelled)}
        )
        front = self._stack.front
        page = front if isinstance(front, SidePage) else self.page
        if self.questions.is_open and self.questions.press(meant):
            return
        focus = self.focusWidget()
        beside = self.questions.is_open or (
            event is not None and focus is not None and self.history.isAncestorOf(focus)
        )
        for action in self.actions() if beside else (*self.actions(), *page.actions()):
            if action.isEnabled() and meant.intersection(action.shortcuts()):
                action.trigger()
                return
        if event is not None:
            self._pass_on(event)

    def _opens_menu(self, pressed: QKeySequence) -> bool:
        """Open the menu that this key stands for, before everything else on the Host's screen."""
        bar = self.menuBar()
        for action in bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu) and QKeySequence.mnemonic(action.text()) == pressed:
                self.raise_()
                self.activateWindow()
                # Not by way of the bar: opened before this window is active, it would keep the keyboard afterwards.
                menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
                return True
        return False

    def _is_claimed(self, event: QKeyEvent) -> bool:
        """Give a key to the field or list that the keyboard is in, if that wants it before any command, as Qt does."""
        wanted = _again(event, QKeyEvent.Type.ShortcutOverride)
        wanted.ignore()
        QGuiApplication.sendEvent(self.focusWidget() or self, wanted)
        if wanted.isAccepted():
            self._pass_on(event)
        return wanted.isAccepted()

    def _pass_on(self, event: QKeyEvent) -> None:
        """Let the key do what it does where the keyboard is in this window."""
        QGuiApplication.sendEvent(self.focusWidget() or self, _again(event, QKeyEvent.Type.KeyPress))

    def _try(self, what: Callable[[], object]) -> bool:
        try:
            what()
        except RuleRefusal as refusal:
            sentence_of_it = refusal_sentence(self._session.table, refusal.reason)
            self._say(refused_with_way_out(sentence_of_it, refusal.reason, self.own_keys))
            return False
        except Trouble as trouble:
            self._say(sentence(trouble.reason))
            if isinstance(trouble.reason, Missing | Replaced | Overwritten):
                self._lost_at = self._session.history.last
                self._show_saved()
                self.file_lost.emit(trouble.reason)
            return False
        return True

    def _on_change(self, quiet: bool) -> None:
        self._stage.show_picture(self._session.tv_picture(), quiet=quiet)
        self._show_tv_state()
        self.with_the_tv.follow(held=self._session.flip_held)
        if self.with_the_tv.waits:
            self._show_saved()
            if self._session.flip_held:
                self._offer_step_before_players(self._session.host_picture())

    def _show_changes(self) -> None:
        """Show what is true now, once the players may know it as well."""
        picture = self._session.host_picture()
        self.page.show_picture(picture)
        self._offer_step_before_players(picture)
        front = self._stack.front
        if isinstance(front, SidePage):
            front.refresh()
        self.docks.show_picture(picture.clashes, picture.decks)
        for (deck, mode), action in self._deck_modes.items():
            action.setChecked(any(line.name is deck and line.mode is mode for line in picture.decks))
            action.setEnabled(picture.may_change_decks and not self._to_read)
        for key, words in ((Key.UNDO, picture.undo), (Key.REDO, picture.redo)):
            action = self._window_actions[key]
            action.setEnabled(words is not None)
            action.setText(BINDINGS[key].text if not words else on_button(f"{BINDINGS[key].text}: {words}"))
        self._window_actions[Key.TV_NAMES].setChecked(self._session.names_are_shown)
        self._window_actions[Key.VERDICT_ALONE].setChecked(self._session.verdict_alone)
        self._window_actions[Key.TAKE_AWAY].setEnabled(self._session.showing is not None)
        set_title(self, f"{picture.title} — Demon City" if picture.title else "Demon City")
        self._show_saved()
        self._sheet_is_due.start()

    def _show_tv_state(self) -> None:
        """Show in the preview, the menu and the big buttons what keeps the players from seeing the table."""
        session = self._session
        blank, held, frozen = session.blank, session.flip_held, session.frozen
        self.preview.show_state(blank=blank, held=held, frozen=frozen)
        self._window_actions[Key.BLANK_TV].setChecked(blank)
        self._window_actions[Key.FREEZE_TV].setChecked(frozen)
        self._window_actions[Key.HOLD_FLIP].setChecked(session.hold_flips)
        self._window_actions[Key.TURN_CARDS].setEnabled(held)
        note = " and ".join(word for word, is_so in (("blank", blank), ("frozen", frozen)) if is_so)
        for button in (self.page.next_step, self.task_page.next_step):
            button.show_first((BINDINGS[Key.TURN_CARDS].text, "Space") if held else None)
            button.show_note(f"the TV is {note}" if note else "")

    def _show_saved(self) -> None:
        """Say in the status bar where the evening is kept, and what the TV waits for."""
        where = f" · {self._file}" if self._file else ""
        state = "To read only" if self._to_read else "All saved"
        if self._lost_at == self._session.history.last:  # one entry more, and the file is back
            state = "Not saved: another program has changed, moved or removed the file"
        if self._stack.front is self.start_page:
            state = "No evening is open"
        if self._session.blank:
            tv = " · TV blanked"
        elif self._session.flip_held:
            tv = f" · the flip is held: {self.own_keys.sign(Key.TURN_CARDS)} turns the cards on the TV"
        elif self._session.frozen:
            tv = f" · TV frozen: {self.own_keys.sign(Key.FREEZE_TV)} lets it follow"
        elif self._session.showing is not None:
            what = "picture" if self._session.showing.image else "line"
            tv = f" · the TV shows a {what}: {self.own_keys.sign(Key.TAKE_AWAY)} takes it away"
        else:
            tv = ""
        self._saved.setText(f"{state}{where}{tv}")

    # --- pages beside the round's ------------------------------------------------------------------------------------

    def _add_page(self, key: Key, page: SidePage) -> QAction:
        """Give the window a page that its key brings to the front, and takes away again; return the command for it."""
        self._pages[key] = page
        page.shown.connect(self._sheet_is_due.start)
        self._add_to_stack(page, page.message)
        page.print_wanted.connect(self._on_print)
        return self.window_action(key, partial(self.show_page, key))

    def _to_front(self, key: Key) -> None:
        if self._stack.front is not self._pages[key]:
            self.show_page(key)

    def show_page(self, key: Key) -> None:
        """Bring this page to the front; if it is there, go back to the round."""
        page = self._pages[key]
        if self._stack.front is page:
            self.show_round()
        elif self._stack.front is not self.start_page:
            page.refresh()
            self._turn_to(page)

    def show_round(self) -> None:
        """Go back to the page of the round, if an evening is open."""
        if self._stack.front is not self.start_page:
            self._turn_to(self.page)

    def _turn_to(self, page: QWidget) -> None:
        """Bring a page to the front, with the keyboard; a question of another is left."""
        self.questions.drop()
        self._stack.turn_to(page)
        self._to_the_front()

    def _say(self, sentence: str) -> None:
        """Show a sentence on the page that is in front."""
        front = self._stack.front
        (front if isinstance(front, SidePage) else self.page).say(sentence)
        self.start_page.message.say(sentence)

    def _tell(self, sentence: str) -> None:
        """Show a sentence on the page that is in front, as news and not as a refusal."""
        front = self._stack.front
        (front.message if isinstance(front, SidePage) else self.page.message).tell(sentence)

    def _add_to_stack(self, page: QWidget, message: MessageLine) -> None:
        self._stack.add(page)
        self._foot.add(page, message)

    def _on_turned(self) -> None:
        """Show what is said on the page in front, and what its keys are."""
        self._foot.turn_to(self._stack.front or self.page)
        on_page = isinstance(self._stack.front, SidePage)
        sign = self.own_keys.sign
        back = "Escape the round" if on_page else f"{sign(Key.ROUND_SHEET)} a round"
        self._hint.setText(f"{sign(Key.HELP)} keys · {back}")
        self._sheet_is_due.start()

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self.session_menu = bar.addMenu("&Session")
        edit = bar.addMenu("&Edit")
        round_menu = bar.addMenu("&Round")
        tv = bar.addMenu("&TV")
        view = self.view_menu = bar.addMenu("&View")
        self.help_menu = bar.addMenu("&Help")
        self.printing = Printing(self._settings, self.tell, self)
        self.statusBar().addPermanentWidget(self.printing.line)
        self.session_menu.addAction(self.window_action(Key.PRINT, self._on_print))
        self.session_menu.addSeparator()
        self.session_menu.addAction(self.window_action(Key.QUIT, self._on_quit))
        edit.addAction(self.window_action(Key.UNDO, self.undo))
        edit.addAction(self.window_action(Key.REDO, self.redo))
        edit.addAction(self.window_action(Key.NOTE, self._to_note))
        edit.addSeparator()
        for deck in DeckName:
            self._add_deck_modes(edit, deck)
        for key in (Key.NEXT_STEP, Key.REPEAT_ALL, Key.BACK, Key.PERSON, Key.END_ACTION):
            round_menu.addAction(self.page.actions_by_key[key])
        round_menu.addAction(self._add_page(Key.TASK, self.task_page))
        tv.addAction(self.window_action(Key.SHOW_TV, self.tv_wanted.emit))
        blank = self.window_action(Key.BLANK_TV, self.toggle_blank)
        freeze = self.window_action(Key.FREEZE_TV, self.toggle_frozen)
        hold = self.window_action(Key.HOLD_FLIP, self.toggle_hold)
        tv.addAction(self.window_action(Key.HAND_OVER, self.hand_over.begin))
        self.tv_menu = TvMenu(tv, self._stage, self._settings, self.with_the_tv)
        names = self.window_action(Key.TV_NAMES, self.toggle_names)
        verdict_alone = self.window_action(Key.VERDICT_ALONE, self.toggle_verdict_alone)
        turn = self.window_action(Key.TURN_CARDS, self.turn_cards)
        for action in (blank, freeze, hold, names, verdict_alone):
            action.setCheckable(True)
        for button in (self.page.next_step, self.task_page.next_step):
            button.first_wanted.connect(turn.trigger)
        tv.addActions([blank, freeze, hold, turn])
        tv.addMenu(self.tv_menu.results_menu)
        tv.addSeparator()
        tv.addActions([names, verdict_alone])
        tv.addSeparator()
        tv.addAction(self._add_page(Key.SHOW, self.show_page_of_tv))
        tv.addAction(self.window_action(Key.TAKE_AWAY, self.take_away))
        tv.addSeparator()
        self.moment = MomentExport(self._stage, self.tell, self)
        self.statusBar().addPermanentWidget(self.moment.line)
        tv.addAction(self.window_action(Key.KEEP_MOMENT, partial(self.moment.ask, self)))
        tv.addMenu(self.tv_menu.motion_menu)
        self.sound_menu = SoundMenu(tv, self.window_action(Key.MUTE_TV, self.toggle_mute), self._settings)
        tv.addMenu(self.sound_menu.menu)
        tv.addMenu(self.tv_menu.speed_menu)
        tv.addMenu(self.tv_menu.screen_menu)
        cast = CastPage(self._session, self.do, self.own_keys, self._casts, self.questions, self.pictures)
        self.cast_page = cast
        cast.front_wanted.connect(partial(self._to_front, Key.CAST))
        self.addActions(cast.from_anywhere)
        view.addAction(self._add_page(Key.CAST, cast))
        view.addAction(self._add_page(Key.DECKS, self.deck_workshop))
        view.addAction(self.window_action(Key.HISTORY, self._to_history))
        view.addAction(self._add_page(Key.HOUSE_RULES, self.house_rules))
        view.addSeparator()
        view.addActions(self.docks.toggles)
        for page in SheetPage:
            self.help_menu.addAction(self.window_action(page.value, partial(self._on_help, page)))
        self.help_menu.addAction(self.window_action(Key.OWN_KEYS, self._on_own_keys))

    def _add_deck_modes(self, menu: QMenu, deck: DeckName) -> None:
        """Give the menu the ways to play this deck: by the program, or with real cards."""
        modes = menu.addMenu(f"{deck_name(deck)} is")
        group = QActionGroup(modes)
        for mode in DeckMode:
            action = modes.addAction(mode_words(mode))
            action.setCheckable(True)
            action.setStatusTip("Only while no card is laid: outside action, or before a round’s first announcement")
            action.triggered.connect(partial(self._set_deck_mode, deck, mode))
            group.addAction(action)
            self._deck_modes[deck, mode] = action

    def _set_deck_mode(self, deck: DeckName, mode: DeckMode) -> None:
        if any(line.name is deck and line.mode is not mode for line in self._session.host_picture().decks):
            self.do(SetRealDeck(deck, mode))

    def window_action(self, key: Key, slot: Callable[[], object]) -> QAction:
        """Return a new action of this window with the words and keys of the table."""
        binding = BINDINGS[key]
        action = QAction(binding.text, self)
        self.own_keys.bind(action, key)
        action.setAutoRepeat(False)
        action.setStatusTip(binding.tip)
        set_tip(action, binding.tip)  # else Qt takes the words, which may hold a name
        action.triggered.connect(lambda _checked=False: slot())
        self.addAction(action)
        self._window_actions[key] = action
        return action

    def _offer_step_before_players(self, picture: HostPicture) -> None:
        step = self._step_before_players(picture)
        self.hand_over.show_step("" if step is None else step[0])

    def _step_before_players(self, picture: HostPicture) -> tuple[str, Callable[[], object]] | None:
        """Return what the next step is called, and how it is done, where it may be while the players look on."""
        if self._session.flip_held:
            return "the cards turn", self.turn_cards
        command = step_before_players(picture)
        if command is None or self._session.frozen or self._session.blank or self._to_read:
            return None
        return picture.next_step, partial(self.do, command)

    def _on_step_before_players(self) -> None:
        step = self._step_before_players(self._session.host_picture())
        if step is not None:
            step[1]()

    def _on_back_to_host(self) -> None:
        self.activateWindow()
        self._to_the_front()

    def _to_history(self) -> None:
        self.docks.bring_history().take_keyboard()

    def _to_note(self) -> None:
        self.docks.bring_history().take_note()

    def _on_note(self, words: str) -> None:
        if self.do(Note(words)):
            self.history.note.clear()
        self._to_the_front()

    def _to_the_front(self) -> None:
        """Give the keyboard back to the question that is open, else to the page in front."""
        front = self._stack.front
        if self.questions.is_open:
            self.questions.take_keyboard()
        elif front is not None:
            front.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_print(self) -> None:
        front = self._stack.front
        first = front.to_print if isinstance(front, SidePage | RoundPage) else None
        self.printing.ask(self._session, first)

    def _on_quit(self) -> None:
        self.close()

    def _on_help(self, page: SheetPage) -> None:
        if self._sheet is None:
            self._sheet = KeySheet(self, self.own_keys)
        self._tell_sheet(self._sheet)
        self._sheet.toggle(page)
        self.activateWindow()  # the round goes on by keys beside the sheet

    def _show_sheet(self) -> None:
        """Let the sheet follow, once new chips of the page in front can be seen and old ones are gone."""
        if self._sheet is not None and self._sheet.isVisible():
            self._tell_sheet(self._sheet)

    def _tell_sheet(self, sheet: KeySheet) -> None:
        """Tell the sheet which page is in front, where the round is, and which chips can be seen."""
        front = self._stack.front or self.page
        beside = Place.PERSON if self.page.person_panel.isVisible() else Place.ROUND
        place = next((_PLACES[key] for key, page in self._pages.items() if page is front), beside)
        screen = self.screen().availableGeometry().size()
        room = self.size().boundedTo(screen if self.docks.screen_is_low else QSize(self.width(), screen.height()))
        is_start = front is self.start_page
        picture = self._session.host_picture()
        sheet.show_now(Now(None if is_start else place, picture, self.page.draft, front, room))

    def _on_own_keys(self) -> None:
        if self._key_editor is None:
            self._key_editor = KeyEditor(self, self.own_keys)
        self._key_editor.open_anew()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take an evening's file, or a picture while an evening is open, that is dragged here."""
        if _evening_in(event.mimeData()) is not None or self._takes_picture(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Say what a picture would be if it were dropped here."""
        event.acceptProposedAction()
        if self._takes_picture(event.mimeData()):
            who = self._person_at(event.position().toPoint())
            name = "" if who is None else self._session.table.character(who).name
            what = f"the portrait of {name}" if name else "a picture for all to see, on the TV at once"
            self.statusBar().showMessage(f"Drop it here: {what}")

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Say no more about it."""
        self.statusBar().clearMessage()

    def dropEvent(self, event: QDropEvent) -> None:
        """Say which evening was dropped; take a picture: on somebody's line or sheet their portrait, else held up."""
        self.statusBar().clearMessage()
        evening = _evening_in(event.mimeData())
        picture = picture_in(event.mimeData()) if self._takes_picture(event.mimeData()) else None
        if evening is not None:
            event.acceptProposedAction()
            self.file_dropped.emit(evening)
        elif picture is not None:
            event.acceptProposedAction()
            who = self._person_at(event.position().toPoint())
            if who is None:
                self.pictures.hold_up(picture)
            else:
                self.pictures.give_portrait(who, picture)

    def _takes_picture(self, dragged: QMimeData) -> bool:
        return picture_in(dragged) is not None and self._stack.front is not self.start_page

    def _person_at(self, place: QPoint) -> CharacterId | None:
        """Return whose line or sheet is at this place of the window."""
        front = self._stack.front
        return front.person_at(self.mapToGlobal(place)) if isinstance(front, SidePage | RoundPage) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a digit of any keyboard, and an Escape that no page had a use for.

        Escape goes back to the round.
        """
        digit = digit_in_the_row(event, QGuiApplication.platformName())
        if event.key() == Qt.Key.Key_Escape and isinstance(self._stack.front, SidePage):
            self.show_round()
        elif digit is not None and not event.isAutoRepeat():
            self.press(QKeySequence(digit))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Take the keyboard back once a dialog has gone: the system may give it to the TV's window, or to nobody."""
        if event.type() == QEvent.Type.WindowUnblocked:
            self.activateWindow()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window stood."""
        self._settings.setValue("host/geometry", self.saveGeometry())
        self.docks.keep(self._settings)
        self.moment.cancel()
        self.printing.cancel()
        super().closeEvent(event)
        for dialog in self.findChildren(QDialog):
            dialog.close()  # it would keep the program running, unseen
        self.closed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the docks on a first start."""
        super().showEvent(event)
        self.docks.arrange()

    def _restore(self) -> None:
        geometry = self._settings.value("host/geometry")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)  # Qt moves a window that would come back off every screen
        self.docks.restore(self._settings)


def _evening_in(dragged: QMimeData) -> Path | None:
    """Return the one evening's file that is dragged, None if it is anything else."""
    paths = [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix == ".demoncity" else None


def _again(event: QKeyEvent, kind: QKeyEvent.Type) -> QKeyEvent:
    """Return the same key as an event of its own, which another window can be given."""
    return QKeyEvent(kind, event.key(), event.modifiers(), event.text())
