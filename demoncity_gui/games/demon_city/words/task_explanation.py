"""A task, or a deed that nobody contests, as a good referee would tell it: how it ended, and then why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

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
from demoncity_gui.games.demon_city.words.people import cards, listed, name, names
from demoncity_gui.games.demon_city.words.thrown import critical_sentence, fumble_sentence, thrown_sentence

NOT_YET = "No cards are turned yet, so nothing is decided"


def explain_static(
    table: Table,
    who: CharacterId,
    intensities: Sequence[int],
    count: Count | None,
    ruling: StaticRuling | None,
    notes: Sequence[str] = (),
) -> list[str]:
    """Return the sentences for a static task: how it ended, then why; `notes` are what else there is to say."""
    told = [] if ruling is None else [*_verdict(table, who, ruling), *_specials(table, who, ruling.thrown, ruling)]
    if count is not None:
        against = listed([str(intensity) for intensity in intensities])
        told.append(f"{name(table, who)} throws alone against Intensity {against} [T-STATIC-01]")
    told += notes
    if count is not None:
        told += _counted(table, who, count, None if ruling is None else ruling.thrown)
    if ruling is None:
        return [*told, f"{NOT_YET} [T-THROW-01]"]
    return told + (_levels(ruling) if len(ruling.tried) > 1 else [])


def _verdict(table: Table, who: CharacterId, ruling: StaticRuling) -> list[str]:
    """Return how a static task ended; of one Intensity also why."""
    consequence = [] if ruling.levels else ["The Host says what comes of the failure [T-STATIC-12]"]
    if len(ruling.tried) == 1:
        (why,) = _levels(ruling)
        why = why if why.startswith("Intensity") else f"{why[0].lower()}{why[1:]}"
        return [f"{name(table, who)} {'succeeds' if ruling.levels else 'fails'}: {why}", *consequence]
    if not ruling.tried:  # an entry older than format 1.4 says no more
        return [f"{name(table, who)} {'succeeds' if ruling.levels else 'fails'} [T-STATIC-01]", *consequence]
    return [_of_several(table, who, ruling), *consequence]


def _of_several(table: Table, who: CharacterId, ruling: StaticRuling | TaskRuling) -> str:
    """Return which of several Intensities a throw earned (T-STATIC-09)."""
    if not ruling.levels:
        return f"{name(table, who)} fails at every Intensity [T-STATIC-09]"
    missed = [str(level.intensity) for level in ruling.tried if level.intensity not in ruling.levels]
    short = f", and not at {listed(missed)}" if missed else ""
    beaten = listed([str(one) for one in ruling.levels])
    return f"{name(table, who)} succeeds at Intensity {beaten}{short} [T-STATIC-09]"


def _levels(ruling: StaticRuling) -> list[str]:
    value = None if ruling.thrown is None else ruling.thrown.value
    return [level_sentence(level, value, several=len(ruling.tried) > 1) for level in ruling.tried]


def _counted(table: Table, who: CharacterId, count: Count, thrown: Thrown | None) -> list[str]:
    why = [reason(table, line, in_action=False) for line in count.lines if line.reason is not ThrowReason.START]
    told = [taken_sentence(table, who, count, why)]
    return told if thrown is None else [*told, thrown_sentence(table, who, thrown)]


def taken_sentence(table: Table, who: CharacterId, count: Count, why: Sequence[str]) -> str:
    """Return how many cards somebody takes, for these reasons."""
    because = f": 1 to start with [T-THROW-03]; {'; '.join(why)}" if why else " [T-THROW-03]"
    return f"{name(table, who)} takes {cards(count.cards)}{because}"


def level_sentence(level: Level, value: int | None, *, several: bool) -> str:
    """Return what became of one Intensity of a task, and why."""
    number = level.intensity
    thrown = "The throw" if value is None else value
    match level.fate:
        case LevelFate.AUTOMATIC:
            return f"Intensity {number} is beaten without a throw [T-STATIC-05]"
        case LevelFate.MUNDANE:
            if value is None or value <= number:
                return f"Nothing mundane beats Intensity {number} [T-STATIC-06]"
            return f"{value} would beat Intensity {number}, but nothing mundane does [T-STATIC-06]"
        case LevelFate.FUMBLED:
            return f"A fumble does not beat Intensity {number}, whatever it is [T-CRIT-14]"
        case LevelFate.WITHOUT_HIGH_STAT:
            return f"Without the card of the higher stat, Intensity {number} is not beaten [T-AMB-41]"
        case LevelFate.MET:
            return f"{thrown} meets Intensity {number}, and that is enough by house rule [T-AMB-85]"
        case LevelFate.EXCEEDED | LevelFate.NOT_EXCEEDED:
            beats = "beats" if level.fate is LevelFate.EXCEEDED else "doesn’t beat"
            return f"{thrown} {beats} Intensity {number} [{'T-STATIC-09' if several else 'T-STATIC-02'}]"
        case _:
            assert_never(level.fate)


def settled_sentences(table: Table, who: CharacterId, thrown: Thrown | None, ruling: TaskRuling) -> list[str]:
    """Return how a deed ended that nobody contests (T-UNCONTESTED-02)."""
    return [*_settled(table, who, ruling), *_specials(table, who, thrown, ruling)]


def _settled(table: Table, who: CharacterId, ruling: TaskRuling) -> list[str]:
    verb = "succeeds" if ruling.result is TaskResult.SUCCESS else "fails"
    if ruling.result is TaskResult.HAPPENS:
        return [f"It happens: nobody stands in {name(table, who)}’s way [T-UNCONTESTED-02]"]
    if len(ruling.tried) > 1:
        told = [level_sentence(level, ruling.value, several=True) for level in ruling.tried]
        return [_of_several(table, who, ruling), *told]
    if ruling.fumble and ruling.result is TaskResult.FAILURE:
        return [f"{name(table, who)} fails: The Fool is the card that counts, and a fumble never succeeds [T-CRIT-14]"]
    if ruling.value is None:
        rule = "T-STATIC-05" if ruling.result is TaskResult.SUCCESS else "T-STATIC-06"
        return [f"{name(table, who)} {verb} without a throw at Intensity {ruling.intensity} [{rule}]"]
    if ruling.tried and ruling.tried[0].fate is LevelFate.MET:
        meets = f"{ruling.value} meets Intensity {ruling.intensity}, and that is enough by house rule"
        return [f"{name(table, who)} succeeds: {meets} [T-AMB-85]"]
    beats = "beats" if ruling.result is TaskResult.SUCCESS else "doesn’t beat"
    return [f"{name(table, who)} {verb}: {ruling.value} {beats} Intensity {ruling.intensity} [T-STATIC-02]"]


def explain_opposed(
    table: Table, counts: Mapping[CharacterId, Count], ruling: OpposedRuling | None, notes: Sequence[str] = ()
) -> list[str]:
    """Return the sentences for an opposed task: how it ended, then why; `notes` are what else there is to say."""
    told = [] if ruling is None else _contest(table, ruling)
    told.append(f"{names(table, counts)} throw against each other [T-OPP-01]")
    for who, count in counts.items():
        told.extend(_counted(table, who, count, None if ruling is None else ruling.thrown[who]))
    told += notes
    return told if ruling is not None else [*told, f"{NOT_YET} [T-THROW-01]"]


def _contest(table: Table, ruling: OpposedRuling) -> list[str]:
    specials = [
        *(critical_sentence(table, who, ruling.thrown[who]) for who in ruling.critical),
        *(fumble_sentence(table, who) for who in ruling.fumble),
    ]
    winner = ruling.winner
    if winner is not None:
        others = listed([f"{name(table, who)}’s {one.value}" for who, one in ruling.thrown.items() if who != winner])
        won = f"{name(table, winner)} won: {ruling.thrown[winner].value} beats {others} [T-OPP-01]"
        return [won, *specials]
    top = max(one.value for one in ruling.thrown.values())
    tied = names(table, [who for who, one in ruling.thrown.items() if one.value == top])
    return [
        f"{tied} both throw {top}, so nothing is decided [T-TIE-01]",
        "The Host makes the situation more complicated; they may try again in it [T-TIE-02, T-TIE-03]",
        *specials,
    ]


def _specials(table: Table, who: CharacterId, thrown: Thrown | None, ruling: StaticRuling | TaskRuling) -> list[str]:
    told = [critical_sentence(table, who, thrown)] if ruling.critical and thrown is not None else []
    return [*told, fumble_sentence(table, who)] if ruling.fumble else told
