"""What one person's cards, stats and readings are worth."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

MAJOR_NAMES = (
    *("fool", "magician", "high-priestess", "empress", "emperor", "hierophant", "lovers", "chariot", "strength"),
    *("hermit", "wheel-of-fortune", "justice", "hanged-man", "death", "temperance", "devil", "tower", "star"),
    *("moon", "sun", "judgement", "world"),
)
COURTS = {"page": 11, "knight": 12, "queen": 13, "king": 14}
PRESETS = {
    **dict.fromkeys(("T-AMB-09", "T-AMB-11", "T-AMB-23", "T-AMB-32", "T-AMB-37", "T-AMB-38"), "b"),
    "T-AMB-33": "c",
}
"""Every reading that is preset and isn't a."""


class Readings:
    """The house rules of one scenario."""

    def __init__(self, chosen: dict[str, str] | None) -> None:
        self.chosen = chosen or {}

    def has(self, number: int, letter: str) -> bool:
        """Whether ambiguity T-AMB-`number` is read by this letter."""
        known = f"T-AMB-{number:02}"
        return self.chosen.get(known, PRESETS.get(known, "a")) == letter


def named(card: str | int) -> str | int:
    """Return a card by one name: The Fool and named Majors by their number."""
    if card == 0:
        return "major-0"
    if isinstance(card, str) and card.startswith("major-") and not card[6:].isdigit():
        return f"major-{MAJOR_NAMES.index(card[6:])}"
    return card


def worth(card: str | int, readings: Readings) -> int:
    """Return what a card is worth to anybody (T-DECK-05, T-DECK-10, T-AMB-01)."""
    if isinstance(card, int):
        return card
    rank = str(named(card)).rsplit("-", 1)[1]
    if rank in COURTS:
        return 11 if readings.has(1, "b") else COURTS[rank]
    return int(rank)


class Person:
    """Somebody of a scenario, with what their cards and stats are worth to them."""

    def __init__(self, written: Json, readings: Readings) -> None:
        self.name: str = written["name"]
        self.side: str = written.get("side", "")
        self.deck: str = written.get("deck") or ("players" if self.side == "players" else "horror")
        self.readings = readings
        self.ranks: dict[str, int] = {**written.get("stats", {}), **written.get("skills", {})}
        self.present: dict[str, int] = written.get("present", {})
        self.own = [named(card) for card in written.get("significators", [])]
        self.hurt: bool = written.get("hurt", False)
        self.held: bool = written.get("held", False)

    @property
    def is_player_character(self) -> bool:
        """Whether they draw from the Players' Deck (T-DECK-25)."""
        return self.deck == "players"

    def rank(self, *names: str) -> int:
        """Return the highest of these stats, those they lack left out (T-AMB-40, T-AMB-82)."""
        by_present = self.present if self.readings.has(82, "b") else {}
        return max(by_present.get(name, self.ranks[name]) for name in names if name in self.ranks)

    def value(self, card: str | int) -> int:
        """Return what a card is worth in this hand (T-CRIT-07, T-CRIT-08, T-CRIT-09, T-AMB-08)."""
        if named(card) == "major-0" and self._has_the_fool():
            return 22
        return worth(card, self.readings)

    def _has_the_fool(self) -> bool:
        return "major-0" in self.own and (self.is_player_character or self.readings.has(8, "b"))

    def fumbles(self, effective: int) -> bool:
        """Whether this value is a fumble: The Fool alone is worth nothing (T-CRIT-01, T-CRIT-08)."""
        return effective == 0

    def has_a_supernatural_card(self) -> bool:
        """Whether a Significator of theirs is worth over 10 to them (T-AMB-42)."""
        return any(self.value(card) > 10 for card in self.own)

    def own_values(self, cards: list[str | int], effective: int, *, lowest: bool) -> list[int]:
        """Return what each Significator among these cards could make critical by (T-CRIT-06, T-AMB-09, T-AMB-39).

        A player character's own alone; in lowest-counts mode only the card that counts, unless by T-AMB-39 b.
        """
        if not self.is_player_character:
            return []
        values = [self.value(card) for card in cards if named(card) in self.own]
        if self.readings.has(9, "a") or (lowest and self.readings.has(39, "a")):
            values = [value for value in values if value == effective]
        return values


def beats_intensity(value: int, intensity: int, readings: Readings, *, in_list: bool) -> bool:
    """Whether a value is enough against an Intensity (T-STATIC-02, T-AMB-85)."""
    met_is_enough = readings.has(85, "b") or (readings.has(85, "c") and in_list)
    if met_is_enough and intensity != 10:
        return value >= intensity
    return value > intensity
