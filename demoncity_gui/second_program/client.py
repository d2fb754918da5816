"""Long work on pictures, done by a second program: the windows never wait, and a broken picture breaks nothing."""

from __future__ import annotations

from functools import cache

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from demoncity_gui.cards.packs.pack_messages import Progress, Refused, WorkAnswer
from demoncity_gui.cards.printing.print_messages import Work
from demoncity_gui.second_program.start import FOLDER, PATIENCE, Failure, command, search_path
from demoncity_gui.second_program.texts import TextAnswer, TextRequest, unanswered
from demoncity_gui.texts import second_program as said

_PATIENCE = 120.0
"""Seconds for one picture or page: a program that is silent for longer has come to a standstill."""


@cache
def _decoder() -> msgspec.json.Decoder[WorkAnswer | TextAnswer]:
    """Return what reads its answers; made for the first of them."""
    return msgspec.json.Decoder(WorkAnswer | TextAnswer)


class SecondProgram(QObject):
    """Has one request done at a time. `progressed` says how much of how much is done, `ended` what came.

    `ended` carries a `Found`, `Made`, `Prepared`, `PictureTaken` or `Refused`, of texts a `CastRead`, `PlanRead` or
    `Unread`.
    """

    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._path = ""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._on_silence)
        self._heard = b""
        self._last: WorkAnswer | TextAnswer | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether something is being done."""
        return self._process is not None

    def ask(self, request: Work | TextRequest) -> None:
        """Have this done; what was under way is given up."""
        self.cancel()
        self._heard, self._last = b"", None
        try:
            written = msgspec.json.encode(request)
        except UnicodeEncodeError:  # a path of bytes that are no text
            self.ended.emit(Refused(said.name_not_text))
            return
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", search_path())
        process.setProcessEnvironment(environment)
        process.setWorkingDirectory(FOLDER)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_heard)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        program, *arguments = command()
        process.start(program, arguments)
        process.write(written)
        process.closeWriteChannel()
        self._path = request.path if isinstance(request, TextRequest) else ""
        self._patience.start(round(1000 * (PATIENCE if self._path else _PATIENCE)))

    def cancel(self) -> None:
        """Give up what is under way; nothing more is heard of it."""
        self._patience.stop()
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
                self._last = _decoder().decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._last = self._unanswered(Failure.CRASHED)
            if isinstance(self._last, Progress):
                self._patience.start()
                self.progressed.emit(self._last.done, self._last.whole)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(Failure.NOT_STARTED)

    def _on_finished(self) -> None:
        self._on_heard()
        self._end(Failure.CRASHED)

    def _on_silence(self) -> None:
        self.cancel()
        self.ended.emit(self._unanswered(Failure.TOOK_TOO_LONG))

    def _end(self, failure: Failure) -> None:
        """Say what came; nothing did, for this `failure`, if the last that was heard is no answer."""
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            failed = self._last is None or isinstance(self._last, Progress)
            self.ended.emit(self._unanswered(failure) if failed else self._last)

    def _unanswered(self, failure: Failure) -> Refused:
        return Refused(unanswered(self._path, failure) if self._path else said.failed)
