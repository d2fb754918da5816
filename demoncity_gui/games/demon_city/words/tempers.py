"""Why one whom no person plays did as they did, in a sentence."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.tempers.temper import ByFate, Followed, Reason
from demoncity_gui.games.demon_city.words.instincts import instinct_line
from demoncity_gui.texts import demon_city_tempers as said
from demoncity_gui.words.cards import card_title


def reason_sentence(table: Table, reason: Reason) -> str:
    """Return the reason for a choice."""
    match reason:
        case Followed(instinct=instinct, foe=None):
            return said.followed(line=instinct_line(instinct))
        case Followed(instinct=instinct, foe=foe):
            return said.followed_foe(line=instinct_line(instinct), foe=_name(table, foe))
        case ByFate(card=card, foe=foe):
            return said.by_fate(card=card_title(card), foe=_name(table, foe))
        case _:
            return said.has_no_foe


def _name(table: Table, who: CharacterId | None) -> str:
    return "" if who is None else table.character(who).name
