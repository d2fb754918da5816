"""Names of people and evenings as names of files."""

from __future__ import annotations


def as_file_name(name: str) -> str:
    """Return a name as a file may be called anywhere."""
    return "".join(letter if letter.isalnum() or letter in " -_" else "_" for letter in name).strip()
