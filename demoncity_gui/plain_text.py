"""Words from files and from people, made fit to be shown: they can't draw, command a terminal or turn our own around.

Labels and tool tips take words for markup that look like it; a control character commands a terminal; a sign that
turns the direction of writing turns the words that come after it as well. Nothing here knows Qt, files or the game.
"""

from __future__ import annotations

import unicodedata

_JOINERS = "\u200c\u200d"
"""Signs without width that spelling needs: within Persian words, and between the parts of one emoji."""
_NO_SIGN = "�"
_WORD_JOINER = "\u2060"
"""A sign without width: after it, Qt takes no `<` for the beginning of a tag."""
_SHORT = 80
"""Letters of a name in a sentence; of a longer one, its beginning and its end are shown."""


def one_line(words: str) -> str:
    """Return words on one line, without signs that nobody sees; what would command a terminal is shown as “�”."""
    return "".join(map(_seen, " ".join(words.split())))


def _seen(sign: str) -> str:
    if sign.isprintable() or sign in _JOINERS:
        return sign
    return "" if unicodedata.category(sign) == "Cf" else _NO_SIGN


def shortened(words: str) -> str:
    """Return a name of any length, fit for one line of a sentence."""
    line = one_line(words)
    return line if len(line) <= _SHORT else f"{line[: _SHORT - 20]}…{line[-19:]}"


def quoted(name: object) -> str:
    """Return what was typed, or the path of a file, in quotation marks: it may hold line ends, and what is no text."""
    return f"“{one_line(str(name))}”"


def tip(words: str) -> str:
    """Return words that a tool tip shows as they are: Qt offers no way to tell it that they are no markup."""
    return words.replace("<", f"<{_WORD_JOINER}").replace("&lt;", f"&{_WORD_JOINER}lt;")


def in_title(words: str) -> str:
    """Return words for the title of a window, in which Qt takes “[*]” for the place of a sign of its own."""
    return one_line(words).replace("[*]", "[*][*]")


def on_button(words: str) -> str:
    """Return words for a button, a tab or a line of a menu: none of their signs becomes a key, or parts them."""
    return one_line(words).replace("&", "&&")
