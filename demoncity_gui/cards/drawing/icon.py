"""The program's icon: a card with an eye on it under a street lamp, drawn anew for small sizes."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.figures import eye
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, stroke
from demoncity_gui.cards.drawing.primitives import (
    cone,
    disc,
    joined,
    lamp,
    placed,
    polygon,
    rays,
    rect,
    skyline,
    windows,
)

SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256, 512)
"""Pixels across and down."""
_ON_SCREENS: Final = 128
_SMALL: Final = 28
"""Up to this size pixels are counted: one card, and a light of one tone."""
_MIDDLE: Final = 64
"""Up to this size the eye has no rays, and there are no houses and no hatching."""

_GLOW: Final = mixed(look.TABLE, look.SODIUM, 0.55)
_FAINT: Final = mixed(look.BONE, look.INK, 0.24)
_HOUSES: Final = ((56, 236), (48, 300), (46, 190), (196, 120), (46, 200), (52, 310), (52, 250))
_PANES: Final = ((30, 300, 2), (78, 236, 1), (78, 340, 1), (420, 226, 2), (470, 290, 1), (470, 380, 1))


def app_icon() -> QIcon:
    """Return the icon with a picture for each size that windows and task bars show. Needs a running QGuiApplication."""
    icon = QIcon()
    for size in takewhile(lambda size: size <= _ON_SCREENS, SIZES):
        icon.addPixmap(QPixmap.fromImage(icon_image(size)))
    return icon


def icon_image(size: int) -> QImage:
    """Return the icon, so many pixels across and down, on a transparent ground."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_icon(painter, size)
    return image


def paint_icon(painter: QPainter, size: int) -> None:
    """Paint the icon as it is at this size into a square of `size` units at the painter's origin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if size <= _SMALL:
        _small(painter, size)
    else:
        painter.scale(size / 512, size / 512)
        _large(painter, fine=size > _MIDDLE)
    painter.restore()


def _small(painter: QPainter, size: int) -> None:
    """A lamp, its light, and one card; every edge on a whole pixel."""

    def px(share: float) -> int:
        return round(share * size)

    fill(painter, rect(0, 0, size, size, size * 0.2), look.TABLE)
    middle, rim = size / 2, px(3 / 16)
    foot = size - px(1 / 16)
    fill(painter, polygon(((middle - 1, rim), (middle + 1, rim), (size - 1, foot), (1, foot))), _GLOW)
    shade = px(3.4 / 16)
    fill(painter, polygon(((middle - shade, rim + 1), (middle - 1, 1), (middle + 1, 1), (middle + shade, rim + 1))),
        look.SODIUM)  # fmt: skip
    half, top, bottom = px(3.6 / 16), rim + px(2 / 16), size - px(1.6 / 16)
    fill(painter, rect(middle - half, top, 2 * half, bottom - top, size * 0.05), look.BONE)
    centre = (top + bottom) / 2
    fill(painter, placed(eye(2 * half - 1, size * 0.33), middle, centre), look.INK)
    fill(painter, disc(middle, centre, size * 0.085), look.DANGER)


def _large(painter: QPainter, *, fine: bool) -> None:
    """Two cards under the lamp, on a canvas of 512; `fine` with houses, hatching and rays."""
    ground = rect(8, 8, 496, 496, 92)
    fill(painter, ground, look.TABLE)
    painter.save()
    painter.setClipPath(ground, Qt.ClipOperation.IntersectClip)
    if fine:
        fill(painter, skyline(512, _HOUSES, 8), mixed(look.TABLE, look.BONE, 0.13))
        panes = joined(*(windows(x, y, 1, rows, (20, 34), (12, 18)) for x, y, rows in _PANES))
        fill(painter, panes, mixed(look.TABLE, look.SODIUM, 0.8))
    light = cone(256, 96, 520, 20, 492, 26)
    fill(painter, light, _GLOW)
    if fine:
        hatch(painter, light, Hatch.DIAGONAL, mixed(look.TABLE, look.SODIUM, 0.75), pitch=20, width=3)
    painter.restore()
    painter.save()
    painter.translate(192, 306)
    painter.rotate(-13)
    _card(painter, look.PLAYERS_GROUND, look.PLAYERS, fine=fine)
    if fine:
        hatch(painter, rect(-90, -145, 180, 290, 10), Hatch.DIAGONAL, look.PLAYERS, pitch=24, width=3)
    painter.restore()
    painter.save()
    painter.translate(302, 306)
    painter.rotate(9)
    _card(painter, look.BONE, look.INK, fine=fine)
    if fine:
        fill(painter, rays(0, 0, 70, 150, 24, 9).intersected(rect(-86, -140, 172, 280)), _FAINT)
        fill(painter, placed(eye(196, 158), 0, 0), look.BONE)
    fill(painter, placed(eye(184, 132), 0, 0), look.INK)
    fill(painter, disc(0, 0, 41), look.DANGER)
    fill(painter, disc(0, 0, 19), look.INK)
    fill(painter, disc(15, -15, 9), look.BONE)
    painter.restore()
    shade = joined(rect(250, 8, 12, 40), placed(lamp(0, 0, 84), 256, 98).intersected(rect(0, 8, 512, 200)))
    stroke(painter, shade, look.TABLE, 12)
    fill(painter, shade, look.SODIUM)
    fill(painter, rect(214, 94, 84, 14, 7), look.BONE)


def _card(painter: QPainter, ground: str, frame: str, *, fine: bool) -> None:
    """A card around the origin, 210 by 320, with a dark rim that parts it from what lies behind."""
    edge = rect(-105, -160, 210, 320, 18)
    stroke(painter, edge, look.TABLE, 22)
    fill(painter, edge, ground)
    stroke(painter, rect(-90, -145, 180, 290, 10), frame, 5 if fine else 9)
