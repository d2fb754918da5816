"""The colours of the windows, the cards and the TV, as one value. A colour theme of the window is another `Palette`.

Colours are `#RRGGBB` strings, so that this module needs no running Qt to be read; `QColor(palette.ink)` makes one.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Palette(Struct, frozen=True, kw_only=True):
    """What each colour is for.

    Grounds: `ink` of every card and panel; `table`, what cards lie on, the darkest; `panel`, a raised ground: a field,
    a lane, the stage a pip stands on; `line`, a hairline between two grounds, never a text.

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

IN_USE: Final = SODIUM
"""What the windows wear; cards and the TV are always painted with `SODIUM`."""
