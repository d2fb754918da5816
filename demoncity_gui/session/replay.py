"""An evening played again: every command decided anew, by the luck that stands in its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from demoncity_gui.journal.entries import Entry, EntryKind
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.journal.troubles import Trouble
from demoncity_gui.rules import events as ev
from demoncity_gui.rules.characters import Character
from demoncity_gui.rules.decide import decide
from demoncity_gui.rules.refusals import RuleRefusal
from demoncity_gui.session.moments import Moments
from demoncity_gui.session.session import Session

T = TypeVar("T")


class Difference(Struct, frozen=True):
    """Entry `number` came out differently, or was refused."""

    number: int
    refused: bool


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


def replay(entries: Iterable[Entry], watch: Callable[[int], None] = lambda _: None) -> tuple[Entry, ...] | Difference:
    """Return the entries as they come out when all is done again, or the first that does so otherwise.

    `watch` is told the number of each entry that has been played.

    Raises:
        Trouble: the entries were no evening to begin with.
    """
    chance, written_at = RecordedChance(), ""
    original, anew = JournalInMemory(), JournalInMemory()
    moments = Moments(original)
    session = Session(anew, chance, lambda: written_at)
    for entry in entries:
        original.append(entry)
        if entry.command is not None:
            moments.add(entry)
        written_at = entry.written_at
        try:
            _play(session, entry, chance)
        except RuleRefusal:
            return Difference(entry.number, refused=True)
        except Trouble:
            raise
        except Exception:  # the rules were never asked this by an honest evening: a command about nobody, say
            return Difference(entry.number, refused=True)
        if anew.entry(entry.number) != entry or session.table != moments.after(original.timeline.newest):
            return Difference(entry.number, refused=False)
        watch(entry.number)
    return anew.entries()


def _play(session: Session, entry: Entry, chance: RecordedChance) -> None:
    if entry.command is not None:
        likeliest, *others = _lucks(entry.events)
        for luck in others:
            chance.remember(luck)
            if decide(session.table, entry.command, chance) == entry.events:
                likeliest = luck
                break
        chance.remember(likeliest)
        session.do(entry.command)
    elif entry.kind is EntryKind.UNDO:
        session.undo()
    elif entry.kind is EntryKind.REDO:
        session.redo()
    elif entry.to is not None:
        session.go_to(entry.to)
    elif entry.tv is not None:
        session.change_tv(entry.tv)


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
