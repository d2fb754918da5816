"""The look called Sodium: the colours and the typefaces of every screen and every card.

Colours are `#RRGGBB` strings, so that this module needs no running Qt to be read; `QColor(look.INK)` makes one.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from PySide6.QtGui import QFontDatabase

from demoncity_gui.pieces.tarot import Suit

INK: Final = "#14131A"
"""The ground of every card and panel."""
TABLE: Final = "#08090C"
"""What cards lie on: the darkest colour."""
PANEL: Final = "#1D1B25"
"""A raised ground: a field, a lane, the stage a pip stands on."""
LINE: Final = "#3A3644"
"""A hairline between two grounds; never a text."""
BONE: Final = "#F2ECDD"
"""Light, and the colour of text."""
MUTED: Final = "#9B95A3"
"""Text that steps back; still 6:1 on ink."""
OXBLOOD: Final = "#7A1420"
"""The back of the Players' Deck; a ground for bone, never a text on ink."""
SODIUM: Final = "#E9A33B"
"""The street lamp: the one accent where no suit, side or Major has a say."""

EMBER: Final = "#C76338"
"""Wands."""
ICE: Final = "#66B3E4"
"""Cups."""
BLADE: Final = BONE
"""Swords."""
BRASS: Final = "#F2BC27"
"""Pentacles."""
SUIT_COLOUR: Final = {Suit.WANDS: EMBER, Suit.CUPS: ICE, Suit.SWORDS: BLADE, Suit.PENTACLES: BRASS}
"""Each suit's colour on ink; told apart by every common kind of sight."""

PLAYERS: Final = "#E8C9A0"
"""The players' side, peach: text and lines on ink."""
PLAYERS_GROUND: Final = OXBLOOD
"""The players' side as a ground."""
HORROR: Final = "#7FD0B0"
"""The Horror's side, mint: text and lines on ink."""
HORROR_GROUND: Final = "#0E1F1C"
"""The Horror's side, bottle green, as a ground."""
DANGER: Final = "#F0664F"
"""Hurt, refusals, a card that failed: text on ink."""

PAPER: Final = "#E9E1CE"
"""The ground in print."""
SUIT_COLOUR_IN_PRINT: Final = {
    Suit.WANDS: "#BB3205",
    Suit.CUPS: "#145FAF",
    Suit.SWORDS: "#14131A",
    Suit.PENTACLES: "#40331B",
}
"""Each suit's colour on `PAPER`."""

NUMERAL: Final = "Anton"
"""Family for indices and large numbers."""
TITLE: Final = "Cinzel"
"""Family for titles and Roman numerals; capitals and small capitals, weights 400–900."""
TEXT: Final = "Atkinson Hyperlegible"
"""Family for all that is read: regular, bold, and both in italics."""

_FONT_PACKAGES: Final = {
    "fontpkg_anton": NUMERAL,
    "fontpkg_cinzel": TITLE,
    "fontpkg_atkinson_hyperlegible": TEXT,
}


class FontRefused(RuntimeError):
    """Qt can't use a typeface that comes with the program; the message names the file."""


@cache
def load_fonts() -> None:
    """Give Qt the three typefaces; a second call costs nothing. Needs a running QGuiApplication.

    Raises:
        FontRefused: a font file is damaged, or holds another family than expected.
        ModuleNotFoundError: a font package is not installed.
    """
    for package, family in _FONT_PACKAGES.items():
        for file in resources.files(package).joinpath("files").iterdir():
            if file.name.endswith(".ttf"):
                add_font(file.read_bytes(), file.name, family)


def add_font(data: bytes, name: str, family: str) -> None:
    """Give Qt one font file's bytes, known by `name`, that must hold `family`.

    Raises:
        FontRefused: Qt can't read it, or it holds another family.
    """
    number = QFontDatabase.addApplicationFontFromData(data)
    found = QFontDatabase.applicationFontFamilies(number) if number != -1 else []
    if family not in found:
        raise FontRefused(f"{name} should hold the typeface {family}, and Qt found {', '.join(found) or 'none'} in it")
