"""What the dice edition asks of a deed beyond what the tarot asks; here too nobody announces an “if” (D-SLOW-04)."""

from __future__ import annotations

from demoncity_gui.games.demon_city.rules import announcements as said
from demoncity_gui.games.demon_city.rules.characters import CharacterId


class Attack(said.Attack, frozen=True, tag="attack"):
    """An attack, on one foe (D-SLOW-05); `massive`: it does Massive Damage (D-DMG-07)."""

    massive: bool = False


class Act(said.Act, frozen=True, tag="act"):
    """Any other deed; `involves` are others whom it concerns though they don't resist it (D-CLASH-08)."""

    involves: tuple[CharacterId, ...] = ()


def involved_in(announcement: said.Announcement | None) -> tuple[CharacterId, ...]:
    """Return whom a deed concerns without meeting their resistance."""
    return announcement.involves if isinstance(announcement, Act) else ()
