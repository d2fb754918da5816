"""A second reading of the dice edition's scenarios, written from their description alone: the judge of the perft table.

It knows neither the core nor its values: a scenario goes in and the ruling's facts come out, as JSON has them.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class Reading:
    """One round as it is announced, by its house rules."""

    def __init__(self, scenario: Json) -> None:
        self.people: dict[str, Json] = {one["name"]: one for one in scenario["characters"]}
        told = {one["who"]: one for one in scenario["announcements"]}
        announcing = (who for who in self.people if who in told)  # equals stay in the file's order
        slowest = sorted(announcing, key=lambda who: self.people[who]["stats"]["Agility"])
        self.deeds: dict[str, Json] = {who: told[who] for who in slowest}
        self.drivers = scenario.get("drivers", [])
        self.links = scenario.get("links", [])
        self.first = scenario.get("choices", {}).get("first", [])
        self.rules: Json = scenario.get("house_rules", {})

    def by(self, number: int, preset: str = "a") -> str:
        letter: str = self.rules.get(f"D-AMB-{number:02}", preset)
        return letter

    def over(self, roll: int, number: int) -> bool:
        return roll > number or (roll == 10 and self.by(11) == "b")

    # --- ranks ---------------------------------------------------------------------------------------------------

    def rank(self, who: str, name: str) -> int:
        one = self.people[who]
        found: int = {**one["stats"], **one.get("skills", {})}[name]
        return found

    def owns(self, who: str, name: str) -> bool:
        return name in self.people[who]["stats"] or name in self.people[who].get("skills", {})

    def or_skill(self, who: str, rank: int, skill: str | None) -> int:
        if skill is None or not self.owns(who, skill):
            return rank
        return self.rank(who, skill) if self.by(18) == "b" else max(rank, self.rank(who, skill))

    def used(self, who: str) -> int:
        deed = self.deeds[who]
        if deed.get("stat"):
            return self.rank(who, deed["stat"])
        if deed.get("manner", "close") == "shoot":
            return self.or_skill(who, self.rank(who, "Agility"), deed.get("skill"))
        return self.or_skill(who, max(self.rank(who, "Agility"), self.rank(who, "Toughness")), "Hand To Hand")

    def targeted(self, who: str) -> int:
        deed = self.deeds[who]
        target = deed["target"]
        close = deed["kind"] == "attack" and deed.get("manner", "close") == "close"
        if deed.get("resist"):
            return self.rank(target, deed["resist"])
        if self.people[target].get("grabbed") and (self.by(6) == "a" or close):
            return self.rank(target, "Toughness")
        return self.or_skill(target, self.rank(target, "Agility"), "Hand To Hand" if close else None)

    # --- who faces whom ------------------------------------------------------------------------------------------

    def attacks(self, who: str, whom: str) -> bool:
        deed = self.deeds.get(who, {})
        return deed.get("kind") == "attack" and deed["target"] == whom

    def against(self, who: str) -> set[str]:
        deed = self.deeds.get(who, {})
        found = set(deed.get("against", ()))
        if deed.get("kind") == "defend" and "against" not in deed:
            return {one for one in self.deeds if self.attacks(one, who) and not self.deeds[one].get("unaware")}
        if deed.get("kind") != "act" or deed.get("uncontested"):
            return found if deed.get("kind") == "defend" else set()
        if who in self.drivers and "against" not in deed:
            found = {one for one in self.drivers if self.people[one]["side"] != self.people[who]["side"]}
        return found | ({deed["target"]} if deed.get("target") else set())

    def is_alone(self, who: str) -> bool:
        return self.deeds[who]["kind"] == "move" or bool(self.deeds[who].get("uncontested"))

    def rolls(self, who: str) -> bool:
        deed = self.deeds[who]
        return deed["kind"] != "move" and not (deed.get("uncontested") and deed.get("intensity") is None)

    # --- counting ------------------------------------------------------------------------------------------------

    def dice(self, who: str) -> int:
        deed, one = self.deeds[who], self.people[who]
        claims = one.get("defended", False) + deed.get("weapon_edge", False) + len(set(deed.get("advantages", ())))
        injured = one.get("hurt") or (
            self.by(10) == "b" and one.get("current", one["stats"]["Toughness"]) < one["stats"]["Toughness"]
        )
        losses = bool(injured) + min(2, len(set(deed.get("disadvantages", ()))))
        number: int = 1 + self.skill(who) + self.distraction(who) + (deed["kind"] == "defend")
        number += min(2, claims - losses) if self.by(19) == "b" else min(2, claims) - losses
        return max(number, 1)

    def skill(self, who: str) -> bool:
        deed = self.deeds[who]
        if deed["kind"] == "attack":
            target, facing = deed["target"], self.targeted(who)
            answer = self.deeds.get(target, {})
            if self.by(16) == "a" and self.attacks(target, who):
                facing = self.used(target)
            elif self.by(16) == "a" and self.aims_at(target, who) and answer.get("stat"):
                facing = self.rank(target, answer["stat"])
            return self.used(who) > facing
        if deed["kind"] == "defend":
            attackers = [one for one in self.deeds if self.attacks(one, who) and one in self.against(who)]
            return self.by(15) == "b" and any(self.targeted(one) > self.used(one) for one in attackers)
        if not deed.get("stat"):
            return False
        facing_all: list[float] = [] if deed.get("intensity") is None else [deed["intensity"]]
        met = set()
        for other in self.against(who):
            answer = self.deeds.get(other, {})
            if answer.get("kind") == "act" and who in self.against(other):
                met.add(other)
                facing_all.append(self.rank(other, answer["stat"]) if answer.get("stat") else float("inf"))
        target = deed.get("target")
        if target and target not in met:
            both = self.by(16) == "a" and self.attacks(target, who)
            facing_all.append(self.used(target) if both else self.targeted(who))
        return bool(facing_all) and all(self.rank(who, deed["stat"]) > rank for rank in facing_all)

    def aims_at(self, who: str, whom: str) -> bool:
        deed = self.deeds.get(who, {})
        return deed.get("kind") == "act" and deed.get("target") == whom

    def distraction(self, who: str) -> bool:
        deed = self.deeds[who]
        if deed["kind"] != "attack":
            return False
        order = list(self.deeds)
        earlier = order[: order.index(who)]
        if deed.get("unaware") or any(self.attacks(one, deed["target"]) for one in earlier):
            return True
        busy = self.deeds.get(deed["target"], {})
        with_whom = {busy["target"]} if busy.get("kind") == "attack" else self.against(deed["target"])
        with_whom = with_whom | set(busy.get("involves", ()))
        return self.by(1) == "a" and bool(with_whom) and who not in with_whom

    # --- Clashes -------------------------------------------------------------------------------------------------

    def clashes(self) -> list[list[str]]:
        members = [who for who in self.deeds if not self.is_alone(who)]
        at: dict[str, set[str]] = {}
        joined = [{one, other} for one, other in self.links]
        for who in members:
            deed = self.deeds[who]
            touched = {deed["target"]} if deed.get("target") else set()
            touched |= set(deed.get("involves", ()))
            for one in touched:
                at.setdefault(one, set()).add(who)
            joined += [{who, one} for one in touched | self.against(who)]
        pairs = [pair for pair in (*joined, *at.values()) if not pair & set(self.drivers)]
        pairs += [those - set(self.drivers) for those in at.values()]
        groups = [{one} for one in members]
        for pair in [*pairs, set(self.drivers)]:
            touching = [group for group in groups if group & pair]
            groups = [group for group in groups if not group & pair] + ([set().union(*touching)] if touching else [])
        return sorted((sorted(group, key=members.index) for group in groups), key=lambda group: members.index(group[0]))

    def resolved(self, members: list[str], roll: dict[str, int]) -> Json:
        top = max(roll[who] for who in members)
        best = [who for who in members if roll[who] == top]
        ended: Json = {
            "winning_side": None,
            "happens": [],
            "critical": [],
            "fumble": [who for who in members if roll[who] == 1],
            "hit": [],
        }
        if len({self.people[who]["side"] for who in best}) > 1:
            return {**ended, "outcome": "tied"}
        ended["winning_side"] = side = self.people[best[0]]["side"]
        first = best[0] if len(best) == 1 else next((who for who in self.first if who in best), None)
        if first is None:
            return {**ended, "outcome": "choose"}
        fumbles = self.by(7) == "a"
        done = []
        hit = None
        if not (fumbles and top == 1) and not self.fails(first, members, roll):
            done = [first]
            hit = self.deeds[first].get("target") if self.deeds[first]["kind"] == "attack" else None
        for who in members:
            deed = self.deeds[who]
            if who == first or who == hit or (fumbles and roll[who] == 1) or self.is_held(who, members, hit, roll):
                continue
            own_side = self.people[who]["side"] == side
            if deed["kind"] == "attack":
                if self.by(2, "b") == "b" and own_side and deed["target"] == hit and not self.fails(who, members, roll):
                    done.append(who)
            elif who not in self.drivers and (own_side or self.by(13) == "a"):
                free = not self.against(who) and not deed.get("involves")
                number = deed.get("intensity")
                if deed["kind"] == "defend" or (free and (number is None or self.over(roll[who], number))):
                    done.append(who)
        won = first in done
        picked = len(best) > 1 and self.by(21) == "b"
        return {
            **ended,
            "outcome": "won" if won else "stalemate",
            "happens": done,
            "critical": [first] if won and top == 10 and not picked else [],
            "hit": [hit] if hit else [],
        }

    def fails(self, who: str, members: list[str], roll: dict[str, int]) -> bool:
        """Whether being highest is not enough: of an attack on somebody without dice, or of an act with a number."""
        deed = self.deeds[who]
        if deed["kind"] == "attack":
            idle = deed["target"] not in members
            return self.by(4) == "b" and idle and not self.over(roll[who], self.targeted(who))
        number = deed.get("intensity")
        return deed["kind"] == "act" and number is not None and self.by(20) == "a" and not self.over(roll[who], number)

    def is_held(self, who: str, members: list[str], hit: str | None, roll: dict[str, int]) -> bool:
        if self.by(17) == "b":
            return False
        facing = [one for one in members if self.attacks(one, who) or one in self.against(who)]
        return any(one not in (who, hit) and roll[one] >= roll[who] for one in facing)

    def alone(self, who: str, roll: dict[str, int], hit: set[str]) -> Json:
        deed = self.deeds[who]
        told: Json = {"who": who, "critical": False, "fumble": False, "result": "happens"}
        if deed["kind"] == "move":
            return {**told, "result": "stopped" if self.by(22) == "a" and who in hit else "happens"}
        if who not in roll:
            return told
        return {**told, **against_number(self, roll[who], deed["intensity"])}

    # --- damage --------------------------------------------------------------------------------------------------

    def damage(self, happens: list[str], faces: dict[str, list[int]]) -> list[Json]:
        """Return what each hit costs, in the order in which they land; without faces how many dice it takes."""
        told: list[Json] = []
        current = {who: one.get("current", one["stats"]["Toughness"]) for who, one in self.people.items()}
        for who in happens:
            deed = self.deeds[who]
            if deed["kind"] != "attack" or deed.get("harmless"):
                continue
            victim = self.people[deed["target"]]
            protection = victim.get("protection", 0)
            number = self.used(who) if deed.get("massive") else victim["stats"]["Toughness"] + protection
            if deed.get("massive") and number == 0 and self.by(8) == "b":
                continue
            entry: Json = {"who": who, "target": deed["target"], "dice": max(1, number)}
            if who in faces:
                lost = (max if deed.get("massive") else min)(faces[who])
                current[deed["target"]] = left = current[deed["target"]] - lost
                out = left + (protection if self.by(9) == "b" else 0) <= -1
                injured = bool(victim.get("hurt")) or out or self.by(10) == "b"
                entry |= {"lost": lost, "current": left, "out": out, "injured": injured}
            told.append(entry)
        return told


def against_number(rules: Reading, roll: int, number: int) -> Json:
    over = rules.over(roll, number) and not (roll == 1 and rules.by(7) == "a")
    tied = roll == number and not rules.over(roll, number) and rules.by(3) == "b"
    result = "success" if over else "tied" if tied else "failure"
    return {"result": result, "critical": over and roll == 10, "fumble": roll == 1}


def dice_of(scenario: Json) -> dict[str, int]:
    """Return how many dice everybody has who rolls."""
    if "parties" in scenario:
        return {party["name"]: _dice_of_party(scenario, place) for place, party in enumerate(scenario["parties"])}
    reading = Reading(scenario)
    return {who: reading.dice(who) for who in reading.deeds if reading.rolls(who)}


def _dice_of_party(scenario: Json, place: int) -> int:
    party = scenario["parties"][place]
    other = scenario["parties"][1 - place].get("stat") if len(scenario["parties"]) > 1 else scenario["intensity"]
    stat = party.get("stat")
    claims, losses = len(set(party.get("advantages", ()))), min(2, len(set(party.get("disadvantages", ()))))
    number = 1 + (stat is not None and other is not None and stat > other) + bool(party.get("distracted"))
    late = scenario.get("house_rules", {}).get("D-AMB-19") == "b"
    return max(1, number + (min(2, claims - losses) if late else min(2, claims) - losses))


def ruling_of(scenario: Json) -> Json:
    """Return the facts of a ruling: Clashes and what is settled alone, or how a task ends."""
    if "parties" in scenario:
        return _task(scenario)
    reading = Reading(scenario)
    roll = {who: max(faces) for who, faces in scenario["dice"].items()}
    clashes = [reading.resolved(members, roll) for members in reading.clashes()]
    hit = {who for clash in clashes for who in clash["hit"]}
    alone = [reading.alone(who, roll, hit) for who in reading.deeds if reading.is_alone(who)]
    landed = [who for clash in clashes for who in clash["happens"]]
    return {"clashes": clashes, "uncontested": alone, "damage": reading.damage(landed, scenario.get("damage", {}))}


def _task(scenario: Json) -> Json:
    rolls = {party["name"]: max(party["dice"]) for party in scenario["parties"]}
    rules = Reading({"characters": [], "announcements": [], "house_rules": scenario.get("house_rules", {})})
    fumble = [who for who, roll in rolls.items() if roll == 1]
    if len(rolls) == 1:
        ((who, roll),) = rolls.items()
        ended = against_number(rules, roll, scenario["intensity"])
        critical = [who] if ended["critical"] else []
        return {"result": ended["result"], "critical": critical, "fumble": fumble, "worse_for_both": False}
    top = max(rolls.values())
    best = [who for who, roll in rolls.items() if roll == top]
    critical = best if len(best) == 1 and top == 10 else []
    result = best[0] if len(best) == 1 else "tied"
    return {"result": result, "critical": critical, "fumble": fumble, "worse_for_both": len(fumble) == 2}
