"""The parts of a sheet as people type them."""

from __future__ import annotations

import re
from itertools import product

import pytest
from msgspec.structs import replace

from demoncity_gui.formats.sheet_lines import PARTS, SheetPart, SheetUnreadable, with_stat
from demoncity_gui.games.demon_city.rules.characters import CardPower, Power, Rank, Weapon
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_instincts as words
from demoncity_gui.texts import sheet_parts as said
from tests.support.cast import bill
from tests.support.desk import EXAMPLE

BY_NAME = {part.name: part for part in PARTS}


def part(name: str) -> SheetPart:
    return BY_NAME[name]


@pytest.mark.parametrize("name", BY_NAME)
def test_what_is_shown_reads_as_it_was(name: str) -> None:
    for one in EXAMPLE.characters:
        assert part(name).read(one, part(name).shown(one)) == one


@pytest.mark.parametrize("name", BY_NAME)
def test_the_example_in_an_empty_field_can_be_typed(name: str) -> None:
    example = "7" if name == "calm-check" else part(name).example
    assert part(name).shown(part(name).read(bill, example)) == example


@pytest.mark.parametrize("name", BY_NAME)
def test_nothing_typed_takes_a_part_away(name: str) -> None:
    assert part(name).shown(part(name).read(EXAMPLE.characters[4], " ")) == ""


@pytest.mark.english
def test_parts_are_read_as_they_are_meant() -> None:
    """This reads English: it is typed as people type it."""
    assert part("skills").read(bill, " Hand To Hand  6,Volleyball 4 ( Athletics ),").skills == (
        Rank("Hand To Hand", 6),
        Rank("Volleyball", 4, "Athletics"),
    )
    assert part("power").read(bill, "chokes (Calm against Toughness)").power == Power("chokes", "Calm", "Toughness")
    assert part("card-powers").read(bill, "moon: a tide\n\nseven of cups : thirst: a flood").card_powers == (
        CardPower(Card.MOON, "a tide"),
        CardPower(Card.CUPS_7, "thirst: a flood"),
    )
    assert part("card-powers").read(bill, "major-18: a tide").card_powers[0].card is Card.MOON
    assert part("weapons").read(bill, "bow: far off\nfists").weapons == (Weapon("bow", "far off"), Weapon("fists"))
    assert [entry.name for entry in with_stat(bill, "Cash", "3").stats] == [
        "Calm",
        "Agility",
        "Toughness",
        "Perception",
        "Cash",
    ]
    assert not with_stat(bill, "Calm", "").has("Calm")


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("skills", "Yoga", said.rank_incomplete(typed="Yoga")),
        ("skills", "Yoga 3, 4", said.rank_incomplete(typed="4")),
        ("further-stats", "Calm 3", said.stat_elsewhere(stat="Calm")),
        ("power", "chokes", said.power_incomplete),
        ("card-powers", "The Mooon: a tide", said.no_card(typed="The Mooon")),
        ("calm-check", "many", said.calm_check_no_number(typed="many")),
    ],
)
def test_what_can_t_be_meant_is_said_in_one_sentence(name: str, text: str, sentence: str) -> None:
    with pytest.raises(SheetUnreadable) as why:
        part(name).read(bill, text)
    assert str(why.value) == sentence


@pytest.mark.parametrize("text", ["x", "1.5", "²", "1 2", "9999999"])
def test_a_stat_is_a_whole_number(text: str) -> None:
    with pytest.raises(SheetUnreadable) as why:
        with_stat(bill, "Calm", text)
    assert str(why.value) == said.rank_no_number(what="Calm", typed=text)


def test_instincts_are_typed_as_they_are_shown_a_line_each() -> None:
    lines = (
        Instinct(When.ATTACKED, Do.DEFEND, weight=5),
        Instinct(When.ALLY_ATTACKED, Do.ATTACK, Whom.ALLYS_ATTACKER),
        Instinct(When.HURT, Do.WITHDRAW),
    )
    instincts = part("instincts")

    shown = instincts.shown(replace(bill, instincts=lines))

    assert instincts.read(bill, shown).instincts == lines
    assert instincts.read(bill, shown.upper().replace("’", "'")).instincts == lines
    every = [Instinct(when, Do.ATTACK, whom, 3) for when, whom in product(When, Whom)]
    assert instincts.read(bill, instincts.shown(replace(bill, instincts=tuple(every)))).instincts == tuple(every)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("defend", words.no_colon(typed="defend")),
        ("when bored: defend", words.when_outnumbered),
        (f"{words.when_attacked}: sing", words.attack_anyone),
    ],
)
def test_an_instinct_that_cant_be_meant_is_refused_with_what_could_be_typed(typed: str, told: str) -> None:
    with pytest.raises(SheetUnreadable, match=re.escape(told)):
        part("instincts").read(bill, typed)
