"""What a screen reader is told to say."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(window: QWidget, words: str) -> None:
    """Have a screen reader say this, once it is silent: the one place from which words are sent to it."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # PySide makes 190 enum members of it

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(window, words))
