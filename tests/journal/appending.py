"""A program of its own that adds deeds to an evening and says each number once it is kept: to be killed, or starved.

`python -m tests.journal.appending FILE [BYTES]`: with BYTES, no file of this process may grow past that until the
first trouble, which it says as a sentence; then there is room again.
"""

from __future__ import annotations

import itertools
import resource
import sys
from pathlib import Path

from demoncity_gui.journal.file import JournalFile
from demoncity_gui.journal.troubles import Trouble, sentence
from tests.journal.evenings import deed


def _say(words: object) -> None:
    print(words, flush=True)


def main(path: Path, most_bytes: int | None) -> None:
    """Add deeds until killed."""
    _say("ready")
    journal = JournalFile.open(path) if path.exists() else JournalFile.create(path)
    _, unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    if most_bytes is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, unlimited))
    for number in itertools.count(len(journal.entries()) + 1):
        try:
            journal.append(deed(number))
        except Trouble as trouble:
            _say(sentence(trouble.reason))
            resource.setrlimit(resource.RLIMIT_FSIZE, (unlimited, unlimited))
            journal.append(deed(number))
        _say(number)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None)
