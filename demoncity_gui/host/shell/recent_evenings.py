"""Which evenings were open: the last one, which the next start goes on with, and those before it."""

from __future__ import annotations

from pathlib import Path

from demoncity_gui.host.settings import LAST_EVENING, RECENT_EVENINGS, Settings

RECENT = 10
"""How many evenings are remembered."""


def recent_evenings(settings: Settings) -> list[Path]:
    """Return the evenings opened last, the newest first, those that are gone left out."""
    return [path for name in settings[RECENT_EVENINGS] if (path := Path(name)).is_file()]


def last_evening(settings: Settings) -> Path | None:
    """Return the evening to go on with: the one that was open when the program ended, unless it is gone."""
    name = settings[LAST_EVENING]
    return path if name and (path := Path(name)).exists() else None


def remember(settings: Settings, path: Path) -> None:
    """Let the next start go on with this evening."""
    settings[LAST_EVENING] = str(path)
    others = [other for other in recent_evenings(settings) if other != path]
    settings[RECENT_EVENINGS] = [str(one) for one in (path, *others)][:RECENT]
    settings.sync()  # a kill must not lose what is open


def forget_last(settings: Settings) -> None:
    """Let the next start show the start page."""
    settings.forget(LAST_EVENING)
