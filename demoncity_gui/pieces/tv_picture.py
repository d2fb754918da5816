"""What the TV may show: a picture with no field for a secret.

This module imports nothing of the table, so that the TV and its scene can't reach it. A face-down card
is a `FaceDown` and nothing else; a card has a name here only once it has been turned. All texts are
public and ready to be painted.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from demoncity_gui.pieces.board import Board
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Drawn


class TvStage(Enum):
    """Where the round is, as the players see it."""

    IDLE = "idle"  # a title card
    ANNOUNCE = "announce"  # the ladder, cards sliding to lanes
    READY = "ready"  # all cards lie, the strip says Ready…
    VERDICT = "verdict"  # thrown; one Clash's verdict stands in the strip
    AFTERMATH = "aftermath"  # who was hit, who is down
    TASK = "task"  # a throw or a draw outside every Clash
    BOARD = "board"  # a game without cards


class FaceDown(Struct, frozen=True, tag="down"):
    """A card nobody has seen; its back is told by the lane's deck."""


class FaceUp(Struct, frozen=True, tag="up"):
    """A turned card, or the number of a real one; `counts` marks the one that counts for its thrower."""

    card: Drawn
    counts: bool


class LaneState(Enum):
    """How a lane stands out once cards are turned."""

    PLAIN = "plain"
    SPEAKING = "speaking"  # announcing now
    WAITING = "waiting"  # its Clash has yet to be told: step back, readable
    HAPPENED = "happened"  # this character's deed took effect
    NOTHING = "nothing"  # it did not


class Mark(Enum):
    """A public badge on a lane."""

    CRITICAL = "critical"
    FUMBLE = "fumble"
    SIGNIFICATOR = "significator"
    HURT = "hurt"
    OUT = "out"  # Out of the Fight
    PANIC = "panic"
    SETTLED = "settled"  # an uncontested deed, done already, and not in vain


class Lane(Struct, frozen=True):
    """One character's place on the TV. `key` is the same for the same character from picture to picture.

    `deed` is the whole phrase, and `target` the words in it, or besides it, that say at whom: these are cut last.
    `shorter` are shorter forms of the name, longest first, for where it has no room; `short_target` is the target's.
    `targets` are the keys of those people, whether they have a lane yet or not. `clash` is the letter of the Clash,
    empty where there is only one. `worth` says what makes the card that counts worth its number, where its index
    does not. `settled` says how an uncontested deed ended. Who is `unseen` stands there without the sign of a side.
    `aside`: its Clash was told before; it steps back, and how it went stays.
    """

    key: int
    name: str
    deed: str
    deck: DeckName
    cards: tuple[FaceDown | FaceUp, ...] = ()
    number: int | None = None
    state: LaneState = LaneState.PLAIN
    marks: tuple[Mark, ...] = ()
    aside: bool = False
    target: str = ""
    targets: tuple[int, ...] = ()
    clash: str = ""
    worth: str = ""
    unseen: bool = False
    settled: str = ""
    shorter: tuple[str, ...] = ()
    short_target: str = ""


class Rung(Struct, frozen=True):
    """A line of the ladder: who speaks when, slowest first; no stat. `key` is that of their lane."""

    name: str
    deck: DeckName
    speaking: bool
    done: bool
    key: int = 0
    marks: tuple[Mark, ...] = ()
    unseen: bool = False
    shorter: tuple[str, ...] = ()


class Arrow(Struct, frozen=True):
    """From an attacker's lane to the target's, by lane key; `landed` if the attack took effect."""

    source: int
    target: int
    landed: bool


class Showdown(Struct, frozen=True):
    """The Clash, the task or the contest that is told now, as the cards that decide it.

    `left` and `right` are lane keys of the best of each side; one of them is None where nobody threw against the
    other, and then `against` may say what stands there instead: a victim's name, or an Intensity that is revealed;
    `victim` is the key of that victim. `winner` is the key of the one that won, None for a tie, for a `stalemate` (the
    highest card's attack failed) and where nothing was decided. `others` are the lanes that belong to it besides.
    """

    left: int | None
    right: int | None
    winner: int | None = None
    against: str = ""
    against_number: int | None = None
    others: tuple[int, ...] = ()
    tied: bool = False
    stalemate: bool = False
    victim: int | None = None


class BannerMood(Enum):
    """Whom the strip in the middle speaks for: its colour, never its only sign."""

    NEUTRAL = "neutral"
    PLAYERS = "players"
    HORROR = "horror"
    TIE = "tie"


class Banner(Struct, frozen=True):
    """The strip between the two rows: one short line in large letters, one longer beneath."""

    text: str
    line: str = ""
    mood: BannerMood = BannerMood.NEUTRAL


class Showing(Struct, frozen=True):
    """What the Host holds up before all else: a line, or a picture with perhaps a line beneath it.

    `image` is a JPEG that the program's own helper has made, empty where there is no picture.
    """

    words: str = ""
    image: bytes = b""


class TvPicture(Struct, frozen=True):
    """Everything the TV shows at one moment.

    `lanes` stand in Agility order; those of the Horror's Deck above, those of the Players' Deck below.
    `bystanders` are the players' characters in no ladder to whom something has happened that lasts; of foes outside a
    fight the players are told nothing. `title` and `subtitle` are the title card's; `round_number` is 0 outside Action
    Rounds. `showing` covers all of it. `showdown` stands there while a Clash or a task is told. `opening` is what the
    strip says of a task while its cards are not turned yet: what is tried, and what it must beat once revealed.
    `portrait` is who announces, a JPEG that the program's own helper has made; empty where there is none.
    In the dice `edition` what lies in the lanes are d10s: a `FaceDown` is one that nobody has rolled yet.
    `board` is all there is of a game without cards.
    """

    stage: TvStage
    title: str
    subtitle: str = ""
    round_number: int = 0
    ladder: tuple[Rung, ...] = ()
    lanes: tuple[Lane, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    banner: Banner | None = None
    blank: bool = False
    showing: Showing | None = None
    showdown: Showdown | None = None
    opening: Banner | None = None
    bystanders: tuple[Rung, ...] = ()
    portrait: bytes = b""
    edition: Edition = Edition.TAROT
    board: Board | None = None


BLANK_PICTURE = TvPicture(TvStage.IDLE, title="", blank=True)
"""What a blanked TV shows."""
