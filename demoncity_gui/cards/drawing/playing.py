"""The 54 playing cards: four suits of thirteen and two Jokers, cut from the tarot's shapes in the tarot's colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.playing_courts import paint_half, paint_joker_at_the_mirror, paint_joker_on_the_wire
from demoncity_gui.cards.drawing.primitives import (
    CARD,
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER,
    Point,
    blob,
    disc,
    joined,
    moved,
    placed,
    polygon,
    rays,
    rect,
    star,
)

_INK_OF: Final = {
    **{"spades": look.BLADE, "clubs": look.HORROR, "hearts": look.EMBER, "diamonds": look.BRASS},
    **{"joker-1": look.SODIUM, "joker-2": look.HORROR},
}
_COURT: Final = ("jack", "queen", "king")
_LETTERS: Final = {"1": "A", "jack": "J", "queen": "Q", "king": "K"}
_LEFT, _MIDDLE, _RIGHT = 232.0, 350.0, 468.0
_PAIR, _THREE = (_LEFT, _RIGHT), (290.0, 470.0, 600.0, 730.0, 910.0)
_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    2: ((_MIDDLE, 340), (_MIDDLE, 860)),
    3: ((_MIDDLE, 300), (_MIDDLE, 600), (_MIDDLE, 900)),
    4: tuple((x, y) for y in (340, 860) for x in _PAIR),
    5: (*((x, y) for y in (340, 860) for x in _PAIR), (_MIDDLE, 600)),
    6: tuple((x, y) for y in (320, 600, 880) for x in _PAIR),
    7: (*((x, y) for y in (320, 600, 880) for x in _PAIR), (_MIDDLE, 460)),
    8: (*((x, y) for y in (320, 600, 880) for x in _PAIR), (_MIDDLE, 460), (_MIDDLE, 740)),
    9: (*((x, y) for y in (290, 496, 704, 910) for x in _PAIR), (_MIDDLE, 600)),
    10: (*((x, y) for y in (290, 496, 704, 910) for x in _PAIR), (_MIDDLE, 394), (_MIDDLE, 806)),
}
"""Where the pips of a number lie, card units."""


def paint_playing_card(painter: QPainter, name: str) -> None:
    """Paint a card by its name, such as `spades-queen` or `joker-1`, 700 units by 1200."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    suit, _, rank = name.partition("-")
    colour = colour_of(name)
    fill(painter, rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), look.TABLE)
    hatch(painter, rect(24, 24, 652, 1152, 22), Hatch.RAIN, mixed(look.TABLE, colour, 0.14), pitch=24)
    stroke(painter, rect(24, 24, 652, 1152, 22), mixed(look.TABLE, colour, 0.6), 5)
    if name == "joker-1":
        paint_joker_at_the_mirror(painter)
    elif suit == "joker":
        paint_joker_on_the_wire(painter)
    elif rank in _COURT:
        for turn in (0, 180):
            with tilted(painter, CARD.center().x(), CARD.center().y(), turn):
                paint_half(painter, name, _suit(suit), colour)
        stroke(painter, polygon(((34, 644), (666, 556))), look.INK, 12)
    elif rank == "1":
        fill(painter, rays(350, 600, 190, 300, 24, 12), mixed(look.TABLE, colour, 0.35))
        fill(painter, placed(_suit(suit), 350, 600, 3.4), colour)
    else:
        for x, y in _PIPS[int(rank)]:
            fill(painter, placed(_suit(suit), x, y, 1.1, 180 if y > 600 else 0), colour)
    for turn in (0, 180):
        with tilted(painter, CARD.center().x(), CARD.center().y(), turn):
            _corner(painter, suit, rank, colour)
    painter.restore()


def colour_of(name: str) -> str:
    """Return the colour of a card: its suit's, or a Joker's own."""
    suit, _, _ = name.partition("-")
    return _INK_OF[name if suit == "joker" else suit]


def picture_of(name: str) -> QPainterPath:
    """Return where a card has people and a scene, nothing where it has signs alone."""
    suit, _, rank = name.partition("-")
    if suit == "joker":
        return joined(rect(180, 34, 486, 946), rect(34, 210, 486, 956))
    if rank not in _COURT:
        return QPainterPath()
    return joined(disc(350, 314, 190), disc(350, 886, 190), rect(140, 440, 420, 320, 60))


def _corner(painter: QPainter, suit: str, rank: str, colour: str) -> None:
    """Paint what tells the card across a room: its number or letter over its suit, on the bare ground."""
    text = "★" if suit == "joker" else _LETTERS.get(rank, rank)
    if suit == "joker":
        fill(painter, star(98, 120, 62, 26), colour)
        return
    letters = lettering(text, 130, look.NUMERAL, widest=112)
    box = letters.boundingRect()
    fill(painter, rect(30, 30, 136, 300, 18), look.TABLE)
    fill(painter, moved(letters, 98 - box.width() / 2, 190), colour)
    fill(painter, placed(_suit(suit), 98, 262, 0.78), colour)


def _suit(suit: str) -> QPainterPath:
    """Return a suit's sign around (0, 0), about 100 units tall."""
    foot = polygon(((-8, 6), (8, 6), (24, 54), (-24, 54)))
    match suit:
        case "spades":
            edge = ((22, -24), (46, 4), (44, 28), (20, 34))
            left = tuple((-x, y) for x, y in reversed(edge))
            return joined(blob(((0, -56), *edge, (0, 20), *left), tension=0.7), foot)
        case "clubs":
            return joined(disc(0, -26, 25), disc(-25, 12, 25), disc(25, 12, 25), disc(0, 2, 14), foot)
        case "hearts":
            edge = ((16, -46), (40, -42), (48, -12), (30, 20))
            left = tuple((-x, y) for x, y in reversed(edge))
            return blob(((0, -26), *edge, (0, 54), *left), tension=0.7)
        case _:
            return polygon(((0, -58), (42, 0), (0, 58), (-42, 0)))
