from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]

DOWN = "Everything points down"
PICTURES = "Qt and Pillow are nowhere below art"
PURE = "The rules know no luck, clock, disk or threads"
SECRETS = "The TV and its scene reach no secret"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package and of its contracts, to do harm to."""
    no_caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(CHECKOUT / "demoncity_gui", tmp_path / "demoncity_gui", ignore=no_caches)
    shutil.copy(CHECKOUT / "pyproject.toml", tmp_path)
    return tmp_path


def plant(tree: Path, file: str, *lines: str) -> None:
    path = tree / "demoncity_gui" / file
    path.write_text("\n".join((path.read_text(encoding="utf-8"), *lines, "")), encoding="utf-8")


def lint(tree: Path) -> str:
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([program, "--no-cache", "--no-logo"], cwd=tree, capture_output=True, text=True)
    return done.stdout + done.stderr


def broken(report: str) -> set[str]:
    """Which of the four contracts this report of lint-imports calls broken."""
    verdicts = dict(re.findall(rf"^({DOWN}|{PICTURES}|{PURE}|{SECRETS}) (KEPT|BROKEN)", report, re.MULTILINE))
    assert len(verdicts) == 4, report
    return {name for name, verdict in verdicts.items() if verdict == "BROKEN"}


def test_the_package_keeps_every_contract(tree: Path) -> None:
    report = lint(tree)
    assert broken(report) == set(), report


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("rules/table.py", "from demoncity_gui.wording import story", DOWN),
        ("formats/evening_plan.py", "import demoncity_gui.session.session", DOWN),
        ("journal/journal.py", "from demoncity_gui.formats import evening_plan", DOWN),
        ("models/agility_order.py", "from demoncity_gui.scene import lanes", DOWN),
        ("host/theme.py", "import demoncity_gui.tv", DOWN),
        ("wording/story.py", "import PySide6.QtCore", PICTURES),
        ("session/session.py", "from PIL import Image", PICTURES),
        ("rules/cards.py", "import random", PURE),
        ("rules/cards.py", "from pathlib import Path", PURE),
        ("tv/__init__.py", "from demoncity_gui.rules import table", SECRETS),
        ("tv/__init__.py", "from demoncity_gui.session import session", SECRETS),
        ("scene/lanes.py", "import demoncity_gui.journal.journal", SECRETS),
        ("scene/lanes.py", "from demoncity_gui.wording import story", SECRETS),
    ],
)
def test_a_forbidden_import_breaks_its_contract(tree: Path, file: str, line: str, contract: str) -> None:
    plant(tree, file, line)
    assert broken(lint(tree)) == {contract}


def test_a_new_module_must_find_its_layer(tree: Path) -> None:
    (tree / "demoncity_gui" / "stray.py").write_text('"""On no layer."""\n', encoding="utf-8")
    assert broken(lint(tree)) == {DOWN}


def test_each_kind_of_outer_world_is_kept_out_of_the_rules(tree: Path) -> None:
    worlds = ("datetime", "os", "pathlib", "random", "secrets", "sqlite3", "threading", "time")
    plant(tree, "rules/cards.py", *(f"import {world}" for world in worlds))
    report = lint(tree)
    assert broken(report) == {PURE}
    for world in worlds:
        assert f"demoncity_gui.rules.cards -> {world} " in report


@pytest.mark.parametrize("between", ["session/tv_picture.py", "rules/cards.py", "rules/decks.py", "art/look.py"])
def test_the_tv_reaches_no_secret_through_what_it_may_import(tree: Path, between: str) -> None:
    plant(tree, between, "from demoncity_gui.rules import table")
    assert SECRETS in broken(lint(tree))


def modules_after_importing(*parts: str) -> set[str]:
    """What Python has really loaded once every module of these parts of the package is imported."""
    program = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    part = importlib.import_module(name)
    for module in pkgutil.walk_packages(getattr(part, "__path__", ()), name + "."):
        importlib.import_module(module.name)
print(*sys.modules)
"""
    command = [sys.executable, "-P", "-c", program, *(f"demoncity_gui.{part}" for part in parts)]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_running_the_tv_loads_no_module_that_holds_a_secret() -> None:
    drawing = {"tv", "scene", "art", "assets", "disk", "version"}
    loaded = modules_after_importing("tv", "scene")
    ours = {name.removeprefix("demoncity_gui.") for name in loaded if name.startswith("demoncity_gui.")}
    public = {"rules", "rules.cards", "rules.decks", "session", "session.tv_picture"}
    assert {name for name in ours if name.split(".")[0] not in drawing} == public


def test_everything_below_art_runs_without_qt_or_pillow() -> None:
    loaded = modules_after_importing(
        "evenings_headless", "headless", "session", "ruling", "journal", "formats", "wording", "rules"
    )
    assert {name.split(".")[0] for name in loaded} & {"PySide6", "shiboken6", "PIL"} == set()
