"""`demoncity forecast --side-by-side`: the same fight in four systems."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from demoncity_gui.assets import asset
from demoncity_gui.commandline.main import main
from demoncity_gui.texts import commandline
from demoncity_gui.texts import side_by_side as said

EXAMPLE = str(asset("example-side-by-side.toml"))


def told(capfd: pytest.CaptureFixture[str], *asked: str) -> str:
    assert main(["forecast", *asked, "--side-by-side", "--fights", "50"]) == 0
    return capfd.readouterr().out


def test_each_system_has_a_column_with_bounds(capfd: pytest.CaptureFixture[str]) -> None:
    head, *lines = told(capfd, EXAMPLE, "--jobs", "1").splitlines()
    systems = [said.system(system=system) for system in ("tarot", "dice", "action", "kings")]
    assert head.split() == systems
    rows = {line[: head.index(systems[0]) - 8].strip(): line for line in lines}
    (nena,) = (line for line in lines if line.startswith(said.out(who="Nena")))
    assert len(re.findall(r"\d+ \(\d+–\d+\)", nena)) == 3 and nena.endswith("–")
    (won,) = (line for line in lines if line.startswith(said.challenge(one="Nena", other="Eel-Faced Girl")))
    assert re.search(r"–\s+–\s+–\s+\d+ \(\d+–\d+\)$", won)
    assert any(name.startswith(said.rounds) for name in rows)
    assert said.of_challenge in lines


def test_as_data_it_is_the_same_with_however_many_jobs(capfd: pytest.CaptureFixture[str]) -> None:
    one, two = (json.loads(told(capfd, EXAMPLE, "--json", "--jobs", jobs)) for jobs in "12")
    assert one == two and one["format"] == "demoncity.side-by-side/1"
    assert set(one["systems"]) == {"tarot", "dice", "action", "kings"}
    for system in ("tarot", "dice", "action"):
        own = one["systems"][system]
        assert sum(share["fights"] for share in own["wins"].values()) + own["undecided"]["fights"] == 50
        assert [person["name"] for person in own["people"]][:2] == ["Nena", "Ceelo"]
    kings = one["systems"]["kings"]
    assert kings["won"]["fights"] + kings["lost"]["fights"] + kings["draw"]["fights"] == 50
    assert kings["won"]["low"] < kings["won"]["fights"] / 50 < kings["won"]["high"]


def test_what_a_file_lacks_is_said_and_the_rest_forecast(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = Path(EXAMPLE).read_text(encoding="utf-8")
    cast = tmp_path / "cast.toml"
    cast.write_text(text[text.index("[[characters]]") :], encoding="utf-8")
    out = told(capfd, str(cast), "--jobs", "1")
    assert said.lacks_deck in out


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--temper", "wary"), commandline.side_by_side_alone),
        (("--stories",), commandline.side_by_side_alone),
    ],
)
def test_what_doesnt_go_with_it_is_refused(more: tuple[str, ...], why: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["forecast", EXAMPLE, "--side-by-side", *more])
    assert end.value.code == 2 and why in capfd.readouterr().err
