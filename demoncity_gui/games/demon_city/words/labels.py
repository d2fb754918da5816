"""Labels of advantages and disadvantages, as the Host named them. One without a name is kept as what it is, “advantage
2”, and said in the language that is used.
"""

from __future__ import annotations

import re
from typing import Final

from demoncity_gui.texts import demon_city_counts as said

ADVANTAGE: Final = "advantage"
DISADVANTAGE: Final = "disadvantage"
_UNNAMED = re.compile(rf"({ADVANTAGE}|{DISADVANTAGE})(?: (\d{{1,4}}))?")


def is_unnamed(label: str) -> bool:
    """Return whether nobody has said what this advantage or disadvantage is."""
    return _UNNAMED.fullmatch(label) is not None


def label_words(label: str) -> str:
    """Return a label as people read it."""
    unnamed = _UNNAMED.fullmatch(label)
    return label if unnamed is None else said.unnamed(kind=unnamed[1], number=int(unnamed[2] or 1))
