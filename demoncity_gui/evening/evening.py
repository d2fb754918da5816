"""One evening: its file, its session, its backups."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from demoncity_gui.evening.chance import TrueChance
from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.evening.history import History
from demoncity_gui.evening.session import AnySession, Session
from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.game import AnyGame, Heading, Known
from demoncity_gui.games.registry import game_for
from demoncity_gui.journal.backups import Backups
from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.file_format import VERSION
from demoncity_gui.journal.in_memory import JournalInMemory, JournalToRead
from demoncity_gui.journal.rescue import open_to_read
from demoncity_gui.journal.troubles import Damaged, Trouble, TroubleReason, sentence, telling_of
from demoncity_gui.texts import evenings as said

GameFor = Callable[[str], AnyGame]
"""Finds a game by the word that its evenings begin with; see `Contents` of the journal."""
ToRead = JournalToRead[Any, Any, Any]


class Evening:
    """An evening that is open; made by `begin`, `open` or `read`.

    `words` are for the Host on taking it up: that the program ended in its midst, that it can only be read, that no
    backup could be made; mostly empty.
    """

    def __init__(
        self, path: Path, session: AnySession, journal: JournalFile[Any, Any, Any] | ToRead, backups: Backups
    ) -> None:
        self.path = path.absolute()
        self.session = session
        self.words = ""
        self._journal = journal
        self._backups = backups

    @classmethod
    def begin(
        cls,
        path: Path,
        plan: Any,
        backups: Backups,
        clock: Callable[[], str],
        chance: Chance | None = None,
        pictures: HeldPictures | None = None,
        images: Iterable[bytes] = (),
        games: GameFor = game_for,
    ) -> Evening:
        """Begin an evening in a new file; `pictures` are those that windows may read, `images` the plan's portraits.

        Raises:
            Trouble: the file can't be made, or is there already.
            RuleRefusal: the plan's decks can't be played with; no file has been made.
        """
        chance = chance or TrueChance()
        game = games(_word(plan))
        game.decide(game.empty, plan, chance)  # refused plans leave no file behind
        journal = JournalFile.create(path, game)
        evening = cls(path, Session(journal, chance, clock, pictures), journal, backups)
        evening.session.do(plan, images)
        return evening

    @classmethod
    def open(
        cls,
        path: Path,
        first: Callable[[], Any],
        backups: Backups,
        clock: Callable[[], str],
        pictures: HeldPictures | None = None,
        games: GameFor = game_for,
    ) -> Evening:
        """Open an evening to play on, the TV as it was left; `pictures` are those that windows may read.

        One that was cut off before its first step begins with the plan `first` gives.

        Raises:
            Trouble: it can't be opened.
        """
        journal = JournalFile.open(path, lambda word: games(word or _word(first())))
        try:
            session = Session(journal, TrueChance(), clock, pictures)
            session.see_to_pictures()
        except Trouble:
            journal.close()
            raise
        evening = cls(path, session, journal, backups)
        if not journal.timeline.last:
            session.do(first())
        elif journal.left_open:
            evening.words = said.ended_in_middle
        evening.back_up(clock())
        if journal.version < VERSION:
            journal.upgrade()
        evening._tell_of_tv()
        return evening

    def _tell_of_tv(self) -> None:
        """Say what the TV is left at, if that isn't the table; it stays blank where its picture can't be made again."""
        session, is_lost = self.session, False
        with suppress(Trouble):  # then it is so for now, and the next start says it again
            is_lost = session.tv.do_without_pictures()
        if is_lost:
            words = said.picture_missing
        elif session.tv.state.blank:
            words = said.still_blank
        elif session.tv.flip_held:
            words = said.still_held
        elif session.tv.frozen:
            words = said.still_frozen
        else:
            words = ""
        self.words = f"{self.words} {words}".strip()

    @classmethod
    def read(
        cls, path: Path, backups: Backups, pictures: HeldPictures | None = None, games: GameFor = game_for
    ) -> Evening:
        """Open an evening to be read only: it is in use, can't be written, or is sound in part.

        Raises:
            Trouble: nothing of it can be read.
        """
        journal, _, reason = read_sound_part(path, games=games)
        session = Session(journal, TrueChance(), _no_clock, pictures)
        evening = cls(path, session, journal, backups)
        evening.words = said.to_read if reason is None else f"{said.to_read} {sentence(reason)}"
        evening._tell_of_tv()
        return evening

    @property
    def is_to_read(self) -> bool:
        """Whether nothing can be done in it."""
        return isinstance(self._journal, JournalToRead)

    @property
    def mark(self) -> str:
        """What its backups are known by; empty where it can't be said."""
        return self._journal.mark if isinstance(self._journal, JournalFile) else ""

    def copy_to(self, path: Path) -> None:
        """Make a copy where nothing lies yet; of one that is to be read only, the sound part.

        Raises:
            Trouble: something is there already, or no file can be made there.
        """
        if isinstance(self._journal, JournalFile):
            self._journal.copy_to(path)
        else:
            JournalFile.create(path, self._journal.game, self._journal.entries()).close()

    def back_up(self, moment: str) -> None:
        """Make a backup, dated `moment`; play goes on if that fails, and `words` say so."""
        if isinstance(self._journal, JournalFile):
            try:
                self._backups.make(self._journal, moment)
            except Trouble as trouble:
                self.words = f"{self.words} {said.not_backed_up(why=sentence(trouble.reason))}".strip()

    def close(self, moment: str) -> None:
        """Back it up and close it; it can be opened again at this very step."""
        self.back_up(moment)
        self.session.close()


def _word(plan: Any) -> str:
    return str(plan.__struct_config__.tag)


def no_evening() -> AnySession:
    """Return what is shown while no evening is open: a table at which nobody sits."""
    return Session(JournalInMemory(game_for("")), TrueChance(), _no_clock)


def _no_clock() -> str:
    """Stand in for the time where nothing is ever written: the journal says so, and not the entry."""
    return "0001-01-01T00:00:00Z"


def summary(path: Path) -> tuple[Heading, int]:
    """Return what an evening's file, which stays closed, is known by, and how many steps it has.

    Raises:
        Trouble: nothing of it can be read.
    """
    journal, _ = open_to_read(path, game_for)
    table = TableCache(journal).after(journal.timeline.newest)
    return journal.game.heading(table), journal.timeline.height


def can_be_read(path: Path) -> bool:
    """Return whether `Evening.read` would find anything in this file."""
    try:
        read_sound_part(path)
    except Trouble:
        return False
    return True


def read_sound_part(
    path: Path, watch: Callable[[int, int], None] = lambda *_: None, games: GameFor = game_for
) -> tuple[ToRead, TableCache[Any, Any, Any], TroubleReason | None]:
    """Return the sound part of an evening's file, its tables, and why it ends there: None where all is sound.

    Every entry of it can be applied, told to the Host and to the players, and shown. `watch` is told how many of how
    many entries have been tried.

    Raises:
        Trouble: nothing of it can be read, or its very first entry can't have happened.
    """
    journal, reason = open_to_read(path, games)
    seen_to = 0
    while True:
        try:
            tables = TableCache(journal)
            for number in range(seen_to + 1, journal.timeline.last + 1):
                _see_to(journal, tables, number)
                seen_to = number
                watch(number, journal.timeline.last)
            Session(journal, TrueChance(), _no_clock).see_to_pictures()
        except Trouble as trouble:
            reason = trouble.reason
        else:
            return journal, tables, reason
        if not isinstance(reason, Damaged) or reason.entry == 1:
            raise Trouble(reason)
        journal = JournalToRead(path, journal.game, journal.entries()[: reason.entry - 1])


def _see_to(journal: ToRead, tables: TableCache[Any, Any, Any], number: int) -> None:
    """See that an entry can be told, and the screens be shown after it.

    Raises:
        Trouble: it can't.
    """
    History(journal, tables).see_to(number)
    if journal.entry(number).command is None:
        return  # its table was shown after the deed that it takes or brings back to
    with telling_of(journal.path, number):
        game, table, deeds = journal.game, tables.after(number), tables.last_deeds(number)
        game.see_to(table, deeds, whole=False)
        game.tv(table, (), Known())
        game.tv(table, deeds, Known(revealed=deeds[0].number))
