"""Everything that can be told has a sentence: short, whole, and with the rule that says why."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.evening.history import HistoryLine
from demoncity_gui.games.common.house_rules import OpenQuestion
from demoncity_gui.games.demon_city.rules.announcements import Announcement, ThrowReason
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Outcome
from demoncity_gui.games.demon_city.rules.commands import Command, ThrowCards
from demoncity_gui.games.demon_city.rules.counting import CountLine
from demoncity_gui.games.demon_city.rules.decks import DeckBreach
from demoncity_gui.games.demon_city.rules.events import CardsTurned, Event, HouseRuleSet
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.rules.refusals import Refusal
from demoncity_gui.games.demon_city.rules.table import Fight, Table
from demoncity_gui.games.demon_city.rules.task import TaskResult, TaskRuling
from demoncity_gui.games.demon_city.words.commands import command_words
from demoncity_gui.games.demon_city.words.counts import reason
from demoncity_gui.games.demon_city.words.deeds import deed, settled, target_of
from demoncity_gui.games.demon_city.words.judgements import judgement_sentences
from demoncity_gui.games.demon_city.words.people import listed, side_name
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.rulings import (
    headline,
    outcome_sentence,
    settled_sentence,
    special_sentences,
    special_words,
    verdict_line,
)
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.texts import demon_city_clashes, demon_city_counts, demon_city_deeds, demon_city_refusals
from demoncity_gui.texts import demon_city_story as said
from demoncity_gui.texts.catalogue import PLAIN, speaking
from tests.games.demon_city.words.examples import examples, members
from tests.support.demon_city import JournalInMemory, Session
from tests.support.random_rounds import random_character
from tests.support.told_evening import ANN, CAST, COMMANDS, told_chance
from tests.support.whole_rounds import whole_round

LONGEST = 240
RULE = re.compile(r"\[[A-Z]+(-[A-Z]+)+-\d+(, [A-Z]+(-[A-Z]+)+-\d+)*\]")
STATS = {rank.name for one in CAST for rank in (*one.stats, *one.skills)} | {"Intensity", "Toughness", "Calm"}


def played(length: int = len(COMMANDS)) -> Session:
    session = Session(JournalInMemory(), told_chance(), lambda: "2018-05-26T12:00:00Z")
    for command in COMMANDS[:length]:
        session.do(command)
    return session


FLIPPED = next(place for place, command in enumerate(COMMANDS, start=1) if isinstance(command, ThrowCards))
TABLE: Table = played(FLIPPED).table
"""A table in the midst of a told Clash."""


def the_fight() -> Fight:
    assert TABLE.fight is not None
    return TABLE.fight


def check(words: str) -> None:
    """See that somebody would write these words."""
    assert words.strip() == words != ""
    assert len(words) <= LONGEST, words
    assert "None" not in words
    assert not re.search(r"[<>{}]|\w+\(\w+=", words), f"{words!r} shows how it was made"


@pytest.mark.parametrize("kind", members(Refusal), ids=lambda kind: kind.__name__)
def test_every_refusal_is_one_sentence(kind: type[Struct]) -> None:
    for refusal in examples(kind):
        sentence = refusal_sentence(TABLE, refusal)
        check(sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("kind", members(Command), ids=lambda kind: kind.__name__)
def test_every_command_has_a_name(kind: type[Struct]) -> None:
    for command in examples(kind):
        check(command_words(TABLE, command))


@pytest.mark.parametrize("kind", members(Event), ids=lambda kind: kind.__name__)
def test_every_event_is_told_or_passed_over(kind: type[Struct]) -> None:
    for event in examples(kind):
        for line in story_lines(TABLE, TABLE, event):
            check(line)


def told(length: int = len(COMMANDS)) -> list[HistoryLine]:
    history = played(length).history
    return history.lines(1, history.timeline.last)


def words_of(lines: list[HistoryLine]) -> str:
    return " ".join(words for line in lines for words in (line.text, *line.reasons))


def whys(lines: list[HistoryLine]) -> list[str]:
    return [why for line in lines if line.text != said.cards_turned for why in line.reasons]


@pytest.mark.english
def test_every_event_of_a_whole_evening_is_told_and_each_why_names_its_rule() -> None:
    for line in told():
        check(line.text)
    assert len(whys(told())) > 20
    for why in whys(told()):
        check(why)
        assert RULE.search(why) or why.startswith("Luck: "), why  # what was luck stands on no rule


def test_the_history_tells_of_what_it_must() -> None:
    """A kind of event without lines is one nobody would ask about; these are asked about."""
    history = words_of(told())
    with speaking(PLAIN._replace(past=True)):
        tied = demon_city_clashes.tied_at(who=["Bill", "Ann"], value=6)
    for words in (
        said.announced(again=False, who="Eel", deed=demon_city_deeds.plan_to_move),
        said.announced(again=True, who="Bill", deed=demon_city_deeds.plan_to_defend(against=())),
        said.cards_returned(who="Bill", number=1),
        said.deck_shuffled_past(deck="horror", how="discard"),
        said.clash_judged(letter="A", outcome=""),
        tied.partition(" tied ")[2],
        said.situation_complicated(words="The lamp goes out."),
        said.toughness_past(who="Bill", value=1),
        said.hurt_past(who="Bill"),
        said.round_began(number="2"),
        said.action_ended,
    ):
        assert words in history, words


@pytest.mark.english
def test_no_card_that_lies_face_down_is_named_in_the_history() -> None:
    lying = {"Nine of Wands", "The Hierophant", "Six of Pentacles", "Nine of Cups"}
    assert not any(card in words_of(told(FLIPPED - 1)) for card in lying)
    assert all(card in words_of(told(FLIPPED)) for card in lying)


@pytest.mark.parametrize("why", ThrowReason)
@pytest.mark.parametrize("change", [1, 0, -1])
def test_every_reason_for_a_card_names_its_rule(why: ThrowReason, change: int) -> None:
    for line in examples(CountLine):
        words = reason(TABLE, replace(line, reason=why, change=change))
        check(words)
        assert words.startswith({1: "+1 ", 0: "±0 ", -1: "−1 "}[change])
        assert RULE.search(words), words
    assert 0 < len(demon_city_counts.short(reason=why.value)) <= 14


def rulings() -> list[ClashRuling]:
    return [clash.ruling for clash in the_fight().clashes]


@pytest.mark.parametrize("fate", Fate)
def test_every_fate_is_told_with_its_rule(fate: Fate) -> None:
    for ruling in rulings():
        for judgement in ruling.judgements:
            low = tuple(replace(hurdle, value=judgement.value) for hurdle in judgement.hurdles)
            for words in judgement_sentences(TABLE, the_fight(), ruling, replace(judgement, fate=fate, hurdles=low)):
                check(words)
                assert RULE.search(words), words


@pytest.mark.parametrize("outcome", Outcome)
def test_every_outcome_has_a_headline_a_verdict_and_a_reason(outcome: Outcome) -> None:
    for ruling in rulings():
        ended = replace(ruling, outcome=outcome, candidates=ruling.members, happens=ruling.members[:1])
        for words in (headline(ended), verdict_line(TABLE, the_fight(), ended, "")):
            check(words)
        check(outcome_sentence(TABLE, ended))
        assert RULE.search(outcome_sentence(TABLE, ended))


@pytest.mark.english
def test_criticals_and_fumbles_are_told_with_their_rule() -> None:
    """T-CRIT-02, T-CRIT-05: how it goes at its best and at its worst is left for the Host to tell."""
    special = special_sentences(TABLE, (ANN.id,), (ANN.id,))
    assert len(special) == 2
    assert "critical success, about as good as it gets" in special[0]
    assert "a fumble, about as bad as it gets" in special[1]
    for words in special:
        check(words)
        assert RULE.search(words)


@pytest.mark.parametrize("result", TaskResult)
def test_every_way_to_settle_a_deed_has_a_word(result: TaskResult) -> None:
    for ruling in examples(TaskRuling):
        check(settled(replace(ruling, result=result)))
        check(settled_sentence(replace(ruling, result=result)))
        assert RULE.search(settled_sentence(replace(ruling, result=result)))


@pytest.mark.parametrize("breach", DeckBreach)
def test_every_breach_of_the_decks_is_a_clause(breach: DeckBreach) -> None:
    check(demon_city_refusals.breach(breach=breach.value))


def without_names(words: str, table: Table) -> str:
    for one in table.characters:
        words = words.replace(one.name, "")
    return words


def check_public(words: str, table: Table) -> None:
    rest = without_names(words, table)
    assert not any(stat in rest for stat in STATS), words
    assert not re.search(r"\d|\[", rest), words


@pytest.mark.parametrize("kind", members(Announcement), ids=lambda kind: kind.__name__)
def test_a_deed_s_words_are_public(kind: type[Struct]) -> None:
    for announcement in examples(kind):
        check_public(deed(TABLE, ANN.id, replace(announcement, words="")), TABLE)
        check(deed(TABLE, ANN.id, announcement))
        check(target_of(TABLE, announcement))


@given(st.integers(0, 2**32 - 1))
def test_every_line_of_any_round_is_told_well_and_no_public_one_holds_a_number(seed: int) -> None:
    dice = Random(seed)
    people = tuple(
        replace(random_character(dice, place), name=f"Somebody of name {letter}")
        for place, letter in enumerate("ABCDEF"[: dice.randint(2, 6)], start=1)
    )
    for step in whole_round(dice, people):
        table = step.before
        for event in step.events:
            after = apply(table, event)
            lines = story_lines(table, after, event)
            for line in lines:
                check(line)
                assert "  " not in line
            for why in () if isinstance(event, CardsTurned) else lines[1:]:
                assert RULE.search(why), why
            table = after
        fight = table.fight
        for clash in () if fight is None else fight.clashes:
            assert fight is not None
            check_public(headline(clash.ruling).removesuffix(f" · {clash.ruling.top}"), table)
            verdict = verdict_line(table, fight, clash.ruling, "")
            check_public(verdict, table)
            check(verdict)
        for one in () if fight is None else fight.participants:
            if one.announcement is not None:
                check_public(deed(table, one.who, one.announcement), table)


@pytest.mark.english
def test_a_list_is_joined_as_in_a_sentence() -> None:
    assert [listed(words) for words in ([], ["Ann"], ["Ann", "Bill"], ["Ann", "Bill", "Max"])] == [
        "",
        "Ann",
        "Ann and Bill",
        "Ann, Bill and Max",
    ]


@pytest.mark.english
def test_a_side_is_called_by_one_article() -> None:
    sides = ("players", "cult", "the dead", "The Nine", "theatre", "THE RATS", "a mob", "Dolores")
    called = {side: side_name(Side(side)) for side in sides}
    assert called == {
        "players": "The players",
        "cult": "The cult",
        "the dead": "The dead",
        "The Nine": "The Nine",
        "theatre": "The theatre",
        "THE RATS": "THE RATS",
        "a mob": "A mob",
        "Dolores": "Dolores",
    }


@pytest.mark.english
@pytest.mark.parametrize("side", ["rats", "the dead", "cult"])
def test_whether_a_side_is_one_or_many_nobody_has_to_know(side: str) -> None:
    """The rats won, the cult won: on the TV, in the log and in an explanation."""
    nobody: tuple[CharacterId, ...] = ()
    ruling = ClashRuling(nobody, 9, Outcome.WON, Side(side), None, nobody, nobody, nobody, nobody, nobody, ())
    for words in (headline(ruling), outcome_sentence(TABLE, ruling)):
        assert words.startswith(f"{side_name(Side(side))} won ")


@pytest.mark.english
def test_turned_cards_are_told_one_line_a_thrower() -> None:
    lines = story_lines(TABLE, TABLE, CardsTurned())
    assert said.throws(who="Ann", cards="Nine of Wands (9), The Hierophant (5), Two of Wands (2)") in lines
    assert lines[0] == said.cards_turned
    assert len(lines) == 6


@pytest.mark.english
@pytest.mark.parametrize("rule", HOUSE_RULES.values(), ids=lambda rule: rule.id)
def test_a_house_rule_is_called_so_once(rule: OpenQuestion) -> None:
    for letter in rule.letters:
        (line,) = story_lines(TABLE, TABLE, HouseRuleSet(rule.id, letter))
        assert line.startswith(f"House rule {letter}: ")
        assert line.count("House rule") == 1


@pytest.mark.english
@pytest.mark.parametrize(
    ("pronoun", "own"), [("she", "her"), ("he", "his"), ("it", "its"), ("they", "their"), ("", "their")]
)
def test_somebody_is_spoken_of_as_their_sheet_says(pronoun: str, own: str) -> None:
    people = tuple(replace(one, pronoun=pronoun) for one in TABLE.characters)
    (told,) = special_words(replace(TABLE, characters=people), [ANN.id], [], [ANN.id])
    assert told == f"Ann: a critical success by {own} own Significator."


def test_the_players_do_not_read_the_pronoun_of_one_whom_they_know_by_an_alias() -> None:
    """The TV's own table has none, nor has that of the players' story."""
    masked = replace(ANN, pronoun="she", alias="the stoker")
    assert (masked.as_the_players_know_them.pronoun, replace(masked, alias="").as_the_players_know_them.pronoun) == (
        "",
        "she",
    )
    assert replace(masked, hidden=True).as_the_players_know_them.pronoun == ""
