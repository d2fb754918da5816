"""What a language has in words of its own beside its catalogues: cases, Horrors, tables. Only words may differ."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.formats.random_tables import own_tables
from demoncity_gui.formats.shelf import cases, shelf
from demoncity_gui.texts.catalogue import ENGLISH, in_language, languages, spoken
from demoncity_gui.texts.pseudo import PSEUDO

OTHERS = [code for code in languages() if code not in (ENGLISH, PSEUDO)]
FILES = ["tables.toml", *(f"{folder}/{path.name}" for folder in ("cases", "shelf") for path in asset(folder).iterdir())]

IDS = {"key", "to", "use", "side", "horror_deck", "significators", "own_cards", "card", "when", "do", "whom", "resist"}
"""What is the same in every language."""
NAMES = {"name", "people", "find", "needs", "tick", "stats", "stat", "shoots_with", "tags"}
"""By which one place of a file means another: said alike wherever they are said."""
NAMED = {"stats", "skills", "clocks", "full"}
"""Tables of names that the file itself gives."""
OF_THE_LANGUAGE = {"pronoun"}
"""What the language's own grammar decides."""


def leaves(here: Any, there: Any, place: str = "", key: str = "") -> Iterator[tuple[str, str, Any, Any]]:
    """Go through two files side by side and give what stands in the same place, with the key under which it does."""
    assert type(here) is type(there), place
    if isinstance(here, dict):
        if key in NAMED | {"lists"}:
            assert len(here) == len(there), place
            for one, other in zip(here, there, strict=True):
                yield f"{place}.{one}", "name", one, other
                yield from leaves(here[one], there[other], f"{place}.{one}", "to" if key == "full" else one)
            return
        assert here.keys() == there.keys(), place
        for one in here:
            yield from leaves(here[one], there[one], f"{place}.{one}", one)
    elif isinstance(here, list):
        assert len(here) == len(there), place
        for number, (one, other) in enumerate(zip(here, there, strict=True)):
            yield from leaves(one, other, f"{place}[{number}]", key)
    else:
        yield place, key, here, there


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", OTHERS)
def test_a_file_in_another_language_has_all_that_the_english_one_has_and_the_same_links(code: str, file: str) -> None:
    with spoken(code):
        own = in_language(*file.split("/"))
    assert own != asset(*file.split("/")), "it is there in English alone"
    meant: dict[str, str] = {}
    for place, key, english, said in leaves(read(asset(*file.split("/"))), read(own)):
        if key in IDS or not isinstance(english, str):
            assert english == said, place
        elif key in NAMES:
            for one, other in zip(english.split(), said.split(), strict=True) if key == "tags" else [(english, said)]:
                assert meant.setdefault(one, other) == other, place
        elif key not in OF_THE_LANGUAGE and not key == "short":
            assert english != said, f"{place} isn't translated"
    assert len(set(meant.values())) == len(meant), "two names have become one"


@pytest.mark.parametrize("code", OTHERS)
def test_tags_of_scenes_are_those_of_tables_as_in_english(code: str) -> None:
    def tags() -> tuple[set[str], set[str]]:
        scenes = [scene for plan in cases() if plan.casebook for scene in plan.casebook.case.scenes]
        return (
            {tag for scene in scenes for tag in scene.tags.split()},
            {tag for one in own_tables() for tag in one.tags.split()},
        )

    def shape(sets: tuple[set[str], set[str]]) -> list[int]:
        scenes, tables = sets
        return [len(scenes), len(tables), len(scenes & tables)]

    with spoken(ENGLISH):
        english = shape(tags())
    with spoken(code):
        assert shape(tags()) == english


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_read_once_is_read_anew_in_another_language(code: str) -> None:
    def titles() -> list[str]:
        return [*(plan.title for plan in (*cases(), *shelf())), *(one.title for one in own_tables())]

    with spoken(ENGLISH):
        english = titles()
    with spoken(code):
        own = titles()
    assert all(one != other for one, other in zip(own, english, strict=True))


def test_a_language_without_a_file_has_the_english_one() -> None:
    with spoken(PSEUDO):
        assert in_language("tables.toml") == asset("tables.toml")
