"""What the whole deck costs at TV size, painted and read back, and what a start has to do with it.

`python tests/benchmarks/deck.py`. Painting, reading and filling as many plain pixmaps take turns, so that a machine
that is busy for a while is busy for all of them; of each the quickest counts, by processor time. The start is a program
of its own each time, with a home of its own: at first an empty one, then the one that the first has left.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps, width_of
from demoncity_gui.cards.drawing.face_store import FaceStore
from demoncity_gui.pieces.tarot import Card

CHECKOUT = Path(__file__).parents[2]
HEIGHTS = {"1920×1080": 420, "3840×2160": 840}
TURNS = 5
AIMS_MS = {"1920×1080": 3000, "3840×2160": 6000}

START = """
import json, sys
from time import perf_counter
began = perf_counter()
from demoncity_gui.app.program import backups, example_plan, now, Program
from demoncity_gui.app.start import application, go_offscreen
go_offscreen()
from pathlib import Path
from demoncity_gui.evening.evening import Evening
from demoncity_gui.host.settings import Settings
app = application()
evening = Evening.begin(Path(sys.argv[1]), example_plan(), backups(), now)
program = Program(evening.session, Settings(Path(sys.argv[1] + ".ini")))
program.show()
app.processEvents()
painted = perf_counter() - began
faces = sum(1 for key in program.pictures._kept if key.large_index)
ahead = perf_counter()
while program.pictures.paint_ahead([420]):
    pass
print(json.dumps([painted * 1000, faces, (perf_counter() - ahead) * 1000]))
program.host.close()
evening.close(now())
"""


def milliseconds(work: Callable[[], object]) -> float:
    """Return the processor time that some work takes."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def plain(height: int) -> None:
    """Fill as many pixmaps of that size with one colour."""
    for _ in Card:
        QPixmap(width_of(height), height).fill(QColor(look.INK))


def faces(pictures: CardPixmaps, height: int) -> None:
    for card in Card:
        pictures.face(card, height, large_index=True)


def tell_painting() -> None:
    with TemporaryDirectory() as folder:
        store = FaceStore(Path(folder))
        for screen, height in HEIGHTS.items():
            first = CardPixmaps(most_bytes=1 << 30, store=store)
            while first.paint_ahead([height]):
                pass
            passes: dict[str, Callable[[int], object]] = {
                "painted": lambda height: faces(CardPixmaps(1 << 30), height),
                "read back": lambda height: faces(CardPixmaps(1 << 30, store), height),
                "plain": plain,
            }
            turns = [{name: milliseconds(lambda: work(height)) for name, work in passes.items()} for _ in range(TURNS)]  # noqa: B023
            best = {name: min(turn[name] for turn in turns) for name in passes}
            print(
                f"78 faces for {screen}, {height} px high: painted {best['painted']:5.0f} ms (aim {AIMS_MS[screen]}), "
                f"read back {best['read back']:5.0f} ms, plain {best['plain']:4.1f} ms; "
                f"painted / read back {best['painted'] / best['read back']:.1f}, "
                f"painted / aim {best['painted'] / AIMS_MS[screen]:.2f}"
            )


def tell_start() -> None:
    with TemporaryDirectory() as folder:
        home = {f"XDG_{name}_HOME": f"{folder}/{name}" for name in ("CACHE", "CONFIG", "DATA", "STATE")}
        told = {}
        for number, start in enumerate(("the first", "a second", "a third")):
            evening = f"{folder}/{number}.demoncity"
            done = subprocess.run(
                [sys.executable, "-c", START, evening],
                env={**os.environ, **home, "PYTHONPATH": str(CHECKOUT)},
                capture_output=True,
                check=True,
                text=True,
            )
            told[start] = json.loads(done.stdout)
            painted, count, ahead = told[start]
            print(
                f"{start} start: {painted:5.0f} ms to its first paint, {count} faces painted by then; "
                f"all 78 afterwards, in spare moments: {ahead:5.0f} ms"
            )
        print(f"first / second, all faces afterwards: {told['the first'][2] / told['a second'][2]:.1f}")


def main() -> None:
    """Print the figures."""
    application = QApplication([])
    look.load_fonts()
    tell_painting()
    tell_start()
    del application


if __name__ == "__main__":
    main()
