"""What each language must be able to do beside saying everything: be typed back, and be no part of what is recorded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.evening.session import Session
from demoncity_gui.formats.evening_plan import example_plan
from demoncity_gui.formats.players_line import players_typed
from demoncity_gui.formats.sheet_lines import PARTS, ranks_from
from demoncity_gui.games.demon_city.rules.characters import (
    CHARACTERISTICS,
    HAND_TO_HAND,
    PLAYERS_SIDE,
    CardPower,
    Character,
    Power,
    Side,
)
from demoncity_gui.games.demon_city.rules.instincts import Do, Instinct, When, Whom
from demoncity_gui.games.demon_city.words.instincts import instinct_line, instinct_typed
from demoncity_gui.games.demon_city.words.people import side_named, side_word
from demoncity_gui.games.demon_city.words.round_summary import EXTRA_THROWS, LOST_THROWS, STEPS, in_short, named
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.pieces.tarot import Card, card_named
from demoncity_gui.texts import demon_city_round_summary, host_window
from demoncity_gui.texts.catalogue import ENGLISH, languages, spoken
from demoncity_gui.texts.pseudo import PSEUDO
from demoncity_gui.words.cards import card_title, plain_title
from tests.support.random_evenings import EVERY_GAME, evening_in_memory

OTHERS = [code for code in languages() if code not in (ENGLISH, PSEUDO)]


@pytest.fixture(params=[ENGLISH, *OTHERS])
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    with spoken(request.param):
        yield request.param


def test_an_instinct_is_typed_as_it_is_read(code: str) -> None:
    for when in When:
        for do, whom in (*((Do.ATTACK, whom) for whom in Whom), (Do.DEFEND, Whom.ANYONE), (Do.WITHDRAW, Whom.ANYONE)):
            for weight in (4, 10):
                line = Instinct(when, do, whom, weight)
                assert instinct_typed(instinct_line(line)) == line, (code, instinct_line(line))


def test_no_two_cards_are_called_alike(code: str) -> None:
    called = [{card_title(card).casefold(), plain_title(card).casefold()} for card in Card]
    assert len(set.union(*called)) == sum(map(len, called)), code


def test_a_sheet_is_read_as_it_is_shown(code: str) -> None:
    (one, *_) = example_plan().characters
    full: Character = replace(
        one,
        power=Power("fills the lungs of", "Drowning", "Toughness"),
        card_powers=(CardPower(card_named("major-moon"), "black water"), CardPower(card_named("cups-7"), "a wave")),
        instincts=(Instinct(When.ATTACKED, Do.DEFEND, Whom.ANYONE, 5),),
    )
    for part in PARTS:
        assert part.read(full, part.shown(full)) == full, (code, part.name)


def test_a_stat_is_kept_by_its_name_in_the_rules_whatever_it_is_called(code: str) -> None:
    (one, *_) = example_plan().characters
    for name in (*CHARACTERISTICS, HAND_TO_HAND):
        (rank,) = ranks_from(f"{stat_word(name)} 3 ({stat_word(HAND_TO_HAND)})")
        assert (rank.name, rank.special_form_of) == (name, HAND_TO_HAND)
    full = replace(one, power=Power("chokes", "Drowning", "Toughness"))
    (power,) = (part.shown(full) for part in PARTS if part.name == "power")
    assert power.endswith(f" {stat_word('Toughness')})"), code


def test_the_players_side_is_kept_by_its_name_in_the_rules(code: str) -> None:
    assert side_named(f" {side_word(PLAYERS_SIDE)} ") == side_named("players") == PLAYERS_SIDE
    assert side_named("the cult") == "the cult" == side_word(Side("the cult"))


def test_a_player_s_stats_are_typed_by_the_words_of_the_language(code: str) -> None:
    for stat in CHARACTERISTICS:
        (player,) = players_typed(f"Ben 9 {stat_word(stat)}")
        assert [rank.name for rank in player.stats if rank.rank == 9] == [stat], code


@pytest.mark.parametrize("system", ["evening", "dice", "kings", "action"])
def test_an_example_evening_differs_in_nothing_but_words(code: str, system: str) -> None:
    def bare(plan: object) -> str:
        return re.sub(r"'[^']*'|\"[^\"]*\"", "…", repr(plan))

    here = example_plan(system)
    with spoken(ENGLISH):
        there = example_plan(system)
    assert bare(here) == bare(there)
    assert (here == there) is (code == ENGLISH)


def test_a_line_of_the_round_s_page_is_short(code: str) -> None:
    said = demon_city_round_summary
    every = named((*STEPS, *EXTRA_THROWS, *LOST_THROWS))
    lines = [*re.findall(r"[^.]+\.", " ".join((*in_short(), said.length))), *(words for _, words in every)]
    assert len(lines) == len(set(lines))
    assert [line for line in lines if len(line) > 110] == [], code


def recorded(code: str, name: str) -> JournalInMemory[Any, Any, Any]:
    with spoken(code):
        return evening_in_memory(5, 120, name)


def told(code: str, journal: JournalInMemory[Any, Any, Any]) -> list[object]:
    with spoken(code):
        history = Session(journal, RehearsedChance(1), str).history
        return [line for for_players in (True, False) for line in history.story(for_players=for_players)]


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("code", OTHERS)
def test_an_evening_that_was_recorded_in_one_language_reads_in_another(code: str, name: str) -> None:
    here, there = recorded(code, name), recorded(ENGLISH, name)
    assert told(code, there) == told(code, here)
    assert told(ENGLISH, here) == told(ENGLISH, there) != told(code, there)


def test_languages_are_told_apart(code: str) -> None:
    with spoken(ENGLISH):
        english = host_window.menu_edit
    assert (host_window.menu_edit == english) is (code == ENGLISH)
