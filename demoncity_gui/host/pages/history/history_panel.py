"""The evening's history: a line for all that happened, its reasons folded beneath it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QElapsedTimer, QModelIndex, QPersistentModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from demoncity_gui.evening.history import AnyHistory
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.history.history_lines import HistoryLines, go_words
from demoncity_gui.host.pages.history.history_model import PAGE, HistoryModel, Standing
from demoncity_gui.host.pages.history.wanted import Wanted
from demoncity_gui.host.pages.history.wanted_bar import WantedBar
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.fields import TextField
from demoncity_gui.host.widgets.layouts import in_column, in_row
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.texts import history as said

KEPT = 1_000
"""So many lines are kept while play goes on; earlier ones are read again where the Host scrolls to them."""
_SPARE = 100
"""They are let go when there are so many more, and not one by one."""
_SLICE = 12
"""Milliseconds that reading may take before the window gets its turn; laying the lines out comes on top."""
_STEP = 16
"""Entries that are read between two looks at the clock."""


class HistoryPanel(QWidget):
    """The story so far.

    `go_wanted` carries the number of the deed to go to; `note_written` carries what the Host
    wrote down; `left` gives the keyboard back to the round.
    """

    go_wanted = Signal(int)
    note_written = Signal(str)
    left = Signal()

    def __init__(self, history: AnyHistory, keys: OwnKeys) -> None:
        super().__init__()
        self._own_keys = keys
        self._history = history
        self.model = HistoryModel(history, self)
        self.lines = HistoryLines(self.model)
        self._unfolded: list[QPersistentModelIndex] = []
        self._by_hand = True
        self._following = True
        self._newest = 0
        self._halted = False
        self._enough = self._asked = 0
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_on)
        self._to_read = 0
        self._make()
        self._connect()
        self._offer_choices()
        self._unfold_newest()
        self._show_what_can_be_done()

    def set_session(self, history: AnyHistory) -> None:
        """Show another evening's history, all of it."""
        self._history = history
        self._stop()
        self.note.clear()
        self._ask_for_note()
        self.bar.reset()
        with self._by_itself():
            self.model.set_session(history, Wanted())
            self._show_the_end()
        self._offer_choices()
        self._fill()

    def follow(self) -> None:
        """Show what has happened since, and what stands no more."""
        held = self.lines.hold()
        with self._by_itself():
            self.model.follow()
            if self._following and self.model.rowCount() > KEPT + _SPARE:
                self.model.let_go(KEPT)
            self._unfold_newest()
            if self._following:
                self._to_the_end()
            else:
                self.lines.restore(held)
        self._offer_choices()
        self._fill()
        self._show_what_can_be_done()

    def take_keyboard(self) -> None:
        """Give the lines the keyboard, the last that stands chosen if none is; Escape gives it back."""
        if not self.lines.currentIndex().isValid():
            self.lines.setCurrentIndex(self.model.index(self.model.place_of_now(), 0))
        self.lines.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def take_note(self) -> None:
        """Give the keyboard to the field for notes; Enter keeps what is written, Escape leaves it for later."""
        self.note.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go(self) -> None:
        """Ask to go to the chosen line, where that can be."""
        deed = self._deed_to_go_to()
        if deed:
            self.go_wanted.emit(deed)

    def _go_or_ask(self) -> None:
        """Go to the chosen line if that was asked about already: who reads presses Enter as well."""
        asked, self._asked = self._asked, self._deed_to_go_to()
        self._say(said.again(what=self._go_words) if self._asked else "")
        if self._asked and asked == self._asked:
            self.go()

    # --- reading earlier entries ---------------------------------------------------------------------------------

    @property
    def is_reading(self) -> bool:
        """Whether earlier entries are being read."""
        return self._reading.isActive()

    def _fill(self) -> None:
        """Read on where there is room for more lines than there are."""
        if self.isVisible() and not self._halted and self.lines.verticalScrollBar().maximum() <= 0:
            self._read(PAGE)

    def _read(self, entries: int) -> None:
        if self.model.first > 1 and not self.is_reading:
            self._to_read = entries
            self._enough = self.model.rowCount() + KEPT
            self._reading.start()
            self._show_reading()

    def _read_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        held = self.lines.hold()
        with self._by_itself():
            try:
                while self._to_read > 0 and self.model.first > 1 and clock.elapsed() < _SLICE:
                    step = min(_STEP, self._to_read)
                    self.model.read_earlier(step)
                    self._to_read -= step
            except Trouble as trouble:
                self._stop()
                self._halted = True
                self._say(sentence(trouble.reason))
                return
            self._unfold_newest()
            if self._following:
                self._to_the_end()
            else:
                self.lines.restore(held)
        if self._to_read <= 0 or self.model.first <= 1 or self.model.rowCount() >= self._enough:
            self._stop()
            self._offer_choices()
            self._fill()
        self._show_reading()

    def _halt(self) -> None:
        self._halted = True
        self._stop()

    def _stop(self) -> None:
        self._reading.stop()
        self._to_read = 0
        self._show_reading()

    def _show_reading(self) -> None:
        searching = self.is_reading and not self.model.wanted.is_all
        done, whole = self.model.last - self.model.first + 1, self.model.last
        self._say(said.reading(done=f"{done:,}", whole=f"{whole:,}") if searching else "")
        self._stop_button.setVisible(searching)

    def _say(self, words: str) -> None:
        self.words.setText(words)
        self.words.setVisible(bool(words))

    # --- what is shown -------------------------------------------------------------------------------------------

    def _filter(self) -> None:
        """Show only what is asked for, from the end backwards."""
        wanted = self.bar.wanted
        if wanted == self.model.wanted:
            return
        self._stop()
        with self._by_itself():
            self.model.show_only(wanted)
            self._show_the_end()
        if not wanted.is_all:
            self._read(self.model.first)
        self._fill()

    def _show_the_end(self) -> None:
        self._following, self._halted, self._newest = True, False, 0
        self._unfold_newest()
        self._to_the_end()
        self._show_what_can_be_done()

    def _to_the_end(self) -> None:
        if self.isVisible():
            self.lines.show_now()

    def _offer_choices(self) -> None:
        self.bar.offer(self.model.highest_round, self._history.people)

    def _unfold_newest(self) -> None:
        """Unfold the lines of the newest entry, and fold those of the one before unless the Host had a hand in them."""
        row = self.model.place_of_now()
        newest = self.model.entry_at(row)
        if newest == self._newest:
            return
        by_hand, self._by_hand = self._by_hand, False
        for index in self._unfolded:
            self.lines.collapse(self.model.index(index.row(), 0))
        self._newest, self._unfolded = newest, []
        while row >= 0 and self.model.entry_at(row) == newest:
            line = self.model.index(row, 0)
            if self.model.rowCount(line):
                self.lines.expand(line)
                self._unfolded.append(QPersistentModelIndex(line))
            row -= 1
        self._by_hand = by_hand

    def _deed_to_go_to(self) -> int:
        deed = self.model.deed_at(self.lines.currentIndex())
        return 0 if deed == self._history.timeline.newest else deed

    @property
    def _go_words(self) -> str:
        return go_words(self.model.standing_at(self.lines.currentIndex()) if self._deed_to_go_to() else Standing.STANDS)

    def _show_what_can_be_done(self) -> None:
        if self._asked:
            self._asked = 0
            self._say("")
        self.go_button.setText(self._go_words)
        self.go_button.setEnabled(bool(self._deed_to_go_to()))
        self.go_button.setVisible(self.go_button.isEnabled())  # the room is the note's

    @contextmanager
    def _by_itself(self) -> Iterator[None]:
        """Let lines come, go, fold and scroll without taking it for the Host's doing."""
        by_hand, self._by_hand = self._by_hand, False
        try:
            yield
        finally:
            self._by_hand = by_hand

    # --- the Host's hands ----------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go round within the panel: Tab alone never leads here, nor away to the round."""
        ring = [control for control in self._ring if control.isEnabled()]
        keyboard = self.window().focusWidget()
        here = next((place for place, control in enumerate(ring) if control is keyboard), None)
        if here is None:
            return super().focusNextPrevChild(forward)
        ring[(here + (1 if forward else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a line on the second Enter among the lines; give the keyboard away on Escape."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.lines.setCurrentIndex(QModelIndex())
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if (
                self.lines is self.window().focusWidget() and not event.isAutoRepeat()
            ):
                self._go_or_ask()
            case _:
                super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the end, and read as much as there is room for."""
        super().showEvent(event)
        if self._following:
            with self._by_itself():
                self._to_the_end()
        self._fill()

    def hideEvent(self, event: QHideEvent) -> None:
        """Read no further: the evening may be put away."""
        super().hideEvent(event)
        self._stop()

    def _on_note(self, words: str) -> None:
        if words.strip():
            self.note_written.emit(words)
        else:
            self.left.emit()

    def _on_scrolled(self) -> None:
        if self._by_hand:
            self._following = self.lines.now_is_in_sight
            if self.lines.is_at_top:
                self._read(PAGE if self.model.wanted.is_all else self.model.first)

    def _on_folded(self, line: QModelIndex) -> None:
        if self._by_hand:
            self._unfolded = [index for index in self._unfolded if index != QPersistentModelIndex(line)]
            self._following = self.lines.now_is_in_sight

    def _on_menu(self, place: QPoint) -> None:
        index = self.lines.indexAt(place)
        if index.isValid():
            self.lines.setCurrentIndex(index)
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(self._go_words, self.go).setEnabled(bool(self._deed_to_go_to()))
            menu.popup(self.lines.viewport().mapToGlobal(place))

    # --- how it is laid out --------------------------------------------------------------------------------------

    def _make(self) -> None:
        self.bar = WantedBar()
        self.rounds, self.people, self.taken_back = self.bar.rounds, self.bar.people, self.bar.taken_back
        self.go_button = set_up(QPushButton(said.go_back), self.go, tip=said.go_tip, look="small")
        self.words = PlainLabel(wraps=True)
        self._stop_button = set_up(QPushButton(said.stop), self._halt, look="small")
        self._ring: tuple[QWidget, ...] = (self.lines, self.rounds, self.people, self.taken_back, self.go_button)
        for control in self._ring:
            control.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard is the round's unless it is given away
        self.note = TextField(tip=Key.NOTE.tip)
        self._own_keys.follow(self._ask_for_note)
        told = in_row((self.words, 1), self._stop_button)
        bottom = in_row((self.note, 1), self.go_button)
        self.setLayout(in_column(self.bar, (self.lines, 1), told, bottom, spacing=4, margins=(4, 4, 4, 4)))
        self._show_reading()

    def _ask_for_note(self) -> None:
        self.note.ask_for(said.note(key=self._own_keys.sign(Key.NOTE), alone=self._history.hides))

    def _connect(self) -> None:
        self.note.handed_over.connect(self._on_note)
        self.note.left.connect(self.left)
        self.bar.changed.connect(self._filter)
        self.lines.verticalScrollBar().valueChanged.connect(lambda _value: self._on_scrolled())
        self.lines.expanded.connect(self._on_folded)
        self.lines.collapsed.connect(self._on_folded)
        self.lines.customContextMenuRequested.connect(self._on_menu)
        self.lines.selectionModel().currentChanged.connect(lambda _now, _was: self._show_what_can_be_done())
