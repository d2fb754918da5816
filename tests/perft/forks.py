"""Plans for every fork that two or three people with plain deeds don't reach: one for each reading, and tasks."""

from __future__ import annotations

from typing import Any

from tests.perft.hands import Json, Values
from tests.perft.plans import Plan, a_round, act, attack, defend, person

ANN, BILL = person("Ann", "players", 4, 4, stats={"Calm": 0}), person("Bill", "cult", 4, 4)
CASS, DIRK = person("Cass", "players", 4, 4), person("Dirk", "cult", 4, 4)
EVE = person("Eve", "cult", 4, 4)
FEW: list[str | int] = [3, 6, 9]


def alike(names: str, values: list[str | int] = FEW) -> Values:
    """Return the same values for everybody named."""
    return {name: values for name in names.split()}


def of_values() -> dict[str, Plan]:
    """What cards are worth, and to whom (T-AMB-01, T-AMB-08, T-AMB-09, T-AMB-39)."""
    courts: Values = {"Ann": ["cups-knight", 5], "Bill": ["swords-queen", "wands-page", 5]}
    creature = {**BILL, "significators": ["major-0"]}
    strong = {**ANN, "significators": ["major-8"]}
    twice: Json = {"advantages": ["high ground"]}
    return {
        "courts at each other": Plan(a_round([ANN, BILL], attack("Ann", "Bill"), attack("Bill", "Ann")), courts),
        "a creature with its own Fool": Plan(
            a_round([ANN, creature], attack("Ann", "Bill"), attack("Bill", "Ann")), {"Ann": [3, 9], "Bill": [0, 5]}
        ),
        "an own card beside a higher one": Plan(
            a_round([strong, BILL], attack("Ann", "Bill", **twice), attack("Bill", "Ann")),
            {"Ann": [2, "major-8", 10], "Bill": [3, 8, 9]},
        ),
        "an own card in an aimed shot": Plan(
            a_round([strong, BILL], attack("Ann", "Bill", called_shot=True), attack("Bill", "Ann")),
            {"Ann": [2, 5, "major-8", 10], "Bill": [3, 7]},
        ),
        "another's own card": Plan(
            a_round([ANN, {**CASS, "significators": ["major-8"]}, BILL], attack("Ann", "Bill"), attack("Bill", "Ann")),
            {"Ann": [5, "major-8"], "Bill": [3, 9]},
        ),
    }


def of_attacks() -> dict[str, Plan]:
    """What an attack must beat, and which one is made (T-AMB-11, T-AMB-13, T-AMB-27, T-AMB-57, T-RESOLVE-03)."""
    fourth = [ANN, BILL, CASS, DIRK]
    quick = {**DIRK, "stats": {"Agility": 8, "Toughness": 4}}
    return {
        "a foe at the attacker's back": Plan(
            a_round(
                [ANN, BILL, CASS, DIRK, EVE],
                *(defend("Ann", against=["Bill"]), attack("Bill", "Ann"), attack("Cass", "Dirk")),
                *(act("Dirk", intensity=2), attack("Eve", "Cass")),
                links=[["Ann", "Cass"]],
            ),
            {"Ann": [9, 12], "Bill": [3], "Cass": FEW, "Dirk": [3, 6], "Eve": FEW},
        ),
        "the next attack after one that fails": Plan(
            a_round(
                [ANN, BILL, CASS, quick],
                *(attack("Ann", "Dirk"), act("Bill", intensity=1), attack("Cass", "Bill"), act("Dirk", intensity=1)),
                links=[["Ann", "Bill"]],
            ),
            {"Ann": [6, 8, 9], "Bill": [5], "Cass": [3, 6, 9], "Dirk": [5, 10]},
        ),
        "over ten, and higher cards about": Plan(
            a_round(
                fourth,
                *(
                    attack("Ann", "Bill"),
                    attack("Bill", "Ann"),
                    defend("Cass", against=["Dirk"]),
                    attack("Dirk", "Cass"),
                ),
                links=[["Ann", "Dirk"]],
            ),
            {"Ann": [9, 12], "Bill": [3, 11], "Cass": [5, 14], "Dirk": [6, 13]},
        ),
        "held by two, of whom one is struck": Plan(
            a_round(
                fourth,
                *(act("Ann", against=["Bill", "Dirk"]), defend("Bill", against=["Ann"])),
                *(attack("Cass", "Bill"), defend("Dirk", against=["Ann"])),
            ),
            {"Ann": [3, 6], "Bill": [2, 4], "Cass": [5, 9], "Dirk": [2, 4]},
        ),
        "The Fool at somebody who is busy": Plan(
            a_round(
                fourth,
                *(defend("Ann", against=["Bill"]), attack("Bill", "Ann")),
                *(attack("Cass", "Dirk", disadvantages=["drunk"]), act("Dirk", intensity=2)),
                links=[["Ann", "Dirk"]],
            ),
            {"Ann": [9], "Bill": [3], "Cass": [0, 3, 6], "Dirk": [3]},
        ),
        "two attacks of one value": Plan(
            a_round(fourth, attack("Ann", "Bill"), attack("Bill", "Cass"), attack("Cass", "Bill")),
            {"Ann": [6, 9], "Bill": [3, 6], "Cass": [6, 9]},
        ),
        "the players have chosen Cass": Plan(
            a_round(
                fourth,
                *(attack("Ann", "Bill"), attack("Bill", "Cass"), attack("Cass", "Bill")),
                choices={"attack": ["Cass"]},
            ),
            {"Ann": [6, 9], "Bill": [3, 6], "Cass": [6, 9]},
        ),
        "one throw at a slow and a quick one": Plan(
            a_round(
                [person("Ann", "players", 4, 5), person("Bill", "cult", 1, 4), person("Dirk", "cult", 9, 4)],
                attack("Ann", "Bill", also=["Dirk"], called_shot=True),
            ),
            {"Ann": [1, 3, 9, 10]},
        ),
        "one throw at two, with an own card": Plan(
            a_round(
                [
                    person("Ann", "players", 4, 5, significators=["major-5"]),
                    person("Bill", "cult", 1, 4),
                    person("Dirk", "cult", 6, 4),
                ],
                attack("Ann", "Bill", also=["Dirk"]),
            ),
            {"Ann": [1, 3, "major-5", 6, 9]},
        ),
        "one throw at who looks away and who dodges": Plan(
            a_round([ANN, BILL, DIRK], attack("Ann", "Bill", also=["Dirk"]), defend("Dirk")),
            {"Ann": FEW, "Dirk": [3, 6]},
        ),
    }


def of_counts() -> dict[str, Plan]:
    """What adds a card and what takes one.

    T-AMB-31, T-AMB-32, T-AMB-33, T-AMB-37, T-AMB-38, T-AMB-67, T-AMB-73, T-AMB-80, T-AMB-82.
    """
    axe: Json = {"weapon_edge": True}
    held = {**BILL, "stats": {"Agility": 2, "Toughness": 6}, "held": True}
    lame = {**BILL, "stats": {"Agility": 4, "Toughness": 6}, "present": {"Toughness": 1}}
    high: Json = {"advantages": ["high ground"]}
    return {
        "a dodge that names nobody": Plan(
            a_round([ANN, BILL, DIRK], defend("Ann"), attack("Bill", "Ann"), attack("Dirk", "Ann")),
            {"Ann": [3, 6], "Bill": FEW, "Dirk": FEW},
        ),
        "a dodge of those who don't attack": Plan(
            a_round(
                [ANN, person("Bill", "cult", 1, 1), person("Dirk", "cult", 1, 1)],
                defend("Ann", against=["Bill", "Dirk"]),
                act("Bill"),
            ),
            {"Ann": [3, 6], "Bill": [3, 6]},
        ),
        "an axe at somebody who is busy": Plan(
            a_round([ANN, BILL], attack("Ann", "Bill", **axe), act("Bill", intensity=2)), alike("Ann Bill")
        ),
        "an axe at two, of whom one parries": Plan(
            a_round([ANN, BILL, DIRK], attack("Ann", "Bill", also=["Dirk"], **axe), defend("Dirk", **axe)),
            {"Ann": [3, 6], "Dirk": [3, 6]},
        ),
        "hurt, with one card": Plan(
            a_round([{**ANN, "hurt": True}, BILL], attack("Ann", "Bill"), attack("Bill", "Ann")), alike("Ann Bill")
        ),
        "hurt and drunk, climbing before a foe": Plan(
            a_round(
                [{**ANN, "hurt": True}, BILL], act("Ann", against=["Bill"], disadvantages=["drunk"]), defend("Bill")
            ),
            alike("Ann Bill"),
        ),
        "both aim, and neither is stronger": Plan(
            a_round([ANN, BILL], attack("Ann", "Bill", called_shot=True), attack("Bill", "Ann", called_shot=True)),
            alike("Ann Bill"),
        ),
        "two tricks at two throws": Plan(
            a_round(
                [ANN, BILL],
                attack("Ann", "Bill", called_shot=True, tricks=["eyes shut"], advantages=["high ground"]),
                attack("Bill", "Ann"),
            ),
            alike("Ann Bill"),
        ),
        "three tricks at one throw": Plan(
            a_round(
                [ANN, BILL],
                attack("Ann", "Bill", called_shot=True, tricks=["over the shoulder", "eyes shut"]),
                attack("Bill", "Ann"),
            ),
            alike("Ann Bill", [2, 5, 9]),
        ),
        "a strap is cut": Plan(
            a_round(
                [ANN, BILL],
                attack("Ann", "Bill", called_shot=True, harmless=True, other_aim=True),
                attack("Bill", "Ann"),
            ),
            alike("Ann Bill"),
        ),
        "a disarm": Plan(
            a_round([ANN, BILL], attack("Ann", "Bill", called_shot=True, harmless=True), attack("Bill", "Ann")),
            alike("Ann Bill"),
        ),
        "a blow at somebody held": Plan(
            a_round([ANN, held], attack("Ann", "Bill"), defend("Bill", against=[])),
            {"Ann": [1, 3, 5, 7], "Bill": [1, 2]},
        ),
        "a strong arm, hurt": Plan(
            a_round([ANN, lame], attack("Bill", "Ann"), act("Ann", intensity=2)), {"Ann": [1, 3], "Bill": FEW}
        ),
        "an arm below 0, and no Hand To Hand": Plan(
            a_round(
                [ANN, {**BILL, "stats": {"Agility": 4, "Toughness": 6}, "present": {"Toughness": -2}}],
                attack("Ann", "Bill", manner="supernatural", stat="Calm", resist="Agility"),
                attack("Bill", "Ann"),
            ),
            {"Ann": [3, 6], "Bill": [3, 6]},
        ),
        "a ladder over two": Plan(
            a_round(
                [ANN, BILL, DIRK, person("Eve", "police", 4, 4)],
                *(attack("Eve", "Bill", also=["Dirk"], **high), attack("Bill", "Ann", **high), defend("Dirk")),
                ladders=["high ground"],
            ),
            {"Bill": [3, 6], "Dirk": [3, 6], "Eve": [3, 6]},
        ),
        "a ladder in a ring": Plan(
            a_round([ANN, BILL], attack("Ann", "Bill", **high), attack("Bill", "Ann", **high), ladders=["high ground"]),
            {"Ann": [3, 6], "Bill": [3, 6]},
        ),
    }


def of_groups() -> dict[str, Plan]:
    """Who is in one Clash with whom (T-CLASH, T-AMB-56)."""
    wheel: Json = {"stat": "Agility"}
    return {
        "a shot at a driver": Plan(
            a_round(
                [person("Ann", "players", 6, 4), BILL, CASS],
                *(act("Ann", **wheel), act("Bill", **wheel), attack("Cass", "Bill", manner="shoot")),
                drivers=["Ann", "Bill"],
            ),
            {"Ann": [3, 6], "Bill": [3, 6], "Cass": FEW},
        ),
        "two pairs apart": Plan(
            a_round(
                [ANN, BILL, CASS, DIRK],
                *(attack("Ann", "Bill"), defend("Bill"), attack("Cass", "Dirk"), attack("Dirk", "Cass")),
            ),
            {"Ann": [3, 6], "Bill": [3, 6], "Cass": [3, 6], "Dirk": [3, 6]},
        ),
        "two pairs that could interfere": Plan(
            a_round(
                [ANN, BILL, CASS, DIRK],
                *(attack("Ann", "Bill"), defend("Bill"), attack("Cass", "Dirk"), attack("Dirk", "Cass")),
                links=[["Bill", "Cass"]],
            ),
            {"Ann": [3, 6], "Bill": [3, 6], "Cass": [3, 6], "Dirk": [3, 6]},
        ),
        "kicking one who is done": Plan(
            a_round([ANN, BILL, CASS], attack("Ann", "Bill"), attack("Cass", "Bill"), act("Bill", uncontested=True)),
            {"Ann": [3, 6], "Cass": [3, 6]},
        ),
    }


def of_conflicts() -> dict[str, Plan]:
    """Deeds of one side of which only one can be done (T-RESOLVE-27, T-AMB-51)."""
    people = [ANN, CASS, person("Eve", "players", 4, 4), BILL]
    deeds = [act("Ann"), act("Cass"), act("Eve", intensity=4), attack("Bill", "Ann")]
    chain = [["Ann", "Cass"], ["Cass", "Eve"]]
    all_three = [*chain, ["Ann", "Eve"]]
    values: Values = {"Ann": [2, 5, 7], "Cass": [2, 5, 7], "Eve": [5, 7], "Bill": [1, 4]}
    struck = [attack("Ann", "Bill"), act("Cass"), act("Eve"), act("Bill", intensity=1)]
    own = {**CASS, "significators": ["major-5"]}
    return {
        "three at one thing": Plan(a_round(people, *deeds, conflicts=all_three), values),
        "three in a chain": Plan(a_round(people, *deeds, conflicts=chain), values),
        "three in a chain, Cass is chosen": Plan(
            a_round(people, *deeds, conflicts=chain, choices={"deed": ["Cass"]}), values
        ),
        "three in a chain, Ann is chosen": Plan(
            a_round(people, *deeds, conflicts=chain, choices={"deed": ["Ann"]}), values
        ),
        "a deed in conflict with the attack": Plan(
            a_round(people, *struck, conflicts=chain), {"Ann": [3, 6, 9], "Cass": [3, 6], "Eve": [3, 6], "Bill": [2, 6]}
        ),
        "an own card against an ally's deed": Plan(
            a_round(
                [ANN, own, BILL],
                *(act("Ann"), act("Cass", advantages=["a long arm"]), attack("Bill", "Ann")),
                conflicts=[["Ann", "Cass"]],
            ),
            {"Ann": [3, 5, 6], "Cass": [2, "major-5", 9], "Bill": [1, 2]},
        ),
        "a hard deed and an easy one": Plan(
            a_round(
                [ANN, CASS, BILL],
                *(act("Ann", intensity=8), act("Cass", intensity=2), attack("Bill", "Ann")),
                conflicts=[["Ann", "Cass"]],
            ),
            {"Ann": [5, 7, 9], "Cass": [1, 5, 9], "Bill": [1, 4]},
        ),
    }


def of_intensities() -> dict[str, Plan]:
    """Deeds in Action against an Intensity: contested and not, 0 and 10, lists.

    T-STATIC-07, T-STATIC-09, T-AMB-41, T-AMB-42, T-AMB-85.
    """
    world = {**ANN, "significators": ["major-world"]}
    everything: list[str | int] = [0, 2, 5, 9, 10, "major-21"]
    plans = {}
    for intensity in (0, 4, 10):
        contested = a_round([world, BILL], act("Ann", intensity=intensity), attack("Bill", "Ann"))
        plans[f"held up at Intensity {intensity}"] = Plan(contested, {"Ann": everything, "Bill": [1, 4]})
        alone = a_round([world], act("Ann", intensity=intensity, uncontested=True))
        plans[f"alone at Intensity {intensity}"] = Plan(alone, {"Ann": everything})
    alone_by_levels = act("Ann", intensity=[0, 3, 6, 10], stat="Agility", uncontested=True)
    return plans | {
        "alone at four levels": Plan(a_round([world], alone_by_levels), {"Ann": everything}),
        "alone at 10, nothing supernatural": Plan(
            a_round([world], act("Ann", intensity=10, uncontested=True, supernatural=False)), {"Ann": everything}
        ),
        "alone at 10, with a power": Plan(
            a_round([ANN], act("Ann", intensity=10, uncontested=True, supernatural_edge=True)), {"Ann": everything}
        ),
        "alone at 10, own card of 5": Plan(
            a_round([{**ANN, "significators": ["major-5"]}], act("Ann", intensity=10, uncontested=True)),
            {"Ann": everything},
        ),
    }


def a_task(*parties: Json, **more: Any) -> Json:
    """Return a static task of one party or an opposed one of two."""
    kind = "static" if len(parties) == 1 else "opposed"
    return {"format": "demoncity.task/1", "kind": kind, "parties": list(parties), **more}


def of_tasks() -> dict[str, Plan]:
    """Tasks by stat, Intensity, loss and Significator (T-STATIC, T-OPP, T-LOST)."""
    values: Values = {"Ann": [0, 2, 4, 5, 7, "major-8", 10, 11], "Bill": [2, 4, 7, 11]}
    plans = {}
    for intensity in (0, 4, 9, 10):
        for stat in (None, 4, 5):
            party = {"name": "Ann"} if stat is None else {"name": "Ann", "stat": stat}
            named = "no stat" if stat is None else f"stat {stat}"
            plans[f"task at {intensity}, {named}"] = Plan(a_task(party, intensity=intensity), values)
    own = {"name": "Ann", "stat": 5, "significators": ["major-8"]}
    fool = {"name": "Ann", "significators": ["major-0"]}
    bill = {"name": "Bill", "deck": "horror", "stat": 4}
    return plans | {
        "task at 4 and 7": Plan(a_task({"name": "Ann", "stat": 5}, intensity=[4, 7]), values),
        "task at 7, as a list of one": Plan(a_task({"name": "Ann", "stat": 5}, intensity=[7]), values),
        "task at 0 and 4, own Strength": Plan(a_task(own, intensity=[0, 4]), values),
        "task at 4, own Strength": Plan(a_task(own, intensity=4), values),
        "task at 10, own Strength": Plan(a_task(own, intensity=10), values),
        "task at 10, own Fool": Plan(a_task(fool, intensity=10), values),
        "task at 10, own Fool, nothing supernatural": Plan(a_task(fool, intensity=10, supernatural=False), values),
        "task at 10, supernatural": Plan(a_task({"name": "Ann"}, intensity=10, supernatural=True), values),
        "task, drunk and left-handed": Plan(
            a_task({"name": "Ann", "stat": 9, "disadvantages": ["drunk", "left-handed"]}, intensity=4), values
        ),
        "contest of 5 and 4": Plan(a_task(own, bill), values),
        "contest of 4 and 4": Plan(a_task({**own, "stat": 4}, bill), values),
        "contest, Bill drunk and lame": Plan(
            a_task({"name": "Ann"}, {**bill, "disadvantages": ["drunk", "lame"]}), values
        ),
        "contest, Bill looks away": Plan(a_task({"name": "Ann", "distracted": True}, bill), values),
        "contest of courts": Plan(
            a_task({"name": "Ann"}, bill), {"Ann": ["cups-knight", 3, 11], "Bill": ["cups-queen", "cups-page", 3]}
        ),
    }


def own_plans() -> dict[str, Plan]:
    """Return all of these plans by name."""
    groups = of_values(), of_attacks(), of_counts(), of_groups(), of_conflicts(), of_intensities(), of_tasks()
    return {name: plan for group in groups for name, plan in group.items()}
