"""What each frame of every beat costs, beside repainting the still scene: `python tests/benchmarks/flip.py`.

A round of twelve lanes is played in a view that nobody sees, painted by the processor alone. Every figure stands there
twice: by the clock, and by the processor time that this process used, which hardly changes when other programs keep
the machine busy.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable, Sequence
from operator import attrgetter
from pathlib import Path
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.pieces.tv_picture import Arrow, Lane, Mark, Rung, Showdown, TvPicture
from demoncity_gui.tv.scene.motion import Beat
from demoncity_gui.tv.scene.score import score
from demoncity_gui.tv.scene.stage import Stage
from demoncity_gui.tv.scene.stage_view import StageView
from tests.tv.scene.crowd import aftermath, announcing, lanes, ready, verdict

LANES = 12
SIZES = ((1920, 1080), (3840, 2160))
CARDS = (24, 48)
RUNS = 3
FRAME_MS = 16
STILLS = 12
AIM_MS = 16.6
AIM_RATIO = 1.5


class Cost(Struct, frozen=True):
    """What some work took, in milliseconds: by the clock, and of the processor."""

    wall: float
    cpu: float


class Run(Struct, frozen=True):
    """One play: what it took before its first frame, each frame's cost by its beat, and those of the still scene."""

    begun: Cost
    frames: list[tuple[Beat, Cost]]
    still: list[Cost]


def cost_of(work: Callable[[], object]) -> Cost:
    wall, cpu = perf_counter(), process_time()
    work()
    return Cost((perf_counter() - wall) * 1000, (process_time() - cpu) * 1000)


def played(view: StageView, before: TvPicture, after: TvPicture) -> Run:
    """Play what lies between two pictures, frame by frame as the clock would, and repaint what lies there then."""
    stage = view.stage
    stage.show_picture(before, quiet=True)
    QApplication.processEvents()
    while stage.paint_ahead():
        pass  # as happens in spare moments between “Ready…” and the throw
    still = [cost_of(view.viewport().repaint) for _ in range(STILLS)]

    def begin() -> None:
        stage.show_picture(after)
        stage.motion.pause()
        QApplication.processEvents()

    begun = cost_of(begin)
    cues = score(before, after).cues
    frames = []
    for moment in range(FRAME_MS, stage.motion.duration() + FRAME_MS, FRAME_MS):

        def frame(at: int = moment) -> None:
            stage.motion.setCurrentTime(at)
            QApplication.processEvents()

        beat = next((cue.beat for cue in cues if moment < cue.end), cues[-1].beat)
        frames.append((beat, cost_of(frame)))
    stage.settle()
    QApplication.processEvents()
    still += [cost_of(view.viewport().repaint) for _ in range(STILLS)]
    return Run(begun, frames, still)


def plays(cards: int, run: int) -> list[tuple[TvPicture, TvPicture]]:
    """Return what is played of a round: everybody announces, all are ready, the throw, the next Clash, the aftermath.

    Other cards each time: those of the last throw are painted already.
    """
    of = lanes(LANES, cards // LANES, first=run * 29)
    told = verdict(of)
    following = replace(told, showdown=Showdown(4, 5, 4), arrows=(Arrow(4, 5, True),))
    over = replace(aftermath(of), ladder=_ladder(of))
    fallen = replace(over, ladder=_ladder(of, Mark.OUT))
    return [
        (announcing(of, LANES - 1), announcing(of, LANES)),
        (announcing(of, LANES), ready(of)),
        (ready(of), told),
        (told, following),
        (following, over),
        (over, fallen),
    ]


def _ladder(of: Sequence[Lane], *marks: Mark) -> tuple[Rung, ...]:
    return tuple(Rung(lane.name, lane.deck, False, True, lane.key, marks if lane.key == 1 else ()) for lane in of)


def part(costs: list[float], percent: int) -> float:
    """Return the cost that so many of a hundred frames keep below."""
    ordered = sorted(costs)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def main() -> None:
    """Print the figures for each size and number of cards."""
    application = QApplication([])
    look.load_fonts()
    for width, height in SIZES:
        for cards in CARDS:
            view = StageView(Stage(CardPixmaps()))
            view.resize(width, height)
            view.show()
            runs = [played(view, *pictures) for run in range(RUNS) for pictures in plays(cards, run)]
            tell(f"{width}×{height}, {cards} cards", runs, aim=(width, cards) in ((1920, 24), (1920, 48), (3840, 24)))
            view.close()
            application.processEvents()


def tell(what: str, runs: list[Run], *, aim: bool) -> None:
    print(what)
    for clock, pick in (("wall", attrgetter("wall")), ("processor", attrgetter("cpu"))):
        still = statistics.median(pick(one) for run in runs for one in run.still)
        begun = max(pick(run.begun) for run in runs)
        aims = f" (aims: p99 {AIM_MS} ms, {AIM_RATIO} times)" if aim else ""
        print(f"  {clock}: still {still:.1f} ms, before the first frame {begun:.0f} ms at most{aims}")
        for beat in Beat:
            costs = [pick(cost) for run in runs for at, cost in run.frames if at is beat]
            if costs:
                p50, p99 = part(costs, 50), part(costs, 99)
                times = f"{p50 / still:.2f}, {p99 / still:.2f} times"
                print(f"    {beat.value:8} p50 {p50:5.1f} ms, p99 {p99:5.1f} ms: {times}")


if __name__ == "__main__":
    main()
