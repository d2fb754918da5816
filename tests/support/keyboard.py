"""A keyboard before a window: every key goes the whole way of a real one, shortcuts included, and is counted."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_MODIFIERS = {
    "Shift": Qt.KeyboardModifier.ShiftModifier,
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
    "Num": Qt.KeyboardModifier.KeypadModifier,
}
_MODIFIER_KEYS = {
    Qt.KeyboardModifier.ShiftModifier: Qt.Key.Key_Shift,
    Qt.KeyboardModifier.ControlModifier: Qt.Key.Key_Control,
    Qt.KeyboardModifier.AltModifier: Qt.Key.Key_Alt,
}


class Keyboard:
    """Presses keys in a top-level window. `presses` counts them; a chord is one, a letter of a typed text as well."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.presses = 0

    def press(self, *keys: str) -> None:
        """Press these keys one after another, each named as Qt spells it: "A", "Shift+Return", "+"."""
        for key in keys:
            chord = _chord(key)
            self._strike(chord, _text(chord))

    def type(self, text: str) -> None:
        """Type a text letter by letter, whatever alphabet it is in."""
        for letter in text:
            typed = letter.upper()
            key = Qt.Key(ord(typed)) if typed.isascii() else Qt.Key.Key_unknown
            self._strike(QKeyCombination(key), letter)

    def hold(self, key: str, repeats: int = 12) -> None:
        """Hold a key down until it has repeated itself so often, then let it go; one press."""
        chord = _chord(key)
        self._send(chord, _text(chord), down=True, repeat=False)
        for _ in range(repeats):
            self._send(chord, _text(chord), down=True, repeat=True)
        self._send(chord, _text(chord), down=False, repeat=False)
        self.presses += 1

    def _strike(self, chord: QKeyCombination, text: str) -> None:
        modifiers = [key for modifier, key in _MODIFIER_KEYS.items() if chord.keyboardModifiers() & modifier]
        for key in modifiers:
            self._send(QKeyCombination(chord.keyboardModifiers(), key), "", down=True, repeat=False)
        self._send(chord, text, down=True, repeat=False)
        self._send(chord, text, down=False, repeat=False)
        for key in reversed(modifiers):
            self._send(QKeyCombination(key), "", down=False, repeat=False)
        self.presses += 1

    def _send(self, chord: QKeyCombination, text: str, *, down: bool, repeat: bool) -> None:
        # Python lets go of a widget's window with the widget: it must be held until the key has been sent.
        above = _under_the_hands(self._window)
        handle = above.windowHandle()
        if handle is None:
            raise LookupError("the window is not shown")
        QTest.simulateEvent(handle, down, chord.key().value, chord.keyboardModifiers(), text, repeat)


def _under_the_hands(window: QWidget) -> QWidget:
    """Return whose window the keys go to: an open menu's before all else, and a dialog's before what it blocks."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or window


def _chord(key: str) -> QKeyCombination:
    *held, name = key.split("+") if len(key) > 1 else [key]
    modifiers = Qt.KeyboardModifier.NoModifier
    for word in held:
        modifiers |= _MODIFIERS[word]
    return QKeyCombination(modifiers, Qt.Key(ord(name)) if len(name) == 1 else Qt.Key[f"Key_{name}"])


def _text(chord: QKeyCombination) -> str:
    """Return what a text field would get."""
    if chord.keyboardModifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return ""
    if chord.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return "\r"
    code = chord.key().value
    if not 0x20 <= code < 0x7F:
        return ""
    shifted = chord.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
    return chr(code) if shifted else chr(code).lower()
