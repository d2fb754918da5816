"""Light that spills over the edge of what shines, a flame, a window, the moon: on screens, for ink can't shine."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

_WIDTH_PX: Final = 160
"""How wide the picture is from which the light is taken: what spills has no sharp edges."""
_HALVINGS: Final = 4
"""How often that picture is halved: each time the light reaches twice as far, the last time some fifty card units."""
_SHARE: Final = 0.5


def spill_light(painter: QPainter, picture: QRectF) -> None:
    """Lay a soft shine of its own bright places over a picture that is painted, where it is painted on an image.

    `picture` is in the painter's units. On any other device, a printed page, nothing happens.
    """
    image = painter.device()
    if not isinstance(image, QImage):
        return
    seen = painter.deviceTransform().mapRect(picture).toAlignedRect()
    smooth = Qt.TransformationMode.SmoothTransformation
    shine = image.copy(seen).convertToFormat(QImage.Format.Format_RGB32).scaledToWidth(_WIDTH_PX, smooth)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.setOpacity(_SHARE)
    painter.drawImage(picture, _blurred(_bright_places(shine)))
    painter.restore()


def _bright_places(shine: QImage) -> QImage:
    """Return a picture in which only what was bright is left: the third power of each colour."""
    once = shine.copy()
    with QPainter(shine) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.drawImage(0, 0, once)
        painter.drawImage(0, 0, once)
    return shine


def _blurred(image: QImage) -> QImage:
    """Return the mean of a picture blurred a little, more, and most: light is strongest near to its lamp."""
    smooth, stretch = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    levels = [image]
    for _ in range(_HALVINGS):
        size = levels[-1].size()
        levels.append(levels[-1].scaled(QSize(size.width() // 2, size.height() // 2), stretch, smooth))
    blurred = levels[-1]
    for number, level in enumerate(reversed(levels[1:-1]), start=2):
        blurred = blurred.scaled(level.size(), stretch, smooth)
        with QPainter(blurred) as painter:
            painter.setOpacity(1 / number)
            painter.drawImage(0, 0, level)
    return blurred
