"""What a scenario file of the dice edition may hold, before anything is meant by it."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import announcements as base
from demoncity_gui.games.demon_city.rules.characters import Side

ROUND = "demoncity.dice-round/1"
TASK = "demoncity.dice-task/1"


class CharacterText(Struct, forbid_unknown_fields=True):
    """Somebody in a round."""

    name: str
    side: Side
    stats: dict[str, int]
    skills: dict[str, int] = {}
    hurt: bool = False
    current: int | None = None
    protection: int = 0
    grabbed: bool = False
    defended: bool = False


class AttackText(Struct, tag_field="kind", tag="attack", forbid_unknown_fields=True):
    """An attack."""

    who: str
    target: str
    manner: base.Manner = base.Manner.CLOSE
    skill: str | None = None
    stat: str | None = None
    resist: str | None = None
    unaware: bool = False
    harmless: bool = False
    massive: bool = False
    weapon_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class DefendText(Struct, tag_field="kind", tag="defend", forbid_unknown_fields=True):
    """A defence; against everybody if nobody is named."""

    who: str
    against: list[str] | None = None
    weapon_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class ActText(Struct, tag_field="kind", tag="act", forbid_unknown_fields=True):
    """Any other deed."""

    who: str
    against: list[str] | None = None
    involves: list[str] | None = None
    target: str | None = None
    stat: str | None = None
    resist: str | None = None
    intensity: int | None = None
    uncontested: bool = False
    weapon_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class MoveText(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """A move, for which nothing is thrown."""

    who: str


AnnouncementText = AttackText | DefendText | ActText | MoveText


class ChoicesText(Struct, frozen=True, forbid_unknown_fields=True):
    """On whom chance fell where several of one side were first."""

    first: tuple[str, ...] = ()


class RoundText(Struct, tag_field="format", tag=ROUND, forbid_unknown_fields=True):
    """A round."""

    characters: list[CharacterText]
    announcements: list[AnnouncementText]
    house_rules: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    drivers: list[str] = []
    choices: ChoicesText = ChoicesText()
    dice: dict[str, list[int]] | None = None
    damage: dict[str, list[int]] | None = None


class PartyText(Struct, forbid_unknown_fields=True):
    """Who takes part in a task."""

    name: str
    stat: int | None = None
    advantages: list[str] = []
    disadvantages: list[str] = []
    distracted: bool = False
    dice: list[int] | None = None


class TaskText(Struct, tag_field="format", tag=TASK, forbid_unknown_fields=True):
    """A task."""

    kind: str
    parties: list[PartyText]
    house_rules: dict[str, str] = {}
    intensity: int | None = None
