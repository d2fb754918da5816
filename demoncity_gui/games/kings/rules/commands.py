"""What the Host asks of the table of Kings."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson
from demoncity_gui.games.kings.rules.house_rules import PRESETS
from demoncity_gui.games.kings.rules.table import Person


class BeginKings(Struct, frozen=True, tag="begin-kings"):
    """Sit down with these people."""

    title: str
    scene: str
    people: tuple[Person, ...]
    house_rules: HouseRules = PRESETS


class AddPerson(Struct, frozen=True, tag="add-person"):
    """Let somebody join, between Rounds."""

    name: str
    base: int
    traits: int
    celerity: int
    retests: int


class RemovePerson(Struct, frozen=True, tag="remove-person"):
    """Let somebody go, between Rounds."""

    who: str


class SetTraits(Struct, frozen=True, tag="set-traits"):
    """Enter how many Traits somebody has left: how they come back the text doesn't say (K-GAP-02)."""

    who: str
    traits: int


class SetReading(Struct, frozen=True, tag="set-reading"):
    """Read an open question by this letter, between Rounds."""

    ambiguity: str
    letter: str


class BeginRound(Struct, frozen=True, tag="begin-round"):
    """Begin a Round (K-TERM-02)."""


class Declare(Struct, frozen=True, tag="declare"):
    """Enter somebody's attribute total for the action they declare, and those of further ones (K-INIT-01, K-AMB-10)."""

    who: str
    named: int
    extra: tuple[int, ...] = ()
    words: str = ""


class CallOrder(Struct, frozen=True, tag="call-order"):
    """Put all actions in their order; equals roll d10s (K-INIT-03)."""


class Act(Struct, frozen=True, tag="act"):
    """Take an action that nobody contests, or none, without words (K-TERM-03)."""

    words: str = ""


class MakeChallenge(Struct, frozen=True, tag="challenge"):
    """Act against somebody: an aim, a bid, and the numbers of the pool (K-DECL-01, K-TERM-05)."""

    target: str
    aim: str
    bid: int
    bonus: int = 0
    penalties: int = 0
    retests: int = 0
    negative: int = 0


class Relent(Struct, frozen=True, tag="relent"):
    """Give in to the challenge (K-DECL-02, K-DECL-03)."""


class Answer(Struct, frozen=True, tag="answer"):
    """Respond to the challenge with an aim and a bid (K-DECL-02)."""

    aim: str
    bid: int
    bonus: int = 0
    penalties: int = 0
    retests: int = 0
    negative: int = 0


class Spend(Struct, frozen=True, tag="spend"):
    """Note what one of both spends (K-EXP-01)."""

    who: str
    what: str
    number: int


class RollDice(Struct, frozen=True, tag="roll-dice"):
    """Roll the d3s of both (K-TEST-01)."""


class TypeDice(Struct, frozen=True, tag="type-dice"):
    """Enter the d3s that both have rolled (K-TEST-01)."""

    challenger: tuple[int, ...]
    challenged: tuple[int, ...]


class TryOverbid(Struct, frozen=True, tag="overbid"):
    """Overbid after the test (K-OVER-01)."""

    who: str


class EndChallenge(Struct, frozen=True, tag="end-challenge"):
    """Let the last test stand (K-RES-01)."""


class EndRound(Struct, frozen=True, tag="end-round"):
    """Leave the Round, whoever could still act."""


class Note(Struct, frozen=True, tag="note"):
    """Keep a note in the history, for the Host alone."""

    words: str


Command = (
    Note
    | BeginKings
    | AddPerson
    | RemovePerson
    | CopyPerson
    | MovePerson
    | EditSheet
    | SetTraits
    | SetReading
    | BeginRound
    | Declare
    | CallOrder
    | Act
    | MakeChallenge
    | Relent
    | Answer
    | Spend
    | RollDice
    | TypeDice
    | TryOverbid
    | EndChallenge
    | EndRound
)
