"""What the program remembers of a person from start to start; everything that reads or keeps a setting does so here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import DecodeError, Struct, json
from PySide6.QtCore import QByteArray, QObject, QSettings

from demoncity_gui.cards.printing.paper import Frame, Paper
from demoncity_gui.pieces.decks import DeckMode
from demoncity_gui.tv.scene.liveliness import LETTERS, SPEEDS, Liveliness

T = TypeVar("T")


class Setting(Struct, Generic[T], frozen=True):
    """One thing that is remembered: the name it is kept by, what holds until it is kept, and what it is for.

    `read` says what a kept value means, None where it means nothing; `write` is its opposite.
    """

    name: str
    default: T
    about: str
    read: Callable[[object], T | None]
    write: Callable[[T], object]


def _one_of(name: str, values: Mapping[str, T], default: T, about: str) -> Setting[T]:
    """Return a setting that is one of these, by the word it is kept by."""
    words = {value: word for word, value in values.items()}
    return Setting(name, default, about, lambda kept: values.get(str(kept)), lambda value: words[value])


def _flag(name: str, default: bool, about: str) -> Setting[bool]:
    words = {"true": True, "false": False}
    return Setting(name, default, about, lambda kept: words.get(str(kept).lower()), lambda value: str(value).lower())


def _text(name: str, about: str) -> Setting[str]:
    return Setting(name, "", about, str, str)


def _arrangement(name: str, about: str) -> Setting[QByteArray]:
    """Return a setting that is Qt's own word on where something stands."""
    return Setting(
        name, QByteArray(), about, lambda kept: kept if isinstance(kept, QByteArray) else None, lambda kept: kept
    )


def _read_list(kept: object) -> list[str]:
    """Return a list; Qt gives back one of a single text as that text."""
    return [kept] if isinstance(kept, str) else [str(one) for one in kept] if isinstance(kept, list) else []


THEME = Setting(
    "host/theme", "dark", "The colours of the window: the program’s or one’s own, by name.", lambda kept: str(kept), str
)
SCALES = (80, 90, 100, 110, 125, 150, 175, 200)
SCALE = _one_of("program/scale", {str(scale): scale for scale in SCALES}, 100, "How large everything is, in per cent.")
LANGUAGE = _text("program/language", "The language of the windows, by its code; none: English.")
NEW_RULES = _one_of(
    "evening/new-rules",
    {word: word for word in ("by-the-book", "gentle", "cruel")},
    "by-the-book",
    "The house rules that a new evening begins with, by the word of their set.",
)
NEW_CARDS = _one_of(
    "new-evening/cards",
    {mode.value: mode for mode in DeckMode},
    DeckMode.PROGRAM,
    "Who holds the cards of a new evening.",
)
NEW_DICE = _one_of(
    "new-evening/dice",
    {mode.value: mode for mode in DeckMode},
    DeckMode.HIGHEST_ONLY,
    "Who rolls the dice of a new evening.",
)
GEOMETRY = _arrangement("host/geometry", "Where the Host’s window stands, and how large it is.")
DOCKS = _arrangement("host/docks", "How the docks are arranged.")
DOCKS_ON_A_LOW_SCREEN = _arrangement("host/docks-on-a-low-screen", "How they are on a screen too low for all of them.")
TV_SCREEN = _text("tv/screen", "Which screen the TV fills, as JSON.")
TV_WINDOW = _text("tv/window", "Where the TV’s window stands while it fills no screen, as JSON.")
VERDICT_ALONE = _one_of(
    "tv/verdict-alone", {"yes": True, "": False}, False, "Leave cards off the TV that lie on the real table."
)
TV_LETTERS = _one_of(
    "tv/letters", {str(size): size for size in LETTERS}, 100, "How large the TV’s letters are, in per cent."
)
TV_PORTRAITS = _flag("tv/portraits", True, "Whether the TV shows the portrait of who speaks.")
TV_ORDER = _flag("tv/order", True, "Whether the TV shows who speaks and acts when.")
TV_DEEDS = _flag("tv/deeds", True, "Whether the TV shows in words what was announced.")
TV_WORTH = _flag("tv/worth", True, "Whether the TV shows why a card counts so much.")
TV_SCENE = _flag("tv/scene", True, "Whether the TV’s title card names the scene.")
MOTION = _one_of("tv/motion", {one.value: one for one in Liveliness}, Liveliness.ON, "How much moves on the TV.")
SPEED = _one_of("tv/speed", {str(speed): speed for speed in SPEEDS}, 1.0, "How fast a reveal is.")
RESULTS_AT_ONCE = _one_of(
    "tv/results", {"with-the-tv": False, "at-once": True}, False, "Tell the Host of a throw before the players see it."
)
VOLUMES = (100, 75, 50, 25)
VOLUME = _one_of("tv/volume", {str(volume): volume for volume in VOLUMES}, 75, "How loud the TV is, in per cent.")
MUTED = _flag("tv/muted", False, "Whether the TV is silent.")
CHANCES = _flag("host/chances", False, "Whether the Host’s window shows chances.")
PAPER: Setting[Paper | None] = _one_of(
    "print/paper", {paper.value: paper for paper in Paper}, None, "The paper printed on last; none: what is usual here."
)
FRAME = _one_of("print/frame", {one.value: one for one in Frame}, Frame.BONE, "The frame of printed cards.")
BACKS = _flag("print/backs", True, "Whether cards are printed with backs.")
PRINT_FOLDER = _text("print/folder", "The folder in which something was printed last.")
DECK = _text("deck/shown", "The pack whose pictures cards have; none: the program’s own deck.")
LAST_EVENING = _text("evening/last", "The evening that the next start goes on with; none: the start page.")
RECENT_EVENINGS: Setting[list[str]] = Setting("evening/recent", [], "The evenings opened last.", _read_list, list)


def deck_name(pack: str) -> Setting[str]:
    """Return how the deck in this file is called."""
    return _text(f"deck/names/{pack}", "What stands on a deck, so that the menu needn’t read it.")


class AboutEvening(Struct, frozen=True):
    """How an evening was left: what it is known by, when (UTC, ISO 8601), and the players' screen as a small JPEG."""

    title: str
    scene: str
    round_number: int
    when: str
    picture: bytes = b""


def about_evening(path: str) -> Setting[AboutEvening | None]:
    """Return how the evening in this file was left."""
    from hashlib import sha256  # a first start has none

    return Setting(
        f"evening/about/{sha256(path.encode()).hexdigest()}",
        None,
        "How an evening was left, so that the start page needn’t read its file.",
        _read_about,
        lambda about: json.encode(about).decode(),
    )


def _read_about(kept: object) -> AboutEvening | None:
    try:
        return json.decode(str(kept), type=AboutEvening)
    except (DecodeError, UnicodeError):  # somebody’s hand has been in the file
        return None


def own_key(command: str) -> Setting[str | None]:
    """Return the key that the Host has given this command, by the name of its record."""
    return Setting(
        f"keys/{command}", None, "The Host’s own key of a command; none: the one that it came with.", str, str
    )


class Settings:
    """The settings of this person, or of nobody in particular in a file of their own."""

    def __init__(self, file: Path | None = None) -> None:
        self._store = QSettings() if file is None else QSettings(str(file), QSettings.Format.IniFormat)
        self._followers: dict[str, list[Callable[[], object]]] = {}

    def __getitem__(self, setting: Setting[T]) -> T:
        kept = self._store.value(setting.name)
        meant = None if kept is None else setting.read(kept)
        return setting.default if meant is None else meant

    def is_understood(self, setting: Setting[T]) -> bool:
        """Tell whether what is kept means something here: not if a newer program wrote it, or a careless hand."""
        kept = self._store.value(setting.name)
        return kept is None or setting.read(kept) is not None

    def __setitem__(self, setting: Setting[T], value: T) -> None:
        self._store.setValue(setting.name, setting.write(value))
        self._tell(setting)

    def forget(self, setting: Setting[T]) -> None:
        """Let the default hold again."""
        self._store.remove(setting.name)
        self._tell(setting)

    def forget_preferences(self) -> None:
        """Let every default hold again; which evenings were opened last is no preference, and stays."""
        for name in self._store.allKeys():
            if not name.startswith("evening/") or name == NEW_RULES.name:
                self._store.remove(name)
        self.sync()

    def follow(self, setting: Setting[T], take: Callable[[T], object], owner: QObject) -> None:
        """Have this taken now, and again whenever it changes as long as its owner lives."""

        def told() -> None:
            take(self[setting])

        followers = self._followers.setdefault(setting.name, [])
        followers.append(told)
        owner.destroyed.connect(lambda: followers.remove(told))
        told()

    def _tell(self, setting: Setting[T]) -> None:
        for told in tuple(self._followers.get(setting.name, ())):
            told()

    def sync(self) -> None:
        """Write to the disk what a kill must not lose."""
        self._store.sync()
