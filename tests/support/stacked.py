"""Cards as people call them, and a chance that brings up what a test has stacked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from demoncity_gui.games.demon_city.rules.decks import starting_players_deck
from demoncity_gui.pieces.tarot import Card

T = TypeVar("T")

PLAYERS_31 = starting_players_deck()
"""Three of each value 1–10 in wands, cups and swords, and The Fool."""

HORROR_10 = tuple(Card(f"pentacles-{number}") for number in range(1, 11))
"""One card of each value 1–10."""


class StackedChance:
    """A chance that brings the named things to the front, in that order, and leaves the rest as they lie."""

    def __init__(self, *front: object) -> None:
        self.front = list(front)

    def shuffled(self, items: Sequence[T], /) -> tuple[T, ...]:
        """Return the items with the stacked ones first."""
        first = [item for wanted in self.front for item in items if item == wanted]
        return (*first, *(item for item in items if item not in first))


def pick(words: str, source: Iterable[Card] = tuple(Card)) -> tuple[Card, ...]:
    """Return the cards these words name, no card twice: "9" is the first free pip of that number, "Moon" a Major.

    Raises:
        LookupError: the source holds no such card any more.
    """
    free = list(source)
    picked = []
    for word in words.split():
        for card in free:
            if word == str(card.pip) or word.upper() == card.name or word == card.value:
                break
        else:
            raise LookupError(f"no card {word!r} is left")
        free.remove(card)
        picked.append(card)
    return tuple(picked)


def called(cards: Iterable[Card]) -> str:
    """Return cards as `pick` reads them: "9 2 Fool"."""
    return " ".join(str(card.pip) if card.pip else card.value if card.court else card.name.title() for card in cards)
