"""What each frame of every beat costs, beside repainting the still scene: `python tests/benchmarks/flip.py`.

A still scene repaints nothing; what stands for it is a repaint of the whole view. Between two pictures it is the dearer
one of theirs: the room with its lamp costs less than a table full of words.

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
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.face_store import FaceStore
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Numeral
from demoncity_gui.pieces.tv_picture import Arrow, FaceDown, FaceUp, Lane, Mark, Rung, Showdown, TvPicture
from demoncity_gui.tv.scene.motion import Beat
from demoncity_gui.tv.scene.scene_view import SceneView
from demoncity_gui.tv.scene.score import score
from demoncity_gui.tv.scene.tv_scene import TvScene
from tests.tv.scene.crowd import aftermath, announcing, lanes, ready, verdict

LANES = 12
SIZES = ((1920, 1080), (3840, 2160))
CARDS = (24, 48)
DICE = 48
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
    """One play: what it took before its first frame, each frame's cost by its beat, and the whole repaint's."""

    begun: Cost
    frames: list[tuple[Beat, Cost]]
    still: Cost


def cost_of(work: Callable[[], object]) -> Cost:
    wall, cpu = perf_counter(), process_time()
    work()
    return Cost((perf_counter() - wall) * 1000, (process_time() - cpu) * 1000)


def played(view: SceneView, before: TvPicture, after: TvPicture) -> Run:
    """Play what lies between two pictures, frame by frame as the clock would, and repaint what lies there then."""
    stage = view.stage
    stage.show_picture(before, quiet=True)
    QApplication.processEvents()
    while stage.paint_ahead():
        pass  # as happens in spare moments between “Ready…” and the throw
    still = repainted(view)

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
    end = repainted(view)
    return Run(begun, frames, Cost(max(still.wall, end.wall), max(still.cpu, end.cpu)))


def repainted(view: SceneView) -> Cost:
    """Return what it usually costs to repaint all of a view."""
    costs = [cost_of(view.viewport().repaint) for _ in range(STILLS)]
    return Cost(statistics.median(cost.wall for cost in costs), statistics.median(cost.cpu for cost in costs))


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


def with_dice(picture: TvPicture) -> TvPicture:
    """Return it as the dice edition has it: a d10 for each card."""
    of = [
        replace(lane, cards=tuple(_rolled(card, lane.key + at) for at, card in enumerate(lane.cards)))
        for lane in picture.lanes
    ]
    return replace(picture, edition=Edition.DICE, lanes=tuple(of))


def _rolled(card: FaceDown | FaceUp, at: int) -> FaceDown | FaceUp:
    return FaceUp(Numeral(at % 10 + 1), card.counts) if isinstance(card, FaceUp) else card


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
    with TemporaryDirectory() as folder:
        play_all(application, Path(folder))


def play_all(application: QApplication, folder: Path) -> None:
    for width, height in SIZES:
        for what, pieces in (*(("cards", cards) for cards in CARDS), ("dice", DICE)):
            view = SceneView(TvScene(CardPixmaps(store=FaceStore(folder))))
            view.resize(width, height)
            view.show()
            pictures = [pair for run in range(RUNS) for pair in plays(pieces, run)]
            if what == "dice":
                pictures = [(with_dice(before), with_dice(after)) for before, after in pictures]
            runs = [played(view, before, after) for before, after in pictures]
            tell(f"{width}×{height}, {pieces} {what}", runs, aim=(width, pieces) != (3840, 48))
            view.close()
            application.processEvents()


def tell(what: str, runs: list[Run], *, aim: bool) -> None:
    print(what, f"(load {os.getloadavg()[0]:.1f})", flush=True)
    for clock, pick in (("wall", attrgetter("wall")), ("processor", attrgetter("cpu"))):
        stills = [pick(run.still) for run in runs]
        begun = max(pick(run.begun) for run in runs)
        aims = f" (aims: p99 {AIM_MS} ms, {AIM_RATIO} times)" if aim else ""
        still = f"{min(stills):.1f} to {max(stills):.1f}"
        print(f"  {clock}: still {still} ms, before the first frame {begun:.0f} ms at most{aims}")
        for beat in Beat:
            found = [(pick(cost), pick(run.still)) for run in runs for at, cost in run.frames if at is beat]
            if found:
                costs, ratios = [cost for cost, _ in found], [cost / still for cost, still in found]
                times = f"{part(ratios, 50):.2f}, {part(ratios, 99):.2f} times"
                print(f"    {beat.value:8} p50 {part(costs, 50):5.1f} ms, p99 {part(costs, 99):5.1f} ms: {times}")


if __name__ == "__main__":
    main()
