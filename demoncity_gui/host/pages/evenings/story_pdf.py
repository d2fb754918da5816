"""A story on paper: A4 pages of a PDF, laid out piece by piece (a text document would be laid out all at once)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextLayout, QTextOption

from demoncity_gui.cards.drawing import look
from demoncity_gui.formats.story import Paragraph
from demoncity_gui.texts import host_window
from demoncity_gui.words.plain_text import one_line

_DOTS = 300
"""Dots per inch."""
_MARGIN = 20.0
"""Millimetres around each page."""
_MM = _DOTS / 25.4


class StoryPdf:
    """The pages of one story. `write` does a piece at each step; then `content` is the whole file."""

    def __init__(
        self, title: str, scene: str, story: Iterable[tuple[Paragraph, ...]], *, has_prose: bool = False
    ) -> None:
        self._has_prose = has_prose
        self._title, self._scene, self._story = title, scene, story
        self._bytes = QByteArray()

    @property
    def content(self) -> bytes:
        """The file, once `write` has come to its end."""
        return bytes(self._bytes.data())

    def write(self) -> Iterator[None]:
        """Lay out the story, a piece at a time."""
        buffer = QBuffer(self._bytes)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_DOTS)
        writer.setTitle(one_line(self._title))
        writer.setCreator(host_window.program)
        writer.setPageLayout(
            QPageLayout(
                QPageSize(QPageSize.PageSizeId.A4),
                QPageLayout.Orientation.Portrait,
                QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
                QPageLayout.Unit.Millimeter,
            )
        )
        with QPainter(writer) as painter:
            page = _Page(writer, painter)
            page.put(self._title, size=20, bold=True, after=2)
            if self._scene:
                page.put(self._scene, size=11, after=4)
            yield
            for paragraphs in self._story:
                for paragraph in paragraphs:
                    if paragraph.opens:
                        self._open(page, paragraph)
                        continue
                    if paragraph.prose:
                        page.put(paragraph.text, size=11.5, before=2, after=2.5)
                    elif self._has_prose:  # the throws stand small and set in between the prose
                        page.put(paragraph.text, size=8, indent=8, after=0.4, quiet=True)
                    else:
                        page.put(paragraph.text, size=10, after=0.8)
                    for words in paragraph.beneath:
                        size, indent = (7.5, 12.0) if self._has_prose else (8.5, 6.0)
                        page.put(words, size=size, indent=indent, after=0.5, quiet=True)
                yield
        buffer.close()

    def _open(self, page: _Page, paragraph: Paragraph) -> None:
        """Write a heading, with where it is and who is there: never as the last of a page."""
        page.put(paragraph.text, size=13, bold=True, before=7, after=1, keep=14 + 5 * len(paragraph.beneath))
        for words in paragraph.beneath:
            page.put(words, size=9, after=0.6, keep=14, quiet=True)


class _Page:
    """The page that is written on, and how far down; lengths in millimetres, sizes in points."""

    def __init__(self, writer: QPdfWriter, painter: QPainter) -> None:
        self._writer, self._painter = writer, painter
        self._width, self._height = writer.width(), writer.height()
        self._down = 0.0
        self._number = 1
        self._fonts: dict[tuple[float, bool], QFont] = {}
        self._put_number()

    def put(
        self,
        words: str,
        *,
        size: float,
        bold: bool = False,
        indent: float = 0,
        before: float = 0,
        after: float = 0,
        keep: float = 0,
        quiet: bool = False,
    ) -> None:
        """Write these words below the last ones; `keep` is the room that must be left beneath them.

        No line stands alone on a page, above or below, where they have more than two.
        """
        if self._down:
            self._down += before * _MM
        pen = _QUIET if quiet else QColor(look.INK)
        layout = QTextLayout(one_line(words), self._font(size, bold), self._writer)
        layout.setTextOption(_WRAP)
        layout.beginLayout()
        lines = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._width - indent * _MM)
            lines.append(line)
        layout.endLayout()
        room = self._height - keep * _MM - self._down
        breaks = break_before(int(room // lines[0].height()) if lines else 0, len(lines))
        for place, line in enumerate(lines):
            if (place == breaks and self._down) or self._down + line.height() > self._height:
                self._turn()
            self._painter.setPen(pen)
            line.draw(self._painter, QPointF(indent * _MM, self._down))
            self._down += line.height()
        self._down += after * _MM

    def _turn(self) -> None:
        self._writer.newPage()
        self._down = 0.0
        self._number += 1
        self._put_number()

    def _put_number(self) -> None:
        self._painter.setFont(self._font(8, False))
        self._painter.setPen(_QUIET)
        self._painter.drawText(QPointF(self._width - 8 * _MM, self._height + 8 * _MM), str(self._number))

    def _font(self, size: float, bold: bool) -> QFont:
        font = self._fonts.get((size, bold))
        if font is None:
            font = self._fonts[size, bold] = QFont(look.TEXT)
            font.setPointSizeF(size)
            font.setBold(bold)
        return font


def break_before(fits: int, lines: int) -> int:
    """Return before which of so many lines a page is turned, if so many fit: two stay together on either side."""
    if fits >= lines:
        return lines
    return max(0, min(fits, lines - 2)) if fits > 1 and lines > 3 else 0


_QUIET = QColor(look.INK)
"""Of what stands beneath the story: ink, thinner, and still read on paper."""
_QUIET.setAlphaF(0.68)
_WRAP = QTextOption()
_WRAP.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
