"""What `rule --explain` must say, and what it must not, as somebody found who read fifty more by the rules alone."""

from __future__ import annotations

import pytest

from tests.games.demon_city.test_ruling import (
    Written,
    acts,
    attacks,
    defends,
    foe,
    in_round,
    moves,
    opposed,
    person,
    shoots,
)
from tests.test_explanations import TRIO, explained

pytestmark = pytest.mark.english
"""What is read here is whether a Host understands it, so the words themselves."""

OTHERWISE = "By the preset it would have come out differently."

DRUNK = "“drunk” is Ann’s advantage and Bill’s disadvantage: if both are the same thing, the Host strikes one"

TWO_OF_ONE_SIDE = [person("Ann", agility=1), foe("Bill"), person("Cass", agility=6)]

SAID: dict[str, tuple[Written, list[str]]] = {
    "a fumble that a house rule spares": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [5], "Bill": [0]},
            house_rules={"T-AMB-26": "b"},
        ),
        ["Bill’s Fool doesn’t fumble, by house rule: Bill’s side lost [T-AMB-26]"],
    ),
    "a fumble that a house rule spares in a tie": (
        in_round(
            [person("Ann"), foe("Bill", deck="players"), person("Cass")],
            [acts("Ann"), acts("Bill", against=["Ann", "Cass"]), acts("Cass")],
            cards={"Ann": [5], "Bill": [5], "Cass": [0]},
            house_rules={"T-AMB-26": "b"},
        ),
        [
            "Cass’s Fool doesn’t fumble, by house rule: the Clash is tied [T-AMB-26]",
        ],
    ),
    "a critical success that a house rule takes": (
        in_round(
            [person("Ann"), foe("Bill", agility=3), person("Dirk")],
            [attacks("Ann", "Bill"), attacks("Bill", "Dirk"), acts("Dirk")],
            cards={"Ann": [14, 1, 1], "Bill": [14, 1], "Dirk": [17]},
            house_rules={"T-AMB-27": "b"},
        ),
        ["Ann has no critical success, by house rule: 14 doesn’t beat Bill’s 14 [T-AMB-27]"],
    ),
    "a card that still counts though its owner is Out by then": (
        in_round(
            [person("Ann"), foe("Bill"), person("Cass")],
            [attacks("Ann", "Bill"), defends("Bill"), acts("Cass", against=["Bill"])],
            cards={"Ann": [9], "Bill": [6, 1], "Cass": [5]},
            out=["Bill"],
        ),
        ["Bill’s throw still counts, though Bill is already Out of the Fight [T-AMB-81]"],
    ),
    "a deed aimed at somebody who announces nothing": (
        in_round(
            [person("Ann"), foe("Bill")],
            [acts("Ann", target="Bill", stat="Agility", intensity=4)],
            cards={"Ann": [5]},
        ),
        [
            "Bill (announces nothing) is not set to face this, but only an attack has a card for that, unless the "
            "Host gives one [T-DIST-01, T-AMB-45]"
        ],
    ),
    "a deed aimed at somebody busy, who stands against it": (
        in_round(TRIO, [acts("Ann", target="Bill"), attacks("Bill", "Cass")]),
        [
            "Bill, the target, stands against it with whatever Bill throws [T-HSTAT-13]",
            "Bill (busy attacking Cass) is not set to face this, but only an attack has a card for that, unless the "
            "Host gives one [T-DIST-01, T-AMB-45]",
        ],
    ),
    "a defence against somebody who is busy elsewhere": (
        in_round(TRIO, [defends("Ann", "Bill"), attacks("Bill", "Cass")]),
        [
            "Bill does nothing to Ann, but by the Host’s word Ann defends against Bill too, and so against whatever "
            "Bill throws [T-AMB-49]"
        ],
    ),
    "a defence against several who do nothing to the defender": (
        in_round(TRIO, [defends("Ann", "Bill", "Cass"), attacks("Bill", "Cass"), acts("Cass")]),
        [
            "Bill and Cass do nothing to Ann, but by the Host’s word Ann defends against them too, and so against "
            "whatever they throw [T-AMB-49]"
        ],
    ),
    "Intensity 10 in a Clash, with a Significator": (
        in_round(
            [person("Ann", significators=["swords-page"]), foe("Bill")],
            [acts("Ann", intensity=10), attacks("Bill", "Ann")],
        ),
        [
            "Ann has a Significator worth over 10, the Page of Swords, so Intensity 10 is thrown for "
            "[T-STATIC-07, T-AMB-42]"
        ],
    ),
    "Intensity 10 in a Clash, without any": (
        in_round([person("Ann"), foe("Bill")], [acts("Ann", intensity=10), attacks("Bill", "Ann")]),
        [
            "In a Clash, Ann’s throw is compared with Intensity 10 like any other; if nothing supernatural is in "
            "play, the Host lets it fail [T-STATIC-06]"
        ],
    ),
    "a trouble that goes to an ally who is set against the deed": (
        in_round(
            [person("Ann"), person("Cass", agility=5)],
            [acts("Ann", against=["Cass"], disadvantages=["drunk"]), acts("Cass")],
        ),
        [
            "Ann takes 1 card: 1 to start with [T-THROW-03]; ±0 drunk: already down to one card, so one more card "
            "for Cass, who is of their own side but set against this [T-ALOST-10, T-AMB-36]"
        ],
    ),
    "one's advantage and the opponent's trouble": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", advantages=["drunk"]), attacks("Bill", "Ann", disadvantages=["Drunk"])],
        ),
        [f"{DRUNK} [T-ALOST-11]"],
    ),
    "the same in a task": (
        opposed({"advantages": ["drunk"], "cards": [4, 5, 6]}, {"disadvantages": ["drunk"], "cards": [6]}),
        [f"{DRUNK} [T-LOST-05]"],
    ),
    "equal attacks to choose from, one by somebody Out": (
        in_round(
            TWO_OF_ONE_SIDE,
            [attacks("Ann", "Bill"), attacks("Cass", "Bill"), acts("Bill")],
            cards={"Ann": [9, 1], "Cass": [9, 1], "Bill": [2]},
            out=["Ann"],
        ),
        [
            "Ann is already Out of the Fight: if Ann’s is chosen, nothing comes of it [T-RESOLVE-28, T-AMB-81]",
        ],
    ),
    "a conflict of deeds that no Clash decides": (
        in_round(
            [*TRIO, person("Dirk")],
            [acts("Ann"), acts("Bill"), shoots("Cass", "Bill"), moves("Dirk")],
            drivers=["Ann", "Bill"],
            conflicts=[["Ann", "Cass"], ["Cass", "Dirk"]],
        ),
        [
            "Only one of Ann’s and Cass’s deeds can be done, the Host says, but no Clash decides between them: "
            "drivers have one of their own [T-RESOLVE-27, T-AMB-56]",
            "Only one of Cass’s and Dirk’s deeds can be done, the Host says, but Dirk has no card in any Clash "
            "[T-RESOLVE-27]",
        ],
    ),
    "an own Fool that is 0 beside a higher card": (
        in_round(
            [foe("Bill", significators=["major-0"])],
            [acts("Bill", advantages=["here"])],
            cards={"Bill": [0, 4]},
        ),
        [
            "Bill throws The Fool and a 4; against one of the Host’s, Bill’s own Fool is still 0 [T-AMB-08]; the "
            "highest counts, 4 [T-THROW-01]"
        ],
    ),
    "a creature's Fool that is 22 by house rule, and so not the lowest": (
        in_round(
            [person("Ann", agility=1), foe("Bill", significators=["major-0"])],
            [attacks("Bill", "Ann", called_shot=True), attacks("Ann", "Bill")],
            cards={"Bill": ["major-0", 4], "Ann": [2]},
            house_rules={"T-AMB-08": "b"},
        ),
        [
            "Bill throws The Fool and a 4; Bill’s own Fool is 22, and so not the lowest [T-AMB-08]; the lowest "
            "counts, 4 [T-ALOST-05]"
        ],
    ),
    "an own Fool that is 22 and so not the lowest": (
        in_round(
            [person("Ann", agility=1, significators=["major-0"]), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True), attacks("Bill", "Ann")],
            cards={"Ann": ["major-0", 4], "Bill": [2]},
        ),
        [
            "Ann throws The Fool and a 4; Ann’s own Fool is 22, and so not the lowest [T-CRIT-08]; the lowest "
            "counts, 4 [T-ALOST-05]"
        ],
    ),
}


@pytest.mark.parametrize(("scenario", "said"), SAID.values(), ids=SAID)
def test_a_reader_of_the_rules_is_told_why(scenario: Written, said: list[str]) -> None:
    told = explained(scenario)
    assert [line for line in told if line in said] == said, "\n".join(told)


NOTHING_TURNED: dict[str, Written] = {
    "another number of the sheet, and no other count": in_round(
        [person("Ann", toughness=9), foe("Bill", toughness=3, present={"Toughness": -2})],
        [attacks("Ann", "Bill", stat="Toughness", resist="Toughness")],
        house_rules={"T-AMB-82": "b"},
    ),
    "another stat resists, and no other count": in_round(
        [person("Ann", agility=9), foe("Bill", agility=1, toughness=8, held=True)],
        [acts("Ann", target="Bill", stat="Agility")],
        house_rules={"T-AMB-73": "b"},
    ),
    "another reason why a second attack is none": in_round(
        [person("Ann"), foe("Bill", agility=3), person("Cass")],
        [attacks("Ann", "Bill"), attacks("Cass", "Bill", stat="Toughness", resist="Toughness"), acts("Bill")],
        cards={"Ann": [14, 1, 1], "Cass": [2, 1], "Bill": [1]},
        house_rules={"T-AMB-13": "b"},
    ),
}


@pytest.mark.parametrize("scenario", NOTHING_TURNED.values(), ids=NOTHING_TURNED)
def test_no_house_rule_is_said_to_have_turned_what_came_out_alike(scenario: Written) -> None:
    told = explained(scenario)
    assert not [line for line in told if OTHERWISE in line], "\n".join(told)


CHARGED_ONCE: dict[str, Written] = {
    "allies": in_round(
        [person("Ann"), person("Bill"), foe("Cass")],
        [
            attacks("Ann", "Cass", advantages=["drunk"]),
            acts("Bill", against=["Ann"], disadvantages=["drunk"]),
            moves("Cass"),
        ],
    ),
    "a driver, and who defends with a card of another Clash": in_round(
        [person("Ann"), foe("Bill"), foe("Dirk", agility=6)],
        [defends("Ann", "Bill", advantages=["drunk"]), acts("Bill", disadvantages=["drunk"]), acts("Dirk")],
        drivers=["Bill", "Dirk"],
    ),
}


@pytest.mark.parametrize("scenario", CHARGED_ONCE.values(), ids=CHARGED_ONCE)
def test_a_label_is_charged_twice_only_between_two_sides_of_one_clash(scenario: Written) -> None:
    """T-ALOST-11."""
    told = explained(scenario)
    assert not [line for line in told if line.startswith(DRUNK)], "\n".join(told)


def test_a_target_that_answers_a_deed_is_not_called_busy_elsewhere() -> None:
    """T-DIST-02."""
    answered = in_round([person("Ann"), foe("Bill")], [acts("Ann", target="Bill"), acts("Bill", target="Ann")])
    assert not any("only an attack has a card" in line for line in explained(answered))
