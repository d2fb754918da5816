"""The sixteen court cards: a half figure under a lamp, half of it lit, with the suit's glyph huge as its prop."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.art import look
from demoncity_gui.art.glyphs import paint_glyph
from demoncity_gui.art.primitives import (
    CARD_WIDTH,
    SUIT_HATCH,
    Hatch,
    blob,
    cone,
    crown,
    disc,
    fedora,
    fill,
    hatch,
    joined,
    lamp,
    lettering,
    limb,
    mixed,
    moved,
    placed,
    polygon,
    rect,
    rimmed,
    stroke,
    thick_line,
)
from demoncity_gui.rules.cards import Court, Suit

_X = 420.0  # the figure's axis; the light falls on its left half
_BLACK = "#060609"


def paint_court(painter: QPainter, suit: Suit, court: Court, *, large_index: bool) -> None:
    """Paint the picture and the name of a court card; its frame and index are the face's."""
    colour = look.SUIT_COLOUR[suit]
    floor = 1172 if large_index else 1080
    stage = rect(28, 28, 644, floor - 28, 24)
    painter.save()
    painter.setClipPath(stage, Qt.ClipOperation.IntersectClip)
    light = cone(_X, 150, floor, 40, 800, 36)
    fill(painter, light, mixed(look.INK, colour, 0.24))
    style = SUIT_HATCH[suit]
    tone = mixed(look.INK, colour, 0.46)
    hatch(painter, light, style, tone, pitch=30 if style is Hatch.DOTS else 24, width=8 if style is Hatch.DOTS else 3)
    fill(painter, lamp(_X, 150, 74), colour)
    fill(painter, rect(_X - 34, 150, 68, 12, 6), look.BONE)

    _FIGURE[court](painter, suit)
    _prop(painter, suit)
    painter.restore()
    if not large_index:
        name = lettering(f"{court.value} of {suit.value}".upper(), 34, look.TITLE, 700, 0.04, widest=600)
        fill(painter, moved(name, (CARD_WIDTH - name.boundingRect().width()) / 2, 1142), colour)


def _lit_half(shape: QPainterPath) -> QPainterPath:
    """The part of a shape that the lamp reaches: left of the figure's axis."""
    return shape.intersected(rect(0, 0, _X, 1200))


def _body(painter: QPainter, shape: QPainterPath, colour: str, *, share: float = 0.62) -> None:
    """A black body with a rim of light, its lit half in a tone of the suit."""
    rimmed(painter, shape, _BLACK, colour, 3)
    fill(painter, _lit_half(shape), mixed(_BLACK, colour, share * 0.5))


def _face(painter: QPainter, width: float, chin: float, *, soft: bool) -> None:
    """A face around (_X, 450): its lit half bone, its dark half black, the nose's edge between them."""
    outline = blob(
        (
            (_X, 330),
            (_X + width * 0.75, 360),
            (_X + width, 440),
            (_X + width * 0.72, 530),
            (_X + width * 0.3, chin),
            (_X - width * 0.3, chin),
            (_X - width * 0.72, 530),
            (_X - width, 440),
            (_X - width * 0.75, 360),
        )
    )
    rimmed(painter, outline, _BLACK, look.BONE, 3)
    nose = 22 if soft else 30
    lit = polygon(
        (
            (_X - 200, 300),
            (_X + 8, 300),
            (_X + 4, 410),
            (_X + nose, 488),
            (_X + 2, 500),
            (_X + 4, 524),
            (_X + 14, 532),
            (_X + 2, 545),
            (_X + 6, 700),
            (_X - 200, 700),
        )
    )
    fill(painter, outline.intersected(lit), look.BONE)
    eye = polygon(
        ((_X - width * 0.68, 438), (_X - width * 0.38, 424), (_X - width * 0.14, 440), (_X - width * 0.4, 450))
    )
    fill(painter, eye, _BLACK)
    far_eye = polygon(
        ((_X + width * 0.3, 438), (_X + width * 0.5, 428), (_X + width * 0.7, 438), (_X + width * 0.5, 444))
    )
    fill(painter, far_eye, look.BONE)


def _page(painter: QPainter, suit: Suit) -> None:
    colour = look.SUIT_COLOUR[suit]
    coat = blob(
        (
            (_X - 60, 600),
            (_X + 60, 600),
            (_X + 190, 680),
            (_X + 226, 900),
            (_X + 240, 1240),
            (_X - 240, 1240),
            (_X - 226, 900),
            (_X - 190, 680),
        ),
        tension=0.7,
    )
    _body(painter, coat, colour)
    fill(painter, rect(_X - 46, 540, 92, 110, 20), _BLACK)
    _face(painter, 96, 572, soft=True)
    fill(painter, polygon(((_X - 50, 528), (_X - 4, 522), (_X - 8, 536), (_X - 40, 538))), _BLACK)
    scarf = blob(((_X - 112, 610), (_X, 580), (_X + 112, 610), (_X + 118, 660), (_X, 690), (_X - 118, 660)))
    rimmed(painter, scarf, colour, _BLACK, 5)
    tail = polygon(((_X + 40, 650), (_X + 100, 640), (_X + 130, 860), (_X + 56, 870)))
    rimmed(painter, tail, colour, _BLACK, 5)
    for y in (800, 826):
        fill(painter, thick_line(((_X + 58, y), (_X + 122, y - 8)), 8, round_ends=False), _BLACK)
    cap = blob(
        (
            (_X - 150, 386),
            (_X - 150, 322),
            (_X - 80, 268),
            (_X + 20, 250),
            (_X + 116, 282),
            (_X + 142, 344),
            (_X + 108, 378),
            (_X, 360),
        )
    )
    rimmed(painter, cap, _BLACK, colour, 4)
    fill(painter, _lit_half(cap), colour)
    peak = blob(((_X - 168, 400), (_X - 130, 366), (_X - 20, 362), (_X + 40, 384), (_X - 20, 396), (_X - 100, 402)))
    rimmed(painter, peak, _BLACK, colour, 3)
    fill(painter, disc(_X + 4, 252, 12), _BLACK)


def _knight(painter: QPainter, suit: Suit) -> None:
    colour = look.SUIT_COLOUR[suit]
    jacket = polygon(
        (
            (_X - 70, 610),
            (_X + 70, 610),
            (_X + 150, 650),
            (_X + 250, 780),
            (_X + 250, 1240),
            (_X - 250, 1240),
            (_X - 250, 780),
            (_X - 150, 650),
        )
    )
    _body(painter, jacket, colour)
    for side in (-1, 1):
        pad = blob(
            (
                (_X + side * 110, 660),
                (_X + side * 190, 640),
                (_X + side * 262, 720),
                (_X + side * 262, 810),
                (_X + side * 160, 760),
            )
        )
        rimmed(painter, pad, _BLACK if side > 0 else colour, colour, 4)
    fill(painter, thick_line(((_X, 640), (_X, 1200)), 8), colour)
    lapel = polygon(((_X - 70, 610), (_X, 700), (_X - 36, 760), (_X - 120, 650)))
    fill(painter, lapel, look.BONE)
    helmet = blob(
        (
            (_X, 268),
            (_X + 96, 296),
            (_X + 140, 390),
            (_X + 132, 520),
            (_X + 92, 610),
            (_X, 632),
            (_X - 92, 610),
            (_X - 132, 520),
            (_X - 140, 390),
            (_X - 96, 296),
        ),
        tension=0.9,
    )
    rimmed(painter, helmet, _BLACK, look.BONE, 4)
    fill(painter, _lit_half(helmet), look.BONE)
    visor = blob(
        ((_X - 124, 410), (_X, 392), (_X + 124, 410), (_X + 118, 462), (_X, 486), (_X - 118, 462)), tension=0.8
    )
    rimmed(painter, visor, _BLACK, _BLACK, 6)
    stroke(painter, visor, colour, 5)
    fill(painter, polygon(((_X - 92, 430), (_X - 26, 422), (_X - 40, 456), (_X - 88, 450))), colour)
    for dy in (528, 556, 584):
        fill(painter, thick_line(((_X - 64, dy), (_X - 18, dy + 6)), 9), _BLACK)
        fill(painter, thick_line(((_X + 18, dy + 6), (_X + 64, dy)), 9), look.BONE)
    crest = blob(
        (
            (_X - 14, 280),
            (_X - 34, 226),
            (_X + 30, 186),
            (_X + 140, 210),
            (_X + 210, 300),
            (_X + 220, 420),
            (_X + 176, 340),
            (_X + 96, 280),
            (_X + 14, 262),
        ),
        tension=0.8,
    )
    rimmed(painter, crest, colour, _BLACK, 5)


def _queen(painter: QPainter, suit: Suit) -> None:
    colour = look.SUIT_COLOUR[suit]
    veil = blob(
        (
            (_X, 296),
            (_X + 120, 330),
            (_X + 158, 470),
            (_X + 190, 700),
            (_X + 236, 940),
            (_X + 140, 900),
            (_X - 140, 900),
            (_X - 236, 940),
            (_X - 190, 700),
            (_X - 158, 470),
            (_X - 120, 330),
        ),
        tension=0.8,
    )
    rimmed(painter, veil, _BLACK, colour, 4)
    hatch(
        painter, veil.intersected(rect(_X, 0, 400, 1200)), Hatch.VERTICAL, mixed(_BLACK, colour, 0.5), pitch=16, width=3
    )
    fill(painter, _lit_half(veil), mixed(_BLACK, colour, 0.42))
    gown = blob(
        (
            (_X - 40, 640),
            (_X + 40, 640),
            (_X + 150, 712),
            (_X + 176, 860),
            (_X + 160, 1240),
            (_X - 160, 1240),
            (_X - 176, 860),
            (_X - 150, 712),
        ),
        tension=0.7,
    )
    rimmed(painter, gown, _BLACK, colour, 4)
    fill(painter, polygon(((_X - 40, 560), (_X, 560), (_X, 790), (_X - 120, 690), (_X - 40, 650))), look.BONE)
    fill(painter, polygon(((_X, 560), (_X + 40, 560), (_X + 40, 650), (_X + 120, 690), (_X, 790))), _BLACK)
    _face(painter, 88, 584, soft=True)
    lips = blob(((_X - 34, 538), (_X - 12, 530), (_X + 8, 536), (_X - 8, 552)))
    fill(painter, lips, _BLACK if suit is Suit.SWORDS else colour)
    fill(painter, limb(((_X - 62, 416, 5), (_X - 36, 402, 9), (_X - 10, 414, 4))), _BLACK)
    for dx, dy in ((-84, 676), (-56, 706), (-22, 726), (22, 726), (56, 706), (84, 676)):
        rimmed(painter, disc(_X + dx, dy, 13), colour, _BLACK, 4)
    rimmed(painter, disc(_X, 752, 22), colour, _BLACK, 5)
    tiara = placed(crown(), _X, 344, 1.04)
    rimmed(painter, tiara, colour, _BLACK, 6)
    fill(painter, rect(_X - 104, 326, 208, 18), _BLACK)
    for dx, dy in ((-116, -114), (0, -138), (116, -114)):
        rimmed(painter, disc(_X + dx, 344 + dy, 15), look.BONE, _BLACK, 4)


def _king(painter: QPainter, suit: Suit) -> None:
    colour = look.SUIT_COLOUR[suit]
    coat = polygon(
        (
            (_X - 90, 600),
            (_X + 90, 600),
            (_X + 230, 670),
            (_X + 290, 800),
            (_X + 300, 1240),
            (_X - 300, 1240),
            (_X - 290, 800),
            (_X - 230, 670),
        )
    )
    _body(painter, coat, colour)
    shirt = polygon(((_X - 76, 600), (_X + 76, 600), (_X, 860)))
    fill(painter, shirt, look.BONE)
    fill(painter, shirt.intersected(rect(_X, 500, 300, 500)), look.MUTED)
    tie = polygon(
        ((_X - 24, 640), (_X + 24, 640), (_X + 14, 676), (_X + 34, 800), (_X, 856), (_X - 34, 800), (_X - 14, 676))
    )
    fill(painter, tie, _BLACK)
    for side in (-1, 1):
        lapel = polygon(
            (
                (_X + side * 80, 596),
                (_X + side * 150, 680),
                (_X + side * 110, 720),
                (_X + side * 140, 750),
                (_X, 900),
                (_X + side * 4, 850),
            )
        )
        rimmed(painter, lapel, _BLACK, colour, 4)
    _face(painter, 110, 590, soft=False)
    beard = blob(
        (
            (_X - 108, 480),
            (_X - 84, 530),
            (_X - 40, 512),
            (_X, 506),
            (_X + 40, 512),
            (_X + 84, 530),
            (_X + 108, 480),
            (_X + 96, 600),
            (_X, 680),
            (_X - 96, 600),
        ),
        tension=0.7,
    )
    rimmed(painter, beard, _BLACK, look.BONE, 3)
    hatch(painter, _lit_half(beard), Hatch.VERTICAL, look.BONE, pitch=15, width=5)
    fill(painter, limb(((_X - 40, 556, 6), (_X, 550, 12), (_X + 40, 556, 6))), colour)
    hat = placed(fedora(), _X, 372, 1.72)
    rimmed(painter, hat, _BLACK, colour, 4)
    band = placed(crown(), _X, 354, 1.0)
    rimmed(painter, band, colour, _BLACK, 7)
    fill(painter, rect(_X - 100, 334, 200, 10), _BLACK)
    for dx in (-52, 0, 52):
        fill(painter, disc(_X + dx, 314, 9), _BLACK)


_FIGURE = {Court.PAGE: _page, Court.KNIGHT: _knight, Court.QUEEN: _queen, Court.KING: _king}


def _prop(painter: QPainter, suit: Suit) -> None:
    """The suit's glyph, huge, in the figure's gloved hand."""
    match suit:
        case Suit.WANDS:
            paint_glyph(painter, suit, 172, 760, 700, rim=_BLACK)
            _fist(painter, suit, 172, 980)
        case Suit.CUPS:
            paint_glyph(painter, suit, 190, 770, 340, rim=_BLACK)
            _fist(painter, suit, 190, 930)
        case Suit.SWORDS:
            paint_glyph(painter, suit, 190, 800, 540, rim=_BLACK)
            _fist(painter, suit, 190, 588)
        case Suit.PENTACLES:
            paint_glyph(painter, suit, 190, 770, 320, rim=_BLACK)
            _fist(painter, suit, 190, 934)


def _fist(painter: QPainter, suit: Suit, x: float, y: float) -> None:
    """A gloved hand closed around something upright at (x, y), its arm coming from the right."""
    colour = look.SUIT_COLOUR[suit]
    sleeve = limb(((x + 36, y + 10, 90), (x + 205, y + 140, 150)))
    rimmed(painter, sleeve, _BLACK, colour, 4)
    hand = joined(*(rect(x - 52, y - 52 + i * 27, 104, 29, 14) for i in range(4)))
    rimmed(painter, hand, look.BONE, _BLACK, 6)
    for i in range(3):
        fill(painter, rect(x - 46, y - 27 + i * 27, 86, 5, 2), _BLACK)
