"""What hands are made of: fingers with joints and nails, flesh that is lit, tones of skin."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, blob, joined, limb
from demoncity_gui.cards.drawing.tones import BLACK

Skin = str | QColor
Joint = tuple[float, float, float]
"""Where a finger's root, joint or tip is, and how thick it is there."""


@contextmanager
def hand_at(
    painter: QPainter,
    x: float,
    y: float,
    turn: float,
    size: float,
    mirror: bool,
    towards: Point | None,
    wrist: QRectF | None = None,
) -> Iterator[Point]:
    """Paint in a hand's own units; what comes is where its lamp is, in these units, one unit long.

    Outside of `wrist` nothing is painted, and nothing marks the end there: the hand goes over into a forearm.
    """
    dx, dy = towards or (0.8 if mirror else -0.8, -0.6)
    long, angle = math.hypot(dx, dy), math.radians(-turn)
    across = (dx * math.cos(angle) - dy * math.sin(angle)) / long
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    if wrist is not None:
        painter.setClipRect(wrist, Qt.ClipOperation.IntersectClip)
    yield -across if mirror else across, (dx * math.sin(angle) + dy * math.cos(angle)) / long
    painter.restore()


def flesh(
    painter: QPainter,
    parts: Sequence[QPainterPath],
    skin: Skin,
    lamp: Point,
    deep: float = 6,
    *,
    seam: float = 2.6,
) -> None:
    """Paint a hand's parts, the hindmost first: one dark edge around all, between them no more than a seam."""
    for part in parts:
        stroke(painter, part, BLACK, 9)
    crease, shade = mixed(BLACK, skin, 0.3), mixed(BLACK, skin, 0.84)  # `lit` sinks it to `dark_of`
    for part in parts:
        lit(painter, part, skin, skin, (lamp[0] * deep, lamp[1] * deep), shade=shade, edge=crease, width=seam,
            smooth=True)  # fmt: skip


def above(wrist: float) -> QRectF:
    """All of a hand above a line so far below its middle."""
    return QRectF(-400, -400, 800, 400 + wrist)


def dark_of(skin: Skin) -> QColor:
    """Where no light comes on this skin."""
    return mixed(BLACK, skin, 0.54)


def line_of(skin: Skin) -> QColor:
    """A crease in this skin."""
    return mixed(BLACK, skin, 0.36)


def pale_of(skin: Skin) -> QColor:
    """Skin over a bone or on a nail."""
    return mixed(skin, look.BONE, 0.5)


def digit(chain: Sequence[Joint]) -> QPainterPath:
    """A finger from its root over its joints to its tip: bony at the joints, slim between them, its end tapered."""
    left: list[Point] = []
    right: list[Point] = []
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(chain)]
    ways = [(dx / math.hypot(dx, dy), dy / math.hypot(dx, dy)) for dx, dy in steps]
    for number, (x, y, thick) in enumerate(chain):
        before, after = ways[max(0, number - 1)], ways[min(number, len(ways) - 1)]
        ux, uy = before[0] + after[0], before[1] + after[1]
        long = math.hypot(ux, uy) or 1
        ux, uy, half = ux / long, uy / long, thick / 2
        left.append((x + uy * half, y - ux * half))
        right.append((x - uy * half, y + ux * half))
        if 0 < number < len(chain) - 1:  # slim before the next joint
            (dx, dy), (nx, ny, next_) = after, chain[number + 1]
            mx, my, half = x + (nx - x) * 0.46, y + (ny - y) * 0.46, (thick + next_) / 4 * 0.92
            left.append((mx + dy * half, my - dx * half))
            right.append((mx - dy * half, my + dx * half))
    (x, y, thick), (dx, dy) = chain[-1], ways[-1]
    ends = [(x + dx * thick * 0.42 + dy * aside, y + dy * thick * 0.42 - dx * aside) for aside in (thick * 0.24,
        -thick * 0.24)]  # fmt: skip
    return blob((*left, *ends, *reversed(right)), tension=0.62)


def bends(chain: Sequence[Joint], share: float = 0.62) -> QPainterPath:
    """The creases across a finger at its joints, on the side to the right of its way."""
    lines = []
    for before, (x, y, thick) in pairwise(chain[:-1]):
        dx, dy = x - before[0], y - before[1]
        long = math.hypot(dx, dy)
        dx, dy, half = dx / long, dy / long, thick / 2
        lines.append(limb(((x - dy * half, y + dx * half, 4), (x - dy * half * (1 - share) - dx * 2, y + dx * half
            * (1 - share) - dy * 2, 1.4))))  # fmt: skip
    return joined(*lines)


def nail(chain: Sequence[Joint]) -> QPainterPath:
    """A finger's nail, on its back."""
    (ax, ay, _), (x, y, thick) = chain[-2:]
    dx, dy = (x - ax) / math.hypot(x - ax, y - ay), (y - ay) / math.hypot(x - ax, y - ay)
    half = thick * 0.25
    return blob([(x + dx * a * half + dy * b * half, y + dy * a * half - dx * b * half) for a, b in ((1.3, -0.7),
        (1.3, 0.7), (-0.6, 1), (-1, 0), (-0.6, -1))], tension=0.8)  # fmt: skip
