"""An evening remembered a second time: who is there, what they said, what befell them, and what must come of it."""

from __future__ import annotations

from copy import deepcopy

from tests.support.second_reading.clash import Clash
from tests.support.second_reading.counting import Counts, counts_of
from tests.support.second_reading.relations import Round
from tests.support.second_reading.ruling import settled
from tests.support.second_reading.sheets import Json
from tests.support.second_reading.table import Wounds


class SecondEvening:
    """What the Host has said, kept apart from the table; `hands` are the cards that lie turned, by name."""

    def __init__(self, people: list[Json], house_rules: dict[str, str], order: list[str]) -> None:
        self.people = {one["name"]: deepcopy(one) for one in people}
        self.wounds = {name: Wounds(one["stats"]["Toughness"]) for name, one in self.people.items()}
        self.house_rules = house_rules
        self.order = order
        self.drivers: list[str] = []
        self.ladders: list[str] = []
        self.links: list[list[str]] = []
        self.begin_round()

    def begin_round(self) -> None:
        """Start over at announcing (T-RESOLVE-25); what the Host named for a round alone is gone."""
        self.deeds: dict[str, Json] = {}
        self.passing: list[str] = []
        self.hands: dict[str, list[str | int]] = {}
        self.conflicts: list[list[str]] = []
        self.counted: Counts = {}
        self.fallen: list[str] = []
        self.chosen: list[str] = []
        self.as_thrown: dict[str, int] = {}

    # What the Host says

    def announced(self, name: str, deed: Json) -> None:
        """Take an announcement; it ends what belongs to a recovery (T-STATE-11)."""
        self.deeds[name] = {"who": name, **deed}
        self.wounds[name] = self.wounds[name].announced()

    def cards_turned(self, counted: Counts) -> None:
        """Turn the cards: the numbers that they are held against are those of this moment (T-AMB-58, T-AMB-82)."""
        self.counted = counted
        self.as_thrown = {name: wounds.toughness for name, wounds in self.wounds.items()}

    def toughness_entered(self, name: str, toughness: int) -> None:
        """T-ALOST-07, T-STATE-10."""
        self.wounds[name] = self.wounds[name].entered(toughness)

    def put_out(self, name: str, *, is_turned: bool) -> None:
        """Put somebody Out of the Fight, perhaps while Clashes are still to be told (T-RESOLVE-28)."""
        self.wounds[name] = self.wounds[name].put_out()
        if is_turned:
            self.fallen.append(name)

    def recovered(self, name: str) -> None:
        """T-ALOST-07, T-AMB-83."""
        self.wounds[name] = self.wounds[name].recovered()

    # What must come of it

    def scene(self) -> Round:
        """Return the round as a scenario would write it."""
        people = []
        for name, one in self.people.items():
            toughness = self.as_thrown.get(name, self.wounds[name].toughness)
            present = {**one.get("present", {}), "Toughness": toughness}
            people.append({**one, "hurt": self.wounds[name].hurt, "present": present})
        waiting = [name for name in self.order if name not in self.deeds and name not in self.passing]
        return Round(
            {
                "house_rules": self.house_rules,
                "characters": people,
                "order": [{"name": name} for name in self.order],
                "announcements": list(self.deeds.values()),
                "pending": waiting,
                "drivers": [name for name in self.drivers if self._drives(name)],
                "ladders": self.ladders,
                "links": self.links,
                "conflicts": [pair for pair in self.conflicts if set(pair) <= self.deeds.keys()],
                "out": self.fallen,
                "choices": {"attack": self.chosen, "deed": self.chosen},
                "cards": self.hands,
            }
        )

    def _drives(self, name: str) -> bool:
        deed = self.deeds.get(name, {"kind": "move"})
        return deed["kind"] == "act" and not deed.get("uncontested")

    def counts(self) -> Counts:
        """Return how many cards each takes who has announced and is not settled (T-COUNT)."""
        return counts_of(self.scene())

    def ruling(self, members: list[str]) -> Json:
        """Return how the Clash told now ends; who was put Out since the cards turned does nothing (T-RESOLVE-28).

        Whom its own attack has put out is of a side that lost it.
        """
        scene = self.scene()
        (group,) = [group for group in scene.clashes if set(group) == set(members)]
        return Clash(scene, group, self.counted).ruling()

    def settled(self, name: str) -> Json:
        """Return how an uncontested deed ends."""
        return settled(self.scene(), name)

    def earns_a_place(self, name: str, rulings: list[Json], values: dict[str, int]) -> bool:
        """Whether somebody may be placed anew next round (T-MOVE-05, T-ALG-12, T-AMB-18, T-AMB-53)."""
        scene = self.scene()
        kind = self.deeds.get(name, {"kind": "move"})["kind"]
        if kind == "defend" and scene.readings.has(18, "b"):
            for ruling in rulings:
                lost = name in ruling["members"] and ruling["winning_side"] not in (None, scene.people[name].side)
                if lost and _avoided(scene, name, ruling["members"], values):
                    return True
        earning = ("defend",) if scene.readings.has(53, "b") else ("attack", "defend")
        return kind in earning and any(name in ruling["happens"] for ruling in rulings)


def _avoided(scene: Round, name: str, members: list[str], values: dict[str, int]) -> bool:
    """Whether a defence threw over all it was set against, somebody at least."""
    faced = [one for one in {*scene.against(name), *scene.attackers_of(name)} if one in members]
    return bool(faced) and all(values[name] > values[one] for one in faced)
