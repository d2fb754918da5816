"""Whose work each file of the standalone program is: notices with each licence, and the bill of materials."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Mapping
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, NamedTuple

from steps import CHECKOUT, Failure

_LICENCES = CHECKOUT / "packaging" / "licences"
_DEBIAN = Path("/usr/share/doc")
_COMMON = Path("/usr/share/common-licenses")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_NEEDED_TO_START = ("pyinstaller", "pyinstaller-hooks-contrib")
"""Distributions whose code starts the program, though none of their files is listed."""
_WITHOUT_TEXTS = {
    "PySide6_Essentials": ("LGPL-3.0.txt", "GPL-3.0.txt", "qt.txt"),
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt"),
}
"""Distributions that bring no licence text; ours lie in packaging/licences."""
_FONT_VERSION = {"anton": "2.116", "atkinson-hyperlegible": "1.006", "cinzel": "2.000"}


class Part(NamedTuple):
    """Something that one group of people made.

    `licence` is what it says of its licence, in few words; `texts` are the files with the licence itself; `files` its
    places in the program.
    """

    name: str
    version: str
    licence: str
    texts: tuple[Path, ...]
    files: tuple[str, ...]


def parts(sources: Mapping[str, str], site: Path, version: str) -> list[Part]:
    """Return the parts of a program, ours first, from where each of its files was taken.

    `site` holds the Python packages with which it was built, `version` is ours. A source that isn't an absolute path is
    a link to another file of the program.

    Raises:
        Failure: nobody knows whose work a file is, or the licence of a part isn't on this computer.
    """
    known = {distribution.name: distribution for distribution in distributions(path=[str(site)])}
    owners = {
        str(distribution.locate_file(file)): name
        for name, distribution in known.items()
        for file in distribution.files or ()
    }
    files: defaultdict[str, list[str]] = defaultdict(list)
    found: dict[str, Part] = {}
    for place, source in sources.items():
        if not Path(source).is_absolute():
            continue
        part = _part_of(Path(source), owners, known, version)
        found[part.name] = part
        files[part.name].append(place)
    for name in _NEEDED_TO_START:
        found[name] = _python_package(known[name])
    whole = [part._replace(files=tuple(sorted(files[part.name]))) for part in found.values()]
    for part in whole:
        if not part.texts or not all(text.is_file() for text in part.texts):
            raise Failure(f"The licence of {part.name} {part.version} is not on this computer.")
    return sorted(whole, key=lambda part: (part.name != _ours(version).name, part.name.casefold()))


def _part_of(source: Path, owners: Mapping[str, str], known: Mapping[str, Distribution], version: str) -> Part:
    if str(source) in owners:
        return _python_package(known[owners[str(source)]])
    fonts = CHECKOUT / "assets" / "fonts"
    if source.is_relative_to(fonts) and source.parent != fonts:
        return _font(source.parent)
    if source.is_relative_to(CHECKOUT):
        return _ours(version)
    if source.is_relative_to(sys.base_prefix) and (python := _python()):
        return python
    return _debian_package(source)


def _ours(version: str) -> Part:
    return Part("Demon City at the Table", version, "MIT", (CHECKOUT / "LICENSE",), ())


def _font(folder: Path) -> Part:
    return Part(f"typeface {folder.name}", _FONT_VERSION[folder.name], "OFL-1.1", (folder / "OFL.txt",), ())


def _python() -> Part | None:
    """Return Python, if it brings its licence; Debian's own is a package like others."""
    places = (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt")
    texts = [place for place in places if place.is_file()]
    return Part("Python", sys.version.split()[0], "PSF-2.0", (texts[0],), ()) if texts else None


def _python_package(distribution: Distribution) -> Part:
    told = distribution.metadata
    classes = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier", ()) if line.startswith("License ::")]
    said = [*told.get_all("License-Expression", ()), *told.get_all("License", ()), ", ".join(classes)]
    licence = next(words for words in said if words)
    texts = [
        Path(str(distribution.locate_file(file)))
        for file in distribution.files or ()
        if ".dist-info" in str(file) and _LICENCE_FILE.search(file.name)
    ]
    texts += [_LICENCES / name for name in _WITHOUT_TEXTS.get(distribution.name, ())]
    return Part(distribution.name, distribution.version, licence, tuple(texts), ())


def _debian_package(file: Path) -> Part:
    for place in (file, file.resolve(), Path("/usr") / file.relative_to("/")):
        asked = _asked("dpkg", "-S", str(place))
        if asked:
            package = asked.split(":")[0]
            version = _asked("dpkg-query", "--show", "--showformat=${Version}", package)
            text = _DEBIAN / package / "copyright"
            named = (
                re.findall(r"^License: *(\S.*)$", text.read_text(errors="replace"), re.MULTILINE)
                if text.is_file()
                else []
            )
            licence = ", ".join(sorted(set(named))[:6]) or "see its text"
            return Part(package, version, licence, (text, *_common_licences(text)), ())
    raise Failure(f"Nobody knows whose work {file} is, so its licence can't be told.")


def _common_licences(text: Path) -> tuple[Path, ...]:
    """Return the licences that a text of Debian's names instead of quoting them."""
    if not text.is_file():
        return ()
    names = sorted(set(re.findall(rf"{_COMMON}/([A-Za-z0-9.+-]*[A-Za-z0-9+])", text.read_text(errors="replace"))))
    return tuple(_COMMON / name for name in names)


def _asked(*command: str) -> str:
    if shutil.which(command[0]) is None:
        return ""
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def write_notices(folder: Path, all_parts: list[Part]) -> None:
    """Write `NOTICES.txt`, and the text of each licence into `licences`, beside the program."""
    place = folder / "licences"
    place.mkdir()
    lines = [(_LICENCES / "about.txt").read_text(encoding="utf-8").rstrip(), ""]
    for part in all_parts:
        texts = []
        for number, text in enumerate(part.texts, 1):
            name = f"{part.name.replace(' ', '-')}-{number}.txt"
            if text.parent in (_COMMON, _LICENCES):
                name = f"{text.name.removesuffix('.txt')}.txt"  # many parts name these
            shutil.copyfile(text, place / name)
            texts.append(f"licences/{name}")
        lines += [f"{part.name} {part.version}", f"    {part.licence}", *(f"    {name}" for name in texts), ""]
    (folder / "NOTICES.txt").write_text("\n".join(lines), encoding="utf-8")


def write_bill(file: Path, folder: Path, all_parts: list[Part]) -> None:
    """Write what the program in a folder is made of, as a CycloneDX 1.6 document: its parts, and each file by its hash.

    A file that is a copy of nobody's, since the build made it, is listed as ours.
    """
    hashes = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }
    whose = {f"_internal/{place}": number for number, part in enumerate(all_parts) for place in part.files}
    listed: list[list[dict[str, Any]]] = [[] for _ in all_parts]
    for place, digest in hashes.items():
        listed[whose.get(place, 0)].append(
            {"type": "file", "name": place, "hashes": [{"alg": "SHA-256", "content": digest}]}
        )
    components = [
        {
            "type": "library" if number else "application",
            "name": part.name,
            "version": part.version,
            "licenses": [{"license": {"name": part.licence}}],
            "components": files,
        }
        for number, (part, files) in enumerate(zip(all_parts, listed, strict=True))
    ]
    told = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": components}
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
