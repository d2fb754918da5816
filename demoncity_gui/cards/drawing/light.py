"""Light on cut paper: a lit edge and a dark side for any shape, glows and beams in flat steps."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.paint import draw_lines, fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, cone, disc, rect
from demoncity_gui.cards.drawing.spilt_light import spill_light
from demoncity_gui.cards.drawing.tones import BLACK

NIGHT: Final = "#05060F"
"""What takes the light away: a dark side sinks into it."""


def lit(
    painter: QPainter,
    path: QPainterPath,
    colour: str | QColor,
    light: str | QColor,
    towards: Point = (14, -6),
    *,
    shade: str | QColor | None = None,
    edge: str | QColor = BLACK,
    width: float = 6,
    smooth: bool = False,
) -> None:
    """Fill a shape that is lit from one side.

    Its edge `towards` the lamp, as wide as that is long, is in `light`; the edge away from it is twice as wide and in
    `shade`, if given, sunk into the night; around all is a rim of `edge`. A `smooth` shape, skin, goes over in a flat
    tone without strokes.
    """
    dx, dy = towards
    dark = colour if shade is None else mixed(shade, NIGHT, 0.36)
    stroke(painter, path, edge, width * 2)
    fill(painter, path, dark)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if light != colour:
        # Not on the dark side: there a light that is painted over would shimmer through along the edge.
        fill(painter, path.translated(dx * 0.35, dy * 0.35), light)
        path = path.translated(-dx, -dy)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        fill(painter, path, dark)
        dx, dy = dx * 1.5, dy * 1.5  # the dark side begins where the lit edge doesn't reach
    if shade is not None:
        fill(painter, path.translated(2 * dx, 2 * dy), colour)
        deep = math.hypot(dx, dy)
        if min(path.boundingRect().width(), path.boundingRect().height()) > max(80, 8 * deep):  # a third tone has room
            taper(painter, path, (dx, dy), towards, colour, dark, smooth=smooth)
    painter.restore()


def backlit(
    painter: QPainter, path: QPainterPath, colour: str | QColor, wide: float = 6, light: str | QColor = "#FFDC94"
) -> None:
    """Fill a dark shape before a light: its edge shines above and on both sides, below it sinks into the night."""
    stroke(painter, path, BLACK, 12)
    fill(painter, path, light)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setClipPath(path.translated(wide, wide), Qt.ClipOperation.IntersectClip)
    fill(painter, path.translated(-wide, wide), colour)
    box = path.boundingRect()
    if box.height() > 160:
        dark = mixed(BLACK, colour, 0.5)
        painter.setClipPath(path.translated(0, box.height() * 0.4), Qt.ClipOperation.IntersectClip)
        feather(painter, box, (0, -1), dark, share=0.42)
        fill(painter, path.translated(0, box.height() * 0.56), dark)
    painter.restore()


def taper(
    painter: QPainter,
    path: QPainterPath,
    step: Point,
    towards: Point,
    colour: str | QColor,
    dark: str | QColor,
    *,
    smooth: bool = False,
) -> None:
    """An engraver's third tone on a shape that is dark and clipped: strokes that end thinner than they begin."""
    box = path.boundingRect()
    if smooth:
        fill(painter, path.translated(2 * step[0], 2 * step[1]), mixed(dark, colour, 0.5))
        fill(painter, path.translated(3.4 * step[0], 3.4 * step[1]), colour)
        return
    feather(painter, box, towards, dark, share=0.5)
    fill(painter, path.translated(3 * step[0], 3 * step[1]), colour)
    feather(painter, box, towards, dark, share=0.24)
    fill(painter, path.translated(4.4 * step[0], 4.4 * step[1]), colour)


def feather(painter: QPainter, box: QRectF, towards: Point, colour: str | QColor, *, share: float) -> None:
    """Cover a box with strokes towards the lamp: an engraver's way from shade to light, half-way in tone from afar.

    Strokes of neighbouring boxes go on in each other.
    """
    pitch = 11
    length = math.hypot(*towards)
    dx, dy = towards[0] / length, towards[1] / length
    x, y, reach = box.center().x(), box.center().y(), math.hypot(box.width(), box.height()) / 2
    along, aside = x * dx + y * dy, y * dx - x * dy
    lines = []
    for number in range(math.ceil((aside - reach) / pitch), math.floor((aside + reach) / pitch) + 1):
        left, top = -dy * number * pitch, dx * number * pitch
        near, far = along - reach, along + reach
        lines.append(QLineF(left + dx * near, top + dy * near, left + dx * far, top + dy * far))
    draw_lines(painter, lines, colour, pitch * share)


def glaze(painter: QPainter, path: QPainterPath, colour: str | QColor, share: float) -> None:
    """Lay a thin coat over what is painted there: a shadow that falls on several things, haze, a lamp's light."""
    thin = QColor(colour)
    thin.setAlphaF(share)
    fill(painter, path, thin)


def glow(painter: QPainter, x: float, y: float, radius: float, colour: str | QColor, share: float = 0.4) -> None:
    """A lamp's light on all that is around it, in thin rings; `share` of the colour in the middle."""
    steps = 6
    for step in range(steps):
        glaze(painter, disc(x, y, radius * (1 - step / steps)), colour, share / steps)


def gloom(painter: QPainter, x: float, y: float, radius: float, share: float) -> None:
    """The night lies on all that is painted but for a lamp's round around (x, y), which fades out in steps.

    Paint it last: the eye goes where the light is left.
    """
    steps = 6
    painter.save()
    painter.setClipRect(QRectF(20, -200, 660, 1400), Qt.ClipOperation.IntersectClip)
    for step in range(steps):
        reach = radius * (1 + 0.17 * step)
        dark = rect(20, -200, 660, 1400)
        dark.addPath(disc(x, y, reach, reach * 1.15))
        dark.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, dark, NIGHT, share / steps)
    painter.restore()


@contextmanager
def framed(painter: QPainter, height: float) -> Iterator[None]:
    """A card's picture, 640 units wide and so high at (30, 30), its corners round and its edge free of shimmer."""
    painter.save()
    painter.setClipRect(QRectF(28, 28, 644, height + 4), Qt.ClipOperation.IntersectClip)
    upright = painter.transform()
    yield
    painter.setTransform(upright)
    spill_light(painter, QRectF(30, 30, 640, height))
    _dim_edges(painter, height)
    painter.restore()
    mount = rect(20, 20, 660, height + 20)
    mount.addPath(rect(30, 30, 640, height, 22))
    mount.setFillRule(Qt.FillRule.OddEvenFill)
    fill(painter, mount, look.INK)


def _dim_edges(painter: QPainter, height: float) -> None:
    """The night comes in from a picture's edges, in steps."""
    for step in range(7):
        inset = 2 + step * 11
        edge = rect(20, -200, 660, height + 300)
        edge.addPath(rect(30 + inset * 0.7, 30 + inset, 640 - inset * 1.4, height - inset * 1.8, 50 + step * 34))
        edge.setFillRule(Qt.FillRule.OddEvenFill)
        glaze(painter, edge, BLACK, 0.045)


def within(painter: QPainter, shape: QPainterPath, part: QPainterPath, colour: str | QColor) -> None:
    """Fill what of `part` lies inside of `shape`: a dark side, a stripe, a shadow that falls on it."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    fill(painter, part, colour)
    painter.restore()


def beam(
    painter: QPainter,
    x: float,
    top: float,
    bottom: float,
    left: float,
    right: float,
    ground: str | QColor,
    light: str | QColor,
    mouth: float = 24,
    steps: int = 3,
) -> None:
    """A lamp's light in flat steps, brightest in its middle, falling to a floor from `left` to `right`."""
    middle = (left + right) / 2
    for step in range(steps):
        share = 1 - step / (steps + 0.6)
        shape = cone(x, top, bottom, middle + (left - middle) * share, middle + (right - middle) * share, mouth * share)
        fill(painter, shape, mixed(ground, light, (step + 1) / (steps + 1)))
