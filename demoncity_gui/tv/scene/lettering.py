"""Text made to fit: as large as there is room for, and shortened only then."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from demoncity_gui.cards.drawing import look

_WIDEST_LETTER = 1.1
"""How many times its font's size a letter may be wide: those that fill a square, and a little."""
_FEW_LINES = 3
_MOST_WORDS = 24
_WORD = re.compile(r"\S+\s*|\s+")
_PIECE = re.compile(r"[^\s-]*-+|[^\s-]+\s*|\s+")
"""What stays together on a line: a word with the space after it, or its part up to a hyphen where it is too long."""


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


@lru_cache(maxsize=4096)
def fitted(text: str, family: str, largest: float, smallest: float, width: float, *, bold: bool = False) -> Line:
    """Return the text in the largest font that fits the width; if none does, the smallest, with an ellipsis."""
    text = " ".join(text.split())
    size = largest
    while True:
        made = _font(family, size, bold=bold)
        advance = _advance(text, family, size, bold=bold)
        if advance <= width:
            return Line(text, made, advance)
        if size <= smallest:
            metrics = QFontMetricsF(made)
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            return Line(short, made, metrics.horizontalAdvance(short))
        size = max(smallest, size - 2)


def wrapped(text: str, family: str, size: float, width: float, lines: int, *, bold: bool = False) -> tuple[Line, ...]:
    """Return the text in at most so many lines; the last takes an ellipsis if it must.

    It is broken between words, in a word that is longer than a line after its hyphens, or where the line ends.
    """

    def wide(piece: str) -> float:
        return _advance(piece, family, size, bold=bold)

    words = _WORD.findall(" ".join(text.split()))
    short = [one for word in words for one in ([word] if wide(word.rstrip()) <= width else _PIECE.findall(word))]
    pieces = [part for piece in short for part in _parts(piece, wide, width)]
    broken: list[str] = []
    while pieces and len(broken) < lines - 1:
        count, taken = 1, wide(pieces[0])
        while count < len(pieces) and taken + wide(pieces[count].rstrip()) <= width:
            taken += wide(pieces[count])
            count += 1
        while count > 1 and wide("".join(pieces[:count]).rstrip()) > width:
            count -= 1  # letters beside each other may take more than each alone
        broken.append("".join(pieces[:count]).rstrip())
        pieces = pieces[count:]
    if pieces:
        broken.append("".join(pieces).rstrip())
    return tuple(fitted(part, family, size, size, width, bold=bold) for part in broken)


@lru_cache(maxsize=8192)
def _advance(text: str, family: str, size: float, *, bold: bool) -> float:
    return QFontMetricsF(_font(family, size, bold=bold)).horizontalAdvance(text)


@lru_cache(maxsize=64)
def _font(family: str, size: float, *, bold: bool) -> QFont:
    return font(family, size, bold=bold)


def _parts(piece: str, wide: Callable[[str], float], width: float) -> list[str]:
    """Return a piece of text in parts that each fit the width; nearly always it is one."""
    if wide(piece.rstrip()) <= width:
        return [piece]
    parts = [""]
    for letter in piece:
        if parts[-1] and wide(parts[-1] + letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts


def widest_piece(text: str, family: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a line must be so that no word of the text is broken."""
    pieces = _PIECE.findall(" ".join(text.split()))
    return max((_advance(piece.rstrip(), family, size, bold=bold) for piece in pieces), default=0.0)


def is_whole(lines: Sequence[Line], text: str) -> bool:
    """Tell whether nothing of a text was left out when it was broken into these lines."""
    return "".join("".join(line.text for line in lines).split()) == "".join(text.split())


def balanced(text: str, family: str, size: float, width: float, lines: int, *, bold: bool = False) -> tuple[Line, ...]:
    """Return the text in as few of these lines as it takes, broken into lines as even as can be."""
    greedy = wrapped(text, family, size, width, lines, bold=bold)
    words = text.split()
    if not 1 < len(greedy) <= len(words) or [word for line in greedy for word in line.text.split()] != words:
        return greedy
    metrics = QFontMetricsF(greedy[0].font)

    def parts(cuts: tuple[int, ...]) -> list[str]:
        return [" ".join(words[one:other]) for one, other in pairwise((0, *cuts, len(words)))]

    ways = map(parts, combinations(range(1, len(words)), len(greedy) - 1))
    wide = [([metrics.horizontalAdvance(part) for part in way], way) for way in ways]
    fits = [(sum(one**2 for one in widths), way) for widths, way in wide if max(widths) <= width]
    if not fits:
        return greedy
    _, best = min(fits)
    return tuple(fitted(part, family, size, size, width, bold=bold) for part in best)


def evened(lines: Sequence[Line], width: float) -> tuple[Line, ...]:
    """Return lines of one font with their words shared out as evenly as can be; those with broken words as they are."""
    if not 1 < len(lines) <= _FEW_LINES or any("…" in line.text for line in lines):
        return tuple(lines)
    made = lines[0].font
    text = " ".join(line.text for line in lines)
    if any(line.text.endswith("-") for line in lines) or len(text.split()) > _MOST_WORDS:
        return tuple(lines)
    return balanced(text, made.family(), made.pixelSize(), width, len(lines), bold=made.bold())


def titled(text: str, largest: float, smallest: float, width: float, height: float) -> tuple[Line, ...]:
    """Return a title in the largest font with which its lines fit the width and the height."""
    size = largest
    while True:
        lines = max(1, int(height // (size * 1.15)))
        broken = wrapped(text, look.TITLE, size, width, lines)
        if size <= smallest or [word for line in broken for word in line.text.split()] == text.split():
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
