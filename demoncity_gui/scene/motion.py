"""How things move on the TV, and for how long. Truth never waits for any of it: `settle` is always allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject

SLIDE_MS: Final = 380
"""A card slides from the screen's edge to its lane."""
STAGGER_MS: Final = 70
"""Between two cards of one announcement."""
GLIDE_MS: Final = 260
"""What stands already makes room."""
FLIP_MS: Final = 520
"""All cards turn, together."""
BREATH_MS: Final = 140
"""All lie open, before anything stands out."""
LIFT_MS: Final = 280
"""The cards that count rise, the others step back, the numbers come."""
ARROW_MS: Final = 420
"""An arrow runs from attacker to target."""

FADE_MS: Final = 120
"""With reduced motion, one picture fades into the next."""

SLIDE_EASE: Final = QEasingCurve.Type.OutCubic
GLIDE_EASE: Final = QEasingCurve.Type.InOutCubic
FLIP_EASE: Final = QEasingCurve.Type.InOutSine
LIFT_EASE: Final = QEasingCurve.Type.OutCubic
FADE_EASE: Final = QEasingCurve.Type.Linear
ARROW_EASE: Final = QEasingCurve.Type.InOutQuad


class Liveliness(Enum):
    """How much moves on the TV; the value is the word it is kept by."""

    ON = "on"
    REDUCED = "reduced"  # a short fade from picture to picture
    OFF = "off"


class Move(Struct, frozen=True):
    """One thing's way: from `start` on, for `length` milliseconds, `show` is told how far it is, 0 to 1."""

    start: int
    length: int
    ease: QEasingCurve.Type
    show: Callable[[float], None]

    @property
    def end(self) -> int:
        """When it has arrived, in milliseconds."""
        return self.start + self.length


class Motion(QAbstractAnimation):
    """Plays moves on one clock, so that what starts together arrives together."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[tuple[Move, QEasingCurve], ...] = ()
        self._length = 0
        self._finish: Callable[[], None] | None = None

    def play(self, moves: Sequence[Move], finish: Callable[[], None] | None = None) -> None:
        """Settle what still moves, then start these; `finish` is called once all have arrived."""
        self.settle()
        self._moves = tuple((move, QEasingCurve(move.ease)) for move in moves)
        self._length = max((move.end for move in moves), default=0)
        self._finish = finish
        for move, _ in self._moves:
            move.show(0.0)
        if self._length:
            self.setCurrentTime(0)
            self.start()
        else:
            self.settle()

    def settle(self) -> None:
        """Bring everything to its end at once."""
        self.stop()
        moves, self._moves = self._moves, ()
        finish, self._finish = self._finish, None
        for move, _ in moves:
            move.show(1.0)
        if finish is not None:
            finish()

    @property
    def running(self) -> bool:
        """Tell whether anything is still on its way."""
        return bool(self._moves)

    def duration(self) -> int:
        """Return the length of the whole play in milliseconds."""
        return self._length

    def updateCurrentTime(self, currentTime: int) -> None:
        """Show every move as it is after so many milliseconds."""
        for move, curve in self._moves:
            if currentTime >= move.end:
                move.show(1.0)
            elif currentTime > move.start:
                move.show(curve.valueForProgress((currentTime - move.start) / move.length))

    def updateState(self, newState: QAbstractAnimation.State, oldState: QAbstractAnimation.State) -> None:
        """Settle when the clock has run out."""
        if newState is QAbstractAnimation.State.Stopped and self._moves and self.currentTime() >= self._length:
            self.settle()
