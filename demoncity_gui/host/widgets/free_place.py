"""Where in a window something may stand beside a thing without covering what must be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QScrollArea, QWidget


class Spot(NamedTuple):
    """A widget, or a part of it that is asked for anew each time, in the widget's own coordinates.

    `bring` brings such a part into sight, where it may have scrolled out of it.
    """

    widget: QWidget
    part: Callable[[], QRect] | None = None
    bring: Callable[[], object] | None = None

    def scroll_into_sight(self) -> None:
        """Scroll what the widget stands in until it can be seen, and its part as well."""
        if self.bring is not None:
            self.bring()
        around = self.widget.parentWidget()
        while around is not None:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(self.widget, 0, 0)
            around = around.parentWidget()

    def seen_in(self, window: QWidget) -> QRect:
        """Return what can be seen of it, in the window's coordinates: an empty place where it can't be seen."""
        if not self.widget.isVisible():
            return QRect()
        seen = self.widget.rect() if self.part is None else self.part() & self.widget.rect()
        seen.translate(self.widget.mapTo(window, QPoint()))
        around = self.widget.parentWidget()
        while around is not None and around is not window:
            seen &= QRect(around.mapTo(window, QPoint()), around.size())
            around = around.parentWidget()
        return seen


def free_place(
    sizes: Sequence[QSize],
    room: QRect,
    thing: QRect,
    never: Sequence[QRect],
    clear: Sequence[QRect],
    rather: Sequence[QRect],
    gap: int,
) -> QRect:
    """Return the best place in the room beside the thing, in one of these sizes.

    It covers as little as possible of the thing and of what must `never` be covered, then of what had better be
    `clear`, then of what is `rather` left so; then being near counts, then the first size. All is tried that touches
    an edge of one of these.
    """
    never = [one for one in (thing, *never) if not one.isEmpty()]
    clear, rather = ([one for one in some if not one.isEmpty()] for some in (clear, rather))

    def cost(place: QRect) -> tuple[int, int, int, int, int]:
        far = max(place.left() - thing.right(), thing.left() - place.right(), 0)
        far += max(place.top() - thing.bottom(), thing.top() - place.bottom(), 0)
        covered = _covered(place, never), _covered(place, clear), _covered(place, rather)
        return *covered, far, sizes.index(place.size())

    places: list[QRect] = []
    for size in sizes:
        rightmost, lowest = room.right() - size.width() + 1, room.bottom() - size.height() + 1
        lefts, tops = [thing.left() + 24, room.left(), rightmost], [room.top(), lowest]
        for one in (*never, *clear, *rather):
            lefts += [one.right() + 1 + gap, one.left() - gap - size.width()]
            tops += [one.top() - gap - size.height(), one.bottom() + 1 + gap]
        lefts = list(dict.fromkeys(max(room.left(), min(left, rightmost)) for left in lefts))
        tops = list(dict.fromkeys(max(room.top(), min(top, lowest)) for top in tops))
        places += [QRect(QPoint(left, top), size) for top in tops for left in lefts]
    return min(places, key=cost)


def _covered(place: QRect, others: Sequence[QRect]) -> int:
    """Return how many pixels of these it covers."""
    return sum(common.width() * common.height() for common in map(place.intersected, others) if common.isValid())
