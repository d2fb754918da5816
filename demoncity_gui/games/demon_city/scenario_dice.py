"""Scenario files of the dice edition: a round or a task as JSON, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings, read
from demoncity_gui.games.demon_city.rules import announcements as base
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS, Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.dice.clash import HIGHEST_FACE
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.dice.counting import DiceCount, count_dice
from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.rules.dice.task import DiceParty, count_party
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.scenario_people import People, ranks, refuse_missing_stats
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import scenario_faults as faults

ROUND = "demoncity.dice-round/1"
TASK = "demoncity.dice-task/1"


class _CharacterText(Struct, forbid_unknown_fields=True):
    name: str
    side: Side
    stats: dict[str, int]
    skills: dict[str, int] = {}
    hurt: bool = False
    current: int | None = None
    protection: int = 0
    grabbed: bool = False
    defended: bool = False


class _AttackText(Struct, tag_field="kind", tag="attack", forbid_unknown_fields=True):
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


class _DefendText(Struct, tag_field="kind", tag="defend", forbid_unknown_fields=True):
    who: str
    against: list[str] | None = None
    weapon_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


class _ActText(Struct, tag_field="kind", tag="act", forbid_unknown_fields=True):
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


class _MoveText(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True):
    who: str


_AnnouncementText = _AttackText | _DefendText | _ActText | _MoveText


class _ChoicesText(Struct, frozen=True, forbid_unknown_fields=True):
    first: tuple[str, ...] = ()


class _RoundText(Struct, tag_field="format", tag=ROUND, forbid_unknown_fields=True):
    characters: list[_CharacterText]
    announcements: list[_AnnouncementText]
    house_rules: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    drivers: list[str] = []
    choices: _ChoicesText = _ChoicesText()
    dice: dict[str, list[int]] | None = None
    damage: dict[str, list[int]] | None = None


class _PartyText(Struct, forbid_unknown_fields=True):
    name: str
    stat: int | None = None
    advantages: list[str] = []
    disadvantages: list[str] = []
    distracted: bool = False
    dice: list[int] | None = None


class _TaskText(Struct, tag_field="format", tag=TASK, forbid_unknown_fields=True):
    kind: str
    parties: list[_PartyText]
    house_rules: dict[str, str] = {}
    intensity: int | None = None


Faces = Mapping[CharacterId, tuple[int, ...]]
"""The faces rolled, by whose dice they are."""


class DiceRound(Struct, frozen=True):
    """A round ready to be ruled. `order` is the Agility order; `dice` and `damage` are None where none are given.

    `chosen` are those on whom chance fell where several of one side were first. `damage` is as it was written, by name:
    whose dice are due is known when the Clashes are judged.
    """

    order: tuple[CharacterId, ...]
    confrontation: DiceConfrontation
    counts: dict[CharacterId, DiceCount]
    chosen: tuple[CharacterId, ...]
    dice: Faces | None
    damage: Mapping[str, Sequence[int]] | None


class DiceTask(Struct, frozen=True):
    """A task ready to be ruled: one party against a number, or two without one; `dice` is None where none are given."""

    parties: tuple[DiceParty, ...]
    number: int | None
    rules: HouseRules
    counts: tuple[DiceCount, ...]
    dice: tuple[tuple[int, ...], ...] | None


_typed = msgspec.json.Decoder(_RoundText | _TaskText).decode


def read_scenario(text: bytes) -> DiceRound | DiceTask:
    """Return the round or the task written in this JSON.

    Raises:
        ScenarioUnreadable: it can't be read, or something in it can't be meant.
    """
    return read(text, _typed, _RoundText | _TaskText, _meant)


def _meant(written: _RoundText | _TaskText) -> DiceRound | DiceTask:
    return _round(written) if isinstance(written, _RoundText) else _task(written)


# --- rounds ----------------------------------------------------------------------------------------------------------


def _round(written: _RoundText) -> DiceRound:
    rules = HouseRules(chosen_readings(HOUSE_RULES, written.house_rules))
    people = _People(written.characters, _character)
    announced = people.announcements(written.announcements, people.announcement)
    links = people.pairs("links", written.links)
    confrontation = DiceConfrontation(
        people.characters,
        {who: announced[who] for who in people.order if who in announced},
        links=links,
        drivers=people.drivers(written.drivers, announced),
        rules=rules,
        protection=dict(zip(people.characters, [text.protection for text in written.characters], strict=True)),
        defended=[who for who, text in zip(people.characters, written.characters, strict=True) if text.defended],
    )
    chosen = people.everyone("choices.first", written.choices.first)
    for place, who in enumerate(chosen):
        if who not in announced or not base.is_contested(announced[who]):
            name = written.choices.first[place]
            raise ScenarioUnreadable(f".choices.first[{place}]", faults.no_contested_deed(who=repr(name)))
    counts = count_dice(confrontation)
    dice = None
    if written.dice is not None:
        wanted = {who: count.dice for who, count in counts.items()}
        dice = faces_rolled("dice", people.characters, written.dice, wanted)
    elif written.damage is not None:
        raise ScenarioUnreadable(".damage", faults.damage_before_dice)
    return DiceRound(people.order, confrontation, counts, chosen, dice, written.damage)


def _character(text: _CharacterText, who: CharacterId) -> Character:
    refuse_missing_stats(text.name, text.stats)
    stats = ranks("stats", text.stats)
    skills = ranks("skills", text.skills)
    _refuse_negative("current", text.current)
    _refuse_negative("protection", text.protection)
    return Character(
        id=who,
        name=text.name,
        side=text.side,
        deck=DeckName.PLAYERS,  # nobody draws in this edition
        stats=stats,
        skills=skills,
        hurt=text.hurt,
        held=text.grabbed,
        toughness_lost=0 if text.current is None else text.stats[TOUGHNESS] - text.current,
    )


class _People(People):
    """The people of a round by name, and what they may say."""

    def announcement(self, who: CharacterId, text: _AnnouncementText) -> base.Announcement:
        """Return what somebody announces."""
        match text:
            case _AttackText():
                return self._attack(who, text)
            case _DefendText():
                against = None if text.against is None else self.others(who, text.against)
                return base.Defend(against, _edges(text))
            case _ActText():
                return self._act(who, text)
            case _MoveText():
                return base.Move()

    def _attack(self, who: CharacterId, text: _AttackText) -> base.Attack:
        target = self.target(who, text.target, ".target", own_side=False)
        self.refuse_stats(who, text.manner, text.skill, text.stat, text.resist, (target,))
        return base.Attack(
            target,
            text.manner,
            text.skill,
            text.stat,
            text.resist,
            unaware=text.unaware,
            harmless=text.harmless,
            edges=_edges(text),
            massive=text.massive,
        )

    def _act(self, who: CharacterId, text: _ActText) -> base.Act:
        if text.uncontested:
            for key in ("against", "involves", "target", "resist"):
                if getattr(text, key) is not None:
                    raise ScenarioUnreadable(f".{key}", faults.contested_alone)
        if text.resist is not None and text.target is None:
            raise ScenarioUnreadable(".resist", faults.target_alone)
        _refuse_negative("intensity", text.intensity)
        target = self.act_target(who, text.stat, text.target)
        if target is not None and text.resist is not None:
            self.has(target, text.resist, ".resist")
        return base.Act(
            self.others(who, text.against or ()),
            text.stat,
            text.intensity,
            text.uncontested,
            _edges(text),
            target=target,
            resist=text.resist,
            involves=self.others(who, text.involves or (), "involves"),
        )


def _refuse_negative(key: str, number: int | None) -> None:
    if number is not None and number < 0:
        raise ScenarioUnreadable(f".{key}", faults.from_0(told=str(number)))


def _edges(text: _AttackText | _DefendText | _ActText) -> base.Edges:
    return base.Edges(
        weapon=text.weapon_edge, advantages=tuple(text.advantages), disadvantages=tuple(text.disadvantages)
    )


def faces_rolled(
    key: str,
    characters: Mapping[CharacterId, Character],
    written: Mapping[str, Sequence[int]],
    wanted: Mapping[CharacterId, int],
) -> Faces:
    """Return the faces written under this key, by whose dice they are; `wanted` are how many each rolls.

    Raises:
        ScenarioUnreadable: somebody rolls none, rolls and has none given, or another number of them.
    """
    ids = {character.name: who for who, character in characters.items()}
    rolled = {}
    for name, faces in written.items():
        place = f".{key}.{name}"
        if name not in ids:
            raise ScenarioUnreadable(place, faults.nobody_called(name=repr(name)))
        who = ids[name]
        if who not in wanted:
            raise ScenarioUnreadable(place, faults.no_dice(who=repr(name)))
        rolled[who] = _faces(faces, place, name, wanted[who])
    for who, dice in wanted.items():
        if who not in rolled:
            name = characters[who].name
            raise ScenarioUnreadable(f".{key}.{name}", faults.dice_missing(who=repr(name), dice=dice))
    return rolled


def _faces(written: Sequence[int], place: str, name: str, wanted: int) -> tuple[int, ...]:
    for number, face in enumerate(written):
        if not 1 <= face <= HIGHEST_FACE:
            raise ScenarioUnreadable(f"{place}[{number}]", faults.die_shows(sides=HIGHEST_FACE, told=str(face)))
    if len(written) != wanted:
        raise ScenarioUnreadable(place, faults.other_dice(who=repr(name), dice=wanted, given=len(written)))
    return tuple(written)


# --- tasks -----------------------------------------------------------------------------------------------------------


def _task(written: _TaskText) -> DiceTask:
    rules = HouseRules(chosen_readings(HOUSE_RULES, written.house_rules))
    if written.kind not in ("static", "opposed"):
        raise ScenarioUnreadable(".kind", faults.task_kind(told=repr(written.kind)))
    wanted = 1 if written.kind == "static" else 2
    if len(written.parties) != wanted:
        raise ScenarioUnreadable(".parties", faults.parties(opposed=wanted == 2, told=len(written.parties)))
    parties: list[DiceParty] = []
    for place, text in enumerate(written.parties):
        try:
            parties.append(_party(text, [party.name for party in parties]))
        except ScenarioUnreadable as why:
            raise why.within(f".parties[{place}]") from why
    if written.kind == "opposed" and written.intensity is not None:
        raise ScenarioUnreadable(".intensity", faults.static_alone)
    if written.kind == "static" and written.intensity is None:
        raise ScenarioUnreadable(".intensity", faults.static_number)
    _refuse_negative("intensity", written.intensity)
    counts = _counts(parties, written.intensity, rules)
    return DiceTask(tuple(parties), written.intensity, rules, counts, _task_dice(written.parties, counts))


def _counts(parties: Sequence[DiceParty], number: int | None, rules: HouseRules) -> tuple[DiceCount, ...]:
    if number is not None:
        return (count_party(parties[0], ("", number), rules),)
    one, other = parties
    return tuple(
        count_party(party, None if foe.stat is None else (foe.name, foe.stat), rules)
        for party, foe in ((one, other), (other, one))
    )


def _task_dice(written: Sequence[_PartyText], counts: Sequence[DiceCount]) -> tuple[tuple[int, ...], ...] | None:
    """Return the faces of all parties, None where none of them has any."""
    if all(text.dice is None for text in written):
        return None
    rolled = []
    for number, (text, count) in enumerate(zip(written, counts, strict=True)):
        place = f".parties[{number}].dice"
        if text.dice is None:
            raise ScenarioUnreadable(place, faults.dice_missing(who=repr(text.name), dice=count.dice))
        rolled.append(_faces(text.dice, place, text.name, count.dice))
    return tuple(rolled)


def _party(text: _PartyText, names: Sequence[str]) -> DiceParty:
    if not text.name:
        raise ScenarioUnreadable(".name", faults.nameless)
    if text.name in names:
        raise ScenarioUnreadable(".name", faults.named_twice(name=repr(text.name)))
    _refuse_negative("stat", text.stat)
    return DiceParty(
        text.name, text.stat, tuple(text.advantages), tuple(text.disadvantages), other_is_distracted=text.distracted
    )
