"""Shorter forms of people's names, for where a screen has no room for the whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.table import Table

_ARTICLES = ("the", "a", "an")
_ANYBODY = ("boy", "creature", "girl", "lady", "man", "one", "thing", "woman")
_SMALL = (*_ARTICLES, "and", "at", "by", "from", "in", "of", "on", "with")


def shorter_names(table: Table) -> Mapping[CharacterId, tuple[str, ...]]:
    """Return for everybody the shorter forms of their name, longest first; none that could mean somebody else as well.

    The sheet's short name goes before all; else the article goes first, then all but the first word, and initials last.
    Where the first word could be anybody, what tells them apart stays: “Grey Coat” for “Man in the Grey Coat”.
    """
    forms = {one.id: _forms(one.name, one.short) for one in table.characters}
    called = {one.id: {form.casefold() for form in (one.name, *forms[one.id])} for one in table.characters}
    times = Counter(form for all_forms in called.values() for form in all_forms)
    return {who: tuple(form for form in mine if times[form.casefold()] == 1) for who, mine in forms.items()}


def _forms(name: str, short: str) -> tuple[str, ...]:
    words = name.split()
    if len(words) > 1 and words[0].casefold() in _ARTICLES:
        words = words[1:]
    initials = "".join(
        word if word.isdigit() else word[0].upper() for word in words if len(words) < 2 or word.casefold() not in _SMALL
    )
    forms = [short] if short else [" ".join(words), _telling(words)]
    forms += [initials] if len(initials) > 1 else []
    return tuple(form for form in dict.fromkeys(forms) if form and len(form) < len(name))


def _telling(words: Sequence[str]) -> str:
    """Return the first word, or where that could be anybody the others without those before what they name."""
    if len(words) < 2 or words[0].casefold() not in _ANYBODY:
        return words[0] if words else ""
    rest = list(words[1:])
    while len(rest) > 1 and rest[0].casefold() in _SMALL:
        rest = rest[1:]
    return " ".join(rest)
