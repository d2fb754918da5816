"""Small slips made in the rules core, one at a time: those that no test notices must be known to change nothing."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path
from typing import NamedTuple

from steps import CHECKOUT, Failure, say

EQUIVALENT = Path(__file__).parent / "equivalent_mutants.toml"
"""Slips shown to change nothing: the function, the line as it is and as it would be, and why that is the same."""


class Mutant(NamedTuple):
    """A slip: in which function, and the lines that it takes away and puts there."""

    function: str
    was: str
    now: str


def known() -> dict[Mutant, str]:
    """Return the slips that are known to change nothing, each with its reason."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {Mutant(one["function"], one["was"], one["now"]): one["why"] for one in listed}


def survivors(programs: Path) -> list[Mutant]:
    """Return every slip that the last run of mutmut found unnoticed."""
    results = _told(programs, "results")
    names = [line.split(":")[0].strip() for line in results.splitlines() if line.rstrip().endswith(": survived")]
    return [_mutant(name, _told(programs, "show", name)) for name in names]


def _mutant(name: str, diff: str) -> Mutant:
    """Read one off mutmut's name for it, `package.module.x_function__mutmut_3`, and its diff."""
    module, _, function = name.rpartition("__mutmut_")[0].rpartition(".")
    function = function.removeprefix("xǁ").replace("ǁ", ".").removeprefix("x_")
    lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    was = " ".join(line[1:].strip() for line in lines if line.startswith("-"))
    now = " ".join(line[1:].strip() for line in lines if line.startswith("+"))
    return Mutant(f"{module}.{function}", was, now)


def _told(programs: Path, *arguments: str) -> str:
    done = subprocess.run([programs / "mutmut", *arguments], cwd=CHECKOUT, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"mutmut {arguments[0]} failed with exit status {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def compare(programs: Path) -> bool:
    """Say which slips of the last run nobody noticed and nobody knows; whether there is none."""
    listed, found = known(), survivors(programs)
    unknown = [mutant for mutant in found if mutant not in listed]
    for mutant in unknown:
        say(f"\nnot noticed: {mutant.function}\n  - {mutant.was}\n  + {mutant.now}")
    say(f"\n{len(found)} survived, {len(found) - len(unknown)} of them known to change nothing")
    return not unknown
