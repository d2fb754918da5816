from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from demoncity_gui.games.demon_city.rules.characters import CharacterId, Rank
from demoncity_gui.games.demon_city.rules.commands import Command, Complicate, EndAction, TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.events import Event, FightJoined
from demoncity_gui.journal.entries import EntryKind, UnknownWord, Unreadable, encode
from tests.journal.evenings import NOON, anything, deed, go, redo, undo
from tests.support.demon_city import Entry, decode

few = settings(max_examples=settings().max_examples // 10, suppress_health_check=[HealthCheck.too_slow])
"""A tenth of the usual number, for every kind there is: each takes long to make up."""


@pytest.mark.soak
@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
@few
@given(data=st.data())
def test_every_command_comes_back_as_it_was(kind: Any, data: st.DataObject) -> None:
    entry = Entry(1, EntryKind.DO, NOON, data.draw(anything(kind)))
    assert decode(encode(entry)) == entry


@pytest.mark.soak
@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
@few
@given(data=st.data())
def test_every_event_comes_back_as_it_was(kind: Any, data: st.DataObject) -> None:
    events = tuple(data.draw(st.lists(anything(kind), min_size=1, max_size=3)))
    entry = Entry(1, EntryKind.DO, NOON, EndAction(), events)
    again = decode(encode(entry))
    assert again == entry
    assert [type(event) for event in again.events] == [kind] * len(events)


def test_an_entry_written_before_a_field_was_there_is_read_as_it_was_meant() -> None:
    """A rank without its general form, a contest without what was charged twice, a number of further skills."""
    begun = (
        b'{"number":1,"kind":"do","written_at":"2018-05-26T12:00:00Z","command":{"type":"try-task","side":{"who":1,'
        b'"stat":null,"overlap":2,"advantages":[],"disadvantages":[],"other_is_distracted":false},"intensities":[4],'
        b'"supernatural":false},"events":[{"type":"fight-joined","character":{"id":1,"name":"Ann","side":"players",'
        b'"deck":"players","stats":[{"name":"Agility","rank":3}]},"order":[1]},'
        b'{"type":"contest-judged","parties":[],"winner":null,"critical":[],"fumble":[]}]}'
    )
    entry = decode(begun)
    assert entry.command == TryTask(TaskSide(CharacterId(1)), (4,), supernatural=False)
    joined, _ = entry.events
    assert isinstance(joined, FightJoined)
    assert joined.character.stats == (Rank("Agility", 3),)


@pytest.mark.parametrize("entry", [undo(2), redo(3)])
def test_undo_and_redo_come_back_as_they_were(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


def test_an_entry_is_words_that_people_can_read() -> None:
    assert json.loads(encode(Entry(7, EntryKind.DO, NOON, Complicate("The light goes out")))) == {
        "number": 7,
        "kind": "do",
        "written_at": NOON,
        "command": {"type": "complicate", "words": "The light goes out"},
        "events": [],
        "to": None,
        "tv": None,
        "pictures": [],
    }
    assert json.loads(encode(undo(8)))["kind"] == "undo"
    assert json.loads(encode(redo(9)))["kind"] == "redo"
    assert json.loads(encode(go(10, to=4))) == {
        "number": 10,
        "kind": "go",
        "written_at": NOON,
        "command": None,
        "events": [],
        "to": 4,
        "tv": None,
        "pictures": [],
    }


@pytest.mark.parametrize(
    "written",
    [
        b'{"number":1,"kind":"wish","written_at":"2018-05-26T12:00:00Z"}',
        b'{"number":1,"kind":"do","written_at":"2018-05-26T12:00:00Z","command":{"type":"dance"}}',
        b'{"number":1,"kind":"do","written_at":"2018-05-26T12:00:00Z","command":{"type":"end-action"},'
        b'"events":[{"type":"music-began"}]}',
        b'{"number":1,"kind":"do","written_at":"2018-05-26T12:00:00Z","command":{"type":"end-action"},'
        b'"events":[{"type":"deck-shuffled","deck":"audience","order":[]}]}',
    ],
    ids=["kind", "command", "event", "value"],
)
def test_a_word_unknown_here_is_told_apart_and_never_skipped(written: bytes) -> None:
    with pytest.raises(UnknownWord):
        decode(written)


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"\x00\xff",
        b'{"number":1,"kind":"do"',
        b'{"number":1,"kind":"undo","written_at":"yesterday"}',
        b'{"number":0,"kind":"undo","written_at":"2018-05-26T12:00:00Z"}',
        b'{"number":1,"kind":"do","written_at":"2018-05-26T12:00:00Z"}',
        b'{"number":1,"kind":"undo","written_at":"2018-05-26T12:00:00Z","command":{"type":"end-action"}}',
        b'{"number":1,"kind":"undo","written_at":"2018-05-26T12:00:00Z","events":[{"type":"action-ended"}]}',
        b'{"number":1,"kind":"do","x":' + b"[" * 100_000,
    ],
)
def test_what_is_no_entry_is_unreadable(written: bytes) -> None:
    with pytest.raises(Unreadable):
        decode(written)


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_any_byte_may_be_wrong_and_reading_still_ends_in_an_entry_or_an_answer(data: st.DataObject) -> None:
    body = bytearray(encode(deed(1)))
    for position in data.draw(st.lists(st.integers(0, len(body) - 1), min_size=1, max_size=4)):
        body[position] = data.draw(st.integers(0, 255))
    try:
        assert decode(bytes(body)).number
    except (UnknownWord, Unreadable):
        pass


def test_half_a_character_is_refused_before_anything_is_written() -> None:
    with pytest.raises(ValueError, match="surrogates"):
        encode(Entry(1, EntryKind.DO, NOON, Complicate("\ud83d")))


@pytest.mark.parametrize(
    "moment", ["2018-05-26", "2018-05-26T12:00:00", "2018-05-26T12:00:00.5Z", "2018-05-26T12:00:00+02:00"]
)
def test_a_time_is_in_utc_and_to_the_second(moment: str) -> None:
    with pytest.raises(ValueError, match="UTC"):
        Entry(1, EntryKind.UNDO, moment)
    assert Entry(1, EntryKind.UNDO, "2018-05-26T12:00:00+00:00").written_at.endswith("+00:00")
