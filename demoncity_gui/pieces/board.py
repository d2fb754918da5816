"""What the TV shows of a game without cards: who acts when along one edge, and two who face each other."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Turn(Enum):
    """Where somebody's turn is."""

    TO_COME = "to-come"
    NOW = "now"
    HAD = "had"
    OUT = "out"


class ClockMark(Struct, frozen=True):
    """Somebody along the edge. `key` is the same for the same one from picture to picture.

    `number` orders them, where one does. `ticks` of `of` are Wounds, `shots` of `shot_count` are left to pay with; `of`
    and `shot_count` are 0 where the players are not told. `size` counts a group, `fallen` those of it that lie. `signs`
    say what is the matter.
    """

    key: int
    name: str
    turn: Turn
    number: int | None = None
    ticks: int = 0
    of: int = 0
    shots: int = 0
    shot_count: int = 0
    size: int = 1
    fallen: int = 0
    signs: tuple[str, ...] = ()


class Die(Struct, frozen=True):
    """A die: its sides, its face, None before it is rolled; of two a `dark` one is taken away."""

    sides: int
    face: int | None = None
    dark: bool = False


class Seat(Struct, frozen=True):
    """One of two who face each other: the name, what they want, what they bid as coins, and their dice.

    `is_ahead` is None before it is known, and after a draw.
    """

    name: str
    words: str = ""
    coins: int = 0
    dice: tuple[Die, ...] = ()
    is_ahead: bool | None = None


class Drawn(Struct, frozen=True):
    """A playing card that lies open: whose it is, its name such as `spades-queen`, and what it is called."""

    whose: str
    card: str
    words: str


class Board(Struct, frozen=True):
    """The whole of it: `clock` in the order in which they act, `seats` who face each other.

    `number` has landed between them, or a `word` stands there; `throw` tells one throw from another with the
    same faces. `cards` lie open where nobody faces anybody. An empty board is a title without cards.
    """

    clock: tuple[ClockMark, ...] = ()
    seats: tuple[Seat, ...] = ()
    number: int | None = None
    word: str = ""
    throw: int = 0
    cards: tuple[Drawn, ...] = ()
