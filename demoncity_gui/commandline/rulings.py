"""The commands that print: files and standard input in, rulings and lists out, one line where something is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path

import msgspec

from demoncity_gui.disk.door import opened, read_bytes, system_words
from demoncity_gui.formats.cast import CastUnreadable
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.derivation import derivation
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.ruling import as_json, explain, rule
from demoncity_gui.second_program.texts import cast_from_outside
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import one_line, quoted

_encode = msgspec.json.Encoder().encode
_MOST_BYTES = 64_000_000
"""Of a scenario in a file: ten thousand people who all attack each other take less."""
_EMPTY_LINE = _encode({"error": "$: this line is empty"})


def rule_file(file: str, *, explained: bool, derived: bool = False) -> int:
    """Print the ruling of one scenario (`-`: standard input), as JSON, as sentences, or derived from the rules as JSON.

    Return the exit status.
    """
    try:
        text = sys.stdin.buffer.read() if file == "-" else read_bytes(Path(file), _MOST_BYTES)
    except OSError as why:
        return _unread(file, why)
    try:
        ruled = rule(text, proof=explained or derived)
    except ScenarioUnreadable as why:
        return complain(str(why))
    if explained:
        say(one_line(sentence) for sentence in explain(ruled))  # a name may hold line ends
    else:
        told = derivation(ruled) if derived else as_json(ruled)
        sys.stdout.buffer.write(msgspec.json.format(_encode(told), indent=2) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def rule_batch(file: str) -> int:
    """Print one ruling a line for one scenario a line, or `{"error": …}` on that line; return the exit status."""
    if file == "-":
        _rule_lines(sys.stdin.buffer)
        return 0
    with ExitStack() as stack:
        try:
            lines = stack.enter_context(opened(Path(file)))
        except OSError as why:
            return _unread(file, why)
        _rule_lines(lines)
    return 0


def _rule_lines(lines: Iterable[bytes]) -> None:
    out = sys.stdout.buffer
    for line in lines:
        out.write((ruled_line(line) if line.strip() else _EMPTY_LINE) + b"\n")
        out.flush()  # who asks line by line waits for the answer


def ruled_line(line: bytes) -> bytes:
    """Return the ruling of one scenario as one line of JSON, or what is wrong with it."""
    try:
        return _encode(as_json(rule(line)))
    except ScenarioUnreadable as why:
        return _encode({"error": str(why)})


def house_rules() -> int:
    """Print every house rule: its id, the question, and a sentence for each reading; the preset is marked."""
    say(
        line
        for known in HOUSE_RULES.values()
        for line in (
            f"{known.id}  {known.question}",
            *(
                f"    {letter}{' (preset)' if letter == known.preset else ''}: {sentence}"
                for letter, sentence in known.readings
            ),
            *(f"    {letter} is the Host’s word: {sentence}" for letter, sentence in known.hosts_word),
        )
    )
    return 0


def check_cast(file: Path) -> int:
    """Say whether a cast can be played with, and how many they are; return the exit status."""
    try:
        characters = cast_from_outside(file)
    except CastUnreadable as why:
        return complain(str(why))
    say([f"{quoted(file)} is sound: {len(characters)} {'character' if len(characters) == 1 else 'characters'}."])
    return 0


def say(lines: Iterable[str]) -> None:
    """Print lines for people; a closed pipe is found out here."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


def _unread(file: str, why: OSError) -> int:
    return complain(f"{quoted(file)} can’t be read: {system_words(why)}")
