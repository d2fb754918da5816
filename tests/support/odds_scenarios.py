"""Scenarios without cards, with small decks, and with everything that a format knows: to ask for their chances."""

from __future__ import annotations

from random import Random
from typing import Any

from demoncity_gui.pieces.tarot import Card

Written = dict[str, Any]

NAMES = ("Ann", "Bill", "Cass", "Dirk", "Eve", "Fay")
SIDES = ("players", "cult", "host")
LABELS = ("high ground", "drunk", "in the dark", "handcuffed")
OWN = [card.value for card in Card if card.pip is None and (card.major is None or card.major <= 12)]


def odds_round(dice: Random, house_rules: dict[str, str], *, people: int, sides: int) -> Written:
    """Return a round of so many people on so many sides."""
    names = list(NAMES[:people])
    side = {name: dice.choice(SIDES[:sides]) for name in names}
    characters, own = [], list(OWN)
    for name in names:
        one: Written = {
            "name": name,
            "side": side[name],
            "stats": {stat: dice.randint(0, 9) for stat in ("Agility", "Toughness", "Calm")},
        }
        if dice.random() < 0.4:
            dice.shuffle(own)
            one["significators"] = [own.pop() for _ in range(dice.choice((1, 1, 2)))]
        if "major-0" in own and dice.random() < 0.15:
            own.remove("major-0")
            one.setdefault("significators", []).append("major-0")
        if dice.random() < 0.15:
            one["deck"] = dice.choice(("players", "horror"))
        if dice.random() < 0.1:
            one["held"] = True
        if dice.random() < 0.15:
            one["present"] = {"Toughness": dice.randint(-2, 5)}
        characters.append(one)
    friends_can_fight = house_rules.get("T-AMB-23") == "c"
    announcements = [
        _announced(dice, name, names, side, friends_can_fight=friends_can_fight)
        for name in names
        if dice.random() < 0.92
    ]
    dice.shuffle(announcements)
    scenario: Written = {"format": "demoncity.round/1", "characters": characters, "announcements": announcements}
    if house_rules:
        scenario["house_rules"] = house_rules
    _ties(dice, scenario, names, side)
    scenario["decks"] = odds_decks(dice, [card for one in characters for card in one.get("significators", [])])
    return scenario


def _announced(dice: Random, who: str, names: list[str], side: dict[str, str], *, friends_can_fight: bool) -> Written:
    others = [name for name in names if name != who]
    foes = [name for name in others if friends_can_fight or side[name] != side[who]]
    kind = (
        dice.choice(("attack", "attack", "attack", "defend", "act", "act")) if foes else dice.choice(("defend", "act"))
    )
    said: Written = {"who": who, "kind": kind}
    if kind == "attack":
        said["target"] = dice.choice(foes)
        if dice.random() < 0.25:
            also = [foe for foe in foes if foe != said["target"]]
            said["also"] = dice.sample(also, dice.randint(0, len(also)))
        if dice.random() < 0.2:
            said["called_shot"] = True
            said["tricks"] = dice.choice(([], [], ["blindfold"]))
        if dice.random() < 0.15:
            said["unaware"] = True
    elif kind == "defend":
        if dice.random() < 0.4:
            said["against"] = dice.sample(others, dice.randint(0, len(others)))
    else:
        if dice.random() < 0.6:
            said["against"] = dice.sample(others, dice.randint(0, min(2, len(others))))
        if dice.random() < 0.3:
            said["target"] = dice.choice(others)
        if dice.random() < 0.5:
            said["intensity"] = dice.randint(0, 10)
        if dice.random() < 0.4:
            said["stat"] = "Calm"
        if dice.random() < 0.25:
            said["uncontested"] = True
            if dice.random() < 0.5:
                said["intensity"] = sorted(dice.sample(range(11), dice.choice((1, 2, 3))))
            if dice.random() < 0.3:
                said["supernatural"] = dice.random() < 0.5
    for key in ("advantages", "disadvantages"):
        if dice.random() < 0.3:
            said[key] = dice.choices(LABELS, k=dice.choice((1, 1, 2)))
    if dice.random() < 0.1:
        said["weapon_edge"] = True
    return said


def _ties(dice: Random, scenario: Written, names: list[str], side: dict[str, str]) -> None:
    """Add what ties the announcements together: links, conflicts, drivers, choices and who is out."""
    said = {one["who"]: one for one in scenario["announcements"]}
    friends = [[one, other] for one in names for other in names if one < other and side[one] == side[other]]
    if friends and dice.random() < 0.5:
        scenario["conflicts"] = dice.sample(friends, dice.randint(1, min(3, len(friends))))
    if dice.random() < 0.5:
        scenario["links"] = [dice.sample(names, 2) for _ in range(dice.randint(1, 3))]
    drivers = [who for who, one in said.items() if one["kind"] == "act" and not one.get("uncontested")]
    if len(drivers) > 1 and dice.random() < 0.2:
        scenario["drivers"] = drivers
    if dice.random() < 0.15:
        scenario["out"] = [dice.choice(names)]
    if dice.random() < 0.3:
        attacks = [who for who, one in said.items() if one["kind"] == "attack"]
        deeds = [who for who, one in said.items() if one["kind"] != "attack" and one["kind"] != "move"]
        scenario["choices"] = {
            "attack": dice.sample(attacks, dice.randint(0, len(attacks))),
            "deed": dice.sample(deeds, dice.randint(0, len(deeds))),
        }
    if dice.random() < 0.15:
        scenario["ladders"] = [dice.choice(LABELS)]


def odds_task(dice: Random, house_rules: dict[str, str]) -> Written:
    """Return a task of either kind."""
    kind = dice.choice(("static", "opposed"))
    own = [*OWN, "major-0"]
    dice.shuffle(own)
    parties = []
    for name in NAMES[: 1 if kind == "static" else 2]:
        party: Written = {
            "name": name,
            "deck": dice.choice(("players", "players", "horror")),
            "overlap": dice.choice((0, 0, 1, 2)),
            "advantages": dice.choices(LABELS, k=dice.choice((0, 0, 1))),
            "disadvantages": dice.choices(LABELS, k=dice.choice((0, 0, 1))),
        }
        if dice.random() < 0.6:
            party["stat"] = dice.randint(0, 9)
        if dice.random() < 0.6:
            party["significators"] = [own.pop() for _ in range(dice.choice((1, 1, 2, 3)))]
        parties.append(party)
    scenario: Written = {"format": "demoncity.task/1", "kind": kind, "parties": parties}
    if kind == "static":
        several = sorted(dice.sample(range(11), dice.choice((1, 2, 3))))
        scenario["intensity"] = dice.choice((dice.randint(0, 10), several))
        if dice.random() < 0.3:
            scenario["supernatural"] = dice.random() < 0.5
    if house_rules:
        scenario["house_rules"] = house_rules
    scenario["decks"] = odds_decks(dice, [card for one in parties for card in one.get("significators", [])])
    return scenario


def odds_decks(dice: Random, own: list[str]) -> Written:
    """Return small decks with few values, the given cards in them for the most part, and a discard now and then."""
    values = dice.sample(range(1, 11), dice.choice((3, 4, 5)))
    special = [card for card in dict.fromkeys([*own, "major-0", "cups-king"]) if dice.random() < 0.75]
    deck_of = {card: "players" if dice.random() < 0.8 else "horror" for card in special}
    decks: Written = {}
    for deck, size in (("players", dice.randint(7, 10)), ("horror", dice.randint(5, 8))):
        cards: list[Any] = [card for card in special if deck_of[card] == deck]
        cards += [dice.choice(values) for _ in range(max(0, size - len(cards)))]
        dice.shuffle(cards)
        parted = dice.choice((len(cards), len(cards), len(cards), dice.randint(0, len(cards))))
        decks[deck] = cards[:parted]
        if cards[parted:]:
            decks[f"{deck}_discard"] = cards[parted:]
    return decks
