"""Compares this checkout with what was measured before: `python tests/yardstick/yardstick.py check`.

    write              measure everything anew and keep it (before code moves)
    check              measure everything and say what differs
    names COMMIT       say which tests of that commit are gone, and which are new
    rulings BLOCK      print the rulings of a block and the reasons, to be compared with another checkout's
    story FILE         print both stories of a golden evening

Pictures are compared where Qt is of the same version, for another one may draw letters otherwise.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.yardstick import measures

KEPT = Path(__file__).parent / "yardstick.json"


def kept() -> dict[str, Any]:
    """Return what was measured before."""
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def measured() -> dict[str, Any]:
    """Measure everything; takes a minute or so."""
    from PySide6.QtCore import qVersion

    return {
        "qt": qVersion(),
        "cases": measures.cases(),
        "presses": measures.presses(),
        "rulings": {str(block): measures.of_block(block) for block in range(measures.BLOCKS)},
        "stories": measures.stories(),
        "pictures": measures.pictures(),
    }


def differences(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Return a line for each figure that is another now."""
    parts = [part for part in before if part != "pictures" or before["qt"] == now["qt"]]
    found = []
    for part in parts:
        if not isinstance(before[part], dict):
            found += [f"{part}: {before[part]} before, {now[part]} now"] * (before[part] != now[part])
            continue
        for name in {**before[part], **now[part]}:
            was, is_now = before[part].get(name, "none"), now[part].get(name, "none")
            found += [f"{part} {name}: {was} before, {is_now} now"] * (was != is_now)
    return found


def names(commit: str) -> int:
    """Say which names of tests differ from those of a commit; return 1 if one is gone."""

    def git(*arguments: str) -> str:
        done = subprocess.run(["git", *arguments], cwd=measures.CHECKOUT, capture_output=True, text=True, check=True)
        return done.stdout

    paths = git("ls-tree", "-r", "--name-only", commit, "tests").splitlines()
    before = measures.test_names((path, git("show", f"{commit}:{path}")) for path in paths if path.endswith(".py"))
    files = sorted((measures.CHECKOUT / "tests").rglob("*.py"))
    now = measures.test_names((str(file), file.read_text(encoding="utf-8")) for file in files)
    gone = [name for name in before if before[name] > now.get(name, 0)]
    new = [name for name in now if now[name] > before.get(name, 0)]
    print(*(f"gone: {name}" for name in gone), *(f"new: {name}" for name in new), sep="\n")
    print(f"{sum(before.values())} before, {sum(now.values())} now, {len(gone)} names gone, {len(new)} new")
    return 1 if gone else 0


def main(arguments: list[str]) -> int:
    """Carry out one command; return its exit status."""
    match arguments:
        case ["write"]:
            KEPT.write_text(json.dumps(measured(), indent=1) + "\n", encoding="utf-8")
        case ["check"]:
            found = differences(kept(), measured())
            print(*found, f"{len(found)} differences", sep="\n")
            return 1 if found else 0
        case ["names", commit]:
            return names(commit)
        case ["rulings", block]:
            for line in measures.ruled(int(block)):
                print(line.decode())
            print(*measures.explained(int(block)), sep="\n")
        case ["story", file]:
            print(measures.story(file, for_players=False), measures.story(file, for_players=True), sep="\n")
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
