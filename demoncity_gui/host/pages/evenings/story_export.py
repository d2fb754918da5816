"""The story written to a file while play goes on: whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from demoncity_gui.disk.kinds import Kind
from demoncity_gui.disk.whole import exported
from demoncity_gui.evening.session import AnySession
from demoncity_gui.formats.story import Paragraph, html, markdown
from demoncity_gui.host.pages.evenings.story_pdf import StoryPdf
from demoncity_gui.host.widgets.progress_line import ProgressLine
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.words import exports

KINDS = {".md": Kind.MARKDOWN, ".html": Kind.PAGE, ".pdf": Kind.PDF}
_SLICE = 12
"""Milliseconds of writing before the window gets its turn."""


class StoryExport(QObject):
    """Writes one story at a time. `say` takes the one sentence that tells how it ended.

    `line` is for the status bar: how far it is, and a button that stops it; hidden while nothing is written. Call
    `cancel` before the session is closed.
    """

    ended = Signal()

    def __init__(self, session: AnySession, say: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._say = say
        self._path = Path()
        self._for_players = False
        self._work: Iterator[None] = iter(())
        self._done = self._whole = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self.line = ProgressLine(self.cancel)

    @property
    def is_under_way(self) -> bool:
        """Whether a story is being written."""
        return self._timer.isActive()

    def set_session(self, session: AnySession) -> None:
        """Write of another evening from now on."""
        self.cancel()
        self._session = session

    def export(self, path: Path, for_players: bool) -> None:
        """Begin to write the story as it stands: only what the players saw, or all of it with its reasons.

        The ending of the name says what is written: .md, .html or .pdf. What lay there is replaced at the end.
        """
        if self.is_under_way:
            self._say(exports.under_way())
            return
        if path.suffix.lower() not in KINDS:
            self._say(exports.unknown_kind(path))
            return
        self._path, self._for_players = path, for_players
        self._done, self._whole = 0, self._session.history.height
        self._work = self._written()
        self._timer.start()
        self.line.show_progress(exports.progress(0, self._whole))

    def cancel(self) -> None:
        """Stop; what lay at that place before lies there still."""
        if self.is_under_way:
            self._end(exports.stopped(self._path))

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        try:
            while clock.elapsed() < _SLICE:
                next(self._work)
        except StopIteration:
            self._end(exports.written(self._path, for_players=self._for_players))
        except OSError as fault:
            self._end(exports.not_written(self._path, fault))
        except Trouble as trouble:
            self._end(sentence(trouble.reason))
        else:
            self.line.show_progress(exports.progress(self._done, self._whole))

    def _end(self, words: str) -> None:
        self._timer.stop()
        work, self._work = self._work, iter(())
        del work  # its draft goes with it
        self.line.hide()
        self._say(words)
        self.ended.emit()

    def _written(self) -> Iterator[None]:
        heading = self._session.heading
        story = self._told()
        with exported(self._path, KINDS[self._path.suffix.lower()]) as file:
            match self._path.suffix.lower():
                case ".pdf":
                    pdf = StoryPdf(heading.title, heading.scene, story)
                    yield from pdf.write()
                    yield from _write(file, pdf.content)
                case ".html":
                    for piece in html(heading.title, heading.scene, story):
                        file.write(piece.encode())
                        yield
                case _:
                    for piece in markdown(heading.title, heading.scene, story):
                        file.write(piece.encode())
                        yield

    def _told(self) -> Iterator[tuple[Paragraph, ...]]:
        for lines in self._session.history.story(for_players=self._for_players):
            self._done += 1
            yield tuple(Paragraph(line.text, line.reasons, line.opens) for line in lines)


_CHUNK_SIZE = 1 << 18
"""Bytes that are written at once."""


def _write(file: BinaryIO, content: bytes) -> Iterator[None]:
    for start in range(0, len(content), _CHUNK_SIZE):
        file.write(content[start : start + _CHUNK_SIZE])
        yield
