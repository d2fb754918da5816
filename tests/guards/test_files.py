from __future__ import annotations

import ast
import re
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]

COMMITTED = (
    ".ci",
    ".gitignore",
    "LICENSE",
    "README.md",
    "assets",
    "demoncity_gui",
    "packaging",
    "pyproject.toml",
    "tests",
)

# In two parts each, so that this file doesn't name them either.
STRANGERS = tuple(
    first + second
    for first, second in (
        ("pypi.", "org"),
        ("pythonhosted.", "org"),
        ("npmjs.", "org"),
        ("npmjs.", "com"),
        ("deb.", "debian.org"),
        ("archive.", "ubuntu.com"),
        ("index", "-url"),
        ("../", "shared"),
        ("../", ".library"),
        ("/work", "/"),
        ("farm-", "studio"),
        ("farm-", "bench"),
    )
)
"""Registries that packages come from, which each machine sets for itself; and places outside the project."""


def committed_files() -> list[Path]:
    """Every file of the project; found without git, which a bare machine lacks."""
    roots = [CHECKOUT / name for name in COMMITTED]
    found = [path for root in roots for path in (root.rglob("*") if root.is_dir() else [root]) if path.is_file()]
    return [path for path in found if "__pycache__" not in path.parts]


def test_no_file_names_a_registry_or_a_place_outside_the_project() -> None:
    files = committed_files()
    assert len(files) > 50
    named = {
        f"{path.relative_to(CHECKOUT)} names {stranger}"
        for path in files
        for stranger in STRANGERS
        if stranger.encode() in path.read_bytes()
    }
    assert named == set()


def test_every_sentence_has_typographic_apostrophes() -> None:
    """What is for eyes is written as print writes it: no straight apostrophe, and no quotes of Python's own."""
    straight = re.compile(r"[A-Za-z]'[A-Za-z]|s' ")
    found = []
    for path in sorted((CHECKOUT / "demoncity_gui").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
        place = path.relative_to(CHECKOUT)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                if straight.search(node.value):
                    found.append(f"{place}:{node.lineno} {node.value}")
            elif isinstance(node, ast.FormattedValue) and node.conversion == ord("r"):
                if path.parent.name in ("shell", "words"):
                    found.append(f"{place}:{node.lineno} shows a text in Python’s quotes")
    assert found == []
