"""What hovering tells, for those who don't hover: the rule of each chip and button in sight on a page."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from demoncity_gui.texts import keyboard


def chips_in_sight(page: QWidget) -> list[tuple[str, str]]:
    """Return the words and the rule of each chip and button that can be seen and has one, as they come on the page.

    Those of one rule, Intensities say, are told together.
    """
    found: dict[str, list[str]] = {}
    for widget in page.findChildren(QWidget):
        is_chip = isinstance(widget, QAbstractButton) or widget.property("chip")
        if not is_chip or not widget.isVisible() or not widget.toolTip():
            continue
        words = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
        words = (words or widget.accessibleName()).replace("&&", "&").strip()
        if widget.toolTip() not in words:
            found.setdefault(widget.toolTip(), []).append(_with_state(words, widget.property("lit")))
    return [(_together(words), rule) for rule, words in found.items()]


def _with_state(chip: str, lit: object) -> str:
    """Return a chip's words, and whether it counts."""
    match lit:
        case "true":
            return keyboard.counts(chip=chip)
        case "struck":
            return keyboard.struck(chip=chip)
        case _:
            return chip


def _together(words: list[str]) -> str:
    several = list(dict.fromkeys(words))
    return ", ".join(several) if len(several) < 3 else f"{several[0]} … {several[-1]}"
