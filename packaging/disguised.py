"""Runs tests in a copy of this checkout whose English is disguised: `packaging/disguised.py [what pytest is told]`.

What fails there quotes a sentence of the catalogues instead of asking for it by its name, and breaks when somebody
finds a better word. A test that means to read English says so by the mark `english`, and is left out.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parents[1]
_VOWELS = str.maketrans("aeiou", "àèìòù")


def disguised(message: Any) -> Any:
    """Return a compiled message with other vowels in its own words, as wide as before; letters behind “&” stay."""
    match message:
        case str():
            first, *others = message.split("&")
            return "&".join([first.translate(_VOWELS), *(one[:1] + one[1:].translate(_VOWELS) for one in others)])
        case ["?", kind, name, choices, default]:
            return ["?", kind, name, {key: disguised(one) for key, one in choices.items()}, default]
        case [str(mark), str() as name] if mark in ("$", "#", "and", "or", "count"):
            return [mark, name]
        case list():
            return [disguised(part) for part in message]
    raise AssertionError(f"no message has such a part: {message}")


def copied(folder: Path) -> Path:
    """Copy what git knows of this checkout, and disguise the English catalogues of the copy."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=CHECKOUT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(CHECKOUT / name, place)
    for catalogue in (folder / "assets" / "texts" / "en").glob("*.json"):
        said = json.loads(catalogue.read_text("utf-8"))
        catalogue.write_text(json.dumps({name: disguised(one) for name, one in said.items()}), "utf-8")
    return folder


def main(arguments: list[str]) -> int:
    """Run pytest in such a copy."""
    with tempfile.TemporaryDirectory(prefix="disguised-") as folder:
        copy = copied(Path(folder))
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not english and not soak_alone"]
        return subprocess.run([*command, *arguments], cwd=copy, env={**os.environ, "PYTHONPATH": folder}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
