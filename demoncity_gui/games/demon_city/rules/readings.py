"""House rules: every question that the text leaves open and the Host may answer otherwise, with its readings.

Each is named by the id of the ambiguity and a letter for the reading; the preset is what a fresh evening has.

Those that the code asks for have a name: `rules.reads(readings.COURTS_ARE_EQUAL)`. A reading that isn't there is found
when this is imported, a wrong name by mypy.
"""

from __future__ import annotations

from typing import Final

from demoncity_gui.games.common.house_rules import Grounds, NamedReading, OpenQuestion


def _question(number: int, preset: str, letters: str, grounds: Grounds, *, by_hand: str = "") -> OpenQuestion:
    return OpenQuestion(f"T-AMB-{number:02}", preset, tuple(letters), grounds, tuple(by_hand))


HOUSE_RULES: dict[str, OpenQuestion] = {
    question.id: question
    for question in (
        _question(1, "a", "ab", Grounds.SILENT),
        _question(4, "a", "ab", Grounds.SILENT),
        _question(6, "a", "ab", Grounds.LEANING),
        _question(8, "a", "ab", Grounds.TEXT),
        _question(9, "b", "ab", Grounds.TEXT),
        _question(10, "a", "abc", Grounds.LEANING),
        _question(11, "b", "ab", Grounds.TEXT),
        _question(12, "a", "ab", Grounds.TEXT),
        _question(13, "a", "ab", Grounds.LEANING),
        _question(14, "a", "ab", Grounds.LEANING),
        _question(17, "a", "ab", Grounds.LEANING),
        _question(18, "a", "ab", Grounds.TEXT),
        _question(23, "b", "abc", Grounds.SILENT, by_hand="a"),
        _question(24, "a", "ab", Grounds.SILENT),
        _question(26, "a", "ab", Grounds.TEXT),
        _question(27, "a", "ab", Grounds.LEANING),
        _question(31, "a", "ab", Grounds.TEXT),
        _question(32, "b", "ab", Grounds.LEANING),
        _question(33, "c", "abc", Grounds.LEANING, by_hand="b"),
        _question(35, "a", "ab", Grounds.LEANING),
        _question(37, "b", "ab", Grounds.LEANING),
        _question(38, "b", "ab", Grounds.SILENT),
        _question(39, "a", "ab", Grounds.LEANING),
        _question(41, "a", "abc", Grounds.LEANING),
        _question(49, "a", "ab", Grounds.SILENT),
        _question(52, "a", "ab", Grounds.SILENT),
        _question(53, "a", "ab", Grounds.LEANING),
        _question(56, "a", "ab", Grounds.LEANING),
        _question(62, "a", "ab", Grounds.LEANING),
        _question(63, "a", "ab", Grounds.SILENT),
        _question(64, "a", "ab", Grounds.SILENT),
        _question(65, "a", "ab", Grounds.SILENT),
        _question(67, "a", "ab", Grounds.TEXT),
        _question(70, "a", "ab", Grounds.SILENT),
        _question(71, "a", "ab", Grounds.SILENT),
        _question(72, "a", "ab", Grounds.SILENT),
        _question(73, "a", "ab", Grounds.SILENT),
        _question(80, "a", "ab", Grounds.LEANING),
        _question(82, "a", "ab", Grounds.LEANING),
        _question(85, "a", "abc", Grounds.LEANING),
    )
}
"""All switches, by id."""


def _reading(ambiguity: str, letter: str) -> NamedReading:
    return HOUSE_RULES[ambiguity].reading(letter)


COURTS_ARE_EQUAL: Final = _reading("T-AMB-01", "b")
WHAT_IS_LEFT_IS_THROWN: Final = _reading("T-AMB-04", "b")
C10_FROM_THE_PLAYERS_DECK: Final = _reading("T-AMB-06", "b")
CREATURES_OWN_FOOLS: Final = _reading("T-AMB-08", "b")
SIGNIFICATOR_MUST_COUNT: Final = _reading("T-AMB-09", "a")
BUSY_TARGET_RESISTS_BY_STAT: Final = _reading("T-AMB-10", "a")
BUSY_TARGET_RESISTS_BY_THROW: Final = _reading("T-AMB-10", "b")
ONLY_THE_TARGET_IS_TO_BEAT: Final = _reading("T-AMB-11", "a")
TOP_CARD_ALWAYS_LANDS: Final = _reading("T-AMB-12", "b")
NEXT_ATTACK_IS_TRIED: Final = _reading("T-AMB-13", "b")
THROW_AND_STAT_RESIST: Final = _reading("T-AMB-14", "b")
REMOVED_FOE_OPPOSES_NO_MORE: Final = _reading("T-AMB-17", "b")
DEFENCE_OF_A_LOSER_EARNS_A_PLACE: Final = _reading("T-AMB-18", "b")
OWN_SIDE_CAN_BE_ATTACKED: Final = _reading("T-AMB-23", "c")
FRIENDS_THROW_FROM_THEIR_OWN_DECK: Final = _reading("T-AMB-24", "a")
FRIENDS_THROW_FROM_THE_PLAYERS_DECK: Final = _reading("T-AMB-24", "b")
FOOL_FUMBLES_ALL: Final = _reading("T-AMB-26", "a")
FOOL_FUMBLES_WINNERS_ALONE: Final = _reading("T-AMB-26", "b")
CRITICAL_OVER_OWN_HURDLES: Final = _reading("T-AMB-27", "a")
CRITICAL_OVER_ALL: Final = _reading("T-AMB-27", "b")
DEFENDERS_HAVE_NO_HIGHER_STAT: Final = _reading("T-AMB-31", "a")
DEFENCE_IS_AGAINST_ONE: Final = _reading("T-AMB-32", "a")
WEAPON_NEEDS_A_STRIKER: Final = _reading("T-AMB-33", "a")
LADDERS_GO_BY_STEPS: Final = _reading("T-AMB-35", "a")
NO_LADDERS: Final = _reading("T-AMB-35", "b")
FOE_GAINS_THE_REST: Final = _reading("T-AMB-37", "a")
EACH_TRICK_ADDS_A_CARD: Final = _reading("T-AMB-38", "b")
LOWEST_CARD_ALONE_COUNTS: Final = _reading("T-AMB-39", "a")
HIGH_STAT_BY_HIGHEST: Final = _reading("T-AMB-41", "b")
HIGH_STAT_BY_EACH: Final = _reading("T-AMB-41", "c")
ONE_PURPOSE_A_DEED: Final = _reading("T-AMB-49", "b")
LOSING_RUNNER_STAYS: Final = _reading("T-AMB-52", "b")
ATTACK_EARNS_A_PLACE: Final = _reading("T-AMB-53", "a")
DRIVERS_APART: Final = _reading("T-AMB-56", "a")
EQUAL_AGILITY_BY_LOT: Final = _reading("T-AMB-62", "a")
GROUPS_THROW_ONCE: Final = _reading("T-AMB-63", "b")
NO_HELP_AND_TWO_RIVALS: Final = _reading("T-AMB-64", "b")
PLAYERS_SEE_INTENSITIES: Final = _reading("T-AMB-65", "b")
DISARMING_ALONE_IS_FREE: Final = _reading("T-AMB-67", "a")
HARMLESS_AIM_IS_FREE: Final = _reading("T-AMB-67", "b")
TOUGHNESS_IS_ENTERED: Final = _reading("T-AMB-70", "a")
DAMAGE_IS_THROWN: Final = _reading("T-AMB-70", "b")
FAILED_CALM_IS_PANIC: Final = _reading("T-AMB-71", "b")
HOST_LETS_PEOPLE_UP: Final = _reading("T-AMB-72", "a")
RECOVERY_IS_THROWN: Final = _reading("T-AMB-72", "b")
HELD_RESIST_WITH_TOUGHNESS: Final = _reading("T-AMB-73", "b")
ONE_OF_SEVERAL_IS_ENOUGH: Final = _reading("T-AMB-80", "b")
PRESENT_STATS_COUNT: Final = _reading("T-AMB-82", "b")
MEETING_IS_ENOUGH: Final = _reading("T-AMB-85", "b")
MEETING_IS_ENOUGH_IN_A_LIST: Final = _reading("T-AMB-85", "c")
