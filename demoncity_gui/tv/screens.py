"""Which screen is the TV, and where a TV in a window may stand: decided from records, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

WINDOW_WIDTH: Final = 1280
WINDOW_HEIGHT: Final = 720


class Area(Struct, frozen=True):
    """A rectangle of the desktop, in Qt's device-independent pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The x just after it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The y just after it."""
        return self.y + self.height

    def shared_with(self, other: Area) -> int:
        """Return how many square pixels the two share."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, width) * max(0, height)


class Screen(Struct, frozen=True):
    """A screen as the system tells of it; `free` is what task bars and docks leave."""

    name: str
    area: Area
    free: Area
    manufacturer: str = ""
    model: str = ""
    serial: str = ""
    primary: bool = False

    @property
    def device(self) -> tuple[str, str, str]:
        """What the device itself says it is; empty texts where it doesn't."""
        return self.manufacturer, self.model, self.serial

    @property
    def title(self) -> str:
        """What the Host reads: who made it and what it is called, and where it is plugged in."""
        made = " ".join(part for part in (self.manufacturer, self.model) if part)
        return f"{made} ({self.name})" if made else self.name


def known_again(remembered: Screen, screens: Sequence[Screen]) -> Screen | None:
    """Return which of these is a screen seen before, or None.

    A serial number decides, whatever the socket; without one, maker and model do if only one screen is of them, and
    else the socket's name and how many pixels it has, best in the same place.
    """
    alike = [screen for screen in screens if screen.device == remembered.device]
    if len(alike) == 1 and any(remembered.device):
        return alike[0]
    plugged = [
        screen
        for screen in alike
        if screen.name == remembered.name
        and (screen.area.width, screen.area.height) == (remembered.area.width, remembered.area.height)
    ]
    if not plugged and remembered.serial:
        plugged = alike
    return max(
        plugged, key=lambda screen: (screen.name == remembered.name, screen.area == remembered.area), default=None
    )


def possible_tvs(screens: Sequence[Screen], host: Screen) -> list[Screen]:
    """Return the screens that could be filled: not the Host's own, and none that mirrors it."""
    return [screen for screen in screens if screen.name != host.name and not screen.area.shared_with(host.area)]


def mirrors_of(screens: Sequence[Screen], host: Screen) -> list[Screen]:
    """Return the screens that show what the Host's shows, or part of it: whoever looks there sees the Host's window."""
    return [screen for screen in screens if screen.name != host.name and screen.area.shared_with(host.area)]


def tv_screen(screens: Sequence[Screen], host: Screen, *, last: Screen | None = None) -> Screen | None:
    """Return the screen to fill with the TV, or None where only the Host's own is there.

    The TV of last time is taken again; else one that is not the primary; else the largest. A screen that
    mirrors the Host's is none: it would show the Host's window.
    """
    others = possible_tvs(screens, host)
    again = None if last is None else known_again(last, others)
    if again is not None:
        return again
    return max(others, key=lambda screen: (not screen.primary, screen.area.width * screen.area.height), default=None)


def window_area(host_screen: Screen, host_window: Area | None) -> tuple[Area, bool]:
    """Return where the TV's window stands on the Host's screen, and whether it leaves the Host's window uncovered.

    It is 1280 by 720, or what the screen has room for in that shape, in the corner that covers least.
    """
    free = host_screen.free
    zoom = min(1.0, free.width / WINDOW_WIDTH, free.height / WINDOW_HEIGHT)
    width, height = int(WINDOW_WIDTH * zoom), int(WINDOW_HEIGHT * zoom)
    corners = [Area(x, y, width, height) for x in (free.right - width, free.x) for y in (free.bottom - height, free.y)]
    if host_window is None:
        return corners[0], True
    best = min(corners, key=host_window.shared_with)
    return best, not host_window.shared_with(best)


def seen_again(remembered: Area, screens: Sequence[Screen]) -> Area | None:
    """Return where a remembered window may stand so that it is seen, or None if its place is gone.

    It counts as seen if at least a quarter of it lies on a screen; it is then moved wholly onto that screen.
    """
    best = max(screens, key=lambda screen: screen.free.shared_with(remembered), default=None)
    if best is None or best.free.shared_with(remembered) * 4 < remembered.width * remembered.height:
        return None
    free = best.free
    width, height = min(remembered.width, free.width), min(remembered.height, free.height)
    x = max(free.x, min(remembered.x, free.right - width))
    y = max(free.y, min(remembered.y, free.bottom - height))
    return Area(x, y, width, height)
