"""What the program remembers: each setting is described, damaged ones fall back, and nobody reads them otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from demoncity_gui.cards.printing.paper import Paper
from demoncity_gui.host import settings as module
from demoncity_gui.host.settings import (
    BACKS,
    GEOMETRY,
    MOTION,
    MUTED,
    PAPER,
    RECENT_EVENINGS,
    SPEED,
    VERDICT_ALONE,
    VOLUME,
    Setting,
    Settings,
    about_evening,
    deck_name,
    own_key,
)
from demoncity_gui.tv.scene.liveliness import Liveliness

PACKAGE = Path(module.__file__).parents[1]
ABOUT = about_evening("/a")
ALL = [one for one in vars(module).values() if isinstance(one, Setting)] + [deck_name("a.zip"), own_key("close"), ABOUT]


def test_each_setting_has_a_name_of_its_own_and_says_what_it_is_for() -> None:
    names = [one.name for one in ALL]
    assert len(names) > 15
    assert len(set(names)) == len(names)
    assert all(one.about.endswith(".") for one in ALL)


@pytest.mark.parametrize(
    ("setting", "value", "kept"),
    [
        (VERDICT_ALONE, True, "yes"),
        (VERDICT_ALONE, False, ""),
        (MOTION, Liveliness.REDUCED, "reduced"),
        (SPEED, 2.0, "2.0"),
        (VOLUME, 25, "25"),
        (MUTED, True, "true"),
        (BACKS, False, "false"),
        (PAPER, Paper.LETTER, Paper.LETTER.value),
        (RECENT_EVENINGS, ["/a", "/b, c"], ["/a", "/b, c"]),
    ],
)
def test_what_is_kept_comes_back_under_the_words_of_earlier_releases(
    tmp_path: Path, setting: Setting[object], value: object, kept: object
) -> None:
    file = tmp_path / "settings.ini"
    settings = Settings(file)
    settings[setting] = value
    settings.sync()
    assert QSettings(str(file), QSettings.Format.IniFormat).value(setting.name) == kept
    assert Settings(file)[setting] == value
    settings.forget(setting)
    assert Settings(file)[setting] == setting.default


@pytest.mark.parametrize("setting", [VERDICT_ALONE, MOTION, SPEED, VOLUME, MUTED, BACKS, PAPER, GEOMETRY, ABOUT])
@pytest.mark.parametrize("kept", ["nonsense", "-1", ["a", "b"], b"\x00\xff"])
def test_a_damaged_setting_is_its_default(tmp_path: Path, setting: Setting[object], kept: object) -> None:
    file = tmp_path / "settings.ini"
    QSettings(str(file), QSettings.Format.IniFormat).setValue(setting.name, kept)
    if setting is not GEOMETRY or not isinstance(kept, bytes):  # only Qt knows which bytes are a geometry
        assert Settings(file)[setting] == setting.default


def test_a_list_of_one_is_kept_by_qt_as_a_text(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[evening]\nrecent=/a\n")
    assert Settings(tmp_path / "settings.ini")[RECENT_EVENINGS] == ["/a"]


def test_nobody_else_names_what_qt_keeps_settings_with() -> None:
    named = [file for file in PACKAGE.rglob("*.py") if "QSettings" in file.read_text(encoding="utf-8")]
    assert named == [Path(module.__file__)]
