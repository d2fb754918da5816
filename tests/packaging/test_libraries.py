from __future__ import annotations

import os
from pathlib import Path

import pytest

import libraries
from steps import Failure

NEEDS = {"libc.so.6": "libc6", "libnobodyhas.so.9": "libnobodyhas9"}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the only place where programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(folder: Path, name: str) -> None:
    (folder / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (folder / name).chmod(0o755)


def test_nothing_is_asked_where_nothing_is_missing(path: Path) -> None:
    program(path, "xvfb-like")
    libraries.see_to({"libc.so.6": "libc6", "xvfb-like": "xvfb"})


def test_somebody_who_may_not_install_is_told_one_command_for_what_is_missing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(path, "apt-get")
    program(path, "sudo")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Failure) as failure:
        libraries.see_to({**NEEDS, "Xvfb": "xvfb"})
    sentence, command = str(failure.value).splitlines()
    assert "libnobodyhas.so.9, Xvfb" in sentence
    assert command.startswith("sudo sh -c ")
    assert command.endswith("libnobodyhas9 xvfb'")
    assert failure.value.status == 1


def test_a_system_with_other_packages_is_told_the_libraries(path: Path) -> None:
    with pytest.raises(Failure, match=r"lacks libnobodyhas\.so\.9\."):
        libraries.see_to(NEEDS)
