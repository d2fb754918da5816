"""A colour theme is another palette: no colour of the window is written anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import asdict
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.palette import IN_USE, SODIUM, Palette
from demoncity_gui.host.widgets.theme import apply_theme, clash_colour, style_sheet, worn

PACKAGE = Path(look.__file__).parents[2]
OTHER = Palette(**{name: f"#0000{place:02X}" for place, name in enumerate(asdict(SODIUM))})
FONTS = {"NUMERAL", "TITLE", "TEXT"}
NOT_THE_WINDOW = {"story_pdf.py", "hand_over.py"}  # paper, and the ground of the TV's scene
COLOUR = re.compile("#[0-9A-Fa-f]{6}")


def test_the_window_wears_the_palette_that_it_is_given() -> None:
    worn = set(COLOUR.findall(style_sheet(OTHER)))
    assert len(worn) > 8
    assert worn <= {*asdict(OTHER).values()}


def test_no_module_of_the_hosts_window_writes_a_colour_itself() -> None:
    files = [*(PACKAGE / "host").rglob("*.py"), PACKAGE / "cards" / "drawing" / "look.py"]
    assert len(files) > 100
    assert [file.name for file in files if COLOUR.search(file.read_text(encoding="utf-8"))] == []


def test_what_is_painted_wears_the_palette_that_is_worn_just_then(qapp: QApplication) -> None:
    apply_theme(qapp, OTHER)
    try:
        assert worn() is OTHER
        assert clash_colour("A").name() == OTHER.accent.lower()
    finally:
        apply_theme(qapp)
    assert clash_colour("A").name() == IN_USE.accent.lower()


def test_no_module_of_the_hosts_window_paints_with_the_colours_of_cards() -> None:
    of_cards = re.compile(rf"look\.({'|'.join(name for name in vars(look) if name.isupper() and name not in FONTS)})\b")
    for file in (PACKAGE / "host").rglob("*.py"):
        if file.name not in NOT_THE_WINDOW:
            assert not of_cards.search(file.read_text(encoding="utf-8")), file.name
