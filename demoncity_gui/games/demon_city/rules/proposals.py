"""What the program proposes for somebody, and why: data that the evening keeps."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Announcement
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.instincts import Instinct
from demoncity_gui.pieces.tarot import Card


class Followed(Struct, frozen=True, tag="followed"):
    """They went by this instinct, against this foe if it attacks.

    `equals` are all whom it could have meant where they were several, in the order in which chance put them.
    """

    instinct: Instinct
    foe: CharacterId | None = None
    equals: tuple[CharacterId, ...] = ()


class ByFate(Struct, frozen=True, tag="by-fate"):
    """No instinct held, and so this card of a pile of its own decided, for an attack on this foe or a defence."""

    card: Card
    foe: CharacterId | None = None


class HasNoFoe(Struct, frozen=True, tag="has-no-foe"):
    """Nobody is left to strike, and so they only defend."""


class NothingElse(Struct, frozen=True, tag="nothing-else"):
    """What they meant to do the rules don’t allow now, and so they only defend."""


Reason = Followed | ByFate | HasNoFoe | NothingElse


class Proposal(Struct, frozen=True):
    """What somebody would announce, and why; `drawn` are the cards of fate that were asked, in their order."""

    announcement: Announcement
    reason: Reason
    drawn: tuple[Card, ...] = ()
