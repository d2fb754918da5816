"""Twenty sentences of German, to see that a language may need another order of words, other forms and genders.

It is no translation and no language of the program's; what isn't among them is said in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import texts
from demoncity_gui.assets import asset
from demoncity_gui.games.demon_city.rules.refusals import LacksStat, NotEnoughCards, NotTheirTurn
from demoncity_gui.games.demon_city.ruling import explain, rule
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_refusals, demon_city_tasks
from demoncity_gui.texts.catalogue import Person, spoken
from tests.games.demon_city.words.test_sentences import TABLE
from tests.support.told_evening import ANN, BILL
from tests.texts.english import english

HERE = Path(__file__).parent / "de"


@pytest.fixture(autouse=True)
def german(tmp_path: Path) -> Iterator[None]:
    for subject, messages in texts.language(HERE).items():
        like = english()[subject]
        assert not texts.differences({subject: {name: like[name] for name in messages}}, {subject: messages})
        (tmp_path / f"{subject}.json").write_text(texts.as_json(messages), encoding="utf-8")
    with spoken("de", tmp_path):
        yield


def test_a_ruling_is_told_in_german_with_its_rules() -> None:
    told = list(explain(rule(asset("example-round.json").read_bytes(), proof=True)))
    assert any("hat gewonnen: Marty hat mit 22 den höchsten Wurf [T-RESOLVE-01]" in line for line in told)
    assert any("gelingt: 22 schlägt" in line for line in told)
    assert any("[T-ORDER-01]" in line for line in told)  # in English still


@pytest.mark.parametrize(("left", "words"), [(1, "liegt noch 1 Karte,"), (3, "liegen noch 3 Karten,")])
def test_the_verb_goes_with_how_many_there_are(left: int, words: str) -> None:
    sentence = refusal_sentence(TABLE, NotEnoughCards(DeckName.HORROR, 4, left))
    assert sentence.startswith("Im Deck des Grauens ") and words in sentence


def test_a_refusal_names_people_and_stats_as_they_are() -> None:
    assert refusal_sentence(TABLE, LacksStat(ANN.id, "Firearms")) == (
        "Ann hat weder einen Wert noch eine Fertigkeit namens „Firearms“."
    )
    assert (
        refusal_sentence(TABLE, NotTheirTurn(ANN.id, BILL.id)) == "Ann wartet: Bill ist langsamer und sagt zuerst an."
    )


@pytest.mark.parametrize(
    ("pronoun", "words"), [("she", "erst muss sie sich"), ("he", "erst muss er sich"), ("", "erst die")]
)
def test_a_sentence_may_need_a_pronoun_that_english_does_without(pronoun: str, words: str) -> None:
    assert words in demon_city_refusals.must_recover(who=Person("Kim", pronoun))


def test_a_list_is_joined_as_germans_do() -> None:
    told = demon_city_tasks.succeeds_at(who="Ann", beaten=["3", "5"], missed=["8"])
    assert told == "Ann schafft Intensität 3 und 5, aber nicht 8"
