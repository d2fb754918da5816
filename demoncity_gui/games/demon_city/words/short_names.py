"""Shorter forms of people's names, for where a screen has no room for the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import dropwhile

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table

_ARTICLES = ("the", "a", "an", "der", "die", "das", "ein", "eine")
"""Of every language that the program speaks: a cast is in that of whoever wrote it."""
_ANYBODY = (
    *("boy", "creature", "girl", "lady", "man", "one", "thing", "woman"),
    *("ding", "dame", "frau", "fräulein", "herr", "junge", "kind", "mann", "mädchen", "wesen"),
)
_FEWER = (3, 2, 1)
_MOST_INITIALS = 4
"""More of them are no name that anybody knows again."""
_BESIDE_OTHERS = 16
"""So many letters stand beside other words in a narrow lane."""
_OF_NAMES = ("da", "de", "del", "della", "den", "der", "di", "du", "la", "le", "van", "von", "zu")
_SMALL = (
    *(*_ARTICLES, *_OF_NAMES, "and", "at", "by", "from", "in", "of", "on", "with"),
    *("am", "an", "auf", "aus", "bei", "dem", "des", "im", "mit", "und", "vom", "zum", "zur"),
)


def shorter_names(table: Table) -> Mapping[CharacterId, tuple[str, ...]]:
    """Return for everybody the shorter forms of their name, longest first; none that could mean somebody else as well.

    The sheet's short name goes before all; else the article goes first, then all but the first three words, two, one;
    then stands the last word alone, and a few initials last. Where the first word could be anybody, what tells them
    apart stays: “Grey Coat” for “Man in the Grey Coat”.
    """
    forms = {one.id: _forms(one.name, one.short) for one in table.characters}
    called = {one.id: {form.casefold() for form in (one.name, *forms[one.id])} for one in table.characters}
    times = Counter(form for all_forms in called.values() for form in all_forms)
    return {who: tuple(form for form in mine if times[form.casefold()] == 1) for who, mine in forms.items()}


def short_name(name: str, shorter: Sequence[str]) -> str:
    """Return the longest of a name's shorter forms that has room beside other words, else the shortest there is."""
    return next((form for form in shorter if len(form) <= _BESIDE_OTHERS), (name, *shorter)[-1])


@lru_cache(maxsize=1024)  # asked for at each step, of the same people
def _forms(name: str, short: str) -> tuple[str, ...]:
    words = name.split()
    if len(words) > 1 and words[0].casefold() in _ARTICLES:
        words = words[1:]
    forms = [short] if short else [" ".join(words), *_parts(words)]
    letters = [word if word.isdigit() else word[0].upper() for word in words if not _is_small(word)]
    if 1 < len(letters) <= _MOST_INITIALS:
        forms.append("".join(letters))
    return tuple(form for form in dict.fromkeys(forms) if form and len(form) < len(name))


def _parts(words: Sequence[str]) -> Iterator[str]:
    """Yield a name's first words, fewer and fewer, then its last one; who could be anybody is not told by the first."""
    anybody = len(words) > 1 and words[0].casefold() in _ANYBODY
    telling = list(dropwhile(_is_small, words[1:])) if anybody else words
    for count in (len(telling), _FEWER[0]) if anybody else _FEWER:
        part = list(dropwhile(_is_small, reversed(telling[:count])))
        yield " ".join(reversed(part))
    last = words[-1] if words else ""
    if len(last) > 1 and not last.isdigit() and last.casefold() not in (*_ANYBODY, *_SMALL):
        yield last


def _is_small(word: str) -> bool:
    return word.casefold() in _SMALL
