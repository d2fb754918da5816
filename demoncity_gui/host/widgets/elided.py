"""Labels and buttons whose words never force the window wider: what does not fit ends in an ellipsis."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPaintEvent, QPalette
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
_KEY = re.compile(r"(.+?) *\[([^\[\]]+)\](:.*)?")
_CAP, _CAP_SIZE, _LEAST_WITH_CAP = 18, 9.5, 46
"""A key's cap: its side in logical pixels, its letters in points, and the room below which there is none."""
_ICON = 22
"""What an icon and the gap behind it take, in logical pixels."""
_BESIDE_CAP = 6
"""What a cap takes more than the key in brackets, in logical pixels."""
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


def parted_from_key(text: str) -> tuple[str, str]:
    """Return a button's words, and the key that stands in brackets in or behind them; no key is empty."""
    found = _KEY.fullmatch(text)
    return (text, "") if found is None else (f"{found[1].rstrip()}{found[3] or ''}", found[2])


def paint_with_key_cap(button: QPushButton) -> None:
    """Paint a button: its words, cut where they don't fit, and at the right its key as a small cap."""
    painter = QStylePainter(button)
    with painter:
        _paint_words_and_cap(painter, button)


def _paint_words_and_cap(painter: QStylePainter, button: QPushButton) -> None:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room: QRect = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    font = button.font()
    is_turned = button.isChecked() and not button.property("chip")
    font.setBold(font.bold() or is_turned)  # the style sheet writes a button that is down in bold
    words, key = parted_from_key(option.text)
    if not key or room.width() < _LEAST_WITH_CAP:
        option.text = _FROM_LEFT + elided_before_key(option.text, QFontMetrics(font), room.width())
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        return
    small = button.font()
    small.setBold(False)
    small.setPointSizeF(_CAP_SIZE)
    metrics = QFontMetrics(small)
    cap = QRect(0, 0, max(metrics.horizontalAdvance(key) + 8, _CAP), _CAP)
    cap.moveCenter(room.center())
    cap.moveRight(room.right() + 1)
    painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
    left = cap.left() - room.left() - 4
    if not option.icon.isNull():
        if QFontMetrics(font).horizontalAdvance(words) + _ICON > left:
            option.icon = QIcon()  # words say more
        else:
            left -= _ICON
    option.text = _FROM_LEFT + elided_before_key(words, QFontMetrics(font), left)
    option.rect = option.rect.adjusted(0, 0, cap.left() - 4 - room.right(), 0)
    painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
    role = QPalette.ColorRole.Window if is_turned else QPalette.ColorRole.ButtonText
    ink = option.palette.color(role)  # a button that is down has the colours turned round
    ink.setAlphaF(0.75 if button.isEnabled() else 0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(small)
    painter.setPen(ink)
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


class KeyButton(QPushButton):
    """A button that shows its key as a small cap, and forces the window as wide as its words are."""

    def sizeHint(self) -> QSize:
        """Ask for the cap's room as well."""
        hint = super().sizeHint()
        return QSize(hint.width() + _BESIDE_CAP, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and key."""
        paint_with_key_cap(self)


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
        with QPainter(self) as painter:
            option = QStyleOption()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
            self.style().drawItemText(
                painter,
                room,
                int(self.alignment().value),
                self.palette(),
                self.isEnabled(),
                text,
                self.foregroundRole(),
            )


class ElidedButton(QPushButton):
    """A button whose words are elided where they don't fit. Set them by `setText` with `&` doubled, as for any."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # Qt's own insists on every word

    def sizeHint(self) -> QSize:
        """Ask for the room of a key's cap as well, and of bold words where it can be down."""
        hint = super().sizeHint()
        words = hint.width() + self._beside_cap
        is_bold = self.isCheckable() and not self.property("chip")
        return QSize(max(words, self.width_of_words) if is_bold else words, hint.height())

    def minimumSizeHint(self) -> QSize:
        """Ask for little width."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), _LEAST), hint.height())

    @property
    def _beside_cap(self) -> int:
        return _BESIDE_CAP if parted_from_key(self.text())[1] else 0

    @property
    def width_of_words(self) -> int:
        """The width in logical pixels in which none of its words is cut, were it down."""
        font = self.font()
        usual = QFontMetrics(font).horizontalAdvance(self.text())
        font.setBold(True)
        bold = QFontMetrics(font).horizontalAdvance(self.text())
        return super().sizeHint().width() - usual + bold + self._beside_cap

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the words as fits."""
        paint_with_key_cap(self)


class ShownButton(ElidedButton):
    """A button that is down while something is so. A press leaves that to whoever shows what is so then."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._is_told = False
        self.setCheckable(True)
        self.toggled.connect(lambda _down: self._on_toggled())

    def setChecked(self, down: bool) -> None:
        """Show whether it is so."""
        self._is_told = True
        super().setChecked(down)
        self._is_told = False

    def nextCheckState(self) -> None:
        """Stay as it is when it is clicked."""

    def _on_toggled(self) -> None:
        """Take a toggle for a click: a screen reader knows no other way to press what can be down."""
        if not self._is_told:
            self.setChecked(not self.isChecked())
            self.click()
