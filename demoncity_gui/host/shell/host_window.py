"""The Host's window: the round in the middle, docks around it, menus that name every command and its key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog

from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.host.desks.desk import SidePlace
from demoncity_gui.host.keyboard.commands import KeyContext
from demoncity_gui.host.keyboard.digit_row import digit_in_the_row
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.settings import GEOMETRY
from demoncity_gui.host.shell.start_window import StartWindow
from demoncity_gui.host.widgets.plain import set_tip, set_title
from demoncity_gui.journal.troubles import Missing, Overwritten, Replaced, Trouble, sentence
from demoncity_gui.texts import host_window as said
from demoncity_gui.texts.catalogue import speak
from demoncity_gui.words.plain_text import harmless, on_button

if TYPE_CHECKING:
    from demoncity_gui.cards.packs.pack_messages import ScannedDeck
    from demoncity_gui.evening.session import AnySession
    from demoncity_gui.formats.cast_library import CastLibrary
    from demoncity_gui.host.pages.evenings.printing import Printing
    from demoncity_gui.host.pages.side_page import SidePage
    from demoncity_gui.host.pages.tv.preview import Preview
    from demoncity_gui.host.shell.help import Help
    from demoncity_gui.host.shell.tv_commands import TvCommands
    from demoncity_gui.tv.scene.tv_scene import TvScene

_WORDS_LAST = 15_000
"""Milliseconds that a sentence stays in the status bar."""
_CAST_FROM_ANYWHERE = (Key.TAKE_IN, Key.KEEP_CAST, Key.IMPORT_CAST, Key.EXPORT_CAST)


class HostWindow(StartWindow):
    """What the Host sees: the start page at once, all else when it is furnished.

    Its `stage` is the TV's own scene: the preview can't differ from it.
    """

    help: Help
    preview: Preview
    printing: Printing
    tv: TvCommands

    def furnish(self, session: AnySession, stage: TvScene, casts: CastLibrary, path: Path | None = None) -> None:
        """Put in what the start page doesn't show, and this evening: a start is seen before all that is imported."""
        from demoncity_gui.host.asking.question_bar import QuestionBar
        from demoncity_gui.host.desks.registry import desk_for
        from demoncity_gui.host.pages.history.history_panel import HistoryPanel
        from demoncity_gui.host.pages.tv.pictures import Pictures
        from demoncity_gui.host.pages.tv.preview import Preview
        from demoncity_gui.host.shell.dropping import Dropping
        from demoncity_gui.host.shell.key_relay import KeyRelay
        from demoncity_gui.host.shell.preferences import Preferences
        from demoncity_gui.host.widgets.tab_stops import TabStops

        keys = self.own_keys
        self._session, self.stage, self.casts = session, stage, casts
        speak(session.game.dialect)
        self.questions = QuestionBar(keys)
        self.desk = desk_for(session.game.word, session.hides)(self)
        self.pages.furnish(self.desk)
        self.preferences = Preferences(self, self.pages)
        self.pages.add_of_no_game(Key.SIDE_BY_SIDE, SidePlace(KeyContext.SIDE_BY_SIDE, self._side_by_side))
        TabStops(self, self.pages.take_keyboard)
        self.questions.closed.connect(self.pages.take_keyboard)
        self.questions.said.connect(self.pages.say)
        self.pictures = Pictures(session, self._try_while_open, self.pages.say, self.pages.tell, self)
        self.closed.connect(self.pictures.cancel)
        self._drops = Dropping(self, self.pages)
        self.history = HistoryPanel(session.history, keys)
        self.history.go_wanted.connect(self.go_to)
        self.history.note_written.connect(self._on_note)
        self.history.left.connect(self.pages.take_keyboard)
        self.preview = Preview(stage, keys)
        self.docks.furnish(self.preview, self.history, self.desk.docks)
        self._relay = KeyRelay(self, self.questions, self.history, lambda: self.pages.in_front)
        self.status.name_evening("" if path is None else path.name, to_read=False)
        self._fill_menus()
        self.pages.print_wanted.connect(self._on_print)
        self.pages.step_made.connect(self.tv.add_button)
        self.pages.shown.connect(self.help.follow)
        self.pages.turned.connect(self._on_turned)
        keys.follow(self._on_turned)
        if self.docks.screen_is_low:
            self.docks.stack()
        self.docks.restore(self.settings)
        if self.isVisible():
            self.arrange()
        self.tv.prefer(session)
        session.watch(self._on_change)
        self._on_change(quiet=True)
        self.pages.take_keyboard()
        keys.changed.connect(self._show_saved)
        words = keys.words or self.preferences.words
        if words:
            self.statusBar().showMessage(words, _WORDS_LAST)
        self.is_furnished = True

    # --- one evening after the other -----------------------------------------------------------------------------

    @property
    def is_to_read(self) -> bool:
        """Whether nothing can be done in it."""
        return self.status.is_to_read

    def set_session(self, session: AnySession, path: Path, *, to_read: bool) -> None:
        """Show this evening from now on; `to_read`: nothing can be done in it."""
        self.status.name_evening(path.name, to_read=to_read)
        self._show_evening(session, path.parent)
        self.pages.take_keyboard()

    def put_away(self) -> None:
        """Show that no evening is open: the start page here, an empty table on the TV."""
        from demoncity_gui.evening.evening import no_evening

        self.status.name_evening("", to_read=False)
        self._show_evening(no_evening(), None)
        self.start_page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_evening(self, session: AnySession, folder: Path | None) -> None:
        self.questions.drop()
        self._session = session
        self._in_front.bring()
        self.tv.prefer(session)
        self.history.set_session(session.history)
        self.pages.set_session(session, folder)
        session.watch(self._on_change)
        self.pictures.set_session(session)
        self._on_change(quiet=True)
        self.activateWindow()  # after a dialog the keyboard must not go to the TV's window

    def tell(self, sentence: str) -> None:
        """Show one sentence of news, good or bad, where the Host looks; the colour of refusals is left to those."""
        self.pages.tell_everywhere(sentence)

    # --- what is done --------------------------------------------------------------------------------------------

    def do(self, command: Any) -> bool:
        """Carry out a command; a refusal or a trouble of the disk becomes one sentence, and nothing is changed."""
        return self._try_while_open(lambda: self._session.do(command)) and self.desk.go_on()

    def _try_while_open(self, what: Callable[[], object]) -> bool:
        """Do what changes the evening, unless the players have yet to see the cards that lie there."""
        if self.tv.with_the_tv.waits and self._session.tv.flip_held:
            # What this window shows has gone by, and even a refusal could tell how it went.
            self.pages.say(said.cards_first(button=self.own_keys.with_sign(Key.TURN_CARDS)))
            return False
        return self.attempt(what)

    def undo(self) -> None:
        """Take back the last step."""
        seen: list[bool] = []
        if self.attempt(lambda: seen.append(self._session.undo())) and seen[0]:
            self.pages.tell(said.seen)

    def redo(self) -> None:
        """Bring back the step last taken back."""
        self.attempt(self._session.redo)

    def go_to(self, deed: int) -> None:
        """Make the evening what it was right after this deed, whether it stands or was taken back."""
        seen: list[bool] = []
        if self.attempt(lambda: seen.append(self._session.go_to(deed))) and seen[0]:
            self.pages.tell(said.some_seen)

    def show_deck(self, deck: ScannedDeck | None) -> None:
        """Show and print the faces of this deck from now on, None: of the program's own."""
        self.printing.deck = deck
        self.pages.show_deck(deck)

    def press(self, pressed: QKeySequence, event: QKeyEvent | None = None) -> None:
        """Do what a key does here that was pressed in the players' window; with its event, in fields and lists too."""
        self.tv.with_the_tv.catch_up()
        if self.tv.hand_over.isVisible():
            self.tv.hand_over.press(pressed)
        else:
            self._relay.press(pressed, event)
        self.tv.with_the_tv.let_go()

    @property
    def ended_a_throw(self) -> bool:
        """Whether the key or the click that is being carried out has ended a throw on the TV."""
        return self.tv.with_the_tv.ended

    def show_page(self, key: Key) -> None:
        """Bring this page to the front; if it is there, go back to the round."""
        self.pages.show_page(key)

    def show_round(self) -> None:
        """Bring the page in front back there."""
        self.pages.show_round()

    def attempt(self, what: Callable[[], object]) -> bool:
        """Do this; say in a sentence why not where it can't be done, and return whether it was."""
        try:
            what()
        except RuleRefusal as refusal:
            self.pages.say(self.desk.refusal(refusal.reason))
            return False
        except Trouble as trouble:
            self.pages.say(sentence(trouble.reason))
            if isinstance(trouble.reason, Missing | Replaced | Overwritten):
                self.status.lose_file(self._session.history.timeline.last)
                self._show_saved()
                self.file_lost.emit(trouble.reason)
            return False
        return True

    # --- what is shown -------------------------------------------------------------------------------------------

    def _on_change(self, quiet: bool) -> None:
        self.stage.show_picture(self.tv.picture, quiet=quiet)
        self.tv.with_the_tv.follow(held=self._session.tv.flip_held)
        if self.tv.with_the_tv.waits:
            self.tv.show_state()
            self._show_saved()

    def show_changes(self) -> None:
        """Show what is true now, once the players may know it as well."""
        self._in_front.bring()
        self.desk.show(to_read=self.is_to_read)
        self.tv.show_state()
        self.pages.refresh()
        self.history.follow()
        steps = zip((Key.UNDO, Key.REDO), (self._undo, self._redo), self._session.offered, strict=True)
        for key, action, words in steps:
            action.setEnabled(words is not None)
            told = said.step(command=key.text.replace("&", ""), step=words) if words else ""
            action.setText(on_button(said.step(command=key.text, step=words)) if words else key.text)
            set_tip(action, told or key.when_off)
            action.setStatusTip(harmless(told) or key.tip)
        title = self._session.heading.title
        set_title(self, said.title(evening=title) if title else said.program)
        self._show_saved()
        self.help.follow()

    def _show_saved(self) -> None:
        last, is_open = self._session.history.timeline.last, self.pages.is_evening_open
        self.status.show_saved(last, is_open=is_open, waits=self.tv.words)

    def _on_turned(self) -> None:
        """Say what the keys of the page in front are."""
        self.docks.follow_evening(is_open=self.pages.is_evening_open)
        self.status.show_hint(*self.help.hint)
        self.help.follow()

    # --- the menus -----------------------------------------------------------------------------------------------

    def _fill_menus(self) -> None:
        from demoncity_gui.host.pages.evenings.printing import Printing
        from demoncity_gui.host.shell.command_bar import CommandBar
        from demoncity_gui.host.shell.desk_in_front import DeskInFront
        from demoncity_gui.host.shell.help import Help
        from demoncity_gui.host.shell.tv_commands import TvCommands

        edit, play, tv = self.edit_menu, self.round_menu, self.tv_menu
        self.printing = Printing(self.settings, self.tell, self)
        self.statusBar().addPermanentWidget(self.printing.line)
        self.session_menu.addAction(self.window_action(Key.PRINT, self._on_print))
        self.session_menu.addSeparator()
        self.session_menu.addAction(self.window_action(Key.QUIT, self.close))
        self._undo, self._redo = self.window_action(Key.UNDO, self.undo), self.window_action(Key.REDO, self.redo)
        note = self.window_action(Key.NOTE, lambda: self.docks.bring_history().take_note())
        edit.addActions([self._undo, self._redo, note])
        edit.addSeparator()
        edit.addAction(self.page_action(Key.PREFERENCES))
        task = self.page_action(Key.TASK)
        self.tv = TvCommands(self, tv, self.stage, self.preview)
        self.tv.host_wanted.connect(self.pages.take_keyboard)
        self.statusBar().addPermanentWidget(self.tv.moment.line)
        for key in _CAST_FROM_ANYWHERE:
            self.window_action(key, partial(self.pages.click_on_cast, key))
        self.view_menu.addActions([self.page_action(Key.CAST), self.page_action(Key.DECKS)])
        history = self.window_action(Key.HISTORY, lambda: self.docks.bring_history().take_keyboard())
        pages = map(self.page_action, (Key.HOUSE_RULES, Key.CHANCES, Key.FORECAST, Key.CASE))
        chances = self.window_action(Key.HIDE_CHANCES, lambda: self.desk.toggle_chances())
        fight = self.window_action(Key.FIGHT, lambda: self.desk.give_fight())
        side_by_side = self.page_action(Key.SIDE_BY_SIDE)
        self.view_menu.addActions([history, *pages, side_by_side, chances, fight])
        self.view_menu.addSeparator()
        self.view_menu.addActions(self.docks.toggles)
        self.help = Help(self, self.pages, self.docks, self.help_menu)
        self._in_front = DeskInFront(self, self.pages, self.docks, self.tv, edit, play, task)
        self._commands = CommandBar(self, self.pages, tv, self.docks)

    def _side_by_side(self) -> SidePage:
        from demoncity_gui.host.pages.forecast.side_by_side_page import SideBySidePage

        return SideBySidePage(self.session, self.do, self.own_keys)

    def page_action(self, key: Key) -> QAction:
        """Return a new action that brings this page to the front, and takes it away again."""
        return self.window_action(key, partial(self.pages.show_page, key))

    def _on_note(self, words: str) -> None:
        if self.do(self.desk.note(words)):
            self.history.note.clear()
        self.pages.take_keyboard()

    def _on_print(self) -> None:
        self.printing.ask(self._session, self.pages.to_print)

    # --- what Qt tells -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a digit of any keyboard, and an Escape that no page had a use for: it goes back to the round."""
        digit = digit_in_the_row(event, QGuiApplication.platformName())
        if event.key() == Qt.Key.Key_Escape and self.docks.close_drawer():
            return
        if event.key() == Qt.Key.Key_Escape and self.pages.in_front is not self.page:
            self.pages.show_round()
        elif event.key() == Qt.Key.Key_Escape:
            self.pages.take_keyboard()  # Tab may have led away
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
        """Remember where the window stood; one that isn't furnished yet closes once it is."""
        if not self.is_furnished:
            event.ignore()
            QTimer.singleShot(0, self.close)
            return
        self.settings[GEOMETRY] = self.saveGeometry()
        self.docks.keep(self.settings)
        self.tv.moment.cancel()
        self.printing.cancel()
        super().closeEvent(event)
        for dialog in self.findChildren(QDialog):
            dialog.close()  # it would keep the program running, unseen
        self.closed.emit()
