"""What the players may see now, as the Host has it: read off the journal, so that it is the same after a restart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.games.game import C, Deed, E, Game, Known, T
from demoncity_gui.journal.entries import AnyEntry, Entry, EntryKind
from demoncity_gui.journal.journal import Journal
from demoncity_gui.journal.timeline import Timeline
from demoncity_gui.journal.troubles import telling_of
from demoncity_gui.journal.tv_change import IntensityShown, PictureHeldUp, TakenAway, TvChange, TvSwitch, TvSwitched


class HeldUp(Struct, frozen=True):
    """What is held up: a line, by the `deed` that showed it, or the picture of that SHA-256 with words beneath it."""

    words: str
    picture: str = ""
    deed: int = 0


class TvState(Struct, frozen=True):
    """What the Host has done about the TV.

    `kept`: it keeps an earlier picture; `held_deed` is the throw at which it waits, 0 for none. `revealed` is the task
    whose Intensity may be read. `kept_off` are deeds that threw for a task, or told of one, while none were shown:
    they are shown and told to the players never more. `verdict_alone` is None until it has been switched here.
    """

    blank: bool = False
    tasks_are_shown: bool = True
    names_are_shown: bool = True
    hold_flips: bool = False
    verdict_alone: bool | None = None
    revealed: int = 0
    held_up: HeldUp | None = None
    kept: Kept | None = None
    held_deed: int = 0
    kept_off: frozenset[int] = frozenset()

    def shows(self, game: Game[T, C, E], deeds: Sequence[Deed[T, C, E]]) -> bool:
        """Whether the TV may show the task that these deeds tell."""
        return self.tasks_are_shown and self.kept_off.isdisjoint(one.number for one in deeds if game.on_tv(one).of_task)

    def known(self, *, verdict_alone: bool) -> Known:
        """Return what the players may know; `verdict_alone` holds where nothing was said about it here."""
        alone = self.is_on(TvSwitch.VERDICT_ALONE, verdict_alone=verdict_alone)
        return Known(self.names_are_shown, alone, self.revealed)

    def is_on(self, switch: TvSwitch, *, verdict_alone: bool) -> bool:
        """Whether this is on, any switch but `FROZEN`; `verdict_alone` holds where nothing was said about it here."""
        said: bool | None = getattr(self, _FIELDS[switch])
        return verdict_alone if said is None else said


_FIELDS = {
    TvSwitch.BLANK: "blank",
    TvSwitch.HOLD_FLIPS: "hold_flips",
    TvSwitch.TASKS: "tasks_are_shown",
    TvSwitch.NAMES: "names_are_shown",
    TvSwitch.VERDICT_ALONE: "verdict_alone",
}
"""Where a `TvState` keeps each switch; a TV that is frozen has `kept` a picture."""


class Kept(Struct, frozen=True):
    """Which picture the TV keeps: the one after this deed, with what the Host had done about the TV by then."""

    deed: int
    state: TvState


def tv_state(
    journal: Journal[T, C, E], tables: TableCache[T, C, E], entries: Iterable[Entry[C, E]] | None = None
) -> TvState:
    """Return what the players may see after all that stands in the journal; `entries` are its own, if at hand.

    Raises:
        Trouble: the disk or the file is at fault.
    """
    state, timeline = TvState(), Timeline()
    for entry in journal.entries() if entries is None else entries:
        with telling_of(journal.path, entry.number):
            state = next_state(state, entry, timeline, journal, tables)
        timeline.add(entry)
    return state


def next_state(
    state: TvState, entry: Entry[C, E], timeline: Timeline, journal: Journal[T, C, E], tables: TableCache[T, C, E]
) -> TvState:
    """Return what the players may see after this entry; `timeline` ends before it.

    Raises:
        Trouble: the disk or the file is at fault.
    """
    if entry.tv is not None:
        return _changed(state, entry.tv, timeline.newest)
    left, back = _taken_and_brought_back(entry, timeline)
    before = Kept(timeline.newest, replace(state, kept=None, held_deed=0))
    if state.held_deed in left:
        state = replace(state, kept=None, held_deed=0)  # there is no throw any more that could wait
    if state.held_up is not None and state.held_up.deed in left:
        state = replace(state, held_up=None)
    if entry.kind is EntryKind.DO:
        deed = _deed(entry, lambda: tables.after(before.deed))
        state = _after_deed(state, before, deed, journal.game)
        return _kept_off(state, deed, before.deed, tables)
    for number in back:
        deed = _deed(journal.entry(number), partial(tables.before, number))
        state = _after_deed(state, before, deed, journal.game)
    return state


def _deed(entry: Entry[C, E], before: Callable[[], T]) -> Deed[T, C, E]:
    assert entry.command is not None, "a deed has a command"
    return Deed(entry.number, entry.command, entry.events, before)


def _taken_and_brought_back(entry: AnyEntry, timeline: Timeline) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return which deeds stand no more by this entry, and which stand again, oldest first."""
    match entry.kind:
        case EntryKind.UNDO:
            return (timeline.newest,), ()
        case EntryKind.REDO:
            return (), (timeline.to_redo,)
        case EntryKind.GO:
            path, deed = [], entry.to or 0
            while deed and not timeline.stands(deed):
                path.append(deed)
                deed = timeline.before(deed)
            return tuple(timeline.left_behind_by(entry.to or 0)), tuple(reversed(path))
        case _:
            return (), ()


def _changed(state: TvState, change: TvChange, newest: int) -> TvState:
    match change:
        case TvSwitched(switch=switch, on=on):
            return _switched(state, switch, newest, on=on)
        case IntensityShown(deed=deed):
            return replace(state, revealed=deed)
        case PictureHeldUp(picture=picture, words=words):
            return replace(state, held_up=HeldUp(words, picture))
        case TakenAway():
            return replace(state, held_up=None)
        case _:
            assert_never(change)


def _switched(state: TvState, switch: TvSwitch, newest: int, *, on: bool) -> TvState:
    if switch is TvSwitch.FROZEN:
        return replace(state, kept=(state.kept or Kept(newest, state)) if on else None, held_deed=0)
    return replace(state, **{_FIELDS[switch]: on})


def _after_deed(state: TvState, before: Kept, deed: Deed[T, C, E], game: Game[T, C, E]) -> TvState:
    """Return what the players may see once this deed stands; `before` is the picture that stays if it is to wait."""
    if state.hold_flips and state.kept is None:
        on_tv = game.on_tv(deed)
        if on_tv.flips and (state.tasks_are_shown or not on_tv.of_task):
            state = replace(state, kept=before, held_deed=deed.number)
    line = game.line(deed)
    if line is not None:
        return replace(state, held_up=HeldUp(line, deed=deed.number))
    return replace(state, held_up=None) if game.turned(deed.events) else state  # a throw goes before all


def _kept_off(state: TvState, deed: Deed[T, C, E], newest: int, tables: TableCache[T, C, E]) -> TvState:
    """Note whether what is done now, after the deed `newest`, belongs to a task that the players are not shown."""
    if state.tasks_are_shown and not state.kept_off:
        return state
    game = tables.game
    on_tv = game.on_tv(deed)
    if on_tv.amends_task:
        told = tables.last_deeds(newest)
        is_off = any(game.on_tv(one).of_task for one in told) and not state.shows(game, told)
    else:
        is_off = on_tv.of_task and not state.tasks_are_shown
    return replace(state, kept_off=state.kept_off | {deed.number}) if is_off else state
