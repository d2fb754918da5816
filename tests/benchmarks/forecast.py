"""How many fights a second a forecast plays, and what a round of them costs: `python tests/benchmarks/forecast.py`.

Fights of the example evening, everybody bold: whole runs on one process and on two, by the clock on the wall. Then one
process alone, by its own clock, beside a round of `rule --batch`; the two take turns and the quickest of each counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from demoncity_gui.commandline.rulings import ruled_line
from demoncity_gui.forecast.fight import SeededLuck, play
from demoncity_gui.forecast.run import Run
from demoncity_gui.forecast.setup import Setup, setup_of
from demoncity_gui.forecast.workers import Workers, play_until_told
from demoncity_gui.formats.evening_plan import read_evening_plan
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from tests.support.random_scenarios import random_round_scenario

FIGHTS = 5_000
TURNS = 5


def fights_a_second(setup: Setup, jobs: int) -> float:
    """Return how many fights so many processes play in a second, once they are started."""
    workers = Workers(jobs)
    workers.start()
    for _ in range(jobs):  # each has imported all it needs
        workers.executor.submit(play_until_told, setup, 1, 0, 1, 2).result()
    began = perf_counter()
    run = Run(setup, workers.executor, fights=FIGHTS, jobs=jobs, narrow=0, player=play_until_told)
    while not run.is_done:
        run.collect(0.1)
    took = perf_counter() - began
    workers.close()
    return FIGHTS / took


def costs(setup: Setup) -> tuple[float, float]:
    """Return the microseconds of a fight's round and of a ruled round, the quickest of several turns."""
    scenarios = [random_round_scenario(Random(seed)) for seed in range(400)]
    lines = [json.dumps(one).encode() for one in scenarios if "cards" in one]
    best = [float("inf"), float("inf")]
    for turn in range(TURNS):
        began = process_time()
        rounds = sum(play(setup, turn, number).rounds for number in range(60))
        best[0] = min(best[0], (process_time() - began) / rounds)
        began = process_time()
        for line in lines:
            ruled_line(line)
        best[1] = min(best[1], (process_time() - began) / len(lines))
    return best[0] * 1e6, best[1] * 1e6


def main() -> None:
    """Print the figures."""
    plan = read_evening_plan(Path(__file__).parents[2] / "assets" / "example-evening.toml")
    setup = setup_of(decided(EMPTY_TABLE, plan, SeededLuck(1, 1))[1], {})
    one, ruled = costs(setup)
    print(f"a fight’s round {one:.0f} µs, a ruled round {ruled:.0f} µs: {one / ruled:.1f} times as long")
    alone, two = fights_a_second(setup, 1), fights_a_second(setup, 2)
    print(f"{alone:.0f} fights a second on one process, {two:.0f} on two: {two / alone:.2f} times as many")


if __name__ == "__main__":
    main()
