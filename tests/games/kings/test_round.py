"""Rounds of Kings at the table: who declares, who acts, and challenges step by step."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.common.asks import NotThat
from demoncity_gui.games.common.refusals import Later, NotNow, RuleRefusal
from demoncity_gui.games.game import Known
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.games.kings.rules import commands as do
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules.challenge import Challenge, OverbidRefused, why_no_overbid
from demoncity_gui.games.kings.rules.table import EMPTY_TABLE, Person, Table
from demoncity_gui.games.kings.ruling import as_json, rule
from demoncity_gui.texts import kings
from tests.support.asked_guest import KINGS_CAST, asked_of
from tests.support.trials import Trials

PLAIN = {"base": 8, "traits": 8, "celerity": 0, "retests": 0}


class Sitting:
    """A table, and what is told of it."""

    def __init__(self, *people: Person, **letters: str) -> None:
        self.table = EMPTY_TABLE
        self.story: list[str] = []
        self.does(do.BeginKings("A court", "", people))
        for key, letter in letters.items():
            self.does(do.SetReading(f"K-AMB-{key[1:]}", letter))

    def does(self, *commands: do.Command, chance: Any = None) -> None:
        for command in commands:
            before = self.table
            events, self.table = KINGS.decide(before, command, chance or RehearsedChance(1))
            for event in events:
                self.story += KINGS.story(None, before, self.table, event, for_players=False)  # type: ignore[arg-type]

    def refused(self, command: do.Command) -> Any:
        with pytest.raises(RuleRefusal) as why:
            KINGS.decide(self.table, command, RehearsedChance(1))
        assert KINGS.refusal(self.table, why.value.reason).endswith(".")
        return why.value.reason

    def offered(self) -> set[str]:
        return {ask.command for ask in KINGS.asks(self.table)} - {"note", "edit-sheet"}


def court(**letters: str) -> Sitting:
    """Return two in a Round: Vic, with Initiative 12 and two further actions, then Sal with 9 and one."""
    sitting = Sitting(Person("Vic"), Person("Sal"), **letters)
    vic, sal = do.Declare("Vic", 12, (1, 1)), do.Declare("Sal", 9, (20,))
    sitting.does(do.BeginRound(), vic, sal, do.CallOrder())
    return sitting


@pytest.mark.parametrize(("letter", "queue"), [("a", "VVVSS"), ("b", "VSVSV")])
def test_whose_actions_come_when(letter: str, queue: str) -> None:
    """K-TERM-01, K-TERM-02, K-TERM-03, K-TERM-04, K-INIT-04, K-AMB-01: who has acted, and who still may."""
    sitting = court(k01=letter)
    assert sitting.table.round is not None
    assert sitting.table.round.queue == tuple({"V": "Vic", "S": "Sal"}[one] for one in queue)
    assert "call-order" not in sitting.offered(), "nobody contests the order"
    sitting.does(do.Act("looks around"), do.Act())
    assert sitting.table.round is not None
    assert len(sitting.table.round.acted) == 2
    assert len(sitting.table.round.queue or ()) == 3
    sitting.does(do.Act(), do.Act(), do.Act())
    assert sitting.offered() == {"end-round", "set-traits"}
    assert kings.acted(who="Vic", words="looks around") in sitting.story
    sitting.does(do.EndRound(), do.BeginRound())
    begun = [kings.round_began(number=number) for number in (1, 2)]
    assert [line for line in sitting.story if line in begun] == begun


@pytest.mark.parametrize(("letter", "is_said"), [("a", True), ("b", False)])
def test_when_one_declares(letter: str, is_said: bool) -> None:
    """K-DECL-01, K-AMB-10: by b words come at one's own turn alone."""
    sitting = Sitting(Person("Vic"), Person("Sal"), k10=letter)
    sitting.does(do.BeginRound())
    said = do.Declare("Vic", 5, words="goes for the door")
    if is_said:
        sitting.does(said)
        assert sitting.story[-1] == kings.declared(who="Vic", initiative=5, number=1, words="goes for the door")
    else:
        assert sitting.refused(said) == NotNow()


def test_equals_roll_until_they_differ() -> None:
    """K-INIT-03, K-AMB-03: 7 and 7, then 3 and 9."""
    sitting = Sitting(Person("Vic"), Person("Sal"), Person("Tom"))
    sitting.does(do.BeginRound(), *(do.Declare(who, 5) for who in ("Vic", "Sal")), do.Declare("Tom", 3))

    class Dice:
        faces = iter((7, 7, 3, 9))

        def shuffled(self, items: Any, /) -> Any:
            first = next(self.faces)
            return (first, *(one for one in items if one != first))

    sitting.does(do.CallOrder(), chance=Dice())
    assert sitting.story[-3:] == [
        f"{kings.rolled_for_order(who='Vic', faces=['7', '3'])}.",
        f"{kings.rolled_for_order(who='Sal', faces=['7', '9'])}.",
        f"{kings.order(names='Sal, Vic, Tom')}.",
    ]


def test_equals_that_nothing_tells_apart_act_in_the_order_in_which_they_declared() -> None:
    """K-INIT-03: an evening played again with other luck comes to an end."""
    sitting = Sitting(Person("Vic"), Person("Sal"))
    sitting.does(do.BeginRound(), do.Declare("Sal", 5), do.Declare("Vic", 5))

    class Same:
        def shuffled(self, items: Any, /) -> Any:
            return tuple(items)

    sitting.does(do.CallOrder(), chance=Same())
    assert sitting.table.round is not None
    assert sitting.table.round.queue == ("Sal", "Vic")


def test_a_challenge_step_by_step() -> None:
    """K-SEQ-01: declaration, expenditures, the test, Traits lost, the overbid, what comes of it."""
    sitting = court()
    sitting.does(do.MakeChallenge("Sal", "throws him out", 1))
    assert sitting.offered() == {"answer", "relent"}
    sitting.does(do.Answer("stays", 1, retests=1), do.Spend("Vic", "blood", 2))
    assert sitting.refused(do.TypeDice((2,), (1,))) == NotThat(sitting_field(sitting, "type-dice", "challenged"))
    sitting.does(do.TypeDice((2,), (1, 3)))
    assert sitting.offered() == {"overbid", "end-challenge"}
    assert isinstance(sitting.refused(do.TryOverbid("Sal")), NotThat)
    sitting.does(do.TryOverbid("Vic"))
    assert sitting.offered() == {"roll-dice", "type-dice"}, "what is spent was declared before"
    sitting.does(do.TypeDice((1,), (3, 3)))
    assert sitting.offered() == {"end-challenge"}, "only once"
    sitting.does(do.EndChallenge())
    assert [person.traits for person in sitting.table.people] == [7, 7]
    assert sitting.story[-1] == f"{kings.won(who='Vic', aim='throws him out')}."
    assert sitting.table.round is not None
    assert sitting.table.round.acted == ("Vic",)


def sitting_field(sitting: Sitting, command: str, name: str) -> Any:
    asked = next(ask for ask in KINGS.asks(sitting.table) if ask.command == command)
    return next(field for field in asked.fields if field.name == name)


@pytest.mark.parametrize(("letter", "left"), [("a", 8), ("b", 5)])
def test_who_relents(letter: str, left: int) -> None:
    """K-DECL-02, K-DECL-03, K-AMB-02."""
    sitting = court(k02=letter)
    sitting.does(do.MakeChallenge("Sal", "throws him out", 3), do.Relent())
    assert sitting.table.person("Vic").traits == left
    assert sitting.story[-2] == f"{kings.relented(challenged='Sal', challenger='Vic', aim='throws him out')}."


def test_who_has_no_trait_left_can_bid_none() -> None:
    """K-DECL-01, K-DECL-02."""
    sitting = court()
    sitting.does(do.SetTraits("Sal", 0), do.MakeChallenge("Sal", "", 1))
    assert sitting.offered() == {"relent"}
    sitting.does(do.Relent(), do.SetTraits("Vic", 0))
    assert sitting.offered() == {"act", "set-traits", "end-round"}


def test_the_players_see_no_pool_before_the_test() -> None:
    sitting = court()
    sitting.does(do.MakeChallenge("Sal", "", 1))
    events, after = KINGS.decide(sitting.table, do.Answer("", 2, bonus=17), RehearsedChance(1))
    told = KINGS.story(None, sitting.table, after, events[0], for_players=True)  # type: ignore[arg-type]
    assert told == (f"{kings.answered(who='Sal', number=2, aim='')}.",)
    assert "25" not in repr(KINGS.tv(after, (), Known()))


def test_the_players_story_tells_no_pool_after_it_either() -> None:
    told: dict[bool, str] = {}
    for for_players in (True, False):
        table, lines = court().table, list[str]()
        for command in (
            do.MakeChallenge("Sal", "the keys", 1, bonus=11),
            do.Answer("to stay", 1, bonus=7),
            do.TypeDice((2,), (2,)),
        ):
            (event,), after = KINGS.decide(table, command, RehearsedChance(1))
            lines += KINGS.story(None, table, after, event, for_players=for_players)  # type: ignore[arg-type]
            table = after
        told[for_players] = " ".join(lines)
    assert kings.ahead_by_pool(who="Vic", own=19, other=15) in told[False]
    assert kings.ahead(who="Vic", by="pool") in told[True]
    assert not {"19", "15"} & set(re.findall(r"\d+", told[True]))


def test_a_loss_of_bid_and_negative_traits_is_told_as_a_sum() -> None:
    sitting = court()
    sitting.does(do.MakeChallenge("Sal", "", 1), do.Answer("", 2, negative=1), do.TypeDice((1,), (2,)))
    assert f"{kings.lost_in_all(who='Sal', number=3, bid=2, negative=1)}." in sitting.story


def test_a_note_is_told_as_one() -> None:
    sitting = court()
    sitting.does(do.Note("Tom cheats"))
    assert sitting.story[-1] == kings.noted(words="Tom cheats") != "Tom cheats"


def test_nothing_is_refused_that_is_asked_and_a_challenge_ends_as_its_file_does(trials: Trials) -> None:
    """K-RES-01, K-OVER-04: the table and the file come to one ruling."""
    asked, ended = asked_of(KINGS), Counter[str]()
    for seed in range(trials(120, one_in=10)):
        dice, chance = Random(seed), RehearsedChance(seed)
        _, table = KINGS.decide(EMPTY_TABLE, KINGS_CAST, chance)
        faces: list[Any] = []
        for _ in range(300):
            before = table
            events, table = KINGS.decide(table, asked(table, dice), chance)
            for event in events:
                lines = KINGS.story(None, before, table, event, for_players=True)  # type: ignore[arg-type]
                assert all(line.endswith((".", ")")) for line in lines)
                if isinstance(event, ev.Tested):
                    faces.append(event.dice)
                if isinstance(event, ev.ChallengeEnded):
                    ended[agreed(before, event, faces)] += 1
                    faces = []
    assert set(ended) == {"draw", "won"}


def agreed(table: Table, event: ev.ChallengeEnded, faces: list[Any]) -> str:
    """Return how a challenge ended, once its file is ruled in the same way."""
    assert table.round is not None and table.round.bout is not None
    challenge = table.round.bout.challenge
    assert challenge is not None
    names = [party.name for party in challenge.parties]
    keys = ("name", "aim", "base", "bonus", "penalties", "bid", "traits", "retests", "negative")
    parties = [{key: getattr(party, key) for key in keys} for party in challenge.parties]
    dice = {key: dict(zip(names, both, strict=True)) for key, both in zip(("test", "overbid"), faces, strict=False)}
    overbids = [] if challenge.overbidder is None else [names[challenge.overbidder]]
    scenario = {"format": "kings.challenge/1", "parties": parties, "dice": dice, "overbids": overbids}
    told = as_json(rule(json.dumps({**scenario, "house_rules": dict(table.rules.chosen)}).encode()))
    assert told["winner"] == (None if event.winner is None else names[event.winner])
    assert tuple(told["lost"].values()) == event.lost
    return str(told["outcome"])


@pytest.mark.parametrize("reason", OverbidRefused)
def test_each_reason_against_an_overbid_is_met_at_the_table(reason: OverbidRefused) -> None:
    """K-OVER-01, K-OVER-02, K-OVER-03, K-OVER-05: who may not isn't offered it."""
    sitting = court(**({"k08": "b"} if reason is OverbidRefused.NOT_DOUBLE else {}))
    if reason is OverbidRefused.TOO_FEW:
        sitting.does(do.SetTraits("Vic", 2))
    sitting.does(do.MakeChallenge("Sal", "", 1), do.Answer("", 1), do.TypeDice((2,), (1,)))
    if reason is OverbidRefused.ONCE:
        sitting.does(do.TryOverbid("Vic"), do.TypeDice((2,), (1,)))
    side = 1 if reason is OverbidRefused.NOT_LOSER else 0
    assert sitting.table.round is not None and sitting.table.round.bout is not None
    challenge = sitting.table.round.bout.challenge
    assert isinstance(challenge, Challenge)
    assert why_no_overbid(challenge, side, sitting.table.rules) is reason
    sitting.refused(do.TryOverbid(("Vic", "Sal")[side]))


def test_a_court_of_twelve_is_kept_in_order() -> None:
    people = [Person(f"Guest {number}", celerity=number % 6) for number in range(12)]
    sitting = Sitting(*people)
    sitting.does(do.BeginRound(), *(do.Declare(one.name, 5) for one in people), do.CallOrder())
    assert sitting.table.round is not None
    celerities = [sitting.table.person(who).celerity for who in sitting.table.round.queue or ()]
    assert celerities == sorted(celerities, reverse=True)
    assert len(celerities) == 12


@pytest.mark.parametrize(
    "people",
    [(), (Person(""),), (Person("Vic"), Person("Vic")), tuple(Person(str(number)) for number in range(61))],
)
def test_who_can_not_sit_down(people: tuple[Person, ...]) -> None:
    with pytest.raises(RuleRefusal):
        KINGS.decide(EMPTY_TABLE, replace(KINGS_CAST, people=people), RehearsedChance(1))


def test_people_come_and_go_between_rounds() -> None:
    sitting = Sitting(Person("Vic"))
    assert isinstance(sitting.refused(do.AddPerson("Vic", **PLAIN)), NotThat)
    sitting.does(do.AddPerson("Sal", **PLAIN), do.RemovePerson("Vic"))
    assert sitting.table.names == ("Sal",)
    assert "remove-person" not in sitting.offered()
    sitting.does(do.BeginRound())
    assert sitting.refused(do.AddPerson("Tom", **PLAIN)) == Later("round")
    assert KINGS.next_evening(sitting.table) == do.BeginKings("A court", "", sitting.table.people)
