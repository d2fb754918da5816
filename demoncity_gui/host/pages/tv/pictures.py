"""Pictures on their way from files into the evening, one after the other, each read by the second program."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QMimeData, QObject, Signal

from demoncity_gui.cards.packs.pack_messages import (
    CleanPicture,
    PictureFor,
    PictureTaken,
    Refused,
    Request,
    TakePicture,
    WorkAnswer,
)
from demoncity_gui.evening.session import AnySession
from demoncity_gui.journal.troubles import Trouble
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.texts import tv_page as said

ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp")

Then = Callable[[bytes], object]


def give_portrait(session: AnySession, who: Any, image: bytes) -> str:
    """Let this picture, a JPEG that the second program has made, be somebody's portrait; return what they are called.

    Raises as `Session.do`.
    """
    command, name = session.game.with_portrait(session.table, who, session.pictures.held.keep(image))
    session.do(command, (image,))
    return name


class Pictures(QObject):
    """Takes pictures for the evening that is open, and has those of a stranger's evening made fit for the windows.

    `attempt` does what may be refused and says why; `say` shows a refusal, `tell` anything else. `held_up` says that
    a picture is on the TV, `at_rest` that nothing is being read any more.
    """

    held_up = Signal()
    at_rest = Signal()

    def __init__(
        self,
        session: AnySession,
        attempt: Callable[[Callable[[], object]], bool],
        say: Callable[[str], None],
        tell: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._attempt, self._say, self._tell = attempt, say, tell
        self._waiting: deque[tuple[Callable[[], Request], Then, Callable[[str], object]]] = deque()
        self._then: tuple[Then, Callable[[str], object]] | None = None
        self._work = SecondProgram(self)
        self._work.ended.connect(self._on_read)

    @property
    def is_under_way(self) -> bool:
        """Whether a picture is being read."""
        return self._then is not None

    def set_session(self, session: AnySession) -> None:
        """Go on with another evening: what was being read for the last is given up."""
        self.cancel()
        self._session = session
        self.make_anew()

    def cancel(self) -> None:
        """Give up all that is being read."""
        self._waiting.clear()
        self._then = None
        self._work.cancel()

    def hold_up(self, path: Path, words: str = "", *, is_strangers: bool = False) -> None:
        """Hold up the picture in this file, with words beneath it; `is_strangers`: its path stands on a sheet."""

        def show(image: bytes) -> None:
            if self._attempt(lambda: self._session.tv.show_image(image, words)):
                self.held_up.emit()

        self._tell(said.reading)
        self._take(TakePicture(str(path), PictureFor.SCENE, is_strangers), show)

    def give_portrait(self, who: Any, path: Path, *, is_strangers: bool = False) -> None:
        """Let the picture in this file be somebody's portrait; `is_strangers`: its path stands on a sheet."""

        def give(image: bytes) -> None:
            named: list[str] = []
            if self._attempt(lambda: named.append(give_portrait(self._session, who, image))):
                self._tell(said.portrait_given(name=named[0]))

        self._tell(said.reading)
        self._take(TakePicture(str(path), PictureFor.PORTRAIT, is_strangers), give)

    def make_anew(self) -> None:
        """Have every picture of the evening made anew that nobody here has made: its bytes may be a stranger's."""
        session = self._session
        for name in session.pictures.unread():
            self._waiting.append(
                (
                    partial(self._clean, session, name),
                    partial(session.picture_made, name),
                    partial(self._on_refused, session, name),
                )
            )
        self._go_on()

    @staticmethod
    def _clean(session: AnySession, name: str) -> Request:
        return CleanPicture(session.pictures.kept(name))

    def _on_refused(self, session: AnySession, name: str, _words: str) -> None:
        entry = session.pictures.entry_of(name)
        with suppress(Trouble):  # then it is so for now, and the next start says it again
            session.tv.do_without(name)
        self._tell(said.picture_lost(entry=entry))

    def _take(self, request: Request, then: Then) -> None:
        self._waiting.append((lambda: request, then, self._say))
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and self._then is None:
            request, then, refused = self._waiting.popleft()
            try:
                asked = request()
            except Trouble as trouble:
                self._attempt(partial(_raise, trouble))
                continue
            self._then = (then, refused)
            self._work.ask(asked)
        if self._then is None:
            self.at_rest.emit()

    def _on_read(self, answer: WorkAnswer) -> None:
        if self._then is None:
            return
        (then, refused), self._then = self._then, None
        match answer:
            case PictureTaken(image=image):
                then(image)
            case Refused(words=words):
                refused(words)
            case _:
                pass
        self._go_on()


def _raise(trouble: Trouble) -> None:
    raise trouble


def picture_kinds() -> str:
    """Return the kinds of files that are pictures, as Qt's dialogs take them."""
    return f"{said.pictures} ({' '.join(f'*{ending}' for ending in ENDINGS)})"


def picture_in(dragged: QMimeData) -> Path | None:
    """Return the one picture's file that is dragged, None if it is anything else."""
    paths = [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix.lower() in ENDINGS else None
