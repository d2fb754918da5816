"""An animated WebP or GIF put together frame by frame, so that the window can have its turn between two of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from struct import pack

from PIL import GifImagePlugin, Image, ImageChops
from PySide6.QtGui import QImage

_QUALITY = 80
_ANIMATED = 0x02
_IN_PLACE_OF_THE_LAST = 0x02
_OF_256_COLOURS = 0xF7
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"


class MovingWebp:
    """Frames of one size, each a still WebP of its own inside the container; it plays for ever.

    After the first, a frame holds only what has changed; where nothing has, the one before stays longer.
    """

    def __init__(self) -> None:
        self._size = (0, 0)
        self._last: Image.Image | None = None
        self._frames: list[tuple[bytes, int, bytes]] = []

    def add(self, image: QImage, stays: int) -> None:
        """Add a frame that stays for so many milliseconds."""
        frame, last = _pixels(image), self._last
        self._size, self._last = frame.size, frame
        changed = (0, 0, *frame.size) if last is None else ImageChops.difference(last, frame).getbbox()
        if changed is None:
            place, stayed, content = self._frames[-1]
            self._frames[-1] = (place, stayed + stays, content)
            return
        left, top, right, bottom = changed
        left, top = left - left % 2, top - top % 2  # the container counts in twos
        encoded = BytesIO()
        frame.crop((left, top, right, bottom)).save(encoded, "WEBP", quality=_QUALITY, method=0)
        place = _three(left // 2) + _three(top // 2) + _less_one(right - left, bottom - top)
        self._frames.append((place, stays, encoded.getvalue()[12:]))

    def content(self) -> bytes:
        """Return the file."""
        whole = _chunk(b"VP8X", bytes([_ANIMATED, 0, 0, 0]) + _less_one(*self._size))
        whole += _chunk(b"ANIM", pack("<IH", 0xFF000000, 0))
        for place, stays, content in self._frames:
            whole += _chunk(b"ANMF", place + _three(stays) + bytes([_IN_PLACE_OF_THE_LAST]) + content)
        return _chunk(b"RIFF", b"WEBP" + whole)


class MovingGif:
    """Frames of one size in the 256 colours that do most for the samples; it plays for ever.

    After the first, a frame holds only what has changed. A GIF counts hundredths of a second.
    """

    def __init__(self, samples: Sequence[QImage]) -> None:
        width, height = samples[0].width(), samples[0].height()
        together = Image.new("RGB", (width, height * len(samples)))
        for place, sample in enumerate(samples):
            together.paste(_pixels(sample), (0, height * place))
        self._size = (width, height)
        self._colours = together.quantize(256, dither=Image.Dither.NONE)
        self._last: Image.Image | None = None
        self._frames: list[bytes] = []

    def add(self, image: QImage, stays: int) -> None:
        """Add a frame that stays for so many milliseconds."""
        frame = _pixels(image).quantize(palette=self._colours, dither=Image.Dither.NONE)
        changed: tuple[int, int, int, int] | None = (0, 0, *self._size)
        if self._last is not None:
            changed = ImageChops.difference(self._last, frame).getbbox()
        self._last = frame
        left, top, right, bottom = changed or (0, 0, 1, 1)
        part = frame.crop((left, top, right, bottom))
        self._frames += GifImagePlugin.getdata(part, (left, top), duration=stays)

    def content(self) -> bytes:
        """Return the file."""
        colours = bytes(self._colours.getpalette() or ()).ljust(3 * 256, b"\0")
        head = b"GIF89a" + pack("<HHBBB", *self._size, _OF_256_COLOURS, 0, 0) + colours
        return head + _FOR_EVER + b"".join(self._frames) + b";"


def _pixels(image: QImage) -> Image.Image:
    rgb = image.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (rgb.width(), rgb.height())
    return Image.frombuffer("RGBX", size, bytes(rgb.constBits()), "raw", "RGBX", rgb.bytesPerLine(), 1).convert("RGB")


def _less_one(width: int, height: int) -> bytes:
    """Return a size as the container writes it."""
    return _three(width - 1) + _three(height - 1)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
