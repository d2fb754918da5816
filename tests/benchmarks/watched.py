"""The program as text that a benchmark starts: its own `play`, watched from behind the first paint on."""

_PROGRAM = """
import gc
import json
import sys
from importlib import import_module
from time import process_time
from types import ModuleType

gc.disable()
import demoncity_gui.app.qt

NAME = "demoncity_gui.app.program"
behind = sys.modules[NAME] = ModuleType("program")  # what is imported behind the first paint

def really():
    del sys.modules[NAME]
    program = import_module(NAME)
    sys.modules[NAME] = behind
    return program
WATCHES
def play(app, host, *rest):
    from PySide6.QtCore import QTimer

    seen = [process_time()] if host.isVisible() else []
    host.painted.connect(lambda: seen or seen.append(process_time()))
    watch(app, host, seen, QTimer.singleShot)
    return really().play(app, host, *rest)

behind.play, behind.begin = play, lambda *asked: really().begin(*asked)
from demoncity_gui.commandline.main import main
sys.exit(main(sys.argv[1:]))
"""


def watched(watches: str) -> str:
    """Return the program's text; `watches` defines `watch(app, host, seen, later)`, called once the window is there.

    `seen` gets the processor time of the first paint, in seconds; `later(ms, what)` is Qt's single shot.
    """
    return _PROGRAM.replace("WATCHES", watches)
