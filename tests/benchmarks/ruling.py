"""How fast rounds are ruled, beside the cost of merely parsing the same lines: `python tests/benchmarks/ruling.py`.

The passes take turns, so that a machine that is busy for a while is busy for all of them; of each the quickest counts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from demoncity_gui.commandline.rulings import ruled_line
from demoncity_gui.games.demon_city.scenario.read import read_scenario, typed
from tests.support.random_scenarios import random_round_scenario

ROUNDS = 2_000
TURNS = 9

PASSES: dict[str, Callable[[bytes], object]] = {
    "ruled": ruled_line,
    "read": read_scenario,
    "parsed, typed": typed,
    "parsed, untyped": msgspec.json.decode,
}


def microseconds(lines: list[bytes], work: Callable[[bytes], object]) -> float:
    """Return how long one line takes in one pass over all."""
    began = perf_counter()
    for line in lines:
        work(line)
    return (perf_counter() - began) / len(lines) * 1_000_000


def main() -> None:
    """Print rounds a second and the ratios."""
    rounds = [random_round_scenario(Random(seed)) for seed in range(ROUNDS)]
    lines = [json.dumps(one).encode() for one in rounds if "cards" in one]
    turns = [{name: microseconds(lines, work) for name, work in PASSES.items()} for _ in range(TURNS)]
    best = {name: min(turn[name] for turn in turns) for name in PASSES}
    print(f"{len(lines)} random rounds of {sum(map(len, lines)) / len(lines):.0f} bytes, best of {TURNS} turns")
    for name, cost in best.items():
        print(f"{name:16} {cost:7.1f} µs a round, {1_000_000 / cost:9,.0f} rounds a second")
    for name in ("parsed, typed", "parsed, untyped"):
        print(f"ruled / {name}: {best['ruled'] / best[name]:.1f}")


if __name__ == "__main__":
    main()
