"""Hands in one style: a palm that is a wedge of planes, jointed fingers of their own lengths, a thumb with its ball.

A hand at size 1 is about 100 units across. It has its wrist towards y = +60 and its fingers up at turn 0, a right hand
seen from its back or from the fingers that close around a thing; `mirror` makes a left one. Light comes from above, at
the left, or at the right if mirrored, however a hand is turned; `towards` is where another lamp is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.hand_parts import (
    Skin,
    above,
    bends,
    dark_of,
    digit,
    flesh,
    hand_at,
    line_of,
    nail,
    pale_of,
)
from demoncity_gui.cards.drawing.light import within
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, polygon


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
    towards: Point | None = None,
) -> None:
    """A fist around something upright: the hand's back at the right, four bent fingers, the thumb over them.

    With `back` it is seen from its back: the knuckles in a row at the left, the fingers go away around the thing.
    """
    with hand_at(painter, x, y, turn, size, mirror, towards, above(86)) as lamp:
        if back:
            _fist_from_its_back(painter, skin, lamp)
            return
        heel = blob(((30, -58), (54, -52), (70, -16), (68, 20), (54, 52), (44, 84), (44, 130), (-2, 130), (-2, 88),
            (-18, 66), (-20, -10)), tension=0.5)  # fmt: skip
        flesh(painter, (heel,), skin, lamp)
        within(painter, heel, polygon(((46, -60), (90, -60), (90, 90), (36, 90), (44, 60))), dark_of(skin))
        rows = ((-36, 28, 58, -45, 18.5), (-50, 35, 70, -10, 19), (-48, 32, 66, 24, 17.5), (-34, 22, 52, 53, 14.5))
        bent = [blob(((right, y - h * 0.5), (ridge + 5, y - h * 1.08), ((left + ridge) / 2, y - h * 0.86), (left + 15,
            y - h), (left + 2, y - h * 0.56), (left, y + h * 0.5), (left + 12, y + h), ((left + ridge) / 2, y + h
            * 0.84), (ridge + 2, y + h), (right, y + h * 0.8)), tension=0.5)
            for left, ridge, right, y, h in rows]  # fmt: skip
        flesh(painter, tuple(reversed(bent)), skin, lamp, 5, seam=3.4)
        for shape, (left, ridge, right, y, h) in zip(bent, rows, strict=True):
            side = polygon(((ridge + 8, y - h * 1.3), (right + 9, y - h), (right + 9, y + h), (ridge, y + h * 1.2),
                (ridge + 2, y + h * 0.2)))  # fmt: skip
            within(painter, shape, side, dark_of(skin))
            within(painter, shape, limb(((ridge + 3, y - h * 0.72, 5), (ridge - 1, y + h * 0.1, 3))), pale_of(skin))
            if not thumb or y > 0:
                within(painter, shape, limb(((left + 17, y - h, 2), (left + 12, y, 3.4), (left + 16, y + h, 2))),
                    line_of(skin))  # fmt: skip
        if thumb:
            _thumb_over(painter, skin, lamp, joined(*bent))


def _thumb_over(painter: QPainter, skin: Skin, lamp: Point, bent: QPainterPath) -> None:
    """The thumb across the first two fingers, from its ball at the wrist, and what it keeps of the light from them."""
    chain = ((-28, 36, 42), (-35, -2, 35), (-14, -33, 33), (18, -44, 21))
    ball = blob(((32, 84), (30, 110), (-4, 110), (-4, 84), (-26, 72), (-47, 48), (-54, 18), (-48, -10), (-20, -6), (-14,
        16), (-4, 34), (22, 56)), tension=0.55)  # fmt: skip
    over = ball.united(digit(chain))
    within(painter, bent, over.translated(-lamp[0] * 9 + 2, 9), dark_of(skin))
    flesh(painter, (over,), skin, lamp, 6, seam=3)
    fill(painter, nail(chain), pale_of(skin))
    fill(painter, joined(limb(((-24, -40, 2), (-16, -32, 4), (-14, -22, 2))), limb(((-4, 78, 2), (-14, 62, 4), (-15,
        42, 1.6)))), line_of(skin))  # fmt: skip


def _fist_from_its_back(painter: QPainter, skin: Skin, lamp: Point) -> None:
    """The hand's back from the wrist to the knuckles; what is seen of fingers and thumb goes behind the thing."""
    over = digit(((30, -22, 40), (12, -54, 32), (-16, -68, 27), (-38, -64, 19)))
    rows = ((-30, -38, 33), (-38, -8, 35), (-36, 22, 33), (-26, 48, 26))
    away = [blob(((x + 30, y - t * 0.5), (x - 2, y - t * 0.52), (x - 16, y - t * 0.3), (x - 19, y + t * 0.2), (x - 10, y
        + t * 0.46), (x + 30, y + t * 0.5)), tension=0.5) for x, y, t in rows]  # fmt: skip
    whole = blob(((-22, -52), (8, -60), (40, -50), (58, -18), (58, 24), (46, 58), (42, 84), (42, 130), (-2, 130), (-2,
        86), (-16, 64), (-28, 50), (-30, 36), (-38, 22), (-34, 8), (-40, -8), (-34, -22), (-34, -40)),
        tension=0.55)  # fmt: skip
    flesh(painter, (over, *reversed(away)), skin, lamp, 6)
    fill(painter, joined(*(polygon(((x - 26, y - t), (x - 8, y - t * 0.6), (x - 8, y + t * 0.6), (x - 26, y + t)))
        .intersected(shape) for shape, (x, y, t) in zip(away, rows, strict=True))), dark_of(skin))  # fmt: skip
    flesh(painter, (whole,), skin, lamp, 8)
    side = polygon(((30, -70), (80, -70), (80, 90), (28, 90), (34, 50), (22, 6)))
    within(painter, whole, side, dark_of(skin))
    rows_ = ((-24, -40), (-30, -9), (-27, 21), (-18, 46))
    fill(painter, joined(*(disc(x + 9, y - 2, 6, 8) for x, y in rows_)), pale_of(skin))
    valleys = [limb(((x + 1, y + 15, 5), (x + 16, y + 17, 3), (x + 40, y + 22, 1))) for x, y in rows_[:3]]
    fill(painter, joined(*valleys), line_of(skin))


def fingers(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
    towards: Point | None = None,
) -> None:
    """Four fingers that lie over an edge, from the right; of the hand itself only its back is seen beside the thing."""
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        whole = blob(((20, -50), (46, -57), (66, -42), (76, -6), (72, 34), (60, 62), (46, 80), (32, 76), (20, 60)),
            tension=0.6)  # fmt: skip
        chains = [((54, bend * 0.84, thick + 3), (10, bend - 2, thick), (tip * 0.55, (bend + top) / 2, thick * 0.86),
            (tip, top, thick * 0.62)) for bend, tip, top, thick in ((-46, -32, -36, 30), (-17, -44, -10, 32), (13,
            -39, 16, 30), (39, -24, 39, 25))]  # fmt: skip
        flesh(painter, (whole, *(digit(chain) for chain in reversed(chains))), skin, lamp, 5)
        side = polygon(((52, -70), (90, -70), (90, 90), (40, 90), (48, 50), (58, 0)))
        within(painter, whole, side, dark_of(skin))
        fill(painter, joined(*(nail(chain) for chain in chains), *(disc(48, y, 5, 7) for y in (-40, -14, 12, 35))),
            pale_of(skin))  # fmt: skip
        fill(painter, joined(*(limb(((12, y - 9, 2), (16, y, 4), (12, y + 8, 2))) for y in (-46, -17, 13, 39))),
            line_of(skin))  # fmt: skip


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
    towards: Point | None = None,
) -> Iterator[None]:
    """A hand from the right that closes around what is painted inside of the `with`, `across` card units wide there.

    The palm and the thumb are behind the thing, four fingers lie around its front; (x, y) is on its axis.
    """
    half = across / 2 / size
    slim = half < 44
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        reach = 16 - half if slim else half - 40  # the thumb's tip is hidden behind a slim thing
        thumb = digit(((half + 26, 30, 50), (half + 8, -22, 42), ((half + reach) / 2 + 4, -50 if slim else -64, 33),
            (reach, -50 if slim else -92, 21)))  # fmt: skip
        palm_ = blob(((half - 30, -48), (half + 28, -48), (half + 50, -12), (half + 48, 36), (half + 26, 78), (half - 8,
            92), (half - 44, 84), (half - 44, 40)), tension=0.6)  # fmt: skip
        flesh(painter, (thumb, palm_), skin, lamp)
    yield
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        back = blob(((half + 6, -52), (half + 36, -48), (half + 54, -14), (half + 52, 28), (half + 40, 60), (half + 20,
            78), (half + 6, 76), (half, 56)), tension=0.55)  # fmt: skip
        chains = []
        for share, rise, thick in ((0.3, -45, 30), (0.56, -15, 32), (0.46, 15, 31), (0.14, 42, 25)):
            tip = max(-half * share, half - 66 - share * 48)
            knee = half + (4 if slim else -10)
            chains.append(((half + 34, rise * 0.76 + 2, thick + 2), (knee, rise - 4, thick + 1),
                (knee + (tip - knee) * 0.58, rise - 1, thick * 0.88), (tip, rise + 8, thick * 0.6)))  # fmt: skip
        flesh(painter, (back,), skin, lamp)
        within(painter, back, polygon(((half + 36, -70), (half + 80, -70), (half + 80, 90), (half + 8, 90), (half + 30,
            52), (half + 42, 0))), dark_of(skin))  # fmt: skip
        flesh(painter, [digit(chain) for chain in reversed(chains)], skin, lamp, 5)
        fill(painter, joined(*(nail(chain) for chain in chains)), pale_of(skin))
        knees = [limb(((c[1][0] - 2, c[1][1] - 9, 2), (c[1][0] + 3, c[1][1], 4), (c[1][0] - 2, c[1][1] + 8, 2)))
            for c in chains]  # fmt: skip
        fill(painter, joined(*knees), line_of(skin))
        fill(painter, joined(*(disc(c[0][0] - 6, c[0][1] - 3, 5, 7) for c in chains)), pale_of(skin))


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
    towards: Point | None = None,
) -> None:
    """An open hand, fingers up and a little apart: an oath, a stop, a plea; its palm is seen, or its back.

    `apart` 0 lays the fingers side by side: a hand that rests on something.
    """
    with hand_at(painter, x, y, turn, size, mirror, towards, above(72)) as lamp:
        chains = []
        for root, low, thick, (tip_x, tip_y) in ((-33, 4, 24, (-60, -58)), (-12, -4, 26, (-25, -94)), (10, -6, 27, (13,
            -106)), (32, -2, 26, (44, -88))):  # fmt: skip
            end = root * 0.9 + (tip_x - root * 0.9) * apart
            sag = (1 - apart) * 3 - 2
            chains.append(((root, low + 8, thick + 2), (root + (end - root) * 0.4 + sag, low + (tip_y - low) * 0.42,
                thick), (root + (end - root) * 0.72 + sag, low + (tip_y - low) * 0.73, thick * 0.86), (end, tip_y,
                thick * 0.6)))  # fmt: skip
        whole = blob(((-45, -2), (-34, -10), (8, -18), (42, -10), (44, 20), (30, 52), (23, 84), (23, 130), (-23, 130),
            (-23, 84), (-38, 48)), tension=0.5)  # fmt: skip
        wide = 0.4 + 0.6 * apart
        thumb = ((14, 46, 52), (30 + 20 * wide, 12, 34), (38 + 28 * wide, -16, 27), (40 + 36 * wide, -42, 17))
        hand = whole.united(digit(thumb))
        flesh(painter, (*(digit(chain) for chain in chains), hand), skin, lamp, 5)
        fill(painter, limb(((-30, 0, 16), (10, -6, 18), (30, 0, 16))), skin)
        if back:
            side = blob(((28, 6), (40, 2), (60, 20), (40, 60), (30, 110), (14, 110), (22, 60)), tension=0.5)
            within(painter, hand, side, dark_of(skin))
            knobs = [(chain[0][0], chain[0][1] - 4) for chain in chains]
            fill(painter, joined(*(nail(chain) for chain in (*chains, thumb)), *(disc(x - 3, y - 3, 7, 5) for x, y in
                knobs)), pale_of(skin))  # fmt: skip
            lines = [limb(((x + 9, y - 4, 3), (x + 8, y + 8, 3), (x * 0.8 + 6, y + 30, 1.2))) for x, y in knobs[:3]]
            lines += [limb(((c[1][0] - 8, c[1][1] - 2, 1.6), (c[1][0], c[1][1] + 3, 3.4), (c[1][0] + 8, c[1][1] - 2,
                1.6))) for c in chains]  # fmt: skip
        else:
            hollow = blob(((-30, 34), (-20, 14), (22, -2), (26, 8), (8, 24), (0, 44), (-2, 74), (-14, 60)), tension=0.6)
            within(painter, whole, hollow, mixed(dark_of(skin), skin, 0.5))
            lines = [limb(((-40, 20, 2), (-16, 12, 4), (14, -4, 2))), limb(((30, 4, 2), (8, 16, 4), (-22, 34, 2))),
                limb(((2, 76, 2), (0, 52, 5), (10, 24, 5), (30, 4, 2)))]  # fmt: skip
            lines += [bends(chain, 0.8) for chain in (*chains, thumb)]
        fill(painter, joined(*lines), line_of(skin))


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
    """A hand seen from its palm: one finger up points, two bless; the thumb holds down the others."""
    with hand_at(painter, x, y, turn, size, mirror, None, above(72)) as lamp:
        whole = blob(((-42, -2), (-26, -12), (30, -12), (52, 4), (52, 34), (36, 62), (24, 84), (24, 130), (-22, 130),
            (-22, 84), (-40, 56), (-46, 28)), tension=0.55)  # fmt: skip
        straight = [((-25, 6, 30), (-28, -40, 28), (-30, -74, 24), (-32, -106, 16)), ((4, 4, 31), (5, -46, 29), (6, -84,
            25), (8, -120, 16))]  # fmt: skip
        bent = [digit(((5, -16, 26), (6, 4, 31), (5, 22, 22))), digit(((30, -12, 25), (31, 8, 29), (28, 26, 21))),
            digit(((50, 2, 20), (50, 20, 24), (45, 36, 18)))]  # fmt: skip
        chain = ((-28, 58, 44), (-38, 36, 34), (-10, 22, 29), (28 if fingers_up == 2 else 12, 16, 18))
        ups = [digit(one) for one in straight[:fingers_up]]
        flesh(painter, (*ups, whole, *reversed(bent[fingers_up - 1 :])), skin, lamp, 6)
        roots = [limb(((a - 8, 2, 16), (a + 8, 2, 16))) for a in (-25, 4)[:fingers_up]]
        fill(painter, joined(*roots), skin)
        ball = blob(((-44, 40), (-20, 44), (-4, 60), (6, 100), (-22, 100), (-22, 70)), tension=0.5)
        over = digit(chain).united(ball)
        within(painter, joined(whole, *bent), over.translated(2, 9), dark_of(skin))
        flesh(painter, (over,), skin, lamp, 6)
        folds = [bends(one, 0.8) for one in straight[:fingers_up]]
        fill(painter, joined(*folds, limb(((-18, 14, 2), (-14, 24, 3.4), (-18, 34, 2))), limb(((-4, 80, 2), (-8, 60,
            3.4), (2, 44, 1.6)))), line_of(skin))  # fmt: skip
        fill(painter, nail(chain), pale_of(skin))


def offer(
    painter: QPainter,
    x: float,
    y: float,
    turn: float = 0,
    size: float = 1,
    skin: Skin = look.BONE,
    *,
    mirror: bool = False,
    towards: Point | None = None,
) -> None:
    """A hand held out palm up, pointing left: a hollow palm, the fingers' tips rising, the thumb laid along it."""
    with hand_at(painter, x, y, turn, size, mirror, towards, QRectF(-400, -400, 520, 800)) as lamp:
        chains = [((12, -10, 32), (-34, -12, 28), (-66, -22, 24), (-96, -42, 15)), ((14, 2, 32), (-40, 4, 29), (-76,
            -6, 25), (-110, -28, 16)), ((16, 12, 32), (-38, 18, 28), (-72, 12, 24), (-104, -6, 15)), ((18, 26, 28),
            (-26, 34, 25), (-56, 32, 21), (-82, 20, 13))]  # fmt: skip
        heel = blob(((-16, -22), (20, -24), (66, -30), (100, -25), (150, -20), (150, 34), (104, 40), (64, 50), (10, 48),
            (-20, 26)), tension=0.55)  # fmt: skip
        thumb = ((92, -2, 40), (32, -42, 36), (-6, -59, 27), (-34, -62, 17))
        flesh(painter, (*(digit(chain) for chain in chains), heel.united(digit(thumb))), skin, lamp, 6)
        fill(painter, limb(((-2, -2, 18), (0, 24, 18))), skin)  # the fingers come out of the palm
        under = blob(((8, -30), (36, -30), (58, -12), (72, 2), (50, -4), (26, -14)), tension=0.6)
        within(painter, heel, under, dark_of(skin))
        folds = [limb(((52, 4, 2), (24, 10, 3.6), (-4, 4, 2))), limb(((64, 18, 2), (30, 28, 3), (4, 22, 2)))]
        fill(painter, joined(*folds, *(bends(chain, 0.7) for chain in chains[1:])), line_of(skin))
        fill(painter, nail(thumb), pale_of(skin))


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
    towards: Point | None = None,
) -> Iterator[None]:
    """A hand from below behind what is painted inside of the `with`: its fingers are hidden, its thumb lies before it.

    (x, y) is the middle of the palm, on the thing's edge; the thumb's tip is 48 units above it.
    """
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        back = blob(((-46, -20), (-20, -34), (36, -32), (54, -4), (50, 32), (36, 58), (26, 74), (-20, 76), (-44,
            44)), tension=0.55)  # fmt: skip
        behind = [digit(((a, 0, 30), (a * 1.2, -46, 28), (a * 1.3, -76, 24), (a * 1.36, -100, 16))) for a in (-30, -4,
            22)]  # fmt: skip
        little = digit(((32, 12, 36), (50, -28, 29), (61, -60, 24), (64, -86, 16)))
        flesh(painter, (*behind, little, back), skin, lamp)
        within(painter, back, polygon(((26, -40), (80, -40), (60, 90), (10, 90), (24, 60), (34, 20))), dark_of(skin))
    yield
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        ball = blob(((-20, 78), (-46, 56), (-55, 22), (-46, -6), (-22, -8), (-6, 12), (6, 36), (22, 56), (26, 74), (12,
            79)), tension=0.55)  # fmt: skip
        chain = ((-30, 26, 40), (-33, -6, 34), (-18, -34, 29), (-4, -54, 19))
        flesh(painter, (ball.united(digit(chain)),), skin, lamp, 7)
        fill(painter, nail(chain), pale_of(skin))
        fill(
            painter, joined(bends(chain[1:], 0.7), limb(((-16, 66, 2), (-10, 50, 3.4), (-12, 28, 1.6)))), line_of(skin)
        )
