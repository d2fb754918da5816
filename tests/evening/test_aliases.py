"""Who has a public name is known to the players by it alone."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from demoncity_gui.evening.session import Session
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.commands import BeginEvening
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.players_story import players_lines
from tests.evening.evenings import NOON
from tests.support.demon_city import JournalInMemory
from tests.support.told_evening import COMMANDS, told_chance


def test_no_real_name_is_in_the_tvs_picture_nor_in_the_players_story() -> None:
    begin = COMMANDS[0]
    assert isinstance(begin, BeginEvening)
    hidden = tuple(
        replace(one, name=f"Xanthippe {one.id}", short="Xanthippe", alias=f"Nobody {one.id}")
        for one in begin.characters
    )
    journal = JournalInMemory()
    session = Session(journal, told_chance(), lambda: NOON)
    shown = []
    for command in (replace(begin, characters=hidden), *COMMANDS[1:]):
        session.do(command)
        shown.append(msgspec.json.encode(session.tv_picture()).decode())
    after = EMPTY_TABLE
    for entry in journal.entries():
        for event in entry.events:
            before, after = after, apply(after, event)
            shown += players_lines(before, after, event)

    assert [words for words in shown if "Xanthippe" in words] == []
    assert sum("Nobody" in words for words in shown) > 10
