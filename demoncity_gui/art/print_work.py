"""Cards and sheets written to PDF files: whole or not at all. For a program without windows."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from demoncity_gui.art import look
from demoncity_gui.art.pack_messages import Print
from demoncity_gui.art.print_sheets import deck_pdf

At = Callable[[int, int], None]
"""Told how many sides of how many are painted."""


def print_cards(request: Print, at: At = lambda _done, _whole: None) -> None:
    """Write the PDF that is asked for; what lay there is replaced at the end. The fonts must be loaded.

    Raises:
        OSError: it can't be written.
    """
    content = deck_pdf(request.title, request.cards, request.back, request.paper, request.deck, at)
    write_whole(Path(request.path), content)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole, or as it was before.

    Raises:
        OSError: it can't be written.
    """
    draft = path.parent / f".{secrets.token_hex(8)}.print-draft"
    try:
        with draft.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def go_without_windows() -> QGuiApplication:
    """Return a Qt application that needs no screen, with the fonts loaded; to be kept while anything is painted."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    there = QGuiApplication.instance()
    application = there if isinstance(there, QGuiApplication) else QGuiApplication(["demoncity"])
    look.load_fonts()
    return application
