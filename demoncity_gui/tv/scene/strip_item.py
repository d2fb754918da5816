"""The strip: one short line in large letters, a longer one beneath; between the rows, or as a band under a showdown."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTransform

from demoncity_gui.cards.drawing import look
from demoncity_gui.pieces.tv_picture import Banner, BannerMood
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH, SMALLEST_TEXT, Box
from demoncity_gui.tv.scene.lettering import Line, balanced, fitted
from demoncity_gui.tv.scene.letters import as_large_as_fits, same_texts
from demoncity_gui.tv.scene.sheet_item import SheetItem
from demoncity_gui.tv.scene.signs import mood_colour, mood_sign
from demoncity_gui.tv.scene.texts import Text

_LINE: Final = 40.0
_LINE_LARGEST: Final = 44.0
_LINES: Final = 2
_OVER: Final = 1.1
_GAP: Final = 12.0
_LARGEST: Final = 70.0
_SIGN_GAP: Final = 26.0
_RULE_GAP: Final = 30.0
_RULE: Final = 3.0
_GROUND: Final = {
    BannerMood.NEUTRAL: "#14131A",
    BannerMood.PLAYERS: "#2A1013",
    BannerMood.HORROR: "#0E1F1C",
    BannerMood.TIE: "#241A0B",
}


def banner_texts(banner: Banner, box: Box, letters: float = 1.0) -> tuple[Text, ...]:
    """Return the large line, as large as the box allows, and the lines beneath it; together in the box's middle."""

    def fits(larger: tuple[Text, ...], usual: tuple[Text, ...]) -> bool:
        head, line = larger[0].line.font.pixelSize(), larger[-1].line.font.pixelSize()
        least = min(usual[0].line.font.pixelSize(), line * _OVER)  # it stays a head
        high = larger[-1].box.bottom - larger[0].box.y
        return head >= least and high <= box.height and same_texts(larger, usual)

    return as_large_as_fits(letters, lambda times: _banner_texts(banner, box, times), fits)


def _banner_texts(banner: Banner, box: Box, times: float) -> tuple[Text, ...]:
    least = SMALLEST_TEXT * times
    beneath: tuple[Line, ...] = ()
    pitch = _LINE * times
    for size in (_LINE_LARGEST * times, least):
        beneath, pitch = balanced(banner.line, look.TEXT, size, box.width, _LINES), size * _LINE / SMALLEST_TEXT
        if len(beneath) < 2:
            break
    free = box.height - len(beneath) * pitch - (_GAP if beneath else 0.0)
    size = max(least, min(_LARGEST * times, free / 0.86))
    room = box.width - (0.0 if mood_sign(banner.mood) is None else 2 * (size + _SIGN_GAP))
    large = fitted(banner.text, look.TITLE, size, least, room)
    metrics = QFontMetricsF(large.font)
    capitals = metrics.capHeight()
    gap = _GAP + max(0.0, metrics.tightBoundingRect(large.text).bottom())  # a Q has a tail
    height = capitals + (gap if beneath else 0.0) + len(beneath) * pitch
    y = box.y + (box.height - height) / 2
    head = Box(box.middle - large.width / 2, y, large.width, capitals)
    texts = [Text(large, head, mood_colour(banner.mood))]
    y += capitals + gap
    for line in beneath:
        texts.append(Text(line, Box(box.middle - line.width / 2, y, line.width, pitch), look.BONE))
        y += pitch
    return tuple(texts)


class StripItem(SheetItem):
    """The strip's words; `banner` is what it was last given."""

    def __init__(self, z: float = 4.0) -> None:
        super().__init__(z)
        self.banner: Banner | None = None  # the words as they were given; None for no strip

    def show_banner(self, banner: Banner | None, box: Box, letters: float = 1.0) -> None:
        """Write these words into this box, with a rule to either side; None leaves nothing."""
        self.banner = banner
        if banner is None:
            self.show_texts(box, ())
            return
        texts = banner_texts(banner, box, letters)
        self.show_texts(box, texts, partial(_paint_rules, banner=banner, box=box, texts=texts))

    def show_band(self, banner: Banner, box: Box, letters: float = 1.0) -> None:
        """Write these words as a verdict, on a ground in the winner's colour from side to side."""
        self.banner = banner
        ground = Box(0.0, box.y, CANVAS_WIDTH, CANVAS_HEIGHT - box.y)
        texts = banner_texts(banner, Box(box.x, box.y + 10, box.width, box.height - 10), letters)
        self.show_texts(ground, texts, partial(_paint_band, banner=banner, ground=ground, texts=texts))


def _paint_signs(painter: QPainter, banner: Banner, head: Text) -> None:
    sign = mood_sign(banner.mood)
    if sign is None:
        return
    size = head.line.font.pixelSize() * 0.8
    painter.setPen(Qt.PenStyle.NoPen)
    for x in (head.box.x - _SIGN_GAP - size, head.box.right + _SIGN_GAP):
        placed = QTransform(size, 0, 0, size, x, head.box.centre - size / 2).map(sign)
        painter.fillPath(placed, QColor(mood_colour(banner.mood)))


def _paint_rules(painter: QPainter, banner: Banner, box: Box, texts: tuple[Text, ...]) -> None:
    _paint_signs(painter, banner, texts[0])
    widest = max(text.box.width for text in texts)
    if mood_sign(banner.mood) is not None:
        widest = max(widest, texts[0].box.width + 2 * (_SIGN_GAP + texts[0].line.font.pixelSize()))
    reach = (box.width - widest) / 2 - _RULE_GAP
    if reach > 40:
        colour = QColor(look.SODIUM if banner.mood is BannerMood.NEUTRAL else mood_colour(banner.mood))
        for x in (box.x, box.right - reach):
            painter.fillRect(QRectF(x, box.centre - _RULE / 2, reach, _RULE), colour)


def _paint_band(painter: QPainter, banner: Banner, ground: Box, texts: tuple[Text, ...]) -> None:
    painter.fillRect(QRectF(ground.x, ground.y, ground.width, ground.height), QColor(_GROUND[banner.mood]))
    painter.fillRect(QRectF(ground.x, ground.y, ground.width, 4), QColor(mood_colour(banner.mood)))
    _paint_signs(painter, banner, texts[0])
