"""Which evenings were open: the last one, which the next start goes on with, and those before it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

RECENT = 10
"""How many evenings are remembered."""
_LAST_EVENING = "evening/last"
_RECENT_EVENINGS = "evening/recent"


def recent_evenings(settings: QSettings) -> list[Path]:
    """Return the evenings opened last, the newest first, those that are gone left out."""
    names = settings.value(_RECENT_EVENINGS)
    listed = [names] if isinstance(names, str) else names if isinstance(names, list) else []
    return [path for name in listed if (path := Path(str(name))).is_file()]


def last_evening(settings: QSettings) -> Path | None:
    """Return the evening to go on with: the one that was open when the program ended, unless it is gone."""
    name = settings.value(_LAST_EVENING)
    path = Path(name) if isinstance(name, str) and name else None
    return path if path is not None and path.exists() else None


def remember(settings: QSettings, path: Path) -> None:
    """Let the next start go on with this evening."""
    settings.setValue(_LAST_EVENING, str(path))
    others = [other for other in recent_evenings(settings) if other != path]
    settings.setValue(_RECENT_EVENINGS, [str(one) for one in (path, *others)][:RECENT])
    settings.sync()  # a kill must not lose what is open


def forget_last(settings: QSettings) -> None:
    """Let the next start show the start page."""
    settings.remove(_LAST_EVENING)
