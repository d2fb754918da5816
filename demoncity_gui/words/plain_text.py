"""Words from files and from people, made fit to be shown: they can't draw, command a terminal or turn our own around.

Labels and tool tips take words for markup that look like it; a control character commands a terminal; a sign that
turns the direction of writing turns the words that come after it as well. Nothing here knows Qt, files or the game.
"""

from __future__ import annotations

import re
import unicodedata

from demoncity_gui.texts import lists

_HARMFUL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
"""Controls, line ends, and signs without width or picture that turn, hide or part what stands beside them."""
_JOINERS = "\u200c\u200d"
"""Signs without width that spelling needs: within Persian words, and between the parts of one emoji."""
_NO_SIGN = "�"
_WORD_JOINER = "\u2060"
"""A sign without width: after it, Qt takes no `<` for the beginning of a tag."""
_SHORT = 80
"""Letters of a name in a sentence; of a longer one, its beginning and its end are shown."""


def one_line(words: str) -> str:
    """Return words on one line, without signs that nobody sees; what would command a terminal is shown as “�”."""
    line = " ".join(words.split())
    return line if line.isprintable() else "".join(map(_seen, line))


def _seen(sign: str) -> str:
    if sign.isprintable() or sign in _JOINERS:
        return sign
    return "" if unicodedata.category(sign) == "Cf" else _NO_SIGN


def harmless(words: str, *, lines: bool = False) -> str:
    """Return words with nothing in them that commands a terminal or turns other words around; all else as it was.

    `lines`: they may have several.
    """
    if _HARMFUL.search(words) is None:
        return words
    return "\n".join(map(_harmless_line, words.split("\n"))) if lines else _harmless_line(words)


def _harmless_line(words: str) -> str:
    return _HARMFUL.sub(lambda found: " " if found[0].isspace() else _seen(found[0]), words)


def harmless_values(tree: object, *, key: str = "") -> object:
    """Return what was read of a file (`tree`: texts, lists and tables of them) with all its words harmless.

    Notes alone may have several lines. `key` is what the tree stands under.
    """
    match tree:
        case str():
            return harmless(tree, lines=key == "notes")
        case list():
            return [harmless_values(one, key=key) for one in tree]
        case dict():
            return {harmless(name): harmless_values(one, key=name) for name, one in tree.items()}
        case _:
            return tree


def visible(name: str) -> str:
    """Return the name of a file, sign for sign; what can't be seen, or is no text, is shown as “�”."""
    return "".join(sign if sign.isprintable() else _NO_SIGN for sign in name)


def shown(name: str, most: int = _SHORT) -> str:
    """Return a name from a file, fit for one line of a sentence: no endless one, nothing that commands a terminal.

    Of a longer one `most` letters are shown: its beginning, and the last 19.
    """
    plain = visible(name)
    return plain if len(plain) <= most else f"{plain[: most - 20]}…{plain[-19:]}"


def quoted(path: object) -> str:
    """Return the path of a file in quotation marks: it may hold line ends, and bytes that are no text."""
    return lists.quoted(words=visible(str(path)))


def tip(words: str) -> str:
    """Return words that a tool tip shows as they are: Qt offers no way to tell it that they are no markup."""
    return words.replace("<", f"<{_WORD_JOINER}").replace("&lt;", f"&{_WORD_JOINER}lt;")


def in_title(words: str) -> str:
    """Return words for the title of a window, in which Qt takes “[*]” for the place of a sign of its own."""
    return one_line(words).replace("[*]", "[*][*]")


def on_button(words: str) -> str:
    """Return words for a button, a tab or a line of a menu: none of their signs becomes a key, or parts them."""
    return harmless(words).replace("&", "&&")
