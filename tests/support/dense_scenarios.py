"""Scenario files that nobody would plan, dense with everything the format knows, each sound as it stands."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.support.second_reading.counting import counts_of, throws
from tests.support.second_reading.relations import Round
from tests.support.second_reading.sheets import COURTS
from tests.support.second_reading.tasks import is_in_doubt, levels_of, task_ruling

Written = dict[str, Any]

NAMES = "Ann Bill Cass Dirk Eve Fay Gus Hal Ida Joe Kim Lou".split()
SIDES = ("players", "cult", "the dead", "police")
STATS = ("Agility", "Toughness", "Calm", "Perception")
LABELS = ("high ground", "in cover", "drunk", "in the dark", "tripping")
SUITS = ("wands", "cups", "swords", "pentacles")
COURT_CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in COURTS)
MAJORS = tuple(f"major-{number}" for number in range(22))
TAROT = tuple(f"{suit}-{number}" for suit in SUITS for number in range(1, 11)) + COURT_CARDS + MAJORS
READINGS = {
    **dict.fromkeys((1, 8, 12, 13, 14, 17, 26, 27, 31, 35, 39, 56, 67, 73, 80, 82), "b"),
    **dict.fromkeys((9, 11, 32, 33, 37, 38), "a"),
}
"""The readings that a scenario's ruling can show, besides those of three; ambiguity → the letter that isn't preset."""
OF_THREE = {10: "bc", 41: "bc", 85: "bc"}
ALL_READINGS = tuple(
    f"T-AMB-{number:02}{letter}" for number, letters in {**READINGS, **OF_THREE}.items() for letter in letters
)


def house_rules(dice: Random, chance: float) -> dict[str, str]:
    """Return some readings that aren't preset."""
    known = {**READINGS, **{number: dice.choice(letters) for number, letters in OF_THREE.items()}}
    return {f"T-AMB-{number:02}": letter for number, letter in sorted(known.items()) if dice.random() < chance}


def dense_round(dice: Random) -> Written:
    """Return a round of 2 to 12 people on 2 to 4 sides, with cards that fit and choices for some ties."""
    scenario: Written = {"format": "demoncity.round/1"}
    if dice.random() < 0.6:
        scenario["house_rules"] = house_rules(dice, dice.choice((0.03, 0.1, 0.3)))
    number = dice.choice((2, 2, 3, 3, 4, 4, 5, 6, 7, 9, 12))
    sides = dice.sample(SIDES, dice.choice((2, 2, 2, 3, 4)))
    special = dice.sample((*COURT_CARDS, *MAJORS, "major-0"), 38)
    people = [person_of(dice, name, dice.choice(sides), special) for name in NAMES[:number]]
    dice.shuffle(people)
    scenario["characters"] = people
    scenario["announcements"] = [
        {"who": one["name"], **deed_of(dice, one, people)} for one in people if dice.random() < 0.92
    ]
    _drivers(dice, scenario, people)
    dice.shuffle(scenario["announcements"])
    _what_the_host_says(dice, scenario, people)
    if dice.random() < 0.96:
        scenario["cards"] = _hands(dice, scenario)
    return scenario


def person_of(dice: Random, name: str, side: str, special: list[str]) -> Written:
    top = dice.choice((3, 9, 9))
    one: Written = {"name": name, "side": side, "stats": {stat: dice.randint(0, top) for stat in STATS}}
    if dice.random() < 0.3:
        one["deck"] = dice.choice(("players", "horror"))
    skills = {skill: dice.randint(0, 9) for skill in ("Hand To Hand", "Firearms", "Driving") if dice.random() < 0.35}
    if skills:
        one["skills"] = skills
    own = [special.pop() for _ in range(dice.choice((0, 0, 1, 1, 2)))]
    if own:
        one["significators"] = list(dict.fromkeys(own))
        if "major-0" in own and "major-0" in special:
            special.remove("major-0")
    if dice.random() < 0.2:
        one["hurt"] = True
    if dice.random() < 0.2:
        one["held"] = True
    if dice.random() < 0.4:
        one["present"] = {
            stat: one["stats"][stat] - dice.randint(0, 6) for stat in ("Toughness", "Calm") if dice.random() < 0.7
        }
    return one


def deed_of(dice: Random, who: Written, people: list[Written]) -> Written:
    foes = [one["name"] for one in people if one["side"] != who["side"]]
    others = [one["name"] for one in people if one is not who]
    kind = dice.choice(("attack", "attack", "attack", "defend", "act", "act", "act", "move"))
    if kind == "attack" and foes:
        return _attack(dice, who, foes, people)
    if kind == "defend":
        deed = {"kind": "defend", **_edges(dice)}
        if dice.random() < 0.4:
            deed["against"] = dice.sample(others, dice.randint(0, min(3, len(others))))
        return deed
    if kind == "move":
        return {"kind": "move"}
    deed = {"kind": "act", **_edges(dice)}
    if dice.random() < 0.7:
        deed["stat"] = dice.choice((*STATS, *who.get("skills", {})))
    if dice.random() < 0.35:
        deed["uncontested"] = True
        if dice.random() < 0.8:
            several = sorted(dice.sample(range(11), dice.randint(1, 4)))
            deed["intensity"] = dice.choice((dice.randint(0, 10), several))
        if dice.random() < 0.3:
            deed["supernatural"] = dice.random() < 0.6
        return deed
    if foes and dice.random() < 0.45:
        deed["target"] = dice.choice(foes)
        if dice.random() < 0.3:
            deed["resist"] = dice.choice(STATS)
    if dice.random() < 0.6:
        deed["against"] = dice.sample(others, dice.randint(0, min(3, len(others))))
    if dice.random() < 0.4:
        deed["intensity"] = dice.randint(0, 10)
    return deed


def _attack(dice: Random, who: Written, foes: list[str], people: list[Written]) -> Written:
    deed = {"kind": "attack", "target": dice.choice(foes), **_edges(dice)}
    deed["manner"] = dice.choice(("close", "close", "shoot", "supernatural"))
    further = [foe for foe in foes if foe != deed["target"]]
    if further and dice.random() < 0.25:
        deed["also"] = dice.sample(further, dice.randint(1, min(3, len(further))))
    if deed["manner"] == "supernatural" or dice.random() < 0.1:
        deed["stat"], deed["resist"] = dice.choice(STATS), dice.choice(STATS)
    elif deed["manner"] == "shoot" and "Firearms" in who.get("skills", {}) and dice.random() < 0.7:
        deed["skill"] = "Firearms"
    for key, chance in (("unaware", 0.12), ("called_shot", 0.25), ("harmless", 0.12), ("other_aim", 0.1)):
        if dice.random() < chance:
            deed[key] = True
    if deed.get("other_aim") and not deed.get("harmless"):
        del deed["other_aim"]
    if dice.random() < 0.15:
        deed["tricks"] = dice.choices(("over the shoulder", "eyes shut", "one-handed"), k=dice.randint(1, 3))
    return deed


def _edges(dice: Random) -> Written:
    deed: Written = {}
    for key in ("weapon_edge", "supernatural_edge"):
        if dice.random() < 0.15:
            deed[key] = True
    for key, most in (("advantages", 2), ("disadvantages", 4)):
        if dice.random() < 0.35:
            deed[key] = dice.choices(LABELS, k=dice.randint(1, most))
    return deed


def _drivers(dice: Random, scenario: Written, people: list[Written]) -> None:
    """Put some at the wheel, each set against rivals or against whoever drives for another side."""
    if len(people) < 3 or dice.random() > 0.2:
        return
    drivers = dice.sample([one["name"] for one in people], dice.randint(2, min(4, len(people))))
    kept = [deed for deed in scenario["announcements"] if deed["who"] not in drivers]
    for name in drivers:
        deed: Written = {"who": name, "kind": "act", **_edges(dice)}
        if dice.random() < 0.8:
            skilled = next(one for one in people if one["name"] == name)
            deed["stat"] = "Driving" if "Driving" in skilled.get("skills", {}) else dice.choice(STATS)
        if dice.random() < 0.3:
            rivals = [other for other in drivers if other != name]
            deed["against"] = dice.sample(rivals, dice.randint(1, len(rivals)))
        kept.append(deed)
    scenario["announcements"], scenario["drivers"] = kept, drivers


def _what_the_host_says(dice: Random, scenario: Written, people: list[Written]) -> None:
    names = [one["name"] for one in people]
    side = {one["name"]: one["side"] for one in people}
    scene = Round(scenario)
    contested = [name for name in names if scene.is_contested(name)]
    friends = [(one, other) for one in contested for other in contested if one < other and side[one] == side[other]]
    if friends and dice.random() < 0.4:
        scenario["conflicts"] = [list(pair) for pair in dice.sample(friends, dice.randint(1, min(4, len(friends))))]
    if dice.random() < 0.15:
        scenario["links"] = [dice.sample(names, 2)]
    if dice.random() < 0.3:
        scenario["ladders"] = dice.sample(LABELS, dice.randint(1, 2))
    if dice.random() < 0.15:
        scenario["out"] = dice.sample(names, dice.randint(1, 2))
    if dice.random() < 0.4:
        attackers = [name for name in contested if scene.is_attack(name)]
        deeds = [name for name in contested if not scene.is_attack(name)]
        scenario["choices"] = {"attack": _some(dice, attackers), "deed": _some(dice, deeds)}


def _some(dice: Random, names: list[str]) -> list[str]:
    return dice.sample(names, dice.randint(0, len(names)))


def _hands(dice: Random, scenario: Written) -> dict[str, list[str | int]]:
    """Return hands of the number asked for, from one tarot and plain numbers; low values, ties and own cards often."""
    scene = Round(scenario)
    tarot = dice.sample(TAROT, len(TAROT))
    low, plain = dice.choice((2, 4, 9, 21)), dice.choice((0.4, 0.9))
    hands = {}
    for name, (number, _) in counts_of(scene).items():
        hand: list[str | int] = []
        for _ in range(number):
            own = [card for card in scene.people[name].own if card in tarot]
            if own and dice.random() < 0.5:
                tarot.remove(own[0])
                hand.append(own[0])
            elif "major-0" in tarot and dice.random() < 0.06:
                tarot.remove("major-0")
                hand.append(dice.choice((0, "major-0", "major-fool")))
            else:
                is_plain = not tarot or dice.random() < plain
                hand.append(dice.randint(1, low) if is_plain else tarot.pop())
        dice.shuffle(hand)
        hands[name] = hand
    assert set(hands) == {name for name in scene.announcers if throws(scene, name)}
    return hands


def dense_task(dice: Random) -> Written:
    """Return a task of either kind, with cards that fit."""
    kind = dice.choice(("static", "opposed"))
    scenario: Written = {"format": "demoncity.task/1", "kind": kind}
    if dice.random() < 0.6:
        scenario["house_rules"] = house_rules(dice, dice.choice((0.1, 0.4)))
    if kind == "static":
        several = sorted(dice.sample(range(11), dice.randint(1, 4)))
        scenario["intensity"] = dice.choice((dice.randint(0, 10), several))
        if dice.random() < 0.3:
            scenario["supernatural"] = dice.random() < 0.6
    special = dice.sample((*COURT_CARDS, *MAJORS), 38)
    scenario["parties"] = [_party(dice, name, special) for name in NAMES[: 1 if kind == "static" else 2]]
    tarot = dice.sample(TAROT, len(TAROT))
    asked = {name: throw["cards"] for name, throw in task_ruling(scenario)["throws"].items()}
    for party in scenario["parties"]:
        if party["name"] in asked and dice.random() < 0.99:
            party["cards"] = _party_hand(dice, party, asked[party["name"]], tarot)
    if any("cards" not in party for party in scenario["parties"] if party["name"] in asked):
        for party in scenario["parties"]:
            party.pop("cards", None)
    return scenario


def _party(dice: Random, name: str, special: list[str]) -> Written:
    party: Written = {"name": name}
    if dice.random() < 0.5:
        party["deck"] = dice.choice(("players", "horror"))
    if dice.random() < 0.8:
        party["stat"] = dice.randint(0, 9)
    if dice.random() < 0.4:
        party["significators"] = [special.pop() for _ in range(dice.randint(1, 2))]
    if dice.random() < 0.2:
        party["overlap"] = dice.randint(1, 2)
    if dice.random() < 0.2:
        party["distracted"] = True
    for key, most in (("advantages", 2), ("disadvantages", 4)):
        if dice.random() < 0.4:
            party[key] = dice.choices(LABELS, k=dice.randint(1, most))
    return party


def _party_hand(dice: Random, party: Written, number: int, tarot: list[str]) -> list[str | int]:
    hand: list[str | int] = []
    for _ in range(number):
        own = [card for card in party.get("significators", []) if card in tarot]
        if own and dice.random() < 0.5:
            tarot.remove(own[0])
            hand.append(own[0])
        elif "major-0" in tarot and dice.random() < 0.15:
            tarot.remove("major-0")
            hand.append("major-0")
        else:
            hand.append(dice.randint(1, 10) if dice.random() < 0.6 else tarot.pop())
    return hand


def is_thrown(scenario: Written) -> bool:
    """Whether a task takes cards at all."""
    return scenario["kind"] == "opposed" or is_in_doubt(levels_of(scenario["intensity"]), supernatural=True)
