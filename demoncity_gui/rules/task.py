"""Throws outside every Clash: against an Intensity, or one party against another (T-STATIC, T-OPP, T-EXTRA, T-LOST)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.rules.announcements import ThrowReason
from demoncity_gui.rules.cards import Drawn
from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.clash import Hurdle, HurdleKind, Thrown, is_critical, is_fumble, turned
from demoncity_gui.rules.counting import Compared, Count, CountLine
from demoncity_gui.rules.house_rules import PRESETS, HouseRules

AUTOMATIC_SUCCESS = 0
"""The Intensity that needs no throw to be beaten (T-STATIC-05)."""
AUTOMATIC_FAILURE = 10
"""The Intensity that nothing mundane can beat (T-STATIC-06)."""


class TaskResult(Enum):
    """How a deed outside every Clash ends."""

    HAPPENS = "happens"  # nothing was in doubt (T-WHEN-01)
    SUCCESS = "success"
    FAILURE = "failure"


class TaskRuling(Struct, frozen=True):
    """The result of an uncontested deed and, where cards were thrown, what they were worth."""

    result: TaskResult
    intensity: int | None = None
    value: int | None = None
    critical: bool = False
    fumble: bool = False


class Party(Struct, frozen=True):
    """One who throws in a task: the stat that is asked for, and what the Host lets count.

    `overlap` are the further skills, of whatever rank (T-EXTRA-09, T-EXTRA-10), an empty name where only their number
    is known; `other_is_distracted` as in T-EXTRA-13. A label given twice counts once (T-EXTRA-03, T-EXTRA-04).
    `is_hurt` in Action Rounds alone: an Injury takes a throw there, and becomes the other's extra by the other reading
    alone (T-UNCONTESTED-07, T-AMB-37).
    """

    character: Character
    stat: int | None = None
    overlap: tuple[str, ...] = ()
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    other_is_distracted: bool = False
    is_hurt: bool = False


class StaticTask(Struct, frozen=True):
    """One party against one Intensity or several, rising (T-STATIC-01, T-STATIC-09).

    `supernatural`: something is involved that can beat an Intensity of 10 (T-STATIC-07).
    """

    party: Party
    intensities: tuple[int, ...]
    supernatural: bool = False


class OpposedTask(Struct, frozen=True):
    """Two parties against each other (T-OPP-01), or more (T-AMB-64)."""

    parties: tuple[Party, ...]


class StaticRuling(Struct, frozen=True):
    """How a static task ends: the Intensities beaten, rising; `automatic` where no cards were needed."""

    levels: tuple[int, ...]
    automatic: bool
    thrown: Thrown | None = None
    critical: bool = False
    fumble: bool = False


class OpposedRuling(Struct, frozen=True):
    """How an opposed task ends; `winner` is None on a tie, which decides nothing (T-OPP-05, T-TIE-01)."""

    winner: CharacterId | None
    thrown: dict[CharacterId, Thrown]
    critical: tuple[CharacterId, ...]
    fumble: tuple[CharacterId, ...]


def judge_without_cards(intensity: int | None) -> TaskRuling:
    """Return the ruling where no cards are thrown: it happens, succeeds at 0, fails at 10.

    T-STATIC-05, T-STATIC-06.
    """
    if intensity is None:
        return TaskRuling(TaskResult.HAPPENS)
    return TaskRuling(TaskResult.SUCCESS if intensity == AUTOMATIC_SUCCESS else TaskResult.FAILURE, intensity)


def judge_uncontested(thrown: Thrown, thrower: Character, intensity: int, rules: HouseRules = PRESETS) -> TaskRuling:
    """Return the ruling of one throw against an Intensity: strictly higher succeeds (T-STATIC-02).

    Significators and The Fool have their effect here as well (T-UNCONTESTED-05).
    """
    success = thrown.value > intensity
    hurdles = (Hurdle(HurdleKind.INTENSITY, intensity),)
    return TaskRuling(
        result=TaskResult.SUCCESS if success else TaskResult.FAILURE,
        intensity=intensity,
        value=thrown.value,
        critical=success and is_critical(thrown, thrower, hurdles, rules),
        fumble=is_fumble(thrown),
    )


def count_static(task: StaticTask, rules: HouseRules = PRESETS) -> Count | None:
    """Return how many cards a static task takes, None where it is decided without (T-STATIC-05, T-STATIC-06).

    A stat over the Intensity is one more, however far over it (T-EXTRA-07, T-STATIC-08).
    A disadvantage past the floor of one is lost: there is nobody to gain by it (T-LOST-02).
    """
    if not _in_doubt(task):
        return None
    compared_with = task.intensities[-1] if rules.reads("T-AMB-41", "b") else task.intensities[0]
    lines = _extras(task.party, None)
    stat = task.party.stat
    if stat is not None and stat > compared_with:
        lines.append(
            CountLine(ThrowReason.HIGHER_STAT, +1, compared=Compared("stat", stat, "Intensity", compared_with, of=None))
        )
    lines, _ = _with_losses(lines, task.party)
    return _counted(lines)


def _in_doubt(task: StaticTask) -> bool:
    """Whether any of the Intensities needs a throw."""
    return any(_needs_cards(intensity, supernatural=task.supernatural) for intensity in task.intensities)


def _needs_cards(intensity: int, *, supernatural: bool) -> bool:
    return intensity != AUTOMATIC_SUCCESS and (intensity < AUTOMATIC_FAILURE or supernatural)


def judge_static(
    task: StaticTask, count: Count | None, cards: tuple[Drawn, ...], rules: HouseRules = PRESETS
) -> StaticRuling:
    """Return every level that one throw earns (T-STATIC-02, T-STATIC-09), and whether it is critical or a fumble.

    `cards` are none where `count` is None. Where High Stat is compared with each Intensity on its own, its card, the
    last one, counts only for those under the stat (T-AMB-41, reading c).
    """
    if count is None:
        levels = tuple(intensity for intensity in task.intensities if intensity == AUTOMATIC_SUCCESS)
        return StaticRuling(levels, automatic=True)
    thrower = task.party.character
    thrown = turned(cards, thrower, lowest=False, rules=rules)
    levels = tuple(
        intensity
        for intensity in task.intensities
        if intensity == AUTOMATIC_SUCCESS
        or (
            _needs_cards(intensity, supernatural=task.supernatural)
            and _thrown_at(task, count, cards, intensity, rules).value > intensity
        )
    )
    beaten = [intensity for intensity in levels if intensity != AUTOMATIC_SUCCESS]
    hurdles = tuple(Hurdle(HurdleKind.INTENSITY, intensity) for intensity in beaten[:1])
    return StaticRuling(
        levels=levels,
        automatic=False,
        thrown=thrown,
        critical=bool(beaten) and is_critical(thrown, thrower, hurdles, rules),
        fumble=is_fumble(thrown),
    )


def _thrown_at(task: StaticTask, count: Count, cards: tuple[Drawn, ...], intensity: int, rules: HouseRules) -> Thrown:
    stat = task.party.stat
    helped = any(line.reason is ThrowReason.HIGHER_STAT for line in count.lines)
    if rules.reads("T-AMB-41", "c") and helped and len(cards) > 1 and stat is not None and stat <= intensity:
        cards = cards[:-1]
    return turned(cards, task.party.character, lowest=False, rules=rules)


def count_opposed(task: OpposedTask, rules: HouseRules = PRESETS) -> dict[CharacterId, Count]:
    """Return how many cards each party takes (T-OPP-02, T-EXTRA-01, T-LOST-01).

    The higher stat is one more, whatever the gap (T-EXTRA-07).
    A disadvantage that finds only one throw becomes the other's extra (T-LOST-04). Of several rivals the one whose
    stat is over all others has High Stat, and the first of the others gains what is lost (T-AMB-64, T-AMB-36).
    """
    counted: dict[CharacterId, list[CountLine]] = {}
    spilled: dict[CharacterId, list[CountLine]] = {}
    for party in task.parties:
        others = [rival for rival in task.parties if rival is not party]
        other = others[0]
        lines = _extras(party, other.character.id)
        stats = {rival.character.id: rival.stat for rival in others if rival.stat is not None}
        if party.stat is not None and len(stats) == len(others) and party.stat > max(stats.values()):
            nearest = max(stats, key=lambda who: stats[who])
            compared = Compared("stat", party.stat, "stat", stats[nearest], of=nearest)
            lines.append(CountLine(ThrowReason.HIGHER_STAT, +1, compared=compared))
        lines, lost = _with_losses(lines, party, gains=other.character.id)
        if party.is_hurt and lines[-1].change == 0 and rules.reads("T-AMB-37", "a"):
            lost.append(ThrowReason.INJURY.value)
        counted[party.character.id] = lines
        spilled.setdefault(other.character.id, []).extend(
            CountLine(ThrowReason.SPILLED, +1, label, whom=party.character.id) for label in lost
        )
    return {who: _counted(lines + spilled.get(who, [])) for who, lines in counted.items()}


def _extras(party: Party, other: CharacterId | None) -> list[CountLine]:
    """Return the starting throw and the extras, all but High Stat (T-THROW-03, T-EXTRA-01, T-EXTRA-09, T-EXTRA-13).

    However many there are, each counts (T-EXTRA-02).
    """
    lines = [CountLine(ThrowReason.START, +1)]
    lines.extend(CountLine(ThrowReason.OVERLAP, +1, skill) for skill in party.overlap)
    if party.other_is_distracted:
        lines.append(CountLine(ThrowReason.DISTRACTION, +1, whom=other))
    lines.extend(CountLine(ThrowReason.ADVANTAGE, +1, label) for label in dict.fromkeys(party.advantages))
    return lines


def _with_losses(
    lines: list[CountLine], party: Party, gains: CharacterId | None = None
) -> tuple[list[CountLine], list[str]]:
    """Return the lines with every disadvantage, and the labels that found only one throw (T-THROW-09, T-THROW-10)."""
    cards = sum(line.change for line in lines)
    lost = []
    for label in dict.fromkeys(party.disadvantages):
        if cards > 1:
            cards -= 1
            lines.append(CountLine(ThrowReason.DISADVANTAGE, -1, label))
        else:
            lost.append(label)
            lines.append(CountLine(ThrowReason.DISADVANTAGE, 0, label, whom=gains))
    if party.is_hurt:
        lines.append(CountLine(ThrowReason.INJURY, -1 if cards > 1 else 0))
    return lines, lost


def _counted(lines: Sequence[CountLine]) -> Count:
    return Count(sum(line.change for line in lines), lowest=False, lines=tuple(lines))


def judge_opposed(
    task: OpposedTask, cards: Mapping[CharacterId, tuple[Drawn, ...]], rules: HouseRules = PRESETS
) -> OpposedRuling:
    """Return the winner: the strictly highest throw (T-OPP-01, T-AMB-64); a tie for it decides nothing.

    T-OPP-05, T-TIE-01.
    """
    characters = {party.character.id: party.character for party in task.parties}
    thrown = {who: turned(cards[who], character, lowest=False, rules=rules) for who, character in characters.items()}
    top = max(one.value for one in thrown.values())
    holders = [who for who, one in thrown.items() if one.value == top]
    winner = holders[0] if len(holders) == 1 else None
    critical: tuple[CharacterId, ...] = ()
    if winner is not None:
        hurdles = tuple(Hurdle(HurdleKind.ANSWER, one.value, who) for who, one in thrown.items() if who != winner)
        critical = (winner,) if is_critical(thrown[winner], characters[winner], hurdles, rules) else ()
    return OpposedRuling(
        winner=winner,
        thrown=thrown,
        critical=critical,
        fumble=tuple(who for who in thrown if is_fumble(thrown[who])),
    )
