"""The program's own mistakes, in a file: what kind they were and where in the code, and nothing of what was played.

What an exception says, and every value, may be somebody's name, notes or cards. So neither is written down.
"""

from __future__ import annotations

import os
import platform
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path, PurePath
from typing import Final

from demoncity_gui.version import VERSION

FILE: Final = "faults.txt"
_FOLDER: Final = "DEMONCITY_FAULT_LOG"
"""The environment variable by which second programs know the folder."""
_MOST_BYTES: Final = 200_000
"""Of one file; three older ones are kept beside it."""
_OLDER: Final = 3
_MOST_FRAMES: Final = 60


def use(folder: Path) -> None:
    """Keep the log in this folder, for this program and those that it starts."""
    os.environ[_FOLDER] = str(folder)


def report(fault: BaseException) -> str:
    """Return what is written of a mistake: versions, kinds of exceptions, and places in the code."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    system = f"demoncity {VERSION} · Python {platform.python_version()} · {platform.system()} {platform.machine()}"
    return "\n".join([f"{when} · {system}", *_told(fault)])


def _told(fault: BaseException) -> Iterator[str]:
    cause = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if cause is not None:
        yield from _told(cause)
        yield "which led to"
    yield type(fault).__name__
    for frame in traceback.extract_tb(fault.__traceback__)[-_MOST_FRAMES:]:
        yield f"    {'/'.join(PurePath(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}"


def write(text: str) -> Path | None:
    """Add a report to the log; return its folder, None where nothing can be written or no folder is in use."""
    from logging import Formatter, LogRecord  # only a fault needs these
    from logging.handlers import RotatingFileHandler

    class Log(RotatingFileHandler):
        def handleError(self, record: LogRecord) -> None:
            fault = sys.exc_info()[1]
            assert fault is not None
            raise fault

    if not (told := os.environ.get(_FOLDER)):
        return None
    folder = Path(told)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        log = Log(folder / FILE, maxBytes=_MOST_BYTES, backupCount=_OLDER, encoding="utf-8", delay=True)
        try:
            log.setFormatter(Formatter("%(message)s\n"))
            log.emit(LogRecord("demoncity", 40, "", 0, text, None, None))
        finally:
            log.close()
    except (OSError, ValueError):
        return None
    return folder
