"""A colour theme is another palette: no colour of the window is written anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import asdict

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.palette import SODIUM, Palette
from demoncity_gui.host.widgets.theme import style_sheet

PACKAGE = Path(look.__file__).parents[2]
OTHER = Palette(**{name: f"#0000{place:02X}" for place, name in enumerate(asdict(SODIUM))})
COLOUR = re.compile("#[0-9A-Fa-f]{6}")


def test_the_window_wears_the_palette_that_it_is_given() -> None:
    worn = set(COLOUR.findall(style_sheet(OTHER)))
    assert len(worn) > 8
    assert worn <= {*asdict(OTHER).values()}


def test_no_module_of_the_hosts_window_writes_a_colour_itself() -> None:
    files = [*(PACKAGE / "host").rglob("*.py"), PACKAGE / "cards" / "drawing" / "look.py"]
    assert len(files) > 100
    assert [file.name for file in files if COLOUR.search(file.read_text(encoding="utf-8"))] == []
