"""Start: `python -m demoncity_gui` and the command `demoncity`."""

from __future__ import annotations

import sys

from demoncity_gui.commandline.main import main

if __name__ == "__main__":
    sys.exit(main())
