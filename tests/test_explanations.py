"""What `rule --explain` says where a Host would ask: each case was found by somebody who knew the rules alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demoncity_gui.games.demon_city.ruling import explain, rule
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
    static,
)

pytestmark = pytest.mark.english
"""What is read here is whether a Host understands it, so the words themselves."""

TRIO = [person("Ann"), person("Cass"), foe("Bill", agility=3)]


def explained(scenario: Written) -> list[str]:
    return list(explain(rule(json.dumps(scenario).encode(), proof=True)))


def race(*, stat: str | None = None, **more: Any) -> Written:
    """Return two at the wheel, who name nobody, and a passenger who shoots at the other driver."""
    people = [person("Ann", skills={"Driving": 5}), foe("Bill", skills={"Driving": 2}), person("Max")]
    named = {} if stat is None else {"stat": stat}
    return in_round(people, [acts("Ann", **named), acts("Bill", **named), shoots("Max", "Bill")], **more) | {
        "drivers": ["Ann", "Bill"]
    }


SAID: dict[str, tuple[Written, list[str]]] = {
    "A: unseen beside a mutual attack": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill", unaware=True), attacks("Bill", "Ann")]),
        [
            "Ann takes 2 cards: 1 to start with [T-THROW-03]; +1 the Host says that Bill can’t see this coming; "
            "otherwise there would be a card against it [T-AMB-45]",
            "Ann and Bill attack each other: each has to beat the other’s throw [T-AMB-29]",
        ],
    ),
    "B: a defence against somebody's deed": (
        in_round(
            [person("Ann"), foe("Bill")],
            [acts("Ann", against=["Bill"], intensity=2), defends("Bill", "Ann")],
            cards={"Ann": [9], "Bill": [2, 3]},
        ),
        [
            "Bill’s defense stands against what Ann does [T-RESOLVE-18]",
            "Ann tries something, and succeeds: 9 beats Bill’s 3 and Intensity 2 [T-RESOLVE-18]",
        ],
    ),
    "D: who hinders and is busy elsewhere; M: no stat is compared with theirs": (
        in_round(TRIO, [acts("Ann", against=["Bill"], stat="Toughness"), attacks("Bill", "Cass")]),
        [
            "By the Host’s word Bill stands against this too, though busy elsewhere [T-AMB-49]",
            "Ann’s Toughness is not compared with any stat of Bill, because what Ann does isn’t aimed at Bill "
            "[T-HSTAT-13]",
        ],
    ),
    "M: nor with those of who attacks to stop it": (
        in_round(TRIO, [acts("Ann", against=["Bill"], stat="Toughness"), attacks("Bill", "Ann")]),
        [
            "Bill’s attack stands against what Ann does [T-RESOLVE-18]",
            "Ann’s Toughness is not compared with any stat of Bill, because what Ann does isn’t aimed at Bill "
            "[T-AMB-86]",
        ],
    ),
    "D: at whom it is aimed": (
        in_round(TRIO, [acts("Ann", target="Bill"), attacks("Bill", "Cass")]),
        [
            "Ann tries something aimed at Bill [T-ANNOUNCE-12]",
            "Bill, the target, stands against it with whatever Bill throws [T-HSTAT-13]",
        ],
    ),
    "E: the weapon and the supernatural in no attack": (
        in_round(
            [person("Ann"), person("Cass")],
            [
                acts("Ann", weapon_edge=True, supernatural_edge=True),
                acts("Cass", uncontested=True, intensity=3, supernatural_edge=True),
            ],
        ),
        [
            "Ann takes 3 cards: 1 to start with [T-THROW-03]; +1 the Host gives one for the weapon [T-AMB-45]; "
            "+1 the Host gives one for the supernatural [T-AMB-45]",
            "Cass takes 2 cards: 1 to start with [T-THROW-03]; +1 the Host gives one for the supernatural [T-AMB-45]",
        ],
    ),
    "E: the weapon against a blow that comes back, and where none does": (
        in_round(
            [person("Ann"), foe("Bill"), person("Cass")],
            [
                attacks("Ann", "Bill", weapon_edge=True),
                attacks("Bill", "Ann"),
                attacks("Cass", "Bill", weapon_edge=True),
            ],
        ),
        [
            "Ann takes 2 cards: 1 to start with [T-THROW-03]; +1 the better weapon here [T-WEAP-01]",
            "Cass takes 3 cards: 1 to start with [T-THROW-03]; "
            "+1 Bill (busy attacking Ann) is not set to face this [T-DIST-01]; "
            "+1 the better weapon here, the Host says, though no blow comes back [T-AMB-33]",
        ],
    ),
    "E: an attack that beat the attacker's own attackers as well; a name and no “them”": (
        in_round(
            TRIO,
            [attacks("Ann", "Bill"), attacks("Bill", "Cass"), defends("Cass", "Ann")],
            cards={"Ann": [2, 3, 1], "Bill": [9, 1], "Cass": [1, 2]},
        ),
        [
            "Bill attacks Cass, and succeeds: 9 beats Cass’s Agility 4 and Ann’s 3 (thrown in an attack on Bill) "
            "[T-RESOLVE-09, T-RESOLVE-08, T-AMB-11]"
        ],
    ),
    "E: Hand To Hand where it is as high, and where it is lower; Firearms where it is lower": (
        in_round(
            [
                person("Ann", skills={"Hand To Hand": 4, "Firearms": 1}),
                foe("Bill", agility=3, skills={"Hand To Hand": 1}),
                person("Cass", agility=6, skills={"Firearms": 1}),
            ],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann"), shoots("Cass", "Bill", skill="Firearms")],
        ),
        [
            "Bill strikes with Toughness 4, because Hand To Hand 1 is lower [T-AMB-40]",
            "Cass shoots with Agility 6, because Firearms 1 is lower [T-HSTAT-08, T-AMB-40]",
        ],
    ),
    "E: what a target resists with": (
        in_round(
            [person("Ann", toughness=6, skills={"Hand To Hand": 6}), foe("Bill", skills={"Hand To Hand": 1})],
            [attacks("Ann", "Bill")],
        ),
        [
            "Ann takes 3 cards: 1 to start with [T-THROW-03]; +1 higher stat: Hand To Hand 6 over Bill’s Agility 4 "
            "[T-HSTAT-02]; +1 Bill (announces nothing) is not set to face this [T-DIST-01]",
            "Bill resists with Agility 4, because Hand To Hand 1 is lower [T-AMB-40]",
        ],
    ),
    "F: what was chosen at a tie": (
        in_round(
            TRIO,
            [attacks("Ann", "Bill"), attacks("Bill", "Ann"), attacks("Cass", "Bill")],
            cards={"Ann": [9], "Bill": [7], "Cass": [9, 1, 1]},
            choices={"attack": ["Cass"]},
        ),
        [
            "The attacks of Ann and Cass are equally high: the players chose Cass’s [T-RESOLVE-03]",
            "Cass attacks Bill, and succeeds: 9 beats Bill’s Agility 3 [T-RESOLVE-09]",
            "Ann attacks Bill, and gets nothing done: only one attack can land; of the equal ones, Cass’s was chosen "
            "[T-RESOLVE-03]",
        ],
    ),
    "F: deeds of which only one can be done, and one was chosen": (
        in_round(
            TRIO,
            [acts("Ann"), acts("Cass"), defends("Bill")],
            conflicts=[["Ann", "Cass"]],
            cards={"Ann": [5], "Cass": [5], "Bill": [4, 1]},
            choices={"deed": ["Ann"]},
        ),
        [
            "Only one of Ann’s and Cass’s deeds can be done, the Host says [T-RESOLVE-27]",
            "Cass tries something, and gets nothing done: Ann’s equal deed was chosen, and only one of the two can be "
            "done [T-RESOLVE-27]",
        ],
    ),
    "F: deeds still to be chosen": (
        in_round(
            TRIO,
            [acts("Ann", against=["Cass"]), acts("Cass", against=["Ann"])],
            cards={"Ann": [5], "Cass": [5]},
        ),
        [
            "Only one of Ann’s and Cass’s deeds can be done: they are of one side and set against each other "
            "[T-AMB-51]",
            "The deeds of Ann and Cass are equally high, and not all can be done: the players choose [T-RESOLVE-27]",
        ],
    ),
    "F: the Host chooses for the Host's own": (
        in_round(
            [foe("Bill"), foe("Dirk"), person("Ann")],
            [attacks("Bill", "Ann"), attacks("Dirk", "Ann"), defends("Ann")],
            cards={"Bill": [9], "Dirk": [9], "Ann": [1, 2]},
        ),
        ["The attacks of Bill and Dirk are equally high: the Host chooses whose is made [T-RESOLVE-03]"],
    ),
    "G: the Host's links": (
        in_round(TRIO, [defends("Ann"), defends("Bill")], links=[["Ann", "Bill"]]),
        ["The Host says that Ann and Bill could interfere with each other [T-CLASH-08]"],
    ),
    "G: a link to somebody without a card": (
        in_round(TRIO, [defends("Ann"), moves("Bill")], links=[["Ann", "Bill"], ["Ann", "Ann"]]),
        [
            "The Host says that Ann and Bill could interfere with each other, but Bill has no card in any Clash "
            "[T-CLASH-08]"
        ],
    ),
    "G: a link between a driver and a passenger": (
        race(links=[["Ann", "Max"]]),
        [
            "The Host says that Ann and Max could interfere with each other, but drivers have a Clash of their own "
            "[T-AMB-56]"
        ],
    ),
    "M: why there is no higher stat": (
        in_round(
            [person("Ann", agility=6, toughness=3), foe("Bill", agility=5), foe("Dirk", agility=2)],
            [attacks("Ann", "Bill", also=["Dirk"]), shoots("Bill", "Ann")],
        ),
        [
            "Ann has no higher stat: Toughness 3 is over Dirk’s Agility 2, but not over Bill’s Agility 5 "
            "[T-HSTAT-01, T-AMB-80]"
        ],
    ),
    "M: nor where the other deed names no stat": (
        in_round(
            [person("Ann"), foe("Bill")],
            [acts("Ann", stat="Agility", target="Bill"), acts("Bill", target="Ann")],
        ),
        ["No stat is named for what Bill does, so no higher stat counts against it [T-HSTAT-12]"],
    ),
    "E: the weapon in a deed that is aimed back": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill"), acts("Bill", target="Ann", weapon_edge=True)]),
        ["Bill takes 2 cards: 1 to start with [T-THROW-03]; +1 the Host gives one for the weapon [T-AMB-45]"],
    ),
    "a defence that meets a deed, and one that meets nothing": (
        in_round(TRIO, [acts("Bill", against=["Ann"]), defends("Ann"), defends("Cass")]),
        ["Ann defends [T-ANNOUNCE-12]", "Cass defends, though nobody attacks [T-ANNOUNCE-12]"],
    ),
    "a defence against what nobody sees coming": (
        in_round(TRIO, [attacks("Bill", "Ann", unaware=True), defends("Ann")]),
        [
            "Bill takes 2 cards: 1 to start with [T-THROW-03]; +1 Ann (doesn’t see it coming) is not set to face this "
            "[T-DIST-01]",
            "Ann defends, but sees no attack coming [T-ANNOUNCE-12]",
        ],
    ),
    "a house rule is told as a sentence": (
        in_round([person("Ann")], [moves("Ann")], house_rules={"T-AMB-73": "b"}),
        [
            "House rule. What does a grapple do? Whoever is held is marked so, and also resists with Toughness. "
            "[T-AMB-73]"
        ],
    ),
    "H: drivers, and who attacks one": (
        race(cards={"Ann": [7], "Bill": [5], "Max": [8, 1]}),
        [
            "Max takes 2 cards: 1 to start with [T-THROW-03]; +1 Bill (busy at the wheel) is not set to face this "
            "[T-DIST-01, T-AMB-56]",
            "Clash 1: the drivers Ann and Bill [T-CLASH-06]",
            "Ann drives against Bill, of another side [T-CLASH-06]",
            "Bill drives against Ann, of another side [T-CLASH-06]",
            "No stat is named for the driving of Ann and Bill, so no higher stat counts against it [T-HSTAT-12]",
            "Ann drives, and succeeds: 7 beats Bill’s 5 [T-RESOLVE-18]",
            "Bill, whom Max attacks, is at the wheel and has no card here [T-AMB-56]",
        ],
    ),
    "H: drivers of one side": (
        in_round(TRIO, [acts("Ann"), acts("Cass")], drivers=["Ann", "Cass"]),
        ["Ann and Cass are on one side, so they don’t drive against each other [T-CLASH-06]"],
    ),
    "I: Intensity 10 by the preset": (
        in_round(
            [person("Ann", significators=["major-21"])],
            [acts("Ann", uncontested=True, intensity=10)],
            cards={"Ann": ["major-21"]},
        ),
        [
            "Ann has a Significator worth over 10, The World, so Intensity 10 is thrown for [T-STATIC-07, T-AMB-42]",
            "Ann succeeds: 21 beats Intensity 10 [T-STATIC-02]",
            "Ann has a critical success: 21 is over 10, and The World is Ann’s own Significator [T-CRIT-03]",
        ],
    ),
    "I: and by the Host's word": (
        static(10, supernatural=False, significators=["major-21"]),
        [
            "Ann fails: nothing mundane beats Intensity 10 [T-STATIC-06]",
            "The Host says that nothing supernatural is involved, so Intensity 10 can’t be beaten [T-STATIC-07]",
        ],
    ),
    "J: the sheet and what is left": (
        in_round(
            [person("Ann", toughness=5, present={"Toughness": -1}), foe("Bill")],
            [attacks("Ann", "Bill")],
        ),
        ["Ann’s Toughness counts as on the sheet, 5, though it now stands at −1 [T-AMB-82]"],
    ),
    "J: what is left by house rule, under 0": (
        in_round(
            [person("Ann", toughness=2), foe("Bill", stats={"Calm": 3}, present={"Calm": -2})],
            [attacks("Ann", "Bill", stat="Toughness", resist="Calm")],
            cards={"Ann": [4, 1, 1]},
            house_rules={"T-AMB-82": "b"},
        ),
        [
            "Ann takes 3 cards: 1 to start with [T-THROW-03]; +1 higher stat: Toughness 2 over Bill’s Calm −2 "
            "[T-HSTAT-02]; +1 Bill (announces nothing) is not set to face this [T-DIST-01]",
            "Bill’s Calm counts as it stands now, −2, by house rule [T-AMB-82]",
            "Ann attacks Bill, and succeeds: 4 beats Bill’s Calm −2 [T-RESOLVE-09]",
        ],
    ),
    "K: a ladder without effect": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", advantages=["height"]), attacks("Bill", "Ann", advantages=["height"])],
            ladders=["height"],
        ),
        [
            "The Host calls “height” a ladder, but nobody here stands a step above a foe who stands above somebody "
            "else: it gives nothing more [T-SIT-04]"
        ],
    ),
    "K: nor by house rule": (
        in_round(
            [person("Max"), foe("Hiram"), person("Lois")],
            [attacks("Max", "Hiram", advantages=["height"]), attacks("Hiram", "Lois", advantages=["height"])],
            ladders=["height"],
            house_rules={"T-AMB-35": "b"},
        ),
        [
            "By house rule T-AMB-35 b: Foes hold the same kind of advantage, each over the next. Does the upper one "
            "get one more card? No: each has one card for it, and the upper one no more. By the preset it would have "
            "come out differently. [T-AMB-35]",
            "By house rule, standing a step higher with “height” gives nothing more [T-AMB-35]",
        ],
    ),
    "N: a disarm that costs nothing": (
        in_round(
            [person("Ann"), foe("Bill")], [attacks("Ann", "Bill", called_shot=True, harmless=True), moves("Bill")]
        ),
        [
            "Ann takes 2 cards: 1 to start with [T-THROW-03]; +1 Bill (on the move) is not set to face this "
            "[T-DIST-01]; ±0 a disarm that does no harm costs nothing [T-ALOST-06]",
            "Bill, whom Ann attacks, only moves and has no card here [T-RESOLVE-09]",
        ],
    ),
    "O: a stalemate": (
        in_round(
            TRIO,
            [attacks("Ann", "Bill"), attacks("Cass", "Bill"), defends("Bill", "Cass")],
            cards={"Ann": [3, 2, 1], "Cass": [1, 1], "Bill": [1, 2]},
        ),
        [
            "Ann attacks Bill, and fails: 3 doesn’t beat Bill’s Agility 3 [T-RESOLVE-09, T-RESOLVE-11]",
            "Cass attacks Bill, and gets nothing done: only the highest attack is tried; that is Ann’s, and it fails "
            "[T-RESOLVE-11]",
        ],
    ),
    "P: several Intensities": (
        in_round([person("Ann")], [acts("Ann", uncontested=True, intensity=[2, 6, 9])], cards={"Ann": [8]}),
        [
            "Ann does something at Intensity 2, 6 and 9 that nobody contests [T-ANNOUNCE-12]",
            "Ann succeeds at Intensity 2 and 6, and not at 9 [T-STATIC-09]",
        ],
    ),
    "R: a defence that failed on the side that won, against somebody who was hit": (
        in_round(
            TRIO,
            [defends("Ann"), attacks("Cass", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [2, 1], "Cass": [8, 1, 1], "Bill": [6]},
        ),
        [
            "Ann defends, and fails: 2 doesn’t beat Bill’s 6 [T-RESOLVE-18]",
            "Ann is unharmed all the same: the side of Bill lost this Clash [T-AMB-16]",
            "Bill’s throw still counts, though Cass’s attack has just landed there [T-AMB-17]",
        ],
    ),
    "no cards yet, in a round and in tasks": (
        in_round(TRIO, [attacks("Ann", "Bill")]),
        ["No cards are turned yet, so nothing is decided [T-ANNOUNCE-11]"],
    ),
    "no cards yet in a task": (static(4), ["No cards are turned yet, so nothing is decided [T-THROW-01]"]),
    "nor in a contest": (opposed({}, {}), ["No cards are turned yet, so nothing is decided [T-THROW-01]"]),
    "several targets": (
        in_round(
            [person("Ann", toughness=5), foe("Bill", agility=9), foe("Dirk", agility=1)],
            [attacks("Ann", "Bill", also=["Dirk"]), moves("Bill")],
            cards={"Ann": [5, 2]},
        ),
        [
            "Ann takes 2 cards: 1 to start with [T-THROW-03]; +1 Bill (on the move) and Dirk (announces nothing) are "
            "not set to face this [T-DIST-01, T-AMB-80]",
            "Ann attacks Bill and Dirk, and lands on Dirk: 5 beats Dirk’s Agility 1; misses Bill: 5 doesn’t beat "
            "Bill’s Agility 9 [T-AMB-57, T-RESOLVE-09]",
        ],
    ),
    "somebody whose deed nobody contests": (
        in_round(TRIO, [acts("Cass", uncontested=True), attacks("Bill", "Cass")]),
        [
            "Bill takes 2 cards: 1 to start with [T-THROW-03]; +1 Cass (busy with a deed that nobody contests) is not "
            "set to face this [T-DIST-01, T-AMB-48]",
            "Cass, whom Bill attacks, does what nobody contests and has no card here [T-AMB-48]",
        ],
    ),
    "several targets of which one is busy: no card for it, unless none sees it coming": (
        in_round(
            [person("Ann"), foe("Bill"), foe("Dirk"), person("Cass")],
            [
                attacks("Ann", "Bill", also=["Dirk"]),
                attacks("Bill", "Ann"),
                attacks("Dirk", "Cass"),
                attacks("Cass", "Bill", also=["Dirk"], unaware=True),
            ],
        ),
        [
            "Ann takes 1 card [T-THROW-03]",
            "Dirk is not set to face this, but Bill is: no card for it [T-AMB-80]",
            "Cass takes 2 cards: 1 to start with [T-THROW-03]; +1 the Host says that Dirk can’t see this coming; "
            "otherwise there would be a card against it [T-AMB-45]",
        ],
    ),
    "further tricks": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", called_shot=True, tricks=["eyes shut", "one-handed"]), attacks("Bill", "Ann")],
        ),
        [
            "Ann takes 4 cards: 1 to start with [T-THROW-03]; +1 called shot with one card: two instead, and the "
            "lower counts "
            "[T-ALOST-05]; +1 eyes shut as well: one more card, and the lowest counts [T-AMB-38]; +1 one-handed "
            "as well: one more card, and the lowest counts [T-AMB-38]"
        ],
    ),
    "stats named for an attack": (
        in_round(
            [person("Ann"), foe("Bill")],
            [attacks("Ann", "Bill", stat="Agility", resist="Toughness"), attacks("Bill", "Ann", stat="Agility")],
        ),
        [
            "Ann attacks Bill (Agility against Toughness) [T-ANNOUNCE-12]",
            "Bill attacks Ann (with Agility) [T-ANNOUNCE-12]",
        ],
    ),
    "a defence against all that by house rule is against one": (
        in_round(
            [person("Ann", agility=9), foe("Bill"), foe("Dirk")],
            [attacks("Bill", "Ann"), attacks("Dirk", "Ann"), defends("Ann")],
            house_rules={"T-AMB-32": "a"},
        ),
        ["By house rule Ann’s defense is against Bill alone [T-AMB-32]"],
    ),
    "a deed aimed at somebody who drives": (
        race() | {"announcements": [acts("Ann"), acts("Bill"), acts("Max", target="Bill")]},
        ["Bill, the target, has no card in this Clash [T-AMB-56]"],
    ),
    "drivers of whom one does not name the other": (
        in_round(
            [person("Ann"), foe("Bill"), foe("Dirk")],
            [acts("Ann", stat="Agility"), acts("Bill", against=["Dirk"]), acts("Dirk")],
            drivers=["Ann", "Bill", "Dirk"],
        ),
        ["Ann’s Agility is not compared with any stat of Bill, because Bill doesn’t drive against Ann [T-HSTAT-12]"],
    ),
    "a ladder that nobody stands on": (
        in_round([person("Ann"), foe("Bill")], [attacks("Ann", "Bill")], ladders=["height"]),
        ["The Host calls “height” a ladder, but nobody here has that advantage [T-SIT-06]"],
    ),
    "an Intensity that is met": (
        in_round(
            [person("Ann"), foe("Bill")],
            [acts("Ann", intensity=5), attacks("Bill", "Ann")],
            cards={"Ann": [5], "Bill": [3, 2]},
            house_rules={"T-AMB-85": "b"},
        ),
        [
            "Ann tries something, and succeeds: 5 beats Bill’s 3 (thrown in an attack on Ann) and meets Intensity 5 "
            "[T-AMB-85, T-RESOLVE-18]"
        ],
    ),
    "The Fool of one of the Host's": (
        in_round([foe("Bill", significators=["major-0"])], [acts("Bill")], cards={"Bill": [0]}),
        ["Bill throws The Fool; against one of the Host’s, Bill’s own Fool is still 0 [T-AMB-08]"],
    ),
    "more than one hurdle that was not beaten": (
        in_round(
            TRIO,
            [acts("Ann", intensity=8), defends("Cass"), attacks("Bill", "Ann")],
            cards={"Ann": [4], "Cass": [9, 1], "Bill": [6, 1]},
            links=[["Ann", "Cass"]],
        ),
        [
            "Ann tries something, and fails: 4 doesn’t beat Bill’s 6 (thrown in an attack on Ann) or Intensity 8 "
            "[T-RESOLVE-18]"
        ],
    ),
    "a house rule by which an Injury helps the foe": (
        in_round(
            [person("Ann", hurt=True), foe("Bill")],
            [attacks("Ann", "Bill"), attacks("Bill", "Ann")],
            house_rules={"T-AMB-37": "a"},
        ),
        [
            "Ann takes 1 card: 1 to start with [T-THROW-03]; ±0 hurt, but already down to one card, so one more "
            "card for Bill [T-AMB-37]",
            "Bill takes 2 cards: 1 to start with [T-THROW-03]; +1 Ann’s disadvantage: hurt [T-AMB-37]",
        ],
    ),
    "a house rule by which the throw of somebody busy counts instead of the stat": (
        in_round(
            TRIO,
            [defends("Ann"), attacks("Cass", "Bill"), attacks("Bill", "Ann")],
            cards={"Ann": [9, 1], "Cass": [5, 1, 1], "Bill": [4]},
            house_rules={"T-AMB-10": "b"},
        ),
        [
            "Bill’s Agility 3 doesn’t count against Cass: the throw counts instead, whatever it was thrown for, by "
            "house rule [T-AMB-10]"
        ],
    ),
}


@pytest.mark.parametrize(("scenario", "said"), SAID.values(), ids=SAID)
def test_a_host_is_told_what_a_reader_of_the_rules_would_ask(scenario: Written, said: list[str]) -> None:
    told = explained(scenario)
    assert [line for line in told if line in said] == said, "\n".join(told)


def test_cards_are_told_once_all_are_turned_and_the_winner_before_the_losers() -> None:
    """T-CLASH-01: after every announcement; an uncontested throw when it is made (T-UNCONTESTED-02)."""
    scenario = in_round(
        [person("Ann", agility=1), foe("Bill", agility=2), person("Cass", agility=3)],
        [attacks("Ann", "Bill"), attacks("Bill", "Ann"), acts("Cass", uncontested=True, intensity=3)],
        cards={"Ann": [9], "Bill": [7], "Cass": [5]},
    )
    told = explained(scenario)

    def place(words: str) -> int:
        (found,) = [number for number, line in enumerate(told) if words in line]
        return found

    marks = (
        "Cass succeeds",
        "Clash 1",
        "The players won",
        "Ann throws",
        "Bill throws",
        "Ann attacks Bill, and",
        "Bill attacks Ann, and",
    )
    assert [place(words) for words in marks] == sorted(place(words) for words in marks)


def test_a_task_begins_with_its_verdict() -> None:
    assert explained(static(4, [7]))[0] == "Ann succeeds: 7 beats Intensity 4 [T-STATIC-02]"
    assert explained(static([4, 9], [3]))[0] == "Ann fails at every Intensity [T-STATIC-09]"
    assert explained(static([4, 9], [7]))[0] == "Ann succeeds at Intensity 4, and not at 9 [T-STATIC-09]"
    assert explained(opposed({"cards": [4]}, {"cards": [6]}))[0] == "Bill won: 6 beats Ann’s 4 [T-OPP-01]"
