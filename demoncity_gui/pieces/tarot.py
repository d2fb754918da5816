"""The 78 cards of a tarot.

A card is known by a name that never changes (`cups-7`, `swords-page`, `major-11`); files, events and
pictures hold that name. Its worth is a rule, because the worth of courts is the Host's to set.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import final

from msgspec import Struct


class Suit(Enum):
    """The four suits; kept for each card though only its number counts here (T-DECK-04, T-DECK-27)."""

    WANDS = "wands"
    CUPS = "cups"
    SWORDS = "swords"
    PENTACLES = "pentacles"


class Court(Enum):
    """The four court ranks, lowest first."""

    PAGE = "page"
    KNIGHT = "knight"
    QUEEN = "queen"
    KING = "king"


class Card(Enum):
    """One card of the tarot; its value is the name that files use."""

    WANDS_1 = "wands-1"
    WANDS_2 = "wands-2"
    WANDS_3 = "wands-3"
    WANDS_4 = "wands-4"
    WANDS_5 = "wands-5"
    WANDS_6 = "wands-6"
    WANDS_7 = "wands-7"
    WANDS_8 = "wands-8"
    WANDS_9 = "wands-9"
    WANDS_10 = "wands-10"
    WANDS_PAGE = "wands-page"
    WANDS_KNIGHT = "wands-knight"
    WANDS_QUEEN = "wands-queen"
    WANDS_KING = "wands-king"
    CUPS_1 = "cups-1"
    CUPS_2 = "cups-2"
    CUPS_3 = "cups-3"
    CUPS_4 = "cups-4"
    CUPS_5 = "cups-5"
    CUPS_6 = "cups-6"
    CUPS_7 = "cups-7"
    CUPS_8 = "cups-8"
    CUPS_9 = "cups-9"
    CUPS_10 = "cups-10"
    CUPS_PAGE = "cups-page"
    CUPS_KNIGHT = "cups-knight"
    CUPS_QUEEN = "cups-queen"
    CUPS_KING = "cups-king"
    SWORDS_1 = "swords-1"
    SWORDS_2 = "swords-2"
    SWORDS_3 = "swords-3"
    SWORDS_4 = "swords-4"
    SWORDS_5 = "swords-5"
    SWORDS_6 = "swords-6"
    SWORDS_7 = "swords-7"
    SWORDS_8 = "swords-8"
    SWORDS_9 = "swords-9"
    SWORDS_10 = "swords-10"
    SWORDS_PAGE = "swords-page"
    SWORDS_KNIGHT = "swords-knight"
    SWORDS_QUEEN = "swords-queen"
    SWORDS_KING = "swords-king"
    PENTACLES_1 = "pentacles-1"
    PENTACLES_2 = "pentacles-2"
    PENTACLES_3 = "pentacles-3"
    PENTACLES_4 = "pentacles-4"
    PENTACLES_5 = "pentacles-5"
    PENTACLES_6 = "pentacles-6"
    PENTACLES_7 = "pentacles-7"
    PENTACLES_8 = "pentacles-8"
    PENTACLES_9 = "pentacles-9"
    PENTACLES_10 = "pentacles-10"
    PENTACLES_PAGE = "pentacles-page"
    PENTACLES_KNIGHT = "pentacles-knight"
    PENTACLES_QUEEN = "pentacles-queen"
    PENTACLES_KING = "pentacles-king"
    FOOL = "major-0"
    MAGICIAN = "major-1"
    HIGH_PRIESTESS = "major-2"
    EMPRESS = "major-3"
    EMPEROR = "major-4"
    HIEROPHANT = "major-5"
    LOVERS = "major-6"
    CHARIOT = "major-7"
    STRENGTH = "major-8"
    HERMIT = "major-9"
    WHEEL_OF_FORTUNE = "major-10"
    JUSTICE = "major-11"
    HANGED_MAN = "major-12"
    DEATH = "major-13"
    TEMPERANCE = "major-14"
    DEVIL = "major-15"
    TOWER = "major-16"
    STAR = "major-17"
    MOON = "major-18"
    SUN = "major-19"
    JUDGEMENT = "major-20"
    WORLD = "major-21"

    @property
    def suit(self) -> Suit | None:
        """The suit, or None for a Major."""
        return _SUIT[self]

    @property
    def pip(self) -> int | None:
        """The number 1–10 of a pip card (an ace is 1), or None."""
        return _PIP[self]

    @property
    def court(self) -> Court | None:
        """The rank of a court card, or None."""
        return _COURT[self]

    @property
    def major(self) -> int | None:
        """The number 0–21 of a Major (Strength 8, Justice 11: T-DECK-11), or None."""
        return _MAJOR[self]

    # Enum hashes a member by its name with a Python function; cards are hashed in every throw.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return self.value


class UnknownCard(ValueError):
    """No card has this name."""


_SUIT: dict[Card, Suit | None] = {}
_PIP: dict[Card, int | None] = {}
_COURT: dict[Card, Court | None] = {}
_MAJOR: dict[Card, int | None] = {}

for _card in Card:
    _kind, _rank = _card.value.split("-")
    _SUIT[_card] = None if _kind == "major" else Suit(_kind)
    _MAJOR[_card] = int(_rank) if _kind == "major" else None
    _PIP[_card] = int(_rank) if _kind != "major" and _rank.isdigit() else None
    _COURT[_card] = None if _rank.isdigit() else Court(_rank)


def card_named(name: str) -> Card:
    """Return the card with this name, such as `cups-7`; a Major may also be named by its title (`major-justice`).

    Raises:
        UnknownCard: no card has that name.
    """
    try:
        return Card(name)
    except ValueError:
        title = name.removeprefix("major-")
        for card in Card:
            if card.major is not None and card.name.lower().replace("_", "-") == title != name:
                return card
        raise UnknownCard(f"no card is called {name!r}") from None


@final
class Numeral(Struct, frozen=True, gc=False):
    """A plain card of which only the number 1–21 is known; The Fool is always known as itself."""

    number: int


Drawn = Card | Numeral
"""What may lie before somebody: a card by name, or only its number."""


_PLACE = {card: place for place, card in enumerate(Card)}


def listed_in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards as a list that tells nothing of how they lie: suit by suit, the Majors last."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
