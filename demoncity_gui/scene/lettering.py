"""Text made to fit: as large as there is room for, and shortened only then."""

from __future__ import annotations

import textwrap
from functools import lru_cache
from itertools import combinations, pairwise

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from demoncity_gui.art import look

_WIDEST_LETTER = 1.1
"""How many times its font's size a letter may be wide: those that fill a square, and a little."""
_FEW_LINES = 3


class Line(Struct, frozen=True):
    """A line of text ready to be painted, its font, and how wide it runs."""

    text: str
    font: QFont
    width: float


def font(family: str, pixels: float, *, bold: bool = False) -> QFont:
    """Return a font of the program's own typefaces; other scripts fall back to what the system has."""
    made = QFont(family)
    made.setPixelSize(max(1, round(pixels)))
    if family == look.TITLE:
        made.setWeight(QFont.Weight.DemiBold)  # its thin strokes are lost across a room
    else:
        made.setBold(bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=512)
def fitted(text: str, family: str, largest: float, smallest: float, width: float, *, bold: bool = False) -> Line:
    """Return the text in the largest font that fits the width; if none does, the smallest, with an ellipsis."""
    text = " ".join(text.split())
    size = largest
    while True:
        made = font(family, size, bold=bold)
        metrics = QFontMetricsF(made)
        advance = metrics.horizontalAdvance(text)
        if advance <= width:
            return Line(text, made, advance)
        if size <= smallest:
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            return Line(short, made, metrics.horizontalAdvance(short))
        size = max(smallest, size - 2)


def wrapped(text: str, family: str, size: float, width: float, lines: int, *, bold: bool = False) -> tuple[Line, ...]:
    """Return the text in at most so many lines, broken between words; the last takes an ellipsis if it must."""
    made = font(family, size, bold=bold)
    metrics = QFontMetricsF(made)
    words = text.split()
    broken: list[str] = []
    while words and len(broken) < lines - 1:
        count = 1
        while count < len(words) and metrics.horizontalAdvance(" ".join(words[: count + 1])) <= width:
            count += 1
        broken.append(" ".join(words[:count]))
        words = words[count:]
    if words:
        broken.append(" ".join(words))
    return tuple(fitted(part, family, size, size, width, bold=bold) for part in broken)


def balanced(text: str, family: str, size: float, width: float, lines: int) -> tuple[Line, ...]:
    """Return the text in as few of these lines as it takes, broken into lines as even as can be."""
    greedy = wrapped(text, family, size, width, lines)
    words = text.split()
    if len(greedy) < 2 or [word for line in greedy for word in line.text.split()] != words:
        return greedy
    metrics = QFontMetricsF(greedy[0].font)

    def parts(cuts: tuple[int, ...]) -> list[str]:
        return [" ".join(words[one:other]) for one, other in pairwise((0, *cuts, len(words)))]

    ways = map(parts, combinations(range(1, len(words)), len(greedy) - 1))
    best = min(ways, key=lambda way: sum(metrics.horizontalAdvance(part) ** 2 for part in way))
    return tuple(fitted(part, family, size, size, width) for part in best)


def titled(text: str, largest: float, smallest: float, width: float, height: float) -> tuple[Line, ...]:
    """Return a title in the largest font with which its lines fit the width and the height."""
    size = largest
    while True:
        lines = max(1, int(height // (size * 1.15)))
        broken = wrapped(text, look.TITLE, size, width, lines)
        if size <= smallest or "".join(line.text for line in broken).replace(" ", "") == "".join(text.split()):
            return broken
        size = max(smallest, size - 4)


def block(
    text: str, family: str, largest: float, smallest: float, width: float, height: float, line_height: float
) -> tuple[Line, ...]:
    """Return a text in the largest font with which all of it fits, each line so many times its size high.

    A word too long for a line is broken. In the smallest font the text takes as many lines as it needs.
    """
    text = " ".join(textwrap.wrap(text, int(width / smallest / _WIDEST_LETTER), break_on_hyphens=False))
    size = largest
    while True:
        most = int(height // (size * line_height)) if size > smallest else len(text)
        made = font(family, size)
        metrics = QFontMetricsF(made)
        lines: list[str] = []
        for word in text.split():
            joined = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(joined) <= width:
                lines[-1] = joined
            else:
                lines.append(word)
        widest = max((metrics.horizontalAdvance(line) for line in lines), default=0.0)
        if len(lines) <= most and (widest <= width or size <= smallest):
            break
        size = max(smallest, size - 4)
    if 1 < len(lines) <= _FEW_LINES:
        return balanced(text, family, size, width, len(lines))
    return tuple(fitted(line, family, size, size, width) for line in lines)
