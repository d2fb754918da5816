"""The row of digits on keyboards where a digit takes Shift, as the French one: its keys by where they lie."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_XKB = {10 + place: digit for place, digit in enumerate("1234567890")}
"""X11's and Wayland's numbers of the keys, from left to right."""
_WINDOWS = {ord(digit): digit for digit in "1234567890"}
"""Windows calls the keys of the row by their digits, whatever they write."""
_MAC = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), "1234567890", strict=True))


def digit_in_the_row(event: QKeyEvent, platform: str) -> str | None:
    """Return the digit that this key would be with Shift; None where it is none, or is one by itself.

    To be asked where no command has taken the sign that the key writes. `platform` is Qt's name of it.
    """
    if event.modifiers() != Qt.KeyboardModifier.NoModifier or Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return None
    match platform:
        case "windows":
            return _WINDOWS.get(event.nativeVirtualKey())
        case "cocoa":
            return _MAC.get(event.nativeVirtualKey())
        case _:
            return _XKB.get(event.nativeScanCode())
