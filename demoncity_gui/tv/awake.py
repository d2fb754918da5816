"""Keeps the screen from going dark while the players look at it."""

from __future__ import annotations

from contextlib import ExitStack

from PySide6.QtGui import QGuiApplication


class Awake:
    """A screen kept awake between `begin` and `end`; where the system refuses, nothing happens."""

    def __init__(self) -> None:
        self._held: ExitStack | None = None

    def begin(self) -> bool:
        """Keep the screen awake from now on; return False if the system doesn't let us. Offscreen there is none."""
        if self._held is not None or QGuiApplication.platformName() == "offscreen":
            return True
        held = ExitStack()
        try:
            from wakepy import keep  # not needed before the TV opens, and not quick to import

            awake = held.enter_context(keep.presenting(on_fail="pass")).active
        except Exception:  # whatever a system's service may do, the evening goes on
            awake = False
        if not awake:
            held.close()
            return False
        self._held = held
        return True

    def end(self) -> None:
        """Let the screen go dark again when the system thinks so."""
        held, self._held = self._held, None
        if held is not None:
            held.close()
