"""Labels and buttons whose words never force the window wider: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.words.plain_text import tip

_LEAST = 60
"""Logical pixels that such a widget asks for at least; less only where its words need less."""
_PADDING = 22
"""Left and right of a button's words, in logical pixels."""
_FROM_LEFT = "\u200e"
"""Keeps the key before a name that is written from the right."""


def widen_for_bold(button: QPushButton, beside: int = 24) -> None:
    """Let a button that stays down be as wide as its words are in bold, as the style sheet writes it then.

    `beside` is the room left and right of them together, in logical pixels.
    """
    font = button.font()
    font.setBold(True)
    button.setMinimumWidth(QFontMetrics(font).horizontalAdvance(button.text()) + beside)


def elided_before_key(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a button's words cut to this width; a key in brackets at their end stays: it is what the hand needs."""

    def cut(text: str, width: int) -> str:
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width, int(Qt.TextFlag.TextShowMnemonic.value))

    whole = cut(text, width)
    words, bracket, key = text.rpartition(" [")
    left = width - metrics.horizontalAdvance(bracket + key)
    if whole == text or not words or not key.endswith("]") or left < metrics.horizontalAdvance("…"):
        return whole
    return cut(words, left) + bracket + key


class ElidedLabel(PlainLabel):
    """One line of plain text, elided; the tool tip has it all where it was cut."""

    def __init__(self, words: str = "", *, kind: str = "") -> None:
        super().__init__(words, kind=kind)

    def minimumSizeHint(self) -> QSize:
        """Ask for little width."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _LEAST), hint.height())

    def tip(self, *, is_cut: bool) -> str:
        """Return what is told on hover: all of it, where a part of it was cut."""
        return self.text() if is_cut else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        wanted = self.tip(is_cut=text != self.text())
        if self.toolTip() != tip(wanted):
            set_tip(self, wanted)
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        self.style().drawItemText(
            painter, room, int(self.alignment().value), self.palette(), self.isEnabled(), text, self.foregroundRole()
        )


class ElidedButton(QPushButton):
    """A button whose words are elided where they don't fit. Set them by `setText` with `&` doubled, as for any."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # Qt's own insists on every word

    def minimumSizeHint(self) -> QSize:
        """Ask for little width."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _LEAST), hint.height())

    @property
    def width_of_words(self) -> int:
        """The width in logical pixels in which none of its words is cut, were it down."""
        font = self.font()
        font.setBold(True)
        return QFontMetrics(font).horizontalAdvance(self.text()) + _PADDING

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the words as fits."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room: QRect = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        font = self.font()
        font.setBold(font.bold() or self.isChecked())  # the style sheet writes a button that is down in bold
        option.text = _FROM_LEFT + elided_before_key(option.text, QFontMetrics(font), room.width())
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)
