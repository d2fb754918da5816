"""The readings that the code asks for, each by a name."""

from __future__ import annotations

from typing import Final

from demoncity_gui.games.action.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.common.house_rules import NamedReading


def _reading(number: int, letter: str) -> NamedReading:
    return HOUSE_RULES[f"A-AMB-{number:02}"].reading(letter)


DICE_ARE_ROLLED: Final = _reading(1, "b")
SHOTS_LOWER_INITIATIVE: Final = _reading(2, "b")
INTERRUPTS_BEFORE_THE_TURN: Final = _reading(3, "b")
EQUALS_BY_LOT: Final = _reading(4, "b")
REVERSED_IS_A_BONUS: Final = _reading(5, "a")
REVERSED_IS_THE_OTHER_END: Final = _reading(5, "b")
REVERSED_FALLS_ON_THE_UNNAMED: Final = _reading(5, "c")
TARGETS_COUNT: Final = _reading(6, "b")
SHAKEN_ROLLS_AGAINST_10: Final = _reading(9, "b")
WOUNDS_SHAKE: Final = _reading(10, "b")
FACES_FAVOR_NOTHING: Final = _reading(11, "b")
LOW_CARDS_FAVOR: Final = _reading(11, "c")
FLUNG_BY_0_METRES: Final = _reading(13, "b")
SHARE_OF_HEALTH: Final = _reading(15, "b")
ONE_WOUND_AND_OUT: Final = _reading(16, "b")
WOUNDS_EASE_STABILISING: Final = _reading(18, "b")
MEETING_FAILS: Final = _reading(19, "b")
ONE_PLACE_AT_MOST: Final = _reading(20, "b")
DEFENDERS_GO_FORWARD: Final = _reading(21, "b")
THIRDS_ROUND_UP: Final = _reading(22, "b")
PADDING_IS_FOR_THE_NEXT: Final = _reading(23, "b")
SERIOUSNESS_IS_ADDED: Final = _reading(24, "b")
WAKING_ONCE_A_SEQUENCE: Final = _reading(26, "b")
WHOLE_GROUP_COUNTS: Final = _reading(27, "b")
SHOCK_IS_10_A_WOUND: Final = _reading(28, "b")
ANY_HIT_BREAKS: Final = _reading(31, "b")
BOTH_CLOCKS_WAKE: Final = _reading(32, "b")
MOOKS_SHAKE_BY_OPTION: Final = _reading(33, "b")
ADVANCED_MOOKS: Final = _reading(34, "b")
SPEED_BUMPS: Final = _reading(34, "c")
BUYING_BRINGS_THE_TURN_AGAIN: Final = _reading(35, "b")
POOL_AS_IT_WAS_LEFT: Final = _reading(36, "b")
PERCENTILE_IS_ADDED: Final = _reading(37, "b")
FELLED_ARE_AWAKE: Final = _reading(38, "b")
WAKING_LOWERS_SHOCK: Final = _reading(39, "b")
DEFENDING_BARS_THE_SHOT: Final = _reading(40, "b")
CONTEST_RAISES_INITIATIVE: Final = _reading(41, "b")
HEROIC_BY_SHEET: Final = _reading(42, "b")
JOKER_FOR_ALL: Final = _reading(43, "b")
DECK_WHOLE_EACH_SEQUENCE: Final = _reading(44, "b")
SAND_IS_AT_LEAST_1: Final = _reading(45, "b")
LUCK_IS_ROLLED_ONCE: Final = _reading(46, "b")
FALLS_ARE_HITS: Final = _reading(47, "b")
OBJECT_ADDS_TO_THE_BLOW: Final = _reading(48, "b")
IMPAIRMENT_LOWERS_ACTIONS_ALONE: Final = _reading(49, "a")
IMPAIRMENT_LOWERS_EVERYTHING: Final = _reading(49, "c")
TABLES_COME_BESIDES: Final = _reading(50, "b")
DEFENSE_AGAINST_ONE: Final = _reading(52, "b")
DEFENDER_COUNTS_AS_LAST: Final = _reading(53, "b")
PUSHED_OUT_IS_A_WOUND: Final = _reading(54, "b")
