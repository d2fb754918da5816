"""An animated WebP put together frame by frame, so that the window can have its turn between two of them."""

from __future__ import annotations

from io import BytesIO
from struct import pack

from PIL import Image
from PySide6.QtGui import QImage

_QUALITY = 85
_ANIMATED = 0x02
_IN_PLACE_OF_THE_LAST = 0x02


class MovingPicture:
    """Frames of one size, each a still WebP of its own inside the container; it plays for ever."""

    def __init__(self) -> None:
        self._size = (0, 0)
        self._frames: list[bytes] = []

    def add(self, image: QImage, stays: int) -> None:
        """Add a frame that stays for so many milliseconds."""
        self._size = (image.width(), image.height())
        rgb = image.convertToFormat(QImage.Format.Format_RGBX8888)
        encoded = BytesIO()
        pixels = Image.frombuffer("RGBX", self._size, bytes(rgb.constBits()), "raw", "RGBX", rgb.bytesPerLine(), 1)
        pixels.convert("RGB").save(encoded, "WEBP", quality=_QUALITY, method=0)
        head = _three(0) + _three(0) + self._size_in_file() + _three(stays) + bytes([_IN_PLACE_OF_THE_LAST])
        self._frames.append(_chunk(b"ANMF", head + encoded.getvalue()[12:]))

    def content(self) -> bytes:
        """Return the file."""
        whole = _chunk(b"VP8X", bytes([_ANIMATED, 0, 0, 0]) + self._size_in_file())
        whole += _chunk(b"ANIM", pack("<IH", 0xFF000000, 0)) + b"".join(self._frames)
        return _chunk(b"RIFF", b"WEBP" + whole)

    def _size_in_file(self) -> bytes:
        width, height = self._size
        return _three(width - 1) + _three(height - 1)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
