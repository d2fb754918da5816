"""What lies and lasts at a table, read slowly: the decks, numbers drawn, damage, and the life of an Injury."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.support.second_reading.sheets import PRESETS, Readings, worth

Shuffle = Callable[[Sequence[str]], Sequence[str]]
_BY_PRESET = Readings(PRESETS)


class SlowDeck:
    """A pile with its top first, a discard, and what the last throw from it has left lying (T-DECK-15, T-DECK-18)."""

    def __init__(self, pile: Sequence[str], discard: Sequence[str] = (), lying: Sequence[str] = ()) -> None:
        self.pile, self.discard, self.lying = list(pile), list(discard), list(lying)
        self.was_shuffled = False

    def can_serve(self, number: int) -> bool:
        """Whether pile, discard and what lies there are enough (T-AMB-04)."""
        return number <= len(self.pile) + len(self.discard) + len(self.lying)

    def throw(self, number: int, shuffle: Shuffle) -> list[str]:
        """Clear the last throw away, then draw one card after the other (T-THROW-05, T-THROW-06, T-THROW-07)."""
        self.discard += self.lying
        self.lying = []
        for _ in range(number):
            self._draw(shuffle)
        return list(self.lying)

    def throw_numbers(self, number: int, shuffle: Shuffle) -> list[int]:
        """Draw until so many cards are worth 1 to 10, the rest lying with them (T-C10-01, T-C10-02, T-C10-03)."""
        self.throw(0, shuffle)
        while len(found := [worth_of(card) for card in self.lying if 1 <= worth_of(card) <= 10]) < number:
            self._draw(shuffle)
        return found

    def _draw(self, shuffle: Shuffle) -> None:
        if not self.pile:  # a pile is rebuilt when a card is needed and none is left (T-DECK-22, T-AMB-03)
            self.pile, self.discard = list(shuffle(self.discard)), []
            self.was_shuffled = True
        self.lying.append(self.pile.pop(0))


def worth_of(card: str) -> int:
    """Return what a card is worth by the presets."""
    return worth(card, _BY_PRESET)


def hundred(ones: int, tens: int) -> int:
    """Return the number of a C100 (T-C100-01, T-C100-02, T-C100-03)."""
    digits = tens % 10 * 10 + ones % 10
    return 100 if digits == 0 else digits


def damage(deck: SlowDeck, cards: int, shuffle: Shuffle, *, massive: bool) -> int:
    """Return the damage of the optional rule: the lowest card, massive the highest (T-AMB-70, reading b)."""
    values = deck.throw_numbers(max(cards, 1), shuffle)
    return max(values) if massive else min(values)


class Wounds(NamedTuple):
    """Somebody in a fight: present Toughness, and what is remembered of a fall (T-STATE-02, T-STATE-10, T-STATE-11).

    `knocked`: this fight has had them below 0, and no recovery has followed yet. `just_up`: what is gained now still
    belongs to the recovery.
    """

    toughness: int
    out: bool = False
    knocked: bool = False
    hurt: bool = False
    just_up: bool = False

    def entered(self, toughness: int) -> Wounds:
        """Return them with Toughness entered by the Host (T-ALOST-07, T-ALOST-08, T-STATE-10, T-STATE-11)."""
        healed = self.hurt and toughness > self.toughness and not self.just_up
        return self._replace(toughness=toughness, knocked=self.knocked or toughness < 0, hurt=self.hurt and not healed)

    def put_out(self) -> Wounds:
        """Return them Out of the Fight."""
        return self._replace(out=True)

    def recovered(self) -> Wounds:
        """Return them up again, by a throw or by the Host's word (T-ALOST-07, T-AMB-72, T-AMB-83)."""
        return self._replace(out=False, hurt=self.hurt or self.knocked, knocked=False, just_up=True)

    def announced(self) -> Wounds:
        """Return them after their announcement."""
        return self._replace(just_up=False)
