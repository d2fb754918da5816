"""What the system must have for Qt, and the sentence where something of it is missing."""

from __future__ import annotations

import os
import re
import sys

from demoncity_gui.texts import libraries as said

_DEBIAN = (
    *("libegl1", "libgl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libglib2.0-0", "libxcb-cursor0"),
    *("libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
)
"""Debian's packages that have all of it."""


def lacking(why: ImportError | OSError) -> str | None:
    """Return the sentence where a part of the program can't be loaded for want of another, None for any other fault."""
    library = re.match(r"(\S+?\.so[.\d]*): cannot open shared object file", str(why))
    if library is not None:
        return said.system_library(library=library[1], command=" ".join(("sudo", "apt", "install", *_DEBIAN)))
    if isinstance(why, ModuleNotFoundError) and why.name is not None and not why.name.startswith("demoncity"):
        return said.part(part=why.name)
    if isinstance(why, ImportError) and re.search("DLL load failed", str(why)):
        return said.redistributable
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
