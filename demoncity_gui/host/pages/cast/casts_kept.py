"""Casts as a whole: kept under a name, taken in, imported from a file and exported to one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from demoncity_gui.cards.packs.pack_messages import Refused
from demoncity_gui.disk.file_names import as_file_name
from demoncity_gui.formats.cast import CastUnreadable, write_cast
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.host.asking.question import Act, Answer, Question, Wish, numbered
from demoncity_gui.host.asking.question_bar import QuestionBar
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.side_page import SidePage
from demoncity_gui.host.widgets.file_dialogs import ask_file, ask_place
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.second_program.texts import CastRead, ReadCast, Unread
from demoncity_gui.texts import cast_page as said


class CastsKept(QObject):
    """The commands of a cast as a whole, or of one of it alone while `is_one`. `library` keeps own casts.

    `outgoing` are those who are kept or exported; `add` adds newcomers and returns whether it did.
    """

    def __init__(
        self,
        page: SidePage,
        library: CastLibrary,
        questions: QuestionBar,
        *,
        is_one: Callable[[], bool],
        outgoing: Callable[[], tuple[Character, ...]],
        add: Callable[[Sequence[Character]], bool],
    ) -> None:
        super().__init__(page)
        self._page, self._library, self._questions = page, library, questions
        self._is_one, self._outgoing, self._add = is_one, outgoing, add
        self.reading = SecondProgram(self)
        self.reading.ended.connect(self._on_read)

    def take_in(self) -> None:
        """Ask for an own cast and add everybody of it; with “Only one”, ask whom of it."""
        names = self._library.names()
        if names:
            self._ask(said.ask_which, numbered((name, partial(self._take_in, name)) for name in names))
        else:
            keeps = self._page.own_keys.with_sign(Key.KEEP_CAST)
            self._page.say(said.none_saved(button=keeps))

    def keep(self) -> None:
        """Ask for a name and keep the cast under it; with “Only one”, the one who is chosen, under theirs."""
        text = "".join(one.name for one in self._outgoing()) if self._is_one() else ""
        answers: tuple[Answer[Act], ...] = tuple(
            Answer("", name, partial(self._keep_as, name)) for name in self._library.names()
        )
        wish: Wish[Act] = Wish(said.a_name, lambda name: partial(self._keep_as, name.strip()), text)
        self._ask(said.ask_name(one=self._is_one()), answers, wish)

    def import_file(self) -> None:
        """Ask for a file and add everybody in it."""
        ask_file(self._page, said.choose_import, self._read, kinds=f"{said.casts} (*.toml)")

    def export_file(self) -> None:
        """Ask for a file and write the cast into it, or only the one who is chosen."""
        alone = self._outgoing() if self._is_one() else ()
        name = "".join(f"{as_file_name(one.name)}.toml" for one in alone) or "cast.toml"
        ask_place(self._page, said.choose_export, self._write, name=name, kinds={".toml": said.casts})

    def _take_in(self, name: str) -> bool:
        self._read(self._library.path(name))
        return True

    def _read(self, path: Path) -> None:
        self.reading.ask(ReadCast(str(path)))
        self._page.tell(said.reading)

    def _on_read(self, answer: object) -> None:
        """Add those who were read; with “Only one” ask first who of them it is."""
        match answer:
            case CastRead(newcomers) if self._is_one() and len(newcomers) > 1:
                each = numbered((one.name, partial(self._add, (one,))) for one in newcomers)
                self._ask(said.ask_whom, each)
            case CastRead(newcomers):
                self._add(newcomers)
            case Unread(words) | Refused(words):
                self._page.say(words)

    def _keep_as(self, name: str) -> bool:
        """Keep the cast under this name; ask first before another one is lost by it."""
        if not self._library.has(name):
            return self._keep(name)
        replace: Answer[Act] = Answer("R", said.replace, partial(self._keep, name))
        self._ask(said.ask_replace(name=name), (replace,))
        return True

    def _keep(self, name: str) -> bool:
        kept = self._try(lambda: self._library.keep(name, self._outgoing()))
        if kept:
            self._page.tell(said.saved(name=name, number=len(self._outgoing())))
        return kept

    def _write(self, path: Path) -> None:
        if self._try(lambda: write_cast(path, self._outgoing())):
            self._page.tell(said.written(path=str(path), number=len(self._outgoing())))

    def _ask(self, prompt: str, answers: tuple[Answer[Act], ...], wish: Wish[Act] | None = None) -> None:
        self._page.say("")
        self._questions.ask_what_to_do(Question(prompt, answers, wish), owner=self)

    def _try(self, what: Callable[[], object]) -> bool:
        try:
            what()
        except CastUnreadable as why:
            self._page.say(str(why))
            return False
        return True
