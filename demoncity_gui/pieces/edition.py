"""Which edition of Demon City is played: it says what lies on the table."""

from __future__ import annotations

from enum import Enum


class Edition(Enum):
    """The tarot edition throws cards, the dice edition rolls d10s; all else they share is one game."""

    TAROT = "tarot"
    DICE = "dice"

    @property
    def has_decks(self) -> bool:
        """Whether what is thrown comes from decks, which are shuffled and run out; a d10 never does."""
        return self is Edition.TAROT

    @property
    def other(self) -> Edition:
        """The other edition."""
        return Edition.DICE if self is Edition.TAROT else Edition.TAROT

    # Enum hashes a member by its name with a Python function; the edition is asked for at every count.
    __hash__ = object.__hash__
