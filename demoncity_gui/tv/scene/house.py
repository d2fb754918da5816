"""The house in which those who fight live: a floor each, the slowest at the ground, with a window to the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, SAFE, Box
from demoncity_gui.tv.scene.threads import SIDE_CHANNEL

SIGN_HEIGHT: Final = 74.0
"""The sign on the roof, with the round's number."""
_WIDTH: Final = 430.0
_WIDTH_IN_A_CROWD: Final = 372.0
_CROWD: Final = 7
_HIGHEST: Final = 136.0
_LOWEST: Final = 48.0
_PADDING: Final = 16.0
_WINDOW: Final = 84.0
_AROUND: Final = 8.0


class Floor(Struct, frozen=True):
    """One floor: whose (by their place in the order), the ground of the name, and the window."""

    at: int
    ground: Box
    name: Box
    window: Box


class House(Struct, frozen=True):
    """The house on the canvas; `floors` from the ground up. Where not all have room, those around the speaker do."""

    wall: Box
    sign: Box
    floors: tuple[Floor, ...]

    @property
    def table_begins(self) -> float:
        """Where the lanes' ground begins."""
        return self.wall.right + SIDE_CHANNEL


def house(count: int, speaker: int) -> House:
    """Return a house with so many floors, or with as many as fit around the speaker's."""
    room = SAFE.height - SIGN_HEIGHT
    height = max(_LOWEST, min(_HIGHEST, room / max(1, count)))
    shown = min(count, int(room // height))
    first = max(0, min(count - shown, speaker - shown // 2))
    width = _WIDTH if count <= _CROWD else _WIDTH_IN_A_CROWD
    roof = SAFE.bottom - shown * height
    window = min(_WINDOW, height - 2 * _AROUND)
    floors = []
    for number in range(shown):
        y = SAFE.bottom - (number + 1) * height
        pane = Box(SAFE.x + width - _PADDING - window, y + (height - window) / 2, window, window)
        name = Box(SAFE.x + _PADDING, y, pane.x - SAFE.x - 2 * _PADDING, height)
        floors.append(Floor(first + number, Box(SAFE.x, y, width, height), name, pane))
    sign = Box(SAFE.x, roof - SIGN_HEIGHT, width, SIGN_HEIGHT)
    return House(Box(SAFE.x, roof, width, CANVAS_HEIGHT - roof), sign, tuple(floors))
