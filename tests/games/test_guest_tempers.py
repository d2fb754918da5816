"""How the program plays guests: whatever it chooses may be asked, by any rules, and fights end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.action import tempers as action
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules import commands as act
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.action.rules.table import EMPTY_TABLE, Sheet
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.kings import tempers as kings
from demoncity_gui.games.kings.game import KINGS
from demoncity_gui.games.kings.rules import commands as ask
from demoncity_gui.games.kings.rules import house_rules as kings_rules
from demoncity_gui.games.kings.rules import table as court
from tests.support.trials import Trials

ROLLED = ("A-AMB-01", "b")


def readings(dice: Random, known: Any, share: float) -> list[tuple[str, str]]:
    return [(one.id, dice.choice(one.letters)) for one in known.values() if dice.random() < share]


def sheet(dice: Random, number: int) -> Sheet:
    """Return somebody whom a plan could have, mostly such that they can be hit."""
    return Sheet(
        f"Person {number}",
        dice.choice(["Heroes", "Heroes", "Triad", "Triad", "Ghosts"]),
        agility=dice.randint(1, 9),
        wits=dice.randint(1, 9),
        luck=dice.randint(1, 9),
        willpower=dice.randint(1, 9),
        focus=dice.randint(1, 9),
        health=dice.randint(5, 25),
        toughness=dice.randint(1, 6),
        skill=dice.randint(6, 12),
        defense=dice.randint(4, 9),
        soak=dice.randint(0, 5),
        heroic=dice.random() < 0.3,
        unnamed=dice.random() < 0.3,
        size=dice.choice([1, 1, 3]),
        temper=dice.choice(["", *action.TEMPERS]),
    )


def fought(people: tuple[Sheet, ...], rules: HouseRules, seed: int) -> Counter[str]:
    """Let the program play a fight to its end; return what it did how often, by the reasons."""
    luck, did = RehearsedChance(seed), Counter[str]()
    _, table = ACTION.decide(EMPTY_TABLE, act.BeginShots("", "", people, rules), luck)
    _, table = ACTION.decide(table, act.BeginFight(), luck)
    while table.fight is not None:
        assert table.fight.number <= action.LONGEST, (seed, table.people)
        choice = action.next_choice(table, luck)
        assert choice is not None and choice.command is not None
        did[choice.why.value] += 1
        before = table
        _, table = ACTION.decide(before, choice.command, luck)  # a refusal would end the trial
    return did


def test_fights_of_action_that_the_program_plays_end_by_any_rules(trials: Trials, record_property: Any) -> None:
    steps = Counter[str]()
    for seed in range(trials(4000)):
        dice = Random(seed)
        options = ((name, dice.choice(["on", "off"])) for name in OPTIONS if dice.random() < 0.4)
        letters = (one for one in readings(dice, HOUSE_RULES, 0.3) if one[0] != ROLLED[0])
        rules = HouseRules((*options, *letters, ROLLED))
        people = tuple(sheet(dice, number) for number in range(dice.randint(2, 6)))
        did = fought(people, rules, seed)
        assert did["fight-over"] + did["too-long"] == 1
        steps += did
    assert set(steps) >= {"most-hurt", "only-foe", "by-luck", "snapshots", "out-of-sequence", "foe-is-next", "rests"}
    record_property("steps", dict(steps))


@pytest.mark.parametrize(
    ("temper", "does", "never"),
    [
        ("bold", "out-of-sequence", "snapshots"),
        ("wary", "foe-is-next", "out-of-sequence"),
        ("quick", "snapshots", "foe-is-next"),
        ("coward", "rests", "out-of-sequence"),
    ],
)
def test_each_temper_does_what_is_its_own(temper: str, does: str, never: str) -> None:
    people = tuple(
        Sheet(name, faction, temper=temper) for name, faction in (("A", "X"), ("B", "X"), ("C", "Y"), ("D", "Y"))
    )
    did = sum((fought(people, HouseRules((ROLLED,)), seed) for seed in range(5)), Counter[str]())
    assert did[does] and not did[never], did


def test_where_the_table_rolls_the_program_says_whom_it_attacks() -> None:
    luck = RehearsedChance(1)
    people = (Sheet("Ann", agility=9, temper="bold"), Sheet("Bill", "Triad"))
    _, table = ACTION.decide(EMPTY_TABLE, act.BeginShots("", "", people), luck)
    for command in (act.BeginFight(), act.Act()):
        _, table = ACTION.decide(table, command, luck)
    assert action.next_choice(table, luck) == action.Choice("Ann", None, action.Why.ONLY_FOE, "Bill")


def test_nobody_acts_out_of_turn_for_whom_a_person_plays() -> None:
    people = (Sheet("Ann"), Sheet("Bill", "Triad"))
    did = fought(people, HouseRules((ROLLED,)), 1)
    assert did["acts"] and not did["out-of-sequence"] and not did["shot-back"]


def test_rounds_of_kings_that_the_program_plays_end_by_any_rules(trials: Trials, record_property: Any) -> None:
    steps = Counter[str]()
    for seed in range(trials(4000)):
        dice, luck = Random(seed), RehearsedChance(seed)
        rules = HouseRules(tuple(readings(dice, kings_rules.HOUSE_RULES, 0.3)))
        people = tuple(
            court.Person(
                f"Person {number}",
                base := dice.randint(0, 12),
                dice.randint(0, base),
                dice.randint(0, 5),
                dice.randint(0, 3),
                dice.choice(["", *kings.TEMPERS]),
            )
            for number in range(dice.randint(1, 5))
        )
        _, table = KINGS.decide(court.EMPTY_TABLE, ask.BeginKings("", "", people, rules), luck)
        for _ in range(3):
            _, table = KINGS.decide(table, ask.BeginRound(), luck)
            for _ in range(100):
                choice = kings.next_choice(table, luck)
                if choice is None:
                    break
                steps[choice.why.value] += 1
                _, table = KINGS.decide(table, choice.command, luck)
            assert table.round is None, seed
    assert set(steps) == {why.value for why in kings.Why}
    record_property("steps", dict(steps))


def test_the_wary_keep_half_of_their_traits_and_the_bold_bid_them() -> None:
    """K-DECL-02: who relents answers nothing."""
    vic, sal = court.Person("Vic", 10, 10), court.Person("Sal", 10, 5, temper="wary")
    _, table = KINGS.decide(court.EMPTY_TABLE, ask.BeginKings("", "", (vic, sal)), RehearsedChance(1))
    now = court.Round(1, queue=("Vic",))
    choice = kings.next_choice(replace(table, round=now), RehearsedChance(1))
    assert choice is not None and choice.command == ask.MakeChallenge("Sal", "", bid=2)
    _, after = KINGS.decide(replace(table, round=now), choice.command, RehearsedChance(1))
    answer = kings.next_choice(after, RehearsedChance(1))
    assert answer == kings.Choice("Sal", ask.Relent(), kings.Why.RELENTS)
    spared = kings.next_choice(replace(table, round=court.Round(1, queue=("Sal",))), RehearsedChance(1))
    assert spared == kings.Choice("Sal", ask.Act(""), kings.Why.SPARES)
