"""The words of an entry, made fit to be shown as the entry is read: a stranger may have written it."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import evening_plan
from demoncity_gui.games.demon_city.rules.characters import LONGEST_NAME
from demoncity_gui.games.demon_city.rules.commands import BeginEvening, Note
from demoncity_gui.journal.entries import EntryKind, Unreadable, encode
from demoncity_gui.journal.fit_to_show import fit_to_show
from tests.support.demon_city import Entry, as_written, decode

NOON = "2026-10-31T12:00:00Z"
EXAMPLE = evening_plan(asset("example-evening.toml").read_text(encoding="utf-8"))
HOSTILE = st.text(st.one_of(st.characters(codec="utf-8"), st.sampled_from("\x1b\x07\t\r\u202e\u2066\u200b\u2028<&")))


def read_again(words: str) -> str:
    told = decode(encode(Entry(1, EntryKind.DO, NOON, Note(words)))).command
    assert isinstance(told, Note)
    return told.words


@given(HOSTILE)
def test_no_word_of_an_entry_commands_a_terminal_or_turns_words_around(words: str) -> None:
    for sign in read_again(words):
        assert unicodedata.category(sign) not in ("Cc", "Zl", "Zp")
        assert unicodedata.bidirectional(sign) not in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


@given(HOSTILE)
def test_what_is_typed_is_kept_as_it_will_be_read(words: str) -> None:
    typed = as_written(Note(words))
    assert isinstance(typed, Note) and typed.words == read_again(words) == read_again(typed.words)


@pytest.mark.parametrize(
    "words", ["Ann  &  Zoë", "<b>Ann</b>", "नहीं क्\u200dष", "👩\u200d👩\u200d👧", 'say "no" \\ yes', "x" * 2000]
)
def test_all_other_words_are_read_as_they_were_written(words: str) -> None:
    assert read_again(words) == words
    assert decode(encode(Entry(1, EntryKind.DO, NOON, EXAMPLE))).command == EXAMPLE


def test_notes_alone_have_several_lines() -> None:
    body = msgspec.json.encode({"notes": "one\ntwo\u2028three", "scene": "one\ntwo"})
    assert msgspec.json.decode(fit_to_show(body)) == {"notes": "one\ntwo three", "scene": "one two"}


@pytest.mark.parametrize("form", ['{"name":"%s"}', '{"name" : "%s"}', '{"n\\u0061me":"%s"}'])
def test_an_endless_name_is_cut(form: str) -> None:
    name = msgspec.json.decode(fit_to_show((form % ("W" * 10_000)).encode()))["name"]
    assert name == "W" * (LONGEST_NAME - 1) + "…"


def test_an_older_evening_with_longer_names_opens() -> None:
    long = msgspec.structs.replace(EXAMPLE.characters[0], name="W" * 10_000, notes="n" * 100_000, close_deed="d" * 9000)
    entry = Entry(1, EntryKind.DO, NOON, msgspec.structs.replace(EXAMPLE, characters=(long,)))
    read = decode(encode(entry)).command
    assert isinstance(read, BeginEvening)
    (who,) = read.characters
    assert (len(who.name), len(who.notes), len(who.close_deed)) == (LONGEST_NAME, 20_000, 2_000)


@pytest.mark.parametrize("body", [b'{"name":"\\u00', b'"\\ud800"', b"[" * 100_000 + b'"\\n"', b"\x7f"])
def test_what_is_no_json_is_no_entry(body: bytes) -> None:
    with pytest.raises(Unreadable):
        decode(body)
