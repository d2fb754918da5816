"""A round played by nothing but what a screen reader has: names, roles, states and actions over a real AT-SPI bus.

    dbus-run-session -- /usr/bin/python3 tests/by_hand/spoken_round.py

It needs a display ($DISPLAY, Xvfb will do), at-spi2-core, and python3-gi with gir1.2-atspi-2.0; the program runs by
this checkout's .venv. What is heard is printed, and it ends with 1 where the round could not be played to its end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

CHECKOUT = Path(__file__).parents[2]
_START, _QUIET, _MOST_STEPS = 60.0, 0.5, 40
"""How long a start may take, and how long nothing is said before the next press, in seconds; presses at most."""
_DEEDS = (("Attack", "Eel-Faced Girl"), ("Defend", ""), ("Uncontested", ""))
"""What the first three do; all others defend."""
_PRESSED = (Atspi.Role.PUSH_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.TOGGLE_BUTTON)


class Listener:
    """Hears what a reader would say: where the keyboard goes, what that is called, and what is announced."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._hears = Atspi.EventListener.new(self._on_event)
        for kind in ("object:announcement", "object:state-changed:focused", "object:property-change:accessible-name"):
            self._hears.register(kind)

    def _on_event(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self._say(str(event.any_data))
        elif event.type.startswith("object:state-changed:focused"):
            if event.detail1:
                self._say(spoken(event.source))
        elif event.source.get_state_set().contains(Atspi.StateType.FOCUSED):
            self._say(spoken(event.source))

    def _say(self, words: str) -> None:
        self.heard.append(words)
        print(f"  heard: {words}")

    def listen(self, seconds: float = _QUIET) -> None:
        """Listen until nothing is said for so long."""
        context, last, known = GLib.MainContext.default(), monotonic(), len(self.heard)
        while monotonic() - last < seconds:
            context.iteration(False)
            if len(self.heard) != known:
                last, known = monotonic(), len(self.heard)


def spoken(one: Any) -> str:
    """Return what is said of something: its name, its role, its states."""
    states = one.get_state_set()
    told = [one.get_name(), one.get_role_name()]
    told += ["checked"] if states.contains(Atspi.StateType.CHECKED) else []
    return ", ".join(filter(None, told))


def parts(one: Any) -> Iterator[Any]:
    """Yield all that is in sight within something."""
    for place in range(one.get_child_count()):
        child = one.get_child_at_index(place)
        if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child
            yield from parts(child)


def press(window: Any, name: str) -> bool:
    """Press the button whose name begins so; return whether there was one that could be pressed."""
    for one in parts(window):
        is_on = one.get_state_set().contains(Atspi.StateType.ENABLED)
        if one.get_name().startswith(name) and is_on and one.get_role() in _PRESSED:
            print(f"> {spoken(one)}")
            return bool(one.do_action(0))
    return False


def window_of(program: subprocess.Popen[bytes], listener: Listener) -> Any:
    """Return the Host's window once it is there."""
    until = monotonic() + _START
    while monotonic() < until and program.poll() is None:
        listener.listen(0.2)
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            there = desktop.get_child_at_index(place)
            windows = [] if there is None else [there.get_child_at_index(at) for at in range(there.get_child_count())]
            for window in windows:
                if window is not None and any(one.get_role_name() == "menu bar" for one in parts(window)):
                    return window
    raise SystemExit("No window came.")


def step_of(window: Any) -> str:
    """Return the next step: the name of the page that has the keyboard."""
    for one in parts(window):
        if one.get_state_set().contains(Atspi.StateType.FOCUSED):
            return str(one.get_name())
    return ""


def rows(window: Any) -> list[str]:
    """Return the table as a reader tells it, row by row."""
    table = next(one for one in parts(window) if one.get_name() == "Agility order")
    grid = table.get_table_iface()
    cells = [
        [grid.get_accessible_at(row, column).get_name() for column in range(grid.get_n_columns())]
        for row in range(grid.get_n_rows())
    ]
    return [", ".join(filter(None, row)) for row in cells]


def play(window: Any, listener: Listener) -> bool:
    """Play a round; return whether the next one was reached."""
    deeds = list(_DEEDS)
    for _ in range(_MOST_STEPS):
        step = step_of(window)
        print(f"= {step}")
        if "choose a deed" in step:
            deed, target = deeds.pop(0) if deeds else ("Defend", "")
            press(window, deed)
            listener.listen()
            if target:
                target = next(one.get_name() for one in parts(window) if one.get_name().endswith(f"  {target}"))
                press(window, target)
                listener.listen()
            continue
        if not press(window, step):
            print("  nothing can be pressed for it")
            return False
        listener.listen()
        for _wait in range(20):  # cards turn on the TV before the next step comes
            if step_of(window) != step:
                break
            listener.listen()
        if "ext round" in step:
            print("\n".join(f"  row: {row}" for row in rows(window)))
            return True
        if step_of(window).startswith("“"):
            print("\n".join(f"  row: {row}" for row in rows(window)))
    return False


def main() -> int:
    """Start the program with a new evening, and play."""
    with TemporaryDirectory() as home:
        own = {f"XDG_{kind}_HOME": home for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
        program = subprocess.Popen(
            [str(CHECKOUT / ".venv/bin/python"), "-m", "demoncity_gui", "new", f"{home}/evening.demoncity"],
            cwd=CHECKOUT,
            env={**os.environ, **own, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"},
        )
        try:
            listener = Listener()
            window = window_of(program, listener)
            listener.listen(2.0)
            return 0 if play(window, listener) else 1
        finally:
            program.terminate()
            program.wait()


if __name__ == "__main__":
    sys.exit(main())
