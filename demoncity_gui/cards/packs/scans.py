"""One picture made safe: decoded by Pillow within limits, cut to a card or whole, all else in its file dropped."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image, UnidentifiedImageError

from demoncity_gui.cards.packs.pack_messages import Cut, Fit
from demoncity_gui.texts import pack_faults as faults

MOST_PIXELS: Final = 24_000_000
MOST_PIXELS_OF_WEBP: Final = 12_000_000
"""Its decoder keeps a picture in memory four times."""
LEAST: Final = (60, 100)
"""Width and height, in pixels, below which nothing could be told on a card."""
LEAST_SHOWN: Final = (32, 32)
"""Width and height, in pixels, below which a picture that is held up shows nothing."""
CARD: Final = (1050, 1800)
"""Width and height, in pixels, that a picture is kept at: enough for a card as high as a TV's picture."""
_GROUND: Final = (0x14, 0x13, 0x1A)
"""Ink; written out because `look` needs Qt, and what reads packs must do without."""
_FORMATS: Final = ("PNG", "JPEG", "WEBP")
_QUALITIES: Final = (92, 85, 76)
"""Of a JPEG, tried one after the other; below the last its blocks are seen across a room."""
_BAND: Final = 256
"""Rows that are converted at once: a picture is never in memory twice."""
_TURNED: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_ORIENTATION: Final = 0x0112

Image.MAX_IMAGE_PIXELS = MOST_PIXELS  # Pillow's own guard, which looks before anything is decoded


class PictureRefused(Exception):
    """A picture can't be used; the message says why, to stand after its name."""


def cut_to_card(data: bytes, cut: Cut, card: tuple[int, int] = CARD) -> Image.Image:
    """Return the picture in these bytes as an opaque card, `card` pixels wide and high or, if it is smaller, less.

    It is turned as its EXIF says; nothing else of its file is kept.

    Raises:
        PictureRefused: it is no PNG, JPEG or WebP, or damaged, too large, too small, or an animation.
    """
    return _made_safe(data, lambda picture: _cut(picture, cut, card), LEAST)


def fitted(data: bytes, room: tuple[int, int]) -> Image.Image:
    """Return the whole picture in these bytes, opaque and no larger than `room`, width and height in pixels.

    It is turned as its EXIF says; nothing else of its file is kept.

    Raises:
        PictureRefused: it is no PNG, JPEG or WebP, or damaged, too large, too small, or an animation.
    """
    return _made_safe(data, lambda picture: _fitted(picture, room), LEAST_SHOWN)


def _made_safe(data: bytes, make: Callable[[Image.Image], Image.Image], least: tuple[int, int]) -> Image.Image:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with Image.open(BytesIO(data), formats=_FORMATS) as picture:
                _see_to(picture, least)
                return make(picture)
    except PictureRefused:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as why:
        raise PictureRefused(_too_large(MOST_PIXELS)) from why
    except UnidentifiedImageError as why:
        raise PictureRefused(faults.no_picture) from why
    except Exception as why:  # a damaged picture makes Pillow raise almost anything
        raise PictureRefused(faults.damaged) from why


def as_jpeg(picture: Image.Image) -> bytes:
    """Return a picture made safe as the bytes of a JPEG."""
    file = BytesIO()
    picture.save(file, "JPEG", quality=92, subsampling=0)
    return file.getvalue()


def as_small_jpeg(picture: Image.Image, most: int) -> bytes:
    """Return a picture made safe as a JPEG of at most `most` bytes: coarser first, then smaller."""
    while True:
        for quality in _QUALITIES:
            file = BytesIO()
            picture.save(file, "JPEG", quality=quality, optimize=True)
            if len(file.getvalue()) <= most:
                return file.getvalue()
        picture = picture.resize((max(1, picture.width * 4 // 5), max(1, picture.height * 4 // 5)))


def _too_large(most: int) -> str:
    return faults.many_pixels(most=most // 1_000_000)


def _see_to(picture: Image.Image, least: tuple[int, int]) -> None:
    width, height = picture.size
    most = MOST_PIXELS_OF_WEBP if picture.format == "WEBP" else MOST_PIXELS
    if width * height > most:
        raise PictureRefused(_too_large(most))
    if width < least[0] or height < least[1]:
        raise PictureRefused(faults.too_small(width=width, height=height, least_width=least[0], least_height=least[1]))
    # A telephone's JPEG may carry a second picture for its depth, and shows the first.
    if picture.format != "MPO" and getattr(picture, "n_frames", 1) != 1:
        raise PictureRefused(faults.animation)


def _cut(picture: Image.Image, cut: Cut, card: tuple[int, int]) -> Image.Image:
    orientation = picture.getexif().get(_ORIENTATION, 1)
    wide, high = (card[1], card[0]) if orientation in (5, 6, 7, 8) else card
    picture.draft(None, (wide, high))  # a JPEG can be read at a half, a quarter or an eighth at once
    width, height = picture.size
    left, top = width * cut.trim / 100, height * cut.trim / 100
    across, down = width - 2 * left, height - 2 * top
    shrinks = (wide / across, high / down)
    shrink = min(1.0, min(shrinks) if cut.fit is Fit.CONTAIN else max(shrinks))
    if cut.fit is Fit.COVER:
        part = (min(across, wide / max(shrinks)), min(down, high / max(shrinks)))
        left, top = left + (across - part[0]) / 2, top + (down - part[1]) / 2
        across, down = part
    less = min(1.0, 1 / min(shrinks) if cut.fit is Fit.CONTAIN else 1 / max(shrinks))  # nothing is made larger
    ground = (max(1, round(wide * less)), max(1, round(high * less)))
    size = ground
    if cut.fit is Fit.CONTAIN:
        size = (min(ground[0], max(1, round(across * shrink))), min(ground[1], max(1, round(down * shrink))))
    plain = _plain(picture, (int(left), int(top), int(left + across), int(top + down)), max(1, int(1 / shrink)))
    scaled = plain.resize(size, Image.Resampling.LANCZOS)
    if size != ground:
        whole = Image.new("RGB", ground, _GROUND)
        whole.paste(scaled, ((ground[0] - size[0]) // 2, (ground[1] - size[1]) // 2))
        scaled = whole
    turn = _TURNED.get(orientation)
    return scaled if turn is None else scaled.transpose(turn)


def _fitted(picture: Image.Image, room: tuple[int, int]) -> Image.Image:
    orientation = picture.getexif().get(_ORIENTATION, 1)
    wide, high = (room[1], room[0]) if orientation in (5, 6, 7, 8) else room
    picture.draft(None, (wide, high))
    width, height = picture.size
    shrink = min(1.0, wide / width, high / height)
    plain = _plain(picture, (0, 0, width, height), max(1, int(1 / shrink)))
    size = (max(1, round(width * shrink)), max(1, round(height * shrink)))
    scaled = plain.resize(size, Image.Resampling.LANCZOS)
    turn = _TURNED.get(orientation)
    return scaled if turn is None else scaled.transpose(turn)


def _plain(picture: Image.Image, box: tuple[int, int, int, int], times: int) -> Image.Image:
    """Return a part of the picture, so many times smaller, opaque and in plain colours, converted band by band."""
    left, top, right, bottom = box
    right, bottom = max(left + 1, right), max(top + 1, bottom)
    step = _BAND * times
    plain = Image.new("RGB", (-(-(right - left) // times), -(-(bottom - top) // times)), _GROUND)
    for number, y in enumerate(range(top, bottom, step)):
        band = _in_plain_colours(picture.crop((left, y, right, min(bottom, y + step))))
        plain.paste(band.reduce(times) if times > 1 else band, (0, number * _BAND))
    return plain


def _in_plain_colours(band: Image.Image) -> Image.Image:
    if band.mode.startswith("I"):  # 16 bits of grey, of which Pillow would keep the wrong eight
        band = band.convert("I").point(lambda value: value / 256).convert("L")
    if band.mode in ("RGBA", "LA", "PA") or "transparency" in band.info:
        band = band.convert("RGBA")
        ground = Image.new("RGBA", band.size, (*_GROUND, 255))
        return Image.alpha_composite(ground, band).convert("RGB")
    return band.convert("RGB")
