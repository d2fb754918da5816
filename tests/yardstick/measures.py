"""What must stay the same while code moves: rulings, stories, keys a round, pictures of the tour, names of tests."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from demoncity_gui.commandline.evenings import history
from demoncity_gui.commandline.rulings import ruled_line
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.derivation import derivation
from demoncity_gui.games.demon_city.ruling import explain, rule
from tests.support.dense_scenarios import dense_round, dense_task

CHECKOUT = Path(__file__).parents[2]
GOLDEN = CHECKOUT / "tests" / "journal" / "golden"
BLOCKS = 100
"""So many blocks of scenarios; block 7 holds those of the seeds 700 to 799."""
IN_A_BLOCK = 100
EXPLAINED = 5
"""Of so many scenarios of each block the reasons are compared too, as sentences and as a derivation."""


def digest(parts: Iterable[str | bytes]) -> str:
    """Return a short hash of these parts in their order."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update((part.encode() if isinstance(part, str) else part) + b"\n")
    return whole.hexdigest()[:12]


# --- rulings ---------------------------------------------------------------------------------------------------------


def scenarios(block: int) -> Iterator[bytes]:
    """Yield the scenarios of a block: two rounds, then a task, and every tenth with something wrong in it."""
    for seed in range(block * IN_A_BLOCK, (block + 1) * IN_A_BLOCK):
        dice = Random(seed)
        scenario = dense_task(dice) if seed % 3 == 2 else dense_round(dice)
        if seed % 10 == 9:
            _spoil(dice, scenario)
        yield json.dumps(scenario).encode()


def _spoil(dice: Random, scenario: dict[str, Any]) -> None:
    """Put something wrong somewhere in a scenario."""
    place: Any = scenario
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = dice.choice(keys)
        if not isinstance(place[key], dict | list) or not place[key] or dice.random() < 0.2:
            place[key] = dice.choice((None, -1, 99, "nobody", [], {"what": "ever"}))
            return
        place = place[key]


def ruled(block: int) -> Iterator[bytes]:
    """Yield what `demoncity rule --batch` answers to the scenarios of a block."""
    return (ruled_line(line) for line in scenarios(block))


def explained(block: int) -> Iterator[str]:
    """Yield why the first rulings of a block are as they are, in sentences and derived from the rules."""
    for number, line in enumerate(scenarios(block)):
        if number == EXPLAINED:
            return
        try:
            ruling = rule(line, proof=True)
        except ScenarioUnreadable as why:
            yield str(why)
        else:
            yield from explain(ruling)
            yield json.dumps(derivation(ruling), default=str)


def of_block(block: int) -> str:
    """Return the hash of a block's rulings and the hash of its reasons."""
    return f"{digest(ruled(block))} {digest(explained(block))}"


# --- stories ---------------------------------------------------------------------------------------------------------


def story(evening: str, *, for_players: bool) -> str:
    """Return the story of a golden evening, as `demoncity history` prints it."""
    out = StringIO()
    with redirect_stdout(out):
        history(GOLDEN / evening, for_players=for_players)
    return out.getvalue()


def stories() -> dict[str, str]:
    """Return a hash for the Host's story and for the players' of each golden evening."""
    return {
        file.name: " ".join(digest([story(file.name, for_players=players)]) for players in (False, True))
        for file in sorted(GOLDEN.glob("*.demoncity"))
    }


# --- keys, pictures, tests -------------------------------------------------------------------------------------------


def _run(*arguments: str) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=CHECKOUT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def presses() -> dict[str, int]:
    """Return how many keys each counted round takes, by what the tests that count them record."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        kept = ("-o", "junit_family=xunit1", f"--junitxml={report}")  # the other family has no properties
        _run("pytest", "-q", "-n", "0", *kept, "tests/host/test_three_rounds_in_keys.py")
        told = xml.parse(report).iter("property")
        return {one.attrib["name"]: int(one.attrib["value"]) for one in told if "presses" in one.attrib["name"]}


def pictures() -> dict[str, str]:
    """Return a hash of the pixels of each picture of the tour."""
    from PySide6.QtGui import QImage

    with tempfile.TemporaryDirectory() as folder:
        _run("demoncity_gui", "tour", folder)
        found = {}
        for file in sorted(Path(folder).glob("*.png")):
            image = QImage(str(file)).convertToFormat(QImage.Format.Format_RGBA8888)
            found[file.stem] = digest([f"{image.width()} {image.height()}", bytes(image.constBits())])
        return found


def test_names(files: Iterable[tuple[str, str]]) -> dict[str, int]:
    """Return how many tests have each name, in files given by their path and text; where they stand may change."""
    found: dict[str, int] = {}
    for path, text in files:
        if Path(path).name.startswith("test_") and path.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[node.name] = found.get(node.name, 0) + 1
    return found


def cases() -> int:
    """Return how many cases pytest collects."""
    return sum("::" in line for line in _run("pytest", "-q", "--collect-only", "-n", "0").splitlines())
