"""The commands that print: files and standard input in, rulings and lists out, one line where something is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from demoncity_gui.formats.scenario import ScenarioUnreadable
from demoncity_gui.rules.house_rules import HOUSE_RULES
from demoncity_gui.ruling import as_json, explain, rule

CANT = 2
"""Exit status where a scenario can't be ruled."""
_encode = msgspec.json.Encoder().encode


def rule_file(file: str, *, explained: bool) -> int:
    """Print the ruling of one scenario (`-`: standard input), as JSON or as sentences; return the exit status."""
    try:
        ruled = rule(_read(file))
    except ScenarioUnreadable as why:
        return _cant(str(why))
    except OSError as why:
        return _cant(f"{file} can’t be read: {(why.strerror or str(why)).lower()}")
    if explained:
        sys.stdout.writelines(f"{sentence}\n" for sentence in explain(ruled))
    else:
        print(msgspec.json.format(_encode(as_json(ruled)), indent=2).decode())
    return 0


def rule_batch(file: str) -> int:
    """Print one ruling a line for one scenario a line, or `{"error": …}` on that line; return the exit status."""
    try:
        if file == "-":
            _rule_lines(sys.stdin.buffer)
        else:
            with Path(file).open("rb") as lines:
                _rule_lines(lines)
    except OSError as why:
        return _cant(f"{file} can’t be read: {(why.strerror or str(why)).lower()}")
    return 0


def _rule_lines(lines: Iterable[bytes]) -> None:
    out = sys.stdout.buffer
    for line in lines:
        if line.strip():
            out.write(ruled_line(line))
            out.write(b"\n")
    out.flush()


def ruled_line(line: bytes) -> bytes:
    """Return the ruling of one scenario as one line of JSON, or what is wrong with it."""
    try:
        return _encode(as_json(rule(line)))
    except ScenarioUnreadable as why:
        return _encode({"error": str(why)})


def house_rules() -> int:
    """Print every house rule: its id, the question, and a sentence for each reading; the preset is marked."""
    for known in HOUSE_RULES.values():
        print(f"{known.id}  {known.question}")
        for letter, sentence in known.readings:
            print(f"    {letter}{' (preset)' if letter == known.preset else ''}: {sentence}")
    return 0


def _read(file: str) -> bytes:
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def _cant(words: str) -> int:
    print(f"demoncity rule: {' '.join(words.split())}", file=sys.stderr)
    return CANT
