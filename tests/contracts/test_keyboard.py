"""Where the keyboard is, is asked of the window: keys may come by way of the players' window (ARCHITECTURE)."""

from __future__ import annotations

import re
from pathlib import Path

import demoncity_gui

HOST = Path(demoncity_gui.__file__).parent / "host"
_ASKED_OF_A_WIDGET = re.compile(r"\.hasFocus\(")


def places(folder: Path) -> list[str]:
    return [
        f"{source.name}:{number}"
        for source in sorted(folder.rglob("*.py"))
        for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), start=1)
        if _ASKED_OF_A_WIDGET.search(line)
    ]


def test_no_part_of_the_hosts_window_asks_a_widget_for_the_focus_of_the_whole_program() -> None:
    assert places(HOST) == []


def test_one_that_does_is_found(tmp_path: Path) -> None:
    (tmp_path / "panel.py").write_text("if True:\n    had = self.field.hasFocus()\n", encoding="utf-8")
    assert places(tmp_path) == ["panel.py:2"]
