"""Deeds of sheets, told in the past: what the program's own sheets say, and what it doesn't guess at."""

from __future__ import annotations

import pytest

from demoncity_gui.formats.shelf import cases, shelf
from demoncity_gui.games.demon_city.rules.characters import SEVERAL
from demoncity_gui.texts.verbs import Told, told


@pytest.mark.parametrize(
    ("deed", "done", "tried"),
    [
        ("swings his torch at", "swung his torch at", "swing his torch at"),
        ("bites", "bit", "bite"),
        ("stabs a pen at", "stabbed a pen at", "stab a pen at"),
        ("carries off", "carried off", "carry off"),
        ("lashes out at", "lashed out at", "lash out at"),
        ("plays with", "played with", "play with"),
        ("embraces", "embraced", "embrace"),
        ("leans out and takes hold of", "leaned out and took hold of", "lean out and take hold of"),
        ("swings clubs and knives at", "swung clubs and knives at", "swing clubs and knives at"),
        ("has at", "had at", "have at"),
    ],
)
def test_what_somebody_does_becomes_what_they_did(deed: str, done: str, tried: str) -> None:
    assert told("en", deed) == Told(done, tried)


def test_what_several_do_has_no_ending_of_one() -> None:
    assert told("en", "pull at the ankles of", several=True) == Told("pulled at the ankles of", "pull at the ankles of")
    assert told("de", "schlagen nach", several=True) == Told("schlugen nach", "nach", "schlagen")
    assert told("de", "hämmern auf", several=True) == Told("hämmerten auf", "auf", "hämmern")


@pytest.mark.parametrize(
    ("deed", "done", "tried", "behind"),
    [
        ("schwingt die Feueraxt gegen", "schwang die Feueraxt gegen", "die Feueraxt gegen", "schwingen"),
        ("krallt nach", "krallte nach", "nach", "krallen"),
        ("hämmert auf", "hämmerte auf", "auf", "hämmern"),
        ("arbeitet an", "arbeitete an", "an", "arbeiten"),
        ("tritt", "trat", "", "treten"),
    ],
)
def test_german_puts_the_verb_behind_what_was_tried(deed: str, done: str, tried: str, behind: str) -> None:
    assert told("de", deed) == Told(done, tried, behind)


@pytest.mark.parametrize(
    ("language", "deed"), [("en", "Bo runs"), ("en", "with a scream"), ("de", "swings at"), ("xx", "bites")]
)
def test_what_begins_with_no_verb_is_not_guessed_at(language: str, deed: str) -> None:
    assert told(language, deed) is None


def test_every_deed_of_the_shelf_and_the_cases_can_be_told() -> None:
    people = [one for plan in (*shelf(), *cases()) for one in plan.characters]
    deeds = [
        (one.name, deed, told("en", deed, several=one.pronoun == SEVERAL))
        for one in people
        for deed in (one.close_deed, one.shoot_deed, "" if one.power is None else one.power.deed)
        if deed
    ]
    assert len(deeds) > 60
    assert [(name, deed) for name, deed, verb in deeds if verb is None] == []
    assert {verb.done.split()[0] for _, _, verb in deeds if verb} & {"puts", "swings", "claw", "snap"} == set()
