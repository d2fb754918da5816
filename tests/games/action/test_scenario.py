"""Files of Action! that can't be ruled: one line for each, which names the very place."""

from __future__ import annotations

from typing import Any

import pytest

from demoncity_gui import texts
from demoncity_gui.games.action.ruling import rule
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.texts import scenario_faults as faults
from tests.support.written import GONE, Written, written

BILL: Written = {"name": "Bill", "health": 20, "toughness": 6, "wounds": 2}
HARM: Written = {"format": "action.harm/1", "target": BILL, "damage": 7, "rolls": {"shock": 12}}
ATTACK: Written = {"format": "action.attack/1", "attack": {"pv": 3}, "target": BILL}
ROLLED: Written = {
    "format": "action.attack/1",
    "house_rules": {"A-AMB-01": "b"},
    "attack": {"skill": 4, "dice": [5, 3]},
    "defense": {"skill": 20},
    "target": BILL,
}
BUMP: Written = {
    "format": "action.attack/1",
    "house_rules": {"A-AMB-34": "c"},
    "attack": {"skill": 9},
    "group": {"size": 3, "skill": 4, "effect": 0},
}
SEQUENCE: Written = {
    "format": "action.sequence/1",
    "characters": [
        {"name": "Ann", "agility": 6, "wits": 6, "luck": 6},
        {"name": "Bill", "agility": 3, "wits": 3, "luck": 3, "shots": 2, "shaken": True},
        {"name": "Cass", "agility": 3, "wits": 3, "luck": 3, "out": True},
    ],
    "events": [{"kind": "act", "who": "Ann"}],
}
CARDS: Written = {
    "format": "action.sequence/1",
    "options": {"A-OPT-20": True},
    "characters": [{"name": "Ann", "health": 10}, {"name": "Bill", "health": 10}],
    "stack": ["Ann", {"padding": "d10"}, "Bill"],
    "events": [{"kind": "act", "who": "Ann"}],
}
FALL: dict[str, Any] = {"damage": GONE, "fall": {"metres": 3, "pv": 0}, "rolls": GONE}
NO_SHOTS = faults.too_few_shots(who=repr("Bill"))
DICE: dict[str, Any] = {"house_rules": {"A-AMB-01": "b"}}


def event(**keys: Any) -> dict[str, Any]:
    return {"events.1": keys}


def fault(text: bytes) -> str:
    """Return what is said of a file that can't be ruled."""
    with pytest.raises(ScenarioUnreadable) as told:
        rule(text)
    return str(told.value)


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (HARM, {}),
        (HARM, FALL),
        (HARM, {"rolls": GONE}),
        (HARM, {**DICE, "rolls.shock": {"sum": 3, "dice": [9, 0]}}),
        (HARM, {"options": {"A-OPT-05": True}, "target.mass": 3, "wall": 0}),
        (ATTACK, {}),
        (ATTACK, {"attack": {"hit": False}, "rolls": {"shock": 3}}),
        (ATTACK, {"attack.hit": True}),
        (ROLLED, {}),
        (ROLLED, {"rolls": {"dark": 1}}),
        (BUMP, {}),
        (SEQUENCE, {}),
        (CARDS, {}),
        (SEQUENCE, {"options": {"A-OPT-20": True}}),
    ],
)
def test_what_can_be_meant_is_ruled(base: Written, changes: dict[str, Any]) -> None:
    rule(written(base, changes))


@pytest.mark.english
@pytest.mark.parametrize(
    ("base", "changes", "told"),
    [
        # Any file
        (HARM, {"weather": 1}, "$.weather: no key of this name belongs here"),
        (HARM, {"house_rules": {"A-AMB-07": "a"}}, "$.house_rules.A-AMB-07: there is no house rule"),
        (HARM, {"house_rules": {"K-AMB-01": "a"}}, "$.house_rules.K-AMB-01: there is no house rule"),
        (HARM, {"house_rules": {"A-OPT-05": "on"}}, "$.house_rules.A-OPT-05: there is no house rule"),
        (
            HARM,
            {"house_rules": {"A-AMB-05": "e"}},
            "$.house_rules.A-AMB-05: " + texts.scenario_faults.no_reading(letter="'e'", known="a, b, c, d"),
        ),
        (HARM, {"options": {"A-OPT-21": True}}, "$.options.A-OPT-21: there is no optional rule"),
        (HARM, {"options": {"A-OPT-05": "on"}}, "$.options.A-OPT-05: true or false belongs here"),
        (HARM, {"damage": 10**7}, f"$.damage: {texts.scenario_faults.too_large(most=1000000)}"),
        (HARM, {"damage": 7.5}, "$.damage: a whole number belongs here"),
        # Harm
        (HARM, {"damage": GONE}, f"$.damage: {texts.scenario_faults.missing}"),
        (HARM, {"damage": -1}, "$.damage: a number here is 0 or more"),
        (HARM, {**FALL, "damage": 3}, f"$.damage: {texts.scenario_faults.not_of_a_fall}"),
        (HARM, {**FALL, "wall": 3}, f"$.wall: {texts.scenario_faults.not_of_a_fall}"),
        (HARM, {**FALL, "causes": []}, f"$.causes: {texts.scenario_faults.not_of_a_fall}"),
        (HARM, {**FALL, "fall.metres": -1}, "$.fall.metres: a number here is 0 or more"),
        (HARM, {**FALL, "fall": {"metres": 3}}, f"$.fall.pv: {texts.scenario_faults.missing}"),
        (HARM, {"threshold": 0}, "$.threshold: a number here is 1 or more"),
        (HARM, {"wall": -1}, "$.wall: a number here is 0 or more"),
        (HARM, {"causes": ["bruised"]}, "$.causes: this belongs to A-OPT-18"),
        (HARM, {"causes": ["dead"], "options": {"A-OPT-18": True}}, f"$.causes[0]: {faults.causes}"),
        (HARM, {"options": {"A-OPT-05": True}}, f"$.target.mass: {texts.scenario_faults.missing}"),
        (HARM, {"rolls": {}}, f"$.rolls.shock: {texts.scenario_faults.missing}"),
        (HARM, {"rolls.dark": 3}, f"$.rolls.dark: {texts.scenario_faults.not_rolled}"),
        (HARM, {"rolls.luck": [3]}, f"$.rolls.luck: {texts.scenario_faults.luck_rolls(wanted=0, given=1)}"),
        (HARM, {"rolls.shock": {"sum": 3, "dice": [1, 2]}}, "$.rolls.shock: a total belongs here"),
        (HARM, {**DICE}, "$.rolls.shock: a sum and two dice belong here"),
        (HARM, {**DICE, "rolls.shock": {"sum": 3, "dice": [1, 10]}}, "$.rolls.shock.dice[1]: a d10 shows 0 to 9"),
        (
            HARM,
            {"options": {"A-OPT-11": True, "A-OPT-13": True}, "rolls.luck": ["lost"]},
            f"$.rolls.luck[0]: {texts.scenario_faults.luck_roll}",
        ),
        (HARM, {"target.name": ""}, f"$.target.name: {faults.nameless}"),
        (HARM, {"target.health": 0}, "$.target.health: a number here is 1 or more"),
        (HARM, {"target.toughness": 0}, "$.target.toughness: a number here is 1 or more"),
        (HARM, {"target.shock": -1}, "$.target.shock: a number here is 0 or more"),
        (
            HARM,
            {"target.treated": 3},
            "$.target.treated: " + texts.scenario_faults.wounds_in_all(who="'Bill'", wounds=2),
        ),
        (HARM, {"target.worst": 3}, "$.target.worst: " + texts.scenario_faults.wounds_in_all(who="'Bill'", wounds=2)),
        (HARM, {"target.statuses": ["sad"]}, "$.target.statuses[0]: “shaken”, “down”"),
        # Attacks
        (ATTACK, {"attack": {}}, f"$.attack.pv: {texts.scenario_faults.missing}"),
        (ATTACK, {"attack.hit": False}, f"$.attack.pv: {texts.scenario_faults.miss_has_no_pv}"),
        (ATTACK, {"attack.skill": 3}, "$.attack.skill: the table rolls here"),
        (ATTACK, {"defense": {"skill": 3}}, "$.defense: the table rolls here"),
        (ATTACK, {"target": GONE}, f"$.target: {texts.scenario_faults.missing}"),
        (ATTACK, {"attack": {"hit": False}, "causes": []}, "$.causes: this belongs to A-OPT-18"),
        (ROLLED, {"attack.pv": 3}, "$.attack.pv: the dice tell this here"),
        (ROLLED, {"attack.dice": GONE}, f"$.attack.dice: {texts.scenario_faults.missing}"),
        (ROLLED, {"attack.skill": GONE}, f"$.attack.skill: {texts.scenario_faults.missing}"),
        (ROLLED, {"attack.dice": [10, 0]}, "$.attack.dice[0]: a d10 shows 0 to 9"),
        (ROLLED, {"attack.dice": [1]}, "$.attack.dice: a list of 2 belongs here"),
        (ROLLED, {"attack.extra": [3, -1]}, "$.attack.extra[1]: a d10 shows 0 to 9"),
        (ROLLED, {"attack.parts": 4}, f"$.attack.parts: {texts.scenario_faults.parts(most=3, told='4')}"),
        (ROLLED, {"attack.parts": 0}, f"$.attack.parts: {texts.scenario_faults.parts(most=3, told='0')}"),
        (ROLLED, {"attack.parts": 11, "options": {"A-OPT-19": True}}, "$.attack.parts: this Action has 1 to 10 parts"),
        (ROLLED, {"attack.targets": 2}, f"$.attack.targets: {texts.scenario_faults.targets(most=1, told='2')}"),
        (ROLLED, {"defense": GONE}, f"$.defense: {texts.scenario_faults.missing}"),
        (ROLLED, {"defense.covering": []}, "$.defense.covering: this belongs to A-OPT-01"),
        (
            ROLLED,
            {"defense.active": True, "target.statuses": ["shaken"]},
            "$.defense.active: " + texts.scenario_faults.shaken(who="'Bill'"),
        ),
        (ROLLED, {"attack": {"covering": [9]}}, "$.attack.covering: this belongs to A-OPT-02"),
        (
            ROLLED,
            {"attack": {"covering": [9]}, "options": {"A-OPT-02": True}},
            "$.attack.covering: this belongs to A-OPT-02",
        ),
        (
            ROLLED,
            {"attack.covering": [9], "options": {"A-OPT-01": True, "A-OPT-02": True}},
            "$.attack.skill: Covering Fire is not rolled",
        ),
        (BUMP, {"house_rules": {}}, f"$.group: {faults.no_speed_bump}"),
        (BUMP, {"options": {"A-OPT-17": False}}, "$.group: this belongs to A-OPT-17"),
        (BUMP, {"target": BILL}, f"$.target: {faults.group_in_place}"),
        (BUMP, {"defense": {"skill": 1}}, f"$.defense: {faults.group_in_place}"),
        (BUMP, {"attack.dice": [1, 2]}, "$.attack.dice: against a Speed Bump there is no roll"),
        (BUMP, {"group.size": 0}, "$.group.size: a number here is 1 or more"),
        # Sequences
        (SEQUENCE, {"characters.0.name": ""}, f"$.characters[0].name: {faults.nameless}"),
        (
            SEQUENCE,
            {"characters.1.name": "Ann"},
            "$.characters[1].name: " + texts.scenario_faults.named_twice(name="'Ann'"),
        ),
        (SEQUENCE, {"characters.0.luck": GONE}, f"$.characters[0].luck: {texts.scenario_faults.missing}"),
        (SEQUENCE, {"characters.0.wits": -1}, "$.characters[0].wits: a number here is 0 or more"),
        (SEQUENCE, {"characters.0.shots": 7}, "$.characters[0].shots: the Shot Count of 'Ann' is 6"),
        (SEQUENCE, {"ties": ["Tom"]}, "$.ties[0]: " + texts.scenario_faults.nobody_called(name="'Tom'")),
        (SEQUENCE, {"ties": ["Ann", "Ann"]}, "$.ties[1]: " + texts.scenario_faults.drawn_already(who="'Ann'")),
        (SEQUENCE, {"draws": {}}, "$.draws: this belongs to A-OPT-04"),
        (SEQUENCE, {"draws": {"A": "cups-3"}, "options": {"A-OPT-04": True}}, "$.draws.A: there is no playing card"),
        (
            SEQUENCE,
            {"draws": {"A": "clubs-3", "B": "clubs-3"}, "options": {"A-OPT-04": True}},
            "$.draws.B: " + texts.scenario_faults.lies_already(card="clubs-3", name="'A'"),
        ),
        (SEQUENCE, event(kind="jump", who="Ann"), "$.events[1].kind: “act”, “interrupt”"),
        (
            SEQUENCE,
            event(kind="act", who="Tom"),
            "$.events[1].who: " + texts.scenario_faults.nobody_called(name="'Tom'"),
        ),
        (
            SEQUENCE,
            event(kind="act", who="Ann"),
            "$.events[1].who: " + texts.scenario_faults.not_the_turn(who="'Ann'"),
        ),
        (SEQUENCE, event(kind="act", who="Bill"), "$.events[1].who: " + texts.scenario_faults.shaken(who="'Bill'")),
        (
            SEQUENCE,
            event(kind="lose", who="Cass", shots=1),
            "$.events[1].who: " + texts.scenario_faults.out(who="'Cass'"),
        ),
        (SEQUENCE, event(kind="lose", who="Ann", shots=-1), "$.events[1].shots: a number here is 0 or more"),
        (SEQUENCE, event(kind="hurry", who="Bill", shots=3), f"$.events[1].shots: {NO_SHOTS}"),
        (SEQUENCE, event(kind="hurry", who="Bill", shots=0), "$.events[1].shots: a number here is 1 or more"),
        (
            SEQUENCE,
            event(kind="interrupt", who="Bill"),
            "$.events[1].who: " + texts.scenario_faults.shaken(who="'Bill'"),
        ),
        (
            SEQUENCE,
            {"events.0": {"kind": "steady", "who": "Ann", "roll": 3}},
            "$.events[0].who: " + texts.scenario_faults.not_shaken(who="'Ann'"),
        ),
        (SEQUENCE, {"events.0.rolled": False, "events.0.parts": 2}, "$.events[0].parts: an Action without a roll"),
        (SEQUENCE, {"events.0.shots": 2}, "$.events[0].shots: no key of this name belongs here"),
        (SEQUENCE, event(kind="damage", who="Ann", damage=2), "$.events[1].kind: Damage moves initiative cards"),
        (
            SEQUENCE,
            event(kind="contest", between=["Ann", "Cass"], shots=[1, 1]),
            "$.events[1].between[1]: " + texts.scenario_faults.out(who="'Cass'"),
        ),
        (
            SEQUENCE,
            event(kind="contest", between=["Ann", "Bill"], shots=[1, 3]),
            f"$.events[1].shots[1]: {NO_SHOTS}",
        ),
        (
            SEQUENCE,
            event(kind="contest", between=["Ann", "Ann"], shots=[1, 1]),
            "$.events[1].between[1]: " + texts.scenario_faults.interrupts_oneself(who="'Ann'"),
        ),
        # Initiative cards
        (CARDS, {"options": {}}, "$.stack: this belongs to A-OPT-20"),
        (CARDS, {"ties": []}, f"$.ties: {texts.scenario_faults.cards_have_no_ties}"),
        (CARDS, {"characters.0.shots": 1}, f"$.characters[0].shots: {texts.scenario_faults.not_of_cards}"),
        (CARDS, {"characters.0.out": False}, f"$.characters[0].out: {texts.scenario_faults.not_of_cards}"),
        (CARDS, {"characters.0.health": GONE}, f"$.characters[0].health: {texts.scenario_faults.missing}"),
        (CARDS, {"stack.1": "Tom"}, "$.stack[1]: " + texts.scenario_faults.nobody_called(name="'Tom'")),
        (CARDS, {"stack.1": "Ann"}, "$.stack[1]: " + texts.scenario_faults.card_already(who="'Ann'")),
        (CARDS, {"stack.2": {"padding": ""}}, f"$.stack: {faults.no_card(who=repr('Bill'))}"),
        (CARDS, {"events.0.who": "Bill"}, "$.events[0].who: " + texts.scenario_faults.not_the_turn(who="'Bill'")),
        (CARDS, {"events.0.rolled": True}, f"$.events[0].rolled: {texts.scenario_faults.not_of_cards}"),
        (CARDS, event(kind="pass", who="Bill"), f"$.events[1].kind: {faults.cards_events}"),
        (CARDS, event(kind="damage", who="Bill", damage=-1), "$.events[1].damage: a number here is 0 or more"),
    ],
)
def test_what_cannot_be_meant_is_named_with_its_place(base: Written, changes: dict[str, Any], told: str) -> None:
    """This reads English, the language in which `rule` answers unless it is asked for another."""
    said = fault(written(base, changes))
    assert said.startswith(told)
    assert "\n" not in said


def test_who_is_out_of_the_cards_does_nothing_more() -> None:
    out = {"kind": "damage", "who": "Bill", "damage": 2 * 10}
    assert fault(written(CARDS, {"events": [out, out]})) == (
        "$.events[1].who: " + texts.scenario_faults.out(who="'Bill'")
    )
