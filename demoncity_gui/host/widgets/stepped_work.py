"""A file written piece by piece while play goes on: whole, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from demoncity_gui.host.widgets.progress_line import ProgressLine
from demoncity_gui.journal.troubles import Trouble, sentence

_SLICE = 12
"""Milliseconds of work before the window gets its turn."""


class SteppedWork(QObject):
    """Does one piece of work at a time. `say` takes the one sentence that tells how it ended.

    `line` is for the status bar: how far it is, and a button that stops it; hidden while there is nothing to do.
    """

    ended = Signal()

    def __init__(self, say: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._work: Iterator[object] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self.line = ProgressLine(self.cancel)

    @property
    def is_under_way(self) -> bool:
        """Whether something is being written."""
        return self._timer.isActive()

    def begin(self, work: Iterator[object]) -> None:
        """Begin to do this, a step at a time."""
        self._work = work
        self._timer.start()
        self.line.show_progress(self.progress())

    def cancel(self) -> None:
        """Stop; what lay at that place before lies there still."""
        if self.is_under_way:
            self._end(self.stopped())

    def progress(self) -> str:
        """Say how far it is."""
        raise NotImplementedError

    def stopped(self) -> str:
        """Say that it was stopped."""
        raise NotImplementedError

    def finished(self) -> str:
        """Say that it is done."""
        raise NotImplementedError

    def failed(self, why: OSError) -> str:
        """Say why it can't be written."""
        raise NotImplementedError

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        try:
            while clock.elapsed() < _SLICE:
                next(self._work)
        except StopIteration:
            self._end(self.finished())
        except OSError as why:
            self._end(self.failed(why))
        except Trouble as trouble:
            self._end(sentence(trouble.reason))
        else:
            self.line.show_progress(self.progress())

    def _end(self, words: str) -> None:
        self._timer.stop()
        work, self._work = self._work, iter(())
        del work  # its draft goes with it
        self.line.hide()
        self._say(words)
        self.ended.emit()
