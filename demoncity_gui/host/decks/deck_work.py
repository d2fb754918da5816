"""Long work on pictures, done by a second program: the windows never wait, and a broken picture breaks nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import demoncity_gui
from demoncity_gui.art.pack_messages import Answer, Progress, Refused
from demoncity_gui.art.print_messages import Work

_FAILED = "The program that reads and paints pictures has failed."
_answer = msgspec.json.Decoder(Answer).decode


class DeckWork(QObject):
    """Has one request done at a time. `progressed` says how much of how much is done, `ended` what came.

    `ended` carries a `Found`, `Made`, `Prepared`, `HeldUp` or `Refused`.
    """

    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._heard = b""
        self._last: Answer | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether something is being done."""
        return self._process is not None

    def ask(self, request: Work) -> None:
        """Have this done; what was under way is given up."""
        self.cancel()
        self._heard, self._last = b"", None
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        command = [sys.executable, "deck-work"]
        if not getattr(sys, "frozen", False):
            command[1:1] = ["-m", "demoncity_gui"]
            ours = str(Path(demoncity_gui.__path__[0]).parent)  # wherever this very program was started from
            environment.insert("PYTHONPATH", os.pathsep.join(filter(None, (ours, os.environ.get("PYTHONPATH")))))
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_heard)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start(command[0], command[1:])
        process.write(msgspec.json.encode(request))
        process.closeWriteChannel()

    def cancel(self) -> None:
        """Give up what is under way; nothing more is heard of it."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished()  # it is dead already: this takes no time, and leaves no child behind
            process.deleteLater()

    def _on_heard(self) -> None:
        if self._process is None:
            return
        *lines, self._heard = (self._heard + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            try:
                self._last = _answer(line)
            except (msgspec.ValidationError, msgspec.DecodeError):
                self._last = Refused(_FAILED)
            if isinstance(self._last, Progress):
                self.progressed.emit(self._last.done, self._last.whole)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end()

    def _on_finished(self) -> None:
        self._on_heard()
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            failed = self._last is None or isinstance(self._last, Progress)
            self.ended.emit(Refused(_FAILED) if failed else self._last)
