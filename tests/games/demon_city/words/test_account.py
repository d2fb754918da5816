"""The account of an evening reads like a story: who did what to whom, what it led to, and the throws beneath."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.history import HistoryLine
from demoncity_gui.games.common.casebook import OpenScene, Write
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import SEVERAL, Character, State
from demoncity_gui.games.demon_city.rules.yes_or_no import Likelihood
from demoncity_gui.games.demon_city.tempers.solo_host import program_step
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts.catalogue import spoken
from tests.games.demon_city.test_solo_fights import Luck, beginning, by_player
from tests.support.cast import attacks
from tests.support.demon_city import JournalInMemory, Session
from tests.support.stacked import StackedChance
from tests.support.trials import Trials
from tests.support.trio import ANN, BILL, CASSIE, evening_of, stacked

pytestmark = pytest.mark.english
"""The account is read here as prose, words and all."""

ANN_QUILL = replace(ANN, name="Ann Quill", short="Ann", pronoun="she", close_deed="swings her lamp at")
TWINS = replace(BILL, name="The Twins", pronoun=SEVERAL, close_deed="pull at the ankles of")

IN_PROSE = re.compile("evening began|program was the Host|action was over|left the fight|Abend|Programm|Kampf")
"""Of lines that are not beneath the prose: it says the same, or the title does."""


def told(session: Session, *, for_players: bool = True) -> list[HistoryLine]:
    return [line for passage in session.history.account(for_players=for_players) for line in passage]


def prose(session: Session, *, for_players: bool = True) -> list[str]:
    return [line.text for line in told(session, for_players=for_players) if line.prose]


def begun(*people: Character, chance: StackedChance) -> Session:
    session = Session(JournalInMemory(), chance, lambda: "2018-05-26T12:00:00Z")
    session.do(evening_of(*people))
    return session


def fight(session: Session, whom: Mapping[Character, Character]) -> None:
    """Let these attack those, until the cards are turned."""
    for who, target in whom.items():
        session.do(cmd.Announce(who.id, attacks(target)))
    session.do(cmd.CallReady())
    session.do(cmd.ThrowCards())


def test_a_clash_is_one_paragraph_with_its_throws_beneath() -> None:
    session = begun(ANN_QUILL, TWINS, CASSIE, chance=stacked(players="9 3", horror="4"))
    session.do(cmd.BeginAction())
    fight(session, {ANN_QUILL: TWINS, TWINS: ANN_QUILL, CASSIE: TWINS})
    session.do(cmd.SetState(TWINS.id, State.OUT, True))
    session.do(cmd.AcceptRuling())
    session.do(cmd.EndAction())

    assert prose(session) == [
        "It came to blows: Ann Quill and Cassie against the Twins. The Twins tried to pull at the ankles of Ann, but "
        "she was quicker, and swung her lamp at them. They went down. Cassie closed in as well.",
        "Then it was over. Ann and Cassie were still standing; the Twins were not.",
    ]
    beneath = [line.text for line in told(session) if not line.prose]
    assert "All cards were turned." in beneath and not any("evening began" in line for line in beneath)


def test_who_fails_again_and_again_is_not_told_in_the_same_words() -> None:
    session = begun(ANN_QUILL, TWINS, chance=stacked(players="2 3 4", horror="8 9 10"))
    session.do(cmd.BeginAction())
    for round_number in range(3):
        fight(session, {ANN_QUILL: TWINS, TWINS: ANN_QUILL})
        session.do(cmd.AcceptRuling())
        session.do(cmd.NextRound() if round_number < 2 else cmd.EndAction())

    assert prose(session)[:3] == [
        "It came to blows: Ann Quill against the Twins. Ann tried to swing her lamp at the Twins, but they were "
        "quicker, and pulled at the ankles of Ann.",
        "They went at each other again. Ann tried to get at the Twins again. Instead they pulled at the ankles of Ann.",
        "Ann moved to do the same again, and they pulled at the ankles of Ann.",
    ]


def test_a_throw_outside_fights_is_told_by_what_was_tried() -> None:
    session = begun(ANN_QUILL, BILL, chance=stacked(players="9 2"))
    session.do(OpenScene("The pier", "under the planks"))
    session.do(cmd.TryTask(cmd.TaskSide(ANN.id, "Agility"), (4,), words="Wade out to the boat"))
    session.do(Write(("The tide came.",)))
    session.do(cmd.TryTask(cmd.TaskSide(ANN.id, "Agility"), (4,), words="picks the lock"))
    lines = told(session)

    assert prose(session) == [
        "Ann Quill tried to wade out to the boat, and it worked.",
        "The tide came.",
        "Ann tried to pick the lock, and failed.",
    ]
    assert [line.text for line in lines if line.opens] == ["The pier"]
    assert lines[0].reasons == ("Where: under the planks.",)


def test_what_a_player_alone_asks_the_deck_is_part_of_their_story_and_a_hosts_is_not() -> None:
    for solo, story in (
        (True, ["“Is it locked?” Yes, but not without a catch.", "A key that fits nothing."]),
        (False, []),
    ):
        session = Session(JournalInMemory(), stacked(players="cups-9 1"), lambda: "2018-05-26T12:00:00Z")
        session.do(replace(evening_of(ANN_QUILL, BILL), solo=solo))
        session.do(cmd.AskOracle("Is it locked", Likelihood.EVEN))
        session.do(cmd.Consult("Finds", ("A key that fits nothing",)))
        assert prose(session) == story
        assert len(prose(session, for_players=False)) == 2, "the Host asked it"


def test_german_tells_it_with_the_verbs_of_a_german_sheet() -> None:
    twins = replace(TWINS, name="Die Zwillinge", close_deed="schlagen nach")
    ann = replace(ANN_QUILL, close_deed="schwingt die Lampe gegen")
    session = begun(ann, twins, chance=stacked(players="9", horror="4"))
    session.do(cmd.BeginAction())
    fight(session, {ann: twins, twins: ann})
    with spoken("de"):
        assert prose(session) == [
            "Es kam zum Kampf: Ann Quill gegen Die Zwillinge. Die Zwillinge wollten nach Ann schlagen, aber sie war "
            "schneller und schwang die Lampe gegen Die Zwillinge."
        ]


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", tuple(Edition))
def test_every_random_fight_is_told_in_varied_sentences_without_a_number(
    edition: Edition, language: str, trials: Trials
) -> None:
    """Nothing is lost either: what isn't in the prose stands beneath it."""
    for seed in range(trials(100, one_in=25)):
        dice = Random(f"{edition}/account/{seed}")
        session = Session(JournalInMemory(), Luck(seed), lambda: "2018-05-26T12:00:00Z")
        session.do(beginning(dice, edition))
        session.do(cmd.BeginAction())
        while session.table.fight is not None:
            step = program_step(session.table)
            session.do(by_player(session.table, dice) if step is None else step.command)
        with spoken(language):
            for for_players in (True, False):
                paragraphs = prose(session, for_players=for_players)
                frames = [re.sub(r"\b(N\d+|Stranger \d+)\b", "X", one) for one in paragraphs]
                assert not any(re.search(r"\d|\{|\}| ,| \.|\.\.$", one) for one in frames), frames
                assert all(one != other for one, other in pairwise(frames)), "twice in a row"
                lines = [line.text for line in told(session, for_players=for_players)]
                story = [line.text for lines in session.history.story(for_players=for_players) for line in lines]
                assert [one for one in story if one not in lines and not IN_PROSE.search(one)] == []
