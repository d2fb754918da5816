"""What a start costs beside a bare window: `python tests/benchmarks/start.py`, or `… start.py built`.

Told are the processor time to the first paint, and until a first key is answered that was pressed at once, of a start
that shows the start page and of one that goes on with an evening; and the memory with an evening, its decks' page and
the TV open. Each start is a program of its own, and its interpreter counts; its modules are compiled already, as they
are where it is installed. All take turns, so that a machine that is busy for a while is busy for all; of each the
quickest counts. `built` makes both into standalone programs first, trimmed alike, and weighs their folders.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.benchmarks.watched import watched

CHECKOUT = Path(__file__).parents[2]
TURNS = 7
AIMS = {"source": 2.0, "built": 1.5}
MEMORY_AIM, FOLDER_AIM = 3.0, 1.15

MEASURES = """
from time import process_time
from PySide6.QtWidgets import QApplication, QWidget

def answered(app, window):
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        app.sendEvent(app.focusWidget() or window, QKeyEvent(kind, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier))
    window.repaint()
    return process_time()

def tell(paint, key):
    import json

    with open("/proc/self/status") as told:
        memory = next(int(line.split()[1]) for line in told if line.startswith("VmRSS:"))
    print(json.dumps({"paint": paint, "key": key, "memory": memory}))
"""
BARE = f"""{MEASURES}
app = QApplication([])
window = QWidget()
window.resize(1280, 720)
window.show()
app.processEvents()
painted = process_time()
tell(painted, answered(app, window))
"""
WATCH = f"""{MEASURES}
def watch(app, host, seen, later):
    from demoncity_gui.host.keyboard.keys import Key

    def press():
        key = answered(app, host)
        assert host.is_furnished
        if host.pages.is_evening_open:
            host.show_page(Key.DECKS)
        later(3000, lambda: (tell(seen[0], key), host.close()))

    later(0, press)
"""
SPEC = """
import sys
from pathlib import Path

from PyInstaller.depend.bindepend import get_imports

sys.path.insert(0, {packaging!r})
import trimming

analysis = Analysis(["bare.py"], excludes=trimming.MODULES, optimize=2)
kept = [entry for entry in (*analysis.binaries, *analysis.datas) if trimming.used(entry[0], ["en"])]
kept = trimming.called(kept, lambda file: [Path(name).name for name, _ in get_imports(file)])
binaries = [entry for entry in kept if entry in analysis.binaries]
program = EXE(PYZ(analysis.pure), analysis.scripts, name="bare", exclude_binaries=True)
COLLECT(program, binaries, [entry for entry in kept if entry not in binaries], name="bare")
"""


class Cost(NamedTuple):
    """What one start took: seconds to its first paint and until a key was answered, kilobytes."""

    paint: float
    key: float
    memory: int


class Starts:
    """The starts that are compared, each a command, and a home of their own."""

    def __init__(self, bare: list[str], ours: list[str], home: Path) -> None:
        self._commands = {"bare": bare, "start": ours, "evening": ours}
        self._home = home
        self._began = [*ours, "new", str(home / "evening.demoncity")]

    def measure(self) -> dict[str, Cost]:
        """Return the least that each took, in turns."""
        for name, command in self._commands.items():  # the first start of all compiles and keeps what later ones find
            self._cost(command, name)
        self._cost(self._began, "evening")
        turns = [{name: self._cost(command, name) for name, command in self._commands.items()} for _ in range(TURNS)]
        return {name: Cost(*map(min, zip(*(turn[name] for turn in turns), strict=True))) for name in self._commands}

    def _cost(self, command: list[str], name: str) -> Cost:
        own = {f"XDG_{kind}_HOME": str(self._home / name / kind) for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
        own |= {"PYTHONPATH": str(CHECKOUT), "PYTHONPYCACHEPREFIX": str(self._home / "compiled")}
        own |= {"HOME": str(self._home), "QT_QPA_PLATFORM": "offscreen"}
        rest = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        done = subprocess.run(command, env=rest | own, capture_output=True, check=True, text=True)
        return Cost(**json.loads(done.stdout))


def built(folder: Path) -> tuple[list[str], list[str], float]:
    """Build both and return how each is started, and how many times as large as the bare folder the program's is."""
    sys.path.insert(0, str(CHECKOUT / "packaging"))
    import environment

    program = CHECKOUT / ".build" / "demoncity"
    if not program.is_dir():
        sys.exit("Build the program first: python3 packaging/dev.py build")
    installer = environment.programs(".venv-build", "build") / "pyinstaller"
    (folder / "bare.py").write_text(BARE, encoding="utf-8")
    (folder / "ours.py").write_text(watched(WATCH), encoding="utf-8")
    spec = folder / "bare.spec"
    spec.write_text(SPEC.format(packaging=str(CHECKOUT / "packaging")), encoding="utf-8")
    for recipe in (spec, CHECKOUT / "packaging" / "demoncity.spec"):
        subprocess.run(
            [installer, "--log-level", "ERROR", "--distpath", folder, "--workpath", folder / "work", recipe],
            env=os.environ | {"DEMONCITY_START": str(folder / "ours.py")},
            check=True,
        )
    for library in (folder / "bare" / "_internal").glob("libpython*"):
        subprocess.run(["strip", "--strip-unneeded", library], check=True)
    return (
        [str(folder / "bare" / "bare")],
        [str(folder / "demoncity" / "demoncity")],
        size(program) / size(folder / "bare"),
    )


def size(folder: Path) -> int:
    """Return how many bytes lie in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def main(kind: str) -> None:
    """Print what each start took, and how many times what the bare one did."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        bare_start, our_start, times = [sys.executable, "-c", BARE], [sys.executable, "-c", watched(WATCH)], 0.0
        if kind == "built":
            bare_start, our_start, times = built(folder)
        costs = Starts(bare_start, our_start, folder / "home").measure()
    bare = costs["bare"]
    print(f"a bare window, {kind}: {bare.paint * 1000:.0f} ms to its first paint, {bare.key * 1000:.0f} ms to a key")
    for name in ("start", "evening"):
        cost = costs[name]
        print(
            f"{name}: {cost.paint * 1000:.0f} ms to the first paint, {cost.paint / bare.paint:.2f} times (aim "
            f"{AIMS[kind]}); {cost.key * 1000:.0f} ms to a key, {cost.key / bare.key:.2f} times"
        )
    memory = costs["evening"].memory
    print(
        f"memory: {memory / 1000:.0f} MB, {memory / bare.memory:.2f} times {bare.memory / 1000:.0f} (aim {MEMORY_AIM})"
    )
    if times:
        print(f"folder: {times:.3f} times the bare one (aim {FOLDER_AIM})")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "source")
