"""What the Host asks of the table."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.rules.announcements import Announcement
from demoncity_gui.rules.cards import Card
from demoncity_gui.rules.characters import Character, CharacterId


class BeginEvening(Struct, frozen=True, tag="begin-evening"):
    """Sit down with this cast and these two decks; they are shuffled (T-DECK-01, T-DECK-19)."""

    title: str
    scene: str
    characters: tuple[Character, ...]
    players_deck: tuple[Card, ...]
    horror_deck: tuple[Card, ...]


class BeginAction(Struct, frozen=True, tag="begin-action"):
    """Begin Action Rounds with everybody of the cast (T-ENTRY-01)."""


class Announce(Struct, frozen=True, tag="announce"):
    """Say what somebody will do: the speaker, or one who has announced and thinks again."""

    who: CharacterId
    announcement: Announcement


class RepeatAll(Struct, frozen=True, tag="repeat-all"):
    """Let the speaker and all after them announce what they did last round, up to the first who can't."""


class CallReady(Struct, frozen=True, tag="call-ready"):
    """Call “Ready…”: no more announcements."""


class ThrowCards(Struct, frozen=True, tag="throw-cards"):
    """Turn all cards at once and judge every Clash (T-CLASH-01)."""


class ChooseAttack(Struct, frozen=True, tag="choose-attack"):
    """Say which of several equal highest attacks is made (T-RESOLVE-03, T-AMB-20)."""

    who: CharacterId


class Complicate(Struct, frozen=True, tag="complicate"):
    """Note what changes for everybody in a tied Clash (T-RESOLVE-05)."""

    words: str


class AcceptRuling(Struct, frozen=True, tag="accept-ruling"):
    """Take the ruling of the Clash now told, and go on to the next or to the aftermath (T-RESOLVE-24)."""


class SetToughness(Struct, frozen=True, tag="set-toughness"):
    """Enter somebody's Toughness by hand (T-AMB-70)."""

    who: CharacterId
    toughness: int


class SetHurt(Struct, frozen=True, tag="set-hurt"):
    """Set or clear somebody's Injury (T-ALOST-07)."""

    who: CharacterId
    hurt: bool


class NextRound(Struct, frozen=True, tag="next-round"):
    """Start over at announcing (T-RESOLVE-25, T-ORDER-06)."""


class EndAction(Struct, frozen=True, tag="end-action"):
    """Leave Action Rounds: nobody is in a hurry any more (T-ENTRY-06)."""


Command = (
    BeginEvening
    | BeginAction
    | Announce
    | RepeatAll
    | CallReady
    | ThrowCards
    | ChooseAttack
    | Complicate
    | AcceptRuling
    | SetToughness
    | SetHurt
    | NextRound
    | EndAction
)
