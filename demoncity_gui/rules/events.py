"""What has happened at the table: data only, and all that a replay needs."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.rules.announcements import Announcement
from demoncity_gui.rules.cards import Card
from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.clash import ClashRuling
from demoncity_gui.rules.counting import Count
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.rules.task import TaskRuling


class EveningBegan(Struct, frozen=True, tag="evening-began"):
    """The cast sat down; the decks are still in the order they were built in."""

    title: str
    scene: str
    characters: tuple[Character, ...]
    players_deck: tuple[Card, ...]
    horror_deck: tuple[Card, ...]


class DeckShuffled(Struct, frozen=True, tag="deck-shuffled"):
    """A discard, or a new deck, became the pile in this order, top first. Secret (T-DECK-22, T-THROW-07)."""

    deck: DeckName
    order: tuple[Card, ...]


class ActionBegan(Struct, frozen=True, tag="action-began"):
    """Action Rounds began; the order holds to the end of the fight (T-ORDER-01…03)."""

    order: tuple[CharacterId, ...]


class Announced(Struct, frozen=True, tag="announced"):
    """Somebody said what they will do."""

    who: CharacterId
    announcement: Announcement


class ThrowsCounted(Struct, frozen=True, tag="throws-counted"):
    """This is how many cards somebody takes now, and why; None if they take none any more."""

    who: CharacterId
    count: Count | None


class CardsLaid(Struct, frozen=True, tag="cards-laid"):
    """That many cards went from the top of the pile face down before somebody (T-ANNOUNCE-11)."""

    who: CharacterId
    number: int


class CardsReturned(Struct, frozen=True, tag="cards-returned"):
    """The last cards laid went back on top of the pile, unseen."""

    who: CharacterId
    number: int


class ThrowShown(Struct, frozen=True, tag="throw-shown"):
    """Somebody's cards were turned on their own turn: an uncontested deed (T-UNCONTESTED-02)."""

    who: CharacterId


class ThrowDiscarded(Struct, frozen=True, tag="throw-discarded"):
    """Somebody's shown cards went to the discard: there is a new throw (T-THROW-05, T-AMB-07)."""

    who: CharacterId


class DeedSettled(Struct, frozen=True, tag="deed-settled"):
    """An uncontested deed ended like this, whatever the Clashes bring (T-UNCONTESTED-06)."""

    who: CharacterId
    ruling: TaskRuling


class ReadyCalled(Struct, frozen=True, tag="ready-called"):
    """Everybody has announced; the Host said “Ready…”."""


class CardsTurned(Struct, frozen=True, tag="cards-turned"):
    """All cards that lay face down were turned at once (T-CLASH-01, T-CLASH-05)."""


class ClashJudged(Struct, frozen=True, tag="clash-judged"):
    """A Clash was judged; `clash` counts from 0 in the order of telling. A second judgement replaces the first."""

    clash: int
    ruling: ClashRuling


class SituationComplicated(Struct, frozen=True, tag="situation-complicated"):
    """The Host changed something for everybody in a tied Clash (T-RESOLVE-05)."""

    clash: int
    words: str


class RulingAccepted(Struct, frozen=True, tag="ruling-accepted"):
    """One Clash more has been told."""


class AftermathReached(Struct, frozen=True, tag="aftermath-reached"):
    """All Clashes have been told; these are the ones whose attack or defence took effect (T-ALG-12)."""

    succeeded: tuple[CharacterId, ...]


class ToughnessSet(Struct, frozen=True, tag="toughness-set"):
    """Somebody's present Toughness."""

    who: CharacterId
    toughness: int


class HurtSet(Struct, frozen=True, tag="hurt-set"):
    """Somebody's Injury was set or cleared."""

    who: CharacterId
    hurt: bool


class RoundBegan(Struct, frozen=True, tag="round-began"):
    """A new round: the shown cards went to their discards, announcing starts over."""

    number: int


class ActionEnded(Struct, frozen=True, tag="action-ended"):
    """Action Rounds are over; all cards before people went to their discards."""


Event = (
    EveningBegan
    | DeckShuffled
    | ActionBegan
    | Announced
    | ThrowsCounted
    | CardsLaid
    | CardsReturned
    | ThrowShown
    | ThrowDiscarded
    | DeedSettled
    | ReadyCalled
    | CardsTurned
    | ClashJudged
    | SituationComplicated
    | RulingAccepted
    | AftermathReached
    | ToughnessSet
    | HurtSet
    | RoundBegan
    | ActionEnded
)
