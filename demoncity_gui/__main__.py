"""Start: `python -m demoncity_gui` and the command `demoncity`."""

from __future__ import annotations

import sys

from demoncity_gui.commandline.main import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False) and {"-c", "--multiprocessing-fork"}.intersection(sys.argv):
        from multiprocessing import freeze_support

        freeze_support()  # the built program is started once more as a worker, and goes no further
    sys.exit(main())
