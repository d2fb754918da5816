"""Events being gathered for one command: each is applied as it happens, so that the next can build on it."""

from __future__ import annotations

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.commands import Command
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.refusals import NotNow, RuleRefusal
from demoncity_gui.games.demon_city.rules.table import Fight, Stage, Table


class Transaction:
    """What one command brings about: the table so far, the events so far, and the chance they may ask."""

    def __init__(self, command: Command, table: Table, chance: Chance) -> None:
        self.command = command
        self.table = table
        self.chance = chance
        self.events: list[Event] = []
        self.asked: Command = command if table.awaited is None else table.awaited.asked
        """What is carried out: the command, or what waited for the real cards that it throws."""

    def happen(self, event: Event) -> None:
        """Let one thing happen."""
        self.table = apply(self.table, event)
        self.events.append(event)

    @property
    def so_far(self) -> tuple[Table, int]:
        """A savepoint for `back_to`."""
        return self.table, len(self.events)

    def back_to(self, so_far: tuple[Table, int]) -> None:
        """Roll back to a savepoint."""
        self.table, count = so_far
        del self.events[count:]

    @property
    def fight(self) -> Fight:
        """The Action Rounds under way.

        Raises:
            RuleRefusal: there are none.
        """
        if self.table.fight is None:
            raise RuleRefusal(NotNow())
        return self.table.fight

    def require(self, *stages: Stage) -> Fight:
        """Return the fight if it is at one of these stages.

        Raises:
            RuleRefusal: it isn't, or there is none.
        """
        if self.fight.stage not in stages:
            raise RuleRefusal(NotNow())
        return self.fight
