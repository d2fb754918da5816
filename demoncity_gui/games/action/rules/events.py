"""What has happened at the table of Action!."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.action.rules.attack import Outcome
from demoncity_gui.games.action.rules.drama import Drawn
from demoncity_gui.games.action.rules.harm import Harm
from demoncity_gui.games.action.rules.sequence import Fighters
from demoncity_gui.games.action.rules.stack import Reached, Stack
from demoncity_gui.games.action.rules.table import Chance, Fire, Open, Pending, Person
from demoncity_gui.games.common.house_rules import HouseRules

Shuffles = tuple[tuple[int, ...], ...]
"""The faces of a die as chance has ordered them, for each die: the first is the one that shows."""


class ShotsBegan(Struct, frozen=True, tag="shots-began"):
    """Everybody sat down."""

    title: str
    scene: str
    people: tuple[Person, ...]
    house_rules: HouseRules


class PersonJoined(Struct, frozen=True, tag="person-joined"):
    """Somebody sat down later than the others."""

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


class PersonChanged(Struct, frozen=True, tag="person-changed"):
    """Somebody stands otherwise, and why: `by` is a word for it."""

    person: Person
    by: str


class ReadingSet(Struct, frozen=True, tag="reading-set"):
    """An open question is read otherwise, or an optional rule is on or off."""

    ambiguity: str
    letter: str


class FightBegan(Struct, frozen=True, tag="fight-began"):
    """A fight began: everybody in the order of the lots drawn, with initiative cards in a stack."""

    fighters: Fighters
    stack: Stack | None
    lots: tuple[str, ...]


class FightersChanged(Struct, frozen=True, tag="fighters-changed"):
    """Somebody did something in the Sequence: `kind` is its word; after a contest `who` is the quicker one."""

    who: str
    kind: str
    fighters: Fighters


class ActionOpened(Struct, frozen=True, tag="action-opened"):
    """An Action is carried out from now on, or, None, is over."""

    open: Open | None


class ChancesGiven(Struct, frozen=True, tag="chances-given"):
    """Which Speed Bumps may act from now on; `at_end` of the Sequence each has had its turn offered."""

    chances: tuple[Chance, ...]
    at_end: bool


class DefenseUp(Struct, frozen=True, tag="defense-up"):
    """Who has an Active Defense up from now on, and who loses the next Action for one (A-GLASS-02)."""

    defending: tuple[str, ...]
    skips: tuple[str, ...]


class Attacked(Struct, frozen=True, tag="attacked"):
    """An attack was made; `shuffles` are the d10s that the program rolled."""

    who: str
    target: str
    outcome: Outcome
    shuffles: Shuffles = ()


class Bumped(Struct, frozen=True, tag="bumped"):
    """A Speed Bump lost so many."""

    who: str
    group: Person
    falls: int
    shuffles: Shuffles = ()


class FireLaid(Struct, frozen=True, tag="fire-laid"):
    """Somebody lays Covering Fire."""

    fire: Fire


class RollsDue(Struct, frozen=True, tag="rolls-due"):
    """A Damage asks for rolls."""

    pending: Pending


class Harmed(Struct, frozen=True, tag="harmed"):
    """A Damage has come to this."""

    person: Person
    harm: Harm
    shuffles: Shuffles = ()


class StackMoved(Struct, frozen=True, tag="stack-moved"):
    """The initiative cards lie so, and this padding was reached."""

    stack: Stack
    reached: tuple[Reached, ...] = ()


class WakingOffered(Struct, frozen=True, tag="waking-offered"):
    """Who may roll to wake now, and who has done so in this Sequence."""

    may: tuple[str, ...]
    woke: tuple[str, ...]


class PointGained(Struct, frozen=True, tag="point-gained"):
    """A Faction gained a pool point."""

    faction: str


class XpGained(Struct, frozen=True, tag="xp-gained"):
    """The party gained 1 xp."""


class CardsDrawn(Struct, frozen=True, tag="cards-drawn"):
    """Each Faction drew a dramatic card; `deck` is what is left, `shuffled` the deck if it was shuffled anew."""

    cards: tuple[tuple[str, str], ...]
    draws: tuple[tuple[str, Drawn], ...]
    deck: tuple[str, ...]
    shuffled: tuple[str, ...] = ()


class SequenceBegan(Struct, frozen=True, tag="sequence-began"):
    """The next Sequence began."""

    number: int
    fighters: Fighters


class FightEnded(Struct, frozen=True, tag="fight-ended"):
    """The fight was left."""


class Noted(Struct, frozen=True, tag="noted"):
    """The Host wrote something down."""

    words: str


Event = (
    Noted
    | ShotsBegan
    | PersonJoined
    | PersonLeft
    | PersonMoved
    | SheetEdited
    | PersonChanged
    | ReadingSet
    | FightBegan
    | FightersChanged
    | ActionOpened
    | ChancesGiven
    | DefenseUp
    | Attacked
    | Bumped
    | FireLaid
    | RollsDue
    | Harmed
    | StackMoved
    | WakingOffered
    | PointGained
    | XpGained
    | CardsDrawn
    | SequenceBegan
    | FightEnded
)
