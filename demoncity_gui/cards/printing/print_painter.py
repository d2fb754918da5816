"""A painter for paper: what art paints as light on ink comes out as print colours on bone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from demoncity_gui.cards.drawing import look


class PrintPainter(QPainter):
    """A painter that can change each colour into the one that paper has for it.

    While `light` and `in_print` are set, ink becomes bone, bone becomes ink, the colour `light` becomes `in_print`,
    and every tone between those goes to the same place between these. Else it paints as any painter does.
    """

    light = ""
    in_print = ""

    def change_colours(self, light: str, in_print: str) -> None:
        """Change colours from now on; with nothing to be changed, none."""
        self.light, self.in_print = light, in_print

    def fillPath(self, path: QPainterPath, brush: Any, /) -> None:
        """Fill a shape in its colour on paper."""
        super().fillPath(path, self._changed(QColor(brush)))

    def strokePath(self, path: QPainterPath, pen: Any, /) -> None:
        """Draw an edge in its colour on paper."""
        super().strokePath(path, self._changed_pen(QPen(pen)))

    def setPen(self, pen: Any, /) -> None:
        """Take a pen in its colour on paper."""
        super().setPen(self._changed_pen(QPen(pen)))

    def _changed_pen(self, pen: QPen) -> QPen:
        pen.setColor(self._changed(pen.color()))
        return pen

    def _changed(self, colour: QColor) -> QColor:
        return QColor(on_paper(colour.name(), self.light, self.in_print)) if self.light else colour


@lru_cache(maxsize=1024)
def on_paper(colour: str, light: str, in_print: str) -> str:
    """Return what a colour on ink is on paper, if `light` there is `in_print` here."""
    ink, bone, paper = _channels(look.INK), _channels(look.BONE), _channels(look.PAPER)
    of_light, of_bone = _shares(_from(ink, _channels(colour)), _from(ink, _channels(light)), _from(ink, bone))
    mixed = (
        a + of_light * (b - a) + of_bone * (c - a) for a, b, c in zip(paper, _channels(in_print), ink, strict=True)
    )
    return QColor.fromRgbF(*(min(1.0, max(0.0, channel)) for channel in mixed)).name()


Channels = tuple[float, float, float]


def _shares(tone: Channels, light: Channels, bone: Channels) -> tuple[float, float]:
    """Return how much of a tone is `light` and how much bone, each from 0 up and both together 1 at most."""
    ll, bb, lb = _dot(light, light), _dot(bone, bone), _dot(light, bone)
    lt, bt = _dot(light, tone), _dot(bone, tone)
    grain = ll * bb - lb * lb
    if grain < 1e-6:  # the light is bone itself
        a, b = 0.0, bt / bb
    else:
        a, b = (lt * bb - bt * lb) / grain, (bt * ll - lt * lb) / grain
        if a < 0:
            a, b = 0.0, bt / bb
        elif b < 0:
            a, b = lt / ll, 0.0
    a = min(1.0, max(0.0, a))
    return a, min(1.0 - a, max(0.0, b))


def _channels(colour: str) -> Channels:
    one = QColor(colour)
    return one.redF(), one.greenF(), one.blueF()


def _from(start: Channels, end: Channels) -> Channels:
    return end[0] - start[0], end[1] - start[1], end[2] - start[2]


def _dot(one: Channels, other: Channels) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
