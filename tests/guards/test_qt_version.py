"""PySide6 6.12 loses a reference to None with each call on Python before 3.12, and dies of it within seconds."""

from __future__ import annotations

import sys
from importlib.metadata import version

from PySide6.QtCore import QObject

CALLS = 20_000


def test_calls_into_qt_keep_every_reference_to_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("a name")
        thing.parent()
    lost = before - sys.getrefcount(None)
    assert lost < CALLS // 100


def test_qt_is_older_than_6_12_where_python_is_older_than_3_12() -> None:
    major, minor = (int(part) for part in version("PySide6-Essentials").split(".")[:2])
    assert sys.version_info >= (3, 12) or (major, minor) < (6, 12)
