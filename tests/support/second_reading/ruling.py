"""A scenario's ruling by the second reading, in the words of `demoncity.ruling/1` and without reasons."""

from __future__ import annotations

from tests.support.second_reading.clash import Clash
from tests.support.second_reading.counting import counts_of, is_supernatural
from tests.support.second_reading.relations import Round
from tests.support.second_reading.sheets import Json
from tests.support.second_reading.tasks import StaticThrow, cards_are_distinct, levels_of, task_ruling


class Unsound(ValueError):
    """The cards of a scenario aren't those that it asks for."""


def ruling_of(scenario: Json) -> Json:
    """Return the ruling of a round or a task that is soundly written.

    Raises:
        Unsound: cards that aren't asked for, too few or too many of them, or one card twice.
    """
    told = task_ruling(scenario) if scenario["format"].startswith("demoncity.task") else _round_ruling(scenario)
    hands = scenario.get("cards", {})
    if scenario["format"].startswith("demoncity.task"):
        hands = {party["name"]: party["cards"] for party in scenario["parties"] if "cards" in party}
    asked = {name: throw["cards"] for name, throw in told["throws"].items()}
    given = {name: len(hand) for name, hand in hands.items()}
    if (hands and asked != given) or not cards_are_distinct(list(hands.values())):
        raise Unsound(f"asked {asked}, given {given}")
    return {"format": "demoncity.ruling/1", **told}


def _round_ruling(scenario: Json) -> Json:
    scene = Round(scenario)
    counts = counts_of(scene)
    told: Json = {
        "order": scene.order,
        "throws": {
            name: {"cards": number, "counts": "lowest" if lowest else "highest"}
            for name, (number, lowest) in counts.items()
        },
        "clashes": [{"members": group} for group in scene.clashes],
        "uncontested": [],
    }
    if scene.cards is None:
        return told
    if {name: len(hand) for name, hand in scene.cards.items()} != {name: count[0] for name, count in counts.items()}:
        raise Unsound(f"{counts} are asked for")
    told["clashes"] = [Clash(scene, group, counts).ruling() for group in scene.clashes]
    told["uncontested"] = [settled(scene, name) for name in scene.announcers if not scene.is_contested(name)]
    return told


def settled(scene: Round, name: str) -> Json:
    """Return how an uncontested deed ends (T-UNCONTESTED-02, T-UNCONTESTED-05)."""
    assert scene.cards is not None
    deed = scene.deed[name]
    intensity = deed.get("intensity")
    levels = levels_of(intensity)
    told: Json = {"who": name, "result": "happens", "levels": [], "critical": False, "fumble": False}
    if deed["kind"] == "move" or not levels:
        return told
    person = scene.people[name]
    throw = StaticThrow(person, intensity, supernatural=is_supernatural(scene, name))
    if name not in scene.cards:
        beaten = [level for level in levels if level == 0]
        return told | {"result": "success" if beaten else "failure", "levels": beaten}
    cards = scene.cards[name]
    stat = person.rank(deed["stat"]) if deed.get("stat") else None
    beaten = throw.beaten(cards, stat)
    return told | {
        "result": "success" if beaten else "failure",
        "levels": beaten,
        "critical": throw.is_critical(cards, stat),
        "fumble": throw.fumbles(cards),
    }
