"""One large fist that a whole card is about: an ace's, out of a cloud or out of the ground."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing.hand_parts import Skin, dark_of, digit, flesh, hand_at, line_of, nail, pale_of
from demoncity_gui.cards.drawing.light import within
from demoncity_gui.cards.drawing.paint import fill, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, disc, joined, limb, polygon
from demoncity_gui.cards.drawing.tones import BLACK


@contextmanager
def great_fist(
    painter: QPainter,
    x: float,
    y: float,
    turn: float,
    size: float,
    skin: Skin,
    heel: QPainterPath,
    *,
    mirror: bool = False,
    towards: Point,
) -> Iterator[None]:
    """A hand from the right, from the left if mirrored, that closes around what is painted inside of the `with`.

    The palm is behind it, four fingers lie around its front, the thumb across the first of them. `heel` is its
    palm from the thumb to where the forearm goes on, in the hand's own units.
    """
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        behind = blob(((-92, -70), (-60, -98), (60, -98), (120, -60), (150, 0), (140, 110), (60, 118), (-60, 104),
            (-84, 80)), tension=0.5)  # fmt: skip
        flesh(painter, (behind,), dark_of(skin), lamp)
    yield
    with hand_at(painter, x, y, turn, size, mirror, towards) as lamp:
        rows = ((-94, 58, -62, 28), (-104, 66, -12, 29), (-99, 62, 38, 27), (-84, 46, 83, 22))
        bent = [blob(((left, y + h * 0.1), (left + 10, y - h * 0.8), (left + 34, y - h * 1.02), (left + 74, y - h
            * 0.84), (tip - 40, y - h * 0.86), (tip - 10, y - h * 0.5), (tip, y + h * 0.3), (tip - 12, y + h * 0.9),
            (tip - 44, y + h * 1.06), (left + 74, y + h * 0.9), (left + 36, y + h), (left + 10, y + h * 0.76)),
            tension=0.7) for left, tip, y, h in rows]  # fmt: skip
        chain = ((140, 16, 80), (112, -56, 62), (52, -92, 54), (-44, -88, 40))
        thumb = digit(chain)
        stroke(painter, joined(heel, *bent, thumb), BLACK, 15)
        flesh(painter, (heel,), skin, lamp, 12)
        flesh(painter, tuple(reversed(bent)), skin, lamp, 7, seam=3.6)
        for shape, (left, tip, y_, h) in zip(bent, rows, strict=True):
            within(painter, shape, polygon(((left - 9, y_ - h), (left + 16, y_ - h * 0.4), (left + 30, y_ + h * 1.2),
                (left - 9, y_ + h * 1.2))), dark_of(skin))  # fmt: skip
            fill(painter, limb(((left + 30, y_ - h * 0.55, 7), (left + 42, y_ - h * 0.6, 4))), pale_of(skin))
            fill(painter, disc(tip - 20, y_ + h * 0.16, 14, h * 0.42), pale_of(skin))
            fill(painter, limb(((left + 88, y_ - h * 0.66, 2), (left + 82, y_, 4), (left + 88, y_ + h * 0.66, 2))),
                line_of(skin))  # fmt: skip
        within(painter, joined(*bent), thumb.translated(-4, 14), dark_of(skin))
        flesh(painter, (thumb,), skin, lamp, 9, seam=3.6)
        within(painter, heel, blob(((180, -30), (206, 50), (130, 84), (98, 20), (124, -44)), tension=0.7), skin)
        fill(painter, nail(chain), pale_of(skin))
        fill(painter, joined(limb(((48, -112, 2), (58, -96, 4), (54, -78, 2))), limb(((92, 26, 2), (104, 64, 5), (96,
            110, 2))), limb(((196, 44, 2), (184, 92, 5), (160, 130, 2)))), line_of(skin))  # fmt: skip
