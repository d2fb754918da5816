"""The 54 ordinary playing cards, by the names that files use."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("spades", "hearts", "clubs", "diamonds")
RANKS: Final = (*(str(number) for number in range(1, 11)), "jack", "queen", "king")
JOKERS: Final = ("joker-1", "joker-2")
PLAYING_CARDS: Final = (*(f"{suit}-{rank}" for suit in SUITS for rank in RANKS), *JOKERS)
"""Four suits of thirteen and two Jokers, as they lie in a new deck."""
