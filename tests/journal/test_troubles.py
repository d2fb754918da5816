from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui.journal.troubles import (
    Damaged,
    ForeignJournal,
    Missing,
    TooManyPictures,
    TooNew,
    Trouble,
    TroubleReason,
    sentence,
)
from demoncity_gui.texts import troubles

PLACE = Path("/evenings/the red door.demoncity")


def reasons(kind: Any) -> list[TroubleReason]:
    if kind is Damaged:
        return [Damaged(PLACE, entry) for entry in (1, 2, 300)]
    if kind is TooNew:
        return [TooNew(PLACE, "2.0", "1.0"), TooNew(PLACE, "1.4", "1.0", entry=12)]
    if kind is ForeignJournal:
        return [ForeignJournal(PLACE, PLACE.with_name("beside"))]
    if kind is TooManyPictures:
        return [TooManyPictures(PLACE, 200)]
    return [kind(PLACE, "EIO") if "code" in kind.__struct_fields__ else kind(PLACE)]


@pytest.mark.parametrize("kind", TroubleReason.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_trouble_has_one_sentence_that_names_the_place(kind: Any) -> None:
    said = [sentence(reason) for reason in reasons(kind)]
    for words in said:
        assert str(PLACE) in words
        assert words.endswith(".") and ". " not in words and "\n" not in words
    assert len(set(said)) == len(said)


def test_no_two_troubles_sound_the_same() -> None:
    said = [sentence(reason) for kind in TroubleReason.__subclasses__() for reason in reasons(kind)]
    assert len(set(said)) == len(said)


def test_damage_says_up_to_where_the_evening_is_sound() -> None:
    for entry in (300, 1):
        assert sentence(Damaged(PLACE, entry)) == troubles.damaged(path=f"“{PLACE}”", entry=entry, before=entry - 1)


def test_too_new_says_which_version_is_needed() -> None:
    assert "2.0" in sentence(TooNew(PLACE, "2.0", "1.0")) and "1.0" in sentence(TooNew(PLACE, "2.0", "1.0"))
    with_entry = troubles.too_new(path=f"“{PLACE}”", entry="12", version="1.4", known="1.0")
    assert sentence(TooNew(PLACE, "1.4", "1.0", entry=12)) == with_entry


@given(st.text(st.characters(exclude_characters="\0")))
def test_any_name_of_a_file_can_be_said(name: str) -> None:
    words = sentence(Missing(Path(name)))
    assert words.isprintable()
    assert words.encode()


def test_a_trouble_carries_its_reason() -> None:
    assert Trouble(Missing(PLACE)).reason == Missing(PLACE)
