"""How the lines of the sheet of keys are laid out: in two columns where they fit side by side, else in parts."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QGridLayout, QWidget

from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.host.widgets.theme import bold

_LINE = 20
"""The height of a line, in logical pixels: all of them must fit on a laptop."""
_MARGIN, _GAP, _BETWEEN = 20, 14, 28


class SheetLine(Struct, frozen=True):
    """Keys and what they do, which may take several lines; without words, the heading of those beneath it."""

    keys: str
    words: str = ""

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return self.words.count("\n") + 1


def laid_out(lines: list[SheetLine], room: QSize, font: QFont) -> list[list[list[SheetLine]]]:
    """Return what stands in each column of each part: two columns where they fit side by side, else one."""
    names, words = QFontMetrics(bold(font)), QFontMetrics(font)
    rows = max(4, (room.height() - _MARGIN) // _LINE)
    headings = [place for place, line in enumerate(lines) if not line.words and place]
    for middle in sorted(headings, key=lambda place: max(_height(lines[:place]), _height(lines[place:]))):
        halves = [lines[:middle], lines[middle:]]
        widths = [_width(half, names, words) for half in halves]
        if sum(widths) + _BETWEEN + 2 * _MARGIN <= room.width() and max(map(_height, halves)) <= rows:
            return [halves]
    left = max((names.horizontalAdvance(line.keys) for line in lines if line.words), default=0)
    room_for_words = room.width() - 2 * _MARGIN - _GAP - left
    parts: list[list[list[SheetLine]]] = [[[]]]
    for line in (SheetLine(line.keys, _wrapped(line.words, words, room_for_words)) for line in lines):
        column = parts[-1][0]
        needed = line.height if line.words else 2  # a heading is not left alone
        if column and _height(column) + needed > rows:
            parts.append([[]])
        parts[-1][0].append(line)
    return parts


def _height(lines: list[SheetLine]) -> int:
    return sum(line.height for line in lines)


def _width(lines: list[SheetLine], names: QFontMetrics, words: QFontMetrics) -> int:
    left = max((names.horizontalAdvance(line.keys) for line in lines if line.words), default=0)
    right = [words.horizontalAdvance(part) for line in lines for part in line.words.split("\n")]
    return left + _GAP + max(right, default=0)


def _wrapped(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return the words with a new line wherever one more would not fit."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and metrics.horizontalAdvance(longer) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return "\n".join(lines)


def part_of(columns: list[list[SheetLine]]) -> QWidget:
    """Return one part of a page of the sheet, with these lines in its columns."""
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(_MARGIN, 6, _MARGIN, 8)
    grid.setHorizontalSpacing(_GAP)
    grid.setVerticalSpacing(0)
    for number, lines in enumerate(columns):
        row = 0
        for line in lines:
            if not line.words:
                grid.addWidget(
                    PlainLabel(line.keys, kind="heading"), row, number * 3, 1, 2, Qt.AlignmentFlag.AlignBottom
                )
            else:
                top = Qt.AlignmentFlag.AlignTop
                grid.addWidget(PlainLabel(line.keys, kind="key"), row, number * 3, line.height, 1, top)
                grid.addWidget(PlainLabel(line.words), row, number * 3 + 1, line.height, 1, top)
            for below in range(row, row + line.height):
                grid.setRowMinimumHeight(below, _LINE)
            row += line.height
    grid.setRowStretch(max(map(_height, columns)), 1)
    if len(columns) > 1:
        grid.setColumnMinimumWidth(2, _BETWEEN - _GAP)
    grid.setColumnStretch(len(columns) * 3 - 2, 1)
    return page
