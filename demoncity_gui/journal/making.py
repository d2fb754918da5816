"""An evening's file put in its place whole or not at all, never in another's."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from demoncity_gui.disk.whole import made
from demoncity_gui.journal.beside import see_to_name
from demoncity_gui.journal.reading import reason_of_system
from demoncity_gui.journal.troubles import AlreadyThere, NoFolder, NotWritable, Trouble, TroubleReason


def make(path: Path, content: bytes) -> None:
    """Create an evening's file of these bytes at an unused path; a failure leaves no file behind.

    Raises:
        Trouble: something is there already, or no evening can be kept there.
    """
    see_to_place(path)
    try:
        with made(path) as file:
            file.write(content)
    except FileExistsError:
        raise Trouble(AlreadyThere(path)) from None
    except OSError as error:
        raise Trouble(_reason_not_made(error, path)) from error


def see_to_place(path: Path) -> None:
    """Check that an evening can be created there; best effort, without writing.

    Raises:
        Trouble: something is there already, there is no folder, or no evening can be opened under that name.
    """
    if os.path.lexists(path):
        raise Trouble(AlreadyThere(path))
    if not os.path.isdir(path.parent):
        raise Trouble(NoFolder(path.parent))
    see_to_name(path)


def _reason_not_made(error: OSError, path: Path) -> TroubleReason:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT):
        return NotWritable(path)
    return reason_of_system(error, path)
