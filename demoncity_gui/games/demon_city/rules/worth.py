"""What each card is worth (T-DECK-05, T-DECK-10, T-DECK-12)."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.pieces.tarot import Card, Court, Drawn, Numeral

COURT_WORTH = {Court.PAGE: 11, Court.KNIGHT: 12, Court.QUEEN: 13, Court.KING: 14}
"""The preset worth of courts (T-AMB-01, reading a)."""


EVERY_COURT = 11
"""What every court is worth by the other reading (T-AMB-01, reading b)."""


def worth(card: Drawn, *, courts_are_equal: bool = False) -> int:
    """Return the number that counts: a pip's or a Major's own, a court's by the reading.

    T-DECK-05, T-DECK-10, T-DECK-12, T-AMB-01.
    """
    if isinstance(card, Numeral):
        return card.number
    if courts_are_equal and card.court is not None:
        return EVERY_COURT
    return _WORTH[card]


def worths(cards: Iterable[Drawn]) -> list[int]:
    """Return what each of these is worth by the preset reading."""
    return [card.number if type(card) is Numeral else _WORTH[card] for card in cards]


def gives_a_number(card: Drawn) -> bool:
    """Whether a card counts on C10 and C100: worth 1 to 10, a Major as well (T-C10-02, T-C100-05)."""
    return 1 <= worth(card) <= 10


_WORTH: dict[Card, int] = {}
for _card in Card:
    _court = _card.court
    _WORTH[_card] = COURT_WORTH[_court] if _court is not None else (_card.pip or _card.major or 0)
