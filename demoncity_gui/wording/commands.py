"""What a command is called in the Host's words, for “Undo: Ann announces”."""

from __future__ import annotations

from typing import assert_never

from demoncity_gui.rules import commands as cmd
from demoncity_gui.rules.table import Table
from demoncity_gui.wording.people import name


def command_words(table: Table, command: cmd.Command) -> str:
    """Return the command as a short phrase."""
    match command:
        case cmd.BeginEvening():
            return "begin the evening"
        case cmd.BeginAction():
            return "begin action"
        case cmd.Announce(who=who):
            return f"{name(table, who)} announces"
        case cmd.RepeatAll():
            return "all repeat"
        case cmd.CallReady():
            return "“Ready…”"
        case cmd.ThrowCards():
            return "throw"
        case cmd.ChooseAttack(who=who):
            return f"{name(table, who)}’s attack is chosen"
        case cmd.Complicate():
            return "complication"
        case cmd.AcceptRuling():
            return "accept the ruling"
        case cmd.SetToughness(who=who):
            return f"{name(table, who)}’s Toughness"
        case cmd.SetHurt(who=who):
            return f"{name(table, who)}’s Injury"
        case cmd.NextRound():
            return "next round"
        case cmd.EndAction():
            return "end action"
        case _:
            assert_never(command)
