"""Try mutmut's mutants of the rules core: `packaging/dev.py mutants` runs this, with names of functions if wanted.

mutmut would start pytest anew for each mutant, which takes seconds. Here the tests are collected once, and each mutant
is tried in a fork of that process, where its code takes the place of the function's.
"""

from __future__ import annotations

import ast
import difflib
import gc
import inspect
import os
import select
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import pytest
from mutmut.configuration import config
from mutmut.mutation.file_mutation import mutate_file_contents

import mutants
from mutants import Mutant
from refused_mutants import refused

SLOW = 0.3
"""How many seconds a test takes that is tried on those mutants alone that no other test notices."""


class Trial(NamedTuple):
    """A mutant, the function in which it is, and the code and defaults that the function would have.

    `path` and `name` are the module and what mutmut calls the mutant in it, `source` is mutmut's text of the module.
    """

    mutant: Mutant
    path: Path
    name: str
    source: str
    function: Any  # mypy takes a FunctionType there for a method
    code: CodeType
    defaults: tuple[object, ...] | None
    keyword_defaults: dict[str, object] | None


def trials(names: Sequence[str]) -> Iterator[Trial]:
    """Make the mutants of all functions that are asked for."""
    for folder in config().source_paths:
        for path in sorted(folder.rglob("*.py")):
            if config().should_mutate(path) and any(mutants.is_asked_for(one, names) for one in _functions_in(path)):
                yield from _trials_in(path, names)


def _functions_in(path: Path) -> Iterator[str]:
    """Yield the names of functions and methods; to make the mutants of a file takes seconds, to read it does not."""
    module = ".".join(path.with_suffix("").parts)
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        for inner in [node, *getattr(node, "body", ())]:
            if isinstance(inner, ast.FunctionDef):
                yield (
                    f"{module}.{inner.name}" if inner is node else f"{module}.{getattr(node, 'name', '')}.{inner.name}"
                )


def _trials_in(path: Path, names: Sequence[str]) -> Iterator[Trial]:
    module = import_module(".".join(path.with_suffix("").parts))
    source = mutate_file_contents(str(path), path.read_text(encoding="utf-8")).code
    lines = source.splitlines()
    nodes = {node.name: node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
    parts = {
        name: [line.strip().replace(name, "") for line in lines[node.lineno - 1 : node.end_lineno]]
        for name, node in nodes.items()
    }
    for name, code in _codes(compile(source, str(path), "exec", dont_inherit=True)):
        mangled, is_made, number = name.rpartition("__mutmut_")
        # `x_count` is a function, `xǁRoundǁcount` a method.
        qualified = mangled.removeprefix("xǁ").replace("ǁ", ".").removeprefix("x_")
        function = f"{module.__name__}.{qualified}"
        if is_made and number.isdecimal() and mutants.is_asked_for(function, names):
            changes = list(difflib.unified_diff(parts[f"{mangled}__mutmut_orig"], parts[name], lineterm="", n=0))[2:]
            was, now = (" ".join(line[1:] for line in changes if line[0] == sign) for sign in "-+")
            found: Any = module
            for part in qualified.split("."):
                found = inspect.getattr_static(found, part)
            found = getattr(found, "__func__", found)  # a static method has one
            mutant = Mutant(function, was, now)
            yield Trial(mutant, path, name, source, found, code, *_defaults(nodes[name], module))


def _defaults(node: ast.FunctionDef, module: ModuleType) -> tuple[Any, Any]:
    given = eval(ast.unparse(ast.Lambda(_without_annotations(node.args), ast.Constant(None))), dict(vars(module)))
    return given.__defaults__, given.__kwdefaults__


def _without_annotations(arguments: ast.arguments) -> ast.arguments:
    for one in ast.walk(arguments):
        if isinstance(one, ast.arg):
            one.annotation = None
    return arguments


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner.co_name, inner
            yield from _codes(inner)


class MutationRun:
    """A pytest plugin: what it does with the tests is try the mutants.

    `survivors` are those that neither a test noticed nor mypy, of which `refused` says how many it noticed alone.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._took: dict[pytest.Item, float] = {}
        self._covering: defaultdict[CodeType, list[pytest.Item]] = defaultdict(list)
        self._noticed: defaultdict[CodeType, Counter[pytest.Item]] = defaultdict(Counter)
        self._has_failed = False
        self.tried = 0
        self.refused = 0
        self.survivors: list[Mutant] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember that a test has failed."""
        self._has_failed |= report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests once to time them, and the quick ones once more to see which functions they call."""
        for item in session.items:
            started = time.monotonic()
            if not self._passes([item]):
                raise pytest.UsageError(f"{item.nodeid} fails as things are.")
            self._took[item] = time.monotonic() - started
        for item in session.items:
            if self._took[item] < SLOW:
                for code in self._called_by(item):
                    self._covering[code].append(item)
        listed = {mutant for mutant, _ in mutants.known()}
        session.config.pluginmanager.unregister(name="terminalreporter")  # what fails from here on is nobody's news
        gc.collect()
        gc.freeze()  # a fork copies what the collector touches
        unnoticed = []
        for trial in trials(self._names):
            self.tried += 1
            if not self._is_noticed(trial, thoroughly=trial.mutant not in listed):
                unnoticed.append(trial)
                print("\n", *trial.mutant, sep="\n  ", flush=True)
        by_mypy = refused({one.path: one.source for one in unnoticed}, {(one.path, one.name) for one in unnoticed})
        self.refused = len(by_mypy)
        self.survivors = [one.mutant for one in unnoticed if (one.path, one.name) not in by_mypy]
        return True

    def _passes(self, items: Sequence[pytest.Item]) -> bool:
        for item, following in zip(items, (*items[1:], None), strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._has_failed:
                return False
        return True

    def _called_by(self, item: pytest.Item) -> set[CodeType]:
        called = set()

        def remember(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        sys.setprofile(remember)
        self._passes([item])
        sys.setprofile(None)
        return called

    def _is_noticed(self, trial: Trial, *, thoroughly: bool) -> bool:
        own = trial.function.__code__
        noticed = self._noticed[own]
        tests = sorted(self._covering[own], key=lambda item: (-noticed[item], self._took[item]))
        if thoroughly:
            tests += sorted((item for item in self._took if self._took[item] >= SLOW), key=self._took.__getitem__)
        by = self._first_to_fail(trial, tests)
        if by is not None:
            noticed[by] += 1
        return by is not None

    def _first_to_fail(self, trial: Trial, tests: Sequence[pytest.Item]) -> pytest.Item | None:
        """Run the tests in a fork, up to the first that fails or doesn't end."""
        sys.stdout.flush()
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            self._try_in_child(trial, tests, writer)
        os.close(writer)
        begun = -1
        while True:
            patience = 5 + 20 * self._took[tests[begun]] if begun >= 0 else 5
            if not select.select([reader], [], [], patience)[0]:
                os.kill(child, signal.SIGKILL)
                break
            if not os.read(reader, 1):
                break
            begun += 1
        os.close(reader)
        _, status = os.waitpid(child, 0)
        return None if status == 0 else tests[max(begun, 0)]

    def _try_in_child(self, trial: Trial, tests: Sequence[pytest.Item], writer: int) -> None:
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            trial.function.__code__ = trial.code
            trial.function.__defaults__, trial.function.__kwdefaults__ = trial.defaults, trial.keyword_defaults
            for item in tests:
                os.write(writer, b".")
                if not self._passes([item]):
                    os._exit(1)
            os._exit(0)
        finally:  # no exception may go on into the parent's work
            os._exit(2)


def main(names: Sequence[str]) -> int:
    """Try the mutants, say what is wrong, and return the exit status."""
    run = MutationRun(names)
    quick = ("-q", "-s", "-n", "0", "-p", "no:cacheprovider", "--assert=plain", "--tb=native")
    chosen = config()
    status = pytest.main([*quick, *chosen.pytest_add_cli_args, *chosen.pytest_add_cli_args_test_selection], [run])
    if status != pytest.ExitCode.OK:
        return int(status)
    wrong = mutants.complaints(run.survivors, names)
    for line in wrong:
        print(f"\n{line}")
    by_tests = run.tried - run.refused - len(run.survivors)
    print(
        f"\n{run.tried} mutants: tests notice {by_tests}, mypy {run.refused}, nothing {len(run.survivors)}", flush=True
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
