"""Where the program's own files lie: in the source tree, an installed wheel or the standalone program."""

from __future__ import annotations

from pathlib import Path

_BUNDLED = Path(__file__).parent / "_assets"
"""The place in a wheel and in the standalone program."""

_SOURCE = Path(__file__).parent.parent / "assets"
"""The place in a checkout, which an editable install points to."""

_DOCUMENTS = Path(__file__).parent.parent / "packaging"
"""Where documents and their pictures lie in a checkout."""


class AssetMissing(FileNotFoundError):
    """One of the program's own files is not there: a wrong name, or a damaged installation."""


def guides() -> Path:
    """Return the folder of the guides, other languages in it; their pictures lie in `pictures` beside it."""
    return (_BUNDLED if _BUNDLED.is_dir() else _DOCUMENTS) / "docs"


def asset(*parts: str) -> Path:
    """Return the path of one of the program's own files or folders, such as `asset("icons", "blank.svg")`.

    Raises:
        AssetMissing: nothing lies there.
    """
    folder = _BUNDLED if _BUNDLED.is_dir() else _SOURCE
    path = folder.joinpath(*parts)
    if not path.exists():
        raise AssetMissing(f"the program’s own file {'/'.join(parts)} is missing from {folder}")
    return path
