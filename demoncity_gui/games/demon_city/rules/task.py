"""Throws outside every Clash: against an Intensity, or one party against another (T-STATIC, T-OPP, T-EXTRA, T-LOST)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from msgspec import Struct

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Compared, Count, CountLine
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.games.demon_city.rules.levels import AUTOMATIC_SUCCESS, in_doubt, may_be_met, needs_cards
from demoncity_gui.games.demon_city.rules.thrown import Thrown, has_high_significator, own_values, turned
from demoncity_gui.pieces.tarot import Drawn


class TaskResult(Enum):
    """How a deed outside every Clash ends."""

    HAPPENS = "happens"  # nothing was in doubt (T-WHEN-01)
    SUCCESS = "success"
    FAILURE = "failure"
    UNDECIDED = "undecided"  # of the dice edition: equal to the number, by D-AMB-03 b


class LevelFate(Enum):
    """What became of one Intensity of a task."""

    EXCEEDED = "exceeded"
    MET = "met"  # equalled, where that is enough (T-AMB-85)
    AUTOMATIC = "automatic"  # Intensity 0 (T-STATIC-05)
    NOT_EXCEEDED = "not-exceeded"
    MUNDANE = "mundane"  # Intensity 10 with nothing supernatural involved (T-STATIC-06)
    FUMBLED = "fumbled"  # T-CRIT-14, T-AMB-79
    UNDECIDED = "undecided"  # of the dice edition: equalled, by D-AMB-03 b
    WITHOUT_HIGH_STAT = "without-high-stat"  # beaten by the card of a stat that is not over it (T-AMB-41, reading c)


class Level(Struct, frozen=True, omit_defaults=True):
    """One Intensity of a task, and what became of it, by the `rule` of this id where the edition says so itself."""

    intensity: int
    fate: LevelFate
    rule: str = ""

    @property
    def is_beaten(self) -> bool:
        """Whether the throw earned it."""
        return self.fate in _BEATEN


_BEATEN = (LevelFate.EXCEEDED, LevelFate.MET, LevelFate.AUTOMATIC)
_LEVEL_RULES = {
    LevelFate.EXCEEDED: "T-STATIC-02",
    LevelFate.MET: "T-AMB-85",
    LevelFate.AUTOMATIC: "T-STATIC-05",
    LevelFate.NOT_EXCEEDED: "T-STATIC-02",
    LevelFate.MUNDANE: "T-STATIC-06",
    LevelFate.FUMBLED: "T-CRIT-14",
    LevelFate.WITHOUT_HIGH_STAT: "T-AMB-41",
}


def rule_of_level(level: Level) -> str:
    """Return the id of the rule by which a level came to its fate."""
    return level.rule or _LEVEL_RULES[level.fate]


class TaskRuling(Struct, frozen=True):
    """The result of an uncontested deed and, where cards were thrown, what they were worth.

    `tried` is every Intensity set with what became of it; entries older than format 1.4 know the `intensity` alone.
    `turned_by` are the house rules without which it would have come out otherwise, None where nobody has asked.
    """

    result: TaskResult
    intensity: int | None = None
    value: int | None = None
    critical: bool = False
    fumble: bool = False
    tried: tuple[Level, ...] = ()
    turned_by: tuple[Switch, ...] | None = None

    @property
    def levels(self) -> tuple[int, ...]:
        """The Intensities beaten, rising."""
        return tuple([level.intensity for level in self.tried if level.is_beaten])


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

    `supernatural`: the Host's word on whether something is involved that can beat an Intensity of 10 (T-STATIC-07),
    None where the preset decides (T-AMB-42). `in_a_list`: they are degrees of success, though there be only one
    (T-AMB-85).
    """

    party: Party
    intensities: tuple[int, ...]
    supernatural: bool | None = None
    in_a_list: bool = False

    @property
    def has_several(self) -> bool:
        """Whether there are degrees of success."""
        return self.in_a_list or len(self.intensities) > 1

    def is_supernatural(self, rules: HouseRules) -> bool:
        """Whether it is: by the preset where a Significator of their own is worth over 10 (T-AMB-42)."""
        if self.supernatural is None:
            return has_high_significator(self.party.character, rules)
        return self.supernatural


class OpposedTask(Struct, frozen=True):
    """Two parties against each other (T-OPP-01), or more (T-AMB-64)."""

    parties: tuple[Party, ...]


class StaticRuling(Struct, frozen=True):
    """How a static task ends: the Intensities beaten, rising; `automatic` where no cards were needed.

    `tried` is every Intensity with what became of it, in entries from format 1.4 on.
    """

    levels: tuple[int, ...]
    automatic: bool
    thrown: Thrown | None = None
    critical: bool = False
    fumble: bool = False
    tried: tuple[Level, ...] = ()


class OpposedRuling(Struct, frozen=True):
    """How an opposed task ends; `winner` is None on a tie, which decides nothing (T-OPP-05, T-TIE-01)."""

    winner: CharacterId | None
    thrown: dict[CharacterId, Thrown]
    critical: tuple[CharacterId, ...]
    fumble: tuple[CharacterId, ...]


def judge_uncontested(
    confrontation: Confrontation, who: CharacterId, count: Count | None, cards: tuple[Drawn, ...]
) -> TaskRuling:
    """Return the ruling of a deed that nobody contests: basic task rules, or it just happens (T-UNCONTESTED-02).

    Significators and The Fool have their effect here as well (T-UNCONTESTED-05). `cards` are none where `count` is
    None.
    """
    act = confrontation.announcements[who]
    if not isinstance(act, Act) or not act.levels:
        return TaskRuling(TaskResult.HAPPENS)
    party = Party(confrontation.characters[who], None if act.stat is None else confrontation.rank(who, act.stat))
    task = StaticTask(party, act.levels, confrontation.is_supernatural(who, act), in_a_list=who in confrontation.lists)
    ruling = judge_static(task, count, cards, confrontation.rules)
    return TaskRuling(
        result=TaskResult.SUCCESS if ruling.levels else TaskResult.FAILURE,
        intensity=act.intensity,
        value=None if ruling.thrown is None else ruling.thrown.value,
        critical=ruling.critical,
        fumble=ruling.fumble,
        tried=ruling.tried,
    )


def count_static(task: StaticTask, rules: HouseRules) -> Count | None:
    """Return how many cards a static task takes, None where it is decided without (T-STATIC-05, T-STATIC-06).

    A stat over the Intensity is one more, however far over it (T-EXTRA-07, T-STATIC-08).
    A disadvantage past the floor of one is lost: there is nobody to gain by it (T-LOST-02).
    """
    if not in_doubt(task.intensities, supernatural=task.is_supernatural(rules)):
        return None
    compared_with = task.intensities[-1] if rules.reads(readings.HIGH_STAT_BY_HIGHEST) else task.intensities[0]
    lines = _extras(task.party, None)
    stat = task.party.stat
    if stat is not None and stat > compared_with:
        lines.append(
            CountLine(ThrowReason.HIGHER_STAT, +1, compared=Compared("stat", stat, "Intensity", compared_with, of=None))
        )
    lines, _ = _with_losses(lines, task.party)
    return _counted(lines)


def judge_static(task: StaticTask, count: Count | None, cards: tuple[Drawn, ...], rules: HouseRules) -> StaticRuling:
    """Return every level that one throw earns (T-STATIC-02, T-STATIC-09), and whether it is critical or a fumble.

    `cards` are none where `count` is None. A fumble earns nothing, not even what needs no throw (T-CRIT-14,
    T-STATIC-14, T-AMB-79).
    """
    thrower = task.party.character
    thrown = None if count is None else turned(cards, thrower, lowest=False, rules=rules)
    tried = tuple(
        [Level(intensity, _level_fate(task, intensity, count, thrown, rules)) for intensity in task.intensities]
    )
    levels = tuple([level.intensity for level in tried if level.is_beaten])
    if thrown is None:
        return StaticRuling(levels, automatic=True, tried=tried)
    return StaticRuling(
        levels=levels,
        automatic=False,
        thrown=thrown,
        critical=_is_critical(task, count, thrown, levels, rules),
        fumble=thrown.is_fumble,
        tried=tried,
    )


def _is_critical(
    task: StaticTask, count: Count | None, thrown: Thrown, levels: tuple[int, ...], rules: HouseRules
) -> bool:
    """Whether a throw that earned these levels is a critical success: over 10, or by an own Significator.

    It has to make the task succeed at all, against the lowest level that was thrown for (T-CRIT-03, T-CRIT-06).
    """
    lowest = next((one for one in levels if one != AUTOMATIC_SUCCESS), None)
    if lowest is None:
        return False
    thrown = _counting_for(task, count, thrown, lowest, rules)
    met = may_be_met(lowest, several=task.has_several, rules=rules)
    hurdle = Hurdle(HurdleKind.INTENSITY, lowest, may_be_met=met)
    own = own_values(thrown, task.party.character, rules)
    return thrown.value > 10 or any([hurdle.is_beaten_by(value) for value in own])


def _level_fate(
    task: StaticTask, intensity: int, count: Count | None, thrown: Thrown | None, rules: HouseRules
) -> LevelFate:
    """Return what becomes of one Intensity by what was thrown, or without a throw."""
    if thrown is not None and thrown.is_fumble:
        return LevelFate.FUMBLED
    if intensity == AUTOMATIC_SUCCESS:
        return LevelFate.AUTOMATIC
    if thrown is None or not needs_cards(intensity, supernatural=task.is_supernatural(rules)):
        return LevelFate.MUNDANE
    met = may_be_met(intensity, several=task.has_several, rules=rules)
    if thrown.value < intensity or (thrown.value == intensity and not met):
        return LevelFate.NOT_EXCEEDED
    without = _counting_for(task, count, thrown, intensity, rules).value
    if without < intensity or (without == intensity and not met):
        return LevelFate.WITHOUT_HIGH_STAT
    return LevelFate.EXCEEDED if thrown.value > intensity else LevelFate.MET


def _counting_for(task: StaticTask, count: Count | None, thrown: Thrown, intensity: int, rules: HouseRules) -> Thrown:
    """Return the throw as it counts against one Intensity.

    Where High Stat is compared with each on its own, its card, the last one, counts only for those under the stat
    (T-AMB-41, reading c).
    """
    stat = task.party.stat
    if not rules.reads(readings.HIGH_STAT_BY_EACH) or stat is None or stat > intensity or len(thrown.cards) == 1:
        return thrown
    if count is None or not any([line.reason is ThrowReason.HIGHER_STAT for line in count.lines]):
        return thrown
    return turned(thrown.cards[:-1], task.party.character, lowest=False, rules=rules)


def count_opposed(task: OpposedTask, rules: HouseRules) -> dict[CharacterId, Count]:
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
        if party.is_hurt and lines[-1].change == 0 and rules.reads(readings.FOE_GAINS_THE_REST):
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
    task: OpposedTask, cards: Mapping[CharacterId, tuple[Drawn, ...]], rules: HouseRules
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
        others = max(one.value for who, one in thrown.items() if who != winner)
        own = own_values(thrown[winner], characters[winner], rules)
        critical = (winner,) if top > 10 or any([value > others for value in own]) else ()
    return OpposedRuling(
        winner=winner,
        thrown=thrown,
        critical=critical,
        fumble=tuple([who for who, one in thrown.items() if one.is_fumble]),
    )
