"""Animals, in parts that are lit: a hound, a dove, a rabbit, a crow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QColor, QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed
from demoncity_gui.cards.drawing.primitives import blob, disc, joined, limb, polygon
from demoncity_gui.cards.drawing.tones import BLACK

Colour = str | QColor


@contextmanager
def _at(painter: QPainter, x: float, y: float, size: float, turn: float, mirror: bool) -> Iterator[None]:
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    yield
    painter.restore()


def hound(
    painter: QPainter,
    x: float,
    y: float,
    size: float,
    fur: Colour,
    light: Colour,
    *,
    collar: Colour,
    mirror: bool = False,
) -> None:
    """A hound that sits at (x, y), 290 units tall, looking right, its ear down."""
    dark = mixed(BLACK, fur, 0.6)
    with _at(painter, x, y, size, 0, mirror):
        lit(painter, limb(((-66, -18, 26), (-116, -24, 18), (-148, -66, 8))), fur, light, (3, -5), shade=dark, width=5)
        lit(painter, limb(((22, -96, 40), (26, -40, 24), (26, -10, 20), (44, -8, 14))), dark, dark, (4, -3), width=5)
        trunk = blob(((-70, -2), (-92, -40), (-80, -100), (-48, -152), (-14, -196), (30, -206), (58, -160), (60, -100),
            (48, -44), (6, -6)), tension=0.8)  # fmt: skip
        lit(painter, trunk, fur, light, (6, -6), shade=dark, width=6)
        leg = joined(limb(((40, -112, 46), (48, -50, 28), (48, -10, 22))), limb(((50, -8, 22), (72, -6, 16))))
        lit(painter, leg, fur, light, (6, -3), shade=dark, width=5)
        haunch = joined(blob(((-86, -8), (-90, -56), (-54, -90), (-12, -70), (0, -32), (-14, -4)), tension=0.9),
            limb(((-32, -10, 22), (14, -8, 18))))  # fmt: skip
        lit(painter, haunch, fur, light, (5, -6), shade=dark, width=5)
        head = blob(((-8, -214), (-2, -262), (30, -288), (66, -282), (88, -258), (122, -250), (138, -234), (130, -212),
            (96, -202), (62, -190), (30, -176)), tension=0.85)  # fmt: skip
        lit(painter, head, fur, light, (6, -6), shade=dark, width=6)
        fill(painter, disc(131, -238, 12, 10), BLACK)
        fill(painter, limb(((126, -216, 3), (104, -214, 4.4), (86, -222, 3))), BLACK)
        fill(painter, disc(70, -254, 8, 9), BLACK)
        fill(painter, disc(73, -257, 3), look.BONE)
        fill(painter, limb(((58, -270, 3), (72, -275, 5), (84, -266, 3))), dark)
        ear = blob(((14, -280), (-16, -268), (-32, -224), (-20, -190), (4, -196), (22, -228), (30, -266)), tension=0.9)
        lit(painter, ear, dark, light, (4, -6), shade=mixed(BLACK, dark, 0.6), width=5)
        lit(painter, limb(((-16, -176, 16), (22, -160, 18), (56, -172, 16))), collar, look.BONE, (0, -4), width=4)


def dove(painter: QPainter, x: float, y: float, size: float, turn: float = 0, *, mirror: bool = False) -> None:
    """A white dove on the wing around (x, y), 300 units long, flying to the right, its wings up."""
    grey = "#9DB4C6"
    with _at(painter, x, y, size, turn, mirror):
        far = blob(((30, -12), (62, -60), (104, -136), (92, -150), (62, -132), (36, -96), (4, -40)), tension=0.6)
        lit(painter, far, grey, look.BONE, (-4, -5), shade="#6E8496", width=6)
        tail = polygon(((-60, -10), (-150, -34), (-138, -12), (-158, 4), (-136, 16), (-144, 40), (-56, 22)))
        lit(painter, tail, look.BONE, look.BONE, (-3, -5), shade=grey, width=6)
        body = blob(((-76, 4), (-30, -26), (40, -30), (74, -44), (104, -40), (116, -18), (100, 6), (60, 34), (0, 42),
            (-50, 28)), tension=0.9)  # fmt: skip
        lit(painter, body, look.BONE, look.BONE, (-3, -8), shade=grey, width=6)
        lit(painter, polygon(((112, -30), (140, -16), (112, -12))), look.SODIUM, look.SODIUM, (0, -2), width=4)
        fill(painter, disc(96, -24, 5.5), BLACK)
        wing = blob(((44, -16), (34, -66), (0, -130), (-48, -176), (-62, -172), (-56, -146), (-84, -150), (-78, -122),
            (-100, -118), (-84, -94), (-98, -82), (-66, -58), (-52, -22), (-10, 8)), tension=0.5)  # fmt: skip
        lit(painter, wing, look.BONE, look.BONE, (5, -6), shade=grey, width=6)
        quills = [limb(((a, b, 3), (c, d, 4))) for (a, b), (c, d) in (((14, -56), (-44, -130)), ((4, -40), (-62, -104)),
            ((-6, -24), (-62, -74)))]  # fmt: skip
        fill(painter, joined(*quills), grey)


def rabbit(painter: QPainter, x: float, y: float, size: float, fur: Colour, *, mirror: bool = False) -> None:
    """A rabbit that sits up at (x, y), 340 units tall, looking right."""
    dark, pink = mixed("#3A3038", fur, 0.56), "#D98C84"
    with _at(painter, x, y, size, 0, mirror):
        lit(painter, disc(-84, -34, 30, 28), fur, look.BONE, (-4, -6), shade=dark, width=5)
        trunk = blob(((-80, 0), (-94, -60), (-66, -130), (-20, -176), (34, -172), (56, -130), (60, -60), (56, 0)),
            tension=0.9)  # fmt: skip
        lit(painter, trunk, fur, look.BONE, (-7, -6), shade=dark, width=6)
        haunch = joined(blob(((-84, -4), (-88, -64), (-44, -92), (0, -62), (10, -4)), tension=0.9), limb(((-30, -8, 24),
            (34, -8, 18))))  # fmt: skip
        lit(painter, haunch, fur, look.BONE, (-5, -6), shade=dark, width=5)
        for dx in (26, 50):
            paw = limb(((dx, -96, 28), (dx + 12, -64, 24), (dx + 22, -60, 18)))
            lit(painter, paw, fur, look.BONE, (-4, -5), shade=dark, width=5)
        for ear in (((4, -232), (-16, -270), (-22, -330), (-4, -344), (16, -310), (24, -244)), ((30, -240), (34, -290),
            (58, -338), (78, -336), (74, -296), (56, -240))):  # fmt: skip
            outer = blob(ear, tension=0.8)
            lit(painter, outer, fur, look.BONE, (-5, -4), shade=dark, width=5)
            middle = [(sum(a for a, _ in ear) / 6, sum(b for _, b in ear) / 6)] * 6
            fill(painter, blob([(a * 0.5 + c * 0.5, b * 0.62 + d * 0.38) for (a, b), (c, d) in zip(ear, middle,
                strict=True)], tension=0.8), pink)  # fmt: skip
        head = blob(((-32, -190), (-28, -230), (6, -256), (48, -252), (74, -228), (96, -204), (90, -178), (56, -160),
            (4, -158)), tension=0.9)  # fmt: skip
        lit(painter, head, fur, look.BONE, (-6, -6), shade=dark, width=6)
        fill(painter, disc(44, -218, 11, 13), BLACK)
        fill(painter, disc(40, -223, 4), look.BONE)
        fill(painter, blob(((86, -206), (97, -204), (92, -194)), tension=0.6), pink)
        fill(painter, joined(limb(((91, -194, 2.4), (86, -184, 3), (74, -180, 2.4))), *(limb(((70, -190 + a, 1.6), (116,
            -196 + 2 * a, 2.2))) for a in (-4, 3))), dark)  # fmt: skip


def crow(painter: QPainter, x: float, y: float, size: float, light: Colour) -> None:
    """A crow that sits on something at (x, y), 150 units tall, looking right; lit along its back."""
    with _at(painter, x, y, size, 0, mirror=False):
        for dx in (-8, 12):
            fill(painter, limb(((dx, -24, 6), (dx + 4, 2, 5))), BLACK)
        whole = joined(blob(((-96, 26), (-60, -40), (-34, -92), (0, -118), (40, -104), (46, -64), (28, -24), (-16, -6),
            (-52, 4)), tension=0.8), disc(30, -118, 32), polygon(((50, -136), (98, -112), (52, -104))))  # fmt: skip
        lit(painter, whole, "#15141B", light, (-5, -7), shade=BLACK, edge=BLACK, width=4)
        wing = blob(((-74, 8), (-44, -44), (-10, -84), (16, -76), (10, -40), (-28, -8)), tension=0.8)
        lit(painter, wing, "#201E28", light, (-4, -4), shade=BLACK, width=3)
        fill(painter, disc(38, -122, 5), look.SODIUM)
