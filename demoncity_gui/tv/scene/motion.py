"""The beats of a reveal and how things move in them. Truth never waits for any of it: `settle` is always allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Ease = QEasingCurve.Type


class Beat(Enum):
    """One thing that happens on the TV. A sound or a spoken line belongs to a beat by its name."""

    DEAL = "deal"  # cards slide face down to a lane
    MOVE = "move"  # what stands there already makes room
    BREATH = "breath"  # “Ready…”: the room darkens
    TURN = "turn"  # all cards turn, together
    OPEN = "open"  # all lie open, and nothing says who won
    GATHER = "gather"  # the deciding cards come to the middle
    COUNT = "count"  # their numbers count up
    STRIKE = "strike"  # the loser is struck down
    VERDICT = "verdict"  # who won stands there in words
    ATTACK = "attack"  # the one attack goes from card to target
    RETURN = "return"  # the cards go back to their lanes
    FATE = "fate"  # what happened to somebody has the whole screen
    FADE = "fade"  # one picture fades into the next


class Timing(Struct, frozen=True):
    """How long a beat takes at speed 1, in milliseconds, and how things move in it."""

    length: int
    ease: Ease


BEATS: Final = {
    Beat.DEAL: Timing(430, Ease.OutBack),
    Beat.MOVE: Timing(280, Ease.InOutCubic),
    Beat.BREATH: Timing(650, Ease.InOutSine),
    Beat.TURN: Timing(760, Ease.InOutQuad),
    Beat.OPEN: Timing(1000, Ease.Linear),
    Beat.GATHER: Timing(460, Ease.OutCubic),
    Beat.COUNT: Timing(860, Ease.OutQuad),
    Beat.STRIKE: Timing(300, Ease.OutQuad),
    Beat.VERDICT: Timing(300, Ease.OutCubic),
    Beat.ATTACK: Timing(420, Ease.InOutQuad),
    Beat.RETURN: Timing(460, Ease.InOutCubic),
    Beat.FATE: Timing(2300, Ease.Linear),
    Beat.FADE: Timing(120, Ease.Linear),
}
"""Every beat of the TV, in one table. From the throw to the first verdict: 3.4 s; a further Clash: 1.9 s."""

STAGGER_MS: Final = 70
"""Between two cards of one announcement."""


class Tween(Struct, frozen=True):
    """One thing's way: from `start` on, for `length` milliseconds, `show` is told how far it is, 0 to 1."""

    start: float
    length: float
    ease: Ease
    show: Callable[[float], None]

    @property
    def end(self) -> float:
        """When it has arrived, in milliseconds."""
        return self.start + self.length


class Cue(Struct, frozen=True):
    """A beat with its place on the clock, in milliseconds at the speed it is played at."""

    beat: Beat
    start: float
    length: float

    @property
    def end(self) -> float:
        """When it is over."""
        return self.start + self.length

    def move(self, show: Callable[[float], None], *, delay: float = 0.0, ease: Ease | None = None) -> Tween:
        """Return something's way through this beat; it may begin a little later, by a part of the beat."""
        begins = self.start + self.length * delay
        return Tween(begins, self.end - begins, BEATS[self.beat].ease if ease is None else ease, show)

    def at(self, part: float, do: Callable[[], object]) -> Tween:
        """Return that something is done once, this far into the beat."""
        done = False

        def show(gone: float) -> None:
            nonlocal done
            if gone > 0.0 and not done:
                done = True
                do()

        return Tween(self.start + self.length * part, 1, Ease.Linear, show)


class Motion(QAbstractAnimation):
    """Plays moves on one clock, so that what starts together arrives together, and tells each beat as it begins."""

    beat_began = Signal(object)
    """A `Beat` begins now. Those that a settled play has not reached are not told."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: list[tuple[Tween, QEasingCurve]] = []
        self._cues: list[Cue] = []
        self._length = 0
        self._finish: Callable[[], None] | None = None

    def play(self, moves: Sequence[Tween], finish: Callable[[], None] | None = None, cues: Sequence[Cue] = ()) -> None:
        """Settle what still moves, then start these; `finish` is called once all have arrived."""
        self.settle()
        self._moves = sorted(((move, QEasingCurve(move.ease)) for move in moves), key=lambda one: one[0].end)
        self._cues = sorted(cues, key=lambda cue: cue.start)
        ends = [move.end for move in moves] + [cue.end for cue in cues]
        self._length = round(max(ends, default=0.0))
        self._finish = finish
        for move, _ in reversed(self._moves):
            move.show(0.0)  # the first of several ways of one thing comes last: it begins where that is
        if self._length:
            self.setCurrentTime(0)
            self.start()
            self._tell(0)
        else:
            self.settle()

    def settle(self) -> None:
        """Bring everything to its end at once."""
        self.stop()
        moves, self._moves = self._moves, []
        self._cues = []
        finish, self._finish = self._finish, None
        for move, _ in moves:
            move.show(1.0)
        if finish is not None:
            finish()

    @property
    def running(self) -> bool:
        """Tell whether anything is still on its way."""
        return self._finish is not None or bool(self._moves)

    def duration(self) -> int:
        """Return the length of the whole play in milliseconds."""
        return self._length

    def updateCurrentTime(self, currentTime: int) -> None:
        """Show every move as it is after so many milliseconds."""
        arrived = 0
        for move, curve in self._moves:
            if currentTime >= move.end:
                move.show(1.0)
                arrived += 1
            elif currentTime > move.start:
                move.show(curve.valueForProgress((currentTime - move.start) / move.length))
        # Sorted by their ends: those that have arrived come first, and need not be shown again.
        del self._moves[:arrived]
        self._tell(currentTime)

    def updateState(self, newState: QAbstractAnimation.State, oldState: QAbstractAnimation.State) -> None:
        """Settle when the clock has run out."""
        if newState is QAbstractAnimation.State.Stopped and self.running and self.currentTime() >= self._length:
            self.settle()

    def _tell(self, now: int) -> None:
        while self._cues and self._cues[0].start <= now and self.running:
            self.beat_began.emit(self._cues.pop(0).beat)
