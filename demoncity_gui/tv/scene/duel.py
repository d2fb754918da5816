"""Where a showdown stands: the best card of each side large in the middle, the verdict beneath, the others in a row."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from demoncity_gui.tv.scene.boxes import CANVAS_WIDTH, CARD_ASPECT, SAFE, Box, card_at

CARD_HEIGHT: Final = 606.0
"""The deciding cards': 56 % of the canvas."""
CARD_HEIGHT_ALONE: Final = 726.0
"""Where no others stand beneath."""
BAND_HEIGHT: Final = 134.0
_BAND_HEIGHT_ALONE: Final = 196.0
_BETWEEN: Final = 150.0
"""Between the two cards: the word that sets them against each other, and the attack's arrow."""
_BESIDE: Final = 38.0
_COLUMN: Final = 404.0
_NUMBER: Final = 216.0
SMALL_CARD: Final = 152.0
_ROW_GAP: Final = 32.0
_WIDE_ENTRY: Final = 330.0
"""From so wide on an entry has its words beside its card, with what they announced."""
_WIDEST_ENTRY: Final = 560.0
_NARROWEST_ENTRY: Final = 118.0
_WORDS_BESIDE: Final = 158.0


class Contender(Struct, frozen=True):
    """One contender: the card, the number, and the words beside the card."""

    card: Box
    number: Box
    words: Box


class SideCard(Struct, frozen=True):
    """One of the others: the small card, and the words beside it or beneath."""

    card: Box
    words: Box
    beside: bool


class Duel(Struct, frozen=True):
    """A showdown's places; `row` in the order of the others, as many as have room; `alone`: nothing faces its card.

    `middle` is between both cards, and beside one that is alone.
    """

    left: Contender
    right: Contender
    middle: Box
    band: Box
    row: tuple[SideCard, ...]
    alone: bool = False


def duel(others: int, *, alone: bool = False) -> Duel:
    """Return the places of a showdown with so many others; `alone`: of one card that nothing stands against."""
    height = CARD_HEIGHT if others else CARD_HEIGHT_ALONE
    width = height * CARD_ASPECT
    middle = CANVAS_WIDTH / 2
    top = SAFE.y
    left_x = middle - width / 2 if alone else middle - _BETWEEN / 2 - width
    right_x = middle + _BETWEEN / 2
    left, right = card_at(left_x, top, height), card_at(right_x, top, height)
    band_height = BAND_HEIGHT if others else _BAND_HEIGHT_ALONE
    band = Box(SAFE.x, SAFE.bottom - band_height, SAFE.width, band_height)
    y = left.bottom + _ROW_GAP
    return Duel(
        _column(left, min(_COLUMN, left.x - _BESIDE - SAFE.x), before=True),
        _column(right, min(_COLUMN, SAFE.right - _BESIDE - right.right), before=False),
        Box(left.right + _BESIDE, top, _COLUMN, height) if alone else Box(left.right, top, _BETWEEN, height),
        band,
        _row(others, Box(SAFE.x, y, SAFE.width, band.y - y)),
        alone,
    )


def _column(card: Box, width: float, *, before: bool) -> Contender:
    x = card.x - _BESIDE - width if before else card.right + _BESIDE
    number = Box(x, card.y + 24, width, _NUMBER)
    return Contender(card, number, Box(x, number.bottom, width, card.bottom - number.bottom))


def _row(count: int, ground: Box) -> tuple[SideCard, ...]:
    if not count:
        return ()
    shown = min(count, int(ground.width // _NARROWEST_ENTRY))
    width = min(_WIDEST_ENTRY, ground.width / shown)
    beside = width >= _WIDE_ENTRY
    height = SMALL_CARD
    first = ground.x + (ground.width - shown * width) / 2
    entries = []
    for at in range(shown):
        x = first + at * width
        if beside:
            card = card_at(x + 6, ground.y, height)
            words = Box(card.right + 14, ground.y, x + width - card.right - 20, _WORDS_BESIDE)
        else:
            card = card_at(x + (width - height * CARD_ASPECT) / 2, ground.y, height)
            words = Box(x + 4, card.bottom + 2, width - 8, 40)
        entries.append(SideCard(card, words, beside))
    return tuple(entries)
