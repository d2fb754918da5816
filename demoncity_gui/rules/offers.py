"""What may be asked of the table now: it names the next step, greys what can't be done, and drives random play."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import Outcome
from demoncity_gui.rules.round import can_repeat
from demoncity_gui.rules.table import Fight, Stage, Table


class OfferAction(Struct, frozen=True):
    """Action Rounds may begin."""


class OfferAnnouncement(Struct, frozen=True):
    """It is this character's turn to announce. `foes` may be attacked; `others` may be opposed or hinder."""

    who: CharacterId
    foes: tuple[CharacterId, ...]
    others: tuple[CharacterId, ...]
    can_repeat: bool


class OfferReady(Struct, frozen=True):
    """All have announced: “Ready…” may be called."""


class OfferThrow(Struct, frozen=True):
    """All cards may be turned."""


class OfferChoice(Struct, frozen=True):
    """One of these equal highest attacks must be chosen (T-RESOLVE-03)."""

    candidates: tuple[CharacterId, ...]


class OfferRuling(Struct, frozen=True):
    """The ruling of a Clash may be accepted; a `tied` one may be complicated first (T-RESOLVE-05)."""

    tied: bool
    last: bool


class OfferNextRound(Struct, frozen=True):
    """The next round may begin."""


Offer = OfferAction | OfferAnnouncement | OfferReady | OfferThrow | OfferChoice | OfferRuling | OfferNextRound


def next_offer(table: Table) -> Offer:
    """Return the one step that the evening waits for (T-ROUND-06)."""
    fight = table.fight
    if fight is None:
        return OfferAction()
    match fight.stage:
        case Stage.ANNOUNCING:
            speaker = fight.speaker
            return OfferReady() if speaker is None else announcement_of(table, fight, speaker.who)
        case Stage.READY:
            return OfferThrow()
        case Stage.RESOLVING:
            judged = fight.clash_to_tell
            if judged is None or judged.ruling.outcome is not Outcome.CHOOSE:
                tied = judged is not None and judged.ruling.outcome is Outcome.TIED
                return OfferRuling(tied=tied, last=fight.told + 1 >= len(fight.clashes))
            return OfferChoice(judged.ruling.candidates)
        case Stage.AFTERMATH:
            return OfferNextRound()


def announcement_of(table: Table, fight: Fight, who: CharacterId) -> OfferAnnouncement:
    """Return whom this character may attack and oppose, and whether last round's deed can be repeated."""
    side = table.character(who).side
    others = tuple(one.who for one in fight.participants if one.who != who)
    foes = tuple(other for other in others if table.character(other).side != side)
    return OfferAnnouncement(who, foes, others, can_repeat(table, fight, who))
