from __future__ import annotations

import hashlib
import json
import sysconfig
from pathlib import Path

import pytest

import parts
from steps import CHECKOUT, Failure

SITE = Path(sysconfig.get_path("purelib"))


@pytest.fixture
def no_starter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' environment has no PyInstaller, whose own code starts the standalone program."""
    monkeypatch.setattr(parts, "_NEEDED_TO_START", ())


@pytest.mark.usefixtures("no_starter")
def test_each_file_is_known_to_be_somebodys_work_under_a_licence() -> None:
    found = parts.parts(
        {
            "demoncity_gui/_assets/example-evening.toml": str(CHECKOUT / "assets" / "example-evening.toml"),
            "demoncity_gui/_assets/fonts/anton/Anton-Regular.ttf": str(
                CHECKOUT / "assets" / "fonts" / "anton" / "Anton-Regular.ttf"
            ),
            "msgspec": str(SITE / "msgspec" / "__init__.py"),
            "PySide6/QtCore.abi3.so": str(SITE / "PySide6" / "QtCore.abi3.so"),
            "PySide6/link": "PySide6/QtCore.abi3.so",
        },
        SITE,
        "1.2.3",
    )

    assert [(part.name, part.licence) for part in found] == [
        ("Demon City at the Table", "MIT"),
        ("msgspec", "BSD-3-Clause"),
        ("PySide6_Essentials", "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"),
        ("typeface anton", "OFL-1.1"),
    ]
    assert [text.name for text in found[2].texts] == ["LGPL-3.0.txt", "GPL-3.0.txt", "qt.txt"]
    assert found[1].files == ("msgspec",)


@pytest.mark.usefixtures("no_starter")
def test_a_build_with_a_file_of_unknown_makers_or_without_its_licence_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stray = tmp_path / "libstray.so"
    stray.write_bytes(b"")
    with pytest.raises(Failure, match=r"Nobody knows whose work .*libstray\.so is"):
        parts.parts({"libstray.so": str(stray)}, SITE, "1.2.3")

    monkeypatch.setattr(parts, "_LICENCES", tmp_path)
    with pytest.raises(Failure, match=r"The licence of shiboken6 .* is not on this computer\."):
        parts.parts({"shiboken6": str(SITE / "shiboken6" / "__init__.py")}, SITE, "1.2.3")


def test_notices_name_every_part_and_the_bill_has_every_file_by_its_hash(tmp_path: Path) -> None:
    folder = tmp_path / "program"
    (folder / "_internal").mkdir(parents=True)
    (folder / "demoncity").write_bytes(b"starts it")
    (folder / "_internal" / "libthing.so").write_bytes(b"does it")
    ours = parts.Part("Demon City at the Table", "1.2.3", "MIT", (CHECKOUT / "LICENSE",), ())
    theirs = parts.Part("thing", "4.5", "BSD-3-Clause", (CHECKOUT / "LICENSE",), ("libthing.so",))

    parts.write_bill(tmp_path / "bill.json", folder, [ours, theirs])
    parts.write_notices(folder, [ours, theirs])

    notices = (folder / "NOTICES.txt").read_text(encoding="utf-8")
    assert "thing 4.5\n    BSD-3-Clause\n    licences/thing-1.txt\n" in notices
    assert (folder / "licences" / "thing-1.txt").read_bytes() == (CHECKOUT / "LICENSE").read_bytes()
    told = json.loads((tmp_path / "bill.json").read_text(encoding="utf-8"))
    assert [(part["name"], [file["name"] for file in part["components"]]) for part in told["components"]] == [
        ("Demon City at the Table", ["demoncity"]),
        ("thing", ["_internal/libthing.so"]),
    ]
    digest = told["components"][1]["components"][0]["hashes"][0]["content"]
    assert digest == hashlib.sha256(b"does it").hexdigest()
