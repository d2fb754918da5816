"""A person's own colours of the window: TOML files in one folder, each checked before it is worn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import fields, replace

from demoncity_gui.cards.drawing.palette import PALETTES, READABLE, SEEN, SODIUM, Palette, faint_outlines, faint_texts
from demoncity_gui.formats.cast import CastUnreadable, in_file, keep_copy, toml_as
from demoncity_gui.texts import preferences as said
from demoncity_gui.texts.catalogue import decimal
from demoncity_gui.words.plain_text import shown

_MOST_BYTES = 20_000
"""Of a file of colours: many times what all of them take."""
_MOST_FILES = 20
_SUFFIX = ".toml"
_COLOUR = re.compile("#[0-9A-Fa-f]{6}")
_NAMES = tuple(field.name for field in fields(Palette))


class PaletteUnreadable(Exception):
    """A file of colours can't be used; the message is one sentence that names the place."""


class _PaletteText(Struct, forbid_unknown_fields=True):
    """Colours as they stand in a file: those that it leaves out are those of the palette that it is `like`."""

    colours: dict[str, str]
    like: str = "dark"


def palette_written(text: str) -> Palette:
    """Return the palette of this text.

    Raises:
        PaletteUnreadable: something in it can't be meant, or could hardly be read; the sentence names the place.
    """
    try:
        written = toml_as(_PaletteText, text)
    except CastUnreadable as why:
        raise PaletteUnreadable(str(why)) from why
    if written.like not in PALETTES:
        raise PaletteUnreadable(f"$.like: {said.no_such_palette(name=shown(written.like), palettes=list(PALETTES))}")
    for name, colour in written.colours.items():
        if name not in _NAMES:
            raise PaletteUnreadable(f"$.colours: {said.no_such_colour(name=shown(name))}")
        if not _COLOUR.fullmatch(colour):
            raise PaletteUnreadable(f"$.colours.{name}: {said.no_colour(written=shown(colour))}")
    palette = replace(PALETTES[written.like], **written.colours)
    for faint, ground, ratio in faint_texts(palette)[:1]:
        found, least = decimal(f"{ratio:.1f}"), decimal(f"{READABLE:g}")
        raise PaletteUnreadable(f"$.colours: {said.too_faint(text=faint, ground=ground, ratio=found, least=least)}")
    for dim, ground, ratio in faint_outlines(palette)[:1]:
        found, least = decimal(f"{ratio:.1f}"), decimal(f"{SEEN:g}")
        raise PaletteUnreadable(f"$.colours: {said.too_dim(outline=dim, ground=ground, ratio=found, least=least)}")
    return palette


def import_palette(source: Path, folder: Path) -> str:
    """Keep a copy of this file in the folder, in place of one of that name; return what it is called.

    Raises:
        PaletteUnreadable: it can't be read, kept or meant; what lay there stays.
    """
    _, text = in_file(source, _MOST_BYTES, lambda text: (palette_written(text), text), PaletteUnreadable)
    keep_copy(text, folder / f"{source.stem}{_SUFFIX}", PaletteUnreadable)
    return source.stem


def palettes_in(folder: Path) -> Mapping[str, Palette]:
    """Return the palettes of this folder by their names; a file that can't be used costs only itself."""
    found: dict[str, Palette] = {}
    try:
        files = sorted(path for path in folder.glob(f"*{_SUFFIX}") if path.is_file())[:_MOST_FILES]
    except OSError:
        return found
    for path in files:
        try:
            found[path.stem] = in_file(path, _MOST_BYTES, palette_written, PaletteUnreadable)
        except PaletteUnreadable:
            continue
    return found


def palette_called(name: str, folder: Path) -> Palette:
    """Return the palette that a choice is kept by: one of the program's, else one of this folder, else the usual."""
    if name in PALETTES:
        return PALETTES[name]
    return palettes_in(folder).get(name, SODIUM) if name else SODIUM
