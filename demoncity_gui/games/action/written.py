"""What may stand in Action!'s scenario files: their keys and types."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from demoncity_gui.games.action.rules.people import Status

HARM, ATTACK, SEQUENCE = "action.harm/1", "action.attack/1", "action.sequence/1"


class RollText(Struct, forbid_unknown_fields=True):
    """A roll with its dice: the sum of what is on the sheet, the light d10 and the dark one."""

    sum: int
    dice: tuple[int, int]


class TargetText(Struct, forbid_unknown_fields=True):
    """Somebody who is hurt."""

    name: str
    health: int
    toughness: int
    mass: int | UnsetType = UNSET
    shots: int | UnsetType = UNSET
    shock: int = 0
    wounds: int = 0
    treated: int = 0
    worst: int = 0
    unnamed: bool = False
    statuses: list[Status] = []


class RollsText(Struct, forbid_unknown_fields=True):
    """The rolls that a Damage asks for."""

    shock: int | RollText | UnsetType = UNSET
    dark: int | RollText | UnsetType = UNSET
    luck: list[int | RollText | str] | UnsetType = UNSET


class FallText(Struct, forbid_unknown_fields=True):
    """A fall: its metres and the PV of the roll."""

    metres: int
    pv: int


class _Common(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="format"):
    house_rules: dict[str, str] = {}
    options: dict[str, bool] = {}


class HarmText(_Common, kw_only=True, tag=HARM):
    """One Damage."""

    target: TargetText
    threshold: int = 5
    damage: int | UnsetType = UNSET
    fall: FallText | UnsetType = UNSET
    wall: int | UnsetType = UNSET
    causes: list[Status] | UnsetType = UNSET
    rolls: RollsText | UnsetType = UNSET


class AttackerText(Struct, forbid_unknown_fields=True):
    """An attack, in any of its forms."""

    pv: int | UnsetType = UNSET
    hit: bool | UnsetType = UNSET
    skill: int | UnsetType = UNSET
    dice: tuple[int, int] | UnsetType = UNSET
    covering: list[int] | UnsetType = UNSET
    modifier: int | UnsetType = UNSET
    attribute: int | UnsetType = UNSET
    effect: int | UnsetType = UNSET
    impairment: int | UnsetType = UNSET
    extra: list[int] | UnsetType = UNSET
    parts: int | UnsetType = UNSET
    targets: int | UnsetType = UNSET
    heroic: bool | UnsetType = UNSET


class DefenseText(Struct, forbid_unknown_fields=True):
    """What an attack meets."""

    skill: int
    modifier: int = 0
    attribute: int = 0
    effect: int = 0
    impairment: int = 0
    active: bool = False
    covering: list[int] | UnsetType = UNSET


class GroupText(Struct, forbid_unknown_fields=True):
    """A Speed Bump."""

    size: int
    skill: int
    effect: int = 0


class AttackText(_Common, kw_only=True, tag=ATTACK):
    """One attack, to its harm."""

    attack: AttackerText
    target: TargetText | UnsetType = UNSET
    defense: DefenseText | UnsetType = UNSET
    group: GroupText | UnsetType = UNSET
    threshold: int = 5
    wall: int | UnsetType = UNSET
    causes: list[Status] | UnsetType = UNSET
    rolls: RollsText | UnsetType = UNSET


class CharacterText(Struct, forbid_unknown_fields=True):
    """Somebody in a Sequence."""

    name: str
    agility: int | UnsetType = UNSET
    wits: int | UnsetType = UNSET
    luck: int | UnsetType = UNSET
    shots: int | UnsetType = UNSET
    modifier: int | UnsetType = UNSET
    heroic: bool = False
    shaken: bool | UnsetType = UNSET
    out: bool | UnsetType = UNSET
    health: int | UnsetType = UNSET


class _Event(Struct, forbid_unknown_fields=True, tag_field="kind"): ...


class ActText(_Event, tag="act"):
    """An Action, with initiative cards too."""

    who: str
    rolled: bool | UnsetType = UNSET
    parts: int = 1
    targets: int | UnsetType = UNSET
    unnamed: bool | UnsetType = UNSET


class InterruptText(_Event, tag="interrupt"):
    """An Action out of Sequence."""

    who: str
    rolled: bool | UnsetType = UNSET
    parts: int = 1
    targets: int | UnsetType = UNSET
    unnamed: bool | UnsetType = UNSET


class PassText(_Event, tag="pass"):
    """A turn without an Action."""

    who: str


class RestText(_Event, tag="rest"):
    """A turn of rest."""

    who: str


class SteadyText(_Event, tag="steady"):
    """A Shaken one's turn."""

    who: str
    roll: int | RollText


class HurryText(_Event, tag="hurry"):
    """Initiative for Shots."""

    who: str
    shots: int


class DefendText(_Event, tag="defend"):
    """An Active Defense, with initiative cards too."""

    who: str


class ContestText(_Event, tag="contest"):
    """Two who interrupt each other."""

    between: tuple[str, str]
    shots: tuple[int, int]


class LoseText(_Event, tag="lose"):
    """Shots lost."""

    who: str
    shots: int


class ShakeText(_Event, tag="shake"):
    """Somebody becomes Shaken."""

    who: str


class OutText(_Event, tag="out"):
    """Somebody leaves the Sequence."""

    who: str


class DamageText(_Event, tag="damage"):
    """Damage that moves an initiative card."""

    who: str
    damage: int
    defended: bool = False


EventText = (
    ActText
    | InterruptText
    | PassText
    | RestText
    | SteadyText
    | HurryText
    | DefendText
    | ContestText
    | LoseText
    | ShakeText
    | OutText
    | DamageText
)


class PaddingText(Struct, forbid_unknown_fields=True):
    """A padding card."""

    padding: str


class SequenceText(_Common, kw_only=True, tag=SEQUENCE):
    """One Sequence."""

    characters: list[CharacterText]
    events: list[EventText] = []
    ties: list[str] | UnsetType = UNSET
    draws: dict[str, str] | UnsetType = UNSET
    stack: list[str | PaddingText] | UnsetType = UNSET


Written = HarmText | AttackText | SequenceText
