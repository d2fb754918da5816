"""One evening: commands in, pictures out; what is on a screen is in the journal already."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from demoncity_gui.journal.entries import Entry, EntryKind, as_written
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.troubles import Trouble
from demoncity_gui.rules.announcements import Announcement
from demoncity_gui.rules.asymmetries import charged_twice_with, suggestions_for
from demoncity_gui.rules.cards import Card
from demoncity_gui.rules.chance import Chance
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.commands import (
    BeginEvening,
    Command,
    Contest,
    DrawFreely,
    DrawNumber,
    ShowLine,
    ThrowCards,
    TryTask,
)
from demoncity_gui.rules.counting import count_throws
from demoncity_gui.rules.decide import decide
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.events import CardsAwaited, Event, LineShown
from demoncity_gui.rules.refusals import NotNow, RuleRefusal
from demoncity_gui.rules.round import objection_to
from demoncity_gui.rules.table import Table, confrontation_of
from demoncity_gui.session.cast_picture import CastPicture, cast_picture
from demoncity_gui.session.chance import TrueChance
from demoncity_gui.session.decks_picture import DecksPicture, Place, decks_picture, preset_moves
from demoncity_gui.session.history import History, turned_cards
from demoncity_gui.session.host_picture import HostPicture, Preview, PreviewLine, Speaker
from demoncity_gui.session.host_pictures import host_picture, speaker_for
from demoncity_gui.session.house_rules_picture import HouseRulesPicture, house_rules_picture
from demoncity_gui.session.moments import Moments
from demoncity_gui.session.next_evening import next_evening
from demoncity_gui.session.person_picture import PersonPicture, person_picture
from demoncity_gui.session.show_picture import ShowPicture, show_picture
from demoncity_gui.session.task_picture import TaskPicture, TaskPreview
from demoncity_gui.session.task_pictures import intensity_is_open, task_picture, task_preview
from demoncity_gui.session.told_task import Told, told_next, told_task
from demoncity_gui.session.tv_picture import Showing, TvPicture
from demoncity_gui.session.tv_pictures import tv_picture
from demoncity_gui.session.tv_tasks import tv_task_picture
from demoncity_gui.wording.asymmetries import suggestion_sentence, twice_sentence
from demoncity_gui.wording.commands import command_words
from demoncity_gui.wording.counts import reason
from demoncity_gui.wording.refusals import refusal_sentence


class Session:
    """Do, undo and redo over a journal.

    `chance` is asked by the rules alone; `clock` gives the time that stands with each entry (UTC, ISO 8601).

    Raises:
        StoryBroken: the journal is sound, and yet no evening.
    """

    def __init__(self, journal: Journal, chance: Chance, clock: Callable[[], str]) -> None:
        self._journal = journal
        self._chance = chance
        self._clock = clock
        self._moments = Moments(journal)
        self._table = self._moments.after(journal.timeline.newest)
        self.history = History(journal, self._moments)
        self._said: dict[int, str] = {}
        self._watchers: list[Callable[[bool], None]] = []
        self._blank = False
        self._task_is_shown = True
        self._revealed = 0
        self._told_task = told_task(journal, self._moments, journal.timeline.newest)
        self._kept: TvPicture | None = None
        self._hold_flips = False
        self._held_deed = 0
        self._names_are_shown = True
        self._verdict_alone = False
        self._showing: Showing | None = None
        self._line_deed = 0

    @property
    def table(self) -> Table:
        """The table as it stands, secrets included: for the rules' own tests and questions, never for a screen."""
        return self._table

    def watch(self, watcher: Callable[[bool], None]) -> None:
        """Have this called after every change; its argument says whether the change is a quiet one (undo, redo)."""
        self._watchers.append(watcher)

    def do(self, command: Command) -> None:
        """Carry out a command: decided, then on disk, then true, then shown.

        Raises:
            RuleRefusal: the rules say no; nothing is written and nothing has changed.
            Trouble: the journal could not be written; nothing has changed.
        """
        command = as_written(command)
        events = decide(self.table, command, self._chance)
        waits = self._waits(self.table, command, events)
        shown = self._picture_now(blank=False) if waits else None
        self._write(EntryKind.DO, command, events)
        if waits:
            self._kept, self._held_deed = shown, self._journal.timeline.newest
        self._tell(quiet=False)

    def _waits(self, before: Table, command: Command | None, events: tuple[Event, ...]) -> bool:
        """Whether the TV waits with these events of the command at that table, until it is let go on."""
        is_held = self._hold_flips and self._kept is None
        return is_held and command is not None and self._turns(before, command, events)

    def _turns(self, before: Table, command: Command, events: tuple[Event, ...]) -> bool:
        """Whether these events of the command at that table turn cards on the TV."""
        awaited = before.awaited
        if isinstance(command, ThrowCards) and awaited is None:
            return True
        asked = awaited.asked if isinstance(command, ThrowCards) and awaited is not None else command
        is_task = isinstance(asked, Told) and not isinstance(asked, DrawNumber | DrawFreely) and self._task_is_shown
        return is_task and not any(isinstance(event, CardsAwaited) for event in events)

    def undo(self) -> bool:
        """Take back the last command that stands; return whether the players had seen its cards.

        Raises:
            RuleRefusal: there is nothing to take back.
            Trouble: the journal could not be written; nothing has changed.
        """
        if not self._can_undo:
            raise RuleRefusal(NotNow())
        seen = self._seen(self._journal.timeline.newest)
        self._write(EntryKind.UNDO)
        self._tell(quiet=True)
        return seen

    def redo(self) -> None:
        """Bring back the command last taken back, with the same cards.

        Raises:
            RuleRefusal: there is nothing to bring back.
            Trouble: the journal could not be written; nothing has changed.
        """
        deed = self._journal.timeline.to_redo
        if not deed:
            raise RuleRefusal(NotNow())
        entry = self._journal.entry(deed)
        waits = self._waits(self.table, entry.command, entry.events)
        shown = self._picture_now(blank=False) if waits else None
        self._write(EntryKind.REDO)
        if waits:
            self._kept, self._held_deed = shown, deed
        self._tell(quiet=True)

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
        entry = self._journal.entry(deed)
        waits = not timeline.stands(deed) and self._waits(self._moments.before(deed), entry.command, entry.events)
        shown = self._picture_now(blank=False) if waits else None
        self._write(EntryKind.GO, to=deed)
        if waits:
            self._kept, self._held_deed = shown, deed
        self._tell(quiet=True)
        return seen

    def _seen(self, deed: int) -> bool:
        """Whether the players have seen cards that this deed turned; those of a flip that is held they have not."""
        return deed != self._held_deed and turned_cards(self._journal.entry(deed))

    @property
    def _can_undo(self) -> bool:
        # The first command sat everybody down; without it there is no evening to show.
        return self._journal.timeline.height > 1

    def set_blank(self, blank: bool) -> None:
        """Blank the TV, or show it again. Not a rule, and not in the journal."""
        self._blank = blank
        self._tell(quiet=True)

    @property
    def blank(self) -> bool:
        """Whether the TV is blanked."""
        return self._blank

    def set_frozen(self, frozen: bool) -> None:
        """Let the TV keep the picture it shows while the Host goes on, or let it follow again, turning held cards."""
        self._held_deed = 0
        if frozen:
            self._kept = self._kept or self._picture_now(blank=False)
        else:
            self._kept = None
        self._tell(quiet=False)

    @property
    def frozen(self) -> bool:
        """Whether the TV keeps an earlier picture."""
        return self._kept is not None

    def set_hold_flips(self, hold: bool) -> None:
        """Have the TV keep its picture at each throw until it is let go on; the Host sees the cards first."""
        self._hold_flips = hold
        self._tell(quiet=True)

    @property
    def hold_flips(self) -> bool:
        """Whether the TV waits at each throw."""
        return self._hold_flips

    @property
    def flip_held(self) -> bool:
        """Whether the TV waits at a throw now: the Host sees cards that the players don't."""
        return self._held_deed != 0

    # --- what the Host holds up --------------------------------------------------------------------------------------

    def show_image(self, image: bytes, words: str = "") -> None:
        """Let the TV show this picture, a JPEG, in front of all else until it is taken away or cards are thrown.

        A line is shown by the command `ShowLine` and stands in the journal, for it was said to everybody. A picture
        stands in no journal: its file is no part of the evening, and opened elsewhere the evening would lack it.
        """
        self._hold_up(Showing(words, image))
        self._tell(quiet=False)

    def take_away(self) -> None:
        """Let the TV show the table again, and nothing that the Host holds up."""
        self._hold_up(None)
        self._tell(quiet=False)

    @property
    def showing(self) -> Showing | None:
        """What the Host holds up; a TV that is blanked or frozen may not show it."""
        return self._showing

    def show_picture(self) -> ShowPicture:
        """Return what the page shows from which something is held up."""
        return show_picture(self.table, self._showing, names=self._names_are_shown)

    def _hold_up(self, showing: Showing | None, deed: int = 0) -> None:
        self._showing, self._line_deed = showing, deed

    def show_names(self, shown: bool) -> None:
        """Let the TV call people by their public names, or nobody by any. Not a rule, and not in the journal."""
        self._names_are_shown = shown
        self._tell(quiet=True)

    @property
    def names_are_shown(self) -> bool:
        """Whether the TV calls anybody by a name."""
        return self._names_are_shown

    def set_verdict_alone(self, alone: bool) -> None:
        """Let the TV leave out real cards, which lie on the table, and tell how it went; or turn them as well."""
        self._verdict_alone = alone
        self._tell(quiet=True)

    @property
    def verdict_alone(self) -> bool:
        """Whether the TV leaves out real cards."""
        return self._verdict_alone

    def host_picture(self) -> HostPicture:
        """Return what the Host's window shows."""
        offered = (self._journal.timeline.newest if self._can_undo else 0, self._journal.timeline.to_redo)
        self._said = {deed: self._said.get(deed) or self._words(deed) for deed in offered if deed}
        undo, redo = (self._said.get(deed) for deed in offered)
        return host_picture(self.table, undo=undo, redo=redo)

    def cast_picture(self) -> CastPicture:
        """Return what the page of the cast shows."""
        return cast_picture(self.table)

    def tv_picture(self) -> TvPicture:
        """Return what the TV shows: blank before all, else what it keeps, else what is true now."""
        if self._kept is not None and not self._blank:
            return self._kept
        return self._picture_now(blank=self._blank)

    def _picture_now(self, *, blank: bool) -> TvPicture:
        """Return the task told now as long as nothing else is done, if the Host has it shown, else the table."""
        task, names = self._told_task, self._names_are_shown
        if blank or not self._task_is_shown or task is None:
            picture = tv_picture(self.table, blank=blank, names=names, verdict_alone=self._verdict_alone)
        else:
            picture = tv_task_picture(
                task, revealed=self._intensity_is_open, names=names, verdict_alone=self._verdict_alone
            )
        return picture if blank else replace(picture, showing=self._showing)

    # --- tasks ---------------------------------------------------------------------------------------------------

    def task_picture(self) -> TaskPicture:
        """Return what the Host's page of tasks shows."""
        return task_picture(
            self.table,
            self._journal,
            self._told_task,
            is_shown=self._task_is_shown,
            revealed=self._intensity_is_open,
        )

    def task_preview(self, command: TryTask | Contest) -> TaskPreview:
        """Return how many cards a task would take and why, or why it can't be thrown."""
        return task_preview(self.table, command)

    def show_tasks(self, shown: bool) -> None:
        """Let the TV show tasks from now on, or not; by preset it does. Not a rule, and not in the journal."""
        self._task_is_shown = shown
        self._tell(quiet=not shown)

    def reveal_intensity(self, revealed: bool) -> None:
        """Let the TV show what the task told now was thrown against, or not any more; the next one's is hidden again.

        T-AMB-65.
        """
        self._revealed = 0 if self._told_task is None or not revealed else self._told_task.deed
        self._tell(quiet=True)

    @property
    def _intensity_is_open(self) -> bool:
        task = self._told_task
        return intensity_is_open(self.table) or (task is not None and task.deed == self._revealed)

    def house_rules_picture(self) -> HouseRulesPicture:
        """Return what the page of house rules shows."""
        return house_rules_picture(self.table)

    def decks_picture(self, moves: Mapping[Card, Place]) -> DecksPicture:
        """Return what the deck workshop shows, with these cards moved in its draft."""
        return decks_picture(self.table, moves)

    def preset_moves(self, moves: Mapping[Card, Place], deck: DeckName) -> dict[Card, Place]:
        """Return the workshop's draft with this deck put together as it mostly is."""
        return preset_moves(self.table, moves, deck)

    def speaker(self, who: CharacterId) -> Speaker | None:
        """Return what somebody in the fight may announce, None for one who is not in it."""
        fight = self.table.fight
        if fight is None or fight.participant(who) is None:
            return None
        return speaker_for(self.table, fight, who)

    def person(self, who: CharacterId) -> PersonPicture | None:
        """Return one character as the Host may change them, None for an id nobody has."""
        known = any(character.id == who for character in self.table.characters)
        return person_picture(self.table, who) if known else None

    def announced(self, who: CharacterId) -> Announcement | None:
        """Return what somebody has announced this round."""
        participant = None if self.table.fight is None else self.table.fight.participant(who)
        return None if participant is None else participant.announcement

    def preview(self, who: CharacterId, announcement: Announcement) -> Preview:
        """Return how many cards an announcement would take and why, or why it can't be made."""
        table, fight = self.table, self.table.fight
        if fight is None:
            return Preview(0, lowest=False, lines=(), objection=refusal_sentence(table, NotNow()))
        objection = objection_to(table, fight, who, announcement)
        if objection is not None:
            return Preview(0, lowest=False, lines=(), objection=refusal_sentence(table, objection), refused=objection)
        confrontation = confrontation_of(table, fight, announcing={who: announcement})
        count = count_throws(confrontation).get(who)
        warnings = (
            *(twice_sentence(table, twice, in_action=True) for twice in charged_twice_with(confrontation, who)),
            *(suggestion_sentence(table, advice) for advice in suggestions_for(confrontation, who, count)),
        )
        if count is None:
            return Preview(0, lowest=False, lines=(), objection="", warnings=warnings)
        lines = tuple(PreviewLine(line.reason, line.label, line.change, reason(table, line)) for line in count.lines)
        return Preview(count.cards, count.lowest, lines, objection="", warnings=warnings)

    def next_evening(self) -> BeginEvening:
        """Return what the next session begins with."""
        return next_evening(self.table)

    def close(self) -> None:
        """Close the journal; the evening can be opened again at this very step."""
        self._journal.close()

    def _words(self, deed: int) -> str:
        """Return what a deed is called, nothing if the disk, which may just have refused to write, refuses to read."""
        try:
            command = self._journal.entry(deed).command
            return "" if command is None else command_words(self._moments.before(deed), command)
        except Trouble:
            return ""

    def _write(
        self,
        kind: EntryKind,
        command: Command | None = None,
        events: tuple[Event, ...] = (),
        *,
        to: int | None = None,
    ) -> None:
        timeline = self._journal.timeline
        entry = Entry(timeline.last + 1, kind, self._clock(), command, events, to)
        if kind is EntryKind.DO:
            self._journal.append(entry)
            self._told_task = told_next(entry, self._table, self._told_task)
            self._table = self._moments.add(entry, self._table)
            if isinstance(command, ShowLine):
                self._hold_up_line(entry)
            elif turned_cards(entry):
                self._hold_up(None)  # a throw goes before all
            return
        # The disk may have to be asked for this table, and could refuse: that must not happen once the entry is kept.
        deed = to or (timeline.before(timeline.newest) if kind is EntryKind.UNDO else timeline.to_redo)
        table, told = self._moments.after(deed), told_task(self._journal, self._moments, deed)
        brought_back = None if timeline.stands(deed) or not deed else self._journal.entry(deed)
        self._journal.append(entry)
        self._table, self._told_task = table, told
        if self._line_deed and not timeline.stands(self._line_deed):
            self._hold_up(None)
        if brought_back is not None and isinstance(brought_back.command, ShowLine):
            self._hold_up_line(brought_back)
        elif brought_back is not None and turned_cards(brought_back):
            self._hold_up(None)
        if self._held_deed and not timeline.stands(self._held_deed):
            self._kept, self._held_deed = None, 0  # there is no throw any more that could wait

    def _hold_up_line(self, entry: Entry) -> None:
        words = " ".join(event.words for event in entry.events if isinstance(event, LineShown))
        self._hold_up(Showing(words), entry.number)

    def _tell(self, *, quiet: bool) -> None:
        for watcher in self._watchers:
            watcher(quiet)


def no_evening() -> Session:
    """Return what is shown while no evening is open: a table at which nobody sits."""
    return Session(JournalInMemory(), TrueChance(), lambda: "")
