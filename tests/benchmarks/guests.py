"""What the guests cost a table that plays tarot: `python tests/benchmarks/guests.py`.

The program as it is, and a copy of it without the guests' games and desks, take turns: the processor time to the first
paint, of keys pressed in a round (each taken back), and of frames of the Host's window, whose preview is the TV's own
scene; the memory at the end. Each start is a program of its own, and of each the quickest counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.watched import watched

CHECKOUT = Path(__file__).parents[2]
GUESTS = ("games/kings", "games/action", "host/desks/kings", "host/desks/action", "host/desks/guest")
TURNS, ROUNDS, FRAMES, AIM = 9, 40, 60, 1.03
WATCH = f"""
def watch(app, host, seen, later):
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    def press(key):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            app.sendEvent(app.focusWidget() or host, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
        host.repaint()

    def measure():
        assert host.is_furnished and host.pages.is_evening_open
        began = process_time()
        for _ in range({ROUNDS}):
            press(Qt.Key.Key_Return)
            host.undo()
        keys = process_time() - began
        began = process_time()
        for _ in range({FRAMES}):
            host.grab()
        frames = process_time() - began
        with open("/proc/self/status") as told:
            memory = next(int(line.split()[1]) for line in told if line.startswith("VmRSS:"))
        print(json.dumps({{"first paint": seen[0], "keys": keys, "frames": frames, "memory": memory}}))
        host.close()

    later(1500, measure)
"""


def started(root: Path, home: Path) -> dict[str, float]:
    """Start the program that lies there, in a home of its own; return what it took."""
    own = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
    own |= {"PYTHONPATH": str(root), "PYTHONPYCACHEPREFIX": str(home / "compiled"), "HOME": str(home)}
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    evening = home / "evening.demoncity"
    command = [sys.executable, "-c", watched(WATCH), *([] if evening.exists() else ["new", str(evening)])]
    done = subprocess.run(command, env=env | own | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    told: dict[str, float] = json.loads(done.stdout) if done.stdout.startswith("{") else {}
    return told


def main() -> None:
    """Print what each took with the guests, as a ratio of what it took without them."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        for part in ("demoncity_gui", "assets"):
            shutil.copytree(CHECKOUT / part, folder / "without" / part, ignore=shutil.ignore_patterns("__pycache__"))
        for guest in GUESTS:
            shutil.rmtree(folder / "without" / "demoncity_gui" / guest)
        roots = {"with": CHECKOUT, "without": folder / "without"}
        for name, root in roots.items():
            for _ in range(2):  # the evening begins, and all is compiled
                started(root, folder / name)
        turns = {name: list[dict[str, float]]() for name in roots}
        for _ in range(TURNS):
            for name, root in roots.items():
                turns[name].append(started(root, folder / name))
    for what in turns["with"][0]:
        ours, bare = (min(turn[what] for turn in turns[name]) for name in ("with", "without"))
        unit = "MB" if what == "memory" else "ms"
        ours, bare = (one / 1000 if what == "memory" else one * 1000 for one in (ours, bare))
        print(f"{what}: {ours / bare:.3f} ({ours:.1f} against {bare:.1f} {unit} without guests; at most {AIM})")


if __name__ == "__main__":
    main()
