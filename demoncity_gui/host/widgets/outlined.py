"""Lists that unfold and boxes that are ticked, with an outline that is seen in every palette: Qt's own is not."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QStyle, QStyleOptionButton, QWidget

from demoncity_gui.host.widgets.theme import worn


class ChoiceBox(QComboBox):
    """A list that unfolds."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, and the outline around it."""
        super().paintEvent(event)
        _outline(self, QRectF(self.rect()))


class TickBox(QCheckBox):
    """A box that is ticked."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, and the outline around the box."""
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        _outline(self, QRectF(self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)))


def _outline(widget: QWidget, around: QRectF) -> None:
    hue = worn()
    with QPainter(widget) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(hue.edge if widget.isEnabled() else hue.line), 1))
        painter.drawRoundedRect(around.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
