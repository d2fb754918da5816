"""How large the TV's letters are: as large as the Host likes wherever they have room, and nowhere cut for it.

Letters of the usual size have room at every table. Larger ones are tried from the wish down, and stand only where they
say the same words on the same ground.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from demoncity_gui.tv.scene.boxes import SMALLEST_TEXT
from demoncity_gui.tv.scene.lettering import Line
from demoncity_gui.tv.scene.texts import Text

T = TypeVar("T")

_STEP: Final = 0.1


def smallest(letters: float) -> float:
    """Return the font size of the smallest text: the usual one, or less where smaller letters are wished for."""
    return SMALLEST_TEXT * min(1.0, letters)


def as_large_as_fits(letters: float, make: Callable[[float], T], fits: Callable[[T, T], bool]) -> T:
    """Return what `make` makes with the largest letters, up to the wished ones, that have room.

    `fits` is asked whether what was made has room, with the usual beside it.
    """
    usual = make(min(1.0, letters))
    steps = max(0, round((letters - 1.0) / _STEP))
    found, fitting, failing = usual, 0, steps + 1
    step = steps  # the wish itself first: mostly there is room
    while fitting < step < failing:
        made = make(1.0 + (letters - 1.0) * step / steps)
        if fits(made, usual):
            found, fitting = made, step
        else:
            failing = step
        step = (fitting + failing) // 2
    return found


def same_words(one: Iterable[Line], other: Iterable[Line]) -> bool:
    """Tell whether the same is written: nothing is cut, and no word broken that isn't broken in both."""
    return _words(one) == _words(other)


def same_texts(one: Iterable[Text], other: Iterable[Text]) -> bool:
    """Tell the same of texts."""
    return same_words((text.line for text in one), (text.line for text in other))


def _words(lines: Iterable[Line]) -> list[str]:
    return [word for line in lines for word in line.text.split()]
