"""The status bar of the Host's window: where the evening is kept, where the TV is, and the keys of help."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStatusBar

from demoncity_gui.host.widgets.elided import ElidedLabel
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.texts import host_window as said

_GAP = 10
"""What stands between two parts of the line, in logical pixels."""
_FROM_LEFT = "\u200e"
"""Keeps what is told of the file before its name, in whatever letters either is written."""


class Status(QObject):
    """Fills the bar. Nothing is saved by hand, so it says that all is."""

    def __init__(self, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._hints = ("", "")
        bar.installEventFilter(self)
        self._saved, self._tv, self._hint = ElidedLabel(), ElidedLabel(), PlainLabel()
        bar.addWidget(self._saved)
        bar.addWidget(self._tv, 1)
        bar.addPermanentWidget(self._hint)
        self.name_evening("", to_read=False)

    def name_evening(self, file: str, *, to_read: bool) -> None:
        """Tell of another evening from now on; `to_read`: nothing can be done in it."""
        self._file, self.is_to_read = file, to_read
        self._lost_at: int | None = None

    def lose_file(self, last: int) -> None:
        """Say that the file is no longer what was opened, until there is an entry after this `last` one."""
        self._lost_at = last

    def show_saved(self, last: int, *, is_open: bool, waits: str) -> None:
        """Say where the evening is kept, whose last entry this is, and what the TV `waits` for."""
        state = said.to_read if self.is_to_read else said.all_saved
        if self._lost_at == last:  # one entry more, and the file is back
            state = said.not_saved
        if not is_open:
            state = said.no_evening
        self._saved.setText(_FROM_LEFT + " · ".join(filter(None, (state, self._file, waits))))
        self._share()

    def show_opening(self) -> None:
        """Say nothing of an evening while one is being opened."""
        self._saved.setText("")

    def show_tv(self, words: str) -> None:
        """Say where the TV is."""
        self._tv.setText(words)
        self._share()

    def show_hint(self, words: str, short: str) -> None:
        """Say which keys help here, in few words where the line has no room for more."""
        self._hints = (words, short)
        self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the line anew when it has another width."""
        if event.type() is QEvent.Type.Resize:
            self._share()
        return super().eventFilter(watched, event)

    def _share(self) -> None:
        words, short = self._hints
        self._hint.setText(words)
        wanted = sum(one.sizeHint().width() + _GAP for one in (self._saved, self._tv, self._hint))
        if wanted > self._bar.width():
            self._hint.setText(short)
