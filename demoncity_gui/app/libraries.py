"""What the system must have for Qt, and the sentence where something of it is missing."""

from __future__ import annotations

import os
import re
import sys

_DEBIAN = (
    "libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0"
    " libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)
"""Debian's packages that have all of it."""


def lacking(why: ImportError | OSError) -> str | None:
    """Return the sentence where a part of the program can't be loaded for want of another, None for any other fault."""
    library = re.match(r"(\S+?\.so[.\d]*): cannot open shared object file", str(why))
    if library is not None:
        return (
            f"A library of the system is missing: {library[1]}. On Debian or Ubuntu this brings all that are needed: "
            f"sudo apt install {_DEBIAN}"
        )
    if isinstance(why, ModuleNotFoundError) and why.name is not None and not why.name.startswith("demoncity"):
        return f"A part of the program is missing: {why.name}. Install it anew: pip install demoncity"
    if isinstance(why, ImportError) and "DLL load failed" in str(why):
        return "A library of the system is missing: install the Microsoft Visual C++ Redistributable."
    return None


def lacking_for_windows(plugins: str) -> str | None:
    """Return the sentence where Qt could open no window for want of a library: it would end the program by itself.

    `plugins` is the folder of Qt's plugins.
    """
    platform = os.environ.get("QT_QPA_PLATFORM") or ("" if os.environ.get("WAYLAND_DISPLAY") else "xcb")
    if sys.platform != "linux" or platform != "xcb":
        return None
    import ctypes  # only here: most commands open no window

    try:
        ctypes.CDLL(f"{plugins}/platforms/libqxcb.so")
    except OSError as why:
        return lacking(why)
    return None
