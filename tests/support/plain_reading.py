"""The rules of a round read word by word, slowly, with nothing borrowed from the core but its plain values.

It shares no function with the core, so a slip would have to be made twice to go unseen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from demoncity_gui.rules.announcements import Act, Announcement, Attack, Defend, Manner, Move
from demoncity_gui.rules.cards import Card, Court, Drawn
from demoncity_gui.rules.characters import Character
from demoncity_gui.rules.decks import DeckName

Pairs = Sequence[tuple[int, int]]


class PlainRound:
    """All announcements of one round, slowest first, and what follows from them."""

    def __init__(
        self,
        people: Mapping[int, Character],
        deeds: Sequence[tuple[int, Announcement]],
        *,
        links: Pairs = (),
        drivers: Sequence[int] = (),
    ) -> None:
        self.people, self.deeds, self.links, self.drivers = people, list(deeds), links, drivers
        self.deed = dict(deeds)
        self.everybody = [who for who, _ in deeds]

    # Who faces whom

    def is_attack_on(self, who: int, target: int) -> bool:
        deed = self.deed.get(who)
        return isinstance(deed, Attack) and deed.target == target

    def attackers(self, target: int) -> list[int]:
        return [who for who in self.everybody if self.is_attack_on(who, target)]

    def set_against(self, who: int) -> list[int]:
        deed = self.deed.get(who)
        if isinstance(deed, Defend):
            if deed.against is not None:
                return list(deed.against)
            seen = []
            for other in self.attackers(who):
                blow = self.deed[other]
                if isinstance(blow, Attack) and not blow.unaware:
                    seen.append(other)
            return seen
        return list(deed.against) if isinstance(deed, Act) else []

    def contests(self, target: int, attacker: int) -> bool:
        defends = isinstance(self.deed.get(target), Defend) and attacker in self.set_against(target)
        return self.is_attack_on(target, attacker) or defends

    # Stats

    def rank(self, who: int, *names: str) -> int:
        person = self.people[who]
        known = {entry.name: entry.rank for entry in (*person.stats, *person.skills)}
        return max((known[name] for name in names if name in known), default=0)

    def stat_used(self, who: int, blow: Attack) -> int:
        if blow.stat is not None:
            return self.rank(who, blow.stat)
        if blow.manner is Manner.SHOOT:
            return self.rank(who, "Agility", *([blow.skill] if blow.skill else []))
        return self.rank(who, "Toughness", "Hand To Hand")

    def stat_resisting(self, target: int, blow: Attack) -> int:
        if blow.resist is not None:
            return self.rank(target, blow.resist)
        return self.rank(target, "Agility", *(["Hand To Hand"] if blow.manner is Manner.CLOSE else []))

    # Counting throws

    def counts(self) -> dict[int, tuple[int, bool]]:
        """Return, for all who throw, how many cards they take and whether the lowest counts."""
        cards: dict[int, int] = {}
        gained: dict[int, int] = {}
        for who, deed in self.deeds:
            if isinstance(deed, Move):
                continue
            if isinstance(deed, Act) and deed.uncontested and deed.intensity in (None, 0, 10):
                continue
            number = 1 + len(set(deed.edges.advantages)) + deed.edges.weapon + deed.edges.supernatural
            number += self.higher_stat(who, deed)
            if isinstance(deed, Attack) and (deed.unaware or not self.contests(deed.target, who)):
                number += 1
            if isinstance(deed, Defend):
                number += 1
            for _ in set(deed.edges.disadvantages):
                if number > 1:
                    number -= 1
                    continue
                gainers = self.attackers(who)[:1]
                if isinstance(deed, Attack) and self.contests(deed.target, who):
                    gainers = [int(deed.target)]
                for gainer in gainers:
                    gained[gainer] = gained.get(gainer, 0) + 1
            if self.people[who].hurt and number > 1:
                number -= 1
            cards[who] = number
        final = {}
        for who, number in cards.items():
            number += gained.get(who, 0)
            deed = self.deed[who]
            trick = isinstance(deed, Attack) and deed.called_shot and not deed.harmless
            if trick and number == 1:
                final[who] = (2, True)
            else:
                final[who] = (number - trick, False)
        return final

    def higher_stat(self, who: int, deed: Announcement) -> bool:
        if isinstance(deed, Attack):
            answer = self.deed.get(deed.target)
            if isinstance(answer, Attack) and answer.target == who:
                return self.stat_used(who, deed) > self.stat_used(deed.target, answer)
            return self.stat_used(who, deed) > self.stat_resisting(deed.target, deed)
        if isinstance(deed, Act) and deed.stat is not None and deed.intensity is not None:
            return self.rank(who, deed.stat) > deed.intensity
        return False

    # Grouping Clashes

    def members(self) -> list[int]:
        return [
            who
            for who, deed in self.deeds
            if not isinstance(deed, Move) and not (isinstance(deed, Act) and deed.uncontested)
        ]

    def touch(self, one: int, other: int) -> bool:
        """Whether there is an edge between these two."""
        if (one in self.drivers) or (other in self.drivers):
            return one in self.drivers and other in self.drivers
        first, second = self.deed[one], self.deed[other]
        return (
            self.is_attack_on(one, other)
            or self.is_attack_on(other, one)
            or (isinstance(first, Attack) and isinstance(second, Attack) and first.target == second.target)
            or other in self.set_against(one)
            or one in self.set_against(other)
            or (one, other) in self.links
            or (other, one) in self.links
        )

    def clashes(self) -> list[list[int]]:
        """Return the connected groups, merging until nothing more can be merged."""
        groups = [{who} for who in self.members()]
        merged = True
        while merged:
            merged = False
            for left, right in combinations(groups, 2):
                if any(self.touch(one, other) for one in left for other in right):
                    groups = [group for group in groups if group not in (left, right)] + [left | right]
                    merged = True
                    break
        in_order = [[who for who in self.everybody if who in group] for group in groups]
        return sorted(in_order, key=lambda group: self.everybody.index(group[0]))

    # Resolving

    def value(self, who: int, card: Drawn) -> int:
        person = self.people[who]
        if card is Card.FOOL and person.deck is DeckName.PLAYERS and card in person.significators:
            return 22
        assert isinstance(card, Card)
        kind, rank = card.value.split("-")
        if kind == "major" or rank.isdigit():
            return int(rank)
        return {Court.PAGE: 11, Court.KNIGHT: 12, Court.QUEEN: 13, Court.KING: 14}[Court(rank)]

    def rule(
        self, group: Sequence[int], hands: Mapping[int, Sequence[Drawn]], lowest: Mapping[int, bool], chosen: int | None
    ) -> dict[str, object]:
        """Return how this Clash ends."""
        effective = {}
        for who in group:
            values = [self.value(who, card) for card in hands[who]]
            effective[who] = min(values) if lowest[who] else max(values)
        top = max(effective.values())
        sides = {self.people[who].side for who in group if effective[who] == top}
        ruling: dict[str, object] = {
            "members": list(group),
            "top": top,
            "fumble": [who for who in group if effective[who] == 0 and any(card is Card.FOOL for card in hands[who])],
        }
        if len(sides) > 1:
            return ruling | {
                "outcome": "tied",
                "side": None,
                "attack": None,
                "choose": [],
                "happens": [],
                "critical": [],
            }
        (side,) = sides
        winners = [who for who in group if self.people[who].side == side]
        opposing = {who: self.opposition(who, group, effective) for who in winners}
        blows = [who for who in winners if isinstance(self.deed[who], Attack)]
        best = [who for who in blows if effective[who] == max(effective[blow] for blow in blows)]
        if chosen in best:
            best = [chosen]
        happens = [
            who for who in winners if who not in blows and all(effective[who] > number for number in opposing[who])
        ]
        attack, outcome = None, "won"
        if len(best) > 1:
            outcome = "choose"
        elif best:
            (attack,) = best
            if not all(effective[attack] > number for number in opposing[attack]):
                attack, outcome = None, "stalemate"
        if attack is not None:
            happens = [attack, *happens]
        critical = []
        for who in group:
            own = [card for card in hands[who] if card in self.people[who].significators]
            if self.people[who].deck is not DeckName.PLAYERS:
                own = []
            own_values = [self.value(who, card) for card in own]
            if lowest[who]:
                own_values = [value for value in own_values if value == effective[who]]
            alone = any(all(value > number for number in opposing[who]) for value in own_values if who in happens)
            if who in happens and (effective[who] > 10 or alone):
                critical.append(who)
        return ruling | {
            "outcome": outcome,
            "side": side,
            "attack": attack,
            "choose": best if outcome == "choose" else [],
            "happens": happens,
            "critical": critical,
        }

    def opposition(self, who: int, group: Sequence[int], effective: Mapping[int, int]) -> list[int]:
        deed = self.deed[who]
        numbers = [effective[other] for other in self.attackers(who) if other in group]
        if isinstance(deed, Attack):
            if deed.target in group and self.contests(deed.target, who):
                numbers.append(effective[deed.target])
            else:
                numbers.append(self.stat_resisting(deed.target, deed))
        else:
            numbers += [effective[other] for other in self.set_against(who) if other in group]
            if isinstance(deed, Act) and deed.intensity is not None:
                numbers.append(deed.intensity)
        return numbers
