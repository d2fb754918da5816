"""The list of slips that change nothing stays true to the code: what it quotes stands there."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture
def mutants(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(PACKAGING))
    yield import_module("mutants")
    for name in ("mutants", "steps"):
        sys.modules.pop(name, None)


def lines_of(function: str) -> str:
    """Return a function's source with its white space made single."""
    module, *rest = function.split(".")
    names = [module, *rest]
    for number in range(len(names), 0, -1):
        try:
            found = import_module(".".join(names[:number]))
        except ModuleNotFoundError:
            continue
        for name in names[number:]:
            found = getattr(found, name)
        return " ".join(inspect.getsource(found).split())
    raise LookupError(function)


def test_each_slip_known_to_change_nothing_is_of_code_that_is_there(mutants: ModuleType) -> None:
    for mutant, why in mutants.known().items():
        assert mutant.was in lines_of(mutant.function), mutant
        assert mutant.was != mutant.now
        assert len(why.split()) > 3, f"no reason why this changes nothing: {mutant}"


def test_a_slip_is_read_off_what_mutmut_shows(mutants: ModuleType) -> None:
    diff = """# a.b.xǁRoundǁcount__mutmut_12: survived
--- a/b.py
+++ a/b.py
@@ -1,3 +1,3 @@
     def count(self):
-        return 1
+        return 2
"""
    found = mutants._mutant("a.b.xǁRoundǁcount__mutmut_12", diff)
    assert found == ("a.b.Round.count", "return 1", "return 2")
