"""Fights of Action! at the table: what lies between one Action and the next, and every pair of options to the end."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from demoncity_gui.evening.chance import RehearsedChance
from demoncity_gui.games.action.game import ACTION
from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import events as ev
from demoncity_gui.games.action.rules.drama import DECK
from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.action.rules.options import OPTIONS
from demoncity_gui.games.action.rules.people import Status
from demoncity_gui.games.action.rules.table import EMPTY_TABLE, Fight, Person, Sheet, Table
from demoncity_gui.games.action.ruling import as_json, rule
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.refusals import RuleRefusal
from demoncity_gui.games.game import Deed, Known
from demoncity_gui.texts import action
from tests.support.asked_guest import ACTION_CAST, RARE, asked_of
from tests.support.trials import Trials

BY_HAND = (*RARE, "add-padding", "gain-point", "describe", "heal-cinematic", "next-sequence", "pass", "finish", "miss")
"""What carries no fight on."""


class Sitting:
    """A table, with what is told of it."""

    def __init__(self, *sheets: Sheet, **switches: str) -> None:
        names = {"o": "A-OPT-", "k": "A-AMB-"}
        chosen = tuple((f"{names[key[0]]}{key[1:]}", letter) for key, letter in switches.items())
        self.table = EMPTY_TABLE
        self.story: list[str] = []
        self.does(do.BeginShots("A warehouse", "", sheets, HouseRules(chosen)), do.BeginFight())

    def does(self, *commands: do.Command) -> Sitting:
        for command in commands:
            before = self.table
            events, self.table = ACTION.decide(before, command, RehearsedChance(1))
            for event in events:
                after = ACTION.apply(before, event)
                self.story += ACTION.story(None, before, after, event, for_players=False)  # type: ignore[arg-type]
                before = after
        return self

    def refuses(self, command: do.Command) -> bool:
        try:
            ACTION.decide(self.table, command, RehearsedChance(1))
        except RuleRefusal as refusal:
            return ACTION.refusal(self.table, refusal.reason).endswith(".")
        return False

    def offers(self, command: str) -> bool:
        return any(ask.command == command for ask in ACTION.asks(self.table))

    def person(self, name: str) -> Person:
        return self.table.person(name)

    def statuses(self, name: str) -> list[str]:
        return [status.value for status in self.person(name).state.statuses]

    @property
    def fight(self) -> Fight:
        assert self.table.fight is not None
        return self.table.fight


ANN, BILL = Sheet("Ann", agility=9, heroic=True), Sheet("Bill", "Triad")
THUGS = Sheet("Thugs", "Triad", agility=1, wits=1, luck=1, unnamed=True, size=3)


def test_a_fight_goes_by_turns_and_sequences() -> None:
    """A-TIME-01, A-INIT-01, A-INIT-03: a hit does its Damage, and all have their turn before the next Sequence."""
    sitting = Sitting(ANN, BILL, o08="off")
    assert not sitting.offers("next-sequence")
    sitting.does(do.Act(), do.Strike("Bill", 12), do.ActUnrolled())
    assert (sitting.person("Bill").state.shock, sitting.person("Bill").state.wounds) == (12, 2)
    assert f"{action.attack_with_pv(who='Ann', target='Bill', pv=12)}." in sitting.story
    sitting.does(do.NextSequence())
    assert sitting.fight.number == 2
    assert action.sequence_began(number=2) in sitting.story


def test_an_action_has_as_many_parts_as_were_said() -> None:
    """A-SNAP-01, A-HERO-01."""
    sitting = Sitting(ANN, BILL, o19="on", k42="b", o08="off").does(do.Act(parts=5))
    assert sitting.fight.open is not None
    assert (sitting.fight.open.left, sitting.fight.open.penalty) == (5, -12)
    sitting.does(*[do.Miss("Bill")] * 4)
    assert sitting.offers("strike")
    sitting.does(do.Strike("Bill", 3))
    assert not sitting.offers("strike")
    assert sitting.refuses(do.Act(parts=5)), "Bill's sheet doesn't say that he is heroic"


def test_three_shots_are_enough_to_act_out_of_sequence() -> None:
    """A-SHOT-06."""
    sitting = Sitting(ANN, BILL).does(do.Hurry("Ann", ANN.shot_count - 3), do.Act(), do.Finish())
    assert sitting.does(do.Interrupt("Ann")).fight.fighter("Ann").shots == 0
    assert sitting.does(do.Finish()).refuses(do.Interrupt("Ann"))


def test_nobody_defends_against_an_action_of_their_own() -> None:
    sitting = Sitting(ANN, BILL).does(do.Act())
    assert sitting.refuses(do.Defend("Ann")) and not sitting.refuses(do.Defend("Bill"))


def test_rest_takes_a_shock_point_and_a_shot_comes_back() -> None:
    """A-DMG-07, A-SHOT-03."""
    sitting = Sitting(ANN, BILL)
    sitting.does(do.SetNumber("Ann", "shock", 3), do.Hurry("Ann", 1), do.Rest(), do.Defend("Bill"), do.Rest())
    assert sitting.refuses(do.SetNumber("Ann", "treated", 1))
    sitting.does(do.Regain("Bill"))
    assert sitting.refuses(do.Regain("Bill")), "one Shot alone"
    shots = {one.name: one.shots for one in sitting.fight.fighters}
    assert shots == {"Ann": ANN.shot_count - 1, "Bill": BILL.shot_count}
    sitting.does(do.NextSequence())
    assert sitting.person("Ann").state.shock == 3, "who buys Initiative does more than rest"
    sitting.does(do.Rest(), do.Rest(), do.NextSequence())
    assert sitting.person("Ann").state.shock == 2


def felled(**switches: str) -> Sitting:
    """Return a fight in which Ann has just felled Bill by Shock points, and Cass is to come."""
    cass = Sheet("Cass", "Triad", agility=4)
    return Sitting(ANN, BILL, cass, o08="off", **switches).does(do.Act(), do.Strike("Bill", 24))


@pytest.mark.parametrize(("letter", "again"), [("a", True), ("b", False)])
def test_the_unconscious_roll_each_time_somebody_else_rolls(letter: str, again: bool) -> None:
    """A-DMG-08, A-AMB-26, A-AMB-38 a."""
    sitting = felled(k26=letter)
    assert sitting.statuses("Bill") == ["down"]
    assert not sitting.offers("try-to-wake"), "not for the roll that felled him"
    sitting.does(do.Act(), do.Finish(), do.TryToWake("Bill", 14))
    assert not sitting.offers("try-to-wake")
    sitting.does(do.Interrupt("Ann"), do.Finish())
    assert sitting.offers("try-to-wake") is again
    if again:
        sitting.does(do.TryToWake("Bill", 15))
        assert sitting.statuses("Bill") == []


@pytest.mark.parametrize(("letter", "shock"), [("a", 24), ("b", 19)])
def test_who_wakes_with_too_many_shock_points(letter: str, shock: int) -> None:
    """A-AMB-39."""
    sitting = felled(k39=letter).does(do.Act(), do.Finish(), do.TryToWake("Bill", 15))
    assert (sitting.statuses("Bill"), sitting.person("Bill").state.shock) == ([], shock)


def test_who_is_felled_may_be_awake_and_helpless() -> None:
    """A-AMB-38 b: until rest, or the Host, brings Shock under Health."""
    sitting = felled(k38="b").does(do.Act(), do.Finish())
    assert not sitting.offers("try-to-wake")
    sitting.does(do.SetNumber("Bill", "shock", 19), do.NextSequence())
    assert sitting.statuses("Bill") == []


def test_ten_minutes_later_people_are_awake() -> None:
    """A-DMG-09."""
    sitting = felled().does(do.EndFight())
    assert (sitting.statuses("Bill"), sitting.table.fight) == ([], None)


def shocked(**switches: str) -> Sitting:
    """Return a fight in which Bill has just failed a Shock roll by 2."""
    sitting = Sitting(ANN, BILL, **switches).does(do.Act(), do.Strike("Bill", 5))
    assert not sitting.offers("act"), "nothing comes before the rolls"
    return sitting.does(do.EnterRolls(shock=(8,)))


def test_a_failed_shock_roll_lasts_for_its_sequences() -> None:
    """A-SHOCK-02, A-SHOCK-03, A-AMB-32 a: the count alone."""
    sitting = shocked()
    assert sitting.statuses("Bill") == ["unconscious"]
    sitting.does(do.NextSequence(), do.Act(), do.Finish())
    assert not sitting.offers("try-to-wake")
    sitting.does(do.NextSequence())
    assert sitting.statuses("Bill") == []


def test_both_clocks_may_wake() -> None:
    """A-AMB-32 b."""
    sitting = shocked(k32="b").does(do.NextSequence(), do.Act(), do.Finish())
    assert sitting.offers("try-to-wake")


@pytest.mark.parametrize(("total", "statuses"), [(2, []), (1, ["unconscious"])])
def test_somebody_may_be_woken_early(total: int, statuses: list[str]) -> None:
    """A-SHOCK-04."""
    sitting = shocked().does(do.NextSequence(), do.Act(), do.Rouse("Bill", total))
    assert sitting.statuses("Bill") == statuses


def test_the_dying_are_stabilised() -> None:
    """A-DARK-01, A-DARK-02."""
    sitting = Sitting(ANN, BILL, o16="on", o08="off").does(do.Act(parts=2), do.Strike("Bill", 4))
    sitting.does(do.EnterRolls(dark=(3,)))
    assert sitting.statuses("Bill") == ["dying"]
    sitting.does(do.Stabilise("Bill", 5))
    assert sitting.statuses("Bill") == []


@pytest.mark.parametrize(("letter", "shots"), [("a", BILL.shot_count), ("b", BILL.shot_count - 2)])
def test_the_pool_at_the_next_fight(letter: str, shots: int) -> None:
    """A-SHOT-02, A-STUN-01, A-AMB-36."""
    sitting = Sitting(ANN, BILL, o08="off", o09="on", k36=letter).does(do.Act(), do.Strike("Bill", 10))
    assert sitting.fight.fighter("Bill").shots == BILL.shot_count - 2
    sitting.does(do.EndFight(), do.BeginFight())
    assert sitting.fight.fighter("Bill").shots == shots


def test_a_shaken_one_takes_the_turn_to_be_steady() -> None:
    """A-SHAKEN-01, A-SHAKEN-02, A-SHAKEN-03, A-SHAKEN-04."""
    sitting = Sitting(ANN, BILL, o03="on").does(do.Act(), do.Strike("Bill", 1))
    assert sitting.refuses(do.Defend("Bill"))
    assert sitting.refuses(do.Act())
    sitting.does(do.Steady(19))
    assert sitting.statuses("Bill") == ["shaken"]
    sitting.does(do.NextSequence(), do.Pass(), do.Steady(20))
    assert sitting.statuses("Bill") == []


@pytest.mark.parametrize(("letter", "left"), [("a", ("Bill",)), ("b", ())])
def test_how_long_an_active_defense_lasts(letter: str, left: tuple[str, ...]) -> None:
    """A-SHOT-04, A-AMB-52."""
    sitting = Sitting(ANN, BILL, k52=letter).does(do.Defend("Bill"), do.Act(), do.Strike("Bill", 1))
    assert sitting.fight.defending == left
    sitting.does(do.Act(), do.Finish())
    assert sitting.fight.defending == (), "until his next Action"


def test_an_active_dodge_costs_a_glass_jaw_the_next_action() -> None:
    """A-GLASS-02."""
    sitting = Sitting(ANN, THUGS).does(do.Defend("Thugs"), do.Pass())
    assert sitting.offers("pass") and not sitting.offers("act")
    sitting.does(do.Pass(), do.NextSequence(), do.Pass())
    assert sitting.offers("act")
    assert not Sitting(ANN, THUGS, k34="b").does(do.Defend("Thugs")).fight.skips


def test_an_advanced_mook_gives_a_free_d10() -> None:
    """A-ADV-02."""
    sitting = Sitting(ANN, THUGS, k34="b").does(do.Act(), do.Strike("Thugs", 7))
    assert sitting.person("Ann").free_d10
    sitting.does(do.Act(), do.Finish(), do.NextSequence(), do.Act(), do.Strike("Thugs", 2))
    assert not sitting.person("Ann").free_d10


def test_a_speed_bump_strikes_whoever_ignores_it_and_once_at_the_end() -> None:
    """A-BUMP-01, A-BUMP-02, A-BUMP-04, A-BUMP-05."""
    sitting = Sitting(ANN, BILL, THUGS, k34="c", o08="off")
    assert [one.name for one in sitting.fight.fighters if not one.out] == ["Ann", "Bill"]
    sitting.does(do.Act(), do.Strike("Bill", 1), do.GroupActs("Thugs"))
    assert sitting.refuses(do.Strike("Bill", 3)), "the Attack is on who ignored them"
    sitting.does(do.Strike("Ann", 3), do.Act(), do.Finish())
    assert not sitting.offers("next-sequence"), "the group acts at the very end"
    sitting.does(do.GroupActs("Thugs"), do.Strike("Bill", 2), do.NextSequence())
    sitting.does(do.Act(), do.Bump("Thugs"))
    assert not sitting.offers("group-acts"), "they were not ignored"
    assert sitting.person("Thugs").sheet.size == 3, "8 + 3 against 8 + 5"
    strong = Sitting(replace(ANN, skill=30), THUGS, k34="c").does(do.Act(), do.Bump("Thugs"))
    assert strong.statuses("Thugs") == ["out"]


def test_covering_fire_needs_a_weapon_for_it() -> None:
    """A-COVER-01, A-COVER-03."""
    assert not Sitting(ANN, BILL, o01="on").does(do.Act()).offers("lay-fire")
    gunner, friend = replace(ANN, covers=True), Sheet("Zoe", agility=7)
    assert not Sitting(gunner, BILL).does(do.Act()).offers("lay-fire")
    sitting = Sitting(gunner, friend, BILL, o01="on", k01="b").does(do.Act(), do.LayFire(12), do.Pass())
    sitting.does(do.Act(parts=2), do.RollStrike("Zoe"))
    assert _outcome(sitting, do.RollStrike("Zoe")).defense == friend.defense + 2
    assert sitting.refuses(do.LayFire(12, aggressive=True))


def _outcome(sitting: Sitting, command: do.Command) -> Any:
    events, _ = ACTION.decide(sitting.table, command, RehearsedChance(1))
    return next(event.outcome for event in events if isinstance(event, ev.Attacked))


def test_aggressive_covering_fire_attacks_who_moves() -> None:
    """A-AGGR-01, A-AGGR-02."""
    gunner = replace(ANN, covers=True)
    sitting = Sitting(gunner, BILL, o01="on", o02="on", o08="off").does(do.Act(), do.LayFire(12, aggressive=True))
    ended = _outcome(sitting, do.Sweep("Bill"))
    assert (ended.av, ended.defense, ended.pv) == (12, 8, 4 + 8 - 5)
    assert sitting.does(do.Sweep("Bill")).person("Bill").state.shock == 7


def test_getting_up_takes_a_move_or_a_roll() -> None:
    """A-KNOCK-01, A-KNOCK-04."""
    sitting = Sitting(ANN, BILL, o05="on", o08="off").does(do.Act(), do.Strike("Bill", 16, wall=0))
    assert sitting.statuses("Bill") == ["prone"]
    assert sitting.person("Bill").state.shock == 17
    assert sitting.does(do.JumpUp("Bill", 14)).statuses("Bill") == ["prone"]
    assert sitting.does(do.JumpUp("Bill", 15)).statuses("Bill") == []
    assert sitting.refuses(do.GetUp("Bill"))


@pytest.mark.parametrize(("option", "xp"), [("off", 0), ("on", 1)])
def test_a_cinematic_wound_is_described_and_heals(option: str, xp: int) -> None:
    """A-CINE-01, A-CINE-02, A-CINE-03, A-CINE-04."""
    sitting = Sitting(ANN, BILL, o11="on", o12=option, o08="off").does(do.Act(), do.Strike("Bill", 20))
    sitting.does(do.Describe("Bill", "a broken arm"))
    assert sitting.story[-1] == action.now_described(who="Bill", words="a broken arm")
    sitting.does(do.HealCinematic("Bill"))
    assert (sitting.person("Bill").cinematic, sitting.table.xp) == ((), xp)
    assert sitting.refuses(do.HealCinematic("Bill"))


def test_each_faction_draws_a_card_each_sequence() -> None:
    """A-CARD-01, A-AMB-44 a: down, and no card twice before the deck is shuffled."""
    sitting = Sitting(ANN, BILL, o04="on")
    seen = list(dict(sitting.fight.cards).values())
    for _ in range(20):
        sitting.does(do.Pass(), do.Pass(), do.NextSequence())
        seen += dict(sitting.fight.cards).values()
    assert set(dict(sitting.fight.cards)) == {"Heroes", "Triad"}
    assert len(set(seen)) == len(seen) == 42
    assert len(sitting.table.deck) == len(DECK) - 42


def test_the_deck_may_be_shuffled_whole_each_sequence() -> None:
    """A-AMB-44 b."""
    sitting = Sitting(ANN, BILL, o04="on", k44="b").does(do.Pass(), do.Pass(), do.NextSequence())
    assert len(sitting.table.deck) == len(DECK) - 2


def test_a_favored_action_gives_a_pool_point() -> None:
    """A-CARD-10."""
    sitting = Sitting(ANN, BILL, o04="on")
    favored = [faction for faction, one in sitting.fight.draws if one.favored is not None]
    assert favored
    sitting.does(do.GainPoint(favored[0]), do.GainPoint(favored[0]))
    assert dict(sitting.table.points) == {favored[0]: 2}
    assert Sitting(ANN, BILL).refuses(do.GainPoint("Heroes"))


def test_a_joker_restores_its_faction() -> None:
    """A-CARD-02."""

    class Joker:
        def shuffled(self, items: Any, /) -> Any:
            return tuple(sorted(items, key=lambda one: one != "joker-1"))

    sitting = Sitting(ANN, BILL, o04="on").does(do.SetNumber("Ann", "shock", 30), do.SetNumber("Ann", "wounds", 2))
    table = replace(sitting.table, deck=())
    for command in (do.Pass(), do.Pass(), do.NextSequence()):
        _, table = ACTION.decide(table, command, Joker())
    assert (table.person("Ann").state.shock, table.person("Ann").state.treated) == (0, 2)


def test_a_fight_by_initiative_cards() -> None:
    """A-ALT-01, A-ALT-02, A-ALT-03, A-ALT-04, A-ALT-06, A-ALT-12."""
    cass = Sheet("Cass", "Triad", agility=4)
    sitting = Sitting(ANN, BILL, cass, o20="on", o08="off")
    assert sitting.fight.stack is not None and sitting.fight.stack.cards == ("Ann", "Bill", "Cass")
    assert sitting.refuses(do.Defend("Ann"))
    sitting.does(do.AddPadding("rain", 1), do.Act(), do.Strike("Cass", 4))
    assert sitting.fight.stack.cards == ("Cass", "Bill", "Ann")
    assert f"{action.padding_reached(text='rain', who='')}." in sitting.story
    sitting.does(do.ActUnrolled(), do.Act(), do.Strike("Ann", 8))
    assert sitting.statuses("Ann") == ["out"]


def test_the_program_rolls_where_the_table_does_not() -> None:
    """A-AMB-01 b, A-AMB-29: with the numbers of the sheets, as a file with these dice is ruled."""
    sitting = Sitting(ANN, BILL, k01="b", o16="on").does(do.Act(parts=2), do.Defend("Bill"))
    (_, attacked, *_), after = ACTION.decide(sitting.table, do.RollStrike("Bill"), RehearsedChance(3))
    assert isinstance(attacked, ev.Attacked)
    attack = {"skill": 8, "dice": [die[0] for die in attacked.shuffles], "attribute": 5, "effect": 3, "parts": 2}
    defense = {"skill": 8, "effect": 5, "active": True}
    target = {"name": "Bill", "health": 20, "toughness": 5}
    scenario = {"format": "action.attack/1", "house_rules": {"A-AMB-01": "b"}, "options": {"A-OPT-16": True}}
    told = as_json(rule(json.dumps({**scenario, "attack": attack, "defense": defense, "target": target}).encode()))
    assert (attacked.outcome.av, attacked.outcome.pv) == (told["av"], told["pv"])
    sitting.does(do.Strike("Bill", 5), do.RollThem())
    assert sitting.fight.pending is None
    assert isinstance(after, Table)


def test_people_go_between_fights_and_somebody_stays() -> None:
    sitting = Sitting(ANN, BILL)
    assert sitting.refuses(do.RemovePerson("Bill"))
    sitting.does(do.EndFight(), do.RemovePerson("Bill"))
    assert sitting.table.names == ("Ann",)
    assert sitting.refuses(do.RemovePerson("Ann"))


@pytest.mark.parametrize("people", [(), (ANN, ANN), (Sheet(""),), (Sheet("Ann", health=0),), (Sheet("Ann", size=0),)])
def test_who_can_not_sit_down(people: tuple[Sheet, ...]) -> None:
    with pytest.raises(RuleRefusal):
        ACTION.decide(EMPTY_TABLE, do.BeginShots("", "", people), RehearsedChance(1))


# --- to the end ------------------------------------------------------------------------------------------------------


def fought_out(rules: HouseRules, seed: int, *, steps: int = 1500) -> tuple[Table, int]:
    """Return the table at the end of a fight at random by what is asked, with no more than one Faction that can act."""
    dice, chance, asked = Random(seed), RehearsedChance(seed), asked_of(ACTION, BY_HAND)
    _, table = ACTION.decide(EMPTY_TABLE, replace(ACTION_CAST, house_rules=rules), chance)
    _, table = ACTION.decide(table, do.BeginFight(), chance)
    for step in range(steps):
        if len({one.sheet.faction for one in table.people if not one.is_helpless}) < 2 and table.fight is not None:
            return ACTION.decide(_without_rolls(table, chance), do.EndFight(), chance)[1], step
        before = table
        command = do.BeginFight() if table.fight is None else asked(table, dice)
        events, table = ACTION.decide(table, command, chance)
        assert events
        for event in events:
            again = msgspec.json.decode(msgspec.json.encode(event), type=ACTION.events)
            before = ACTION.apply(before, again)
        assert before == table
    raise AssertionError((rules, seed, table.people))


def _without_rolls(table: Table, chance: RehearsedChance) -> Table:
    """Return the table once what is open is over."""
    while table.fight is not None and (table.fight.pending or table.fight.open):
        pending = table.fight.pending
        command: do.Command = do.Finish()
        if pending is not None:
            needs = pending.felt.needs
            given = [(9,) if difficulty is not None else () for difficulty in (needs.shock, needs.dark)]
            command = do.EnterRolls(given[0], given[1], (9,) * len(needs.luck))
        _, table = ACTION.decide(table, command, chance)
    return table


PAIRS = list(combinations(OPTIONS, 2))


def test_every_pair_of_options_fights_to_its_end(trials: Trials, record_property: Any) -> None:
    """A-DMG-10: with readings at random, and what the options rest on in use too."""
    steps = Counter[str]()
    for number, pair in enumerate(PAIRS[:: max(1, len(PAIRS) // trials(len(PAIRS)))]):
        dice = Random(number)
        letters = ((known.id, dice.choice(known.letters)) for known in HOUSE_RULES.values() if dice.random() < 0.3)
        bases = {"A-OPT-01", "A-OPT-11"} if {"A-OPT-02", "A-OPT-12", "A-OPT-13"} & {*pair} else set()
        options = ((option, "on" if option in {*pair, *bases} else "off") for option in OPTIONS)
        table, taken = fought_out(HouseRules((*options, *letters)), number)
        assert table.fight is None
        steps["fights"] += 1
        steps["steps"] += taken
    record_property("fights, steps", (steps["fights"], steps["steps"]))
    assert len(PAIRS) == 190


def test_what_is_felt_at_the_table_is_what_its_file_is_ruled(trials: Trials) -> None:
    """A-DMG-01: a hit on somebody in any state, by any options, comes to one Damage in both."""
    for seed in range(trials(400)):
        dice = Random(seed)
        chosen = {option: dice.choice((True, False)) for option in OPTIONS if option not in ("A-OPT-20", "A-OPT-04")}
        letters = {known.id: dice.choice(known.letters) for known in HOUSE_RULES.values() if dice.random() < 0.4}
        letters["A-AMB-01"], letters["A-AMB-34"] = "a", dice.choice("ab")
        rules = HouseRules((*((option, "on" if on else "off") for option, on in chosen.items()), *letters.items()))
        thug = replace(BILL, unnamed=dice.random() < 0.5)
        _, table = ACTION.decide(EMPTY_TABLE, do.BeginShots("", "", (ANN, thug), rules), RehearsedChance(seed))
        for command in (do.BeginFight(), do.SetStatus("Bill", dice.choice([*Status]).value, True), do.Act()):
            if command != do.Act() or any(ask.command == "act" for ask in ACTION.asks(table)):
                _, table = ACTION.decide(table, command, RehearsedChance(seed))
        pv, wall = dice.randint(-3, 30), dice.randint(0, 3)
        assert table.fight is not None
        if table.fight.open is None or "dead" in [one.value for one in table.person("Bill").state.statuses]:
            continue
        before = table.person("Bill").state
        events, _ = ACTION.decide(table, do.Strike("Bill", pv, wall=wall), RehearsedChance(seed))
        target = {"name": "Bill", "health": 20, "toughness": 5, "mass": 10, "unnamed": thug.unnamed}
        target |= {"shots": BILL.shot_count, "statuses": [one.value for one in before.statuses]}
        scenario = {"format": "action.attack/1", "house_rules": letters, "options": chosen, "attack": {"pv": pv}}
        told = as_json(rule(json.dumps({**scenario, "target": target, "wall": wall}).encode()))["harm"]
        due = next((event.pending.felt for event in events if isinstance(event, ev.RollsDue)), None)
        done = due or next(event.harm.felt for event in events if isinstance(event, ev.Harmed))
        assert {"shock": done.shock, "wounds": done.wounds} == told["gained"]
        assert [*done.needs.luck] == told["needs"]["luck"]
        if due is None:
            (harm,) = (event.harm for event in events if isinstance(event, ev.Harmed))
            assert [one.value for one in harm.target.statuses] == told["statuses"]


def test_who_falls_stands_large_on_the_tv_before_who_is_next() -> None:
    sitting = Sitting(Sheet("Ann", agility=9), Sheet("Bill", "Triad", toughness=1))
    sitting.does(do.Act(), do.Strike("Bill", 40))
    command = do.EnterRolls((-9,), (), ()) if sitting.offers("enter-rolls") else do.Fall("Bill", 40, 0)
    events, table = ACTION.decide(sitting.table, command, RehearsedChance(1))
    picture = ACTION.tv(table, [Deed(5, command, events, lambda: sitting.table)], Known())
    banner, board = picture.banner, picture.board
    worst = [status.value for status in table.person("Bill").state.statuses][-1]
    assert banner is not None and banner.text == action.tv_fallen(who="Bill", status=worst)
    roll = next(event.harm.shock_roll for event in events if isinstance(event, ev.Harmed))
    assert roll is not None and not roll.passed
    shock = action.rolled(who="Bill", what="shock", total=roll.total, difficulty=roll.difficulty, passed=False)
    assert shock in banner.line, "the roll that decided it"
    assert action.status(who="Bill", status=worst) not in banner.line, "nothing is said twice"
    assert board is not None and [seat.name for seat in board.seats] == ["Bill"]


def test_one_blow_that_fells_a_group_says_so() -> None:
    sitting = Sitting(replace(ANN, agility=9), THUGS).does(do.Act(), do.Strike("Thugs", 40))
    assert sitting.table.person("Thugs").is_helpless
    assert f"{action.all_fell(number=THUGS.size)}." in sitting.story


def test_one_blow_that_fells_one_says_nothing_of_a_group() -> None:
    sitting = Sitting(replace(ANN, agility=9), replace(THUGS, size=1)).does(do.Act(), do.Strike("Thugs", 40))
    assert sitting.table.person("Thugs").is_helpless
    assert f"{action.all_fell(number=1)}." not in sitting.story


def test_once_one_side_alone_stands_the_players_read_that_it_is_decided() -> None:
    sitting = Sitting(ANN, THUGS)
    for is_so in (False, True):
        command = do.SetStatus("Thugs", "out", is_so)
        events, sitting.table = ACTION.decide(sitting.table, command, RehearsedChance(1))
        banner = ACTION.tv(sitting.table, [Deed(5, command, events, lambda: sitting.table)], Known()).banner
        assert banner is not None and (banner.text == action.tv_decided) is is_so


@pytest.mark.parametrize("hidden", [False, True])
def test_the_players_read_how_an_av_came_about_unless_whoever_attacks_is_hidden(hidden: bool) -> None:
    sitting = Sitting(replace(ANN, hidden=hidden), BILL, k01="b").does(do.Act(parts=2))
    events, table = ACTION.decide(sitting.table, do.RollStrike("Bill"), RehearsedChance(1))
    (attack,) = [event for event in events if isinstance(event, ev.Attacked)]
    light, dark = (die[0] for die in attack.shuffles)
    assert attack.outcome.av == 8 + light - dark - 3
    banner = ACTION.tv(table, [Deed(5, do.RollStrike("Bill"), events, lambda: table)], Known()).banner
    way = action.tv_way(av=attack.outcome.av, skill=8, light=light, dark=dark, more=-3)
    assert banner is not None and (way in banner.line) is not hidden


def test_whoever_stays_shaken_is_told_to_be() -> None:
    sitting = Sitting(Sheet("Ann", agility=9)).does(do.SetStatus("Ann", "shaken", True), do.Steady(-50))
    assert action.still_shaken(who="Ann") in sitting.story
    sitting = Sitting(Sheet("Ann", agility=9)).does(do.SetStatus("Ann", "shaken", True), do.Steady(50))
    assert action.still_shaken(who="Ann") not in sitting.story
