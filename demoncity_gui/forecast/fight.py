"""One fight from its setup to its end, by the rules’ own `decide`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.forecast.setup import Setup, shuffled
from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import is_contested
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import NoNumberLeft, NotEnoughCards, RuleRefusal
from demoncity_gui.games.demon_city.rules.round import announce, count_and_settle
from demoncity_gui.games.demon_city.rules.table import Stage, Table
from demoncity_gui.games.demon_city.rules.transaction import Transaction
from demoncity_gui.games.demon_city.tempers.fights import Step, next_step, sides_standing

T = TypeVar("T")


class SeededLuck:
    """Luck that is the same for one fight of one seed, on whatever machine and in whatever process."""

    def __init__(self, seed: int, fight: int) -> None:
        self._shuffle = Random(f"{seed}/{fight}").shuffle

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        """Return the same items in a random order."""
        mixed = list(items)
        self._shuffle(mixed)
        return tuple(mixed)


class FightResult(Struct, frozen=True):
    """How one fight ended: its rounds from the first that was played, who was out after which, and the side that stood.

    `winner` is None where both or neither stood. `is_short`: a deck ran out, and what was left was thrown (T-AMB-04 b).
    """

    rounds: int
    out: tuple[tuple[CharacterId, int], ...]
    winner: Side | None
    is_short: bool


Told = Callable[[Step, Table, Sequence[Event]], None]
"""Takes a step with the table before it and what came of it."""


def play(setup: Setup, seed: int, number: int, told: Told | None = None) -> FightResult:
    """Play the fight of this number; each step is `told`, if anybody listens."""
    luck = SeededLuck(seed, number)
    fight = _Fight(setup, luck)
    while (step := next_step(fight.table, setup.tempers, luck)) is not None:
        if isinstance(step.command, cmd.NextRound) and fight.is_over:
            break
        before = fight.table
        events = fight.take(step)
        if events is None:
            break
        if told is not None:
            told(step, before, events)
    return fight.result()


class _Fight:
    """A fight while it is played: its table, and who was put out after which round."""

    def __init__(self, setup: Setup, luck: Chance) -> None:
        self._luck, self._most_rounds = luck, setup.most_rounds
        self._is_short = False
        self._is_uncounted = True  # cards that lay face down have gone back to their piles
        self._out: list[tuple[CharacterId, int]] = []
        self._down = {one.id for one in setup.table.characters if one.out}
        self.table = shuffled(setup.table, luck)
        self._before = 0 if self.table.fight is None else self.table.fight.round_number - 1

    @property
    def _rounds(self) -> int:
        return 0 if self.table.fight is None else self.table.fight.round_number - self._before

    @property
    def is_over(self) -> bool:
        """Whether no round should follow: no two sides stand, or it has gone on for too long."""
        fight = self.table.fight
        return fight is None or self._rounds >= self._most_rounds or len(sides_standing(self.table, fight)) < 2

    def take(self, step: Step) -> tuple[Event, ...] | None:
        """Carry out a step and return what came of it; None where it can’t be done and the fight ends undecided.

        Where a deck is too short for all, what is left is thrown from then on (T-AMB-04 b).
        """
        command = step.command
        try:
            if isinstance(command, cmd.Announce) and is_contested(command.announcement):
                return self._announce(command)
            laid = self._count()
            events, self.table = decided(self.table, command, self._luck)
            events = (*laid, *events)
        except RuleRefusal as why:
            if not isinstance(why.reason, (NoNumberLeft, NotEnoughCards)):
                raise
            return self.take(step) if self._throw_what_is_left() else None
        if isinstance(command, cmd.ThrowDamage) and command.target not in self._down:
            if self.table.character(command.target).out:
                self._down.add(command.target)
                self._out.append((command.target, self._rounds))
        return events

    def result(self) -> FightResult:
        """Return how it ended."""
        fight = self.table.fight
        if fight is None:
            return FightResult(0, (), None, self._is_short)
        standing = sides_standing(self.table, fight)
        winner = standing.pop() if len(standing) == 1 else None
        begun = fight.stage is not Stage.ANNOUNCING or any(one.announcement is not None for one in fight.participants)
        return FightResult(self._rounds - (not begun), tuple(self._out), winner, self._is_short)

    def _announce(self, command: cmd.Announce) -> tuple[Event, ...]:
        """Take an announcement, and leave counting to the last: nobody who goes by a temper looks at others’ cards."""
        transaction = Transaction(command, self.table, self._luck)
        announce(transaction, command.who, command.announcement)
        self.table, self._is_uncounted = transaction.table, True
        return tuple(transaction.events)

    def _count(self) -> tuple[Event, ...]:
        """Count everybody and lay their cards, if somebody has announced since."""
        if not self._is_uncounted:
            return ()
        transaction = Transaction(cmd.CallReady(), self.table, self._luck)
        count_and_settle(transaction)
        self.table, self._is_uncounted = transaction.table, False
        return tuple(transaction.events)

    def _throw_what_is_left(self) -> bool:
        """Have decks that are short serve what they can; return whether they did not already."""
        rules = self.table.house_rules
        if rules.reads(readings.WHAT_IS_LEFT_IS_THROWN):
            return False
        self._is_short = True
        self.table = replace(self.table, house_rules=rules.with_reading(*readings.WHAT_IS_LEFT_IS_THROWN.switch))
        return True
