"""`demoncity forecast`: what it says, what it refuses, and that nothing of it is left running."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from select import select

import pytest

from demoncity_gui.commandline.main import main
from demoncity_gui.games.demon_city.tempers.ready import TEMPERS
from demoncity_gui.texts import commandline
from demoncity_gui.texts import forecast as words

EXAMPLE = Path(__file__).parents[2] / "assets" / "example-evening.toml"


def started(*asked: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "demoncity_gui", "forecast", str(EXAMPLE), *asked],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )


def children_of(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def ends_of(processes: list[int]) -> list[int]:
    """Return what can be read once these processes are gone."""
    return [os.pidfd_open(process) for process in processes]


def wait_for(ends: list[int]) -> None:
    for end in ends:
        select([end], [], [])
        os.close(end)


def until(what: object) -> None:
    assert callable(what)
    while not what():
        os.sched_yield()


def test_it_says_who_wins_and_who_is_out(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["forecast", str(EXAMPLE), "--fights", "100", "--jobs", "1", "--temper", "cult=wary"]) == 0
    said = capfd.readouterr().out
    assert said.startswith(f"{words.basis(fights=100)}\n")
    assert "Marty" in said
    assert f"{words.tempers(temper='wary', who=['Man in the Grey Coat', 'Eel-Faced Girl'])}\n" in said
    assert f"{words.damage_by_hand}\n" in said and "[T-AMB-70 b]" in words.damage_by_hand


def test_as_data_it_is_the_same_with_however_many_jobs(capfd: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        assert main(["forecast", str(EXAMPLE), "--fights", "150", "--jobs", jobs, "--json", "--stories"]) == 0
        told.append(json.loads(capfd.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["format"] == "demoncity.forecast/1" and told[0]["fights"] == 150
    assert [one["of_hundred"] for one in told[0]["stories"]] == [10, 50, 90]
    assert told[0]["stories"][0]["lines"][0]["text"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--temper", "brave"), words.unknown_temper(word="“brave”", known=[*TEMPERS])),
        (("--temper", "Nobody=wary"), words.unknown_person(name="“Nobody”")),
        (("--fights", "0"), commandline.no_count(argument="--fights", told="'0'")),
        (("--jobs", "many"), commandline.no_count(argument="--jobs", told="'many'")),
    ],
)
def test_what_cant_be_meant_is_said_in_one_sentence(
    asked: tuple[str, ...], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["forecast", str(EXAMPLE), *asked])
    except SystemExit as why:
        status = int(str(why.code))
    assert status == 2
    assert said in capfd.readouterr().err


def test_ctrl_c_tells_what_is_known_by_then_and_ends_everything() -> None:
    here, there = os.openpty()
    forecast = started("--fights", "1000000", "--jobs", "2", stderr=there)
    os.close(there)
    seen = b""
    while not re.search(rb"[1-9]\d*\D+1000000\D", seen):
        seen += os.read(here, 1000)
    children = ends_of(children_of(forecast.pid))
    os.killpg(forecast.pid, signal.SIGINT)  # as a terminal does it: to all of them
    said, _ = forecast.communicate()
    assert forecast.returncode == 130
    assert words.basis(fights=2).partition("2")[2] in said
    complained = os.read(here, 10_000).decode().rpartition("\r")[0].rpartition("\r")[2]
    done = re.search(r"\d+", complained)
    assert done is not None, complained
    assert complained == f"demoncity: {words.stopped(fights=int(done[0]), wanted=1_000_000)}"
    wait_for(children)
    os.close(here)


def test_ctrl_c_before_any_fight_is_over_ends_everything_as_well() -> None:
    forecast = started("--fights", "1000000", "--jobs", "2")
    until(lambda: len(children_of(forecast.pid)) >= 2)
    children = ends_of(children_of(forecast.pid))
    os.killpg(forecast.pid, signal.SIGINT)
    _, complained = forecast.communicate()
    assert forecast.returncode == 130
    assert complained.startswith("demoncity: ") and complained.count("\n") == 1
    wait_for(children)


def test_no_worker_outlives_the_program_when_that_is_killed() -> None:
    forecast = started("--fights", "1000000", "--jobs", "2")
    until(lambda: len(children_of(forecast.pid)) >= 3)
    children = ends_of(children_of(forecast.pid))
    forecast.kill()
    forecast.communicate()
    wait_for(children)
