"""The parts of a sheet as people type them."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from demoncity_gui.formats.sheet_lines import PARTS, SheetPart, SheetUnreadable, with_stat
from demoncity_gui.games.demon_city.rules.characters import CardPower, Power, Rank, Weapon
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import bill
from tests.support.desk import EXAMPLE

BY_TITLE = {part.title: part for part in PARTS}


def part(title: str) -> SheetPart:
    return BY_TITLE[title]


@pytest.mark.parametrize("title", BY_TITLE)
def test_what_is_shown_reads_as_it_was(title: str) -> None:
    for one in EXAMPLE.characters:
        assert part(title).read(one, part(title).shown(one)) == one


@pytest.mark.parametrize("title", BY_TITLE)
def test_the_example_in_an_empty_field_can_be_typed(title: str) -> None:
    example = "7" if title == "Calm check" else part(title).example
    assert part(title).shown(part(title).read(bill, example)) == example


@pytest.mark.parametrize("title", BY_TITLE)
def test_nothing_typed_takes_a_part_away(title: str) -> None:
    assert part(title).shown(part(title).read(EXAMPLE.characters[4], " ")) == ""


def test_parts_are_read_as_they_are_meant() -> None:
    assert part("Skills").read(bill, " Hand To Hand  6,Volleyball 4 ( Athletics ),").skills == (
        Rank("Hand To Hand", 6),
        Rank("Volleyball", 4, "Athletics"),
    )
    assert part("Power").read(bill, "chokes (Calm against Toughness)").power == Power("chokes", "Calm", "Toughness")
    assert part("Cards set off").read(bill, "moon: a tide\n\nseven of cups : thirst: a flood").card_powers == (
        CardPower(Card.MOON, "a tide"),
        CardPower(Card.CUPS_7, "thirst: a flood"),
    )
    assert part("Cards set off").read(bill, "major-18: a tide").card_powers[0].card is Card.MOON
    assert part("Weapons").read(bill, "bow: far off\nfists").weapons == (Weapon("bow", "far off"), Weapon("fists"))
    assert [entry.name for entry in with_stat(bill, "Cash", "3").stats] == [
        "Calm",
        "Agility",
        "Toughness",
        "Perception",
        "Cash",
    ]
    assert not with_stat(bill, "Calm", "").has("Calm")


@pytest.mark.parametrize(
    ("title", "text", "sentence"),
    [
        ("Skills", "Yoga", "“Yoga” needs a name and a rank, such as “Yoga 3” or “Biology 4 (Science)”."),
        ("Skills", "Yoga 3, 4", "“4” needs a name and a rank, such as “Yoga 3” or “Biology 4 (Science)”."),
        ("Further stats", "Calm 3", "Calm has a column of its own in the table."),
        ("Power", "chokes", "A power is a deed, its stat and what resists it: chokes (Drowning against Toughness)."),
        ("Cards set off", "The Mooon: a tide", "No card is called “The Mooon”: write The Moon, or Seven of Cups."),
        ("Calm check", "many", "A Calm check is thrown against a whole number from 0 to 10, not “many”."),
    ],
)
def test_what_can_t_be_meant_is_said_in_one_sentence(title: str, text: str, sentence: str) -> None:
    with pytest.raises(SheetUnreadable) as why:
        part(title).read(bill, text)
    assert str(why.value) == sentence


@pytest.mark.parametrize("text", ["x", "1.5", "²", "1 2", "9999999"])
def test_a_stat_is_a_whole_number(text: str) -> None:
    with pytest.raises(SheetUnreadable, match="Calm is a whole number from 0 to 99"):
        with_stat(bill, "Calm", text)


def test_instincts_are_typed_as_they_are_shown_a_line_each() -> None:
    lines = (
        Instinct(When.ATTACKED, Do.DEFEND, weight=5),
        Instinct(When.ALLY_ATTACKED, Do.ATTACK, Whom.ALLYS_ATTACKER),
        Instinct(When.HURT, Do.WITHDRAW),
    )
    instincts = part("Instincts")

    shown = instincts.shown(replace(bill, instincts=lines))

    assert instincts.read(bill, shown).instincts == lines
    assert instincts.read(bill, shown.upper().replace("’", "'")).instincts == lines
    every = [Instinct(when, Do.ATTACK, whom, 3) for when, whom in product(When, Whom)]
    assert instincts.read(bill, instincts.shown(replace(bill, instincts=tuple(every)))).instincts == tuple(every)


@pytest.mark.parametrize("typed", ["defend", "when bored: defend", "when attacked: sing"])
def test_an_instinct_that_cant_be_meant_is_refused_with_what_could_be_typed(typed: str) -> None:
    with pytest.raises(SheetUnreadable, match=r"when attacked: defend|when outnumbered|attack anyone"):
        part("Instincts").read(bill, typed)
