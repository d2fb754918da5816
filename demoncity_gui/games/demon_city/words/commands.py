"""What a command is called in the Host's words, for “Undo: Ann announces”."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import is_a_players, person, sayings
from demoncity_gui.texts import demon_city_commands as said
from demoncity_gui.words.values import sentence_of


def command_words(table: Table, command: cmd.Command) -> str:
    """Return the command as a short phrase."""
    match command:
        case cmd.GrantSignificator(who=who) | cmd.RemoveSignificator(who=who):
            return sentence_of(said, command, sayings(table), players=is_a_players(table, who))
        case cmd.EditCharacter(character=character):  # by the name they had until then
            return said.edit_character(character=person(table, character.id))
        case cmd.Contest(one=one, other=other, more=more):
            rivals = [person(table, rival.who) for rival in (other, *more)]
            return said.contest(one=person(table, one.who), rivals=rivals)
        case _:
            return sentence_of(said, command, sayings(table))
