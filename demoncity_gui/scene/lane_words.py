"""A lane's words made to fit: the name, then what was announced, of which the target is cut last."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from demoncity_gui.art import look
from demoncity_gui.scene.boxes import SMALLEST_TEXT
from demoncity_gui.scene.lanes import Want
from demoncity_gui.scene.lettering import Line, fitted, is_whole, wrapped

NAME_LINE: Final = 42.0
DEED_LINE: Final = 38.0
"""How high a line of either is."""
_NAME_SIZE: Final = 37.0
_NAME_LINES: Final = 3
_MANY: Final = 40
_LEAST_HEAD: Final = 90.0
"""What stands before a target is left out where it would have less room than this."""


class LaneWords(Struct, frozen=True):
    """The lines of a lane as they are written, each as high as its kind."""

    name: tuple[Line, ...]
    deed: tuple[Line, ...]

    @property
    def height(self) -> float:
        """How high they are together."""
        return len(self.name) * NAME_LINE + len(self.deed) * DEED_LINE


@lru_cache(maxsize=4096)
def lane_words(
    name: str, deed: str, target: str, width: float, deed_lines: int, *, name_size: float = _NAME_SIZE
) -> LaneWords:
    """Return the words of a lane in this width: the name in two lines at most, the deed in so many."""
    names = _broken(name, width, _NAME_LINES, size=name_size, bold=True)
    if len(names) > 1 or not is_whole(names, name):
        names = _broken(name, width, _NAME_LINES, size=SMALLEST_TEXT, bold=True)
    return LaneWords(names, deed_in_lines(deed, target, width, deed_lines))


def words_height(want: Want, width: float, deed_lines: int) -> float:
    """Return how high a lane's words are, for the plan."""
    return lane_words(want.name, want.deed, want.target, width, deed_lines).height


def deed_in_lines(deed: str, target: str, width: float, lines: int) -> tuple[Line, ...]:
    """Return what was announced in at most so many lines; where it is cut, it is cut before its target.

    A target that the deed's own words don't end in stands after an arrow.
    """
    if lines <= 0 or not (deed or target):
        return ()
    head = " ".join(deed.removesuffix(target).split()) if target else " ".join(deed.split())
    tail = " ".join(target.split()) if not target or deed.endswith(target) else f"→ {target}"
    whole = f"{head} {tail}".strip()
    broken = _broken(whole, width, _MANY)
    if len(broken) <= lines and is_whole(broken, whole):
        return broken
    if not tail:
        return _broken(whole, width, lines)
    if not tail.startswith("→"):
        tail = f"→ {tail}"
    end = _broken(tail, width, max(1, lines - 1))
    if lines == 1:
        left = width - end[0].width - _space()
        if not head or left < _LEAST_HEAD:
            return end
        start = fitted(head, look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, left)
        return (fitted(f"{start.text} {end[0].text}", look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, width),)
    return (*_broken(head, width, lines - len(end)), *end)


def _space() -> float:
    return fitted("n", look.TEXT, SMALLEST_TEXT, SMALLEST_TEXT, 1e6).width


def _broken(
    text: str, width: float, lines: int, *, size: float = SMALLEST_TEXT, bold: bool = False
) -> tuple[Line, ...]:
    return wrapped(text, look.TEXT, size, width, lines, bold=bold)
