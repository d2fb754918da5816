"""A PDF in the making: pages of the paper that is asked for, to their very edges, in colours made for print."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from demoncity_gui.cards.printing.paper import Paper
from demoncity_gui.cards.printing.print_painter import PrintPainter

DOTS_PER_MM: Final = 50
"""The painter's units in a millimetre."""
_MM_PER_INCH: Final = 25.4
_SIZES: Final = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}

At = Callable[[int, int], None]
"""Told how many cards or sheets of how many are painted."""


class Pdf:
    """`painter` paints and `writer` turns the pages while it is entered; after that `content` is the whole file.

    `width` and `height` are a page's, millimetres.
    """

    def __init__(self, title: str, paper: Paper) -> None:
        self._bytes = QByteArray()
        self._buffer = QBuffer(self._bytes)
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.writer = QPdfWriter(self._buffer)
        self.writer.setResolution(round(DOTS_PER_MM * _MM_PER_INCH))
        self.writer.setTitle(title)
        self.writer.setCreator("Demon City")
        page = QPageSize(_SIZES[paper])
        none = QMarginsF(0, 0, 0, 0)
        self.writer.setPageLayout(
            QPageLayout(page, QPageLayout.Orientation.Portrait, none, QPageLayout.Unit.Millimeter)
        )
        size = page.size(QPageSize.Unit.Millimeter)
        self.width, self.height = size.width(), size.height()
        self.painter = PrintPainter(self.writer)

    def __enter__(self) -> Pdf:
        return self

    def __exit__(self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None) -> None:
        self.painter.end()
        self._buffer.close()

    @property
    def content(self) -> bytes:
        """The file."""
        return bytes(self._bytes.data())
