from __future__ import annotations

import pytest

import trimming

ENTRIES = [
    ("demoncity_gui/_assets/example-evening.toml", "/assets/example-evening.toml", "DATA"),
    ("python3.11/lib-dynload/_sqlite3.so", "/usr/lib/_sqlite3.so", "EXTENSION"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY"),
    ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY"),
    ("libsqlite3.so.0", "/usr/lib/libsqlite3.so.0", "BINARY"),
    ("libQt6XcbQpa.so.6", "PySide6/Qt/lib/libQt6XcbQpa.so.6", "SYMLINK"),
    ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/qt/libQt6XcbQpa.so.6", "BINARY"),
    ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY"),
    ("libcairo.so.2", "/usr/lib/libcairo.so.2", "BINARY"),
    ("libpixman-1.so.0", "/usr/lib/libpixman-1.so.0", "BINARY"),
    ("PySide6/Qt/lib/libQt6Pdf.so.6", "/qt/libQt6Pdf.so.6", "BINARY"),
    ("libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", "SYMLINK"),
]
CALLS = {
    "/usr/lib/_sqlite3.so": ["libsqlite3.so.0", "libc.so.6"],
    "/qt/libqxcb.so": ["libQt6XcbQpa.so.6"],
    "/qt/libQt6XcbQpa.so.6": ["libxcb-cursor.so.0"],
    "/usr/lib/libcairo.so.2": ["libpixman-1.so.0"],
}


def test_a_library_that_nothing_calls_is_left_out_and_what_only_it_calls_and_links_to_it() -> None:
    kept = trimming.called(ENTRIES, lambda file: CALLS.get(file, []))

    assert [entry[0] for entry in kept] == [entry[0] for entry in ENTRIES[:8]]


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_fi.qm",
        "PySide6/Qt/translations/assistant_de.qm",
        "libmvec.so.1",
        "demoncity_gui/_assets/texts/de/keys.ftl",
    ],
)
def test_what_the_program_never_uses_is_left_out(place: str) -> None:
    assert not trimming.used(place, ["en", "de"])


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libQt6Gui.so.6",
        "demoncity_gui/_assets/texts/de/keys.json",
    ],
)
def test_what_it_uses_is_kept(place: str) -> None:
    assert trimming.used(place, ["en", "de"])


def test_of_pillow_what_reads_other_pictures_is_left_out() -> None:
    modules = ["PIL.PngImagePlugin", "PIL.PsdImagePlugin", "PIL.Image", "demoncity_gui.app.start"]

    assert [module for module in modules if trimming.imported(module)] == [modules[0], *modules[2:]]


def test_pillows_libxau_is_a_link_where_the_program_has_it_anyway() -> None:
    twice = [("libXau.so.6", "/usr/lib/libXau.so.6", "BINARY"), ("pillow.libs/libXau-15.so.6.0.0", "/pil/x", "BINARY")]

    assert trimming.once(twice) == [twice[0], ("pillow.libs/libXau-15.so.6.0.0", "../libXau.so.6", "SYMLINK")]
    assert trimming.once(twice[1:]) == twice[1:]
