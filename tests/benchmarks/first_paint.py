"""What a start costs up to its first paint, beside a bare window: `python tests/benchmarks/first_paint.py`.

Each start is a program of its own and tells the processor time that it has used by then, its interpreter’s included;
its modules are compiled already, as they are where it is installed. Both take turns, so that a machine that is busy
for a while is busy for both; of each the quickest counts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

CHECKOUT = Path(__file__).parents[2]
TURNS = 7
AIM = 2.0

BARE = """
from time import process_time
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(1280, 720)
window.show()
app.processEvents()
print(process_time())
"""
PROGRAM = """
import sys
from time import process_time
from types import ModuleType

def play(*_):
    print(process_time())
    return 0

behind = sys.modules["demoncity_gui.app.program"] = ModuleType("program")  # what is imported behind the first paint
behind.play = play
from demoncity_gui.commandline.main import main
sys.exit(main([]))
"""


def processor_seconds(start: str, folder: str) -> float:
    own = {f"XDG_{name}_HOME": f"{folder}/{name}" for name in ("CACHE", "CONFIG", "DATA", "STATE")}
    own |= {"PYTHONPATH": str(CHECKOUT), "PYTHONPYCACHEPREFIX": f"{folder}/compiled", "QT_QPA_PLATFORM": "offscreen"}
    rest = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run([sys.executable, "-c", start], env=rest | own, capture_output=True, check=True, text=True)
    return float(done.stdout)


def main() -> None:
    """Print both and their ratio."""
    with TemporaryDirectory() as folder:
        for start in (BARE, PROGRAM):  # the first start of all compiles and keeps what later ones find
            processor_seconds(start, folder)
        turns = [(processor_seconds(BARE, folder), processor_seconds(PROGRAM, folder)) for _ in range(TURNS)]
    bare, ours = (min(column) * 1000 for column in zip(*turns, strict=True))
    print(f"a bare window {bare:.0f} ms, ours {ours:.0f} ms to the first paint: {ours / bare:.2f} times (aim {AIM})")


if __name__ == "__main__":
    main()
