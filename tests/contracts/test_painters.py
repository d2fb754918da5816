"""A painter ends with its block: one that outlives its picture, as after a fault, would crash the program."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "demoncity_gui"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "QPainter(" in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_each_painter_that_is_made_ends_with_its_block(module: Path) -> None:
    nodes = list(ast.walk(ast.parse(module.read_text(encoding="utf-8"))))
    made = {node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "QPainter"}
    assert made - {item.context_expr for node in nodes if isinstance(node, ast.With) for item in node.items} == set()
