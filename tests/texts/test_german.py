"""Sentences of German that need another order of words, other forms and cases than English; the test reads German."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.commandline.odds_words import percent
from demoncity_gui.games.demon_city.rules.refusals import LacksStat
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.ruling import explain, rule
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.rulings import worth_words
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_story, demon_city_tasks, demon_city_tv
from demoncity_gui.texts.catalogue import spoken
from tests.games.demon_city.words.test_sentences import TABLE
from tests.support.told_evening import ANN


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    with spoken("de"):
        yield


def test_a_ruling_is_told_in_german_with_its_rules() -> None:
    told = list(explain(rule(asset("example-round.json").read_bytes(), proof=True)))
    assert any("Die Spielerseite gewann: Marty hat mit 22 den höchsten Wurf [T-RESOLVE-01]" in line for line in told)
    assert any("es gelingt: 7 schlägt Agilität 5 von" in line for line in told), "stats have German names"


def test_the_verb_goes_with_how_many_there_are() -> None:
    assert demon_city_tv.hit(who=["Ann"]) == "Ann ist getroffen!"
    assert demon_city_tv.hit(who=["Ann", "Bill"]) == "Ann und Bill sind getroffen!"


def test_a_card_of_a_court_is_worth_its_number_under_its_german_name() -> None:
    assert worth_words(ANN, Thrown((Card.CUPS_QUEEN,), Card.CUPS_QUEEN, 13, lowest=False)) == "Königin = 13"


def test_a_deck_stands_in_the_case_that_its_sentence_asks_for() -> None:
    story = demon_city_story
    assert story.deck_changed(who="Ann", deck="horror").endswith(": das Horrordeck")
    assert story.cards_spread(deck="players", cards="").startswith("Aus dem Spielerdeck gezogen")
    assert story.own_card_set(who="Eel", owned=True).startswith("Eine Karte des Horrordecks war nun")


def test_a_refusal_names_what_only_the_sheet_has_a_name_for() -> None:
    assert refusal_sentence(TABLE, LacksStat(ANN.id, "Firearms")) == (
        "Ann hat weder einen Wert noch eine Fertigkeit namens „Firearms“."
    )


def test_a_chance_has_a_decimal_comma() -> None:
    assert percent(Fraction(1, 8)) == "12,50 %"


@pytest.mark.parametrize("catalogue", sorted(asset("texts", "de").glob("*.ftl")), ids=lambda path: path.stem)
def test_an_ellipsis_stands_apart_from_the_word_before_it(catalogue: Path) -> None:
    assert re.findall(r"[^\s„(]…", catalogue.read_text("utf-8")) == []


def test_a_list_is_joined_as_germans_do() -> None:
    told = demon_city_tasks.succeeds_at(who="Ann", beaten=["3", "5"], missed=["8"])
    assert told == "Ann schafft Intensität 3 und 5, aber nicht 8"
