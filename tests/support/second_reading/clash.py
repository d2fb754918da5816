"""How one Clash ends (T-RESOLVE, T-ALG-04, T-ALG-05, T-ALG-06, T-ALG-07, T-ALG-08, T-ALG-09, T-ALG-10, T-ALG-11)."""

from __future__ import annotations

from tests.support.second_reading.counting import Counts
from tests.support.second_reading.relations import Round
from tests.support.second_reading.sheets import Json, beats_intensity


class Clash:
    """One Clash with all its cards turned."""

    def __init__(self, scene: Round, members: list[str], counts: Counts) -> None:
        assert scene.cards is not None
        self.scene, self.members, self.readings = scene, members, scene.readings
        self.hand = {name: scene.cards[name] for name in members}
        self.lowest = {name: counts[name][1] for name in members}
        self.value = {}
        for name in members:
            values = [scene.people[name].value(card) for card in self.hand[name]]
            self.value[name] = min(values) if self.lowest[name] else max(values)
        self.top = max(self.value.values())
        self.gone: list[str] = []
        """Whose opposition is gone, since an ally's attack has just removed them (T-AMB-17, reading b)."""

    # What stands against a deed

    def is_beaten_by(self, value: int, name: str, target: str | None) -> bool:
        """Whether a value of this doer's is over all that opposes the deed, aimed at this target if it is an attack."""
        deed = self.scene.deed[name]
        numbers = self.against_attack(name, target) if target is not None else self.against_deed(name)
        if not all(value > number for number in numbers):
            return False
        if deed["kind"] != "act" or deed.get("intensity") is None:
            return True
        return beats_intensity(value, deed["intensity"], self.readings, in_list=False)

    def against_attack(self, name: str, target: str) -> list[int]:
        """Return every number that an attack must be over to land on this target (T-ALG-04)."""
        stat = self.scene.resist(target, self.scene.deed[name])
        numbers = []
        has_a_card = target in self.members
        if has_a_card and self.scene.answers(target, name):
            numbers.append(self.value[target])
            if self.readings.has(14, "b"):
                numbers.append(stat)
        elif not has_a_card:
            numbers.append(stat)
        elif self.readings.has(12, "b") and self.value[name] == self.top and not self.readings.has(10, "b"):
            pass
        elif self.readings.has(10, "a"):
            numbers.append(stat)
        elif self.readings.has(10, "b"):
            numbers.append(self.value[target])
        if self.readings.has(11, "b"):
            numbers += [self.value[foe] for foe in self.scene.attackers_of(name) if foe in self.members]
        return numbers

    def against_deed(self, name: str) -> list[int]:
        """Return every throw that a deed other than an attack must be over (T-ALG-05)."""
        opposing = [*self.scene.against(name), *self.scene.attackers_of(name)]
        return [
            self.value[foe]
            for foe in dict.fromkeys(opposing)
            if foe in self.members and foe not in self.gone and not self.scene.in_conflict(name, foe)
        ]

    def can_succeed(self, name: str) -> bool:
        """Whether nothing in the thrower stands in the way: no fumble, and not Out by now (T-ALG-06, T-CRIT-14)."""
        return not self.scene.people[name].fumbles(self.value[name]) and name not in self.scene.out

    def hits(self, name: str) -> list[str]:
        """Return the targets that an attack lands on (T-AMB-57)."""
        if not self.can_succeed(name):
            return []
        return [one for one in self.scene.targets(name) if self.is_beaten_by(self.value[name], name, one)]

    # The ruling

    def ruling(self) -> Json:
        """Return how it ends, in the words of a ruling."""
        holders = {self.scene.people[name].side for name in self.members if self.value[name] == self.top}
        self.side = holders.pop() if len(holders) == 1 else None
        told: Json = {
            "members": self.members,
            "top": self.top,
            "outcome": "tied",
            "winning_side": self.side,
            "attack": None,
            "hit": [],
            "candidates": [],
            "undecided": [],
            "happens": [],
            "critical": [],
            "fumble": [name for name in self.members if self._fumble_is_told(name)],
        }
        if self.side is None:
            return told
        self.winners = [name for name in self.members if self.scene.people[name].side == self.side]
        best = self._best_attacks()
        attacker, hit = None, []
        told["outcome"] = "won"
        if len(best) > 1:
            told |= {"outcome": "choose", "candidates": best}
        elif best and not self.hits(best[0]):
            told["outcome"] = "stalemate"
        elif best:
            attacker, hit = best[0], self.hits(best[0])
            told |= {"attack": {"who": attacker, "target": self.scene.targets(attacker)[0]}, "hit": hit}
        if self.readings.has(17, "b"):
            self.gone = hit
        done, told["undecided"] = self._deeds(attacker)
        told["happens"] = [*([attacker] if attacker else []), *done]
        told["critical"] = [
            name for name in self.members if name in told["happens"] and self._is_critical(name, told["happens"], hit)
        ]
        return told

    def _fumble_is_told(self, name: str) -> bool:
        """T-CRIT-12, T-RESOLVE-23, T-AMB-26."""
        fumbles = self.scene.people[name].fumbles(self.value[name])
        return fumbles and (self.readings.has(26, "a") or self.scene.people[name].side == self.side)

    def _best_attacks(self) -> list[str]:
        """Return the highest attack of the winners, or those among which must be chosen (T-RESOLVE-03, T-AMB-13)."""
        attacks = [name for name in self.winners if self.scene.is_attack(name)]
        if self.readings.has(13, "b"):
            attacks = [name for name in attacks if self.hits(name)] or attacks
        best = [name for name in attacks if self.value[name] == max(self.value[one] for one in attacks)]
        for chosen in self.scene.choices.get("attack", []):
            if chosen in best:
                return [chosen]
        return best

    def _deeds(self, attacker: str | None) -> tuple[list[str], list[list[str]]]:
        """Return the other deeds that happen, and the groups of equals that wait for a choice (T-RESOLVE-27)."""
        able = [
            name
            for name in self.winners
            if not self.scene.is_attack(name)
            and self.can_succeed(name)
            and self.is_beaten_by(self.value[name], name, None)
        ]
        happened = [attacker] if attacker else []
        waiting: list[str] = []
        undecided: list[list[str]] = []
        for value in sorted({self.value[name] for name in able}, reverse=True):
            level = [name for name in able if self.value[name] == value and not self._conflicts(name, happened)]
            for group in self._in_conflict(level):
                waiting += group if any(self._conflicts(name, waiting) for name in group) else []
            level = [name for name in level if name not in waiting]
            for chosen in self.scene.choices.get("deed", []):
                has_rival = chosen in level and self._conflicts(chosen, level)
                if has_rival and not self._conflicts(chosen, happened):
                    happened.append(chosen)
            level = [name for name in level if name not in happened and not self._conflicts(name, happened)]
            for group in self._in_conflict(level):
                if len(group) == 1:
                    happened += group
                else:
                    undecided.append(group)
                    waiting += group
        done = [name for name in self.members if name in happened and name != attacker]
        return done, sorted(undecided, key=lambda group: self.members.index(group[0]))

    def _conflicts(self, name: str, others: list[str]) -> bool:
        return any(other != name and self.scene.in_conflict(name, other) for other in others)

    def _in_conflict(self, names: list[str]) -> list[list[str]]:
        """Return these names in groups of those that conflict, each in announcing order."""
        groups: list[list[str]] = []
        for name in names:
            joined = [group for group in groups if self._conflicts(name, group)]
            merged = [one for group in joined for one in group] + [name]
            groups = [group for group in groups if group not in joined]
            groups.append([one for one in self.members if one in merged])
        return groups

    def _is_critical(self, name: str, happens: list[str], hit: list[str]) -> bool:
        """T-ALG-11, T-CRIT-04, T-AMB-27: the card that counts, or a Significator by itself."""
        person, value = self.scene.people[name], self.value[name]
        stopped = [
            self.value[other]
            for other in self.members
            if other != name and other not in happens and self.scene.in_conflict(name, other)
        ]
        if value > 10 and all(value > other for other in stopped):
            others = [foe for foe in self.members if self.scene.people[foe].side != person.side]
            if self.readings.has(27, "a") or all(value > self.value[foe] for foe in others):
                return True
        targets: list[str | None] = [*hit] if self.scene.is_attack(name) else [None]
        return any(
            all(self.is_beaten_by(own, name, target) for target in targets) and all(own > other for other in stopped)
            for own in person.own_values(self.hand[name], value, lowest=self.lowest[name])
        )
