"""The English catalogues, compiled once for all tests that ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import texts


@cache
def english() -> Mapping[str, Mapping[str, texts.Message]]:
    """Every English catalogue by its subject."""
    return texts.language(texts.CATALOGUES / texts.ENGLISH)
