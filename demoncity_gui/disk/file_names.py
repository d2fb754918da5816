"""Names of people and evenings as names of files."""

from __future__ import annotations

import re
import unicodedata


def as_file_name(name: str) -> str:
    """Return a name as a file may be called anywhere."""
    return "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in name).strip()


def plain_letters(name: str) -> str:
    """Return a name in a-z, digits and dashes alone: “Señor König” becomes `senor-konig`; it may come to nothing."""
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
