"""`demoncity rule` and `demoncity house-rules`, as a shell sees them; and thousands of scenarios nobody planned."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from threading import Timer
from time import perf_counter
from typing import Any

import pytest

from demoncity_gui.commandline.rulings import ruled_line
from demoncity_gui.games.demon_city.ruling import explain, rule
from demoncity_gui.games.demon_city.words.house_rules import house_rules
from demoncity_gui.texts import commandline, files
from demoncity_gui.texts import scenario_faults as faults
from tests.support.random_scenarios import random_round_scenario, random_task_scenario, spoilt
from tests.support.started import CHECKOUT, Done, started
from tests.support.trials import Trials

DUEL: dict[str, Any] = {
    "format": "demoncity.round/1",
    "characters": [
        {"name": "Ann", "side": "players", "stats": {"Agility": 4, "Toughness": 3}},
        {"name": "Bill", "side": "cult", "stats": {"Agility": 2, "Toughness": 4}},
    ],
    "announcements": [{"who": "Bill", "kind": "attack", "target": "Ann"}, {"who": "Ann", "kind": "defend"}],
    "cards": {"Bill": ["cups-7"], "Ann": ["wands-9", 2]},
}
WRONG = deepcopy(DUEL) | {"announcements": [{"who": "Bill", "kind": "attack", "target": "Bil"}]}
NOBODY = f"$.announcements[0].target: {faults.nobody_called(name=repr('Bil'))}"
PLACE = re.compile(r"\$(?:$|[.:\[])")


def shell(**elsewhere: str) -> dict[str, str]:
    """Return an environment in which Python buffers what it prints, as it does for a person."""
    kept = {name: words for name, words in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**kept, "PYTHONPATH": str(CHECKOUT), "PYTHONIOENCODING": "utf-8", **elsewhere}


def piped(tmp_path: Path, text: str, *arguments: str, **elsewhere: str) -> Done:
    """Run `demoncity` with this on its standard input."""
    done = subprocess.run(
        [sys.executable, "-m", "demoncity_gui", *arguments],
        input=text,
        cwd=tmp_path,
        env=shell(**elsewhere),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    path = tmp_path / "duel.json"
    path.write_text(json.dumps(DUEL), encoding="utf-8")
    return path


def test_a_file_is_ruled_as_json(tmp_path: Path, duel: Path) -> None:
    done = started(tmp_path / "home", "rule", duel)
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["clashes"][0]["happens"] == ["Ann"]


def test_standard_input_is_ruled_as_the_file_is(tmp_path: Path, duel: Path) -> None:
    assert piped(tmp_path, json.dumps(DUEL), "rule", "-").out == started(tmp_path / "home", "rule", duel).out


@pytest.mark.english
def test_it_is_explained_in_sentences(tmp_path: Path, duel: Path) -> None:
    """This reads English: without `--language` a ruling is told in it, whatever a person has chosen."""
    done = started(tmp_path / "home", "rule", duel, "--explain")
    assert (done.status, done.err) == (0, "")
    assert "The players won: Ann has the highest throw, 9 [T-RESOLVE-01]" in done.out.splitlines()
    assert done.out == piped(tmp_path, json.dumps(DUEL), "rule", "--explain", "-").out


def test_a_batch_answers_line_by_line_whatever_is_wrong_with_some(tmp_path: Path) -> None:
    lines = [json.dumps(DUEL), json.dumps(WRONG), "", "no scenario", json.dumps(DUEL)]
    done = piped(tmp_path, "\n".join(lines), "rule", "-", "--batch")
    assert (done.status, done.err) == (0, "")
    first, second, empty, third, last = map(json.loads, done.out.splitlines())
    assert first == last
    assert empty == {"error": f"$: {commandline.empty_line}"}
    assert first["format"] == "demoncity.ruling/1"
    assert second == {"error": NOBODY}
    assert third["error"].startswith("$: ")
    path = tmp_path / "lines.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert started(tmp_path / "home", "rule", "--batch", path).out == done.out


def test_who_asks_line_by_line_need_not_wait_for_the_end(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "demoncity_gui", "rule", "-", "--batch"],
        cwd=tmp_path,
        env=shell(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as asked:
        assert asked.stdin is not None and asked.stdout is not None
        patience = Timer(60, asked.kill)
        patience.start()
        for scenario, key in ((DUEL, "clashes"), (WRONG, "error")):
            asked.stdin.write(json.dumps(scenario).encode() + b"\n")
            asked.stdin.flush()
            assert key in json.loads(asked.stdout.readline())
        asked.stdin.close()
        asked.wait()
        patience.cancel()
    assert asked.returncode == 0


def test_what_can_t_be_ruled_is_said_in_one_line_that_names_the_place(tmp_path: Path) -> None:
    for how in ((), ("--explain",)):
        done = piped(tmp_path, json.dumps(WRONG), "rule", "-", *how)
        assert (done.status, done.out) == (2, "")
        assert done.err == f"demoncity: {NOBODY}.\n"


def test_a_name_on_two_lines_makes_no_second_line(tmp_path: Path) -> None:
    text = json.dumps(DUEL).replace('"Bill"', r'"Bi\nll"')
    told = piped(tmp_path, text, "rule", "-", "--explain").out.splitlines()
    assert any("Bi ll" in line and "[T-ORDER-01]" in line for line in told)
    done = piped(tmp_path, text.replace('"target": "Ann"', r'"target": "An\nn"'), "rule", "-")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("how", [(), ("--explain",), ("--batch",)], ids=["as JSON", "explained", "a batch"])
@pytest.mark.parametrize("missing", ["none.json", "."])
def test_a_file_that_can_t_be_read_is_named(tmp_path: Path, missing: str, how: tuple[str, ...]) -> None:
    done = started(tmp_path, "rule", missing, *how)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert line.startswith(f"demoncity: “{missing}”")


@pytest.mark.parametrize(
    "arguments",
    [
        ("rule",),
        ("rule", "one", "two"),
        ("rule", "-", "--loud"),
        ("rule", "-", "--batch", "--explain"),
        ("house-rules", "x"),
    ],
)
def test_what_nobody_can_ask_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = started(tmp_path / "home", *arguments)
    assert (done.status, done.out, len(done.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("how", [("rule",), ("rule", "--explain"), ("rule", "--batch"), ("house-rules",)])
def test_a_command_that_prints_needs_no_qt_and_no_pictures(tmp_path: Path, duel: Path, how: tuple[str, ...]) -> None:
    file = (str(duel),) if how[0] == "rule" else ()
    done = started(tmp_path / "home", *how, *file, python=("-X", "importtime"))
    assert done.status == 0
    assert "demoncity_gui.commandline.rulings" in done.err
    for heavy in ("PySide6", "shiboken6", "PIL", "sqlite3", "demoncity_gui.host", "demoncity_gui.journal"):
        assert heavy not in done.err


@pytest.mark.parametrize("how", [("rule", "-"), ("rule", "-", "--explain"), ("rule", "-", "--batch"), ("house-rules",)])
def test_nobody_reading_any_more_is_no_fault(tmp_path: Path, how: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nowhere:
        done = subprocess.run(
            [sys.executable, "-m", "demoncity_gui", *how],
            input=json.dumps(DUEL).encode(),
            stdout=nowhere,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=shell(),
            timeout=120,
        )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("how", [("rule", "-"), ("rule", "-", "--explain"), ("rule", "-", "--batch"), ("house-rules",)])
def test_a_full_disk_is_told_in_one_line(tmp_path: Path, how: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "demoncity_gui", *how],
            input=json.dumps(DUEL).encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=shell(),
            timeout=120,
        )
    assert done.returncode == 2
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith(f"demoncity: {commandline.cant_write(why='WHY').partition('WHY')[0]}")


def test_a_terminal_that_knows_no_minus_is_shown_a_stand_in(tmp_path: Path) -> None:
    text = json.dumps(DUEL).replace('"side": "cult"', '"side": "cult", "hurt": true').replace("Ann", "Änn")
    done = piped(tmp_path, text, "rule", "-", "--explain", PYTHONIOENCODING="ascii")
    assert (done.status, done.err) == (0, "")
    assert r"\xc4nn" in done.out
    assert "Änn" in piped(tmp_path, text, "rule", "-", PYTHONIOENCODING="ascii").out


def test_all_house_rules_are_listed_with_their_presets(tmp_path: Path) -> None:
    done = started(tmp_path / "home", "house-rules")
    assert (done.status, done.err) == (0, "")
    for known in house_rules().values():
        assert f"{known.id}  {known.question}\n" in done.out
        for letter, sentence in known.readings:
            line = commandline.reading(letter=letter, preset=letter == known.preset, says=sentence)
            assert f"    {line}\n" in done.out
        for letter, sentence in known.hosts_word:
            assert f"    {commandline.by_hand(letter=letter, says=sentence)}\n" in done.out


# --- scenarios that nobody planned -----------------------------------------------------------------------------------


@pytest.mark.soak
def test_each_random_round_is_ruled_and_can_be_explained(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    lines = [json.dumps(random_round_scenario(Random(seed))).encode() for seed in range(trials(10_000))]
    began = perf_counter()
    ruled = [ruled_line(line) for line in lines]
    record_property("rounds a second", round(len(lines) / (perf_counter() - began)))
    for seed, (line, told) in enumerate(zip(lines, ruled, strict=True)):
        assert json.loads(told).get("format") == "demoncity.ruling/1", f"seed {seed}: {told.decode()}"
        for sentence in explain(rule(line, proof=True)):
            assert re.search(r"\[T-[A-Z0-9]+-\d+(, T-[A-Z0-9]+-\d+)*\]$", sentence), f"seed {seed}: {sentence}"


@pytest.mark.soak
def test_a_spoilt_scenario_is_ruled_or_told_with_its_place(
    trials: Trials, record_property: Callable[[str, object], None]
) -> None:
    ended: Counter[str] = Counter()
    for seed in range(trials(10_000)):
        dice = Random(seed)
        make = random_round_scenario if dice.random() < 0.7 else random_task_scenario
        scenario = make(dice)
        for _ in range(dice.choice((0, 1, 1, 2))):
            scenario = spoilt(dice, scenario)
        told = json.loads(ruled_line(json.dumps(scenario).encode()))
        if "error" in told:
            assert PLACE.match(told["error"]), f"seed {seed}: {told}"
            assert "[...]" not in told["error"], f"seed {seed}: {told}"
        else:
            assert told["format"] == "demoncity.ruling/1", f"seed {seed}"
        ended["told what is wrong" if "error" in told else "ruled"] += 1
    assert min(ended.values()) > ended.total() // 10, "one kind hardly ever came up"
    record_property("ended", dict(ended))


@pytest.mark.soak
def test_no_bytes_whatever_make_a_traceback(trials: Trials) -> None:
    for seed in range(trials(10_000)):
        dice = Random(seed)
        line = bytearray(json.dumps(dice.choice((random_round_scenario, random_task_scenario))(dice)).encode())
        for _ in range(dice.randint(1, 3)):
            place = dice.randrange(len(line))
            match dice.choice(("cut", "change", "drop")):
                case "cut":
                    del line[max(place, 1) :]
                case "change":
                    line[place] = dice.randrange(256)
                case _:
                    del line[place : place + dice.randint(1, 5)]
            if not line:
                break
        told = json.loads(ruled_line(bytes(line)))
        assert "format" in told or PLACE.match(told["error"]), f"seed {seed}: {told}"


@pytest.mark.parametrize("how", [(), ("--batch",)])
def test_a_scenario_s_file_is_never_waited_for(tmp_path: Path, how: tuple[str, ...]) -> None:
    pipe, endless = tmp_path / "pipe.json", tmp_path / "endless.json"
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    for file in (pipe, endless):
        done = started(tmp_path / "home", "rule", file, *how)
        assert (done.status, done.out) == (2, "")
        assert done.err == f"demoncity: {commandline.unread(file=f'“{file}”', why=files.not_ordinary)}.\n"
