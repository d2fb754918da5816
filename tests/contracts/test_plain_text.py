"""Labels, tips, messages and titles are made in one place; no other part of the windows can let a file draw."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "demoncity_gui"
THE_ONE_PLACE = PACKAGE / "host" / "widgets" / "plain.py"
OWN_WORDS_ALONE = {
    PACKAGE / "host" / "pages" / "packs" / "deck_help.py": {"QTextBrowser", "setHtml"},
    PACKAGE / "host" / "shell" / "guides.py": {"QTextBrowser", "QTextDocument", "setMarkdown"},
    PACKAGE / "tv" / "tv_window.py": {"setWindowTitle"},
}
"""What shows words that are written in the program, and nothing from anywhere else."""
DRAW_MARKUP = {
    "QErrorMessage",
    "QGraphicsTextItem",
    "QInputDialog",
    "QMessageBox",
    "QProgressDialog",
    "QStaticText",
    "QTextBrowser",
    "QTextDocument",
    "QTextEdit",
    "QToolTip",
    "QWhatsThis",
    "insertHtml",
    "setHtml",
    "setMarkdown",
    "setTextFormat",
    "setToolTip",
    "setWhatsThis",
    "setWindowTitle",
}
"""What takes words for markup that look like it, or could be told to."""
MODEL_HOOKS = {"data", "headerData"}


def offences(file: Path, text: str) -> Iterator[str]:
    """Yield what a module does that belongs in the one place."""
    allowed = OWN_WORDS_ALONE.get(file, set())
    for node in ast.walk(ast.parse(text)):
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if name in DRAW_MARKUP - allowed:
            yield f"{file.name}:{node.lineno}: {name}"  # type: ignore[attr-defined]
        made = node.func if isinstance(node, ast.Call) else None
        bases = node.bases if isinstance(node, ast.ClassDef) else ()
        if any(isinstance(one, ast.Name) and one.id == "QLabel" for one in (made, *bases)):
            yield f"{file.name}:{node.lineno}: QLabel"  # type: ignore[attr-defined]
        if isinstance(node, ast.FunctionDef) and node.name in MODEL_HOOKS and "role" in map(_name, node.args.args):
            if not any(isinstance(one, ast.Name) and one.id == "plain_tips" for one in node.decorator_list):
                yield f"{file.name}:{node.lineno}: {node.name} without plain_tips"


def _name(argument: ast.arg) -> str:
    return argument.arg


def test_no_part_of_the_windows_lets_words_draw() -> None:
    found = [
        offence
        for file in sorted(PACKAGE.rglob("*.py"))
        if file != THE_ONE_PLACE
        for offence in offences(file, file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "label = QLabel(name)",
        "class Name(QLabel): pass",
        "button.setToolTip(name)",
        "box = QMessageBox(parent)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "view.setHtml(story)",
        "window.setWindowTitle(name)",
        "class Model:\n    def data(self, index, role=0):\n        return self.name",
    ],
)
def test_a_planted_way_to_draw_is_found(planted: str) -> None:
    assert len(list(offences(PACKAGE / "host" / "planted.py", planted))) == 1
