"""The one step that the evening waits for."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import Outcome
from demoncity_gui.games.demon_city.rules.groups import could_lead
from demoncity_gui.games.demon_city.rules.real_cards import (
    cards_missing,
    lanes_to_type,
)
from demoncity_gui.games.demon_city.rules.round import can_repeat
from demoncity_gui.games.demon_city.rules.table import Fight, Stage, Table, confrontation_of


class OfferAction(Struct, frozen=True):
    """Action Rounds may begin."""


class OfferAnnouncement(Struct, frozen=True):
    """It is this character's turn to announce. `foes` may be attacked; `others` may be opposed or hinder.

    `attackers` have announced an attack on this character, who may now turn on them or on somebody else
    (T-ANNOUNCE-09).
    """

    who: CharacterId
    foes: tuple[CharacterId, ...]
    others: tuple[CharacterId, ...]
    attackers: tuple[CharacterId, ...]
    can_repeat: bool


class OfferLeader(Struct, frozen=True):
    """It is the turn of a group whose leader is Out or in Panic: one of `candidates` leads it first (T-AMB-63)."""

    who: CharacterId
    candidates: tuple[CharacterId, ...]


class OfferReady(Struct, frozen=True):
    """All have announced: “Ready…” may be called."""


class OfferTyping(Struct, frozen=True):
    """The real cards that this character turned, or that were drawn for nobody, are to be typed: so many more."""

    who: CharacterId | None
    missing: int


class OfferThrow(Struct, frozen=True):
    """All cards may be turned."""


class OfferChoice(Struct, frozen=True):
    """One of these must be chosen: an attack of equal highest ones, or a `deed` of equals that exclude each other.

    T-RESOLVE-03, T-RESOLVE-27.
    """

    candidates: tuple[CharacterId, ...]
    deed: bool = False


class OfferRuling(Struct, frozen=True):
    """The ruling of a Clash may be accepted; a `tied` one may be complicated first (T-RESOLVE-05)."""

    tied: bool
    last: bool


class OfferNextRound(Struct, frozen=True):
    """The next round may begin."""


Offer = (
    OfferAction
    | OfferAnnouncement
    | OfferLeader
    | OfferReady
    | OfferTyping
    | OfferThrow
    | OfferChoice
    | OfferRuling
    | OfferNextRound
)


def next_offer(table: Table) -> Offer:
    """Return the one step that the evening waits for (T-ROUND-06).

    Those whom no player runs are waited for as well, at their own place: the Host speaks for them (T-ANNOUNCE-13).
    """
    lanes = lanes_to_type(table)
    for lane in lanes:
        if missing := cards_missing(table, lane):
            return OfferTyping(lane.who, missing)
    fight = table.fight
    if table.awaited is not None:
        return OfferThrow()
    if fight is None:
        return OfferAction()
    match fight.stage:
        case Stage.ANNOUNCING if lanes:
            return OfferThrow()
        case Stage.ANNOUNCING:
            speaker = fight.speaker
            if speaker is None:
                return OfferReady()
            candidates = could_lead(table, speaker)
            return OfferLeader(speaker.who, candidates) if candidates else announcement_of(table, fight, speaker.who)
        case Stage.READY:
            return OfferThrow()
        case Stage.RESOLVING:
            ruling = None if fight.clash_to_tell is None else fight.clash_to_tell.ruling
            if ruling is not None and ruling.choices:
                return OfferChoice(ruling.choices, deed=not ruling.candidates)
            tied = ruling is not None and ruling.outcome is Outcome.TIED
            return OfferRuling(tied=tied, last=fight.told + 1 >= len(fight.clashes))
        case Stage.AFTERMATH:
            return OfferNextRound()


def announcement_of(table: Table, fight: Fight, who: CharacterId) -> OfferAnnouncement:
    """Return whom this character may attack and oppose, who attacks them, and whether last round can be repeated."""
    side = table.character(who).side
    others = tuple(one.who for one in fight.participants if one.who != who)
    foes = tuple(other for other in others if table.character(other).side != side)
    attackers = confrontation_of(table, fight).attackers_of(who)
    return OfferAnnouncement(who, foes, others, attackers, can_repeat(table, fight, who))
