"""The table of Action!: who plays, and the fight under way."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.action.rules.drama import Drawn
from demoncity_gui.games.action.rules.harm import Blow, Felt
from demoncity_gui.games.action.rules.house_rules import PRESETS
from demoncity_gui.games.action.rules.people import Status, Target
from demoncity_gui.games.action.rules.sequence import Fighter, Fighters, fighter, shot_count
from demoncity_gui.games.action.rules.stack import Stack
from demoncity_gui.games.common.house_rules import HouseRules

HELPLESS = frozenset(
    {Status.DOWN, Status.UNCONSCIOUS, Status.DYING, Status.DEAD, Status.OUT, Status.INCAPACITATED},
)
"""Who can't act."""
BEYOND_WAKING = frozenset({Status.DYING, Status.DEAD, Status.OUT, Status.INCAPACITATED})


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What stands on a sheet. `faction` is a side; `effect` the weapon's, `soak` attribute and armour of a defender.

    `size` counts a group of unnamed characters. `covers`: the weapon can lay Covering Fire (A-COVER-01). `temper` says
    how the program plays somebody whom no person plays, nothing for whom one does. Whoever is `hidden` has no name for
    the players. `portrait` is the SHA-256 of a picture that the evening keeps.
    """

    name: str
    faction: str = "Heroes"
    agility: int = 5
    wits: int = 5
    luck: int = 5
    health: int = 20
    toughness: int = 5
    mass: int = 10
    skill: int = 8
    attribute: int = 5
    effect: int = 3
    defense: int = 8
    soak: int = 5
    willpower: int = 5
    focus: int = 5
    interaction: int = 5
    heroic: bool = False
    unnamed: bool = False
    size: int = 1
    covers: bool = False
    temper: str = ""
    pronoun: str = ""
    notes: str = ""
    hidden: bool = False
    portrait: str = ""

    @property
    def shot_count(self) -> int:
        """See `shot_count`."""
        return shot_count(self.agility, self.wits, self.luck)


class Person(Struct, frozen=True):
    """Somebody who plays: the sheet, and how they stand.

    `shots` is the pool, `sleep` how many Sequences a failed Shock roll still lasts, `waking` the Difficulty to wake
    them early. `free_d10`: gained for the next Action. `cinematic` are Cinematic Wounds in words, at first none.
    """

    sheet: Sheet
    state: Target
    shots: int
    sleep: int = 0
    waking: int = 0
    free_d10: bool = False
    cinematic: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name on the sheet."""
        return self.sheet.name

    @property
    def is_helpless(self) -> bool:
        """Whether this one can't act."""
        return not HELPLESS.isdisjoint(self.state.statuses)

    @property
    def is_shaken(self) -> bool:
        """Whether this one is Shaken."""
        return Status.SHAKEN in self.state.statuses


class Open(Struct, frozen=True):
    """An Action that is being carried out: `left` of its parts are still to come, each at this penalty.

    `only` is the one whom it may be aimed at; `struck` are those it has been aimed at.
    """

    who: str
    left: int = 1
    penalty: int = 0
    on_unnamed: int = 0
    only: str = ""
    struck: tuple[str, ...] = ()


class Pending(Struct, frozen=True):
    """A Damage whose rolls are due."""

    who: str
    blow: Blow
    felt: Felt


class Fire(Struct, frozen=True):
    """Covering Fire of this Sequence: who laid it, with what PV; an `aggressive` one attacks instead of covering."""

    who: str
    pv: int
    aggressive: bool


class Chance(Struct, frozen=True):
    """A group of unnamed characters may act: against `only` this one, or at the end of the Sequence against anybody."""

    group: str
    only: str = ""


class Fight(Struct, frozen=True):
    """A fight: the Sequence it is in, and everything that lasts no longer.

    `defending` have an Active Defense up, `skips` lose their next Action. `may_wake` may roll to wake now, `woke` are
    those who have done so in this Sequence.
    """

    number: int
    fighters: Fighters
    stack: Stack | None = None
    open: Open | None = None
    pending: Pending | None = None
    defending: tuple[str, ...] = ()
    skips: tuple[str, ...] = ()
    fires: tuple[Fire, ...] = ()
    chances: tuple[Chance, ...] = ()
    at_end: bool = False
    may_wake: tuple[str, ...] = ()
    woke: tuple[str, ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    draws: tuple[tuple[str, Drawn], ...] = ()

    def fighter(self, who: str) -> Fighter:
        """Return this fighter."""
        return fighter(self.fighters, who)


class Table(Struct, frozen=True):
    """Everything that is true now. `deck` are the dramatic cards not drawn yet, in an order that nobody knows.

    `points` are pool points that Favored Actions have given, by Faction; `xp` what healed Cinematic Wounds have.
    """

    title: str = ""
    scene: str = ""
    people: tuple[Person, ...] = ()
    rules: HouseRules = PRESETS
    fight: Fight | None = None
    deck: tuple[str, ...] = ()
    points: tuple[tuple[str, int], ...] = ()
    xp: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's names."""
        return tuple(one.name for one in self.people)

    @property
    def hidden(self) -> tuple[str, ...]:
        """Those whom players may not know by name."""
        return tuple(one.name for one in self.people if one.sheet.hidden)

    @property
    def factions(self) -> tuple[str, ...]:
        """The Factions, in the order of the people."""
        return tuple(dict.fromkeys(one.sheet.faction for one in self.people))

    @property
    def is_decided(self) -> bool:
        """Whether of several Factions one alone, or none, can still act."""
        standing = {one.sheet.faction for one in self.people if not one.is_helpless}
        return len(self.factions) > 1 and len(standing) < 2

    def person(self, name: str) -> Person:
        """Return somebody by name."""
        return next(one for one in self.people if one.name == name)

    def with_person(self, after: Person) -> Table:
        """Return the table with this person as they are now."""
        return replace(self, people=tuple(after if one.name == after.name else one for one in self.people))


EMPTY_TABLE = Table()
"""Before an evening has begun."""


def sat_down(sheet: Sheet) -> Person:
    """Return somebody fresh: whole, and with a full Shot pool (A-SHOT-02)."""
    state = Target(sheet.name, sheet.health, sheet.toughness, mass=sheet.mass, unnamed=sheet.unnamed)
    return Person(sheet, state, sheet.shot_count)


def with_sheet(person: Person, sheet: Sheet) -> Person:
    """Return somebody with another sheet, hurt as before; a pool that was full is full (A-SHOT-02)."""
    own = {"health": sheet.health, "toughness": sheet.toughness, "mass": sheet.mass, "unnamed": sheet.unnamed}
    was_full = person.shots == person.sheet.shot_count
    shots = sheet.shot_count if was_full else min(person.shots, sheet.shot_count)
    return replace(person, sheet=sheet, state=replace(person.state, name=sheet.name, **own), shots=shots)
