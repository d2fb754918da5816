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
    for name in ("mutants", "refused_mutants", "steps"):
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
    assert listed.complaints([known, new]) == ["nothing notices: rules.clash.top\n  - a\n  + c"]
    assert len(listed.complaints([known, known])) == 1, "the same line stands twice, and one of them is listed"


def test_an_entry_that_no_longer_survives_is_a_complaint(listed: ModuleType) -> None:
    (told,) = listed.complaints([])
    assert told == "listed as changing nothing, but noticed or not there: rules.clash.top\n  - a\n  + b"
    assert listed.complaints([], ["rules.clash.*"]) == [told]
    assert listed.complaints([], ["rules.task.*"]) == [], "these were not tried"


AS_MUTMUT_WRITES_IT = """
from mutmut.mutation.trampoline import wrap_in_trampoline as _mutmut_mutated, MutantDict
mutants_x_double__mutmut: MutantDict = {}  # type: ignore

@_mutmut_mutated(mutants_x_double__mutmut)
def double(number: int, times: int = 2) -> int:
    return number * times

def x_double__mutmut_orig(number: int, times: int = 2) -> int:
    return number * times

def x_double__mutmut_1(number: int, times: int = 2) -> int:
    return number + times

def x_double__mutmut_2(number: int, times: int = 2) -> int:
    return None

def x_double__mutmut_3(number: int, times: int = None) -> int:
    return number * times

def x_double__mutmut_4(number: int, times: int = 2) -> int:
    return "not asked for, for a test notices it"

mutants_x_double__mutmut["_mutmut_orig"] = x_double__mutmut_orig # type: ignore # mutmut generated

class Sum:
    @_mutmut_mutated(mutants_x_double__mutmut)
    def of(self) -> int:
        return "wrong as it is"

    def xǁSumǁof__mutmut_orig(self) -> int:
        return "wrong as it is"

    def xǁSumǁof__mutmut_1(self) -> int:
        return None
"""


def test_what_mypy_refuses_counts_as_noticed(mutants: ModuleType) -> None:
    """A wrong type is refused; another number isn't, nor what is wrong in the code as it is."""
    module = Path("demoncity_gui/games/common/chance.py")
    asked = ["x_double__mutmut_1", "x_double__mutmut_2", "x_double__mutmut_3", "xǁSumǁof__mutmut_1"]
    refused = import_module("refused_mutants").refused
    told = refused({module: AS_MUTMUT_WRITES_IT}, {(module, name) for name in asked})
    assert {name for _, name in told} == {"x_double__mutmut_2", "x_double__mutmut_3"}


def test_mypy_is_not_asked_where_tests_notice_all(mutants: ModuleType) -> None:
    assert import_module("refused_mutants").refused({}, set()) == set()
