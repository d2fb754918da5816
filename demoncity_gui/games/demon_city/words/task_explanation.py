"""A task, or a deed that nobody contests, as a good referee would tell it: how it ended, and then why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demoncity_gui.games.demon_city.rules.announcements import ThrowReason
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.task import (
    Level,
    LevelFate,
    OpposedRuling,
    StaticRuling,
    TaskResult,
    TaskRuling,
)
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.words.counts import reason
from demoncity_gui.games.demon_city.words.people import people, person
from demoncity_gui.games.demon_city.words.thrown import critical_sentence, fumble_sentence, thrown_sentence
from demoncity_gui.texts import demon_city_tasks as said
from demoncity_gui.texts.catalogue import number
from demoncity_gui.words.values import cited


def explain_static(
    table: Table,
    who: CharacterId,
    intensities: Sequence[int],
    count: Count | None,
    ruling: StaticRuling | None,
    notes: Sequence[str] = (),
) -> list[str]:
    """Return the sentences for a static task: how it ended, then why; `notes` are what else there is to say."""
    told = [] if ruling is None else [*how_it_ended(table, who, ruling), *_specials(table, who, ruling.thrown, ruling)]
    if count is not None:
        levels = [number(intensity) for intensity in intensities]
        told.append(cited(said.alone(who=person(table, who), levels=levels), "T-STATIC-01"))
    told += notes
    if count is not None:
        told += _counted(table, who, count, None if ruling is None else ruling.thrown)
    if ruling is None:
        return [*told, cited(said.not_yet, "T-THROW-01")]
    return told + (_levels(ruling) if len(ruling.tried) > 1 else [])


def how_it_ended(table: Table, who: CharacterId, ruling: StaticRuling) -> list[str]:
    """Return how a static task ended; of one Intensity also why."""
    called = person(table, who)
    consequence = [] if ruling.levels else [cited(said.failure_follows, "T-STATIC-12")]
    if len(ruling.tried) == 1:
        why = level_sentence(ruling.tried[0], _value(ruling), several=False, within=True)
        return [_ended(called, why, succeeds=bool(ruling.levels)), *consequence]
    if not ruling.tried:  # an entry older than format 1.4 says no more
        ended = said.succeeds(who=called) if ruling.levels else said.fails(who=called)
        return [cited(ended, "T-STATIC-01"), *consequence]
    return [_of_several(called, ruling), *consequence]


def _ended(called: str, why: str, *, succeeds: bool) -> str:
    return said.succeeds_why(who=called, why=why) if succeeds else said.fails_why(who=called, why=why)


def _of_several(called: str, ruling: StaticRuling | TaskRuling) -> str:
    """Return which of several Intensities a throw earned (T-STATIC-09)."""
    if not ruling.levels:
        return cited(said.fails_everywhere(who=called), "T-STATIC-09")
    missed = [number(level.intensity) for level in ruling.tried if level.intensity not in ruling.levels]
    beaten = [number(one) for one in ruling.levels]
    return cited(said.succeeds_at(who=called, beaten=beaten, missed=missed), "T-STATIC-09")


def _value(ruling: StaticRuling) -> int | None:
    return None if ruling.thrown is None else ruling.thrown.value


def _levels(ruling: StaticRuling) -> list[str]:
    return [level_sentence(level, _value(ruling), several=len(ruling.tried) > 1) for level in ruling.tried]


def _counted(table: Table, who: CharacterId, count: Count, thrown: Thrown | None) -> list[str]:
    why = [reason(table, line, in_action=False) for line in count.lines if line.reason is not ThrowReason.START]
    told = [taken_sentence(table, who, count, why)]
    return told if thrown is None else [*told, thrown_sentence(table, who, thrown)]


def taken_sentence(table: Table, who: CharacterId, count: Count, why: Sequence[str]) -> str:
    """Return how many cards somebody takes, for these reasons."""
    if why:
        return said.takes_why(who=person(table, who), cards=count.cards, why="; ".join(why))
    return cited(said.takes(who=person(table, who), cards=count.cards), "T-THROW-03")


def level_sentence(level: Level, value: int | None, *, several: bool, within: bool = False) -> str:
    """Return what became of one Intensity of a task, and why; `within` a sentence, or one by itself."""
    fate = level.fate.value
    if level.fate is LevelFate.MUNDANE and value is not None and value > level.intensity:
        fate = "would-beat"
    told = "" if value is None else number(value)
    rule = level.rule or _RULE_OF_LEVEL.get(level.fate) or ("T-STATIC-09" if several else "T-STATIC-02")
    return cited(said.level(fate=fate, value=told, within=within, intensity=level.intensity), rule)


_RULE_OF_LEVEL = {
    LevelFate.AUTOMATIC: "T-STATIC-05",
    LevelFate.MUNDANE: "T-STATIC-06",
    LevelFate.FUMBLED: "T-CRIT-14",
    LevelFate.WITHOUT_HIGH_STAT: "T-AMB-41",
    LevelFate.MET: "T-AMB-85",
}


def settled_sentences(table: Table, who: CharacterId, thrown: Thrown | None, ruling: TaskRuling) -> list[str]:
    """Return how a deed ended that nobody contests (T-UNCONTESTED-02)."""
    return [*_settled(person(table, who), ruling), *_specials(table, who, thrown, ruling)]


def _settled(called: str, ruling: TaskRuling) -> list[str]:
    succeeds = ruling.result is TaskResult.SUCCESS
    if ruling.result is TaskResult.HAPPENS:
        return [cited(said.settled_happens(who=called), "T-UNCONTESTED-02")]
    if len(ruling.tried) > 1:
        told = [level_sentence(level, ruling.value, several=True) for level in ruling.tried]
        return [_of_several(called, ruling), *told]
    if ruling.fumble and not succeeds:
        return [cited(said.settled_fumbled(who=called), "T-CRIT-14")]
    intensity = ruling.intensity
    if ruling.value is None:
        at = "" if intensity is None else number(intensity)
        rule = "T-STATIC-05" if succeeds else "T-STATIC-06"
        return [cited(said.settled_automatic(who=called, succeeds=succeeds, intensity=at), rule)]
    met = bool(ruling.tried) and ruling.tried[0].fate is LevelFate.MET
    fate = LevelFate.MET if met else LevelFate.EXCEEDED if succeeds else LevelFate.NOT_EXCEEDED
    why = level_sentence(Level(intensity or 0, fate), ruling.value, several=False, within=True)
    return [_ended(called, why, succeeds=succeeds)]


def explain_opposed(
    table: Table, counts: Mapping[CharacterId, Count], ruling: OpposedRuling | None, notes: Sequence[str] = ()
) -> list[str]:
    """Return the sentences for an opposed task: how it ended, then why; `notes` are what else there is to say."""
    told = [] if ruling is None else _contest(table, ruling)
    told.append(cited(said.against_each_other(who=people(table, counts)), "T-OPP-01"))
    for who, count in counts.items():
        told.extend(_counted(table, who, count, None if ruling is None else ruling.thrown[who]))
    told += notes
    return told if ruling is not None else [*told, cited(said.not_yet, "T-THROW-01")]


def _contest(table: Table, ruling: OpposedRuling) -> list[str]:
    specials = [
        *(critical_sentence(table, who, ruling.thrown[who]) for who in ruling.critical),
        *(fumble_sentence(table, who) for who in ruling.fumble),
    ]
    winner = ruling.winner
    if winner is not None:
        others = [
            said.ones_value(who=person(table, who), value=one.value)
            for who, one in ruling.thrown.items()
            if who != winner
        ]
        value = ruling.thrown[winner].value
        return [cited(said.won_against(who=person(table, winner), value=value, others=others), "T-OPP-01"), *specials]
    top = max(one.value for one in ruling.thrown.values())
    tied = people(table, [who for who, one in ruling.thrown.items() if one.value == top])
    return [
        cited(said.tied(who=tied, value=top), "T-TIE-01"),
        cited(said.tied_follows, "T-TIE-02", "T-TIE-03"),
        *specials,
    ]


def _specials(table: Table, who: CharacterId, thrown: Thrown | None, ruling: StaticRuling | TaskRuling) -> list[str]:
    told = [critical_sentence(table, who, thrown)] if ruling.critical and thrown is not None else []
    return [*told, fumble_sentence(table, who)] if ruling.fumble else told
