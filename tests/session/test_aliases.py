"""Who has a public name is known to the players by it alone."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from demoncity_gui.journal.in_memory import JournalInMemory
from demoncity_gui.rules import commands as cmd
from demoncity_gui.rules.apply import apply
from demoncity_gui.session.session import Session
from demoncity_gui.wording.players_story import players_lines
from tests.session.evenings import NOON
from tests.support.told_evening import COMMANDS, told_chance


def test_no_real_name_is_in_the_tvs_picture_nor_in_the_players_story() -> None:
    journal = JournalInMemory()
    session = Session(journal, told_chance(), lambda: NOON)
    shown, seen_alias = [], 0
    for number, command in enumerate(COMMANDS):
        session.do(command)
        if number == 0:
            for one in session.table.characters:
                session.do(cmd.EditCharacter(replace(one, name=f"Xanthippe {one.id}", alias=f"Nobody {one.id}")))
        if number:
            shown.append(msgspec.json.encode(session.tv_picture()).decode())
    assert session.host_picture().rows == () or "Xanthippe" in str(session.host_picture())
    table = None
    for entry in journal.entries():
        for event in entry.events:
            from demoncity_gui.rules.table import EMPTY_TABLE

            before = EMPTY_TABLE if table is None else table
            table = apply(before, event)
            if entry.number > 1 + len(table.characters):
                shown += players_lines(before, table, event)
    for words in shown:
        assert "Xanthippe" not in words
        seen_alias += "Nobody" in words
    assert seen_alias
