"""Scenario files that nobody would plan, as they are written: sound ones, and ones with something wrong."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Edges
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import count_throws
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES, HouseRules
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.random_rounds import LABELS, random_round

Written = dict[str, Any]


def random_round_scenario(dice: Random) -> Written:
    """Return a round, mostly with cards and now and then with house rules, that can be ruled."""
    scene = random_round(dice)
    called = {who: one.name for who, one in scene.people.items()}
    readings = tuple((rule.id, dice.choice(rule.letters)) for rule in HOUSE_RULES.values() if dice.random() < 0.02)
    scenario: Written = {
        "format": "demoncity.round/1",
        "characters": [_character(one) for one in scene.people.values()],
        "announcements": [_announcement(who, said, called) for who, said in scene.announcements.items()],
    }
    dice.shuffle(scenario["announcements"])
    if readings:
        scenario["house_rules"] = dict(readings)
    if scene.links:
        scenario["links"] = [[called[one], called[other]] for one, other in scene.links]
    if scene.drivers:
        scenario["drivers"] = [called[who] for who in scene.drivers]
    attackers = [called[who] for who, said in scene.announcements.items() if isinstance(said, Attack)]
    if attackers and dice.random() < 0.2:
        scenario["choices"] = {"attack": dice.sample(attackers, dice.randint(1, len(attackers)))}
    if dice.random() < 0.9:
        ground = Confrontation(
            scene.people, scene.announcements, links=scene.links, drivers=scene.drivers, rules=HouseRules(readings)
        )
        tarot = dice.sample(list(Card), len(Card))
        scenario["cards"] = {
            called[who]: [_card(dice, tarot) for _ in range(count.cards)] for who, count in count_throws(ground).items()
        }
    return scenario


def _card(dice: Random, tarot: list[Card]) -> str | int:
    return dice.randint(1, 21) if dice.random() < 0.2 or not tarot else tarot.pop().value


def _character(one: Character) -> Written:
    written: Written = {
        "name": one.name,
        "side": one.side,
        "stats": {entry.name: entry.rank for entry in one.stats},
    }
    if one.deck is not (DeckName.PLAYERS if one.side == PLAYERS_SIDE else DeckName.HORROR):
        written["deck"] = one.deck.value
    if one.skills:
        written["skills"] = {entry.name: entry.rank for entry in one.skills}
    if one.significators:
        written["significators"] = [card.value for card in one.significators]
    if one.hurt:
        written["hurt"] = True
    return written


def _announcement(who: CharacterId, said: Announcement, called: dict[CharacterId, str]) -> Written:
    match said:
        case Attack():
            keys = {
                "target": called[said.target],
                "manner": said.manner.value,
                "skill": said.skill,
                "stat": said.stat,
                "resist": said.resist,
                "unaware": said.unaware,
                "called_shot": said.called_shot,
                "harmless": said.harmless,
                **_edges(said.edges),
            }
        case Defend():
            against = None if said.against is None else [called[one] for one in said.against]
            keys = {"against": against, **_edges(said.edges)}
        case Act():
            keys = {
                "against": [called[one] for one in said.against] or None,
                "stat": said.stat,
                "intensity": said.intensity,
                "uncontested": said.uncontested,
                **_edges(said.edges),
            }
        case _:
            keys = {}
    given = {key: value for key, value in keys.items() if value is not None and value is not False}
    return {"who": called[who], "kind": type(said).__name__.lower(), **given}


def _edges(edges: Edges) -> Written:
    return {
        "weapon_edge": edges.weapon,
        "supernatural_edge": edges.supernatural,
        "advantages": list(edges.advantages) or None,
        "disadvantages": list(edges.disadvantages) or None,
    }


def random_task_scenario(dice: Random) -> Written:
    """Return a task of either kind; the number of cards is anybody's guess."""
    kind = dice.choice(("static", "opposed"))
    tarot = dice.sample(list(Card), len(Card))
    scenario: Written = {
        "format": "demoncity.task/1",
        "kind": kind,
        "parties": [_party(dice, name, tarot) for name in ("Ann", "Bill")[: 1 if kind == "static" else 2]],
    }
    if kind == "static":
        scenario["intensity"] = dice.choice((dice.randint(0, 10), sorted(dice.sample(range(11), dice.randint(1, 3)))))
        scenario["supernatural"] = dice.random() < 0.3
    return scenario


def _party(dice: Random, name: str, tarot: list[Card]) -> Written:
    party: Written = {
        "name": name,
        "deck": dice.choice(("players", "horror")),
        "stat": dice.choice((None, dice.randint(0, 9))),
        "overlap": dice.choice((0, 0, 1)),
        "advantages": dice.choices(LABELS, k=dice.choice((0, 0, 1))),
        "disadvantages": dice.choices(LABELS, k=dice.choice((0, 0, 1))),
        "distracted": dice.random() < 0.2,
        "significators": dice.sample([card.value for card in Card if card.pip is None], dice.choice((0, 0, 1))),
    }
    if dice.random() < 0.8:
        party["cards"] = [_card(dice, tarot) for _ in range(dice.choice((1, 1, 1, 2, 2, 3)))]
    return party


ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    11,
    10**30,
    1.5,
    "",
    "Ann",
    "N1",
    "major-0",
    "a\nb",
    [],
    [[]],
    {},
    {"x": 1},
)


def spoilt(dice: Random, scenario: Written) -> Written:
    """Return the scenario with one thing in it gone, added, doubled or replaced by something odd."""
    holders = list(_holders(scenario))
    holder = dice.choice([one for one in holders if one])
    key = dice.choice(list(holder) if isinstance(holder, dict) else list(range(len(holder))))
    match dice.choice(("gone", "odd", "odd", "added")):
        case "gone":
            del holder[key]
        case "odd":
            holder[key] = deepcopy(dice.choice(ODD_VALUES))
        case _ if isinstance(holder, dict):
            holder[dice.choice(("cards", "against", "stat", "weather", "N1"))] = deepcopy(dice.choice(ODD_VALUES))
        case _:
            holder.append(deepcopy(dice.choice((*ODD_VALUES, holder[key]))))
    return scenario


def _holders(value: Any) -> Any:
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _holders(inner)
