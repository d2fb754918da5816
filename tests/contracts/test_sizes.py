"""Nothing in the Host's window is so long that one wants to split it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HOST = Path(__file__).parents[2] / "demoncity_gui" / "host"
MODULES = sorted(HOST.rglob("*.py"))
MOST_LINES, MOST_OF_A_FUNCTION = 350, 64


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(HOST)))
def test_no_module_and_no_function_of_the_host_is_long(module: Path) -> None:
    source = module.read_text(encoding="utf-8")
    assert source.count("\n") <= MOST_LINES
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    long = [one.name for one in functions if one.end_lineno and one.end_lineno - one.lineno >= MOST_OF_A_FUNCTION]
    assert long == []
