"""The paint of cards, of the TV and of paper, and the typefaces.

A card is a picture: most of its colours are its own, and a theme that changed a few of them would spoil it. The Host's
window takes no colour from here but wears a `Palette` (`host/widgets/theme.py`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFontDatabase

from demoncity_gui.assets import asset
from demoncity_gui.cards.drawing import palette
from demoncity_gui.pieces.tarot import Suit

PALETTE: Final = palette.SODIUM
"""What everything is painted with, by the names that painters give its colours."""

INK: Final = PALETTE.ink
TABLE: Final = PALETTE.table
LINE: Final = PALETTE.line
BONE: Final = PALETTE.bone
MUTED: Final = PALETTE.muted
OXBLOOD: Final = PALETTE.oxblood
SODIUM: Final = PALETTE.accent
EMBER: Final = PALETTE.wands
ICE: Final = PALETTE.cups
BLADE: Final = PALETTE.swords
BRASS: Final = PALETTE.pentacles
SUIT_COLOUR: Final = {Suit.WANDS: EMBER, Suit.CUPS: ICE, Suit.SWORDS: BLADE, Suit.PENTACLES: BRASS}
PLAYERS: Final = PALETTE.players
PLAYERS_GROUND: Final = PALETTE.oxblood
HORROR: Final = PALETTE.horror
HORROR_GROUND: Final = PALETTE.horror_ground
DANGER: Final = PALETTE.danger
PAPER: Final = PALETTE.paper
SUIT_COLOUR_IN_PRINT: Final = {
    Suit.WANDS: PALETTE.wands_in_print,
    Suit.CUPS: PALETTE.cups_in_print,
    Suit.SWORDS: PALETTE.swords_in_print,
    Suit.PENTACLES: PALETTE.pentacles_in_print,
}

NUMERAL: Final = "Anton"
"""Family for indices and large numbers."""
TITLE: Final = "Cinzel"
"""Family for titles and Roman numerals; capitals and small capitals, weights 400–900."""
TEXT: Final = "Atkinson Hyperlegible"
"""Family for all that is read: regular, bold, and both in italics."""

_FONTS: Final = {"anton": NUMERAL, "cinzel": TITLE, "atkinson-hyperlegible": TEXT}
"""The family that the files of a folder in assets/fonts hold."""


class FontRefused(RuntimeError):
    """Qt can't use a typeface that comes with the program; the message names the file."""


@cache
def load_fonts() -> None:
    """Give Qt the three typefaces; a second call costs nothing. Needs a running QGuiApplication.

    Raises:
        FontRefused: a font file is damaged, or holds another family than expected.
        AssetMissing: a folder of font files is not there.
    """
    for folder, family in _FONTS.items():
        for file in sorted(asset("fonts", folder).glob("*.ttf")):
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
