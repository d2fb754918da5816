"""A picture as it will look as a card, cut anew while somebody chooses how."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from demoncity_gui.cards.drawing.primitives import CARD_HEIGHT, CARD_WIDTH
from demoncity_gui.cards.drawing.scan_faces import paint_scan
from demoncity_gui.cards.packs.pack_messages import Found, Look, WorkAnswer
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.second_program.client import SecondProgram
from demoncity_gui.texts import packs as texts

_SIZE: Final = QSize(210, 360)
_SOON: Final = 150
"""Milliseconds that somebody may go on choosing before a card is cut anew."""


class CardPreview(PlainLabel):
    """One card as the TV will show it; the second program cuts it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(texts.preview)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setMinimumSize(_SIZE + QSize(60, 20))
        self._side: Card | DeckName | None = None
        self._scan = QImage()
        self._overlay = True
        self._request: Look | None = None
        self._work = SecondProgram(self)
        self._work.ended.connect(self._on_cut)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self._cut)

    def show_card(self, side: Card | DeckName, scan: QImage) -> None:
        """Show this picture as this card, or as this deck's back."""
        self._side, self._scan = side, scan
        self._paint()

    def set_overlay(self, is_on: bool) -> None:
        """Write the card's number on the picture, or leave it as it is."""
        self._overlay = is_on
        self._paint()

    def cut_soon(self, request: Look) -> None:
        """Have the shown picture cut as this asks, once nothing else is asked for a moment."""
        self._request = request
        self._soon.start()

    def forget(self) -> None:
        """Stop cutting."""
        self._soon.stop()
        self._work.cancel()

    def _cut(self) -> None:
        if self._request is not None:
            self._work.ask(self._request)

    def _on_cut(self, answer: WorkAnswer) -> None:
        if isinstance(answer, Found) and answer.pictures[0].thumbnail:
            self._scan = QImage(answer.pictures[0].thumbnail)
            self._paint()

    def _paint(self) -> None:
        if self._side is None:
            return
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(_SIZE * ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.scale(pixmap.width() / CARD_WIDTH, pixmap.height() / CARD_HEIGHT)
            paint_scan(painter, self._scan, self._side, overlay=self._overlay, large_index=True)
        pixmap.setDevicePixelRatio(ratio)
        self.setPixmap(pixmap)
