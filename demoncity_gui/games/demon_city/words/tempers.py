"""Why one whom no person plays did as they did, in a sentence."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.tempers.temper import GuardsThemselves, HasNoFoe, Reason
from demoncity_gui.texts import demon_city_tempers as said


def reason_sentence(table: Table, reason: Reason) -> str:
    """Return the reason for a choice."""
    if isinstance(reason, HasNoFoe):
        return said.has_no_foe
    if isinstance(reason, GuardsThemselves):
        return said.guards_themselves(attackers=[_name(table, who) for who in reason.attackers])
    return said.picks(foe=_name(table, reason.foe), why=str(reason.__struct_config__.tag))


def _name(table: Table, who: CharacterId) -> str:
    return table.character(who).name
