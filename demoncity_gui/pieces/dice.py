"""A d10 as everybody at the table sees it."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.pieces.decks import DeckName

FACES = range(1, 11)
"""The numbers of a d10; the tenth face is a 10."""


class D10(Struct, frozen=True):
    """Whose die it is, and which number is up: None before it has landed."""

    whose: DeckName
    number: int | None = None
