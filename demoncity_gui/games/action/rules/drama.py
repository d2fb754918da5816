"""Dramatic cards: ordinary playing cards, one for each Faction and Sequence."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.action.rules import readings
from demoncity_gui.games.common.house_rules import HouseRules
from demoncity_gui.pieces.playing import JOKERS, PLAYING_CARDS


class Favored(Enum):
    """Which Actions a card favors (A-CARD-09)."""

    ALL = "all"
    COMBAT = "combat"
    INTERACTION = "interaction"
    OTHER = "other"
    DECEIT = "deceit"


_SUITS = {
    "spades": Favored.COMBAT,
    "hearts": Favored.INTERACTION,
    "clubs": Favored.OTHER,
    "diamonds": Favored.DECEIT,
}
DECK: tuple[str, ...] = PLAYING_CARDS
"""An ordinary deck with its Jokers, 54 cards by name (A-CARD-01)."""


class Drawn(Struct, frozen=True):
    """What a card means to the Faction that drew it; `restores`: Shock points go, and Wounds are bandaged."""

    inspired: bool = False
    favored: Favored | None = None
    pool_points: bool = True
    stymie: bool = False
    setback: bool = False
    restores: bool = False


_JOKER = Drawn(inspired=True, favored=Favored.ALL, restores=True)


def drawn(card: str, rules: HouseRules) -> Drawn:
    """Return what a card means (A-AMB-11).

    A Joker: A-CARD-02. An ace: A-CARD-03. A face card: A-CARD-04. 5 to 10: A-CARD-05. 4, 3, 2: A-CARD-06, A-CARD-07,
    A-CARD-08. The suit names the Favored Action (A-CARD-09).
    """
    if card in JOKERS:
        return _JOKER
    suit, _, rank = card.partition("-")
    by_suit = _SUITS[suit]
    if rank == "1":
        return Drawn(inspired=True, favored=Favored.ALL)
    if not rank.isdigit():
        return Drawn(inspired=True, favored=None if rules.reads(readings.FACES_FAVOR_NOTHING) else by_suit)
    if int(rank) >= 5:
        return Drawn(favored=by_suit)
    low = by_suit if rules.reads(readings.LOW_CARDS_FAVOR) else None
    return Drawn(favored=low, stymie=rank == "4", pool_points=rank != "3", setback=rank == "2")


def drawn_by(cards: Mapping[str, str], rules: HouseRules) -> dict[str, Drawn]:
    """Return what the cards of all Factions mean; a Joker may be for all of them (A-CARD-02, A-AMB-43)."""
    meant = {faction: drawn(card, rules) for faction, card in cards.items()}
    if not rules.reads(readings.JOKER_FOR_ALL) or not set(JOKERS) & set(cards.values()):
        return meant
    return {faction: replace(one, inspired=True, favored=Favored.ALL, restores=True) for faction, one in meant.items()}
