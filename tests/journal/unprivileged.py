"""A program of its own that gives up being root, then makes or opens an evening and says what came of it.

`python -m tests.journal.unprivileged create|open FILE`
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from demoncity_gui.journal.troubles import Trouble
from tests.support.demon_city import create_journal, open_journal

NOBODY = 65534


def main(verb: str, path: Path) -> None:
    """Print the kind of trouble, or nothing."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    try:
        (create_journal if verb == "create" else open_journal)(path).close()
    except Trouble as trouble:
        print(type(trouble.reason).__name__)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
