"""Labels of edges and troubles that count: each distinct."""

from __future__ import annotations

from collections.abc import Sequence


def distinct(word: str, taken: Sequence[str]) -> str:
    """Return the word, or the word with the first number that makes it distinct."""
    number = 1
    label = word
    while label in taken:
        number += 1
        label = f"{word} {number}"
    return label
