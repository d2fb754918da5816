"""Cards and sheets written to PDF files: whole or not at all. For a program without windows."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import assert_never

from PySide6.QtGui import QGuiApplication

from demoncity_gui.art import look
from demoncity_gui.art.pdf import At
from demoncity_gui.art.print_messages import Print, PrintSheets
from demoncity_gui.art.print_sheets import deck_pdf
from demoncity_gui.art.sheet_pages import sheets_pdf


def print_it(request: Print | PrintSheets, at: At = lambda _done, _whole: None) -> None:
    """Write the PDF that is asked for; what lay there is replaced at the end. The fonts must be loaded.

    Raises:
        OSError: it can't be written.
    """
    match request:
        case Print():
            content = deck_pdf(request.title, request.cards, request.back, request.paper, request.deck, at)
        case PrintSheets():
            content = sheets_pdf(request.title, request.sheets, request.paper, at)
        case _:
            assert_never(request)
    write_whole(Path(request.path), content)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole, or as it was before.

    Raises:
        OSError: it can't be written.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "this is no ordinary file, and stays as it is", str(path))
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
