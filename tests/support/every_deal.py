"""Chances counted out deal by deal: every way to deal the unseen cards is ruled on by the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb
from typing import Any

from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.counting import Count, count_throws
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.task import OpposedTask, count_opposed, count_static
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.ruling import as_json, rule_scenario
from demoncity_gui.games.demon_city.scenario.read import read_scenario
from demoncity_gui.games.demon_city.scenario.rounds import RoundScenario
from demoncity_gui.games.demon_city.scenario.tasks import TaskScenario
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral

Written = dict[str, Any]
Pile = Counter[Drawn]


def counted_out(text: bytes, *, most: int) -> Written | None:
    """Return the chances of a scenario as the format has them, without `throws`; None with more deals than `most`."""
    scenario = read_scenario(text)
    people, counts, rules = _throwers(scenario)
    piles = _piles(scenario.unseen, people, rules)
    throws = [(people[who].deck, count.cards) for who, count in counts.items()]
    if deals_of(piles, throws) > most:
        return None
    last_apart = rules.reads(readings.HIGH_STAT_BY_EACH)
    tally = _RoundTally(scenario) if isinstance(scenario, RoundScenario) else _TaskTally(scenario)
    for ways, hands in deals(piles, throws, last_apart=last_apart):
        cards = dict(zip(counts, hands, strict=True))
        tally.add(as_json(rule_scenario(replace(scenario, cards=cards))), ways)
    return tally.chances()


def _throwers(
    scenario: RoundScenario | TaskScenario,
) -> tuple[dict[CharacterId, Character], dict[CharacterId, Count], HouseRules]:
    if isinstance(scenario, RoundScenario):
        ground = scenario.confrontation
        return dict(ground.characters), count_throws(ground), ground.rules
    task = scenario.task
    if isinstance(task, OpposedTask):
        parties = {party.character.id: party.character for party in task.parties}
        return parties, count_opposed(task, scenario.rules), scenario.rules
    count = count_static(task, scenario.rules)
    who = task.party.character
    return {who.id: who}, {} if count is None else {who.id: count}, scenario.rules


def _piles(unseen: Unseen, people: dict[CharacterId, Character], rules: HouseRules) -> dict[DeckName, list[Pile]]:
    """Return pile and discard of each deck, with cards that nobody can tell apart as one kind."""
    own = {card for one in people.values() for card in one.significators} | {Card.FOOL}
    equal = rules.reads(readings.COURTS_ARE_EQUAL)

    def kind(card: Drawn) -> Drawn:
        return card if card in own else Numeral(worth(card, courts_are_equal=equal))

    return {
        deck: [Counter(map(kind, heap)) for heap in (unseen.of(deck).pile, unseen.of(deck).discard)]
        for deck in DeckName
    }


def deals_of(piles: dict[DeckName, list[Pile]], throws: Iterable[tuple[DeckName, int]]) -> int:
    """Return about how many deals there are, those that look alike counted once at most as often as they are."""
    left = {deck: [sum(heap.values()) for heap in heaps] for deck, heaps in piles.items()}
    number = 1
    for deck, cards in throws:
        for place in (0, 1):
            taken = min(cards, left[deck][place])
            number *= comb(left[deck][place], taken)
            left[deck][place] -= taken
            cards -= taken
    return number


def deals(
    piles: dict[DeckName, list[Pile]], throws: list[tuple[DeckName, int]], *, last_apart: bool
) -> Iterator[tuple[int, list[tuple[Drawn, ...]]]]:
    """Yield every deal with the number of its ways: throws in order, the pile to its end and then the discard."""
    if not throws:
        yield 1, []
        return
    (deck, cards), *later = throws
    for ways, hand, left in _hands(piles[deck], cards, last_apart=last_apart):
        for more, hands in deals({**piles, deck: left}, later, last_apart=last_apart):
            yield ways * more, [hand, *hands]


def _hands(heaps: list[Pile], cards: int, *, last_apart: bool) -> Iterator[tuple[int, tuple[Drawn, ...], list[Pile]]]:
    pile, discard = heaps
    from_pile = min(cards, sum(pile.values()))
    for ways, low in _chosen(list(pile.items()), from_pile):
        for more, high in _chosen(list(discard.items()), cards - from_pile):
            left = [pile - Counter(low), discard - Counter(high)]
            if not last_apart:
                yield ways * more, (*low, *high), left
                continue
            # The card drawn last may be any of those drawn from the heap that came last.
            end = high or low
            for place in range(len(end)):
                turned = (*end[:place], *end[place + 1 :], end[place])
                yield ways * more, (*(low if high else ()), *turned), left


def _chosen(kinds: list[tuple[Drawn, int]], cards: int) -> Iterator[tuple[int, tuple[Drawn, ...]]]:
    if not kinds:
        if not cards:
            yield 1, ()
        return
    (kind, there), *others = kinds
    for taken in range(min(there, cards) + 1):
        for ways, more in _chosen(others, cards - taken):
            yield comb(there, taken) * ways, (kind,) * taken + more


class _RoundTally:
    def __init__(self, scenario: RoundScenario) -> None:
        ground = scenario.confrontation
        self.ways = 0
        name = {who: one.name for who, one in ground.characters.items()}
        self.side = {name[who]: ground.side(who) for who in ground.announcements}
        self.groups = [[name[who] for who in group] for group in ground.groups]
        self.counts: list[Counter[tuple[str, str]]] = [Counter() for _ in self.groups]
        self.apart: Counter[tuple[str, str]] = Counter()
        self.levels: dict[str, tuple[int, ...]] = {
            name[who]: getattr(said, "levels", ()) for who, said in ground.announcements.items()
        }
        self.alone: list[str] = []

    def add(self, ruling: Written, ways: int) -> None:
        self.ways += ways
        for clash, count in zip(ruling["clashes"], self.counts, strict=True):
            count["", clash["outcome"]] += ways if clash["outcome"] == "tied" else 0
            if clash["winning_side"] is not None:
                count[clash["winning_side"], clash["outcome"]] += ways
            for end in ("happens", "critical", "fumble"):
                for who in clash[end]:
                    count[who, end] += ways
            for who in [*clash["candidates"], *[one for group in clash["undecided"] for one in group]]:
                count[who, "candidate"] += ways
        self.alone = [deed["who"] for deed in ruling["uncontested"]]
        for deed in ruling["uncontested"]:
            who = deed["who"]
            self.apart[who, deed["result"]] += ways
            self.apart[who, "critical"] += ways * deed["critical"]
            self.apart[who, "fumble"] += ways * deed["fumble"]
            for level in deed["levels"]:
                self.apart[who, str(level)] += ways

    def chances(self) -> Written:
        def told(ways: int) -> str:
            chance = Fraction(ways, self.ways)
            return f"{chance.numerator}/{chance.denominator}"

        clashes = []
        for group, count in zip(self.groups, self.counts, strict=True):
            sides = list(dict.fromkeys(self.side[who] for who in group))
            outcomes = ("won", "stalemate", "choose")
            clashes.append(
                {
                    "members": group,
                    "tied": told(count["", "tied"]),
                    "sides": {
                        side: {
                            "wins": told(sum(count[side, outcome] for outcome in outcomes)),
                            **{outcome: told(count[side, outcome]) for outcome in outcomes},
                        }
                        for side in sides
                    },
                    "deeds": {
                        who: {end: told(count[who, end]) for end in ("happens", "candidate", "critical", "fumble")}
                        for who in group
                    },
                }
            )
        uncontested = {
            who: {
                **{end: told(self.apart[who, end]) for end in ("happens", "success", "failure")},
                "levels": {str(level): told(self.apart[who, str(level)]) for level in self.levels[who]},
                **{end: told(self.apart[who, end]) for end in ("critical", "fumble")},
            }
            for who in self.alone
        }
        return {"clashes": clashes, "uncontested": uncontested}


class _TaskTally:
    def __init__(self, scenario: TaskScenario) -> None:
        task = scenario.task
        self.is_opposed = isinstance(task, OpposedTask)
        parties = task.parties if isinstance(task, OpposedTask) else (task.party,)
        self.names = [party.character.name for party in parties]
        self.levels = () if isinstance(task, OpposedTask) else task.intensities
        self.ways = 0
        self.count: Counter[tuple[str, str]] = Counter()
        self.automatic = False

    def add(self, ruling: Written, ways: int) -> None:
        self.ways += ways
        self.automatic = ruling["automatic"]
        self.count["result", ruling["result"]] += ways
        for end in ("critical", "fumble"):
            for who in ruling[end]:
                self.count[end, who] += ways
        for level in ruling["levels"]:
            self.count["levels", str(level)] += ways

    def chances(self) -> Written:
        def told(key: str, of: str) -> str:
            chance = Fraction(self.count[key, of], self.ways)
            return f"{chance.numerator}/{chance.denominator}"

        ends = {end: {name: told(end, name) for name in self.names} for end in ("critical", "fumble")}
        if self.is_opposed:
            return {"wins": {name: told("result", name) for name in self.names}, "tied": told("result", "tied"), **ends}
        return {
            "automatic": self.automatic,
            "success": told("result", "success"),
            "failure": told("result", "failure"),
            "levels": {str(level): told("levels", str(level)) for level in self.levels},
            **ends,
        }
