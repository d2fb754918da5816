from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ASKED = """
import sys
sys.argv = ["x"]
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from demoncity_gui.tv.awake import Awake
awake = Awake()
print("wakepy" in sys.modules, awake.begin(), "wakepy" in sys.modules)
awake.end()
awake.end()
"""


def asked(platform: str) -> str:
    """Ask where no service of the system answers."""
    environ = {name: value for name, value in os.environ.items() if name != "DBUS_SESSION_BUS_ADDRESS"}
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**environ, "QT_QPA_PLATFORM": platform},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_where_the_system_does_not_answer_that_is_a_quiet_no() -> None:
    assert asked("minimal") == "False False True"


def test_offscreen_nothing_is_asked() -> None:
    assert asked("offscreen") == "False True False"
