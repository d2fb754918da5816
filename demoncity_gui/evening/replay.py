"""An evening played again: every command decided anew, by the luck that stands in its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.in_memory import JournalInMemory

T = TypeVar("T")


class Difference(Struct, frozen=True):
    """What today's rules do with entry `number`: refuse it, or tell it otherwise than it `was`, as it is `now`."""

    number: int
    refused: bool
    was: tuple[str, ...] = ()
    now: tuple[str, ...] = ()


class RecordedChance:
    """Gives the orders that it remembers, each once, to whoever shuffles just these cards or people."""

    def __init__(self) -> None:
        self._orders: list[tuple[object, ...]] = []

    def remember(self, orders: Iterable[Sequence[object]]) -> None:
        """Have these orders, and no others, to give."""
        self._orders = [tuple(order) for order in orders]

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        """Return the items as they lay; where that isn't remembered, as they are."""
        known: list[object] = [one.id if isinstance(one, Character) else one for one in items]
        for order in self._orders:
            if set(known) <= set(order):
                self._orders.remove(order)
                return tuple(items[known.index(one)] for one in order if one in known)
        return tuple(items)


def replay(
    entries: Iterable[Entry], watch: Callable[[int], None] = lambda _: None
) -> tuple[tuple[Entry, ...], tuple[Difference, ...]]:
    """Return the entries as they come out when each is done again at its own table, and those that come out otherwise.

    An entry that does so stays as it was, so that what follows it is judged by what was played. `watch` is told the
    number of each entry that has been played.

    Raises:
        Trouble: the entries were no evening to begin with.
    """
    original = JournalInMemory()
    tables = TableCache(original)
    played: list[Entry] = []
    differences: list[Difference] = []
    for entry in entries:
        original.append(entry)
        if entry.command is None:
            played.append(entry)
            if not original.timeline.newest:  # nobody takes back that the evening began
                differences.append(Difference(entry.number, refused=True))
        else:
            before = tables.after(original.timeline.before(entry.number))
            tables.add(entry)
            events = _decided(before, entry)
            if events is not None and _bare(events) == _bare(entry.events):
                played.append(replace(entry, events=events))
            else:
                played.append(entry)
                differences.append(_difference(before, entry, events))
        watch(entry.number)
    return tuple(played), tuple(differences)


def _decided(before: Table, entry: Entry) -> tuple[ev.Event, ...] | None:
    """Return the events of an entry decided anew by the luck that stands in it, None where it is refused."""
    assert entry.command is not None
    found: tuple[ev.Event, ...] | None = None
    for luck in _lucks(entry.events):
        chance = RecordedChance()
        chance.remember(luck)
        try:
            events = decide(before, entry.command, chance)
        except Exception:  # a refusal; or what the rules were never asked by an honest evening: a command about nobody
            continue
        if _bare(events) == _bare(entry.events):
            return events
        found = found or events
    return found


def _difference(before: Table, entry: Entry, events: tuple[ev.Event, ...] | None) -> Difference:
    was = _told(before, entry.events)
    if events is None:
        return Difference(entry.number, refused=True, was=was)
    now = _told(before, events)
    return Difference(
        entry.number,
        refused=False,
        was=tuple(line for line in was if line not in now),
        now=tuple(line for line in now if line not in was),
    )


def _told(table: Table, events: Iterable[ev.Event]) -> tuple[str, ...]:
    lines: list[str] = []
    for event in events:
        after = apply(table, event)
        lines += story_lines(table, after, event)
        table = after
    return tuple(lines)


def _bare(events: Iterable[ev.Event]) -> list[object]:
    """Return what came of it without its proof: wording and reasons may change, never who won or was hit."""
    return [_bare_event(event) for event in events]


def _bare_event(event: ev.Event) -> object:
    match event:
        case ev.ThrowsCounted(who=who, count=count):
            return who, None if count is None else (count.cards, count.lowest)
        case ev.ClashJudged(clash=clash, ruling=ruling):
            return clash, ruling.members, ruling.top, ruling.told
        case ev.DeedSettled(who=who, ruling=ruling):
            return who, ruling.result, ruling.value, ruling.critical, ruling.fumble
        case ev.TaskJudged(who=who, ruling=ruling, count=count):
            taken = 0 if count is None else count.cards
            return who, event.intensities, taken, ruling.levels, ruling.critical, ruling.fumble, event.recovery
        case ev.ContestJudged(parties=parties):
            thrown = [(one.who, one.count.cards, one.value) for one in parties]
            return thrown, event.winner, event.critical, event.fumble
        case _:
            return event


def _lucks(events: Sequence[ev.Event]) -> list[list[Sequence[object]]]:
    """Return what chance may have answered, in order, so that these events came of it: mostly that is one thing alone.

    A newcomer's place in the order doesn't tell where chance put them if cards had their say as well (T-AMB-62).
    """
    orders: list[Sequence[object]] = [
        event.order for event in events if isinstance(event, ev.DeckShuffled | ev.ActionBegan | ev.OrderChanged)
    ]
    joined = next((event for event in events if isinstance(event, ev.FightJoined)), None)
    if joined is None:
        return [orders]
    who = joined.character.id
    others = [one for one in joined.order if one != who]
    places = [(*others[:place], who, *others[place:]) for place in range(len(joined.order))]
    return [[*orders, order] for order in (joined.order, *places)]
