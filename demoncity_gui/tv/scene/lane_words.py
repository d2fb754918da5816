"""A lane's words made to fit: the name or a shorter form of it, then what was announced; its target is cut last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from demoncity_gui.cards.drawing import look
from demoncity_gui.tv.scene.boxes import SMALLEST_TEXT
from demoncity_gui.tv.scene.lanes import LaneSpot, Size, Want
from demoncity_gui.tv.scene.lettering import Line, fitted, is_whole, widest_piece, wrapped
from demoncity_gui.tv.scene.letters import same_words

NAME_LINE: Final = 42.0
DEED_LINE: Final = 38.0
"""How high a line of either is."""
_NAME_SIZE: Final = 37.0
_NAME_LINES: Final = 2
_NAME_LINES_AT_WORST: Final = 3
_MANY: Final = 40
_LEAST_HEAD: Final = 90.0
"""What stands before a target is left out where it would have less room than this."""


class LaneWords(Struct, frozen=True):
    """The lines of a lane as they are written, each as high as its kind."""

    name: tuple[Line, ...]
    deed: tuple[Line, ...]
    letters: float = 1.0

    @property
    def size(self) -> Size:
        """The room that they take together."""
        widest = max((line.width for line in (*self.name, *self.deed)), default=0.0)
        return Size(widest, (len(self.name) * NAME_LINE + len(self.deed) * DEED_LINE) * self.letters)


@lru_cache(maxsize=4096)
def lane_words(want: Want, width: float, deed_lines: int, letters: float = 1.0) -> LaneWords:
    """Return the words of a lane in this width, the deed in at most so many lines, so many times as large as usual."""
    size = SMALLEST_TEXT * letters
    largest = name_in_lines(want.name, (), width, 1, size=_NAME_SIZE * letters)
    whole = len(largest) == 1 and is_whole(largest, want.name) and largest[0].width <= width
    name = largest if whole else name_in_lines(want.name, want.shorter, width, _NAME_LINES, size=size)
    deed = deed_in_lines(want.deed, want.target, want.short_target, width, deed_lines, size=size)
    return LaneWords(name, deed, letters)


def words_at(want: Want, place: LaneSpot) -> LaneWords:
    """Return the words of a lane as they stand at its place."""
    return lane_words(want, place.words.width // 8 * 8, place.deed_lines, place.letters)


def tells_as_much(want: Want, place: LaneSpot, usual: LaneSpot) -> bool:
    """Tell whether a lane says the same at either place."""
    one, other = words_at(want, place), words_at(want, usual)
    return same_words(one.name, other.name) and same_words(one.deed, other.deed)


class WordsOfLanes(Struct, frozen=True):
    """How large words are, for the plan of the lanes."""

    letters: float = 1.0

    def size(self, want: Want, width: float, deed_lines: int) -> Size:
        """Return the room that a lane's words take in this width."""
        return lane_words(want, width, deed_lines, self.letters).size

    def narrowest(self, want: Want) -> float:
        """Return how wide a lane must be so that no word of some form of its name and of its target's is broken."""
        name = _narrowest((want.name, *want.shorter), self.letters)
        target = widest_piece(want.short_target or want.target, look.TEXT, SMALLEST_TEXT * self.letters)
        return max(name, target)


@lru_cache(maxsize=1024)
def _narrowest(forms: tuple[str, ...], letters: float) -> float:
    return min(widest_piece(form, look.TEXT, SMALLEST_TEXT * letters, bold=True) for form in forms)


def name_in_lines(
    name: str, shorter: Sequence[str], width: float, lines: int, *, size: float = SMALLEST_TEXT
) -> tuple[Line, ...]:
    """Return the first form of a name, the whole one first, that stands in so many lines with no word broken.

    Where none does, the shortest is broken as it must be, in a line more if that leaves it whole.
    """
    for form in (name, *shorter):
        broken = _broken(form, width, lines, size=size, bold=True)
        if is_whole(broken, form) and widest_piece(form, look.TEXT, size, bold=True) <= width:
            return broken
    form = (name, *shorter)[-1]
    broken = _broken(form, width, lines, size=size, bold=True)
    if is_whole(broken, form) or lines < _NAME_LINES:
        return broken
    return _broken(form, width, _NAME_LINES_AT_WORST, size=size, bold=True)


def deed_in_lines(
    deed: str, target: str, short_target: str, width: float, lines: int, *, size: float = SMALLEST_TEXT
) -> tuple[Line, ...]:
    """Return what was announced in at most so many lines; where it is cut, it is cut before its target.

    A target that the deed's own words don't name stands after an arrow, by a short name where the whole has no room.
    """
    if lines <= 0 or not (deed or target):
        return ()
    head = " ".join(deed.removesuffix(target).split()) if target else " ".join(deed.split())
    tail = " ".join(target.split()) if not target or deed.endswith(target) else f"→ {target}"
    whole = head if target and target in head else f"{head} {tail}".strip()
    broken = _broken(whole, width, _MANY, size=size)
    if len(broken) <= lines and is_whole(broken, whole):
        return broken
    if not tail:
        return _broken(whole, width, lines, size=size)
    if not tail.startswith("→"):
        tail = f"→ {tail}"
    end = _broken(tail, width, max(1, lines - 1), size=size)
    if short_target and (len(end) > 1 or not is_whole(end, tail)):
        end = _broken(f"→ {' '.join(short_target.split())}", width, max(1, lines - 1), size=size)
    if lines == 1:
        left = width - end[0].width - _space(size)
        if not head or left < _LEAST_HEAD:
            return end
        start = fitted(head, look.TEXT, size, size, left)
        return (fitted(f"{start.text} {end[0].text}", look.TEXT, size, size, width),)
    return (*_broken(head, width, lines - len(end), size=size), *end)


def _space(size: float) -> float:
    return fitted("n", look.TEXT, size, size, 1e6).width


def _broken(
    text: str, width: float, lines: int, *, size: float = SMALLEST_TEXT, bold: bool = False
) -> tuple[Line, ...]:
    return wrapped(text, look.TEXT, size, width, lines, bold=bold)
