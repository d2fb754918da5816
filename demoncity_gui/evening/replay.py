"""Replay an evening: every command is decided again, with the luck recorded in its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.table_cache import TableCache, deed_of
from demoncity_gui.games.game import C, Deed, E, Game, T
from demoncity_gui.journal.entries import Entry
from demoncity_gui.journal.in_memory import JournalInMemory

_I = TypeVar("_I")


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

    def shuffled(self, items: Sequence[_I], /) -> tuple[_I, ...]:
        """Return the items as they lay; where that isn't remembered, as they are."""
        known: list[object] = [getattr(one, "id", one) for one in items]
        for order in self._orders:
            if set(known) <= set(order):
                self._orders.remove(order)
                return tuple(items[known.index(one)] for one in order if one in known)
        return tuple(items)


def replay(
    game: Game[T, C, E], entries: Iterable[Entry[C, E]], watch: Callable[[int], None] = lambda _: None
) -> tuple[tuple[Entry[C, E], ...], tuple[Difference, ...]]:
    """Return the entries as they come out when each is done again at its own table, and those that come out otherwise.

    An entry that does so stays as it was, so that what follows it is judged by what was played. `watch` is told the
    number of each entry that has been played.

    Raises:
        Trouble: the entries were no evening to begin with.
    """
    original = JournalInMemory(game)
    tables = TableCache(original)
    played: list[Entry[C, E]] = []
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
            deed = deed_of(entry, before)
            events = _decided(game, deed)
            if events is not None and _bare(game, events) == _bare(game, entry.events):
                played.append(replace(entry, events=events))
            else:
                played.append(entry)
                differences.append(_difference(game, deed, events))
        watch(entry.number)
    return tuple(played), tuple(differences)


def _decided(game: Game[T, C, E], deed: Deed[T, C, E]) -> tuple[E, ...] | None:
    """Decide a deed again with the luck recorded in it; return its events, None where it is refused."""
    found: tuple[E, ...] | None = None
    for luck in game.lucks(deed.events):
        chance = RecordedChance()
        chance.remember(luck)
        try:
            events, _ = game.decide(deed.before, deed.command, chance)
        except Exception:  # a refusal; or what the rules were never asked by an honest evening: a command about nobody
            continue
        if _bare(game, events) == _bare(game, deed.events):
            return events
        found = found or events
    return found


def _difference(game: Game[T, C, E], deed: Deed[T, C, E], events: tuple[E, ...] | None) -> Difference:
    was = _told(game, deed, deed.events)
    if events is None:
        return Difference(deed.number, refused=True, was=was)
    now = _told(game, deed, events)
    return Difference(
        deed.number,
        refused=False,
        was=tuple(line for line in was if line not in now),
        now=tuple(line for line in now if line not in was),
    )


def _told(game: Game[T, C, E], deed: Deed[T, C, E], events: Iterable[E]) -> tuple[str, ...]:
    lines: list[str] = []
    table = deed.before
    for event in events:
        after = game.apply(table, event)
        lines += game.story(deed, table, after, event, for_players=False)
        table = after
    return tuple(lines)


def _bare(game: Game[T, C, E], events: Iterable[E]) -> list[object]:
    return [game.outcome(event) for event in events]
