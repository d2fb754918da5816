"""What each frame of a reveal costs, beside repainting the same still scene: `python tests/benchmarks/flip.py`.

Twelve lanes are thrown in a view that nobody sees, painted by the processor alone. Flips and still repaints take turns
within one run. Every figure stands there twice: by the clock, and by the processor time that this process used, which
hardly changes when other programs keep the machine busy. Of several runs the one with the quickest frames counts.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec import Struct
from PySide6.QtWidgets import QApplication

from demoncity_gui.art import look
from demoncity_gui.art.cache import CardPixmaps
from demoncity_gui.scene.stage import Stage
from demoncity_gui.scene.stage_view import StageView
from demoncity_gui.session.tv_picture import TvPicture
from tests.scene.crowd import lanes, ready, verdict

LANES = 12
SIZES = ((1920, 1080), (3840, 2160))
CARDS = (24, 48)
RUNS = 5
FRAME_MS = 16
STILLS = 12
AIM_MS = 16.6
AIM_RATIO = 1.5


class Cost(Struct, frozen=True):
    """What some work took, in milliseconds: by the clock, and of the processor."""

    wall: float
    cpu: float


class Run(Struct, frozen=True):
    """One throw: what it took before its first frame, each frame's cost, and those of the still scene."""

    begun: Cost
    flip: list[Cost]
    still: list[Cost]


def cost_of(work: Callable[[], object]) -> Cost:
    wall, cpu = perf_counter(), process_time()
    work()
    return Cost((perf_counter() - wall) * 1000, (process_time() - cpu) * 1000)


def thrown(view: StageView, before: TvPicture, after: TvPicture) -> Run:
    """Turn these cards, frame by frame as the clock would, and repaint what lies there then."""
    stage = view.stage
    stage.show_picture(before, quiet=True)
    QApplication.processEvents()
    while stage.paint_ahead():
        pass  # as happens in spare moments between “Ready…” and the throw

    def begin() -> None:
        stage.show_picture(after)
        stage.motion.pause()
        QApplication.processEvents()

    begun = cost_of(begin)
    flip = []
    for moment in range(FRAME_MS, stage.motion.duration() + FRAME_MS, FRAME_MS):

        def frame(at: int = moment) -> None:
            stage.motion.setCurrentTime(at)
            QApplication.processEvents()

        flip.append(cost_of(frame))
    stage.settle()
    QApplication.processEvents()
    return Run(begun, flip, [cost_of(view.viewport().repaint) for _ in range(STILLS)])


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
            runs = []
            for run in range(RUNS):
                # Other cards each time: those of the last throw are painted already.
                of = lanes(LANES, cards // LANES, first=run * 29)
                runs.append(thrown(view, ready(of), verdict(of)))
            tell(f"{width}×{height}, {cards} cards", runs, aim=(width, cards) in ((1920, 24), (1920, 48), (3840, 24)))
            view.close()
            application.processEvents()


def tell(what: str, runs: list[Run], *, aim: bool) -> None:
    print(what)
    clocks: tuple[tuple[str, Callable[[Cost], float]], ...] = (
        ("wall", attrgetter("wall")),
        ("processor", attrgetter("cpu")),
    )
    for clock, pick in clocks:
        best = min(runs, key=lambda run: part([pick(one) for one in run.flip], 99))
        frames, stills = [pick(one) for one in best.flip], [pick(one) for one in best.still]
        p50, p99, still = part(frames, 50), part(frames, 99), statistics.median(stills)
        print(
            f"  {clock:10} p50 {p50:5.1f} ms, p99 {p99:5.1f} ms{f' (aim {AIM_MS})' if aim else ''}; "
            f"still {still:5.1f} ms: {p50 / still:.2f} and {p99 / still:.2f} times (aim {AIM_RATIO}); "
            f"before the first frame {min(pick(run.begun) for run in runs):5.1f} ms, "
            f"longest of {len(runs) * len(frames)} frames {max(pick(one) for run in runs for one in run.flip):5.1f} ms"
        )


if __name__ == "__main__":
    main()
