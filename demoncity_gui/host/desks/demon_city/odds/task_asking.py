"""What is asked of the chances of a task, and what they answer. No Qt: a process beside the window works it out.

As with a round, what is asked holds no card but those that nobody has seen, in no order (T-ODDS-06).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.demon_city.rules.by_edition import by_edition
from demoncity_gui.games.demon_city.rules.commands import Contest, TaskSide, TryTask
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.task import OpposedTask, Party, StaticTask
from demoncity_gui.games.demon_city.rules.tasks_at_table import opposed_task, static_task
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.host.desks.demon_city.odds.asking import known_cards
from demoncity_gui.odds.dice import dice_opposed_odds, dice_roll_odds
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.tasks import OpposedOdds, ThrowOdds, opposed_odds, static_odds
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.edition import Edition

Task = StaticTask | OpposedTask


class TaskAsked(Struct, frozen=True):
    """A task that is put together, and the same with a card more or fewer for the first of its parties, by a word.

    `reference`: as in `Asked`.
    """

    edition: Edition
    rules: HouseRules
    unseen: Unseen
    reference: tuple[DeckName, ...]
    task: Task
    variants: tuple[tuple[str, Task], ...]


class TaskTold(Struct, frozen=True):
    """The chances of a task: to beat each Intensity, or of each party to win and of a tie.

    `variants` are the chances of the first party to beat each Intensity, or to win, if one thing were otherwise.
    `too_few` cards in a deck: then there are none.
    """

    levels: tuple[tuple[int, Fraction], ...] = ()
    wins: tuple[tuple[str, Fraction], ...] = ()
    tied: Fraction = Fraction()
    variants: tuple[tuple[str, tuple[Fraction, ...]], ...] = ()
    too_few: bool = False


def task_asked_of(table: Table, command: TryTask | Contest) -> TaskAsked | None:
    """Return what to ask of a task at this table; None where it can’t be, or where nothing is thrown for it."""
    task = _task(table, command)
    if task is None or (
        isinstance(task, StaticTask) and by_edition(table.edition).count_static(task, table.house_rules) is None
    ):
        return None
    unseen, reference = known_cards(table)
    variants = [(word, other) for word, changed in _variants(command) if (other := _task(table, changed)) is not None]
    return TaskAsked(table.edition, table.house_rules, unseen, reference, task, tuple(variants))


def _task(table: Table, command: TryTask | Contest) -> Task | None:
    try:
        if isinstance(command, TryTask):
            return static_task(table, command.side, command.intensities, supernatural=command.supernatural)
        return opposed_task(table, (command.one, command.other, *command.more))
    except RuleRefusal:
        return None


def _variants(command: TryTask | Contest) -> Iterator[tuple[str, TryTask | Contest]]:
    """Yield the task with one card more for its first party, and with one fewer (T-EXTRA-03, T-LOST-01)."""

    def with_side(side: TaskSide) -> TryTask | Contest:
        return replace(command, side=side) if isinstance(command, TryTask) else replace(command, one=side)

    side = command.side if isinstance(command, TryTask) else command.one
    yield "one-more", with_side(replace(side, advantages=(*side.advantages, "…")))
    yield "one-fewer", with_side(replace(side, disadvantages=(*side.disadvantages, "…")))


def task_answer(asked: TaskAsked) -> TaskTold:
    """Work the chances of a task out."""
    try:
        odds = _odds(asked, asked.task)
    except TooFewCards:
        return TaskTold(too_few=True)
    variants = []
    for word, other in asked.variants:
        with suppress(TooFewCards):
            variants.append((word, _of_the_first(_odds(asked, other))))
    changed = tuple([(word, chances) for word, chances in variants if chances != _of_the_first(odds)])
    if isinstance(odds, ThrowOdds):
        return TaskTold(levels=tuple(odds.levels.items()), variants=changed)
    names = [party.character.name for party in _parties(asked.task)]
    return TaskTold(wins=tuple(zip(names, odds.wins.values(), strict=True)), tied=odds.tied, variants=tuple(variants))


def _parties(task: Task) -> Sequence[Party]:
    return [task.party] if isinstance(task, StaticTask) else task.parties


def _odds(asked: TaskAsked, task: Task) -> ThrowOdds | OpposedOdds:
    edition = by_edition(asked.edition)
    if isinstance(task, StaticTask):
        if not asked.edition.has_decks:
            count = edition.count_static(task, asked.rules)
            return dice_roll_odds(0 if count is None else count.cards, task.intensities[0], asked.rules)
        return static_odds(task, asked.unseen, asked.rules)[1]
    if not asked.edition.has_decks:
        one, other = [count.cards for count in edition.count_opposed(task, asked.rules).values()]
        return dice_opposed_odds((one, other))
    return opposed_odds(task, asked.unseen, asked.rules)[1]


def _of_the_first(odds: ThrowOdds | OpposedOdds) -> tuple[Fraction, ...]:
    """Return the chances of the first party to beat each Intensity, or to win."""
    return tuple(odds.levels.values()) if isinstance(odds, ThrowOdds) else (next(iter(odds.wins.values())),)
