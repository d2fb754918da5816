"""Decks of the Tarot Deck Specification 2.0, an open format of several programs: read as packs, and written of our own.

Its `deck.toml` is told from ours by `[deck].schema_version`. Pictures lie where the card says, in a folder for each
height (`h1200/minor_arcana/cups/seven.png`); what is spoken of them is in `names/en.toml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import groupby
from pathlib import PurePosixPath
from typing import Any, Final

import msgspec
from msgspec import Struct

from demoncity_gui.cards.packs.card_guesses import CardSide, guess, said
from demoncity_gui.cards.packs.pack_files import FileDamaged, PackFiles, PackRefused
from demoncity_gui.cards.packs.pack_messages import Overlay, PackText
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import pack_faults as faults
from demoncity_gui.words.cards import card_title
from demoncity_gui.words.misfit import misfit
from demoncity_gui.words.plain_text import one_line, shown
from demoncity_gui.words.toml_text import TomlUnreadable, toml_value, toml_values

VERSION: Final = "2.0"
"""The version of the specification that is written, and whose first number is read."""
_ENDINGS: Final = (".png", ".webp", ".jpeg", ".jpg")
"""The specification's chain, without what this program can't read."""
_LONGEST_WORDS: Final = 400
_MOST_NAMES: Final = 24_576
"""Bytes of a file of names. Ours has half of them; the worst that can stand in so many takes 2.5 seconds."""
_RANKS: Final = "ace two three four five six seven eight nine ten page knight queen king".split()
_RASTER: Final = re.compile(r"h([1-9][0-9]{0,4})")


class _Back(Struct, frozen=True):
    image: str = ""


class _Backs(Struct, frozen=True):
    default: str = ""
    variants: dict[str, _Back] = {}


class _CardVariants(Struct, frozen=True):
    default: str = ""


class _About(Struct, frozen=True):
    schema_version: str
    name: str
    author: str = ""
    license: str = ""
    default_language: str = "en"


class _OpenText(Struct, frozen=True):
    deck: _About
    card_backs: _Backs = _Backs()
    card_variants: dict[str, _CardVariants] = {}


class OpenDeck(Struct, frozen=True):
    """What a deck says of itself, the files of each side, best first, what is to be seen on cards, and problems."""

    text: PackText
    files: dict[CardSide, tuple[str, ...]]
    seen: dict[Card, str]
    problems: tuple[str, ...]


def is_open_deck(read: Mapping[str, Any]) -> bool:
    """Whether this `deck.toml` is the specification's and not ours."""
    deck = read.get("deck")
    return isinstance(deck, dict) and "schema_version" in deck


def read_open_deck(whose: str, read: dict[str, Any], files: PackFiles, height: int) -> OpenDeck:
    """Read a deck whose `deck.toml` holds this; of its pictures those for cards `height` pixels high.

    Raises:
        PackRefused: it says nothing that can be used, or is of another version.
    """
    about_text = faults.about(file="deck.toml", pack=shown(whose))
    try:
        written = msgspec.convert(read, _OpenText)
    except msgspec.ValidationError as why:
        found = misfit(read, _OpenText)
        raise PackRefused(faults.text_unmeant(text=about_text, place=found.place, why=found.why)) from why
    about = written.deck
    if re.fullmatch(r"2\.\d+", about.schema_version) is None:
        raise PackRefused(faults.open_version(pack=shown(whose), version=shown(about.schema_version)))
    if not about.name.strip() or len(about.name) > 80:
        raise PackRefused(faults.text_needs(text=about_text, key="deck.name", most=80))
    names = _names(files, about.default_language)
    slots = _slots(names)
    defaults = {ident: one.default for ident, one in written.card_variants.items()}
    problems = list(_skipped(files, slots))
    faces: dict[CardSide, tuple[str, ...]] = {}
    for ident, card in slots.items():
        if found_files := _pictures(files, ident, defaults.get(ident, ""), height):
            faces[card] = found_files
    backs, strange = _backs(written.card_backs, files)
    seen = {card: words for ident, card in slots.items() if (words := _text_at(names, f"alt_text.{ident}"))}
    text = PackText("", one_line(about.name), shown(about.author), shown(about.license), index=Overlay.OVERLAY)
    return OpenDeck(text, faces | backs, seen, (*problems, *strange))


def _slots(names: dict[str, Any]) -> dict[str, Card]:
    """Return which card is filed under each of the specification's names, such as `minor_arcana.cups.seven`.

    A number is a place and no card: a deck that files Justice under 08 says so in its names, and is believed.
    """
    slots = {canonical_id(card): card for card in Card}
    named = {ident: guess(_text_at(names, ident)).side for ident in ("major_arcana.08", "major_arcana.11")}
    if named["major_arcana.08"] is Card.JUSTICE or named["major_arcana.11"] is Card.STRENGTH:
        slots |= {"major_arcana.08": Card.JUSTICE, "major_arcana.11": Card.STRENGTH}
    return slots


def canonical_id(card: Card) -> str:
    """Return the specification's name for a card: `major_arcana.08`, `minor_arcana.cups.seven`."""
    if card.major is not None:
        return f"major_arcana.{card.major:02}"
    assert card.suit is not None
    rank = card.court.value if card.court is not None else _RANKS[(card.pip or 1) - 1]
    return f"minor_arcana.{card.suit.value}.{rank}"


def _pictures(files: PackFiles, ident: str, variant: str, height: int) -> tuple[str, ...]:
    """Return the files of one card, the best first: the smallest that is large enough, then the nearest below it."""
    folder, _, base = ident.replace(".", "/").rpartition("/")
    stems = [f"{base}.{variant}".lower()] if variant else []
    stems.append(base)
    found = []
    for name in files.names:
        top, _, rest = name.partition("/")
        place = PurePosixPath(rest)
        size = _RASTER.fullmatch(top)
        stem, ending = place.stem.lower(), place.suffix.lower()
        if size is None or str(place.parent) != folder or ending not in _ENDINGS or stem not in stems:
            continue
        pixels = int(size[1])
        found.append((stems.index(stem), pixels < height, abs(pixels - height), _ENDINGS.index(ending), name))
    return tuple(one[-1] for one in sorted(found))


def _skipped(files: PackFiles, slots: Mapping[str, Card]) -> Iterator[str]:
    """Tell what looks like a card and is not used."""
    drawn = [name for name in files.names if re.match(r"(scalable|ansi[1-9]\d*)/(major|minor)_arcana/", name)]
    for top, names in groupby(drawn, key=lambda name: name.partition("/")[0]):
        cards = sum(1 for _ in names)
        yield faults.skipped(folder=shown(top), cards=cards, kind="svg" if top == "scalable" else "ansi")
    known = {ident.replace(".", "/") for ident in slots}
    for name in files.names:
        top, _, rest = name.partition("/")
        place = PurePosixPath(rest)
        if _RASTER.fullmatch(top) is None or place.parts[:1] not in (("major_arcana",), ("minor_arcana",)):
            continue
        base = place.name.partition(".")[0].lower()
        if str(place.parent / base) not in known:
            yield faults.no_such_card(file=shown(name))
        elif place.suffix.lower() not in _ENDINGS:
            yield faults.no_such_kind(file=shown(name))


def _backs(written: _Backs, files: PackFiles) -> tuple[dict[CardSide, tuple[str, ...]], list[str]]:
    """Return the two decks' backs: those called after them, else the default and the first beside it."""
    there, problems = {}, []
    for key, back in written.variants.items():
        if back.image in files.names:
            there[key] = back.image
        else:
            problems.append(faults.named_missing(file=repr(shown(back.image)), back=repr(shown(key))))
    order = sorted(there, key=lambda key: key != written.default)
    players = DeckName.PLAYERS.value if DeckName.PLAYERS.value in there else next(iter(order), "")
    others = [key for key in order if key != players]
    horror = DeckName.HORROR.value if DeckName.HORROR.value in others else next(iter(others), "")
    chosen: dict[CardSide, str] = {DeckName.PLAYERS: players, DeckName.HORROR: horror}
    return {side: (there[key],) for side, key in chosen.items() if key}, problems


def _names(files: PackFiles, language: str) -> dict[str, Any]:
    """Return what the deck's file of names holds; nothing where there is none that can be read."""
    by_name = {name.lower(): name for name in files.names}
    for tag in ("en", language.lower()):
        if (name := by_name.get(f"names/{tag}.toml")) is None:
            continue
        with suppress(FileDamaged, UnicodeDecodeError, TomlUnreadable):
            content = files.read(name)
            if len(content) <= _MOST_NAMES:
                return toml_values(content.decode("utf-8"))
    return {}


def _text_at(names: Mapping[str, Any], path: str) -> str:
    """Return the words at a path of tables, in one line; none where there are none."""
    found: Any = names
    for part in path.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return one_line(found)[:_LONGEST_WORDS] if isinstance(found, str) else ""


# --- writing ---------------------------------------------------------------------------------------------------------


def open_deck_text(name: str, author: str, licence: str, aspect_ratio: float, backs: Mapping[DeckName, str]) -> str:
    """Return a `deck.toml` of the specification; `backs` are the files of the two backs."""
    about = {"schema_version": VERSION, "name": name, "version": "1.0", "author": author, "license": licence}
    lines = ["[deck]", *(f"{key} = {toml_value(words)}" for key, words in about.items())]
    lines += [
        f"aspect_ratio = {aspect_ratio:.4f}",
        "",
        "[card_backs]",
        f"default = {toml_value(DeckName.PLAYERS.value)}",
    ]
    for deck, file in backs.items():
        lines += [
            "",
            f"[card_backs.variants.{deck.value}]",
            f"name = {toml_value(said(deck))}",
            f"image = {toml_value(file)}",
        ]
    return "\n".join([*lines, ""])


def open_deck_names(seen: Mapping[Card, str], backs: Mapping[DeckName, str]) -> str:
    """Return a `names/en.toml`: what cards are called, and what is to be seen on them and on the backs."""
    lines = []
    for kind, words in (("", {card: card_title(card) for card in seen}), ("alt_text.", seen)):
        for table, cards in groupby(words, key=lambda card: canonical_id(card).rpartition(".")[0]):
            lines.append(f"[{kind}{table}]")
            lines += [f"{canonical_id(card).rpartition('.')[2]} = {toml_value(words[card])}" for card in cards]
            lines.append("")
    lines += ["[alt_text.card_backs]", *(f"{deck.value} = {toml_value(words)}" for deck, words in backs.items()), ""]
    return "\n".join(lines)
