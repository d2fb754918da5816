"""What an entry says, made fit to be shown before anybody reads it: a file may come from a stranger.

This is the one door for the words of an evening. What comes through it commands no terminal, turns no words around and
is never endless, whoever shows it: a label, the TV, a story, a printed sheet, a screen reader. The file stays as it is.
"""

from __future__ import annotations

import re

import msgspec

from demoncity_gui.games.common.names import LONGEST_NAME
from demoncity_gui.words.plain_text import harmless_values

_NAMES = {"name", "alias", "short", "side"}
_PICTURES = "pictures"
_LONGEST = 2_000
"""Letters of anything else; the program takes no such words, but older ones did."""
_LONGEST_NOTES = 20_000
_MAY_HARM = re.compile(
    rb"\\[ubfnrt]"  # JSON writes controls so
    rb"|\x7f|\xc2[\x80-\x9f]|\xd8\x9c|\xe1\xa0\x8e|\xe2\x80[\x8b\x8e\x8f\xa8-\xae]|\xe2\x81[\xa0-\xaf]"
    rb"|\xef\xbb\xbf|\xef\xbf[\xb9-\xbb]"
    rb"|\"(?:%b)\"\s*:\s*\"[^\"]{%d}|\"[^\"]{%d}" % ("|".join(sorted(_NAMES)).encode(), LONGEST_NAME + 1, _LONGEST + 1)
)
"""What an entry holds in which something may have to change: few do, and 10,000 are to open in half a second."""


def fit_to_show(body: bytes, *, is_typed: bool = False) -> bytes:
    """Return this JSON with all its words fit to be shown.

    `is_typed`: nothing is cut, for the rules refuse what is too long, and nobody's words may get lost.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError: it is no JSON.
    """
    if _MAY_HARM.search(body) is None:
        return body
    tree = harmless_values(msgspec.json.decode(body))
    return msgspec.json.encode(tree if is_typed else _bounded(tree, ""))


def _bounded(tree: object, key: str) -> object:
    match tree:
        case str():
            limit = LONGEST_NAME if key in _NAMES else _LONGEST_NOTES if key == "notes" else _LONGEST
            return tree if len(tree) <= limit else f"{tree[: limit - 1]}…"
        case list():
            return [_bounded(one, key) for one in tree]
        case dict():
            # A weapon is called by a whole line; pictures are no words, and the entry bounds them.
            return {
                name: one if name == _PICTURES else _bounded(one, "" if key == "weapons" else name)
                for name, one in tree.items()
            }
        case _:
            return tree
