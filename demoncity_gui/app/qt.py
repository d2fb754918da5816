"""Qt’s core, and imports as Python makes them. Whoever opens a window imports this before anything that knows Qt.

PySide puts an import of its own in the place of Python’s, which looks through the source of each module for one that
asks for Qt’s names in another spelling. None of ours does, and a start would wait for the reading of them all.
"""

import builtins

_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401 - it changes what the line below sets back

builtins.__import__ = _import
