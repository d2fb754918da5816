"""Hands in one style: each finger its own shape with a dark side, the knuckles bent, a cuff.

A hand at size 1 is about 100 units across. It has its wrist towards y = +60 and its fingers up at turn 0, a right hand
seen from its back or from the fingers that close around a thing; `mirror` makes a left one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb
from demoncity_gui.cards.drawing.tones import BLACK

Skin = str | QColor


@contextmanager
def _at(painter: QPainter, x: float, y: float, turn: float, size: float, mirror: bool) -> Iterator[None]:
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    yield
    painter.restore()


def _hand(painter: QPainter, parts: Sequence[QPainterPath], skin: Skin, deep: float = 5, *, seam: float = 1.9) -> None:
    """Paint a hand's parts, the hindmost first: one dark edge around all, between them no more than a seam."""
    for part in parts:
        stroke(painter, part, BLACK, 9)
    crease, shade = mixed(BLACK, skin, 0.4), mixed(BLACK, skin, 0.66)
    for part in parts:
        lit(painter, part, skin, skin, (-deep, -deep * 0.8), shade=shade, edge=crease, width=seam, smooth=True)


def _knuckles(painter: QPainter, points: Sequence[Point], skin: Skin) -> None:
    """Paint the light on knuckles, and the crease beneath each."""
    fill(painter, joined(*(limb(((x + 3, y - 9, 2), (x + 7, y, 4), (x + 3, y + 9, 2))) for x, y in points)),
        mixed(BLACK, skin, 0.58))  # fmt: skip


def fist(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    thumb: bool = True,
    mirror: bool = False,
    back: bool = False,
) -> None:
    """A fist around something upright: the hand's back at the right, four bent fingers, the thumb over them.

    With `back` it is seen from its back: the knuckles in a row at the left, the fingers go away around the thing.
    """
    with _at(painter, x, y, turn, size, mirror):
        if back:
            _fist_from_its_back(painter, skin)
            return
        heel = blob(((4, -58), (40, -66), (64, -50), (74, -14), (66, 26), (46, 56), (40, 82), (-2, 84), (-14, 58),
            (-22, 20)), tension=0.75)  # fmt: skip
        ends = ((-40, -44, 54, -46, 35), (-52, -11, 62, -18, 38), (-50, 22, 62, 12, 35), (-38, 50, 52, 40, 29))
        bent = []
        for left, low, right, top, thick in ends:
            h = thick / 2
            bent.append(blob(((right, top - h), (left * 0.35, (low + top) / 2 - h * 1.06), (left + 8, low - h * 0.94),
                (left - 3, low - h * 0.3), (left, low + h * 0.62), (left + 14, low + h), (left * 0.3 + 8,
                (low + top) / 2 + h * 0.9), (right, top + h * 0.9), (right + h * 0.8, top)), tension=0.8))  # fmt: skip
        _hand(painter, (heel,), skin)
        _hand(painter, tuple(reversed(bent)), skin, 6, seam=3.6)
        dark, pale = mixed(BLACK, skin, 0.44), mixed(skin, look.BONE, 0.5)
        folds = [limb(((left + 13, y - 9, 2), (left + 9, y, 3.2), (left + 15, y + 9, 2))) for left, y, *_ in ends]
        fill(painter, joined(*folds[2 if thumb else 0 :]), dark)
        fill(painter, joined(*(disc(r - 7, y - 5, 8, 5) for *_, r, y, _ in ends)), pale)  # the line of the knuckles
        if thumb:  # across the first two, its ball at the wrist
            across = blob(((26, 80), (-4, 82), (-34, 62), (-50, 34), (-50, 6), (-36, -16), (-10, -32), (10, -40),
                (24, -34), (22, -18), (2, -4), (-13, 10), (-15, 26), (-2, 42), (20, 56)), tension=0.85)  # fmt: skip
            _hand(painter, (across,), skin, 6, seam=3.6)
            nail = blob(((6, -33), (17, -34), (20, -26), (8, -19), (1, -25)))
            fill(painter, nail, pale)
            stroke(painter, nail, mixed(BLACK, skin, 0.5), 1.8)
            fill(painter, joined(limb(((-30, -14, 2), (-22, -8, 3.4), (-18, 0, 2))),
                limb(((-6, 66, 2), (-14, 54, 3), (-16, 40, 2)))), dark)  # fmt: skip


def _fist_from_its_back(painter: QPainter, skin: Skin) -> None:
    """The hand's back from the wrist to the knuckles; what is seen of fingers and thumb goes behind the thing."""
    over = limb(((22, -40, 36), (-8, -66, 31), (-30, -64, 25)))
    ends = ((-44, -36, 33), (-52, -6, 36), (-50, 24, 34), (-38, 50, 28))
    parts = [limb(((-4, y - 4, thick), (left * 0.7, y, thick), (left, y + 3, thick * 0.78))) for left, y, thick in ends]
    whole = blob(((-16, -58), (14, -66), (44, -52), (62, -16), (60, 28), (46, 58), (42, 84), (-2, 86), (-12, 66),
        (-28, 56), (-30, 36), (-34, 8), (-32, -24)), tension=0.75)  # fmt: skip
    _hand(painter, (over, *reversed(parts), whole), skin, 6, seam=3.4)
    dark, pale = mixed(BLACK, skin, 0.5), mixed(skin, look.BONE, 0.5)
    rows = ((-15, -38), (-22, -8), (-20, 22), (-13, 46))
    fill(painter, joined(*(limb(((x + 3, y - 10, 2), (x - 5, y, 3.6), (x + 2, y + 10, 2))) for x, y in rows)), dark)
    fill(painter, joined(*(disc(x + 9, y - 2, 6, 7) for x, y in rows)), pale)
    sinews = (((2, -34), (30, 6)), ((-2, -5), (28, 22)), ((-2, 22), (26, 38)))
    fill(painter, joined(*(limb(((*a, 3.4), (*b, 1.2))) for a, b in sinews)), mixed(BLACK, skin, 0.74))


def fingers(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
) -> None:
    """Four fingers that lie over an edge, from the right; of the hand itself only its back is seen beside the thing."""
    with _at(painter, x, y, turn, size, mirror):
        whole = blob(((18, -50), (46, -58), (66, -42), (78, -6), (72, 36), (56, 66), (40, 78), (24, 62)), tension=0.75)
        parts = [whole]
        for number in range(3, -1, -1):
            tip, top = (-34, -44, -38, -22)[number], (-40, -14, 13, 38)[number]
            bend, thick = (-47, -17, 12, 38)[number], (30, 32, 31, 26)[number]
            parts.append(blob(((46, bend * 0.86 - thick / 2), (tip * 0.2 + 14, bend - thick * 0.58), (tip + 14, top -
                thick * 0.5), (tip, top - thick * 0.2), (tip + 1, top + thick * 0.26), (tip + 16, top + thick * 0.46),
                (14, bend + thick * 0.5), (46, bend * 0.86 + thick / 2), (56, bend * 0.86)), tension=0.8))  # fmt: skip
        _hand(painter, parts, skin)
        pale = mixed(skin, look.BONE, 0.5)
        nails = [disc(tip + 9, top + 1, 7, 8) for tip, top in ((-34, -40), (-44, -14), (-38, 13), (-22, 38))]
        fill(painter, joined(*nails, *(disc(50, y, 6, 7) for y in (-38, -13, 12, 34))), pale)
        _knuckles(painter, ((12, -49), (8, -20), (8, 9), (14, 35)), skin)


@contextmanager
def grip(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    across: float = 90,
    mirror: bool = False,
) -> Iterator[None]:
    """A hand from the right that closes around what is painted inside of the `with`, `across` card units wide there.

    The palm and the thumb's tip are behind the thing, four fingers lie around its front; (x, y) is on its axis.
    """
    half = across / 2 / size
    with _at(painter, x, y, turn, size, mirror):
        thumb = limb(((half, 10, 44), (-half + 4, -34, 40), (-half - 20, -62, 28)))
        palm_ = blob(((half - 30, -54), (half + 30, -54), (half + 52, -16), (half + 50, 40), (half + 20, 72),
            (half - 30, 60)), tension=0.7)  # fmt: skip
        _hand(painter, (thumb, palm_), skin)
        fill(painter, limb(((-half - 24, -66, 4), (-half - 14, -70, 7), (-half - 6, -66, 4))), mixed(skin, BLACK, 0.3))
    yield
    with _at(painter, x, y, turn, size, mirror):
        parts = [blob(((half + 4, -54), (half + 40, -46), (half + 57, -8), (half + 52, 40), (half + 24, 68),
            (half + 8, 40)), tension=0.7)]  # fmt: skip
        nails = []
        for number in range(3, -1, -1):
            tip, top = -half * (0.3, 0.52, 0.44, 0.1)[number], (-50, -18, 13, 40)[number]
            thick = (31, 34, 32, 26)[number]
            parts.append(limb(((half + 24, top * 0.72 + 2, thick + 2), (half * 0.7, top * 0.94 - 4, thick),
                (half * 0.2 + tip * 0.5, top - 3, thick * 0.9), (tip, top + 3, thick * 0.66))))  # fmt: skip
            nails.append(disc(tip - 3, top + 2, thick * 0.2, thick * 0.23))
        _hand(painter, parts, skin)
        fill(painter, joined(*nails), mixed(skin, look.BONE, 0.5))
        _knuckles(painter, ((half * 0.62 + 6, -48), (half * 0.62 + 4, -20), (half * 0.62 + 4, 8), (half * 0.62 + 6, 37),
            (half + 34, -30), (half + 40, -4), (half + 40, 22)), skin)  # fmt: skip


def palm(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
    back: bool = False,
    apart: float = 1,
) -> None:
    """An open hand, fingers up and a little apart: an oath, a stop, a plea; its palm is seen, or its back.

    `apart` 0 lays the fingers side by side: a hand that rests on something.
    """
    with _at(painter, x, y, turn, size, mirror):
        parts = []
        roots = (-33, -11, 11, 33)
        spread = ((-58, -66), (-24, -98), (12, -102), (42, -84))
        tips = [(root + (x - root) * apart, y) for root, (x, y) in zip(roots, spread, strict=True)]
        for root, (tip_x, tip_y) in zip(roots, tips, strict=True):
            parts.append(limb(((root, 4, 27), ((root + tip_x) / 2 - 2, tip_y / 2 - 8, 25), (tip_x, tip_y, 18))))
        whole = blob(((-46, -6), (-20, -14), (12, -14), (40, -4), (45, 26), (26, 66), (-22, 66), (-45, 34)),
            tension=0.7)  # fmt: skip
        thumb = blob(((10, 54), (34, 20), (54, -2), (66, -36), (78, -30), (76, 0), (60, 34), (34, 64)), tension=0.8)
        _hand(painter, (*parts, whole, thumb), skin)
        hidden = joined(limb(((-34, -5, 17), (-8, -10, 19), (32, -5, 17))), limb(((33, 26, 16), (20, 52, 14))))
        fill(painter, hidden, skin)
        dark = mixed(BLACK, skin, 0.5)
        if back:  # knuckles, sinews and nails
            lines = joined(*(limb(((x - 7, 2, 2), (x, -4, 4), (x + 7, 2, 2))) for x in (-32, -10, 12, 32)),
                *(limb(((x, 12, 3), (x * 0.7, 34, 1.5))) for x in (-30, -9, 12)))  # fmt: skip
            fill(painter, joined(*(disc(x, y + 3, 6, 8) for x, y in tips)), mixed(skin, look.BONE, 0.5))
        else:
            lines = joined(limb(((-36, 14, 2), (-8, 4, 4), (34, 8, 2))), limb(((-36, 30, 2), (-6, 20, 3), (22, 26, 2))),
                limb(((-2, 62, 2), (4, 40, 4), (28, 16, 2))))  # fmt: skip
            joints = [
                limb(((x - 8, y, 2), (x, y + 3, 3), (x + 8, y, 2)))
                for x, y in ((-44, -36), (-19, -50), (9, -52), (33, -44), (-52, -52), (-23, -74), (11, -78), (38, -64))
            ]
            lines = joined(lines, *joints)
        fill(painter, lines, dark)


def raised(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    fingers_up: int,
    mirror: bool = False,
) -> None:
    """A hand seen from its palm with one finger up, that points, or two,
    that bless; the thumb holds down the others."""
    with _at(painter, x, y, turn, size, mirror):
        whole = blob(((-44, -2), (-20, -14), (30, -14), (54, 6), (52, 40), (32, 66), (-24, 66), (-46, 34)), tension=0.8)
        straight = [
            limb(((-27, 0, 31), (-31, -58, 27), (-34, -108, 17))),
            limb(((4, -2, 32), (5, -64, 28), (8, -120, 18))),
        ]
        bent = [limb(((4, -8, 31), (6, 14, 26))), limb(((30, -4, 30), (30, 18, 25))), limb(((50, 8, 24), (47, 26, 21)))]
        thumb = limb(((-36, 40, 30), (-8, 32, 25), (30 if fingers_up == 2 else 12, 22, 18)))
        _hand(painter, (*straight[:fingers_up], whole, *bent[fingers_up - 1 :], thumb), skin)
        seams = joined(
            *(limb(((a - 9, 4, 18), (a + 9, 4, 18))) for a in (-27, 4)[:fingers_up]),
            limb(((-30, 44, 20), (-14, 56, 26))),
        )
        fill(painter, seams, skin)
        joints = [
            limb(((a - 10, c, 2), (a, c + 3, 3), (a + 10, c, 2)))
            for a, c in ((-29, -34), (-32, -74), (5, -40), (7, -84))
        ]
        fill(
            painter,
            joined(*joints[: 2 * fingers_up], limb(((-38, 6, 2), (-24, 12, 3), (-12, 8, 2)))),
            mixed(BLACK, skin, 0.5),
        )


def offer(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
) -> None:
    """A hand held out palm up, pointing left: a hollow palm, the fingers' tips rising, the thumb laid along it."""
    with _at(painter, x, y, turn, size, mirror):
        parts = []
        for root, bend, tip in (((10, -14), (-44, -14), (-92, -40)), ((14, -4), (-50, 0), (-106, -26)), ((16, 8),
            (-46, 16), (-102, -4)), ((18, 22), (-34, 32), (-82, 18))):  # fmt: skip
            parts.append(limb(((*root, 32), (*bend, 27), (*tip, 17))))
        heel = blob(((-24, -22), (20, -20), (64, -34), (112, -26), (120, 8), (114, 44), (66, 52), (6, 50), (-24, 24)),
            tension=0.8)  # fmt: skip
        thumb = blob(((104, -30), (74, -50), (34, -58), (-4, -66), (-34, -58), (-32, -44), (2, -42), (30, -30), (58,
            -6), (92, -2)), tension=0.85)  # fmt: skip
        _hand(painter, (*parts, heel, thumb), skin, 6)
        # The thumb's ball goes on in the palm, and the fingers come out of it.
        fill(painter, joined(limb(((76, -14, 14), (104, 0, 30))), limb(((-10, -6, 20), (-12, 26, 22)))), skin)
        dark = mixed(BLACK, skin, 0.5)
        folds = [limb(((52, -2, 2), (20, 8, 3.4), (-10, 6, 2))), limb(((58, 12, 2), (24, 26, 3), (-4, 24, 2)))]
        folds += [limb(((bx + 2, by - 9, 2), (bx - 3, by, 3), (bx, by + 9, 2)))
            for bx, by in ((-50, -2), (-46, 14), (-34, 30))]  # fmt: skip
        fill(painter, joined(*folds), dark)
        fill(painter, blob(((-30, -56), (-12, -61), (-4, -54), (-22, -49))), mixed(skin, look.BONE, 0.5))


@contextmanager
def pinch(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
) -> Iterator[None]:
    """A hand from below that holds the edge of what is painted inside of the `with` between thumb and forefinger.

    The forefinger goes up behind the thing, the thumb's tip lies on its face at (x, y), the other fingers are bent
    under it; the wrist is 130 units below.
    """
    with _at(painter, x, y, turn, size, mirror):
        _hand(painter, (limb(((46, 66, 38), (66, 16, 34), (56, -44, 24))),), skin)
    yield
    with _at(painter, x, y, turn, size, mirror):
        back = blob(((0, 30), (40, 14), (72, 28), (86, 68), (80, 110), (54, 146), (-10, 146), (-24, 90)), tension=0.8)
        bent = [limb(((56, 44 + number * 30, 34), (12, 42 + number * 31, 33), (-14 + number * 4, 46 + number * 30, 28)))
            for number in range(3)]  # fmt: skip
        thumb = blob(((-10, 144), (-44, 136), (-64, 104), (-58, 62), (-40, 20), (-18, -18), (4, -36), (20, -30),
            (20, -12), (4, 14), (-8, 46), (-16, 78), (-10, 108), (6, 134)), tension=0.85)  # fmt: skip
        _hand(painter, (back, *reversed(bent), thumb), skin, 6)
        dark = mixed(BLACK, skin, 0.5)
        _knuckles(painter, [(44, 42), (46, 72), (44, 102)], skin)
        fill(painter, joined(limb(((-38, 32, 2), (-28, 36, 3.4), (-18, 34, 2))), limb(((-48, 92, 2), (-36, 98, 3), (-26,
            94, 2)))), dark)  # fmt: skip
        nail = blob(((0, -26), (14, -28), (16, -14), (4, -6), (-6, -14)))
        fill(painter, nail, mixed(skin, look.BONE, 0.5))
        stroke(painter, nail, dark, 1.6)


@contextmanager
def cradle(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
) -> Iterator[None]:
    """A hand from below behind what is painted inside of the `with`: its fingers are hidden, its thumb lies before it.

    (x, y) is the middle of the palm, on the thing's edge; the thumb's tip is 48 units above it.
    """
    with _at(painter, x, y, turn, size, mirror):
        back = blob(((-46, -20), (-20, -40), (40, -36), (56, 0), (48, 44), (28, 74), (-28, 74), (-48, 40)), tension=0.8)
        outer = [limb(((36, y, 34), (74, y - 30, 30), (86, y - 68, 24))) for y in (44, 8)]
        _hand(painter, (*outer, back), skin)
    yield
    with _at(painter, x, y, turn, size, mirror):
        thumb = blob(((-26, 74), (-50, 48), (-54, 12), (-42, -18), (-28, -44), (-10, -56), (4, -48), (2, -32), (-8, -8),
            (-10, 16), (6, 34), (34, 44), (40, 58), (26, 74)), tension=0.8)  # fmt: skip
        _hand(painter, (thumb,), skin, 6)
        nail = blob(((-18, -44), (-8, -51), (0, -46), (-6, -34), (-14, -34)))
        fill(painter, nail, mixed(skin, look.BONE, 0.5))
        stroke(painter, nail, mixed(BLACK, skin, 0.5), 1.6)
        fill(painter, limb(((-44, 0, 2), (-32, 5, 3.4), (-18, 0, 2))), mixed(BLACK, skin, 0.5))
