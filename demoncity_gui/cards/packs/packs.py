"""Deck packs: a deck's own pictures, a folder or a zip with a `deck.toml`, ours (`.dcdeck`) or the open format's.

Art only, never worth.
"""

from __future__ import annotations

import os
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec
from msgspec import Struct

from demoncity_gui.cards.packs.card_guesses import CARD_BY_ID, CardSide, guess, pack_id, said
from demoncity_gui.cards.packs.open_decks import OpenDeck, is_open_deck, read_open_deck
from demoncity_gui.cards.packs.pack_files import FileDamaged, PackFiles, PackRefused, called, open_pack_files
from demoncity_gui.cards.packs.pack_messages import Cut, Fit, Overlay, PackText, ScannedDeck
from demoncity_gui.cards.packs.scans import CARD, PictureRefused, as_jpeg, cut_to_card
from demoncity_gui.disk.whole import cached, made
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import pack_faults as faults
from demoncity_gui.words.misfit import misfit
from demoncity_gui.words.plain_text import shown
from demoncity_gui.words.toml_text import TomlUnreadable, toml_value, toml_values

SUFFIX: Final = ".dcdeck"
FORMAT: Final = 1
KINDS: Final = (".png", ".jpg", ".jpeg", ".webp")
"""The endings of pictures."""
_TEXT: Final = "deck.toml"
_MOST_TEXT: Final = 16_384
_MOST_LISTED: Final = 6
"""Missing cards that are named; of more, their number is told."""
_MOST_CACHED: Final = 500_000_000
"""Bytes of pictures kept for all decks together."""
MOST_TRIM: Final = 20.0
"""Per cent of a picture's width and height that may be cut off each edge."""

At = Callable[[int, int], None]
"""Told how many pictures of how many are done."""


class Report(Struct, frozen=True):
    """What came of going through a pack: what can be used of it, and a sentence for everything that can't."""

    name: str
    author: str
    license: str
    cards: int
    backs: int
    problems: tuple[str, ...]


def check_pack(path: Path, at: At = lambda _done, _whole: None) -> Report:
    """Look at every picture of a pack, and write nothing.

    Raises:
        PackRefused: it can't be used at all.
    """

    def look(data: bytes, cut: Cut) -> str:
        cut_to_card(data, cut)
        return sha256(data).hexdigest()

    return _go_through(path, look, at)[0]


def prepare_pack(path: Path, cache: Path, at: At = lambda _done, _whole: None) -> tuple[ScannedDeck, Report]:
    """Put every picture of a pack into the cache, as large as a screen can use; what is there already is kept.

    Raises:
        PackRefused: it can't be used at all.
        OSError: the cache can't be written.
    """
    cache.mkdir(parents=True, exist_ok=True)

    def keep(data: bytes, cut: Cut) -> str:
        recipe = f"1 {cut.fit.value} {cut.trim}".encode()
        place = cache / f"{sha256(recipe + sha256(data).digest()).hexdigest()}.jpg"
        if place.is_file():
            os.utime(place)
        else:
            with cached(place) as file:
                file.write(as_jpeg(cut_to_card(data, cut)))
        return str(place)

    report, said_of, places = _go_through(path, keep, at)
    _forget_oldest(cache, {Path(name) for name in places.values()})
    text = said_of.text
    faces = {side: place for side, place in places.items() if isinstance(side, Card)}
    backs = {side: place for side, place in places.items() if isinstance(side, DeckName)}
    return ScannedDeck(text.name, text.index is Overlay.OVERLAY, faces, backs, said_of.seen), report


def write_pack(out: Path, text: PackText, source: Path, pictures: Mapping[CardSide, str], at: At) -> None:
    """Write a new pack, a zip, of these files of another folder or zip; it is there whole or not at all.

    Raises:
        PackRefused: the source can't be used, or one of its files is damaged.
        FileExistsError: something lies there.
        OSError: it can't be written.
    """
    with open_pack_files(source) as files, made(out) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as packed:
        packed.writestr(_TEXT, pack_text(text))
        for number, (side, name) in enumerate(pictures.items()):
            at(number, len(pictures))
            try:
                packed.writestr(_place_of(side, name), files.read(name))
            except FileDamaged as why:
                raise PackRefused(f"{shown(name)} {why}.") from why


def pack_text(text: PackText) -> str:
    """Return a `deck.toml`."""
    lines = [f"format = {FORMAT}"]
    lines += [f"{key} = {toml_value(getattr(text, key))}" for key in ("id", "name", "author", "license")]
    lines += ["", "[image]", f"fit = {toml_value(text.cut.fit.value)}", f"trim = {text.cut.trim}"]
    return "\n".join([*lines, f"index = {toml_value(text.index.value)}", ""])


def pictures_in(files: PackFiles) -> list[str]:
    """Return the names of all files that are called as pictures are."""
    return [name for name in files.names if PurePosixPath(name).suffix.lower() in KINDS]


def slug(name: str) -> str:
    """Return a deck's name as an id and a file's name."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:60].strip("-") or "deck"


# --- going through ---------------------------------------------------------------------------------------------------


def _go_through(path: Path, keep: Callable[[bytes, Cut], str], at: At) -> tuple[Report, OpenDeck, dict[CardSide, str]]:
    with open_pack_files(path) as files:
        found = read_pack_text(path, files)
        text, wanted, problems = found.text, found.files, list(found.problems)
        made: dict[CardSide, str] = {}
        for number, (side, names) in enumerate(wanted.items()):
            at(number, len(wanted))
            for place, name in enumerate(names, 1):
                try:
                    made[side] = keep(files.read(name), text.cut)
                    break
                except (FileDamaged, PictureRefused) as why:
                    if place < len(names):
                        told = faults.other_used(file=shown(name), why=str(why), other=shown(names[place]))
                    else:
                        told = faults.drawn_instead(file=shown(name), why=str(why), side=said(side))
                    problems.append(told)
        at(len(wanted), len(wanted))
    if not made:
        raise PackRefused(faults.no_usable_picture(pack=shown(called(path))))
    missing = [pack_id(card) for card in Card if card not in wanted]
    if missing:
        more = len(missing) - _MOST_LISTED if len(missing) > _MOST_LISTED + 1 else 0
        problems.append(faults.missing(cards=", ".join(missing[:_MOST_LISTED] if more else missing), more=more))
    if len({made[side] for side in DeckName if side in made}) < sum(side in made for side in DeckName):
        problems.append(faults.one_back)
    faces = sum(isinstance(side, Card) for side in made)
    report = Report(text.name, text.author, text.license, faces, len(made) - faces, tuple(problems))
    return report, found, made


def _sides(files: PackFiles, named: dict[CardSide, str]) -> tuple[dict[CardSide, str], list[str]]:
    """Return which file is which side, and what lies about without being any."""
    sides = dict(named)
    problems = []
    for name in files.names:
        folder, _, rest = name.partition("/")
        stem, ending = PurePosixPath(rest).stem.lower(), PurePosixPath(rest).suffix.lower()
        if folder not in ("cards", "backs") or name in named.values():
            continue
        side: CardSide | None = CARD_BY_ID.get(stem) if folder == "cards" else _DECK_BY_ID.get(stem)
        if "/" in rest or side is None:
            problems.append(faults.no_side(file=shown(name), name=repr(shown(stem)), meant=_meant(stem)))
        elif ending not in KINDS:
            problems.append(faults.no_such_kind(file=shown(name)))
        elif side in sides:
            problems.append(faults.taken(file=shown(name), other=shown(sides[side]), side=said(side)))
        else:
            sides[side] = name
    return sides, problems


_DECK_BY_ID: Final = {deck.value: deck for deck in DeckName}


def _meant(stem: str) -> str:
    """Return what a name was perhaps meant to be, as its sentence has it."""
    guessed = guess(stem)
    if guessed.asks:
        return "strength-or-justice"
    return pack_id(guessed.side) if isinstance(guessed.side, Card) else ""


# --- deck.toml -------------------------------------------------------------------------------------------------------


class _ImageText(Struct, frozen=True):
    fit: Fit = Fit.COVER
    trim: float = 0.0
    index: Overlay = Overlay.OVERLAY


class _DeckText(Struct, frozen=True):
    format: int
    id: str
    name: str
    author: str = ""
    license: str = ""
    image: _ImageText = _ImageText()
    cards: dict[str, str] = {}
    backs: dict[str, str] = {}


def read_pack_text(path: Path, files: PackFiles) -> OpenDeck:
    """Return what the pack says of itself, which files are which sides, and what in it means nothing.

    Raises:
        PackRefused: it says nothing that can be used.
    """
    whose = shown(called(path))
    about = faults.about(file=_TEXT, pack=whose)
    if _TEXT not in files.names:
        raise PackRefused(faults.no_text(pack=whose, file=_TEXT))
    try:
        content = files.read(_TEXT)
    except FileDamaged as why:
        raise PackRefused(f"{about} {why}.") from why
    if len(content) > _MOST_TEXT:
        raise PackRefused(faults.text_too_long(text=about))
    try:
        read = toml_values(content.decode("utf-8"))
    except UnicodeDecodeError as why:
        raise PackRefused(faults.text_not_text(text=about)) from why
    except TomlUnreadable as why:
        raise PackRefused(faults.text_unread(text=about, why=str(why))) from why
    if is_open_deck(read):
        return read_open_deck(called(path), read, files, CARD[1])
    try:
        written = msgspec.convert(read, _DeckText)
    except msgspec.ValidationError as why:
        found = misfit(read, _DeckText)
        raise PackRefused(faults.text_unmeant(text=about, place=found.place, why=found.why)) from why
    if written.format != FORMAT:
        raise PackRefused(faults.text_too_new(pack=whose, format=written.format, known=FORMAT))
    for key, value, most in (("id", written.id, 60), ("name", written.name, 80)):
        if not value.strip() or len(value) > most:
            raise PackRefused(faults.text_needs(text=about, key=key, most=most))
    if not 0 <= written.image.trim <= MOST_TRIM:
        raise PackRefused(faults.text_trims(text=about, trim=str(written.image.trim)))
    problems = [faults.means_nothing(text=_TEXT, key=repr(shown(key))) for key in _strange(read)]
    named: dict[CardSide, str] = {}
    sides: tuple[tuple[str, dict[str, str], Mapping[str, CardSide]], ...] = (
        ("cards", written.cards, CARD_BY_ID),
        ("backs", written.backs, _DECK_BY_ID),
    )
    for table, entries, known in sides:
        for key, name in entries.items():
            side = known.get(key)
            if side is None:
                problems.append(faults.no_key(text=_TEXT, table=table, key=repr(shown(key)), meant=_meant(key)))
            elif name not in files.names:
                problems.append(faults.picture_missing(text=_TEXT, file=repr(shown(name)), side=said(side)))
            else:
                named[side] = name
    cut = Cut(written.image.fit, written.image.trim)
    name, author, license_ = (_one_line(words) for words in (written.name, written.author, written.license))
    sides_found, strays = _sides(files, named)
    text = PackText(written.id, name, author, license_, cut, written.image.index)
    return OpenDeck(text, {side: (file,) for side, file in sides_found.items()}, {}, (*problems, *strays))


def _strange(read: dict[str, Any]) -> Iterator[str]:
    yield from (key for key in read if key not in _DeckText.__struct_fields__)
    yield from (f"image.{key}" for key in read.get("image", {}) if key not in _ImageText.__struct_fields__)


def _one_line(words: str) -> str:
    return shown(" ".join(words.split()))


def _place_of(side: CardSide, name: str) -> str:
    ending = PurePosixPath(name).suffix.lower()
    return f"cards/{pack_id(side)}{ending}" if isinstance(side, Card) else f"backs/{side.value}{ending}"


# --- the cache -------------------------------------------------------------------------------------------------------


def _forget_oldest(cache: Path, but: set[Path]) -> None:
    """Forget pictures of decks that were not used for longest, until the rest is of a fair size."""
    kept = [(entry.stat().st_mtime, entry.stat().st_size, entry) for entry in cache.glob("*.jpg")]
    whole = sum(size for _, size, _ in kept)
    for _, size, entry in sorted(kept):
        if whole > _MOST_CACHED and entry not in but:
            entry.unlink(missing_ok=True)
            whole -= size
