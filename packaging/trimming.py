"""What the standalone program doesn't need: files by their names, and then libraries that nothing calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import PurePath

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the program, the file that it is a copy of, its kind."""

_COMPILED = ("BINARY", "EXTENSION")
"""The kinds that call libraries; an extension is what Python imports."""

MODULES = [
    *(f"PySide6.Qt{part}" for part in ("Network", "OpenGLWidgets", "Pdf", "Qml", "Quick", "Sql", "Test")),
    *("tkinter", "unittest", "ssl", "_ssl", "_hashlib"),  # hashlib has what it needs without OpenSSL
    *("readline", "rlcompleter", "pydoc", "pydoc_data"),  # Python's own prompt and help
    *("setuptools", "_distutils_hack", "distutils", "packaging", "trove_classifiers"),  # what makes packages
    *("ftplib", "smtplib", "xmlrpc"),
    *("PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingtk"),
]
"""Modules that are never imported."""

_PICTURES = ("Bmp", "Gif", "Jpeg", "Mpo", "Png", "Ppm", "Tiff", "WebP")
"""Kinds of pictures that Pillow reads and writes here, or imports whatever it reads."""

_QT = ("EglF", "Network", "OpenGLWidgets", "Pdf", "Qml", "Quick", "Sql", "Test", "VirtualKeyboard")
_PLUGIN_FOLDERS = ("egldeviceintegrations", "generic", "networkinformation", "qmltooling", "sqldrivers", "tls")
_PLUGINS = (
    *("qeglfs", "qgtk3", "qlinuxfb", "qminimal", "qtvirtualkeyboard", "qvkkhrdisplay", "qvnc"),
    *("qgif", "qicns", "qico", "qtga", "qtiff", "qwbmp", "qwebp"),  # Pillow reads strangers' pictures
)
_PYTHON = ("python", "Python")
"""How the library begins that is Python itself: the program's own start calls it."""
_OF_THE_SYSTEM = ("mvec",)
"""A part of the C library: it must be that of the computer on which the program runs."""
_TRANSLATIONS = "qtbase_"
"""Of Qt's own translations: those of its dialogs; the other files are of its tools."""


_CATALOGUES = ".ftl"
"""How catalogues end as they are written; the program reads what comes of them."""


def used(place: str, languages: Iterable[str]) -> bool:
    """Return whether a file is needed, by its place in the program; `languages` are those that it speaks."""
    path = PurePath(place)
    if path.suffix == _CATALOGUES:
        return False
    name = path.name.removeprefix("lib")
    if path.suffix == ".qm":
        return name.startswith(_TRANSLATIONS) and path.stem.removeprefix(_TRANSLATIONS) in languages
    if any(part in _PLUGIN_FOLDERS for part in path.parts):
        return False
    return not name.startswith((*_OF_THE_SYSTEM, *_PLUGINS, *(f"Qt6{part}" for part in _QT)))


def imported(module: str) -> bool:
    """Return whether a module is needed: Pillow has one for each of many kinds of pictures."""
    kind = module.removeprefix("PIL.")
    return not kind.endswith("ImagePlugin") or kind.removesuffix("ImagePlugin") in _PICTURES


def called(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries without the shared libraries that none of the others calls, directly or through a library.

    `imports` gives the names of the libraries that a file on disk calls. What Python imports and what Qt loads as a
    plugin is always kept.
    """
    entries = list(entries)
    libraries = {PurePath(place).name: source for place, source, kind in entries if _is_library(place, kind)}
    reached: set[str] = set()
    todo = [source for place, source, kind in entries if kind in _COMPILED and not _is_library(place, kind)]
    while todo:
        for name in set(imports(todo.pop())) & libraries.keys() - reached:
            reached.add(name)
            todo.append(libraries[name])
    unused = libraries.keys() - reached
    return [entry for entry in entries if PurePath(entry[0]).name not in unused]


def once(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries with a link in the place of Pillow's libXau, of whose 2 MB 15 kB are code.

    Where the program has no other libXau, Pillow's stays.
    """
    entries = list(entries)
    if not any(place == _XAU and kind == "BINARY" for place, _, kind in entries):
        return entries
    return [
        (place, f"../{_XAU}", "SYMLINK") if place.startswith(_PILLOWS_XAU) else (place, source, kind)
        for place, source, kind in entries
    ]


_XAU, _PILLOWS_XAU = "libXau.so.6", "pillow.libs/libXau-"


def _is_library(place: str, kind: str) -> bool:
    """Whether this is a shared library that only others call."""
    path = PurePath(place)
    return kind == "BINARY" and "plugins" not in path.parts and not path.name.removeprefix("lib").startswith(_PYTHON)
