"""The windows of a test: all that there are, and what takes them away when it is over."""

from __future__ import annotations

import gc

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from demoncity_gui.app.program import Program


def put_away(program: Program) -> None:
    """Close the Host's window and the TV and delete both: what is left alive slows down every test after it."""
    program.tv.turn_off()
    program.host.close()
    program.tv.deleteLater()
    program.host.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def every_widget() -> list[QWidget]:
    """Return all widgets there are, of all windows but those that tests left behind."""
    gc.collect()
    return QApplication.allWidgets()
