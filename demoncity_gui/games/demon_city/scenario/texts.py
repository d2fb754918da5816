"""What a scenario file of the tarot edition may hold, before anything is meant by it."""

from __future__ import annotations

from typing import final

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import announcements as said
from demoncity_gui.games.demon_city.rules.characters import Side
from demoncity_gui.pieces.decks import DeckName

ROUND = "demoncity.round/1"
TASK = "demoncity.task/1"


class CharacterText(Struct, forbid_unknown_fields=True):
    """Somebody in a round."""

    name: str
    side: Side
    stats: dict[str, int]
    deck: DeckName | None = None
    skills: dict[str, int] = {}
    significators: list[str | int] = []
    hurt: bool = False
    held: bool = False
    present: dict[str, int] = {}


class SaidText(Struct, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """What every announcement that is thrown for has."""

    who: str
    weapon_edge: bool = False
    supernatural_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


@final
class AttackText(SaidText, kw_only=True, tag="attack"):
    """An attack."""

    target: str
    manner: said.Manner = said.Manner.CLOSE
    skill: str | None = None
    stat: str | None = None
    resist: str | None = None
    unaware: bool = False
    called_shot: bool = False
    harmless: bool = False
    also: list[str] = []
    other_aim: bool = False
    tricks: list[str] = []


@final
class DefendText(SaidText, kw_only=True, tag="defend"):
    """A defence; against everybody if nobody is named."""

    against: list[str] | None = None


@final
class ActText(SaidText, kw_only=True, tag="act"):
    """Any other deed."""

    against: list[str] = []
    target: str | None = None
    stat: str | None = None
    resist: str | None = None
    intensity: int | list[int] | None = None
    uncontested: bool = False
    supernatural: bool | None = None


class MoveText(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """A move, for which nothing is thrown."""

    who: str


AnnouncementText = AttackText | DefendText | ActText | MoveText


class ChoicesText(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose deeds are chosen where a tie on one side asks for it."""

    attack: tuple[str, ...] = ()
    deed: tuple[str, ...] = ()


class DecksText(Struct, forbid_unknown_fields=True):
    """The cards left in the decks."""

    players: list[str | int] | None = None
    horror: list[str | int] | None = None
    players_discard: list[str | int] = []
    horror_discard: list[str | int] = []


class RoundText(Struct, tag_field="format", tag=ROUND, forbid_unknown_fields=True):
    """A round."""

    characters: list[CharacterText]
    announcements: list[AnnouncementText]
    house_rules: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    conflicts: list[tuple[str, str]] = []
    ladders: list[str] = []
    out: list[str] = []
    drivers: list[str] = []
    choices: ChoicesText = ChoicesText()
    cards: dict[str, list[str | int]] | None = None
    decks: DecksText | None = None


class PartyText(Struct, forbid_unknown_fields=True):
    """Who takes part in a task."""

    name: str
    deck: DeckName = DeckName.PLAYERS
    stat: int | None = None
    significators: list[str | int] = []
    overlap: int = 0
    advantages: list[str] = []
    disadvantages: list[str] = []
    distracted: bool = False
    cards: list[str | int] | None = None


class TaskText(Struct, tag_field="format", tag=TASK, forbid_unknown_fields=True):
    """A task."""

    kind: str
    parties: list[PartyText]
    house_rules: dict[str, str] = {}
    intensity: int | list[int] | None = None
    supernatural: bool | None = None
    decks: DecksText | None = None
