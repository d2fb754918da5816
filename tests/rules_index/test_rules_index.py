"""Each rule that the program must carry is named by the code that carries it and by a test that shows it.

A rule counts as computed where it fires: some ruling rests on it and says so. Where none can (of decks, of the order,
of what is kept), `by` names the test that shows it.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.rules_index.fired import fired

CHECKOUT = Path(__file__).parents[2]
RULES = tomllib.loads((Path(__file__).parent / "rules.toml").read_text(encoding="utf-8"))
OTHERS = {
    one: tomllib.loads((Path(__file__).parent / f"{one}.toml").read_text(encoding="utf-8"))
    for one in ("action", "dice", "kings")
}
"""The rules of the dice edition and of the games that are guests: the id, and a few words to know it by."""
NAMED = re.compile(r"[ADKT]-[A-Z0-9]+-\d{2,3}")
RANGE = re.compile(r"[ADKT]-[A-Z0-9]+-\d{2,3} ?(?:…|\.\.\.) ?(?:[ADKT]-|\d)")


def sources(folder: Path) -> dict[Path, str]:
    """Return the Python files of this folder, this package's own left out."""
    return {
        path: path.read_text(encoding="utf-8")
        for path in folder.rglob("*.py")
        if Path(__file__).parent not in path.parents
    }


def named_in(folder: Path) -> set[str]:
    """Return every id that a Python file of this folder names."""
    return {rule for text in sources(folder).values() for rule in NAMED.findall(text)}


def shown_in(test: str) -> set[str]:
    """Return the ids that a test names, in its own name or in what it says of itself.

    Raises:
        LookupError: there is no such test.
    """
    path, _, function = test.partition("::")
    for node in ast.walk(ast.parse((CHECKOUT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            in_name = re.findall(r"t_[a-z0-9]+_\d\d", function)
            return {*NAMED.findall(ast.get_docstring(node) or ""), *(one.upper().replace("_", "-") for one in in_name)}
    raise LookupError(test)


def test_the_index_knows_each_rule_by_its_kind_and_a_few_words() -> None:
    assert len(RULES) == 205
    for rule, entry in RULES.items():
        assert re.fullmatch(r"T-[A-Z0-9]+-\d{2}", rule)
        assert set(entry) - {"by"} == {"kind", "words"}
        assert entry["kind"] in ("computed", "offered", "shown")
        assert 3 <= len(entry["words"]) <= 80


def test_each_rule_is_named_by_code() -> None:
    assert not RULES.keys() - named_in(CHECKOUT / "demoncity_gui")


def test_each_rule_is_named_by_a_test() -> None:
    assert not RULES.keys() - named_in(CHECKOUT / "tests")


def test_each_computed_rule_fires_or_is_shown_by_a_test_that_names_it() -> None:
    computed = {rule for rule, entry in RULES.items() if entry["kind"] == "computed"}
    by = {rule: entry["by"] for rule, entry in RULES.items() if "by" in entry}
    firing = fired()
    assert computed - by.keys() - firing == set(), "these neither fire nor say which test shows them"
    assert by.keys() & firing == set(), "these fire, and need no test of their own"
    assert by.keys() <= computed
    for rule, test in by.items():
        assert rule in shown_in(test), f"{rule}: {test}"


@pytest.mark.parametrize(
    ("one", "count", "code", "tests"),
    [
        ("action", 99, "action", "action"),
        ("dice", 65, "demon_city", "demon_city/dice"),
        ("kings", 30, "kings", "kings"),
    ],
)
def test_each_rule_of_the_others_is_named_by_their_code_and_tests(one: str, count: int, code: str, tests: str) -> None:
    rules = OTHERS[one]
    assert len(rules) == count
    assert all(3 <= len(words) <= 80 for words in rules.values())
    assert rules.keys() - named_in(CHECKOUT / "demoncity_gui" / "games" / code) == set()
    assert rules.keys() - named_in(CHECKOUT / "tests" / "games" / tests) == set()


def test_ids_are_written_out_and_never_as_a_range() -> None:
    for folder in ("demoncity_gui", "tests"):
        for path, text in sources(CHECKOUT / folder).items():
            assert not RANGE.search(text), path
