"""One evening: commands in; what is on a screen is in the journal already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Generic

from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.evening.history import History
from demoncity_gui.evening.pictures import EveningPictures
from demoncity_gui.evening.table_cache import TableCache, deed_of
from demoncity_gui.evening.tv_control import TvControl
from demoncity_gui.evening.tv_state import next_state, tv_state
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.common.refusals import NotNow, RuleRefusal
from demoncity_gui.games.game import C, Deed, E, Game, Heading, T
from demoncity_gui.journal.entries import Entry, EntryKind, decoder_of
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.troubles import Trouble, telling_of
from demoncity_gui.journal.tv_change import TvChange


class Session(Generic[T, C, E]):
    """Do, undo and redo over a journal, in whatever game.

    `chance` is asked by the rules alone; `clock` gives the time that stands with each entry (UTC, ISO 8601). `pictures`
    are those that a window may read; the evening itself keeps the bytes of each that it names.

    Raises:
        Trouble: the journal is sound, and yet no evening.
    """

    def __init__(
        self,
        journal: Journal[T, C, E],
        chance: Chance,
        clock: Callable[[], str],
        pictures: HeldPictures | None = None,
    ) -> None:
        self._journal = journal
        self.game: Game[T, C, E] = journal.game
        self._chance = chance
        self._clock = clock
        entries = journal.entries()
        self._tables = TableCache(journal, entries)
        self._table = self._tables.after(journal.timeline.newest)
        self._deeds = self._tables.last_deeds(journal.timeline.newest)
        self.history = History(journal, self._tables)
        self._said: dict[tuple[int, bool], str] = {}
        self._shown: tuple[T, T] | None = None
        self._watchers: list[Callable[[bool], None]] = []
        self.pictures = EveningPictures(journal, entries, HeldPictures() if pictures is None else pictures)
        self.tv = TvControl(
            self._tables,
            self.pictures,
            lambda: (self._table, self._deeds),
            tv_state(journal, self._tables, entries),
            self._change_tv,
            self._tell,
        )

    @property
    def table(self) -> T:
        """The table as it stands, secrets included: for the rules' own tests and questions, never for a screen."""
        return self._table

    @property
    def shown(self) -> T:
        """The table as the Host's window may show it, one object as long as nothing has changed."""
        if self._shown is None or self._shown[0] is not self._table:
            self._shown = self._table, self.game.shown(self._table, self._table)
        return self._shown[1]

    @property
    def hides(self) -> bool:
        """Whether the window may show only what the players know."""
        return self.shown is not self._table

    @property
    def deeds(self) -> Sequence[Deed[T, C, E]]:
        """The last deed and those that it goes on from, oldest first: what a screen tells together."""
        return self._deeds

    def commands(self) -> Iterator[C]:
        """Yield the commands that stand, the newest first; best effort: where the disk refuses they end."""
        with suppress(Trouble):
            yield from self._tables.commands()

    @property
    def heading(self) -> Heading:
        """What the evening is known by."""
        return self.game.heading(self.shown)

    def next_evening(self) -> C:
        """Return what the next session begins with."""
        return self.game.next_evening(self._table)

    def watch(self, watcher: Callable[[bool], None]) -> None:
        """Have this called after every change; its argument says whether the change is a quiet one (undo, redo)."""
        if watcher not in self._watchers:
            self._watchers.append(watcher)

    def do(self, command: C, images: Iterable[bytes] = ()) -> None:
        """Carry out a command: decided, then on disk, then true, then shown.

        `images` are the pictures that it names; the evening keeps those that it doesn't hold yet. What was taken back
        here and is done again comes out as before, where the game draws luck as it is needed.

        Raises:
            RuleRefusal: the rules say no; nothing is written and nothing has changed.
            Trouble: the journal could not be written, or would keep too many pictures; nothing has changed.
        """
        command = decoder_of(self.game).as_written(command)
        done = self._done_here(command) if self.game.draws_as_it_goes else 0
        if done:
            self._step(EntryKind.GO, to=done)
            self._tell(False)
            return
        events, table = self.game.decide(self._table, command, self._chance)
        timeline = self._journal.timeline
        entry: Entry[C, E] = Entry(
            timeline.last + 1, EntryKind.DO, self._clock(), command, events, pictures=self.pictures.new(images)
        )
        # The disk may have to be asked for all this, and could refuse: that must not happen once the entry is kept.
        state = next_state(self.tv.state, entry, timeline, self._journal, self._tables)
        deed = deed_of(entry, self._table)
        self._journal.append(entry)
        self.pictures.add(entry)
        self._tables.keep(entry.number, table)
        self._deeds = (*self._deeds, deed) if self.game.on_tv(deed).goes_on else (deed,)
        self._table, self.tv.state = table, state
        self._tell(False)

    def _done_here(self, command: C) -> int:
        """Return the deed that was done by this very command where the evening stands now, 0 for none: taken back.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        timeline = self._journal.timeline
        for number in range(timeline.newest + 1, timeline.last + 1):
            is_here = timeline.deed_of(number) == number and timeline.before(number) == timeline.newest
            if is_here and self._journal.entry(number).command == command:
                return number
        return 0

    def undo(self) -> bool:
        """Take back the last command that stands; return whether the players had seen its cards.

        Raises:
            RuleRefusal: there is nothing to take back.
            Trouble: the journal could not be written; nothing has changed.
        """
        if not self._can_undo:
            raise RuleRefusal(NotNow())
        seen = self._seen(self._journal.timeline.newest)
        self._step(EntryKind.UNDO)
        self._tell(True)
        return seen

    def redo(self) -> None:
        """Bring back the command last taken back, with the same cards.

        Raises:
            RuleRefusal: there is nothing to bring back.
            Trouble: the journal could not be written; nothing has changed.
        """
        if not self._journal.timeline.to_redo:
            raise RuleRefusal(NotNow())
        self._step(EntryKind.REDO)
        self._tell(True)

    def go_to(self, deed: int) -> bool:
        """Make the evening what it was right after this deed, which may stand or have been taken back.

        Return whether it takes back cards that the players have seen. Nothing is lost by it: any other line can be gone
        to from there.

        Raises:
            RuleRefusal: that entry is no deed, or the newest that stands.
            Trouble: the journal could not be written; nothing has changed.
        """
        timeline = self._journal.timeline
        if not timeline.can_go_to(deed):
            raise RuleRefusal(NotNow())
        seen = any(self._seen(left) for left in timeline.left_behind_by(deed))
        self._step(EntryKind.GO, to=deed)
        self._tell(True)
        return seen

    def _seen(self, deed: int) -> bool:
        """Whether the players have seen cards that this deed turned; those of a flip that is held they have not."""
        return deed != self.tv.state.held_deed and self.game.turned(self._journal.entry(deed).events)

    @property
    def _can_undo(self) -> bool:
        # The first command sat everybody down; without it there is no evening to show.
        return self._journal.timeline.height > 1

    def see_to_pictures(self) -> None:
        """Make every picture that a window shows of this evening when it opens, and discard them: a fault shows now.

        Raises:
            Trouble: one can't be made: the evening is damaged at its last entry.
        """
        with telling_of(self._journal.path, self._journal.timeline.last):
            self.game.see_to(self._table, self._deeds, whole=True)
            self.tv.picture()

    @property
    def offered(self) -> tuple[str | None, str | None]:
        """What undo would take back and redo bring back, in words; None where there is nothing."""
        deeds = (self._journal.timeline.newest if self._can_undo else 0, self._journal.timeline.to_redo)
        keys = [(deed, self.hides) for deed in deeds]
        self._said = {key: self._said.get(key) or self._words(key[0]) for key in keys if key[0]}
        return self._said.get(keys[0]), self._said.get(keys[1])

    @property
    def to_redo(self) -> C | None:
        """The command that redo would bring back, None where there is none; the disk may refuse to read it."""
        try:
            deed = self._journal.timeline.to_redo
            return self._journal.entry(deed).command if deed else None
        except Trouble:
            return None

    def picture_made(self, name: str, image: bytes) -> None:
        """Let windows read this in the place of a picture that the evening keeps: the second program has made it."""
        self.pictures.held.made_anew(name, image)
        self._tell(True)

    def close(self) -> None:
        """Close the journal; the evening can be opened again at this very step."""
        self._journal.close()

    def _words(self, deed: int) -> str:
        """Return what a deed is called, nothing if the disk, which may just have refused to write, refuses to read."""
        try:
            command = self._journal.entry(deed).command
            return (
                ""
                if command is None
                else self.game.called(self.game.shown(self._tables.before(deed), self._table), command)
            )
        except Trouble:
            return ""

    def _step(self, kind: EntryKind, to: int | None = None) -> None:
        """Write a step back or forth, and take it."""
        timeline, tables = self._journal.timeline, self._tables
        entry: Entry[C, E] = Entry(timeline.last + 1, kind, self._clock(), to=to)
        # The disk may have to be asked for all this, and could refuse: that must not happen once the entry is kept.
        state = next_state(self.tv.state, entry, timeline, self._journal, tables)
        deed = to or (timeline.before(timeline.newest) if kind is EntryKind.UNDO else timeline.to_redo)
        table, deeds = tables.after(deed), tables.last_deeds(deed)
        with telling_of(self._journal.path, deed):  # nothing is gone back to that can't be shown
            self.game.see_to(table, deeds, whole=False)
            self.tv.picture_of(state, table, deeds)
        self._journal.append(entry)
        self._table, self._deeds, self.tv.state = table, deeds, state

    def _change_tv(self, change: TvChange, pictures: tuple[bytes, ...]) -> None:
        timeline = self._journal.timeline
        entry: Entry[C, E] = Entry(timeline.last + 1, EntryKind.TV, self._clock(), tv=change, pictures=pictures)
        self.tv.state = next_state(self.tv.state, entry, timeline, self._journal, self._tables)
        if timeline.height and not self._journal.is_to_read:
            self._journal.append(entry)
            self.pictures.add(entry)

    def _tell(self, quiet: bool) -> None:
        for watcher in self._watchers:
            watcher(quiet)


AnySession = Session[Any, Any, Any]
"""An evening of whatever game."""
