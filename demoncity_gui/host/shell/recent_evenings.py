"""Which evenings were open: the last one, which the next start goes on with, and those before it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtGui import QImage

from demoncity_gui.host.pages.evenings.start_page import PICTURE
from demoncity_gui.host.settings import LAST_EVENING, RECENT_EVENINGS, AboutEvening, Settings, about_evening

if TYPE_CHECKING:
    from demoncity_gui.games.game import Heading

RECENT = 10
"""How many evenings are remembered."""


def recent_evenings(settings: Settings) -> list[Path]:
    """Return the evenings opened last, the newest first, those that are gone left out."""
    return [path for name in settings[RECENT_EVENINGS] if (path := Path(name)).is_file()]


def told_of_recent(settings: Settings) -> list[tuple[Path, AboutEvening | None]]:
    """Return the same evenings, each with how it was left; None for one that was never put away."""
    return [(path, settings[about_evening(str(path))]) for path in recent_evenings(settings)]


def last_evening(settings: Settings) -> Path | None:
    """Return the evening to go on with: the one that was open when the program ended, unless it is gone."""
    name = settings[LAST_EVENING]
    return path if name and (path := Path(name)).exists() else None


def remember(settings: Settings, path: Path) -> None:
    """Let the next start go on with this evening."""
    settings[LAST_EVENING] = str(path)
    before = settings[RECENT_EVENINGS]
    others = [other for other in recent_evenings(settings) if other != path]
    kept = [str(one) for one in (path, *others)][:RECENT]
    settings[RECENT_EVENINGS] = kept
    for gone in set(before) - set(kept):
        settings.forget(about_evening(gone))
    settings.sync()  # a kill must not lose what is open


def note_how_left(settings: Settings, path: Path, heading: Heading, when: str, screen: QImage) -> None:
    """Keep how an evening is left (`when`: UTC, ISO 8601), with a small picture of the players' screen."""
    small = screen.scaled(PICTURE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    small.save(buffer, "JPEG", 80)  # type: ignore[call-overload]
    left = AboutEvening(heading.title, heading.scene, heading.round_number, when, bytes(data.data()))
    settings[about_evening(str(path))] = left


def forget_last(settings: Settings) -> None:
    """Let the next start show the start page."""
    settings.forget(LAST_EVENING)
