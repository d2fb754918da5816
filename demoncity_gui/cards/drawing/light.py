"""Light on cut paper: a lit edge and a dark side for any shape, glows and beams in flat steps, never a gradient."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from demoncity_gui.cards.drawing.paint import fill, mixed, stroke
from demoncity_gui.cards.drawing.primitives import Point, cone, disc
from demoncity_gui.cards.drawing.tones import BLACK


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
) -> None:
    """Fill a shape that is lit from one side.

    Its edge `towards` the lamp, as wide as that is long, is in `light`; the edge away from it is twice as wide and in
    `shade`, if given; around all is a rim of `edge`.
    """
    dx, dy = towards
    stroke(painter, path, edge, width * 2)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    fill(painter, path, light)
    if light != colour:
        path = path.translated(-dx, -dy)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        dx, dy = dx * 1.5, dy * 1.5  # the dark side begins where the lit edge doesn't reach
    if shade is not None:
        fill(painter, path, shade)
        path = path.translated(2 * dx, 2 * dy)
    fill(painter, path, colour)
    painter.restore()


def within(painter: QPainter, shape: QPainterPath, part: QPainterPath, colour: str | QColor) -> None:
    """Fill what of `part` lies inside of `shape`: a dark side, a stripe, a shadow that falls on it."""
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    fill(painter, part, colour)
    painter.restore()


def halo(
    painter: QPainter, x: float, y: float, radius: float, ground: str | QColor, light: str | QColor, steps: int = 4
) -> None:
    """A glow of flat rings around a lamp, from next to `ground` at `radius` to next to `light` in the middle."""
    for step in range(steps):
        share = (step + 1) / (steps + 1)
        fill(painter, disc(x, y, radius * (1 - step / steps)), mixed(ground, light, share))


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
