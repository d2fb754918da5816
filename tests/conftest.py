"""What all tests share: an unseen screen, no traces of the person's own settings, and the length of trials."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from demoncity_gui.app.garbage import GarbageCollector, collect_what_is_due
from demoncity_gui.texts.catalogue import PLAIN, speak
from tests.support.trials import Trials

# Before any test makes Qt's application.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("test", deadline=None, derandomize=True, database=None)
settings.register_profile("soak", deadline=None, max_examples=1000, print_blob=True)

PATIENCE = 120_000
"""Milliseconds after which what is waited for doesn't come at all; a machine with much to do may need most of them."""
_HOME = pytest.StashKey[Path]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--soak`."""
    parser.addoption("--soak", action="store_true", help="run long trials whole; a test runs a twentieth or so")


def pytest_configure(config: pytest.Config) -> None:
    """Keep settings, caches and data of this run in a folder that goes with it."""
    home = config.stash[_HOME] = Path(tempfile.mkdtemp(prefix="demoncity-tests-"))
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"):
        folder = home / name
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    settings.load_profile("soak" if config.getoption("--soak") else "test")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the longest variants of a trial to the soak."""
    if config.getoption("--soak"):
        return
    left = [item for item in items if item.get_closest_marker("soak_alone")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove that folder."""
    shutil.rmtree(config.stash[_HOME])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """State the figures that trials have recorded with `record_property`."""
    told = [report for report in terminalreporter.getreports("passed") if report.user_properties]
    if told:
        terminalreporter.section("figures")
    for report in told:
        figures = ", ".join(f"{name} {figure}" for name, figure in report.user_properties)
        terminalreporter.write_line(f"{report.nodeid}: {figures}")


class Patient(QtBot):
    """Qt's loop while something is waited for, longer than pytest-qt's five seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        """Go on as soon as this is so."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **more: Any) -> Any:
        """Go on as soon as this is emitted."""
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Qt's application, with the program's own collector of garbage."""
    GarbageCollector(qapp)
    return qapp


@pytest.fixture(autouse=True)
def garbage_of_windows(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let no other thread delete windows that tests left behind: the process would crash."""
    if "qapp" in request.fixturenames:
        gc.disable()
        yield
        collect_what_is_due()
        return
    if not gc.isenabled():
        gc.collect()
        gc.enable()
    yield


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    return Patient(request)


@pytest.fixture(autouse=True)
def plainly_spoken() -> Iterator[None]:
    """Speak as the tarot edition does again after a test that opened an evening of another."""
    yield
    speak(PLAIN)


@pytest.fixture
def scale(request: pytest.FixtureRequest) -> int:
    """How many tenths of a long trial to run: 1 in a test, 10 in a soak."""
    return 10 if request.config.getoption("--soak") else 1


@pytest.fixture
def trials(scale: int) -> Trials:
    """How often to try what a soak tries so many times: as often in a soak, else one in so many, at least once."""
    return lambda whole, one_in=20: whole if scale == 10 else max(1, whole // one_in)
