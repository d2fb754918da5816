"""The table of commands: each is carried out by something that takes just its fields."""

from __future__ import annotations

from inspect import signature
from typing import get_args

import pytest

from demoncity_gui.games.demon_city.rules.commands import BeginDiceEvening, BeginEvening, Command, Propose
from demoncity_gui.games.demon_city.rules.decide import HANDLERS
from demoncity_gui.games.demon_city.tempers.at_table import propose

COMMANDS = [command for command in get_args(Command) if command not in (BeginEvening, BeginDiceEvening)]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_a_command_is_carried_out_by_what_takes_its_fields(command: type[Command]) -> None:
    taken = signature({**HANDLERS, Propose: propose}[command]).parameters
    given = ("transaction", *command.__struct_fields__)
    assert given == tuple(name for name, one in taken.items() if name in given), "a field has no place"
    assert not [name for name, one in taken.items() if name not in given and one.default is one.empty]
