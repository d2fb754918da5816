"""Makes the pictures of the Host's page of tasks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.asymmetries import charged_twice, suggestions_for_task
from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.characters import AGILITY, CALM, Character, CharacterId
from demoncity_gui.games.demon_city.rules.commands import CheckCalm, Command, Contest, Recover, TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.events import ContestJudged, DamageThrown, NumberDrawn, TaskJudged
from demoncity_gui.games.demon_city.rules.harm import horrors_faced
from demoncity_gui.games.demon_city.rules.offers import next_offer
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.tasks_at_table import labels_of, opposed_task, static_task
from demoncity_gui.games.demon_city.views.host_picture import PreviewLine
from demoncity_gui.games.demon_city.views.host_rows import key_at
from demoncity_gui.games.demon_city.views.host_view import next_step
from demoncity_gui.games.demon_city.views.task_picture import (
    NOTHING,
    SidePreview,
    TaskOutcome,
    TaskPerson,
    TaskPicture,
    TaskPreview,
)
from demoncity_gui.games.demon_city.views.told_task import ToldTask, recent_sides
from demoncity_gui.games.demon_city.views.typing_lanes import typing_lanes
from demoncity_gui.games.demon_city.words.asymmetries import suggestion_sentence, twice_sentence
from demoncity_gui.games.demon_city.words.counts import reason
from demoncity_gui.games.demon_city.words.people import name
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.task_explanation import how_it_ended
from demoncity_gui.games.demon_city.words.tasks import (
    automatic_sentences,
    contest_headline,
    damage_headline,
    draw_name,
    task_headline,
)
from demoncity_gui.texts import demon_city_task_page as task_page
from demoncity_gui.texts import demon_city_tasks as tasks
from demoncity_gui.texts import demon_city_tv as said
from demoncity_gui.words.values import cited


def task_picture(
    table: Table, commands: Iterable[Command], told: ToldTask | None, *, is_shown: bool, revealed: bool
) -> TaskPicture:
    """Return what the page shows now; the people stand as in Action Rounds, with the same keys.

    `commands` are those that stand, the newest first.
    """
    usual = _usual(commands)
    people, keys, edition = _people(table), _keys(table), by_edition(table.edition)
    return TaskPicture(
        throwers=tuple(_thrower(table, one, keys[one.id], usual.get(one.id)) for one in people),
        last=next((who for who in usual if any(one.id == who for one in people)), None),
        in_action=table.fight is not None,
        many_rivals=edition.several_rivals and not table.house_rules.reads(readings.NO_HELP_AND_TWO_RIVALS),
        many_intensities=edition.several_intensities,
        intensity_is_open=revealed,
        is_shown=is_shown,
        outcome=None if told is None or told.waits else _outcome(told),
        typing=typing_lanes(table) if table.awaited is not None else (),
        awaited=_awaited(table),
        next_step=next_step(table, next_offer(table)),
    )


def intensity_is_open(table: Table) -> bool:
    """Whether the players see every Intensity, revealed or not (T-AMB-65, reading b)."""
    return table.house_rules.reads(readings.PLAYERS_SEE_INTENSITIES)


def _people(table: Table) -> list[Character]:
    by_agility = sorted(table.characters, key=lambda character: character.rank(AGILITY))
    order = [] if table.fight is None else [one.who for one in table.fight.participants]
    here = [table.character(who) for who in order]
    return [*here, *(character for character in by_agility if character.id not in order)]


def _usual(commands: Iterable[Command]) -> dict[CharacterId, str | None]:
    """Return the stat of each one's last task, who threw last first."""
    usual: dict[CharacterId, str | None] = {}
    for side in recent_sides(commands):
        usual.setdefault(side.who, side.stat)
    return usual


def _keys(table: Table) -> dict[CharacterId, str]:
    """Return everybody's key: in Action Rounds those of the fight first, then those of who takes no part."""
    came = () if table.fight is None else table.fight.arrivals
    everybody = dict.fromkeys((*came, *(character.id for character in _people(table))))
    return {who: key_at(place) for place, who in enumerate(everybody)}


def _thrower(table: Table, character: Character, key: str, usual: str | None) -> TaskPerson:
    return TaskPerson(
        who=character.id,
        key=key,
        name=character.name,
        deck=character.deck,
        stats=(*character.stats, *character.skills),
        further=tuple(skill.name for skill in character.skills)
        if table.fight is None and by_edition(table.edition).overlapping_skills
        else (),
        usual=usual if usual is not None and character.has(usual) else None,
        calm_check=next((intensity for _, intensity in horrors_faced(table, character.id)), None),
    )


def _outcome(told: ToldTask) -> TaskOutcome:
    return TaskOutcome(
        headline=_headline(told),
        sentences=told.sentences,
        in_short=_in_short(told),
        is_tied=told.is_tied,
        is_static=isinstance(told.judged, TaskJudged),
        is_task=isinstance(told.judged, TaskJudged | ContestJudged),
        complication=told.complication,
    )


def _in_short(told: ToldTask) -> tuple[str, ...]:
    """Return how it ended and why, and what the Host does next; otherwise the last that there is to say."""
    if not isinstance(told.judged, TaskJudged) or isinstance(told.asked, Recover):
        return (_headline(told), *told.sentences[-1:])
    ended = how_it_ended(told.table, told.judged.who, told.judged.ruling)
    if not isinstance(told.asked, CheckCalm) or told.judged.ruling.levels:
        return tuple(ended)
    if told.table.house_rules.reads(readings.FAILED_CALM_IS_PANIC):
        return (ended[0], *told.sentences[-1:])
    return ended[0], cited(tasks.calm_lost, "T-STATIC-12", "T-AMB-71")


def _headline(told: ToldTask) -> str:
    match told.judged:
        case TaskJudged(who=who):
            return task_page.outcome(who=name(told.table, who), how=task_headline(told.judged))
        case ContestJudged():
            return contest_headline(told.table, told.judged)
        case DamageThrown(target=target):
            return task_page.outcome(who=name(told.table, target), how=damage_headline(told.judged))
        case NumberDrawn(number=number):
            return said.draw(draw=draw_name(told.asked), number=number)
        case None:
            return draw_name(told.asked)


def _awaited(table: Table) -> TaskPreview:
    """Return what is thrown with the real cards that are typed now."""
    match None if table.awaited is None else table.awaited.asked:
        case (TryTask() | Contest()) as task:
            return task_preview(table, task)
        case CheckCalm(who=who, intensity=intensity):
            return task_preview(table, TryTask(TaskSide(who, CALM), (intensity,)))
        case Recover(who=who, stat=stat, intensity=intensity):
            return task_preview(table, TryTask(TaskSide(who, stat), (intensity,)))
        case _:
            return NOTHING


def task_preview(table: Table, command: TryTask | Contest) -> TaskPreview:
    """Return what a task would take, or why it can't be thrown."""
    try:
        if isinstance(command, TryTask):
            return _static_preview(table, command)
        return _opposed_preview(table, command)
    except RuleRefusal as refusal:
        return TaskPreview(objection=refusal_sentence(table, refusal.reason))


def _static_preview(table: Table, command: TryTask) -> TaskPreview:
    task = static_task(table, command.side, command.intensities, supernatural=command.supernatural)
    edition = by_edition(table.edition)
    count = edition.count_static(task, table.house_rules)
    if count is not None and not edition.gives_advice:
        return TaskPreview(sides=(_side(table, command.side.who, count),))
    certain = automatic_sentences(command.intensities, supernatural=task.is_supernatural(table.house_rules))
    if count is None:
        return TaskPreview(certain=certain)
    advice = suggestions_for_task(labels_of(command.side), (), count)
    return TaskPreview(
        sides=(_side(table, command.side.who, count),),
        certain=certain,
        warnings=tuple(suggestion_sentence(table, one, in_action=False) for one in advice),
    )


def _opposed_preview(table: Table, command: Contest) -> TaskPreview:
    sides = (command.one, command.other, *command.more)
    edition = by_edition(table.edition)
    counts = edition.count_opposed(opposed_task(table, sides), table.house_rules)
    if not edition.gives_advice:
        return TaskPreview(sides=tuple(_side(table, side.who, counts[side.who]) for side in sides))
    twice = [found for pair in combinations(sides, 2) for found in charged_twice(*map(labels_of, pair))]
    advice = [
        one
        for side in sides
        for one in suggestions_for_task(
            labels_of(side), [labels_of(rival) for rival in sides if rival is not side], counts[side.who]
        )
    ]
    return TaskPreview(
        sides=tuple(_side(table, side.who, counts[side.who]) for side in sides),
        warnings=(
            *(twice_sentence(table, found, in_action=False) for found in twice),
            *(suggestion_sentence(table, one, in_action=False) for one in advice),
        ),
    )


def _side(table: Table, who: CharacterId, count: Count) -> SidePreview:
    in_action = table.fight is not None
    lines = tuple(
        PreviewLine(line.reason, line.label, line.change, reason(table, line, in_action=in_action))
        for line in count.lines
    )
    return SidePreview(who, count.cards, lines)
