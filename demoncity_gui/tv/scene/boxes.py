"""Rectangles on the TV's canvas of 1920 by 1080, its safe ground, and the sizes of what is read on it.

All lengths are canvas units: on a 1080p screen, pixels.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

CANVAS_WIDTH: Final = 1920.0
CANVAS_HEIGHT: Final = 1080.0
MARGIN_X: Final = CANVAS_WIDTH * 0.05
MARGIN_Y: Final = CANVAS_HEIGHT * 0.05
"""What an overscanning TV may cut off."""

SMALLEST_TEXT: Final = 34.0
"""Font size of the smallest text: 3.1 % of the canvas's height."""
CARD_ASPECT: Final = 7 / 12
"""A card's width as a part of its height."""


class Box(Struct, frozen=True):
    """A rectangle on the canvas."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y where it ends."""
        return self.y + self.height

    @property
    def middle(self) -> float:
        """The x of its middle."""
        return self.x + self.width / 2

    @property
    def centre(self) -> float:
        """The y of its middle."""
        return self.y + self.height / 2

    def overlaps(self, other: Box) -> bool:
        """Tell whether the two share any ground; touching edges don't."""
        slack = 0.01
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def holds(self, other: Box) -> bool:
        """Tell whether the other lies wholly inside."""
        slack = 0.01
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def between(self, other: Box, part: float) -> Box:
        """Return the rectangle so far on the way to another, 0 to 1; beyond 1 it overshoots."""
        return Box(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            max(1.0, self.width + (other.width - self.width) * part),
            max(1.0, self.height + (other.height - self.height) * part),
        )


SAFE: Final = Box(MARGIN_X, MARGIN_Y, CANVAS_WIDTH - 2 * MARGIN_X, CANVAS_HEIGHT - 2 * MARGIN_Y)
"""Where everything must be that a viewer must see."""
CANVAS: Final = Box(0.0, 0.0, CANVAS_WIDTH, CANVAS_HEIGHT)


def card_at(x: float, y: float, height: float) -> Box:
    """Return the rectangle of a card of this height."""
    return Box(x, y, height * CARD_ASPECT, height)
