"""A small card, or die, in a row of the Agility table: a back, then its value; and a line of words that fits."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from demoncity_gui.games.demon_city.rules.worth import worth
from demoncity_gui.games.demon_city.views.host_picture import Row
from demoncity_gui.host.widgets.theme import worn


def line(painter: QPainter, rect: QRectF, text: str, font: QFont, flags: Qt.AlignmentFlag) -> None:
    """Paint one line of words; what doesn't fit ends in an ellipsis."""
    painter.setFont(font)
    elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    # A low row's lines are lower than the font: letters may hang over, or they lose their feet.
    painter.drawText(rect, int((flags | Qt.AlignmentFlag.AlignVCenter).value) | Qt.TextFlag.TextDontClip.value, elided)


def parted(words: str, metrics: QFontMetricsF, width: float) -> tuple[str, str]:
    """Return as many words as fit on a line of this width, the first at least, and the rest."""
    here = words.split(" ")
    rest: list[str] = []
    while len(here) > 1 and metrics.horizontalAdvance(" ".join(here)) > width:
        rest.insert(0, here.pop())
    return " ".join(here), " ".join(rest)


def paint_small_card(painter: QPainter, card: QRectF, row: Row, number: int, font: QFont) -> None:
    """Paint the card of this number in a row's throw: announced only, turned, or face down."""
    if row.pale or row.drafted:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(worn().muted), 1, Qt.PenStyle.DashLine))
        _shape(painter, card, row)
        return
    if number < len(row.shown):
        value = worth(row.shown[number])
        counts = number == (row.shown.index(row.counting) if row.counting in row.shown else None)
        painter.setBrush(QColor(worn().bone if counts else worn().panel))
        painter.setPen(QPen(QColor(worn().bone if counts else worn().muted), 1))
        _shape(painter, card, row)
        painter.setPen(QColor(worn().ink if counts else worn().muted))
        line(painter, card, str(value), font, Qt.AlignmentFlag.AlignCenter)
        return
    players = row.is_player_character
    bone = players and row.are_dice  # as on the TV
    painter.setBrush(QColor(worn().players if bone else worn().oxblood if players else worn().horror_ground))
    painter.setPen(QPen(QColor(worn().ink if bone else worn().players if players else worn().horror), 1.2))
    _shape(painter, card, row)
    # Told apart by a shape as well: a lamp's dot for the players, an eye's line for the Horror.
    if players:
        painter.drawEllipse(QPointF(card.center()), 2.5, 2.5)
    else:
        painter.drawLine(QPointF(card.left() + 4, card.center().y()), QPointF(card.right() - 4, card.center().y()))


def _shape(painter: QPainter, card: QRectF, row: Row) -> None:
    """Paint the outline of a card, or of a die."""
    if not row.are_dice:
        painter.drawRoundedRect(card, 3, 3)
        return
    middle, reach = card.center(), min(card.width(), card.height()) * 0.62
    corners = ((0.0, -1.0), (0.86, -0.3), (0.86, 0.24), (0.0, 1.0), (-0.86, 0.24), (-0.86, -0.3))
    painter.drawPolygon(QPolygonF([QPointF(middle.x() + x * reach, middle.y() + y * reach) for x, y in corners]))
