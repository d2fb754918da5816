"""The 54 playing cards: four suits of thirteen and two Jokers, cut from the tarot's shapes in the tarot's colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke, tilted
from demoncity_gui.cards.drawing.primitives import (
    CARD,
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER,
    Point,
    blob,
    disc,
    joined,
    lamp,
    moved,
    placed,
    polygon,
    rays,
    rect,
    star,
)

_INK_OF: Final = {"spades": look.BLADE, "clubs": look.HORROR, "hearts": look.EMBER, "diamonds": look.BRASS}
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
    colour = look.SODIUM if suit == "joker" else _INK_OF[suit]
    fill(painter, rect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER), look.TABLE)
    hatch(painter, rect(24, 24, 652, 1152, 22), Hatch.RAIN, mixed(look.TABLE, colour, 0.14), pitch=24)
    stroke(painter, rect(24, 24, 652, 1152, 22), mixed(look.TABLE, colour, 0.6), 5)
    if suit == "joker":
        _joker(painter, colour)
    elif rank in ("jack", "queen", "king"):
        for turn in (0, 180):
            with tilted(painter, CARD.center().x(), CARD.center().y(), turn):
                _half(painter, suit, rank, colour)
        stroke(painter, polygon(((60, 640), (640, 560))), look.INK, 12)
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


def _half(painter: QPainter, suit: str, rank: str, colour: str) -> None:
    """Paint the upper half of somebody under a street lamp: hat, bob or crown, a coat with the suit on it."""
    painter.save()
    painter.setClipPath(polygon(((60, 60), (640, 60), (640, 560), (60, 640))))
    fill(painter, polygon(((350, 150), (620, 640), (80, 640))), mixed(look.TABLE, colour, 0.22))
    coat = mixed(look.INK, colour, 0.34)
    shoulders = blob(((140, 700), (170, 520), (270, 452), (350, 440), (430, 452), (530, 520), (560, 700)), tension=0.8)
    if rank == "queen":
        fill(
            painter,
            blob(((350, 196), (446, 250), (462, 400), (430, 470), (270, 470), (238, 400), (254, 250))),
            look.INK,
        )
    fill(painter, shoulders, coat)
    fill(painter, polygon(((300, 446), (400, 446), (352, 640))), look.BONE)
    fill(painter, polygon(((336, 460), (366, 460), (372, 600), (350, 632), (330, 600))), colour)
    fill(painter, rect(318, 390, 64, 80, 20), mixed(look.BONE, look.INK, 0.3))
    face = blob(((350, 228), (410, 262), (408, 356), (376, 416), (350, 426), (324, 416), (292, 356), (290, 262)))
    fill(painter, face, look.BONE)
    painter.save()
    painter.setClipPath(face)
    fill(painter, rect(350, 200, 120, 260), mixed(look.BONE, colour, 0.42))
    painter.restore()
    for x in (322, 378):
        fill(painter, blob(((x - 18, 322), (x, 310), (x + 18, 322), (x, 332))), look.INK)
    fill(painter, polygon(((350, 326), (360, 366), (340, 366))), mixed(look.BONE, look.INK, 0.35))
    fill(painter, blob(((326, 388), (350, 380), (374, 388), (350, 398))), look.OXBLOOD)
    _on_the_head(painter, rank, colour)
    fill(painter, placed(_suit(suit), 472, 524, 0.8), QColor(colour))
    painter.restore()


def _on_the_head(painter: QPainter, rank: str, colour: str) -> None:
    match rank:
        case "jack":
            fill(painter, joined(disc(350, 262, 122, 26), rect(274, 168, 152, 92, 34)), look.INK)
            fill(painter, rect(274, 228, 152, 22), colour)
        case "queen":
            fill(
                painter,
                blob(((282, 300), (296, 232), (350, 212), (404, 232), (418, 300), (380, 262), (320, 262))),
                look.INK,
            )
            band = polygon(((286, 226), (304, 164), (328, 206), (350, 148), (372, 206), (396, 164), (414, 226)))
            pearls = (disc(x, y, 11) for x, y in ((304, 160), (350, 144), (396, 160)))
            fill(painter, joined(band, *pearls), colour)
        case _:
            beard = blob(
                ((290, 350), (320, 400), (350, 406), (380, 400), (410, 350), (404, 440), (350, 492), (296, 440))
            )
            fill(painter, beard, mixed(look.INK, colour, 0.2))
            crown = polygon(((270, 262), (262, 150), (308, 204), (350, 136), (392, 204), (438, 150), (430, 262)))
            fill(painter, crown, colour)
            fill(painter, rect(270, 240, 160, 24), look.INK)


def _joker(painter: QPainter, colour: str) -> None:
    """Paint a grin beneath a lamp, under a cap with three bells."""
    fill(painter, polygon(((336, 210), (364, 210), (600, 1080), (100, 1080))), mixed(look.TABLE, colour, 0.22))
    fill(painter, lamp(350, 210, 90), mixed(look.INK, colour, 0.5))
    cap = joined(blob(((222, 600), (170, 470), (110, 440), (150, 380), (250, 420), (330, 560))),
        blob(((478, 600), (530, 470), (590, 440), (550, 380), (450, 420), (370, 560))),
        blob(((250, 610), (290, 440), (350, 330), (410, 440), (450, 610))))  # fmt: skip
    fill(painter, cap, look.OXBLOOD)
    fill(painter, joined(disc(110, 440, 26), disc(590, 440, 26), disc(350, 326, 26)), colour)
    fill(painter, blob(((220, 600), (480, 600), (480, 740), (420, 850), (350, 880), (280, 850), (220, 740))), look.BONE)
    fill(painter, rect(214, 590, 272, 36, 18), colour)
    for x in (290, 410):
        fill(painter, star(x, 690, 34, 14, 4), look.INK)
    fill(painter, polygon(((350, 700), (370, 762), (330, 762))), mixed(look.BONE, look.OXBLOOD, 0.5))
    fill(painter, blob(((262, 770), (350, 800), (438, 770), (400, 832), (350, 846), (300, 832))), look.INK)
    fill(painter, blob(((286, 786), (350, 806), (414, 786), (350, 824))), look.BONE)
    fill(
        painter,
        joined(*(placed(polygon(((-60, 0), (60, 0), (0, 130))), x, 866) for x in (240, 350, 460))),
        look.OXBLOOD,
    )
