"""Where the two editions part: which counting, judging, tasks, house rules and numbers each has. All else they share.

What lies on the table, a deck's cards or dice, is asked of the `Edition` itself. Of the rules only `table` tests which
one it is, where it makes the `Confrontation` that the rest works on; the two have other fields.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import Struct

from demoncity_gui.games.common.house_rules import OpenQuestion
from demoncity_gui.games.demon_city.rules import clash, counting, readings, task
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack
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
    `several_rivals` may try for one thing, and `overlapping_skills` may count, in the tarot alone, where
    besides the program advises on what the Host gives (`gives_advice`), reasons for a throw can be struck (T-AMB-45),
    and attacks may be called shots or have several targets. `lacking` are the commands that mean nothing in an edition,
    and `can_be_said` tells which announcements do.

    What dice have alone: equals in Agility keep their order for the session (D-SLOW-02), chance picks the first of
    equals on one side (D-CLASH-05), a defence that held gives a die next round (D-DICE-08), people get up at the
    round's end (D-CLASH-10), an injury lasts for the fight (D-DICE-15), and the text says what a hit costs (D-DMG-01).
    """

    house_rules: Mapping[str, OpenQuestion]
    count_throws: Callable[[Confrontation], dict[CharacterId, Count]]
    judge_clash: Callable[..., ClashRuling]
    judge_uncontested: Callable[..., TaskRuling]
    count_static: Callable[..., Count | None]
    judge_static: Callable[..., StaticRuling]
    count_opposed: Callable[..., dict[CharacterId, Count]]
    judge_opposed: Callable[..., OpposedRuling]
    can_be_said: Callable[[Announcement], bool]
    lacking: tuple[type[Struct], ...]
    most_intensity: int
    several_intensities: bool
    several_rivals: bool
    overlapping_skills: bool
    gives_advice: bool
    reasons_can_be_struck: bool
    called_shots: bool
    several_targets: bool
    distances: bool
    equals_keep_their_order: bool
    chance_picks_the_first: bool
    defence_gives_a_die: bool
    gets_up_at_the_rounds_end: bool
    injury_lasts_for_the_fight: bool
    says_what_a_hit_costs: bool


SHARED_QUESTIONS = ("T-AMB-23", "T-AMB-63", "T-AMB-65")
"""Questions of the tarot that dice leave open as well: attacks on one's own side, groups, numbers that players see."""


def _with_dice(announcement: Announcement) -> bool:
    """Whether this can be announced: one target (D-SLOW-05), no aim that costs, one number and one purpose."""
    match announcement:
        case Attack(called_shot=called_shot, tricks=tricks, also=also):
            return not (called_shot or tricks or also)
        case Act(further_levels=further_levels, dodging=dodging):
            return not (dodging or further_levels)
        case _:
            return True


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
        can_be_said=lambda _: True,
        lacking=(),
        most_intensity=10,
        several_intensities=True,
        several_rivals=True,
        overlapping_skills=True,
        gives_advice=True,
        reasons_can_be_struck=True,
        called_shots=True,
        several_targets=True,
        distances=True,
        equals_keep_their_order=False,
        chance_picks_the_first=False,
        defence_gives_a_die=False,
        gets_up_at_the_rounds_end=False,
        injury_lasts_for_the_fight=False,
        says_what_a_hit_costs=False,
    ),
    Edition.DICE: ByEdition(
        {**dice_readings.HOUSE_RULES, **{shared: readings.HOUSE_RULES[shared] for shared in SHARED_QUESTIONS}},
        at_table.count_throws,
        at_table.judge_clash,
        at_table.judge_uncontested,
        at_table.count_static,
        at_table.judge_static,
        at_table.count_opposed,
        at_table.judge_opposed,
        can_be_said=_with_dice,
        lacking=(
            *(cmd.ChooseAttack, cmd.ChooseDeed, cmd.WaiveTheFallen),  # chance picks among equals
            *(cmd.PlaceAnew, cmd.SetRange, cmd.SetConflict, cmd.SetLadder),
            *(cmd.SetDeck, cmd.SetDecks, cmd.ShuffleDeck, cmd.PutBack),
            *(cmd.GrantSignificator, cmd.RemoveSignificator),
        ),
        most_intensity=99,
        several_intensities=False,
        several_rivals=False,
        overlapping_skills=False,
        gives_advice=False,
        reasons_can_be_struck=False,
        called_shots=False,
        several_targets=False,
        distances=False,
        equals_keep_their_order=True,
        chance_picks_the_first=True,
        defence_gives_a_die=True,
        gets_up_at_the_rounds_end=True,
        injury_lasts_for_the_fight=True,
        says_what_a_hit_costs=True,
    ),
}


def by_edition(edition: Edition) -> ByEdition:
    """Return what this edition does its own way."""
    return _OF[edition]
