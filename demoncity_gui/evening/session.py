"""One evening: commands in, pictures out; what is on a screen is in the journal already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress

from msgspec.structs import replace

from demoncity_gui.evening.held_pictures import HeldPictures
from demoncity_gui.evening.history import History
from demoncity_gui.evening.table_cache import TableCache, deed_of
from demoncity_gui.evening.tv_state import HeldUp, TvState, next_state, tv_state
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.asymmetries import charged_twice_with, suggestions_for
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, Command, Contest, EditCharacter, TryTask
from demoncity_gui.games.demon_city.rules.counting import count_throws
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.next_evening import next_evening
from demoncity_gui.games.demon_city.rules.refusals import NobodyThere, NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.round import objection_to
from demoncity_gui.games.demon_city.rules.table import Table, confrontation_of
from demoncity_gui.games.demon_city.views.decks_picture import DecksPicture, Place, decks_picture, preset_moves
from demoncity_gui.games.demon_city.views.host_picture import HostPicture, Preview, PreviewLine, Speaker
from demoncity_gui.games.demon_city.views.host_view import host_picture, speaker_for
from demoncity_gui.games.demon_city.views.person_picture import PersonPicture, person_picture
from demoncity_gui.games.demon_city.views.task_picture import TaskPicture, TaskPreview
from demoncity_gui.games.demon_city.views.task_view import intensity_is_open, task_picture, task_preview
from demoncity_gui.games.demon_city.views.told_task import DemonCityDeed, ToldTask, told_task
from demoncity_gui.games.demon_city.views.tv_view import BLANK_PICTURE
from demoncity_gui.games.demon_city.words.asymmetries import suggestion_sentence, twice_sentence
from demoncity_gui.games.demon_city.words.counts import reason_here
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.game import Game
from demoncity_gui.journal.entries import Entry, EntryKind, decoder_of
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.pictures import KeptPictures
from demoncity_gui.journal.troubles import Trouble, telling_of
from demoncity_gui.journal.tv_change import IntensityShown, PictureHeldUp, TakenAway, TvChange, TvSwitch, TvSwitched
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import Showing, TvPicture, TvStage
from demoncity_gui.views.cast_picture import CastPicture, cast_picture
from demoncity_gui.views.house_rules_picture import HouseRulesPicture, house_rules_picture
from demoncity_gui.views.show_picture import ShowPicture, show_picture


class Session:
    """Do, undo and redo over a journal.

    `chance` is asked by the rules alone; `clock` gives the time that stands with each entry (UTC, ISO 8601). `pictures`
    are those that a window may read; the evening itself keeps the bytes of each that it names.

    Raises:
        Trouble: the journal is sound, and yet no evening.
    """

    def __init__(
        self,
        journal: Journal[Table, Command, Event],
        chance: Chance,
        clock: Callable[[], str],
        pictures: HeldPictures | None = None,
    ) -> None:
        self._journal = journal
        self._game: Game[Table, Command, Event] = journal.game
        self._chance = chance
        self._clock = clock
        entries = journal.entries()
        self._tables = TableCache(journal, entries)
        self._table = self._tables.after(journal.timeline.newest)
        self.history = History(journal, self._tables)
        self._said: dict[int, str] = {}
        self._watchers: list[Callable[[bool], None]] = []
        self._deeds = self._tables.last_deeds(journal.timeline.newest)
        self._tv = tv_state(journal, self._tables, entries)
        self._leaves_out_real_cards = False
        self._pictures = HeldPictures() if pictures is None else pictures
        self._kept = KeptPictures(journal, entries)

    @property
    def table(self) -> Table:
        """The table as it stands, secrets included: for the rules' own tests and questions, never for a screen."""
        return self._table

    def watch(self, watcher: Callable[[bool], None]) -> None:
        """Have this called after every change; its argument says whether the change is a quiet one (undo, redo)."""
        if watcher not in self._watchers:
            self._watchers.append(watcher)

    def do(self, command: Command, images: Iterable[bytes] = ()) -> None:
        """Carry out a command: decided, then on disk, then true, then shown.

        `images` are the pictures that it names; the evening keeps those that it doesn't hold yet.

        Raises:
            RuleRefusal: the rules say no; nothing is written and nothing has changed.
            Trouble: the journal could not be written, or would keep too many pictures; nothing has changed.
        """
        command = decoder_of(self._game).as_written(command)
        events, table = self._game.decide(self._table, command, self._chance)
        timeline = self._journal.timeline
        entry: Entry[Command, Event] = Entry(
            timeline.last + 1, EntryKind.DO, self._clock(), command, events, pictures=self._kept.new(images)
        )
        # The disk may have to be asked for all this, and could refuse: that must not happen once the entry is kept.
        state = next_state(self._tv, entry, timeline, self._journal, self._tables)
        deed = deed_of(entry, self._table)
        self._journal.append(entry)
        self._kept.add(entry)
        self._tables.keep(entry.number, table)
        self._deeds = (*self._deeds, deed) if self._game.on_tv(deed).goes_on else (deed,)
        self._table, self._tv = table, state
        self._tell(quiet=False)

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
        self._tell(quiet=True)
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
        self._step(EntryKind.GO, to=deed)
        self._tell(quiet=True)
        return seen

    def _seen(self, deed: int) -> bool:
        """Whether the players have seen cards that this deed turned; those of a flip that is held they have not."""
        return deed != self._tv.held_deed and self._game.turned(self._journal.entry(deed).events)

    @property
    def _can_undo(self) -> bool:
        # The first command sat everybody down; without it there is no evening to show.
        return self._journal.timeline.height > 1

    # --- what the players may see --------------------------------------------------------------------------------

    def change_tv(self, change: TvChange, *, quiet: bool = True, images: Iterable[bytes] = ()) -> None:
        """Change what the players may see: true at once, and kept in the journal, where undo passes over it.

        `images` are the pictures that it names.

        Raises:
            Trouble: the journal could not be written. It is so all the same, for the Host may have to hide something;
                but it is not so any more after a restart.
        """
        timeline = self._journal.timeline
        new = self._kept.new(images)
        entry: Entry[Command, Event] = Entry(timeline.last + 1, EntryKind.TV, self._clock(), tv=change, pictures=new)
        self._tv = next_state(self._tv, entry, timeline, self._journal, self._tables)
        try:
            if timeline.height and not self._journal.is_to_read:
                self._journal.append(entry)
                self._kept.add(entry)
        finally:
            self._tell(quiet=quiet)

    def _switch(self, switch: TvSwitch, on: bool, is_on: bool, *, quiet: bool = True) -> None:
        if on is not is_on:
            self.change_tv(TvSwitched(switch, on), quiet=quiet)

    def set_blank(self, blank: bool) -> None:
        """Blank the TV, or show it again. Raises as `change_tv`."""
        self._switch(TvSwitch.BLANK, blank, self._tv.blank)

    @property
    def blank(self) -> bool:
        """Whether the TV is blanked."""
        return self._tv.blank

    def set_frozen(self, frozen: bool) -> None:
        """Let the TV keep the picture it shows while the Host goes on, or let it follow again.

        A flip that is held stays held, or is frozen like anything else; only `turn_cards` ends the wait of a throw
        that is held. Raises as `change_tv`.
        """
        self._switch(TvSwitch.FROZEN, frozen, self.frozen, quiet=False)

    @property
    def frozen(self) -> bool:
        """Whether the TV keeps an earlier picture until the Host lets it follow; a held flip is none of these."""
        return self._tv.kept is not None and not self.flip_held

    def turn_cards(self) -> None:
        """Let the cards of the flip that is held turn on the TV; without one nothing happens. Raises as `change_tv`."""
        if self.flip_held:
            self.change_tv(TvSwitched(TvSwitch.FROZEN, on=False), quiet=False)

    def set_hold_flips(self, hold: bool) -> None:
        """Have the TV keep its picture at each throw until it is let go on; the Host sees the cards first.

        Raises as `change_tv`.
        """
        self._switch(TvSwitch.HOLD_FLIPS, hold, self._tv.hold_flips)

    @property
    def hold_flips(self) -> bool:
        """Whether the TV waits at each throw."""
        return self._tv.hold_flips

    @property
    def flip_held(self) -> bool:
        """Whether the TV waits at a throw now: the Host sees cards that the players don't."""
        return self._tv.held_deed != 0

    def show_names(self, shown: bool) -> None:
        """Let the TV call people by their public names, or nobody by any. Raises as `change_tv`."""
        self._switch(TvSwitch.NAMES, shown, self._tv.names_are_shown)

    @property
    def names_are_shown(self) -> bool:
        """Whether the TV calls anybody by a name."""
        return self._tv.names_are_shown

    def prefer_verdict_alone(self, alone: bool) -> None:
        """Leave real cards off the TV, or not, as long as nothing was said about it in this evening."""
        self._leaves_out_real_cards = alone
        self._tell(quiet=True)

    def set_verdict_alone(self, alone: bool) -> None:
        """Let the TV leave out real cards, which lie on the table, and tell how it went; or turn them as well.

        Raises as `change_tv`.
        """
        self._switch(TvSwitch.VERDICT_ALONE, alone, self.verdict_alone)

    @property
    def verdict_alone(self) -> bool:
        """Whether the TV leaves out real cards."""
        return self._tv.known(verdict_alone=self._leaves_out_real_cards).verdict_alone

    def tv_picture(self) -> TvPicture:
        """Return what the TV shows: blank before all, else what it keeps, else what is true now."""
        state = self._tv
        if state.blank or self.lacks_a_picture:
            return BLANK_PICTURE
        if state.kept is None:
            return self._picture_of(state, self._table, self._deeds)
        deed = state.kept.deed
        return self._picture_of(state.kept.state, self._tables.after(deed), self._tables.last_deeds(deed))

    def _picture_of(self, state: TvState, table: Table, deeds: tuple[DemonCityDeed, ...]) -> TvPicture:
        """Return the task told as long as nothing else is done, if the Host has it shown, else the table."""
        known = state.known(verdict_alone=self._leaves_out_real_cards)
        picture = self._game.tv(table, deeds if state.shows(self._game, deeds) else (), known)
        speaks = "" if picture.stage is not TvStage.ANNOUNCE else self._game.portrait(table, known)
        portrait = self._pictures.found(speaks) if speaks else None
        return replace(picture, showing=self._shown(state.held_up), portrait=portrait or b"")

    # --- what the Host holds up --------------------------------------------------------------------------------------

    def show_image(self, image: bytes, words: str = "") -> None:
        """Let the TV show this picture, a JPEG, in front of all else until it is taken away or cards are thrown.

        A line is shown by the command `ShowLine`, for it was said to everybody. Raises as `change_tv`.
        """
        self.change_tv(PictureHeldUp(self._pictures.keep(image), words), quiet=False, images=(image,))

    def show_kept(self, name: str, words: str = "") -> None:
        """Let the TV show a picture that the evening keeps, by its name. Raises as `change_tv`."""
        self.change_tv(PictureHeldUp(name, words), quiet=False)

    def give_portrait(self, who: CharacterId, image: bytes) -> None:
        """Let this picture, a JPEG that the second program has made, be somebody's portrait. Raises as `do`."""
        if not any(one.id == who for one in self.table.characters):
            raise RuleRefusal(NobodyThere(who))
        portrait = self._pictures.keep(image)
        self.do(EditCharacter(replace(self.table.character(who), portrait=portrait)), (image,))

    def portraits_of(self, characters: Iterable[Character]) -> tuple[bytes, ...]:
        """Return the portraits of these people as far as this evening keeps them, for another evening to keep.

        Raises:
            Trouble: the disk or the file is at fault.
        """
        images = (self._kept.image(name) for name in dict.fromkeys(one.portrait for one in characters))
        return tuple(image for image in images if image is not None)

    # --- pictures that the evening keeps -----------------------------------------------------------------------------

    def unread_pictures(self) -> tuple[str, ...]:
        """Return the names of those that the evening keeps and no window may read yet: nobody here has made them."""
        pictures = self._pictures
        return tuple(
            name for name in self._kept.names if not pictures.is_refused(name) and pictures.found(name) is None
        )

    def kept_picture(self, name: str) -> bytes:
        """Return the bytes of a picture as they stand in the evening: a stranger's, for the second program alone.

        Raises:
            KeyError: there is no such picture.
            Trouble: the disk or the file is at fault.
        """
        image = self._kept.image(name)
        if image is None:
            raise KeyError(name)
        return image

    def picture_made(self, name: str, image: bytes) -> None:
        """Let windows read this in the place of a picture that the evening keeps: the second program has made it."""
        self._pictures.made_anew(name, image)
        self._tell(quiet=True)

    def entry_of_picture(self, name: str) -> int:
        """Return the number of the entry that brought a picture, 0 where none has."""
        return self._kept.entry_of(name) or 0

    def do_without(self, name: str) -> None:
        """Do without a picture that the second program can't read. Raises as `change_tv`."""
        self._pictures.refuse(name)
        self.do_without_pictures()

    def take_away(self) -> None:
        """Let the TV show the table again, and nothing that the Host holds up. Raises as `change_tv`."""
        if self._tv.held_up is not None:
            self.change_tv(TakenAway(), quiet=False)

    @property
    def showing(self) -> Showing | None:
        """What the Host holds up; a TV that is blanked or frozen may not show it."""
        return self._shown(self._tv.held_up)

    def _shown(self, held_up: HeldUp | None) -> Showing | None:
        if held_up is None:
            return None
        return Showing(held_up.words, self._pictures.found(held_up.picture) or b"" if held_up.picture else b"")

    @property
    def lacks_a_picture(self) -> bool:
        """Whether the TV should show a picture that no window may read yet; blank, it covers what that covered."""
        return self._pictures.found(self._wanted) is None if self._wanted else False

    @property
    def _wanted(self) -> str:
        """The name of the picture that the TV should show, empty where it is none."""
        state = self._tv if self._tv.kept is None else self._tv.kept.state
        return "" if state.held_up is None else state.held_up.picture

    def do_without_pictures(self) -> bool:
        """Blank the TV for good where it can never show a picture again, and let go of that; return whether it was so.

        One that the evening keeps is waited for, until the second program has refused it. Raises as `change_tv`.
        """
        wanted = self._wanted
        is_coming = self._kept.entry_of(wanted) is not None and not self._pictures.is_refused(wanted)
        if not self.lacks_a_picture or is_coming:
            return False
        self.set_blank(True)  # first: no step of this may show what lies beneath
        if self._tv.kept is not None:
            self.change_tv(TvSwitched(TvSwitch.FROZEN, on=False), quiet=False)
        self.take_away()
        return True

    def show_picture(self) -> ShowPicture:
        """Return what the page shows from which something is held up."""
        return show_picture(self.table, self.showing, self._kept.names, self._readable, names=self.names_are_shown)

    def _readable(self, name: str) -> bytes:
        """Return a picture as a window may read it, nothing while there is none."""
        return self._pictures.found(name) or b"" if name else b""

    # --- pictures ----------------------------------------------------------------------------------------------------

    def see_to_pictures(self) -> None:
        """Make every picture that a window shows on taking this evening up, for nobody.

        Raises:
            Trouble: one can't be made: the evening is damaged at its last entry.
        """
        with telling_of(self._journal.path, self._journal.timeline.last):
            self.host_picture()
            self.tv_picture()
            self.task_picture()
            self.house_rules_picture()
            self.decks_picture({})
            self.show_picture()
            for sheet in self.cast_picture().sheets:
                self.person(sheet.character.id)
                self.speaker(sheet.character.id)

    def host_picture(self) -> HostPicture:
        """Return what the Host's window shows."""
        offered = (self._journal.timeline.newest if self._can_undo else 0, self._journal.timeline.to_redo)
        self._said = {deed: self._said.get(deed) or self._words(deed) for deed in offered if deed}
        undo, redo = (self._said.get(deed) for deed in offered)
        return host_picture(self.table, undo=undo, redo=redo)

    def cast_picture(self) -> CastPicture:
        """Return what the page of the cast shows."""
        return cast_picture(self.table, self._readable)

    # --- tasks ---------------------------------------------------------------------------------------------------

    def task_picture(self) -> TaskPicture:
        """Return what the Host's page of tasks shows."""
        return task_picture(
            self.table,
            self._commands(),
            self._told_task,
            is_shown=self._tv.tasks_are_shown,
            revealed=self._intensity_is_open,
        )

    @property
    def _told_task(self) -> ToldTask | None:
        return told_task(self._deeds)

    def _commands(self) -> Iterator[Command]:
        """Yield the commands that stand, the newest first; best effort: where the disk refuses they end."""
        with suppress(Trouble):
            yield from self._tables.commands()

    def task_preview(self, command: TryTask | Contest) -> TaskPreview:
        """Return how many cards a task would take and why, or why it can't be thrown."""
        return task_preview(self.table, command)

    def show_tasks(self, shown: bool) -> None:
        """Let the TV show tasks from now on, or not; by preset it does. Raises as `change_tv`.

        What is thrown meanwhile stays off it, and out of the players' story, for good.
        """
        self._switch(TvSwitch.TASKS, shown, self._tv.tasks_are_shown, quiet=not shown)

    def reveal_intensity(self, revealed: bool) -> None:
        """Let the TV show what the task told now was thrown against, or not any more; the next one's is hidden again.

        T-AMB-65. Raises as `change_tv`.
        """
        self.change_tv(IntensityShown(0 if self._told_task is None or not revealed else self._told_task.deed))

    @property
    def _intensity_is_open(self) -> bool:
        task = self._told_task
        return intensity_is_open(self.table) or (task is not None and task.deed == self._tv.revealed)

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
        lines = tuple(
            PreviewLine(line.reason, line.label, line.change, reason_here(table, confrontation, who, line))
            for line in count.lines
        )
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
            return "" if command is None else self._game.called(self._tables.before(deed), command)
        except Trouble:
            return ""

    def _step(self, kind: EntryKind, to: int | None = None) -> None:
        """Write a step back or forth, and take it."""
        timeline, tables = self._journal.timeline, self._tables
        entry: Entry[Command, Event] = Entry(timeline.last + 1, kind, self._clock(), to=to)
        # The disk may have to be asked for all this, and could refuse: that must not happen once the entry is kept.
        state = next_state(self._tv, entry, timeline, self._journal, tables)
        deed = to or (timeline.before(timeline.newest) if kind is EntryKind.UNDO else timeline.to_redo)
        table, deeds = tables.after(deed), tables.last_deeds(deed)
        with telling_of(self._journal.path, deed):  # nothing is gone back to that can't be shown
            self._game.see_to(table, deeds, whole=False)
            self._picture_of(state, table, deeds)
        self._journal.append(entry)
        self._table, self._deeds, self._tv = table, deeds, state

    def _tell(self, *, quiet: bool) -> None:
        for watcher in self._watchers:
            watcher(quiet)
