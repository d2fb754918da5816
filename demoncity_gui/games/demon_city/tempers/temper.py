"""What every temper answers: a command that the rules allow, and the reason for it as data."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.tempers.seen import Seen


class StrikesBack(Struct, frozen=True, tag="strikes-back"):
    """They attack whoever attacks them."""

    foe: CharacterId


class KeepsAt(Struct, frozen=True, tag="keeps-at"):
    """They go on with the foe of last round."""

    foe: CharacterId


class PicksAFoe(Struct, frozen=True, tag="picks-a-foe"):
    """They take a foe by luck: nothing tells one from another."""

    foe: CharacterId


class GuardsThemselves(Struct, frozen=True, tag="guards-themselves"):
    """They only defend, for these attack them."""

    attackers: tuple[CharacterId, ...]


class HasNoFoe(Struct, frozen=True, tag="has-no-foe"):
    """Nobody is left to strike, and so they only defend."""


Reason = StrikesBack | KeepsAt | PicksAFoe | GuardsThemselves | HasNoFoe


class Choice(Struct, frozen=True):
    """What somebody announces, and why."""

    announcement: Announcement
    reason: Reason


class Temper(Protocol):
    """How somebody makes up their mind. A temper is a pure function: the same sight and luck give the same choice."""

    def __call__(self, seen: Seen, luck: Chance, /) -> Choice:
        """Return what they announce at their turn; the rules allow it."""
        ...
