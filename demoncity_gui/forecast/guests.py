"""Fights of guests to be forecast: one of Action! to its end, and one challenge of Kings, whose text has no more."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.forecast.fight import FightResult, SeededLuck
from demoncity_gui.forecast.setup import LONGEST
from demoncity_gui.games.action import tempers as action
from demoncity_gui.games.action.rules import commands as do
from demoncity_gui.games.action.rules import decide as action_rules
from demoncity_gui.games.action.rules import table as action_table
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.kings import tempers as kings
from demoncity_gui.games.kings.rules import commands as kings_commands
from demoncity_gui.games.kings.rules import decide as kings_rules
from demoncity_gui.games.kings.rules import events as ev
from demoncity_gui.games.kings.rules import table as kings_table

CHALLENGER, CHALLENGED = Side("challenger"), Side("challenged")
"""Who wins a challenge, where winners are counted; a draw is nobody’s."""


class ActionSetup(Struct, frozen=True):
    """A fight of Action! with everybody of an evening, who have ids from 1 on; a side is a Faction."""

    begin: do.BeginShots

    @property
    def sides(self) -> Mapping[CharacterId, Side]:
        """Everybody’s side."""
        return {CharacterId(place): Side(one.faction) for place, one in enumerate(self.begin.people, start=1)}

    def play(self, seed: int, number: int) -> FightResult:
        """Play the fight of this number, until one Faction alone can act; who has fallen once counts as out."""
        luck = SeededLuck(seed, number)
        table = action_rules.decide(action_table.EMPTY_TABLE, self.begin, luck)[1]
        table = action_rules.decide(table, do.BeginFight(), luck)[1]
        out: dict[CharacterId, int] = {}
        while (fight := table.fight) is not None and fight.number <= LONGEST:
            choice = action.next_choice(table, luck)
            if choice is None or choice.command is None or isinstance(choice.command, do.EndFight):
                break
            table = action_rules.decide(table, choice.command, luck)[1]
            for place, one in enumerate(table.people, start=1):
                if one.is_helpless:
                    out.setdefault(CharacterId(place), fight.number)
        standing = action.factions_standing(table)
        winner = Side(standing.pop()) if len(standing) == 1 else None
        return FightResult(0 if table.fight is None else table.fight.number, tuple(out.items()), winner, False)


class KingsSetup(Struct, frozen=True):
    """One challenge of Kings between two people of an evening, as the first action of a Round."""

    begin: kings_commands.BeginKings
    challenger: str
    challenged: str

    @property
    def sides(self) -> Mapping[CharacterId, Side]:
        """Both sides; nobody is put out."""
        return {CharacterId(1): CHALLENGER, CharacterId(2): CHALLENGED}

    def play(self, seed: int, number: int) -> FightResult:
        """Play the challenge of this number; its tests are counted where a fight has rounds."""
        luck = SeededLuck(seed, number)
        table = kings_rules.apply(
            kings_table.EMPTY_TABLE, kings_rules.decide(kings_table.EMPTY_TABLE, self.begin, luck)
        )
        table = replace(table, rounds=1, round=kings_table.Round(1, queue=(self.challenger,)))
        command: kings_commands.Command = kings.challenge(table.person(self.challenger), self.challenged, "")
        tests = 0
        while True:
            event = kings_rules.decide(table, command, luck)
            table = kings_rules.apply(table, event)
            match event:
                case ev.Relented():
                    return FightResult(tests, (), CHALLENGER, False)
                case ev.ChallengeEnded(winner=winner):
                    return FightResult(tests, (), None if winner is None else (CHALLENGER, CHALLENGED)[winner], False)
            tests += isinstance(event, ev.Tested)
            choice = kings.next_choice(table, luck)
            assert choice is not None, "a challenge goes on to its end"
            command = choice.command
