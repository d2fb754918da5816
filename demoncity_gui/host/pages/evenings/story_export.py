"""The story written to a file while play goes on: whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from PySide6.QtCore import QObject

from demoncity_gui.disk.kinds import Kind
from demoncity_gui.disk.whole import exported
from demoncity_gui.evening.session import AnySession
from demoncity_gui.formats.story import Paragraph, html, markdown
from demoncity_gui.games.common.casebook import OpenScene, Write
from demoncity_gui.host.widgets.stepped_work import SteppedWork
from demoncity_gui.texts import luck as luck_said
from demoncity_gui.words import exports

KINDS = {".md": Kind.MARKDOWN, ".html": Kind.PAGE, ".pdf": Kind.PDF}


class StoryExport(SteppedWork):
    """Writes one story at a time. Call `cancel` before the session is closed."""

    def __init__(self, session: AnySession, say: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(say, parent)
        self._session = session
        self._path = Path()
        self._for_players = False
        self._done = self._whole = 0

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
        self._done, self._whole = 0, self._session.history.timeline.height
        self.begin(self._written())

    def progress(self) -> str:
        """Say how many steps of the evening are written."""
        return exports.progress(self._done, self._whole)

    def stopped(self) -> str:
        """Say that it was stopped."""
        return exports.stopped(self._path)

    def finished(self) -> str:
        """Say where it is."""
        return exports.written(self._path, for_players=self._for_players)

    def failed(self, why: OSError) -> str:
        """Say why it can't be written."""
        return exports.not_written(self._path, why)

    def _written(self) -> Iterator[None]:
        heading = self._session.heading
        story = self._told()
        with exported(self._path, KINDS[self._path.suffix.lower()]) as file:
            match self._path.suffix.lower():
                case ".pdf":
                    from demoncity_gui.host.pages.evenings.story_pdf import StoryPdf  # it is seldom wanted

                    pdf = StoryPdf(heading.title, self._place, story, has_prose=self._has_prose)
                    yield from pdf.write()
                    yield from _write(file, pdf.content)
                case ".html":
                    for piece in html(heading.title, self._place, story, has_prose=self._has_prose):
                        file.write(piece.encode())
                        yield
                case _:
                    for piece in markdown(heading.title, self._place, story, has_prose=self._has_prose):
                        file.write(piece.encode())
                        yield

    @property
    def _has_prose(self) -> bool:
        commands = self._session.commands()
        return self._session.game.account(for_players=True) is not None or any(
            isinstance(one, Write) for one in commands
        )

    @property
    def _place(self) -> str:
        """Where all of it happened; nothing where scenes were opened, for each says so itself."""
        opened = any(isinstance(command, OpenScene) for command in self._session.commands())
        return "" if opened else self._session.heading.scene

    def _told(self) -> Iterator[tuple[Paragraph, ...]]:
        for lines in self._session.history.account(for_players=self._for_players):
            self._done += 1
            yield tuple(Paragraph(line.text, line.reasons, line.opens, line.prose) for line in lines)
        if luck := tuple(self._session.history.luck(for_players=self._for_players)):
            yield (Paragraph(luck_said.heading, luck, opens=True),)


_CHUNK_SIZE = 1 << 18
"""Bytes that are written at once."""


def _write(file: BinaryIO, content: bytes) -> Iterator[None]:
    for start in range(0, len(content), _CHUNK_SIZE):
        file.write(content[start : start + _CHUNK_SIZE])
        yield
