"""A colour theme is another palette: no colour of the window is written anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import asdict
from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QMenu, QTableView, QTreeView

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.palette import IN_USE, PALETTES, SEEN, SODIUM, Palette, contrast
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


VIEWS: tuple[type[QAbstractItemView], ...] = (QTableView, QTreeView, QListView)


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("kind", VIEWS)
def test_a_chosen_row_is_told_by_lines_above_and_beneath_that_are_seen_on_its_ground(
    dressed: QApplication, name: str, kind: type[QAbstractItemView]
) -> None:
    """A ground alone is told from the others' by 1.5 to 2 times as much light."""
    hue = PALETTES[name]
    apply_theme(dressed, hue)
    try:
        view = kind()
        view.setModel(QStringListModel(["one", "two", "three"], view))
        view.resize(300, 200)
        row = view.model().index(1, 0)
        view.setCurrentIndex(row)
        place, image = view.visualRect(row), view.viewport().grab().toImage()
        down = [image.pixelColor(place.left() + 60, y).name().upper() for y in range(image.height())]
    finally:
        apply_theme(dressed)
    assert contrast(hue.accent, hue.table) >= SEEN
    lined = [y for y, colour in enumerate(down) if colour == hue.accent]
    assert {place.top(), place.bottom()} <= set(lined) and all(place.top() <= y <= place.bottom() for y in lined)
    assert hue.table in down


@pytest.mark.parametrize("name", PALETTES)
def test_a_chosen_line_of_a_menu_is_told_so_too(dressed: QApplication, name: str) -> None:
    hue = PALETTES[name]
    apply_theme(dressed, hue)
    try:
        menu = QMenu()
        lines = [menu.addAction(words) for words in ("one", "two", "three")]
        menu.ensurePolished()
        menu.resize(menu.sizeHint())
        menu.setActiveAction(lines[1])
        place, image = menu.actionGeometry(lines[1]), menu.grab().toImage()
        right = place.right() - 6
        seen = [image.pixelColor(right, y).name().upper() for y in (place.top(), place.bottom())]
    finally:
        apply_theme(dressed)
    assert seen == [hue.accent, hue.accent]
    assert contrast(hue.accent, hue.ink) >= SEEN
