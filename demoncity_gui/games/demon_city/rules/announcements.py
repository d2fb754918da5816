"""What characters say they will do (T-ANNOUNCE-12): attack, defend, act, or move.

There is no kind for “if X then Y” nor for waiting to see: nobody can announce either (T-ANNOUNCE-03, T-ANNOUNCE-04,
D-SLOW-04).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.characters import CharacterId

FURTHEST_RUN = 30
"""How far somebody may run beside an action, in feet (T-MOVE-01)."""
FURTHEST_MOVE = 60
"""How far a whole action of moving goes, in feet (T-MOVE-02)."""


class Manner(Enum):
    """How an attack is made; decides the stats used (T-HSTAT-05, T-HSTAT-06, T-HSTAT-07, T-HSTAT-08, T-HSTAT-09)."""

    CLOSE = "close"
    SHOOT = "shoot"
    SUPERNATURAL = "supernatural"


class ThrowReason(Enum):
    """Everything that can change how many cards somebody takes (T-COUNT-04)."""

    START = "start"
    HIGHER_STAT = "higher-stat"
    DISTRACTION = "distraction"
    DEFENSE = "defense"
    WEAPON = "weapon"
    SUPERNATURAL = "supernatural"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"
    INJURY = "injury"
    SPILLED = "spilled"
    LADDER = "ladder"
    TRICK = "trick"
    OVERRIDE = "override"
    OVERLAP = "overlap"  # outside Action Rounds alone (T-EXTRA-12)
    # Of the dice edition alone: last round's defence (D-DICE-08), the cap of two (D-AMB-19), the floor (D-DICE-16).
    DEFENDED = "defended"
    CAP = "cap"
    FLOOR = "floor"

    # Enum hashes a member by its name with a Python function; reasons are looked up for every line of every count.
    __hash__ = object.__hash__


class Edges(Struct, frozen=True):
    """What the Host says of this throw: the better weapon, the supernatural, and each distinct label.

    Whose weapon is better here is the Host's word alone: nearly always that of the one who has any, but not a bow's at
    three inches (T-WEAP-03). A label given twice counts once (T-SIT-02, T-ALOST-02). `struck` are reasons that the
    rules would give and the Host takes away (an extra of the standing kinds, or an Injury), `granted` standing extras
    that they would not (T-AMB-45).
    """

    weapon: bool = False
    supernatural: bool = False
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    struck: tuple[ThrowReason, ...] = ()
    granted: tuple[ThrowReason, ...] = ()


NO_EDGES = Edges()


class Attack(Struct, frozen=True, tag="attack"):
    """Harm or hinder one unwilling target (T-ANNOUNCE-05, T-RESOLVE-10).

    `also` are further targets of something that reaches several, marked by the Host: one throw, compared with each
    (T-ANNOUNCE-06, T-AMB-57). `run` is how far they run first, in feet (T-MOVE-01).
    `stat` and `resist` override the stats of the manner; a supernatural attack must name both. `skill` is the one
    shot with. `unaware`: the target does not see it coming. A `called_shot` that is `harmless` is a disarm
    (T-ALOST-06), or aimed without harm at something that no hand holds, a strap, where it has an `other_aim`
    (T-AMB-67). `tricks` are further voluntary ones that would each cost a throw (T-AMB-38). In the dice edition it
    may be `massive`: it does Massive Damage (D-DMG-07).
    """

    target: CharacterId
    manner: Manner = Manner.CLOSE
    skill: str | None = None
    stat: str | None = None
    resist: str | None = None
    unaware: bool = False
    called_shot: bool = False
    harmless: bool = False
    edges: Edges = NO_EDGES
    words: str = ""
    also: tuple[CharacterId, ...] = ()
    run: int = 0
    other_aim: bool = False
    tricks: tuple[str, ...] = ()
    massive: bool = False

    @property
    def targets(self) -> tuple[CharacterId, ...]:
        """Everybody it is aimed at, each once; the order in which they are named makes no difference (T-AMB-80)."""
        return tuple(dict.fromkeys((self.target, *self.also))) if self.also else (self.target,)


class Defend(Struct, frozen=True, tag="defend"):
    """Only defend, against everyone who attacks and is noticed, or against those named (T-DEF-01, T-AMB-32)."""

    against: tuple[CharacterId, ...] | None = None
    edges: Edges = NO_EDGES
    words: str = ""
    run: int = 0


class Act(Struct, frozen=True, tag="act"):
    """Any other deed: `against` are those who try to stop it, `intensity` is a number to beat, where one is set.

    `target` is whom it is aimed at, where the Host says that it is aimed at a person (T-HSTAT-13); it stands against
    the deed without being named in `against`, and resists with `resist` or Agility.
    An `uncontested` act is one that nobody wants to stop and that can't get in anybody's way (T-UNCONTESTED-01); it is
    settled on the announcer's own turn, outside every Clash (T-UNCONTESTED-02), and may have `further_levels` that
    rise above its Intensity (T-STATIC-09). `supernatural` is the Host's word on Intensity 10 (T-STATIC-07), None where
    the preset decides (T-AMB-42). One that is `dodging` serves two purposes: its throw is what attackers who are
    noticed must beat as well, without the Defense throw (T-AMB-49). In the dice edition `involves` are others whom it
    concerns though they don't resist it (D-CLASH-08).
    """

    against: tuple[CharacterId, ...] = ()
    stat: str | None = None
    intensity: int | None = None
    uncontested: bool = False
    edges: Edges = NO_EDGES
    words: str = ""
    run: int = 0
    dodging: bool = False
    target: CharacterId | None = None
    resist: str | None = None
    further_levels: tuple[int, ...] = ()
    supernatural: bool | None = None
    involves: tuple[CharacterId, ...] = ()

    @property
    def targets(self) -> tuple[CharacterId, ...]:
        """At whom it is aimed: where the Host says so, and somebody contests it (T-HSTAT-13)."""
        return () if self.target is None or self.uncontested else (self.target,)

    @property
    def levels(self) -> tuple[int, ...]:
        """Every Intensity set, rising; none where nothing is in doubt."""
        return () if self.intensity is None else (self.intensity, *self.further_levels)


class Move(Struct, frozen=True, tag="move"):
    """Spend the whole action on moving, up to 60 feet (T-MOVE-02); nobody opposes it (T-MOVE-08)."""

    words: str = ""
    run: int = 0
    edges: ClassVar[Edges] = NO_EDGES
    """There is nothing to say of it."""


Announcement = Attack | Defend | Act | Move


def is_contested(announcement: Announcement) -> bool:
    """Whether this deed belongs to a Clash: all do but moves and uncontested acts (T-UNCONTESTED-03, T-MOVE-08)."""
    if isinstance(announcement, Act):
        return not announcement.uncontested
    return not isinstance(announcement, Move)


def is_a_defence(announcement: Announcement | None) -> bool:
    """Whether attackers meet a throw: somebody only defends, or dodges beside a contested deed (T-AMB-49)."""
    match announcement:
        case Defend():
            return True
        case Act(dodging=dodging, uncontested=uncontested):
            return dodging and not uncontested
        case _:
            return False


def aims_of(announcement: Announcement | None) -> tuple[CharacterId, ...]:
    """Return whom a deed targets: an attack always somebody, another deed where the Host says so (T-HSTAT-13)."""
    return announcement.targets if isinstance(announcement, Attack | Act) else ()


def involved_in(announcement: Announcement | None) -> tuple[CharacterId, ...]:
    """Return whom a deed concerns without meeting their resistance (D-CLASH-08)."""
    return announcement.involves if isinstance(announcement, Act) else ()


def renamed(announcement: Announcement | None, named: Callable[[CharacterId], CharacterId]) -> Announcement | None:
    """Return the announcement with everybody in it whom `named` gives for them, each once."""
    match announcement:
        case Attack(target=target, also=also):
            first, *others = dict.fromkeys(map(named, (target, *also)))
            return replace(announcement, target=first, also=tuple(others))
        case Defend(against=against) if against is not None:
            return replace(announcement, against=tuple(dict.fromkeys(map(named, against))))
        case Act(against=against, target=target, involves=involves):
            return replace(
                announcement,
                against=tuple(dict.fromkeys(map(named, against))),
                target=None if target is None else named(target),
                involves=tuple(dict.fromkeys(map(named, involves))),
            )
        case _:
            return announcement
