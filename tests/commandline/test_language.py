"""In which language commands print: English, but where `--language` names another."""

from __future__ import annotations

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.commandline.main import main
from demoncity_gui.texts import commandline
from demoncity_gui.texts.catalogue import languages

ROUND = str(asset("example-round.json"))


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("asked", [("--language", "pseudo"), ("--language=pseudo",)])
def test_a_ruling_is_told_in_the_language_that_is_asked_for_and_then_in_english_again(
    capsys: pytest.CaptureFixture[str], asked: tuple[str, ...]
) -> None:
    english = printed(capsys, "rule", ROUND, "--explain")
    strange = printed(capsys, "rule", ROUND, "--explain", *asked)
    assert strange != english
    assert "[T-ORDER-01]" in strange and "Agility order" not in strange
    assert printed(capsys, "rule", ROUND, "--explain", "--language", "en") == english
    assert printed(capsys, "rule", ROUND, "--explain") == english


def test_a_ruling_as_data_is_the_same_in_every_language_but_for_its_reasons(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The file format is no text: only `why` is told."""
    english, strange = (
        [line for line in printed(capsys, "rule", ROUND, "--language", code).splitlines() if '"why"' not in line]
        for code in ("en", "pseudo")
    )
    assert english == strange


def test_a_language_that_is_not_there_is_named_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rule", ROUND, "--language", "xx"])
    known = ", ".join(repr(code) for code in languages())
    assert commandline.not_a_choice(argument="--language", choices=known, told="'xx'") in capsys.readouterr().err
