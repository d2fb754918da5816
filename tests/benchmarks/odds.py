"""How long exact chances take: `python tests/benchmarks/odds.py`.

Every deed’s chances of one Clash, from fresh decks, in a warm process; of each the quickest of several turns counts.
Then three players against a Horror, beside icepool’s joint answer to who throws what.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from time import process_time
from typing import Any

from icepool import Deck, multiset_function

sys.path.insert(0, str(Path(__file__).parents[2]))

from demoncity_gui.commandline.odds import as_json, odds
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS
from demoncity_gui.games.demon_city.scenario.cards import FRESH
from demoncity_gui.odds.deal import Deal, Lane
from demoncity_gui.odds.heaps import Heaps
from demoncity_gui.odds.sweep import ways_to_win

TURNS = 7
Written = dict[str, Any]


def clash(ours: list[int], theirs: list[int], *, fool: bool = False, lowest: int = 0, **more: Any) -> Written:
    """Return one Clash of throws of so many cards: the sides attack each other, every third of ours defends.

    `fool`: The Fool is the first one’s Significator. The first `lowest` of ours make called shots with one throw.
    """
    names, foes = [f"P{number}" for number in range(len(ours))], [f"H{number}" for number in range(len(theirs))]
    people = [
        {"name": name, "side": side, "stats": {"Agility": 3, "Toughness": 3}}
        for side, group in (("players", names), ("horror", foes))
        for name in group
    ]
    if fool:
        people[0]["significators"] = ["major-0"]
    said: list[Written] = []
    for number, (name, cards) in enumerate(zip(names, ours, strict=True)):
        if number < lowest:
            shot = {"who": name, "kind": "attack", "target": foes[0], "called_shot": True}
            said.append(shot if number == 0 else {**shot, "disadvantages": ["in the dark"]})
        elif number % 3 == 2:
            said.append({"who": name, "kind": "defend", **with_cards(cards - 1)})
        else:
            said.append({"who": name, "kind": "attack", "target": foes[number % len(foes)], **with_cards(cards)})
    for number, (name, cards) in enumerate(zip(foes, theirs, strict=True)):
        said.append({"who": name, "kind": "attack", "target": names[number % len(names)], **with_cards(cards)})
    links = [[names[0], one] for one in (*names[1:], *foes)]
    return {"format": "demoncity.round/1", "characters": people, "announcements": said, "links": links, **more}


def duels(number: int) -> Written:
    """Return so many attacks by two cards, each on another foe, all in one Clash; the highest that succeeds is made."""
    made = clash([2] * number, [1] * number, house_rules={"T-AMB-13": "b"})
    for one in made["announcements"]:
        if one["who"].startswith("P"):
            one |= {"kind": "attack", "target": "H" + one["who"][1:], **with_cards(2)}
        else:
            one |= with_cards(1)
    return made


def with_cards(number: int) -> Written:
    """Return the advantages by which somebody takes so many cards, or so many less whom Distraction gives one."""
    return {"advantages": [f"reason {one}" for one in range(number - 1)]}


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long the quickest of several turns takes."""
    turns = []
    for _ in range(TURNS):
        began = process_time()
        work()
        turns.append(process_time() - began)
    return min(turns) * 1_000


def measured(what: str, scenario: Written) -> float:
    """Print how long the chances of a scenario take, with what they are of."""
    text = json.dumps(scenario).encode()
    answer = as_json(odds(text))
    deck = {one["name"]: one["side"] for one in scenario["characters"]}
    cards: Counter[str] = Counter()
    for name, throw in answer["throws"].items():
        cards[deck[name]] += throw["cards"]
    lowest = sum(throw["counts"] == "lowest" for throw in answer["throws"].values())
    (only,) = answer["clashes"]
    took = milliseconds(lambda: odds(text))
    dealt = f"{len(only['members']):2} throws, {cards['players']:2} cards of 31 and {cards['horror']:2} of 10"
    print(f"{dealt}, {lowest} lowest {what:34} {took:7.1f} ms")
    return took


def of_icepool() -> object:
    """Return the joint values of three throws from one deck and one from another, as icepool works them out."""
    players = Deck({0: 1, **{value: 3 for value in range(1, 11)}}).deal((3, 2, 1))
    horror = Deck(range(1, 11)).deal(4)
    tops = multiset_function(lambda a, b, c: (a.highest(1).sum(), b.highest(1).sum(), c.highest(1).sum()))
    top = horror.highest(1).sum()
    return [(ours, theirs) for ours in tops(players).items() for theirs in top.items()]


def who_wins(heaps: Heaps, lanes: list[Lane]) -> list[Fraction]:
    """Return the chance that three players hold the highest card, that a Horror does, and that they tie."""
    deal = Deal(heaps.worths, lanes)
    wins = [ways_to_win(deal, 0b0111, 0b1000), ways_to_win(deal, 0b1000, 0b0111)]
    return [Fraction(ways, deal.all_ways) for ways in (*wins, deal.all_ways - sum(wins))]


def main() -> None:
    """Print the figures."""
    measured("", clash([2, 2, 2, 2], [3, 2]))
    measured("", clash([2, 2, 3, 2, 2, 3, 2, 2], [3, 2, 2, 2]))
    measured("The Fool is somebody’s own", clash([2, 2, 2, 2], [3, 2], fool=True))
    measured("The Fool is somebody’s own", clash([2, 2, 3, 2, 2, 3, 2, 2], [3, 2, 2, 2], fool=True))
    measured("", clash([2, 2, 2, 2], [3, 2], lowest=2))
    measured("", clash([2, 2, 3, 2, 2, 3, 2, 2], [3, 2, 2, 2], lowest=2))
    for letter in ("T-AMB-13", "T-AMB-17"):
        measured(f"{letter} b", clash([2, 2, 2, 2], [3, 2], house_rules={letter: "b"}))
    measured("T-AMB-13 b", clash([2, 2, 3, 2, 2, 3, 2, 2], [3, 2, 2, 2], house_rules={"T-AMB-13": "b"}))
    measured("T-AMB-13 b, each on another foe", duels(5))
    measured("two pairs exclude each other", clash([2, 2, 2, 2], [3, 2], conflicts=[["P0", "P2"], ["P1", "P2"]]))
    throws = [Lane((3, 0, 0, 0)), Lane((2, 0, 0, 0)), Lane((1, 0, 0, 0)), Lane((0, 0, 4, 0))]
    heaps = Heaps(FRESH, PRESETS)
    ours = milliseconds(lambda: [who_wins(heaps, throws) for _ in range(10)]) / 10
    theirs = milliseconds(of_icepool)
    print(f"3, 2 and 1 cards against 4, who wins: {ours:.2f} ms; icepool’s joint values: {theirs:.0f} ms", end="")
    print(f", {theirs / ours:.0f} times as long")


if __name__ == "__main__":
    main()
