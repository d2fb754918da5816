"""What the Host asks of the table of Action!."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.action.rules.house_rules import PRESETS
from demoncity_gui.games.action.rules.table import Sheet
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.games.common.sheets import CopyPerson, EditSheet, MovePerson


class BeginShots(Struct, frozen=True, tag="begin-shots"):
    """Sit down with these people."""

    title: str
    scene: str
    people: tuple[Sheet, ...]
    house_rules: HouseRules = PRESETS


class AddPerson(Struct, frozen=True, tag="add-person"):
    """Let somebody sit down, between fights; more than one of a `size` are a group of unnamed characters."""

    name: str
    faction: str
    agility: int
    wits: int
    luck: int
    skill: int
    defense: int
    health: int
    toughness: int
    effect: int
    soak: int
    size: int


class RemovePerson(Struct, frozen=True, tag="remove-person"):
    """Let somebody go, between fights."""

    who: str


class SetNumber(Struct, frozen=True, tag="set-number"):
    """Enter somebody's Shock points, Wounds, bandaged Wounds, or in a Sequence Shots, by hand."""

    who: str
    what: str
    number: int


class SetStatus(Struct, frozen=True, tag="set-status"):
    """Enter by hand that something is the matter with somebody, or is no more."""

    who: str
    status: str
    is_so: bool


class SetReading(Struct, frozen=True, tag="set-reading"):
    """Read an open question by this letter, or have an optional rule “on” or “off”, between fights."""

    ambiguity: str
    letter: str


class BeginFight(Struct, frozen=True, tag="begin-fight"):
    """Begin a fight with everybody, at its first Sequence (A-TIME-01, A-INIT-01)."""


class Act(Struct, frozen=True, tag="act"):
    """Take the turn with a rolled Action in so many parts, aimed at so many targets (A-INIT-03, A-SNAP-01)."""

    parts: int = 1
    targets: int = 1
    unnamed: bool = False


class ActUnrolled(Struct, frozen=True, tag="act-unrolled"):
    """Take the turn with an Action that asks for no roll (A-SHOT-03)."""


class Interrupt(Struct, frozen=True, tag="interrupt"):
    """Act out of Sequence (A-SHOT-06)."""

    who: str
    parts: int = 1
    targets: int = 1
    unnamed: bool = False


class Pass(Struct, frozen=True, tag="pass"):
    """Take the turn without an Action."""


class Rest(Struct, frozen=True, tag="rest"):
    """Do nothing but rest (A-DMG-07)."""


class Steady(Struct, frozen=True, tag="steady"):
    """Roll Willpower+Focus not to be Shaken: the turn of who is (A-SHAKEN-03)."""

    total: int


class Hurry(Struct, frozen=True, tag="hurry"):
    """Buy Initiative (A-SHOT-05)."""

    who: str
    shots: int


class Defend(Struct, frozen=True, tag="defend"):
    """Defend actively (A-SHOT-04, A-ALT-06)."""

    who: str


class Contest(Struct, frozen=True, tag="contest"):
    """Let two who interrupt each other add Shots (A-SHOT-07)."""

    one: str
    other: str
    shots_of_one: int
    shots_of_other: int


class Strike(Struct, frozen=True, tag="strike"):
    """Hit somebody with a part of the open Action, with this PV, as the table rolled it (A-DMG-01).

    `wall` is how far behind the target something solid stands, none for less than 0 (A-KNOCK-05); `causes` is a status
    that the attack carries, or nothing.
    """

    target: str
    pv: int
    wall: int = -1
    causes: str = ""


class Miss(Struct, frozen=True, tag="miss"):
    """Miss somebody with a part of the open Action."""

    target: str


class RollStrike(Struct, frozen=True, tag="roll-strike"):
    """Roll a part of the open Action against somebody (A-AMB-01)."""

    target: str
    wall: int = -1
    causes: str = ""


class Bump(Struct, frozen=True, tag="bump"):
    """Go through a Speed Bump with a part of the open Action, which rolls nothing (A-BUMP-01)."""

    group: str


class LayFire(Struct, frozen=True, tag="lay-fire"):
    """Lay Covering Fire with a part of the open Action (A-COVER-01, A-COVER-02, A-AGGR-01)."""

    pv: int
    aggressive: bool = False


class Rouse(Struct, frozen=True, tag="rouse"):
    """Wake somebody early with a part of the open Action: Physician+Wits (A-SHOCK-04)."""

    who: str
    total: int


class Stabilise(Struct, frozen=True, tag="stabilise"):
    """Keep somebody from dying with a part of the open Action (A-DARK-02)."""

    who: str
    total: int


class Finish(Struct, frozen=True, tag="finish"):
    """Have done with the open Action."""


class Sweep(Struct, frozen=True, tag="sweep"):
    """Let Aggressive Covering Fire attack somebody who moves in its line (A-AGGR-01)."""

    target: str


class GroupActs(Struct, frozen=True, tag="group-acts"):
    """Let a Speed Bump attack whom it may: who ignored it (A-BUMP-04), or at the end anybody (A-BUMP-05)."""

    group: str


class Fall(Struct, frozen=True, tag="fall"):
    """Let somebody fall (A-FALL-01)."""

    who: str
    metres: int
    pv: int


class EnterRolls(Struct, frozen=True, tag="enter-rolls"):
    """Enter the rolls that a Damage asks for; a Luck roll that fails by choice is under 0 (A-CINEV-02)."""

    shock: tuple[int, ...] = ()
    dark: tuple[int, ...] = ()
    luck: tuple[int, ...] = ()


class RollThem(Struct, frozen=True, tag="roll-them"):
    """Let the program roll what a Damage asks for (A-AMB-01)."""


class TryToWake(Struct, frozen=True, tag="try-to-wake"):
    """Roll Willpower+Focus to wake, against 15 (A-DMG-08)."""

    who: str
    total: int


class GetUp(Struct, frozen=True, tag="get-up"):
    """Get up from a Knockdown by a Move (A-KNOCK-01)."""

    who: str


class JumpUp(Struct, frozen=True, tag="jump-up"):
    """Get up from a Knockdown by a roll of Stunt+Agility against 15 (A-KNOCK-01)."""

    who: str
    total: int


class AddPadding(Struct, frozen=True, tag="add-padding"):
    """Put a padding card into the stack beneath so many cards (A-ALT-12)."""

    text: str
    beneath: int


class GainPoint(Struct, frozen=True, tag="gain-point"):
    """Note the pool point of a Favored Action that succeeded (A-CARD-10)."""

    faction: str


class Describe(Struct, frozen=True, tag="describe"):
    """Say in words what a Cinematic Wound is (A-CINE-01)."""

    who: str
    words: str


class HealCinematic(Struct, frozen=True, tag="heal-cinematic"):
    """Let a Cinematic Wound heal (A-CINE-02, A-CINE-03)."""

    who: str


class Regain(Struct, frozen=True, tag="regain"):
    """Take a Shot back at the end of a Sequence (A-SHOT-03)."""

    who: str


class NextSequence(Struct, frozen=True, tag="next-sequence"):
    """Begin the next Sequence."""


class EndFight(Struct, frozen=True, tag="end-fight"):
    """Leave the fight; ten minutes later the unconscious are awake (A-DMG-09)."""


class Note(Struct, frozen=True, tag="note"):
    """Keep a note in the history, for the Host alone."""

    words: str


Command = (
    Note
    | BeginShots
    | AddPerson
    | RemovePerson
    | CopyPerson
    | MovePerson
    | EditSheet
    | SetNumber
    | SetStatus
    | SetReading
    | BeginFight
    | Act
    | ActUnrolled
    | Interrupt
    | Pass
    | Rest
    | Steady
    | Hurry
    | Defend
    | Contest
    | Strike
    | Miss
    | RollStrike
    | Bump
    | LayFire
    | Rouse
    | Stabilise
    | Finish
    | Sweep
    | GroupActs
    | Fall
    | EnterRolls
    | RollThem
    | TryToWake
    | GetUp
    | JumpUp
    | AddPadding
    | GainPoint
    | Describe
    | HealCinematic
    | Regain
    | NextSequence
    | EndFight
)
