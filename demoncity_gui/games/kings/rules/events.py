"""What has happened at the table of Kings."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.kings.rules.challenge import Both, JudgedTest, Party
from demoncity_gui.games.kings.rules.table import Declared, Person, Rolled

Shuffles = tuple[tuple[int, ...], ...]
"""The faces of a die as chance has ordered them, for each die: the first is the one that shows."""


class KingsBegan(Struct, frozen=True, tag="kings-began"):
    """Everybody sat down."""

    title: str
    scene: str
    people: tuple[Person, ...]
    house_rules: HouseRules


class PersonJoined(Struct, frozen=True, tag="person-joined"):
    """Somebody joined."""

    person: Person


class PersonLeft(Struct, frozen=True, tag="person-left"):
    """Somebody left."""

    who: str


class PersonMoved(Struct, frozen=True, tag="person-moved"):
    """Somebody has another place among the people, counted from 0."""

    who: str
    place: int


class SheetEdited(Struct, frozen=True, tag="sheet-edited"):
    """A part of somebody's sheet reads otherwise; `who` is what they were called before."""

    who: str
    part: str
    person: Person


class TraitsSet(Struct, frozen=True, tag="traits-set"):
    """Somebody's Traits were entered."""

    who: str
    traits: int


class ReadingSet(Struct, frozen=True, tag="reading-set"):
    """An open question is read otherwise."""

    ambiguity: str
    letter: str


class RoundBegan(Struct, frozen=True, tag="round-began"):
    """A Round began."""

    number: int


class ActionDeclared(Struct, frozen=True, tag="action-declared"):
    """Somebody declared, perhaps anew."""

    declared: Declared


class OrderCalled(Struct, frozen=True, tag="order-called"):
    """The order of all actions stands; `shuffles` are the d10s in the order in which they were rolled."""

    order: tuple[str, ...]
    rolled: Rolled
    shuffles: Shuffles


class Acted(Struct, frozen=True, tag="acted"):
    """Somebody took an action that nobody contested."""

    who: str
    words: str


class Challenged(Struct, frozen=True, tag="challenged"):
    """Somebody acts against somebody."""

    challenger: Party
    target: str


class Relented(Struct, frozen=True, tag="relented"):
    """The challenged gave in, at this cost."""

    lost: Both


class Answered(Struct, frozen=True, tag="answered"):
    """The challenged responded."""

    challenged: Party


class Spent(Struct, frozen=True, tag="spent"):
    """One of both spends something: side 0 is the challenger, 1 the challenged."""

    side: int
    what: str
    number: int


class Tested(Struct, frozen=True, tag="tested"):
    """A test was rolled and judged; `shuffles` are the d3s that the program rolled, none for typed ones."""

    dice: tuple[tuple[int, ...], tuple[int, ...]]
    test: JudgedTest
    shuffles: Shuffles = ()


class Overbid(Struct, frozen=True, tag="overbid-made"):
    """One of both overbids with so many Traits."""

    side: int
    bid: int


class ChallengeEnded(Struct, frozen=True, tag="challenge-ended"):
    """The last test stands: who won, None for nobody, and what both have lost."""

    winner: int | None
    lost: Both


class RoundEnded(Struct, frozen=True, tag="round-ended"):
    """The Round was left."""


class Noted(Struct, frozen=True, tag="noted"):
    """The Host wrote something down."""

    words: str


Event = (
    Noted
    | KingsBegan
    | PersonJoined
    | PersonLeft
    | PersonMoved
    | SheetEdited
    | TraitsSet
    | ReadingSet
    | RoundBegan
    | ActionDeclared
    | OrderCalled
    | Acted
    | Challenged
    | Relented
    | Answered
    | Spent
    | Tested
    | Overbid
    | ChallengeEnded
    | RoundEnded
)
