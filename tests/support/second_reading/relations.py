"""Who acts on whom in a round, and which Clashes come of it (T-CLASH, T-AMB-29)."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from tests.support.second_reading.sheets import Json, Person, Readings


class Round:
    """A round as it is written, with the questions that the rules ask of it."""

    def __init__(self, scenario: Json) -> None:
        self.readings = Readings(scenario.get("house_rules"))
        self.people = {one["name"]: Person(one, self.readings) for one in scenario["characters"]}
        self.deed = {one["who"]: one for one in scenario["announcements"]}
        ordered = sorted(scenario["characters"], key=lambda one: one["stats"]["Agility"])
        self.order = [str(one["name"]) for one in scenario.get("order", ordered)]
        self.announcers = [name for name in self.order if name in self.deed]
        self.pending: list[str] = scenario.get("pending", [])
        self.links: list[list[str]] = scenario.get("links", [])
        self.cuts: list[list[str]] = scenario.get("cuts", [])
        self.drivers: list[str] = scenario.get("drivers", [])
        self.named_conflicts: list[list[str]] = scenario.get("conflicts", [])
        self.ladders: list[str] = scenario.get("ladders", [])
        self.out: list[str] = scenario.get("out", [])
        self.choices: dict[str, list[str]] = scenario.get("choices", {})
        self.cards: dict[str, list[str | int]] | None = scenario.get("cards")

    # Deeds

    def is_contested(self, name: str) -> bool:
        """Whether a deed belongs to a Clash (T-UNCONTESTED-03, T-MOVE-08)."""
        deed = self.deed.get(name)
        return deed is not None and deed["kind"] != "move" and not deed.get("uncontested")

    def is_act(self, name: str) -> bool:
        """Whether somebody does a contested deed that is neither attack nor defence."""
        return self.is_contested(name) and self.deed[name]["kind"] == "act"

    def is_attack(self, name: str) -> bool:
        """Whether somebody attacks."""
        return name in self.deed and self.deed[name]["kind"] == "attack"

    def targets(self, name: str) -> list[str]:
        """Return those at whom a contested deed is aimed, each once, as announced."""
        if not self.is_contested(name):
            return []
        deed = self.deed[name]
        first = [deed["target"]] if deed.get("target") is not None else []
        return list(dict.fromkeys([*first, *deed.get("also", [])]))

    def attacks(self, attacker: str, target: str) -> bool:
        """Whether the one attacks the other."""
        return self.is_attack(attacker) and target in self.targets(attacker)

    def aims_at(self, doer: str, target: str) -> bool:
        """Whether somebody aims a deed that is no attack at another (T-HSTAT-13)."""
        return self.is_act(doer) and target in self.targets(doer)

    def attackers_of(self, target: str) -> list[str]:
        """Return everybody who attacks this one, in announcing order."""
        return [name for name in self.announcers if self.attacks(name, target)]

    def against(self, name: str) -> list[str]:
        """Return those whom a defence or an act is set against (T-AMB-32, T-CLASH-06, T-AMB-49)."""
        deed = self.deed.get(name, {"kind": "move"})
        noticed = [one for one in self.attackers_of(name) if not self.deed[one].get("unaware")]
        if deed["kind"] == "defend":
            named = deed.get("against")
            named = noticed if named is None else list(dict.fromkeys(named))
            return named[:1] if self.readings.has(32, "a") else named
        if not self.is_act(name):
            return []
        rivals = deed.get("against")
        if not rivals and name in self.drivers:
            side = self.people[name].side
            rivals = [one for one in self.drivers if self.people[one].side != side]
        dodged = noticed if deed.get("dodging") else []
        return list(dict.fromkeys([*self.targets(name), *(rivals or []), *dodged]))

    def answers(self, target: str, attacker: str) -> bool:
        """Whether a target faces the one who acts on it; a card in another Clash does not.

        T-HSTAT-13, T-AMB-29, T-AMB-56.
        """
        if not self.in_one_clash(target, attacker):
            return False
        if self.attacks(target, attacker) or self.aims_at(target, attacker):
            return True
        deed = self.deed.get(target, {"kind": "move"})
        defends = deed["kind"] == "defend" or (self.is_act(target) and bool(deed.get("dodging")))
        return defends and attacker in self.against(target)

    def in_conflict(self, one: str, other: str) -> bool:
        """Whether only one of two deeds of one side can be done (T-RESOLVE-27, T-AMB-51)."""
        if {one, other} in [set(pair) for pair in self.named_conflicts]:
            return True
        same_side = self.people[one].side == self.people[other].side
        both = self.is_act(one) and self.is_act(other)
        return same_side and both and one in self.against(other) and other in self.against(one)

    # Stats

    def stat_of_attack(self, name: str) -> int:
        """Return the stat that an attack uses (T-HSTAT-05, T-HSTAT-08, T-AMB-40)."""
        deed, person = self.deed[name], self.people[name]
        if deed.get("stat") is not None:
            return person.rank(deed["stat"])
        if deed.get("manner") == "shoot":
            return person.rank("Agility", *([deed["skill"]] if deed.get("skill") else []))
        return person.rank("Toughness", "Hand To Hand")

    def resist(self, target: str, deed: Json) -> int:
        """Return the stat that withstands a deed (T-HSTAT-03, T-HSTAT-06, T-HSTAT-09, T-AMB-73)."""
        person = self.people[target]
        if deed.get("resist") is not None:
            return person.rank(deed["resist"])
        if person.held and self.readings.has(73, "b"):
            return person.rank("Toughness")
        if deed["kind"] == "attack" and deed.get("manner", "close") == "close":
            return person.rank("Agility", "Hand To Hand")
        return person.rank("Agility")

    # Ladders

    def is_rung(self, name: str, label: str) -> bool:
        """Whether somebody holds this advantage in a deed with a target of its own."""
        return bool(self.targets(name)) and label in self.deed[name].get("advantages", [])

    def ring(self, label: str) -> list[str]:
        """Return those from whom the steps of a ladder lead back to themselves."""
        return [name for name in self.announcers if name in self._reached_from(name, label)]

    def _reached_from(self, start: str, label: str) -> set[str]:
        reached: set[str] = set()
        ends = [start] if self.is_rung(start, label) else []
        while ends:
            upper = ends.pop()
            for lower in self.targets(upper):
                hostile = self.people[lower].side != self.people[upper].side
                if hostile and lower not in reached and self.is_rung(lower, label):
                    reached.add(lower)
                    ends.append(lower)
        return reached

    # Clashes

    @cached_property
    def clashes(self) -> list[list[str]]:
        """The connected groups, merged until nothing more can be (T-CLASH-02, T-CLASH-03, T-CLASH-04)."""
        groups = [{name} for name in self.announcers if self.is_contested(name)]
        merged = True
        while merged:
            merged = False
            for left, right in combinations(groups, 2):
                if any(self._touch(one, other) for one in left for other in right):
                    groups = [group for group in groups if group not in (left, right)] + [left | right]
                    merged = True
                    break
        in_order = [[name for name in self.announcers if name in group] for group in groups]
        return sorted(in_order, key=lambda group: self.announcers.index(group[0]))

    def _touch(self, one: str, other: str) -> bool:
        """Whether there is an edge between these two."""
        pair = {one, other}
        wheels = [name in self.drivers for name in (one, other)]
        if all(wheels):
            return True
        if any(wheels) and not self.readings.has(56, "b"):
            return False
        if pair in [set(cut) for cut in self.cuts]:
            return False
        if pair in [set(link) for link in (*self.links, *self.named_conflicts)]:
            return True
        if self.is_attack(one) and self.is_attack(other) and set(self.targets(one)) & set(self.targets(other)):
            return True
        acted_on = [*self.targets(one), *self.against(one)], [*self.targets(other), *self.against(other)]
        return other in acted_on[0] or one in acted_on[1]

    def in_one_clash(self, one: str, other: str) -> bool:
        """Whether both have a card in the same Clash."""
        return any(one in group and other in group for group in self.clashes)
