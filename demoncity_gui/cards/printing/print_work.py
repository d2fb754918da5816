"""Cards and sheets written to PDF files: whole or not at all. For a program without windows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import assert_never

from PySide6.QtGui import QGuiApplication

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.printing.pdf import At
from demoncity_gui.cards.printing.print_messages import Print, PrintSheets
from demoncity_gui.cards.printing.print_sheets import deck_pdf
from demoncity_gui.cards.printing.sheet_pages import sheets_pdf
from demoncity_gui.disk.kinds import Kind, see_to_export
from demoncity_gui.disk.whole import exported


def print_it(request: Print | PrintSheets, at: At = lambda _done, _whole: None) -> None:
    """Write the PDF that is asked for, in place of a PDF or of nothing. The fonts must be loaded.

    Raises:
        OSError: it can't be written, or something else lies there.
    """
    path = Path(request.path)
    see_to_export(path, Kind.PDF)  # before minutes of painting
    match request:
        case Print():
            content = deck_pdf(request, at)
        case PrintSheets():
            content = sheets_pdf(request.title, request.sheets, request.paper, at)
        case _:
            assert_never(request)
    with exported(path, Kind.PDF) as file:
        file.write(content)


def go_without_windows() -> QGuiApplication:
    """Return a Qt application that needs no screen, with the fonts loaded; to be kept while anything is painted."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    there = QGuiApplication.instance()
    application = there if isinstance(there, QGuiApplication) else QGuiApplication(["demoncity"])
    look.load_fonts()
    return application
