"""Which mutants mypy refuses: `packaging/mutation_run.py` asks it about those that no test notices."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from steps import CHECKOUT

Named = tuple[Path, str]
"""A mutant: the module's path from the checkout, and the name that mutmut gave it there (`x_worth__mutmut_3`)."""

ERROR = re.compile(r"(.+?):(\d+): error: ")


def refused(sources: Mapping[Path, str], mutants: Collection[Named]) -> set[Named]:
    """Return those of these mutants that the test command's mypy finds an error in, and none in the code as it is.

    `sources` are the modules as mutmut writes them, each function beside its mutants. mypy reads them in the place of
    the modules, all in one run, which takes seconds.
    """
    spans: dict[Path, list[tuple[range, str]]] = {}
    with TemporaryDirectory() as folder:
        shadows: list[str] = []
        for number, path in enumerate(sorted({path for path, _ in mutants})):
            asked = {name for one, name in mutants if one == path}
            asked |= {_unchanged(name) for name in asked}
            text, spans[path] = _with_these_alone(sources[path], asked)
            shadow = Path(folder, f"{number}.py")
            shadow.write_text(text, encoding="utf-8")
            shadows += ["--shadow-file", str(path), str(shadow)]
        told = _mypy(*shadows, *map(str, spans)) if spans else ""
    found: defaultdict[Path, set[str]] = defaultdict(set)
    for line in told.splitlines():
        if error := ERROR.match(line):
            path = Path(error[1])
            found[path].update(name for span, name in spans.get(path, ()) if int(error[2]) in span)
    return {(path, name) for path, name in mutants if name in found[path] and _unchanged(name) not in found[path]}


def _unchanged(name: str) -> str:
    return name.rpartition("__mutmut_")[0] + "__mutmut_orig"


def _with_these_alone(source: str, asked: Collection[str]) -> tuple[str, list[tuple[range, str]]]:
    """Return the module with these mutants alone, and the lines on which each stands."""
    lines = source.splitlines()
    spans: list[tuple[range, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name in asked:
            spans.append((range(node.lineno, (node.end_lineno or 0) + 1), node.name))
        for part in _mutmuts_own(node, asked):
            for number in range(part.lineno, (part.end_lineno or 0) + 1):
                lines[number - 1] = ""
    return "\n".join(lines) + "\n", spans


def _mutmuts_own(node: ast.AST, asked: Collection[str]) -> Iterator[ast.stmt | ast.expr]:
    """Yield what of a statement is to go: mutants not asked for, and what mutmut adds to switch them on."""
    match node:
        case ast.FunctionDef(name=name) if "__mutmut_" in name and name not in asked:
            yield node
        case ast.FunctionDef(decorator_list=decorators):
            yield from (one for one in decorators if "_mutmut_mutated" in ast.unparse(one))
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target) if "__mutmut" in ast.unparse(target):
            yield node
        case ast.ImportFrom(module=str(module)) if module.startswith("mutmut."):
            yield node


def _mypy(*arguments: str) -> str:
    """Return what mypy says; its cache knows nothing of mutants."""
    command = [sys.executable, "-m", "mypy", "--cache-dir", os.devnull, "--no-error-summary", "--no-pretty"]
    done = subprocess.run([*command, *arguments], cwd=CHECKOUT, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise OSError(f"mypy failed: {done.stdout}{done.stderr}")
    return done.stdout
