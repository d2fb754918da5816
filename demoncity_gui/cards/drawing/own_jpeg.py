"""A JPEG that the second program has made, as an image. Nothing else is ever read here: no stranger's bytes."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader


def own_jpeg(data: bytes) -> QImage:
    """Return the image in these bytes, a null image for no bytes."""
    if not data:
        return QImage()
    buffer = QBuffer()
    buffer.setData(data)  # a copy of its own: handed in as it is made, it would keep none
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    return QImageReader(buffer, QByteArray(b"jpeg")).read()
