"""Where the two editions part: which counting, judging, tasks, house rules and numbers each has. All else they share.

Nobody else asks which edition is played, but for what lies on the table (cards that a deck deals, or dice that never
run out: `dealing`, `real_cards`, `moved_cards`), for what a hit costs (`harm`) and for when one gets up (`recovery`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from demoncity_gui.games.common.house_rules import OpenQuestion
from demoncity_gui.games.demon_city.rules import clash, counting, readings, task
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.dice import at_table
from demoncity_gui.games.demon_city.rules.dice import house_rules as dice_readings
from demoncity_gui.games.demon_city.rules.task import OpposedRuling, StaticRuling, TaskRuling
from demoncity_gui.pieces.edition import Edition


class ByEdition(NamedTuple):
    """What one edition does its own way.

    `most_intensity` is the highest number that a task may have: a tarot task's is 10 (T-STATIC-06), that of a roll has
    no end (D-TASK-04), so that a number past it is a slip of the finger. `several_intensities` may be set at once, and
    `several_rivals` may try for one thing, in the tarot alone.
    """

    house_rules: Mapping[str, OpenQuestion]
    count_throws: Callable[[Confrontation], dict[CharacterId, Count]]
    judge_clash: Callable[..., ClashRuling]
    judge_uncontested: Callable[..., TaskRuling]
    count_static: Callable[..., Count | None]
    judge_static: Callable[..., StaticRuling]
    count_opposed: Callable[..., dict[CharacterId, Count]]
    judge_opposed: Callable[..., OpposedRuling]
    most_intensity: int
    several_intensities: bool
    several_rivals: bool


_OF = {
    Edition.TAROT: ByEdition(
        readings.HOUSE_RULES,
        counting.count_throws,
        clash.judge_clash,
        task.judge_uncontested,
        task.count_static,
        task.judge_static,
        task.count_opposed,
        task.judge_opposed,
        most_intensity=10,
        several_intensities=True,
        several_rivals=True,
    ),
    Edition.DICE: ByEdition(
        dice_readings.HOUSE_RULES,
        at_table.count_throws,
        at_table.judge_clash,
        at_table.judge_uncontested,
        at_table.count_static,
        at_table.judge_static,
        at_table.count_opposed,
        at_table.judge_opposed,
        most_intensity=99,
        several_intensities=False,
        several_rivals=False,
    ),
}


def by_edition(edition: Edition) -> ByEdition:
    """Return what this edition does its own way."""
    return _OF[edition]
