"""What of a guest's sheet stands on paper."""

from __future__ import annotations

from msgspec import Struct


class SheetOnPaper(Struct, frozen=True):
    """A sheet: the name and what stands beneath it, numbers in boxes, each with how much of it is lost, and in lines.

    `parts` are texts with their titles; `portrait` is the name of a picture that the evening keeps, or nothing.
    """

    name: str
    beneath: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int, int], ...] = ()
    further: tuple[tuple[str, int], ...] = ()
    parts: tuple[tuple[str, str], ...] = ()
    portrait: str = ""
