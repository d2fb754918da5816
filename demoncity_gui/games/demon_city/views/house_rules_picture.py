"""What the page of house rules shows: each open question, how it is read, and what stands behind that."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.common.house_rules import HouseRuleLine
from demoncity_gui.games.demon_city.rules.table import Stage, Table
from demoncity_gui.games.demon_city.words.house_rules import grounds_sentence, house_rules


class HouseRulesPicture(Struct, frozen=True):
    """All questions in the order of their ids; nothing can be changed while Clashes are being told."""

    lines: tuple[HouseRuleLine, ...]
    may_change: bool


def house_rules_picture(table: Table) -> HouseRulesPicture:
    """Return what the page shows of this table."""
    fight = table.fight
    return HouseRulesPicture(
        lines=tuple(
            HouseRuleLine(rule, table.house_rules.letter(rule.id), grounds_sentence(rule.grounds))
            for rule in house_rules(table.edition).values()
        ),
        may_change=fight is None or fight.stage is not Stage.RESOLVING,
    )
