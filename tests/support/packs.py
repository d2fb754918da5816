"""Deck packs made by code: sound ones that look like a deck, and every kind that means harm."""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from demoncity_gui.cards.packs.card_guesses import pack_id
from demoncity_gui.pieces.tarot import Card

TOML = 'format = 1\nid = "night-bus"\nname = "The Night Bus"\nauthor = "N. N."\nlicense = "CC0"\n'


def picture(
    colour: tuple[int, int, int] = (60, 110, 90), size: tuple[int, int] = (140, 240), kind: str = "PNG"
) -> bytes:
    """Return a picture: a ground, a frame, and a lamp whose place follows from its colour."""
    made = Image.new("RGB", size, colour)
    pen = ImageDraw.Draw(made)
    wide, high = size
    pen.rectangle((wide // 16, wide // 16, wide - wide // 16, high - wide // 16), outline=(235, 225, 200), width=3)
    x, y = wide * (30 + colour[0] % 40) // 100, high * (45 + colour[1] % 30) // 100
    pen.ellipse((x - wide // 6, y - wide // 6, x + wide // 6, y + wide // 6), fill=(240, 200, 90))
    file = BytesIO()
    made.save(file, kind)
    return file.getvalue()


def colour_of(card: Card) -> tuple[int, int, int]:
    """Return a colour that no other card has."""
    place = list(Card).index(card)
    return (40 + place * 2, 30 + place * 37 % 180, 60 + place * 53 % 160)


def whole_deck(size: tuple[int, int] = (140, 240)) -> dict[str, bytes]:
    """Return the files of a pack that lacks nothing."""
    files = {"deck.toml": TOML.encode()}
    files |= {f"cards/{pack_id(card)}.png": picture(colour_of(card), size) for card in Card}
    return files | {"backs/players.png": picture((90, 20, 30), size), "backs/horror.png": picture((10, 60, 50), size)}


def small_deck() -> dict[str, bytes]:
    """Return the files of a pack of three cards."""
    cards = (Card.CUPS_7, Card.JUSTICE, Card.FOOL)
    return {"deck.toml": TOML.encode()} | {f"cards/{pack_id(card)}.png": picture(colour_of(card)) for card in cards}


def zipped(path: Path, files: Mapping[str, bytes] | Iterable[tuple[str | zipfile.ZipInfo, bytes]]) -> Path:
    """Write a zip of these files, in this order, whatever they are called."""
    entries = files.items() if isinstance(files, Mapping) else files
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in entries:
            packed.writestr(name, content)
    return path


def laid_out(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Write these files into a folder."""
    for name, content in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return folder


def hollow_png(width: int, height: int) -> bytes:
    """Return a PNG that says it is so large, all one colour: a few bytes that become billions."""
    packer = zlib.compressobj(9)
    row = bytes(1 + width)
    rows = b"".join(packer.compress(row) for _ in range(height)) + packer.flush()
    header = struct.pack(">2L5B", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))
        for kind, body in ((b"IHDR", header), (b"IDAT", rows), (b"IEND", b""))
    )
