"""Cards on paper, to be printed on both sides and cut out: 70 × 120 mm each, four to a page, as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QPen

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.lettering import lettering
from demoncity_gui.cards.drawing.paint import fill
from demoncity_gui.cards.drawing.primitives import CARD_WIDTH
from demoncity_gui.cards.drawing.scan_faces import scan_image
from demoncity_gui.cards.packs.scans import CARD as SCAN
from demoncity_gui.cards.printing.pdf import DOTS_PER_MM, At, Pdf
from demoncity_gui.cards.printing.print_faces import (
    BLEED,
    paint_printed_back,
    paint_printed_face,
    paint_printed_playing_card,
    paint_printed_scan,
)
from demoncity_gui.cards.printing.print_messages import Print
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import paper as said

CARD_MM: Final = (70.0, 120.0)
"""Width and height of a card, millimetres."""
COLUMNS: Final = 2
ROWS: Final = 2
GUTTER_MM: Final = 5.0
"""Between two cards, millimetres: room for the bleed of both."""

Side = Card | DeckName | str
"""A card, a back, or a playing card by its name."""

_UNIT_MM: Final = CARD_MM[0] / CARD_WIDTH
_MARK_MM: Final = 6.0
_RULER_MM: Final = 50.0
_LETTERS_MM: Final = 2.2
_MARGIN_MM: Final = 14.0
"""From the cards to the words beside them, beyond the marks."""


def deck_pdf(request: Print, at: At = lambda _done, _whole: None) -> bytes:
    """Return a PDF of the cards; each page of faces is followed by the page of backs that belongs behind it.

    The backs lie where the faces do once the sheet is turned over its long edge; without a back there are none. What
    the deck of the request lacks is the program's own. The fonts must be loaded.
    """
    with Pdf(request.title, request.paper) as pdf:
        pdf.painter.scale(DOTS_PER_MM, DOTS_PER_MM)
        _Pages(pdf, request, at).put()
    return pdf.content


def places(page: tuple[float, float], number: int, *, behind: bool = False) -> list[tuple[float, float]]:
    """Return where so many cards lie on a page of this size: the left upper corner of each, millimetres.

    `behind`: where their backs lie on the other side.
    """
    found = []
    for place in range(number):
        row, column = divmod(place, COLUMNS)
        x = (page[0] - _block(0)) / 2 + column * (CARD_MM[0] + GUTTER_MM)
        y = (page[1] - _block(1)) / 2 + row * (CARD_MM[1] + GUTTER_MM)
        found.append((page[0] - CARD_MM[0] - x if behind else x, y))
    return found


def _block(across: int) -> float:
    """Return how wide (0) or high (1) all cards of a page are together, millimetres."""
    number = (COLUMNS, ROWS)[across]
    return number * CARD_MM[across] + (number - 1) * GUTTER_MM


class _Pages:
    """The pages that are painted one after the other; the painter's unit is a millimetre."""

    def __init__(self, pdf: Pdf, request: Print, at: At) -> None:
        self._writer, self._painter, self._size = pdf.writer, pdf.painter, (pdf.width, pdf.height)
        self._request, self._scans, self._at = request, request.deck, at

    def put(self) -> None:
        title, back = self._request.title, self._request.back
        cards: Sequence[Side] = self._request.playing or self._request.cards
        step = COLUMNS * ROWS
        sheets = [cards[start : start + step] for start in range(0, len(cards), step)]
        whole = len(cards) * (1 if back is None else 2)
        done = 0
        for number, sheet in enumerate(sheets, start=1):
            sides: list[tuple[bool, Sequence[Side]]] = [(False, sheet)]
            if back is not None:
                sides.append((True, [back] * len(sheet)))
            for are_backs, of in sides:
                if done:
                    self._writer.newPage()
                corners = places(self._size, len(of), behind=are_backs)
                for side, corner in zip(of, corners, strict=True):
                    self._put_card(side, corner)
                    done += 1
                    self._at(done, whole)
                self._put_marks()
                words = said.sheet_of_cards(title=title, number=number, sheets=len(sheets), backs=are_backs)
                self._put_words(words, both_sides=back is not None)

    def _put_card(self, side: Side, corner: tuple[float, float]) -> None:
        painter = self._painter
        painter.save()
        painter.translate(*corner)
        painter.scale(_UNIT_MM, _UNIT_MM)
        scan = None if self._scans is None or isinstance(side, str) else scan_image(self._scans, side, *SCAN)
        if isinstance(side, str):
            paint_printed_playing_card(painter, side, self._request.frame)
        elif self._scans is not None and scan is not None:
            paint_printed_scan(painter, scan, side, overlay=self._scans.overlay)
        elif isinstance(side, Card):
            paint_printed_face(painter, side, self._request.frame)
        else:
            paint_printed_back(painter, side)
        painter.restore()

    def _put_marks(self) -> None:
        """Put marks around the block of cards, in line with every edge to be cut."""
        away = BLEED * _UNIT_MM + 0.5
        left, top = places(self._size, 1)[0]
        right, bottom = left + _block(0), top + _block(1)
        lines = []
        for corner_x, corner_y in places(self._size, COLUMNS * ROWS):
            for x in (corner_x, corner_x + CARD_MM[0]):
                lines += [QLineF(x, top - away - _MARK_MM, x, top - away)]
                lines += [QLineF(x, bottom + away, x, bottom + away + _MARK_MM)]
            for y in (corner_y, corner_y + CARD_MM[1]):
                lines += [QLineF(left - away - _MARK_MM, y, left - away, y)]
                lines += [QLineF(right + away, y, right + away + _MARK_MM, y)]
        self._painter.setPen(QPen(QColor(look.INK), 0.1))
        self._painter.drawLines(lines)

    def _put_words(self, words: str, *, both_sides: bool) -> None:
        """Say up the left margin what the page is and how it is printed; a line shows whether it was."""
        how = said.how_to_print(both_sides=both_sides)
        text = lettering(f"{words}. {how}", _LETTERS_MM, look.TEXT, widest=_block(1) - _RULER_MM - 3)
        painter = self._painter
        painter.save()
        left, top = places(self._size, 1)[0]
        painter.translate(left - _MARGIN_MM, top + _block(1))
        painter.rotate(-90)
        fill(painter, text, look.INK)
        start, middle = text.boundingRect().right() + 3, -_LETTERS_MM / 2
        ends = (start, start + _RULER_MM)
        painter.setPen(QPen(QColor(look.INK), 0.2))
        painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
        painter.drawLines([QLineF(x, middle - 1.2, x, middle + 1.2) for x in ends])
        painter.restore()
