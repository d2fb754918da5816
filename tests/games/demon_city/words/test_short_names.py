"""Shorter forms of names for a screen without room, and that none of them means two people."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.short_names import short_name, shorter_names
from tests.support.cast import ann


def people(*names: str) -> tuple[Character, ...]:
    return tuple(replace(ann, id=CharacterId(at), name=name) for at, name in enumerate(names, 1))


def shorter(*cast: Character) -> list[tuple[str, ...]]:
    return list(shorter_names(replace(EMPTY_TABLE, characters=cast)).values())


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Nena", ()),
        ("The Bather", ("Bather",)),
        ("Sister Agnes of the Docks", ("Sister Agnes", "Sister", "Docks", "SAD")),
        ("Man in the Grey Coat", ("Grey Coat", "Coat", "MGC")),
        ("Thaddeus Montgomery-Wells", ("Thaddeus", "Montgomery-Wells", "TM")),
        ("Ghoul 12", ("Ghoul", "G12")),
        ("Dolores van der Meer", ("Dolores", "Meer", "DM")),
        ("La Llorona", ("Llorona",)),
        (
            "Corporal Dolores Castellane Ulrike Emerson Parr",
            ("Corporal Dolores Castellane", "Corporal Dolores", "Corporal", "Parr"),
        ),
        ("A Man", ("Man",)),
        ("Der Schaffner", ("Schaffner",)),
        ("Die Frau in grauen Handschuhen", ("Frau in grauen Handschuhen", "grauen Handschuhen", "Handschuhen", "FGH")),
        ("Mann in Grau", ("Grau", "MG")),
        ("Frau Abelard", ("Abelard", "FA")),
        (
            "Das Dutzend der dritten Klasse",
            ("Dutzend der dritten Klasse", "Dutzend der dritten", "Dutzend", "Klasse", "DDK"),
        ),
        ("Mieter von 13 C", ("Mieter von 13", "Mieter", "M13C")),
        ("?", ()),
    ],
)
def test_the_article_goes_first_then_all_but_what_tells_somebody_apart(name: str, forms: tuple[str, ...]) -> None:
    assert shorter(*people(name)) == [forms]


def test_beside_other_words_stands_the_longest_form_that_has_room() -> None:
    name = "Man in the Long Grey Coat Who Waits Beneath the Pier"
    (forms,) = shorter(*people(name))
    assert short_name(name, forms) == "Long Grey Coat"
    assert short_name("Nena", ()) == "Nena"


def test_no_form_means_two_people() -> None:
    assert shorter(*people("Drowned Boy", "Drowned Girl")) == [("DB",), ("DG",)]
    assert shorter(*people("The Bather", "Bather")) == [(), ()]
    assert shorter(*people("Ghoul 1", "Ghoul 2", "Ghoul 12")) == [("G1",), ("G2",), ("G12",)]


def test_the_short_name_on_the_sheet_goes_before_all() -> None:
    coat, other = people("Man in the Grey Coat", "Grey Coat Gang")
    assert shorter(replace(coat, short="Coat"), other) == [("Coat", "MGC"), ("Grey Coat", "Grey", "Gang", "GCG")]
