from __future__ import annotations

from pathlib import Path

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.formats.evening_plan import PlanUnreadable, evening_plan, read_evening_plan
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, CardPower, Power
from demoncity_gui.games.demon_city.rules.decide import decide
from demoncity_gui.games.demon_city.rules.decks import deck_breaches
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import casts, misfits
from demoncity_gui.texts import demon_city_sheets as sheets
from demoncity_gui.words.cards import card_title
from tests.support.stacked import PLAYERS_31, StackedChance

PLAN = """\
title = "Low water"
scene = "A drained bath"
horror_deck = ["pentacles-1", "pentacles-2", "major-moon"]

[[characters]]
name = "Ann"
side = "players"
stats = { Agility = 3, Toughness = 4, Calm = 5 }
skills = { Firearms = 6 }
significators = ["cups-queen"]
shoots_with = "Firearms"

[[characters]]
name = "Bill"
side = "cult"
stats = { Agility = 2, Toughness = 3, Drowning = 8 }

[characters.power]
deed = "fills the lungs of"
stat = "Drowning"
resist = "Toughness"

[[characters]]
name = "Cassie"
side = "players"
stats = { Agility = 5, Toughness = 2 }
"""


def changed(old: str, new: str) -> str:
    """Return the plan with one thing written otherwise."""
    assert PLAN.count(old) == 1, old
    return PLAN.replace(old, new)


def objection(text: str) -> str:
    """Return what is said of a plan that can't be played from."""
    with pytest.raises(PlanUnreadable) as why:
        evening_plan(text)
    return str(why.value)


def test_a_plan_says_who_sits_down_with_which_cards() -> None:
    evening = evening_plan(PLAN)
    assert (evening.title, evening.scene) == ("Low water", "A drained bath")
    ann, bill, cassie = evening.characters
    assert [one.name for one in (ann, bill, cassie)] == ["Ann", "Bill", "Cassie"]
    assert len({one.id for one in (ann, bill, cassie)}) == 3
    assert (ann.rank("Agility"), ann.rank("Firearms"), ann.shoot_skill) == (3, 6, "Firearms")
    assert (ann.side, ann.deck, ann.significators) == (PLAYERS_SIDE, DeckName.PLAYERS, (Card.CUPS_QUEEN,))
    assert (bill.deck, bill.power) == (DeckName.HORROR, Power("fills the lungs of", "Drowning", "Toughness"))
    assert evening.horror_deck == (Card.PENTACLES_1, Card.PENTACLES_2, Card.MOON)
    assert evening.players_deck == (*PLAYERS_31, Card.CUPS_QUEEN)


def test_the_example_evening_reads_and_can_be_begun() -> None:
    evening = read_evening_plan(asset("example-evening.toml"))
    sides = [one.is_player_character for one in evening.characters]
    assert (sides.count(True), sides.count(False)) == (4, 2)
    assert deck_breaches(evening.players_deck, evening.horror_deck) == ()
    assert decide(EMPTY_TABLE, evening, StackedChance())


def test_the_fool_lies_in_one_deck_wherever_the_plan_puts_it() -> None:
    for horror_deck in ('["pentacles-1"]', '["pentacles-1", "major-0"]', '["major-fool"]'):
        evening = evening_plan(changed('["pentacles-1", "pentacles-2", "major-moon"]', horror_deck))
        assert (evening.players_deck + evening.horror_deck).count(Card.FOOL) == 1


def test_the_fool_as_a_significator_is_not_added_twice() -> None:
    evening = evening_plan(changed('"cups-queen"', '"major-fool"'))
    assert evening.players_deck == PLAYERS_31
    assert evening.characters[0].significators == (Card.FOOL,)


def test_somebody_of_another_side_may_draw_with_the_players() -> None:
    evening = evening_plan(changed('name = "Bill"', 'name = "Bill"\ndeck = "players"'))
    assert evening.characters[1].is_player_character


def test_a_skill_may_be_the_special_form_of_another() -> None:
    """T-EXTRA-14: as the plan says, or as everybody knows."""
    ann = evening_plan(
        changed("Firearms = 6 }", 'Firearms = 6, French = 2, Racing = { rank = 3, special_form_of = "Driving" } }')
    ).characters[0]
    assert (ann.rank("Racing"), ann.rank("French")) == (3, 2)
    assert ann.is_special_form("Racing", "Driving")
    assert ann.is_special_form("French", "Languages")
    assert not ann.is_special_form("Driving", "Racing")
    assert not ann.is_special_form("Firearms", "Driving")


def test_a_horror_keeps_what_its_cards_set_off() -> None:
    """T-CRIT-11."""
    power = '[[characters.card_powers]]\ncard = "major-moon"\nwords = " The water rises. "\n'
    _, bill, _ = evening_plan(changed('resist = "Toughness"', f'resist = "Toughness"\n\n{power}')).characters
    assert bill.card_powers == (CardPower(Card.MOON, "The water rises."),)


def with_powers(*cards: str, words: str = "The water rises.") -> tuple[str, str]:
    """Return how Bill gets these powers: what stands there, and what stands there then."""
    powers = "".join(f'\n\n[[characters.card_powers]]\ncard = "{card}"\nwords = "{words}"' for card in cards)
    return 'resist = "Toughness"', f'resist = "Toughness"{powers}'


MISSING = misfits.missing(wanted="WANTED").partition("WANTED")[0]


def no_toml(line: int) -> str:
    """Return how it is said that a line is not TOML, up to the column."""
    return misfits.toml_at(line=str(line), column="COLUMN", fault="other").partition("COLUMN")[0]


WRONG = {
    "a power of an unknown card": (*with_powers("major-mon"), "$.characters[1].card_powers[0].card", "major-mon"),
    "a power of a card that never comes": (
        *with_powers("major-19"),
        "$.characters[1].card_powers[0].card",
        "major-19",
        "Bill",
    ),
    "a card with two powers": (
        *with_powers("major-moon", "major-moon"),
        "$.characters[1].card_powers[1].card",
        sheets.card_power_twice(whose="Bill", what=card_title(Card.MOON)).removesuffix("."),
    ),
    "a power without words": (*with_powers("major-moon", words=" "), "$.characters[1].card_powers[0].words"),
    "unknown key of a card's power": (
        'resist = "Toughness"',
        'resist = "Toughness"\n\n[[characters.card_powers]]\ncard = "major-moon"\nwords = "Tide."\ncost = 1',
        "cost",
        "$.characters[1].card_powers[0]",
    ),
    "a special form of itself": (
        "Firearms = 6 }",
        'Firearms = { rank = 6, special_form_of = "Firearms" } }',
        "$.characters[0].skills",
        sheets.form_of_itself(what="Firearms").removesuffix("."),
    ),
    "unknown key of a skill": (
        "Firearms = 6 }",
        'Firearms = { rank = 6, special = "Guns" } }',
        "special",
        "$.characters[0].skills",
    ),
    "no title": ('title = "Low water"', "", "$.title", MISSING),
    "title is a number": ('"Low water"', "7", "$.title"),
    "scene is a list": ('"A drained bath"', '["a"]', "$.scene"),
    "unknown key at the top": (
        'scene = "A drained bath"',
        "weather = 'rain'",
        "$.weather",
        misfits.no_such_key_only(known="title"),
    ),
    "unknown key of a character": ('shoots_with = "Firearms"', "shoe = 43", "shoe", "$.characters[0]"),
    "unknown key of a power": ('resist = "Toughness"', 'resist = "Calm"\ncost = 1', "cost", "$.characters[1].power"),
    "no deck": (
        'horror_deck = ["pentacles-1", "pentacles-2", "major-moon"]',
        "",
        "$.horror_deck",
        MISSING,
    ),
    "horror's deck is text": ('["pentacles-1", "pentacles-2", "major-moon"]', '"all"', "$.horror_deck"),
    "a card is a number": ('"pentacles-2"', "2", "$.horror_deck[1]"),
    "unknown card": ('"pentacles-2"', '"pentacles-11"', "$.horror_deck[1]", "pentacles-11"),
    "a card twice": ('"major-moon"', '"pentacles-1"', "$.horror_deck[2]", casts.card_twice(card="pentacles-1")),
    "one card by two names": (
        '"pentacles-1", "pentacles-2"',
        '"major-18"',
        "$.horror_deck[1]",
        casts.card_twice(card="major-18"),
    ),
    "a card of the players'": (
        '"pentacles-2"',
        '"cups-7"',
        "$.horror_deck[1]",
        casts.card_in_players_deck(card="cups-7"),
    ),
    "unknown significator": ('"cups-queen"', '"cups-duke"', "$.characters[0].significators[0]", "cups-duke"),
    "a pip as significator": (
        '"cups-queen"',
        '"cups-3"',
        "$.characters[0].significators[0]",
        casts.plain_significator(card="cups-3"),
    ),
    "the horror's card as significator": (
        '"cups-queen"',
        '"major-moon"',
        "$.characters[0].significators[0]",
        casts.card_in_horrors_deck(card="major-18"),
    ),
    "a significator twice": (
        '"cups-queen"]',
        '"cups-king", "cups-king"]',
        "$.characters[0].significators[1]",
        casts.significator_taken(card="cups-king"),
    ),
    "a significator of two": (
        "{ Agility = 5, Toughness = 2 }",
        '{ Agility = 5, Toughness = 2 }\nsignificators = ["cups-queen"]',
        "$.characters[2].significators[0]",
        casts.significator_taken(card="cups-queen"),
    ),
    "a significator of the horror's": (
        '"cult"',
        '"cult"\nsignificators = ["cups-king"]',
        "$.characters[1].significators[0]",
        "Bill",
    ),
    "a creature's card that is not in its deck": (
        '"cult"',
        '"cult"\nown_cards = ["cups-king"]',
        "$.characters[1].own_cards[0]",
        casts.card_not_in_horrors_deck(card="cups-king"),
    ),
    "the fool owned here and lying there": (
        '"pentacles-2", "major-moon"]',
        '"major-0"]\n\n[[characters]]\nname = "Max"\nside = "players"\nstats = { Agility = 1, Toughness = 1 }\n'
        'significators = ["major-0"]',
        "$.characters[0].significators[0]",
        "major-0",
    ),
    "no name": ('name = "Cassie"\n', "", "$.characters[2].name", MISSING),
    "a blank name": ('"Cassie"', '"  "', "$.characters[2].name"),
    "two of one name": ('"Cassie"', '"Ann"', "$.characters[2].name", "“Ann”"),
    "a blank side": ('"cult"', '""', "$.characters[1].side", "Bill"),
    "no side": ('side = "cult"\n', "", "$.characters[1].side", MISSING),
    "unknown deck": ('"cult"', '"cult"\ndeck = "uno"', "uno", "$.characters[1].deck"),
    "no stats": ("stats = { Agility = 5, Toughness = 2 }\n", "", "$.characters[2].stats", MISSING),
    "no Agility": ("Agility = 5, ", "", "$.characters[2].stats", "Agility"),
    "no Toughness": (", Toughness = 2 ", "", "$.characters[2].stats", "Toughness"),
    "a stat in words": ("Agility = 5", 'Agility = "five"', "$.characters[2].stats"),
    "half a stat": ("Agility = 5", "Agility = 4.5", "$.characters[2].stats"),
    "a stat below 0": ("Agility = 5", "Agility = -1", "$.characters[2].stats", "Agility", "−1"),
    "a skill past 99": ("Firearms = 6", "Firearms = 100", "$.characters[0].skills", "Firearms", "100"),
    "a skill nobody has": ('shoots_with = "Firearms"', 'shoots_with = "Bows"', "$.characters[0].shoots_with", "Bows"),
    "a power of a stat that lacks": ('stat = "Drowning"', 'stat = "Fire"', "$.characters[1].power.stat", "Fire"),
    "half a power": ('resist = "Toughness"\n', "", "$.characters[1].power.resist", MISSING),
    "an open quote": ('"Low water"', '"Low water', no_toml(1)),
    "a key twice": ('scene = "A drained bath"', 'title = "Again"', no_toml(2)),
    "no value": ('scene = "A drained bath"', "scene =", no_toml(2)),
    "a number without end": ("Agility = 5", f"Agility = {'5' * 5000}", "TOML"),
    "brackets without end": ('"A drained bath"', "[" * 5000, "TOML"),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_what_can_t_be_meant_is_said_in_one_sentence_that_names_the_place(wrong: tuple[str, ...]) -> None:
    old, new, *named = wrong
    said = objection(changed(old, new))
    for words in named:
        assert words in said
    assert "\n" not in said
    assert len(said) < 200


def test_nobody_at_all_is_no_evening() -> None:
    assert "$.characters" in objection('title = "Alone"\nhorror_deck = []')
    assert "$.characters" in objection('title = "Alone"\nhorror_deck = []\ncharacters = []')


@pytest.mark.parametrize("text", ["", "\n\n", "Low water\nat the lido", "{}", "\x00", '{"title": "JSON"}'])
def test_what_is_no_plan_is_called_so(text: str) -> None:
    assert objection(text)


def unreadable(path: Path) -> str:
    with pytest.raises(PlanUnreadable) as why:
        read_evening_plan(path)
    said = str(why.value)
    assert str(path) in said
    assert "\n" not in said
    return said


def test_a_file_that_can_t_be_read_is_named_with_the_reason(tmp_path: Path) -> None:
    """Why a file can't be opened, the system says: Linux, in English."""
    assert "no such file" in unreadable(tmp_path / "none.toml")
    assert "directory" in unreadable(tmp_path)
    picture = tmp_path / "picture.toml"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert casts.no_text in unreadable(picture)
    assert "directory" in unreadable(picture / "plan.toml")


def test_what_is_wrong_in_a_file_is_said_with_the_file_s_name(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(changed('"pentacles-2"', '"pentacles-11"'), encoding="utf-8")
    assert unreadable(plan).startswith(f"“{plan}”: $.horror_deck[1]: ")
