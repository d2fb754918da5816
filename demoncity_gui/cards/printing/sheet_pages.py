"""Characters' sheets on white paper, a page each, as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPen,
    QTextLayout,
    QTextOption,
)

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.cards.packs.scans import PictureRefused, as_jpeg, fitted
from demoncity_gui.cards.printing.paper import Paper
from demoncity_gui.cards.printing.pdf import DOTS_PER_MM, At, Pdf
from demoncity_gui.cards.printing.print_faces import paint_printed_face
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import paper as said
from demoncity_gui.texts import sheet_parts
from demoncity_gui.views.paper_sheet import PaperPart, PaperSheet, PaperStat
from demoncity_gui.words.cards import card_title

_MM: Final = DOTS_PER_MM
_MARGIN: Final = 16.0
_GAP: Final = 3.0
_TITLES: Final = 36.0
"""Width of the column that holds the parts' titles, millimetres."""
_BOX: Final = 23.0
"""Height of a Characteristic's box, millimetres."""
_TICK: Final = 2.6
_MOST_TICKS: Final = 7
_CARD: Final = (20.0, 20.0 * CARD_HEIGHT / CARD_WIDTH)
_PORTRAIT: Final = 30.0
_PORTRAIT_PIXELS: Final = (1000, 1000)
_LINE: Final = 9.0
"""Between two empty lines to be written on, millimetres."""
_SIZES: Final = (11.0, 10.0, 9.0, 8.0, 7.0, 6.0)
"""Sizes of the parts' letters in points: the largest with which all is on the page is taken."""
_GREY: Final = "#5A5560"


def sheets_pdf(title: str, sheets: Sequence[PaperSheet], paper: Paper, at: At = lambda _done, _whole: None) -> bytes:
    """Return a PDF with a page for each sheet; `at` is told how many are done. The fonts must be loaded."""
    with Pdf(title, paper) as pdf:
        for number, sheet in enumerate(sheets):
            if number:
                pdf.writer.newPage()
            _SheetPage(pdf).put(sheet)
            at(number + 1, len(sheets))
    return pdf.content


class _SheetPage:
    """A page that is written on; all lengths in millimetres, letters in points."""

    def __init__(self, pdf: Pdf) -> None:
        self._writer, self._painter = pdf.writer, pdf.painter
        self._left, self._right, self._foot = _MARGIN, pdf.width - _MARGIN, pdf.height - _MARGIN

    def put(self, sheet: PaperSheet) -> None:
        right = self._right - (_PORTRAIT + _GAP if self._put_portrait(sheet.portrait) else 0)
        down = _MARGIN
        down += self._put_text(sheet.name, self._left, down, right - self._left, _font(look.TITLE, 26, 800), most=2)
        down += self._put_text(
            sheet.beneath, self._left, down + 0.5, right - self._left, _font(look.TEXT, 9.5), colour=_GREY, most=2
        )
        down = max(down + _GAP, _MARGIN + _PORTRAIT + _GAP if right < self._right else 0)
        self._put_line(down, look.OXBLOOD, 0.7)
        down += _GAP + 1
        if sheet.stats:
            self._put_stats(sheet.stats, down)
            down += _BOX + 2 * _GAP
        down = self._put_skills_and_cards(sheet, down)
        down = self._put_parts(sheet.parts, down)
        while (down := down + _LINE) <= self._foot:
            self._put_line(down, "#B9B3A6", 0.15)

    # --- the parts of the page ---------------------------------------------------------------------------------------

    def _put_portrait(self, portrait: bytes) -> bool:
        image = _read(portrait)
        if image is None:
            return False
        size = image.size().scaled(QSize(100, 100), Qt.AspectRatioMode.KeepAspectRatio)
        width, height = _PORTRAIT * size.width() / 100, _PORTRAIT * size.height() / 100
        self._painter.drawImage(_scaled(self._right - width, _MARGIN, width, height), image)
        return True

    def _put_stats(self, stats: Sequence[PaperStat], top: float) -> None:
        step = (self._right - self._left + _GAP) / max(7, len(stats))
        width = step - _GAP
        painter = self._painter
        for number, stat in enumerate(stats):
            left = self._left + number * step
            painter.setPen(QPen(QColor(look.INK), 0.35 * _MM))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_scaled(left, top, width, _BOX), 1.6 * _MM, 1.6 * _MM)
            self._put_centred(str(stat.rank), left, top + 1.2, width, _font(look.NUMERAL, 30))
            self._put_centred(
                sheet_parts.stat(stat=stat.name).upper(), left, top + _BOX - 8.6, width, _font(look.TITLE, 6.6, 800)
            )
            if stat.name in ("Toughness", "Calm"):
                self._put_ticks(stat, left, top + _BOX - _TICK - 1.6, width)

    def _put_ticks(self, stat: PaperStat, left: float, top: float, width: float) -> None:
        """Put a little box for each point, those that are lost crossed; where they are too many, say it in words."""
        if stat.rank > _MOST_TICKS or stat.lost > stat.rank or stat.lost < 0:
            if stat.lost:
                now = said.now(number=stat.rank - stat.lost)
                self._put_centred(now, left, top - 0.8, width, _font(look.TEXT, 7.5, 700))
            return
        step = min(_TICK + 0.6, (width - 1.5) / max(1, stat.rank))
        side = min(_TICK, step - 0.4)
        start = left + (width - stat.rank * step + step - side) / 2
        for number in range(stat.rank):
            box = _scaled(start + number * step, top, side, side)
            self._painter.setPen(QPen(QColor(look.INK), 0.2 * _MM))
            self._painter.drawRect(box)
            if number < stat.lost:
                self._painter.drawLines(
                    [QLineF(box.topLeft(), box.bottomRight()), QLineF(box.bottomLeft(), box.topRight())]
                )

    def _put_skills_and_cards(self, sheet: PaperSheet, top: float) -> float:
        """Put skills at the left and Significators at the right; return how far down both reach."""
        right, foot = self._right, top
        if sheet.significators:
            shown = sheet.significators[:4]
            start = self._right - len(shown) * (_CARD[0] + _GAP) + _GAP
            self._put_heading(said.significators(number=len(sheet.significators)), start, top)
            for number, card in enumerate(shown):
                self._put_card(card, start + number * (_CARD[0] + _GAP), top + 6)
            names = ", ".join(card_title(card) for card in sheet.significators)
            under = top + 6 + _CARD[1] + 1
            foot = under + self._put_text(names, start, under, self._right - start, _font(look.TEXT, 8)) + _GAP
            right = start - 2 * _GAP
        if not sheet.skills:
            return foot
        self._put_heading(sheet.skills_title or sheet_parts.skills, self._left, top)
        size = 11.0 if len(sheet.skills) <= 14 else 8.5
        columns = 3 if len(sheet.skills) > 28 else 2 if len(sheet.skills) > 4 else 1
        rows = -(-len(sheet.skills) // columns)
        width = (right - self._left + _GAP) / columns - _GAP
        down = top + 6
        for row in range(rows):
            highest = 0.0
            for column, skill in enumerate(sheet.skills[row::rows][:columns]):
                left = self._left + column * (width + _GAP)
                self._put_text(str(skill.rank), left, down, 9, _font(look.TEXT, size, 700))
                high = self._put_text(skill.name, left + 9, down, width - 9, _font(look.TEXT, size), most=2)
                highest = max(highest, high)
            down += highest + 0.6
        return max(foot, down + _GAP)

    def _put_card(self, card: Card, left: float, top: float) -> None:
        painter = self._painter
        painter.save()
        painter.translate(left * _MM, top * _MM)
        painter.scale(_CARD[0] * _MM / CARD_WIDTH, _CARD[1] * _MM / CARD_HEIGHT)
        painter.setClipRect(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT))
        paint_printed_face(painter, card)
        painter.restore()

    def _put_parts(self, parts: Sequence[PaperPart], top: float) -> float:
        """Put each part beside its title, in the largest letters that fit; what fits in none is cut off."""
        width = self._right - self._left - _TITLES
        room = self._foot - top
        for size in _SIZES:
            heights = [self._height(part.words, width, _font(look.TEXT, size)) for part in parts]
            if sum(heights) + 1.6 * len(parts) <= room:
                break
        down = top
        for part, height in zip(parts, heights, strict=True):
            left_over = self._foot - down
            if left_over < 4:
                break
            self._put_heading(part.title, self._left, down, size=min(9.0, size))
            font = _font(look.TEXT, size)
            line = self._height("X", width, font)
            most = max(1, int(left_over / line)) if height > left_over else None
            down += self._put_text(part.words, self._left + _TITLES, down, width, font, most=most) + 1.6
        return down

    # --- how it is written -------------------------------------------------------------------------------------------

    def _put_heading(self, words: str, left: float, top: float, size: float = 9.0) -> None:
        self._put_text(words.upper(), left, top + 0.4, _TITLES, _font(look.TITLE, size * 0.86, 800), look.OXBLOOD)

    def _put_centred(self, words: str, left: float, top: float, width: float, font: QFont) -> None:
        layout = self._laid_out(words, width * 4, font)
        line = layout.lineAt(0)
        wide = line.naturalTextWidth()
        squeeze = min(1.0, (width - 1) * _MM / wide) if wide else 1.0
        painter = self._painter
        painter.save()
        painter.setPen(QColor(look.INK))
        painter.translate((left + width / 2) * _MM - wide * squeeze / 2, top * _MM)
        painter.scale(squeeze, 1)
        line.draw(painter, QPointF(0, 0))
        painter.restore()

    def _put_text(
        self,
        words: str,
        left: float,
        top: float,
        width: float,
        font: QFont,
        colour: str = look.INK,
        most: int | None = None,
    ) -> float:
        """Write words; return how high they are. Of more than `most` lines only those stand there, with an ellipsis."""
        layout = self._laid_out(words, width, font)
        if most is not None and layout.lineCount() > most:
            kept = layout.lineAt(most - 1)
            end = kept.textStart() + kept.textLength() - 2
            layout = self._laid_out(f"{layout.text()[:end].rstrip()}…", width, font)
        self._painter.setPen(QColor(colour))
        down = 0.0
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            line.draw(self._painter, QPointF(left * _MM, top * _MM + down))
            down += line.height()
        return down / _MM

    def _height(self, words: str, width: float, font: QFont) -> float:
        layout = self._laid_out(words, width, font)
        return sum(layout.lineAt(number).height() for number in range(layout.lineCount())) / _MM

    def _laid_out(self, words: str, width: float, font: QFont) -> QTextLayout:
        layout = QTextLayout(words.replace("\n", "\u2028"), font, self._writer)
        layout.setTextOption(_WRAP)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width * _MM)
        layout.endLayout()
        return layout

    def _put_line(self, down: float, colour: str, width: float) -> None:
        self._painter.setPen(QPen(QColor(colour), width * _MM))
        self._painter.drawLine(QLineF(self._left * _MM, down * _MM, self._right * _MM, down * _MM))


_WRAP: Final = QTextOption()
_WRAP.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)


def _font(family: str, size: float, weight: int = 400) -> QFont:
    font = QFont(family)
    font.setPointSizeF(size)
    font.setWeight(QFont.Weight(weight))
    return font


def _scaled(left: float, top: float, width: float, height: float) -> QRectF:
    return QRectF(left * _MM, top * _MM, width * _MM, height * _MM)


def _read(portrait: bytes) -> QImage | None:
    """Return a person's portrait, None if there is none that can be read. It may come from a stranger's evening."""
    if not portrait:
        return None
    try:
        picture = fitted(portrait, _PORTRAIT_PIXELS)
    except PictureRefused:
        return None
    image = QImage.fromData(as_jpeg(picture))
    return None if image.isNull() else image
