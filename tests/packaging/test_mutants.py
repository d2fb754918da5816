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
    for mutant, why in mutants.known():
        assert mutant.was in lines_of(mutant.function), mutant
        assert mutant.was != mutant.now
        assert len(why.split()) > 3, f"no reason why this changes nothing: {mutant}"


@pytest.fixture
def listed(mutants: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = tmp_path / "equivalent.toml"
    entry = '[[mutant]]\nfunction = "rules.clash.top"\nwas = "a"\nnow = "b"\nwhy = "both are the same"\n'
    path.write_text(entry, encoding="utf-8")
    monkeypatch.setattr(mutants, "EQUIVALENT", path)
    return mutants


def test_what_survives_as_listed_is_no_complaint(listed: ModuleType) -> None:
    assert listed.complaints([listed.Mutant("rules.clash.top", "a", "b")]) == []


def test_a_survivor_that_is_not_listed_is_a_complaint(listed: ModuleType) -> None:
    known, new = listed.Mutant("rules.clash.top", "a", "b"), listed.Mutant("rules.clash.top", "a", "c")
    assert listed.complaints([known, new]) == ["no test notices: rules.clash.top\n  - a\n  + c"]
    assert len(listed.complaints([known, known])) == 1, "the same line stands twice, and one of them is listed"


def test_an_entry_that_no_longer_survives_is_a_complaint(listed: ModuleType) -> None:
    (told,) = listed.complaints([])
    assert told == "listed as changing nothing, but noticed or not there: rules.clash.top\n  - a\n  + b"
    assert listed.complaints([], ["rules.clash.*"]) == [told]
    assert listed.complaints([], ["rules.task.*"]) == [], "these were not tried"
