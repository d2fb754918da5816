"""What the system itself must have: Qt's shared libraries, and programs that tests and builds use."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Mapping

from steps import Failure, quietly

_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"

ENVIRONMENT = {"ensurepip": f"{_PYTHON}-venv"}
"""What makes an environment: what is to be found, and Debian's package that has it."""

QT = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
"""What Qt needs to draw at all."""

WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What Qt needs besides to open a window."""

TESTS = {"Xvfb": "xvfb", "xauth": "xauth", "xrandr": "x11-xserver-utils"}
"""What tests need besides: a screen that nobody sees, and monitors to plug into it."""

BUILD = {"objdump": "binutils", f"lib{_PYTHON}.so.1.0": f"lib{_PYTHON}"}
"""What the standalone program is made with."""


def see_to(needs: Mapping[str, str]) -> None:
    """Make sure that these are there, and what makes an environment.

    Where apt-get serves, root gets what is missing, and only that; anybody else is told what to type.
    Only on Linux are these left to the system: elsewhere Qt brings all it needs.

    Raises:
        Failure: some are missing.
    """
    if sys.platform != "linux":
        return
    needs = ENVIRONMENT | dict(needs)
    missing = _missing(needs)
    if not missing:
        return
    lacks = f"This system lacks {', '.join(missing)}."
    if shutil.which("apt-get") is None:
        raise Failure(f"{lacks} Install the packages that have them, and try again.")
    packages = " ".join(sorted({needs[name] for name in missing}))
    # An update may fail for a source that isn't needed here; the install tells.
    command = f"apt-get update; apt-get install --yes --no-install-recommends {packages}"
    if os.geteuid() != 0:
        who, sudo = ("", "sudo ") if shutil.which("sudo") else (" as root", "")
        raise Failure(f"{lacks} Type this{who}, and try again:\n{sudo}sh -c {shlex.quote(command)}")
    quietly(f"Installing {packages}", ["sh", "-c", command], {"DEBIAN_FRONTEND": "noninteractive"})
    if missing := _missing(needs):
        raise Failure(f"This system still lacks {', '.join(missing)}, though {packages} is installed.")


def _missing(names: Mapping[str, str]) -> list[str]:
    return [name for name in names if not _found(name)]


def _found(name: str) -> bool:
    if name == "ensurepip":
        return importlib.util.find_spec(name) is not None
    if ".so." not in name:
        return shutil.which(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
