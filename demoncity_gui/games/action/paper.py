"""The sheets of Action! on paper."""

from __future__ import annotations

from demoncity_gui.games.action.rules.table import Person, Table
from demoncity_gui.games.common.paper import SheetOnPaper
from demoncity_gui.texts import action, action_sheet

_BOXES = ("agility", "wits", "luck", "skill", "defense", "health")
_LINES = ("attribute", "effect", "soak", "mass", "willpower", "focus", "interaction")


def papers(table: Table, *, for_players: bool) -> tuple[SheetOnPaper, ...]:
    """Return everybody's sheets; players get those of the named whom they may know, and none of the Host's notes."""
    shown = [one for one in table.people if not (for_players and (one.sheet.hidden or one.sheet.unnamed))]
    return tuple(_paper(one, for_players=for_players) for one in shown)


def _paper(one: Person, *, for_players: bool) -> SheetOnPaper:
    sheet, state = one.sheet, one.state
    boxes = [(action_sheet[name], int(getattr(sheet, name)), 0) for name in _BOXES]
    parts = [(action_sheet.pronoun, sheet.pronoun), (action_sheet.shock, str(state.shock) if state.shock else "")]
    parts += [(action_sheet.size, str(sheet.size))] if sheet.size > 1 else []
    parts += [] if for_players else [(action_sheet.notes, sheet.notes)]
    return SheetOnPaper(
        one.name,
        (f"{action_sheet.faction}: {sheet.faction}", action.shot_count(number=sheet.shot_count)),
        (*boxes, ("Toughness", sheet.toughness, state.wounds)),
        tuple((action_sheet[name], int(getattr(sheet, name))) for name in _LINES),
        tuple(parts),
        sheet.portrait,
    )
