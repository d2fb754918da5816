"""A deck pack made of somebody's own pictures, in three steps."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QProgressBar, QStackedWidget, QWidget

from demoncity_gui.cards.packs.pack_messages import Cut, Found, Look, Made, Make, PackText, Refused, WorkAnswer
from demoncity_gui.disk.door import system_words
from demoncity_gui.host.pages.packs.called_page import CalledPage
from demoncity_gui.host.pages.packs.where_page import WherePage
from demoncity_gui.host.pages.packs.which_page import WhichPage
from demoncity_gui.host.pages.packs.wizard_page import WizardPage, wizard_button
from demoncity_gui.host.widgets.layouts import in_column, in_row
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.host.widgets.plain import PlainLabel, set_title
from demoncity_gui.host.widgets.theme import worn
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.texts import host_window
from demoncity_gui.texts import packs as texts

_SIZE: Final = QSize(1000, 680)


class DeckWizard(QDialog):
    """Asks in three steps and writes a pack into the folder `decks`; `made` carries where it is.

    Every step can be gone back from, and anything under way be cancelled. Thumbnails lie in `cache` while it is open.
    """

    made = Signal(Path)

    def __init__(self, parent: QWidget | None, decks: Path, cache: Path) -> None:
        super().__init__(parent)
        set_title(self, texts.wizard)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size()))
        self.setStyleSheet(_style())
        self._decks, self._cache = decks, cache
        self._thumbnails: TemporaryDirectory[str] | None = None
        self._source = Path()
        self._is_read = False
        self._work = SecondProgram(self)
        self._work.progressed.connect(self._on_progress)
        self._work.ended.connect(self._on_ended)
        self.heading, self.message = PlainLabel(kind="headline"), MessageLine()
        self.where, self.which = WherePage(self.message.say), WhichPage(self.message.say)
        self.called = CalledPage(self.message.say)
        self.where.chosen.connect(self._read)
        self.which.named.connect(lambda: self._show_step(2))
        self.called.cut_changed.connect(self._try_cut)
        self.called.finished.connect(self._make)
        self._pages: tuple[WizardPage, ...] = (self.where, self.which, self.called)
        self.steps = QStackedWidget()
        for page in self._pages:
            self.steps.addWidget(page)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(texts.progress)
        self.progress.hide()
        self.back = wizard_button(texts.back, lambda: self._show_step(self.steps.currentIndex() - 1))
        self.next = wizard_button(texts.next, lambda: self._pages[self.steps.currentIndex()].go_on())
        self.next.setDefault(True)
        self.cancel = wizard_button(host_window.cancel, self.reject)
        buttons = in_row(self.cancel, (self.progress, 1), self.back, self.next)
        buttons.insertStretch(2, 0)
        self.setLayout(in_column(self.heading, (self.steps, 1), self.message, buttons))
        self.finished.connect(self._clear_away)
        self._show_step(0)

    def _show_step(self, step: int) -> None:
        page = self._pages[step]
        self.steps.setCurrentIndex(step)
        self.heading.setText(texts.step(step=step + 1, steps=len(self._pages), title=page.title))
        self.next.setText(page.next_words)
        self._see_to_buttons()
        self.message.say("")
        page.first.setFocus(Qt.FocusReason.OtherFocusReason)
        if page is self.called:
            self.called.show_card(self.which.pictures)
            if self.called.cut != Cut():
                self._try_cut()

    def _see_to_buttons(self) -> None:
        busy = self._work.is_under_way
        self.progress.setVisible(busy)
        self.steps.setEnabled(not busy)
        self.next.setEnabled(not busy)
        self.back.setEnabled(not busy and self.steps.currentIndex() > 0)

    # --- from step to step -------------------------------------------------------------------------------------------

    def _read(self, source: Path) -> None:
        if self._is_read and source == self._source:
            self._show_step(1)  # what was named stays named
            return
        self._source = source
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            self._forget_thumbnails()
            self._thumbnails = TemporaryDirectory(prefix="thumbnails-", dir=self._cache)
        except OSError as why:
            self.message.say(texts.unwritable(path=str(self._cache), why=system_words(why)))
            return
        self._begin(Look(str(source), self._thumbnails.name))

    def _show_found_pictures(self, found: Found) -> None:
        self._is_read = True
        self.called.show_found(found)
        self.which.show_pictures(found.pictures)
        self._show_step(1)
        self.which.say_what_is_twice()

    def _try_cut(self) -> None:
        """Have the shown card cut as is chosen now."""
        row = self.called.shown_row(self.which.pictures)
        if row is not None and self._thumbnails is not None and self.steps.currentWidget() is self.called:
            folder, name = str(Path(self._thumbnails.name) / "cut"), self.which.pictures.picture(row).name
            self.called.preview.cut_soon(Look(str(self._source), folder, name, self.called.cut))

    def _make(self, text: PackText) -> None:
        self._begin(Make(str(self._source), str(self._decks), text, self.which.pictures.named()))

    # --- long work ---------------------------------------------------------------------------------------------------

    def _begin(self, request: Look | Make) -> None:
        self.message.say("")
        self.progress.setRange(0, 0)
        self._work.ask(request)
        self._see_to_buttons()
        self.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_progress(self, done: int, whole: int) -> None:
        self.progress.setRange(0, whole)
        self.progress.setValue(done)
        self.progress.setFormat(texts.done_so_far(done=done, whole=whole))

    def _on_ended(self, answer: WorkAnswer) -> None:
        self._see_to_buttons()
        match answer:
            case Found():
                self._show_found_pictures(answer)
            case Made():
                self.made.emit(Path(answer.path))
                self.accept()
            case Refused():
                self._show_step(self.steps.currentIndex())
                self.message.say(answer.words)
            case _:
                pass

    def reject(self) -> None:
        """Stop what is under way; if nothing is, leave the wizard."""
        if self._work.is_under_way:
            self._work.cancel()
            self._see_to_buttons()
            self._show_step(self.steps.currentIndex())
            self.message.say(texts.stopped)
        else:
            super().reject()

    def _clear_away(self) -> None:
        self._work.cancel()
        self._forget_thumbnails()

    def _forget_thumbnails(self) -> None:
        self._is_read = False
        self.called.preview.forget()
        if self._thumbnails is not None:
            self._thumbnails.cleanup()
            self._thumbnails = None


def _style() -> str:
    hue = worn()
    return f"""
QCheckBox::indicator {{ width: 14px; height: 14px; border: 2px solid {hue.muted}; border-radius: 4px; }}
QCheckBox::indicator:checked {{ background: {hue.accent}; border-color: {hue.accent}; }}
QCheckBox:focus {{ color: {hue.accent}; }}
QLabel#hint {{ color: {hue.muted}; font-size: 10pt; }}
"""
