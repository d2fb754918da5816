"""What the program and its helper, which reads pictures, say to each other: requests and answers."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card


class Fit(Enum):
    """How a picture of another shape fills a card."""

    COVER = "cover"  # the card is full, what is over is cut off
    CONTAIN = "contain"  # the picture is whole, on ink
    STRETCH = "stretch"


class Cut(Struct, frozen=True):
    """How a picture becomes a card: `trim` per cent of its width and height go from each edge first."""

    fit: Fit = Fit.COVER
    trim: float = 0.0


class Overlay(Enum):
    """Whether the program writes its index on a pack's pictures."""

    OVERLAY = "overlay"
    NONE = "none"


class PackText(Struct, frozen=True):
    """What a `deck.toml` says of the whole deck."""

    id: str
    name: str
    author: str = ""
    license: str = ""
    cut: Cut = Cut()
    index: Overlay = Overlay.OVERLAY


class ScannedDeck(Struct, frozen=True):
    """A pack made ready to be shown: where in the cache the picture of each face and back lies, as a JPEG.

    What it lacks is drawn by the program's own deck. `overlay`: its pictures want an index. `seen`: what is to be seen
    on its cards, in its own words.
    """

    name: str
    overlay: bool
    faces: dict[Card, str] = {}
    backs: dict[DeckName, str] = {}
    seen: dict[Card, str] = {}


class Look(Struct, frozen=True, tag=True):
    """Make a thumbnail of every picture in a folder or zip, in the folder `thumbnails`, and guess what each is.

    With `only`, of that file alone; `cut` says how the pictures become cards.
    """

    path: str
    thumbnails: str
    only: str = ""
    cut: Cut = Cut()


class Make(Struct, frozen=True, tag=True):
    """Write a new pack into `folder`, of these pictures of `source`; their keys are names of sides."""

    source: str
    folder: str
    text: PackText
    pictures: dict[str, str]


class Prepare(Struct, frozen=True, tag=True):
    """Make a pack ready to be shown."""

    path: str
    cache: str


class PictureFor(Enum):
    """What a single picture is for, which says how large it is kept."""

    SCENE = "scene"  # held up for everybody
    PORTRAIT = "portrait"


class TakePicture(Struct, frozen=True, tag=True):
    """Make one picture, of no pack, small enough for an evening to keep.

    `is_strangers`: its path stands on a sheet, which anybody may have written.
    """

    path: str
    use: PictureFor = PictureFor.SCENE
    is_strangers: bool = False


class CleanPicture(Struct, frozen=True, tag=True):
    """Re-encode a picture kept in an evening: an edited file can hold any bytes there."""

    image: bytes


Request = Look | Make | Prepare | TakePicture | CleanPicture


class Picture(Struct, frozen=True):
    """A picture that was found: its file, its thumbnail, and what it seems to be (`asks`: by 8 or 11 alone).

    `trouble` says why it can't be used; then there is no thumbnail.
    """

    name: str
    thumbnail: str = ""
    side: str = ""
    asks: bool = False
    trouble: str = ""


class Progress(Struct, frozen=True, tag=True):
    """So many pictures of so many are done."""

    done: int
    whole: int


class Found(Struct, frozen=True, tag=True):
    """The answer to `Look`: all pictures, and what the deck says of itself already, if it is a pack."""

    pictures: tuple[Picture, ...]
    name: str = ""
    author: str = ""
    license: str = ""
    cut: Cut = Cut()


class Made(Struct, frozen=True, tag=True):
    """The answer to `Make`, and to what is printed: where it is."""

    path: str


class Prepared(Struct, frozen=True, tag=True):
    """The answer to `Prepare`."""

    deck: ScannedDeck
    problems: tuple[str, ...]


class PictureTaken(Struct, frozen=True, tag=True):
    """The answer to `TakePicture` and `CleanPicture`: the picture as a JPEG of no more bytes than an evening keeps."""

    image: bytes


class Refused(Struct, frozen=True, tag=True):
    """The answer to anything that can't be done: one sentence."""

    words: str


WorkAnswer = Progress | Found | Made | Prepared | PictureTaken | Refused
