"""Words that older evenings hold, as today's say them. Entries are read so, and never written anew."""

from __future__ import annotations

import re

_SET_ONE_FIELD = re.compile(rb'("type"\s*:\s*")(?:toughness|hurt|state|calm|deck|hidden)-set"')
"""Events that 1.4 replaced: each had who and the fields of `CharacterChanged` that it set. No quoted text can match."""


def upcast(body: bytes) -> bytes:
    """Return an entry, JSON, in today's words."""
    return _SET_ONE_FIELD.sub(rb'\1character-changed"', body)
