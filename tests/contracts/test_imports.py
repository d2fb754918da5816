from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]

DOWN = "Everything points down"
GAMES = "A game doesn't know who shares with it"
REGISTRY = "One registry, asked by the program, its commands and whoever opens an evening"
NO_GAME = "Nobody names a game but the registry, its desk, the program and its commands"
GAME = "Rules know no words, words no views"
ACTION = "Action!: rules know no words"
KINGS = "Kings: rules know no words"
HOST = "The window knows desks, desks know pages, and nothing the other way"
DESKS = "Desks are blind to each other, and only the registry knows them"
SHELL = "The shell knows no desk by name"
CARDS = "Printing draws, and drawing reads packs"
PREVIEW = "The Host's window shares the TV's scene and nothing else of it"
PICTURES = "Qt and Pillow are nowhere below cards"
PACKS = "Packs are read without Qt"
PURE = "The rules know no luck, clock, disk or threads"
SECRETS = "The TV and its scene reach no secret"
ALL = (
    *(DOWN, GAMES, REGISTRY, NO_GAME, GAME, ACTION, KINGS, HOST, DESKS, SHELL, CARDS, PREVIEW, PICTURES, PACKS),
    *(PURE, SECRETS),
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of its contracts that has been read once: a copy of it is read where it differs."""
    tree = tmp_path_factory.mktemp("sound")
    no_caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(CHECKOUT / "demoncity_gui", tree / "demoncity_gui", ignore=no_caches)
    shutil.copy(CHECKOUT / "pyproject.toml", tree)
    lint(tree)
    return tree


@pytest.fixture
def tree(sound: Path, tmp_path: Path) -> Path:
    """A copy of the package and of its contracts, to do harm to."""
    return Path(shutil.copytree(sound, tmp_path, copy_function=os.link, dirs_exist_ok=True))


def plant(tree: Path, file: str, *lines: str) -> None:
    path = tree / "demoncity_gui" / file
    words = path.read_text(encoding="utf-8")
    path.unlink()  # it is one file with the sound tree's
    path.write_text("\n".join((words, *lines, "")), encoding="utf-8")


def lint(tree: Path) -> str:
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([program, "--no-logo"], cwd=tree, capture_output=True, text=True)
    return done.stdout + done.stderr


def broken(report: str) -> set[str]:
    """Which of the contracts this report of lint-imports calls broken."""
    verdicts = dict(re.findall(rf"^({'|'.join(ALL)}) (KEPT|BROKEN)", report, re.MULTILINE))
    assert len(verdicts) == len(ALL), report
    return {name for name, verdict in verdicts.items() if verdict == "BROKEN"}


def test_the_package_keeps_every_contract(tree: Path) -> None:
    report = lint(tree)
    assert broken(report) == set(), report


FORBIDDEN = (
    ("formats/evening_plan.py", "import demoncity_gui.evening.session", DOWN),
    ("journal/journal.py", "from demoncity_gui.formats import evening_plan", DOWN),
    ("tv/scene/lanes.py", "from demoncity_gui.host.widgets import theme", DOWN),
    ("games/common/chance.py", "from demoncity_gui.games.demon_city.rules import table", GAMES),
    ("games/kings/words.py", "from demoncity_gui.games.demon_city.rules import table", GAMES),
    ("games/demon_city/words/story.py", "from demoncity_gui.games.kings import words", GAMES),
    ("games/kings/words.py", "from demoncity_gui.games.action import words", GAMES),
    ("games/kings/rules/initiative.py", "from demoncity_gui.games.kings import scenario", KINGS),
    ("games/action/rules/harm.py", "from demoncity_gui.games.action import written", ACTION),
    ("games/kings/rules/initiative.py", "import random", PURE),
    ("evening/session.py", "from demoncity_gui.games import registry", REGISTRY),
    ("evening/session.py", "from demoncity_gui.games.demon_city.rules import table", NO_GAME),
    ("journal/entries.py", "from demoncity_gui.games.demon_city.rules.commands import Command", NO_GAME),
    ("host/asking/question.py", "import demoncity_gui.games.demon_city.rules.refusals", NO_GAME),
    ("host/pages/cast/cast_page.py", "from demoncity_gui.games.registry import game_for", REGISTRY),
    ("games/demon_city/rules/table.py", "import demoncity_gui.games.demon_city.words", GAME),
    ("games/demon_city/words/story.py", "from demoncity_gui.games.demon_city.views import showdowns", GAME),
    ("host/pages/cast/cast_table.py", "from demoncity_gui.host.shell import status", HOST),
    ("host/widgets/theme.py", "from demoncity_gui.host.pages import side_page", HOST),
    ("host/desks/demon_city/labels.py", "from demoncity_gui.host.desks import registry", DESKS),
    ("host/shell/docks.py", "from demoncity_gui.host.desks.demon_city import docks", SHELL),
    ("cards/packs/card_guesses.py", "import demoncity_gui.cards.drawing.card_words", CARDS),
    ("host/widgets/theme.py", "import demoncity_gui.tv.screens", PREVIEW),
    ("tv/scene/lanes.py", "import demoncity_gui.tv.screens", PREVIEW),
    ("games/demon_city/words/story.py", "import PySide6.QtCore", PICTURES),
    ("evening/session.py", "from PIL import Image", PICTURES),
    ("cards/packs/pack_files.py", "import PySide6.QtCore", PACKS),
    ("games/demon_city/rules/worth.py", "import random", PURE),
    ("forecast/run.py", "from demoncity_gui.odds import deal", DOWN),
    ("forecast/run.py", "from demoncity_gui.evening import session", DOWN),
    ("luck/throws.py", "from demoncity_gui.evening import session", DOWN),
    ("luck/words.py", "from demoncity_gui.views import paper_sheet", DOWN),
    ("luck/throws.py", "import PySide6.QtCore", PICTURES),
    ("forecast/story.py", "import PySide6.QtCore", PICTURES),
    ("games/demon_city/tempers/ready.py", "import demoncity_gui.games.demon_city.words", GAME),
    ("games/demon_city/rules/worth.py", "import demoncity_gui.games.demon_city.tempers", GAME),
    ("odds/deal.py", "import random", PURE),
    ("odds/heaps.py", "from demoncity_gui.disk import door", PURE),
    ("odds/clash.py", "import PySide6.QtCore", PICTURES),
    ("formats/evening_plan.py", "from demoncity_gui.odds import deal", DOWN),
    ("games/demon_city/rules/worth.py", "from demoncity_gui.texts import lists", PURE),
    ("pieces/tarot.py", "from pathlib import Path", PURE),
    ("tv/__init__.py", "from demoncity_gui.games.demon_city.rules import table", SECRETS),
    ("tv/__init__.py", "from demoncity_gui.evening import session", SECRETS),
    ("tv/scene/lanes.py", "import demoncity_gui.journal.journal", SECRETS),
    ("tv/scene/lanes.py", "from demoncity_gui.games.demon_city.words import story", SECRETS),
)
"""A module, an import that it may not have, and the contract that says so."""


def breaks(file: str, line: str, contract: str) -> tuple[str, ...]:
    """Which contracts this import breaks: its own, and some by what it reaches."""
    named = re.search(r"games\.(action|demon_city|kings)", line)
    names_another = named is not None and not file.startswith(f"games/{named[1]}/")
    speaks = contract == KINGS  # all that stands above the rules of Kings says something, and so reads catalogues
    besides = {NO_GAME: names_another, PURE: speaks}
    return tuple(sorted({contract, *(other for other, is_so in besides.items() if is_so)}))


@pytest.mark.parametrize("contracts", sorted({breaks(*one) for one in FORBIDDEN}), ids=" | ".join)
def test_forbidden_imports_break_their_contract_and_each_is_named(tree: Path, contracts: tuple[str, ...]) -> None:
    planted = [(file, line) for file, line, contract in FORBIDDEN if breaks(file, line, contract) == contracts]
    for file, line in planted:
        plant(tree, file, line)
    report = lint(tree)
    assert broken(report) == set(contracts)
    assert [one for one in planted if not is_named(report, *one)] == [], report


def is_named(report: str, file: str, line: str) -> bool:
    """Whether a report of lint-imports names this import of a module."""
    importer = ".".join(("demoncity_gui", *Path(file).with_suffix("").parts)).removesuffix(".__init__")
    imported = line.split()[1]
    imported = imported if imported.startswith("demoncity_gui") else imported.split(".")[0]
    return f"{importer} -> {imported}" in " ".join(report.split())  # it wraps long lines


def test_a_new_module_must_find_its_layer(tree: Path) -> None:
    (tree / "demoncity_gui" / "stray.py").write_text('"""On no layer."""\n', encoding="utf-8")
    assert broken(lint(tree)) == {DOWN}


def test_each_kind_of_outer_world_is_kept_out_of_the_rules(tree: Path) -> None:
    worlds = ("datetime", "os", "pathlib", "random", "secrets", "sqlite3", "threading", "time")
    plant(tree, "games/demon_city/rules/worth.py", *(f"import {world}" for world in worlds))
    report = lint(tree)
    assert broken(report) == {PURE}
    for world in worlds:
        assert f"demoncity_gui.games.demon_city.rules.worth -> {world} " in report


@pytest.mark.parametrize(
    "between", ["pieces/tv_picture.py", "pieces/tarot.py", "pieces/decks.py", "cards/drawing/look.py"]
)
def test_the_tv_reaches_no_secret_through_what_it_may_import(tree: Path, between: str) -> None:
    plant(tree, between, "from demoncity_gui.games.demon_city.rules import table")
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
    drawing = {"tv", "cards", "pieces", "words", "texts", "assets", "disk", "version"}
    loaded = modules_after_importing("tv")
    ours = {name.removeprefix("demoncity_gui.") for name in loaded if name.startswith("demoncity_gui.")}
    assert {name for name in ours if name.split(".")[0] not in drawing} == set()


def test_everything_below_cards_runs_without_qt_or_pillow() -> None:
    below = ("evening", "views", "journal", "formats", "games", "words", "pieces", "disk")
    loaded = modules_after_importing("commandline.evenings", "commandline.rulings", *below)
    assert {name.split(".")[0] for name in loaded} & {"PySide6", "shiboken6", "PIL"} == set()


def test_a_start_reads_no_source() -> None:
    """PySide would read that of each module which is imported after it, and a start waits for that."""
    program = """
import sys
import demoncity_gui.app.qt
import demoncity_gui.app.program
import linecache
print("PySide6.QtWidgets" in sys.modules, *(name for name in linecache.cache if "demoncity_gui" in name))
"""
    done = subprocess.run([sys.executable, "-P", "-c", program], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.stdout.split() == ["True"], done.stdout + done.stderr


def test_a_guest_is_imported_when_a_file_of_its_own_is_ruled() -> None:
    program = """
import json, sys
from demoncity_gui.commandline.rulings import ruled_line
guests = ("demoncity_gui.games.action", "demoncity_gui.games.kings")
ruled_line(b'{"format": "demoncity.task/1"}')
assert not {name for name in sys.modules if name.startswith(guests)}
ruled_line(b'{"format": "kings.challenge/1"}')
assert "demoncity_gui.games.kings.ruling" in sys.modules
assert "demoncity_gui.games.action" not in sys.modules
assert "demoncity_gui.games.demon_city.game" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-P", "-c", program], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
