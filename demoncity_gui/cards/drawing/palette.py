"""The colours of the windows, the cards and the TV, as one value. A colour theme of the window is another `Palette`.

Colours are `#RRGGBB` strings, so that this module needs no running Qt to be read; `QColor(palette.ink)` makes one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace


class Palette(Struct, frozen=True, kw_only=True):
    """What each colour is for.

    Grounds: `ink` of every card and panel; `table`, what cards lie on, the darkest; `panel`, a raised ground: a field,
    a lane, the stage a pip stands on; `line`, a hairline between two grounds, never a text; `edge`, the border of what
    can be pressed, typed in or drawn: 3:1 on every ground.

    Texts: `bone`, light; `muted`, which steps back and is still 6:1 on ink.

    `oxblood` is the back of the Players' Deck, a ground for bone and never a text on ink, `oxblood_lit` the same under
    the pointer; `accent` the street lamp, the one accent where no suit, side or Major has a say.

    Suits on ink, told apart by every common kind of sight: `wands`, `cups`, `swords`, `pentacles`; on `paper`, the
    ground in print, the same `…_in_print`.

    Sides: `players` and `horror` for text and lines on ink, `horror_ground` as a ground. `danger`: hurt, refusals, a
    card that failed.

    In the Host's window, and no side's: `gain` for what adds a card to a throw, `loss` for what takes one, each on a
    ground of its own; `current_ground` is the ground of the row whose turn it is.
    """

    ink: str
    table: str
    panel: str
    line: str
    edge: str
    bone: str
    muted: str
    oxblood: str
    oxblood_lit: str
    accent: str
    wands: str
    cups: str
    swords: str
    pentacles: str
    players: str
    horror: str
    horror_ground: str
    danger: str
    gain: str
    gain_ground: str
    loss: str
    loss_ground: str
    current_ground: str
    paper: str
    wands_in_print: str
    cups_in_print: str
    swords_in_print: str
    pentacles_in_print: str


SODIUM: Final = Palette(
    ink="#14131A",
    table="#08090C",
    panel="#1D1B25",
    line="#3A3644",
    edge="#747080",
    bone="#F2ECDD",
    muted="#9B95A3",
    oxblood="#7A1420",
    oxblood_lit="#94202D",
    accent="#E9A33B",
    wands="#C76338",
    cups="#66B3E4",
    swords="#F2ECDD",
    pentacles="#F2BC27",
    players="#E8C9A0",
    horror="#7FD0B0",
    horror_ground="#0E1F1C",
    danger="#F0664F",
    gain="#B9C4FF",
    gain_ground="#1B1F3A",
    loss="#F0A070",
    loss_ground="#2E1A10",
    current_ground="#2B2213",
    paper="#E9E1CE",
    wands_in_print="#BB3205",
    cups_in_print="#145FAF",
    swords_in_print="#14131A",
    pentacles_in_print="#40331B",
)
"""A street at night under its lamps."""

LIGHT: Final = replace(
    SODIUM,
    ink="#F4F1EA",
    table="#FFFFFF",
    panel="#E9E4D9",
    line="#C9C1B2",
    edge="#7F7768",
    bone="#1A1820",
    muted="#595364",
    oxblood="#F0B9B4",
    oxblood_lit="#F6CBC6",
    accent="#7A4A00",
    wands="#9C3A12",
    cups="#145FAF",
    swords="#1A1820",
    pentacles="#6B5200",
    players="#6E3B12",
    horror="#0B5F49",
    horror_ground="#D5EDE3",
    danger="#A8200F",
    gain="#2F3A9E",
    gain_ground="#E1E5FB",
    loss="#8A3A0C",
    loss_ground="#FBE5D6",
    current_ground="#FBEBCB",
)
"""A white room by day: what is light and dark at night has changed places."""

SEPIA: Final = replace(
    LIGHT,
    ink="#EADFC8",
    table="#F3EAD7",
    panel="#DFD2B6",
    line="#BFAE8C",
    edge="#786648",
    bone="#2A1E12",
    muted="#5A4A38",
    oxblood="#E3A79A",
    oxblood_lit="#EBB9AE",
    accent="#6A3D00",
    wands="#8A3410",
    cups="#12508F",
    swords="#2A1E12",
    pentacles="#5C4600",
    players="#63340F",
    horror="#0A5240",
    horror_ground="#CFE0CC",
    danger="#951C0D",
    gain="#2B3590",
    gain_ground="#DCDDE6",
    loss="#7C340A",
    loss_ground="#F2D5BC",
    current_ground="#F5DFAF",
)
"""Old paper, which is easy on the eyes."""

CONTRAST: Final = replace(
    SODIUM,
    ink="#000000",
    table="#000000",
    panel="#101014",
    line="#56525F",
    edge="#98929F",
    bone="#FFFFFF",
    muted="#D3CEDA",
    oxblood="#5E0A14",
    oxblood_lit="#7A1420",
    accent="#FFC14D",
    wands="#FF9A66",
    cups="#8FCBF5",
    swords="#FFFFFF",
    pentacles="#FFD24A",
    players="#FFDDB0",
    horror="#9BEBCB",
    horror_ground="#06231B",
    danger="#FF9C8C",
    gain="#CDD5FF",
    gain_ground="#141A40",
    loss="#FFB98F",
    loss_ground="#2E1605",
    current_ground="#2A2005",
)
"""White on black: every text is 7:1 and more on its ground."""

PALETTES: Final = {"dark": SODIUM, "light": LIGHT, "sepia": SEPIA, "contrast": CONTRAST}
"""What comes with the program, by the word that a choice is kept by."""

IN_USE: Final = SODIUM
"""What the windows wear until somebody chooses; cards and the TV are always painted with `SODIUM`."""

_GROUNDS = ("ink", "table", "panel")
_ON_GROUNDS = ("bone", "muted", "accent", "players", "horror", "danger", "gain", "loss")
TEXTS: Final = (
    *((text, ground) for text in _ON_GROUNDS for ground in _GROUNDS),
    *((text, "current_ground") for text in ("bone", "muted", "accent")),
    *((suit, "ink") for suit in ("wands", "cups", "swords", "pentacles")),
    *(("bone", ground) for ground in ("oxblood", "oxblood_lit", "line")),
    *(("gain", "gain_ground"), ("loss", "loss_ground"), ("horror", "horror_ground"), ("players", "oxblood")),
    *(("ink", ground) for ground in ("accent", "bone", "players")),
)
"""Every colour in which the window writes, each with a ground that it writes it on."""
READABLE: Final = 4.5
"""The least contrast of a text with its ground (WCAG 2, level AA)."""
OUTLINES: Final = tuple((outline, ground) for outline in ("edge", "accent") for ground in (*_GROUNDS, "current_ground"))
"""What tells where something is that can be pressed, and where the keyboard is, each with a ground that it lies on."""
SEEN: Final = 3.0
"""The least contrast of an outline that means something (WCAG 2, 1.4.11)."""


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 (the same) to 21 (black and white), as WCAG 2 measures it."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def faint_texts(palette: Palette, least: float = READABLE) -> list[tuple[str, str, float]]:
    """Return the texts of a palette that can hardly be read: each with its ground, and the contrast."""
    return _too_faint(palette, TEXTS, least)


def faint_outlines(palette: Palette) -> list[tuple[str, str, float]]:
    """Return the outlines of a palette that can hardly be seen: each with its ground, and the contrast."""
    return _too_faint(palette, OUTLINES, SEEN)


def _too_faint(palette: Palette, pairs: Iterable[tuple[str, str]], least: float) -> list[tuple[str, str, float]]:
    colours = asdict(palette)
    measured = ((one, ground, contrast(colours[one], colours[ground])) for one, ground in pairs)
    return [pair for pair in measured if pair[2] < least]
