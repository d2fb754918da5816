"""A person's own casts: TOML files in one folder, known by their names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from demoncity_gui.disk.door import system_words
from demoncity_gui.formats.cast import CastUnreadable, write_cast
from demoncity_gui.games.demon_city.rules.characters import Character
from demoncity_gui.texts import casts as said
from demoncity_gui.words.plain_text import quoted

_SUFFIX = ".toml"
_LONGEST = 60
_NOT_IN_NAMES = '/\\:*?"<>|'


class CastLibrary:
    """The casts in this folder, which is made when the first one is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        """Return what the casts are called, by alphabet; none where the folder can't be read."""
        try:
            return sorted((path.stem for path in self.folder.glob(f"*{_SUFFIX}") if path.is_file()), key=str.casefold)
        except OSError:
            return []

    def has(self, name: str) -> bool:
        """Whether a cast is called so."""
        return name in self.names()

    def path(self, name: str) -> Path:
        """Return where the cast of this name lies."""
        return self.folder / f"{name}{_SUFFIX}"

    def keep(self, name: str, characters: Sequence[Character]) -> None:
        """Keep these characters under a name, in place of what was kept under it.

        Raises:
            CastUnreadable: no file can be called so, or it can't be written; what was kept stays.
        """
        if (objection := objection_to_name(name)) is not None:
            raise CastUnreadable(objection)
        path = self.path(name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_cast(path, characters)
        except OSError as why:
            raise CastUnreadable(said.unwritten(path=quoted(path), why=system_words(why))) from why


def objection_to_name(name: str) -> str | None:
    """Return why no cast can be kept under this name, None if one can."""
    if not name.strip():
        return said.name_missing
    if len(name) > _LONGEST:
        return said.name_too_long(most=_LONGEST)
    if name != name.strip() or name.startswith("."):
        return said.name_begins_badly
    wrong = next((sign for sign in name if sign in _NOT_IN_NAMES or not sign.isprintable()), None)
    return None if wrong is None else said.name_holds(sign=wrong)
