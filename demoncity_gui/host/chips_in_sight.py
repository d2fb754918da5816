"""What hovering tells, for those who don't hover: the rule of each chip and button in sight on a page."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def chips_in_sight(page: QWidget) -> list[tuple[str, str]]:
    """Return the words and the rule of each chip and button that can be seen and has one, as they come on the page."""
    found: dict[tuple[str, str], None] = {}
    for widget in page.findChildren(QWidget):
        is_chip = isinstance(widget, QAbstractButton) or widget.property("chip")
        if not is_chip or not widget.isVisible() or not widget.toolTip():
            continue
        words = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
        words = (words or widget.accessibleName()).replace("&&", "&").strip()
        if widget.toolTip() not in words:
            found[f"{words}{_LIT.get(widget.property('lit'), '')}", widget.toolTip()] = None
    return list(found)


_LIT = {"true": " — counts", "struck": " — struck"}
