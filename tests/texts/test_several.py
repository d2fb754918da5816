"""Somebody whose sheet is of several: verbs agree with them, in English and in German."""

from __future__ import annotations

import pytest

from demoncity_gui.texts import demon_city_dice as dice
from demoncity_gui.texts import demon_city_players_story as story
from demoncity_gui.texts import demon_city_refusals as refusals
from demoncity_gui.texts import demon_city_throws as throws
from demoncity_gui.texts import demon_city_tv as tv
from demoncity_gui.texts.catalogue import SEVERAL, Person, spoken

ANN, TWINS = Person("Ann", "she"), Person("The Twins", SEVERAL)


@pytest.mark.english
@pytest.mark.parametrize(
    ("who", "sentences"),
    [
        (ANN, ["Ann is first with 9, and acts", "Ann is hit!", "Ann hurts Bill.", "Ann throws a 9", "Ann has nothing"]),
        (TWINS, ["The Twins are first with 9, and act", "The Twins are hit!", "The Twins hurt Bill."]),
        (TWINS, ["", "", "", "The Twins throw a 9", "The Twins have nothing to recover from."]),
    ],
)
def test_english_verbs_agree(who: Person, sentences: list[str]) -> None:
    told = [
        dice.first(who=who, top=9),
        tv.hit(who=[who]),
        tv.hurts(who=who, whom="Bill"),
        throws.throws(who=who, turned="a 9"),
        refusals.nothing_to_recover(who=who),
    ]
    assert all(one.startswith(wanted) for one, wanted in zip(told, sentences, strict=False))


@pytest.mark.parametrize(
    ("who", "sentences"),
    [
        (ANN, ["Ann liegt mit 9 vorn und handelt", "Ann ist getroffen!", "Ann verletzt Bill.", "Ann ist verletzt."]),
        (TWINS, ["The Twins liegen mit 9 vorn und handeln", "The Twins sind getroffen!", "The Twins verletzen Bill."]),
    ],
)
def test_german_verbs_agree(who: Person, sentences: list[str]) -> None:
    with spoken("de"):
        told = [dice.first(who=who, top=9), tv.hit(who=[who]), tv.hurts(who=who, whom="Bill"), story.hurt(who=who)]
    assert told[: len(sentences)] == sentences


@pytest.mark.english
def test_a_plain_name_is_of_one_and_two_are_always_several() -> None:
    assert tv.hit(who=["Sam"]) == "Sam is hit!" and tv.hit(who=[TWINS, ANN]) == "The Twins and Ann are hit!"
