"""No test quotes a sentence of the catalogues by accident: it asks for it by its name, or has the mark `english`.

What is seen here is a sentence or a part of one, of four words or more, within an assertion. `packaging/disguised.py`
finds shorter ones, and those that come into an assertion from elsewhere.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.texts import demon_city_refusals as refusals

TESTS = Path(__file__).parents[1]
ENOUGH = re.compile(r"(?:[^\W\d_]+\W+){3}[^\W\d_]")
"""Four words."""


def parts(message: Any) -> Iterator[str]:
    """Yield the words of a compiled message that no argument interrupts."""
    match message:
        case str():
            yield message.replace("&", "").strip(" .,:;…“”")
        case ["?", str(), str(), dict() as choices, _]:
            for choice in choices.values():
                yield from parts(choice)
        case [str(mark), str()] if mark in ("$", "#", "and", "or", "count"):
            return
        case list():
            for part in message:
                yield from parts(part)


@cache
def english() -> frozenset[str]:
    """Return what stands in the catalogues and is long enough; examples of what is typed stand in tests as well."""
    read = (json.loads(path.read_text("utf-8")) for path in asset("texts", "en").glob("*.json"))
    said = (
        part for messages in read for name, one in messages.items() if "-example" not in name for part in parts(one)
    )
    return frozenset(part for part in said if ENOUGH.search(part))


def assertions(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what is asserted in code, but for what reads English and says so."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef() if any("mark.english" in ast.unparse(one) for one in node.decorator_list):
                continue
            case ast.Assert():
                yield node.test
            case ast.Call() if ast.unparse(node.func) == "pytest.raises":
                yield node
            case _:
                yield from assertions(node)


def quoted(source: str) -> list[str]:
    """Return what the assertions of a module quote of the catalogues."""
    if "pytestmark = pytest.mark.english" in source:
        return []
    literals = (
        node.value
        for asserted in assertions(ast.parse(source))
        for node in ast.walk(asserted)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ENOUGH.search(node.value)
    )
    return [literal for literal in literals if any(part in literal for part in english())]


def test_no_assertion_quotes_a_sentence() -> None:
    found = {path.relative_to(TESTS).as_posix(): quoted(path.read_text("utf-8")) for path in TESTS.rglob("*.py")}
    assert {name: literals for name, literals in found.items() if literals} == {}


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ("def test() -> None:\n    assert told == {!r}", True),
        ("def test() -> None:\n    assert told.startswith({!r}), 'why'", True),
        ("def test() -> None:\n    with pytest.raises(Refusal, match={!r}):\n        pass", True),
        ("def test() -> None:\n    assert told == refusals.not_now, {!r}", False),
        ("@pytest.mark.english\ndef test() -> None:\n    assert told == {!r}", False),
        ("pytestmark = pytest.mark.english\ndef test() -> None:\n    assert told == {!r}", False),
    ],
)
def test_a_quoted_sentence_is_seen(code: str, seen: bool) -> None:
    assert quoted(code.format(refusals.not_now)) == ([refusals.not_now] if seen else [])
