"""Each rule that the program must carry is named by the code that carries it and by a test that shows it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
RULES = tomllib.loads((Path(__file__).parent / "rules.toml").read_text(encoding="utf-8"))
NAMED = re.compile(r"(T-[A-Z0-9]+-)(\d{2,3})(?:…(?:T-[A-Z0-9]+-)?(\d{2}))?")
"""An id, or the first and the last of several: `T-CLASH-02…04`."""


def named_in(folder: Path) -> set[str]:
    """Return every id that a Python file of this folder names, this package's own left out."""
    return {
        f"{rule}{number:02}"
        for path in folder.rglob("*.py")
        if Path(__file__).parent not in path.parents
        for rule, first, last in NAMED.findall(path.read_text(encoding="utf-8"))
        for number in range(int(first), int(last or first) + 1)
    }


def test_the_index_knows_each_rule_by_its_kind_and_a_few_words() -> None:
    assert len(RULES) == 205
    for rule, entry in RULES.items():
        assert re.fullmatch(r"T-[A-Z0-9]+-\d{2}", rule)
        assert set(entry) == {"kind", "words"}
        assert entry["kind"] in ("computed", "offered", "shown")
        assert 3 <= len(entry["words"]) <= 80


def test_each_rule_is_named_by_code() -> None:
    assert not RULES.keys() - named_in(CHECKOUT / "demoncity_gui")


def test_each_rule_is_named_by_a_test() -> None:
    assert not RULES.keys() - named_in(CHECKOUT / "tests")
