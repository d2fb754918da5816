"""What sentences cost beside another commit's: `python tests/benchmarks/texts.py CHECKOUT EVENING`.

CHECKOUT is a work tree of the other commit (`git worktree add`), EVENING a file that both can read. Its story and the
sentences of some hundred rulings are told by each in turn, so that a machine that is busy for a while is busy for both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.support.random_scenarios import random_round_scenario

HERE = Path(__file__).parents[2]
RULINGS = 200
TURNS = 3
AIM = 1.2

TELL = """
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from time import process_time
from demoncity_gui.commandline.main import main

evening, scenarios = sys.argv[1:]

def told(commands):
    with redirect_stdout(StringIO()):
        began = process_time()
        for command in commands:
            main(command)
        return process_time() - began

rulings = [["rule", "--explain", str(path)] for path in sorted(Path(scenarios).iterdir())]
told(rulings[:1])
print(told([["history", evening]]), told(rulings))
"""
"""Prints the processor's seconds for the story and for the rulings; what rulings import was imported before."""


def seconds(checkout: Path, evening: Path, scenarios: Path) -> tuple[float, float]:
    """Return how long this checkout works on the story, and for the rulings."""
    told = subprocess.run(
        [sys.executable, "-c", TELL, str(evening), str(scenarios)],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    story, rulings = map(float, told.stdout.split())
    return story, rulings


def main() -> None:
    """Print the seconds of both and the ratios."""
    other, evening = (Path(name).resolve() for name in sys.argv[1:])
    with TemporaryDirectory() as folder:
        rounds = [random_round_scenario(Random(seed)) for seed in range(2 * RULINGS)]
        for number, one in enumerate([one for one in rounds if "cards" in one][:RULINGS]):
            Path(folder, f"{number}.json").write_text(json.dumps(one))
        turns = [[seconds(checkout, evening, Path(folder)) for checkout in (HERE, other)] for _ in range(TURNS)]
    for place, work in enumerate((f"the story of {evening.name}", f"{RULINGS} rulings explained")):
        ours, theirs = (min(turn[side][place] for turn in turns) for side in (0, 1))
        print(f"{work}: {ours * 1000:.0f} ms, there {theirs * 1000:.0f} ms: {ours / theirs:.2f} times (aim {AIM})")


if __name__ == "__main__":
    main()
