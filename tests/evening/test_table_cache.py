"""Tables of any deed, wherever undo went and whatever was taken back for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui.evening.session import Session
from demoncity_gui.evening.table_cache import TableCache
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.commands import CallReady, SetToughness
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.journal.entries import EntryKind
from demoncity_gui.journal.troubles import Damaged, Trouble
from demoncity_gui.pieces.decks import DeckName
from tests.evening.evenings import NOON, begun_in
from tests.support.demon_city import Entry, JournalInMemory
from tests.support.told_evening import ANN, told_chance

DEEP = 1000


def at_toughness(journal: JournalInMemory, *numbers: int) -> list[Table]:
    """Set Ann's Toughness to these, one after another; return the table after each."""
    session = Session(journal, told_chance(), lambda: NOON)
    tables = []
    for number in numbers:
        session.do(SetToughness(ANN.id, number))
        tables.append(session.table)
    return tables


def test_undo_a_thousand_deep_and_redo_pass_by_every_table() -> None:
    journal = begun_in(1)
    first = TableCache(journal).after(1)
    tables = [first, *at_toughness(journal, *(number % 5 for number in range(DEEP)))]
    for session in (Session(journal, told_chance(), lambda: NOON), Session(journal, told_chance(), lambda: NOON)):
        assert session.table == tables[-1]
        for table in tables[-2::-1]:
            session.undo()
            assert session.table == table
        for table in tables[1:]:
            session.redo()
            assert session.table == table


def test_a_branch_that_was_taken_back_for_good_keeps_its_tables() -> None:
    journal = begun_in(1)
    tables = dict(enumerate(at_toughness(journal, *(number % 5 for number in range(200))), start=2))
    session = Session(journal, told_chance(), lambda: NOON)
    for _ in range(150):
        session.undo()
    left = journal.timeline.newest
    number = journal.timeline.last + 1
    tables |= dict(enumerate(at_toughness(journal, *(number % 4 for number in range(300))), start=number))
    for cache in (TableCache(journal), TableCache(JournalInMemory(journal.entries()))):
        for deed in sorted(tables, key=lambda deed: deed * 7919 % 503):
            assert cache.after(deed) == tables[deed], deed
        assert cache.before(number) == cache.after(left) == tables[left]


def test_before_the_first_deed_there_is_an_empty_table() -> None:
    cache = TableCache(begun_in(3))
    assert cache.after(0) == cache.before(1) == EMPTY_TABLE


def test_what_they_keep_does_not_grow_with_each_deed() -> None:
    journal = begun_in(1)
    at_toughness(journal, *(number % 5 for number in range(DEEP)))
    cache = TableCache(journal)
    assert len(cache._kept) + len(cache._recent) < DEEP / 3


@pytest.mark.parametrize(
    "impossible",
    [ev.CardsTurned(), ev.CardsLaid(CharacterId(99), 1), ev.CardsSpread(DeckName.PLAYERS, 99)],
    ids=["outside a fight", "by nobody", "more than there are"],
)
def test_a_story_that_can_t_have_happened_is_broken_at_that_entry(impossible: ev.Event) -> None:
    entries = (*begun_in(1).entries(), Entry(2, EntryKind.DO, NOON, CallReady(), (impossible,)))
    with pytest.raises(Trouble) as broken:
        TableCache(JournalInMemory(entries))
    assert broken.value.reason == Damaged(Path("evening in memory"), 2)
