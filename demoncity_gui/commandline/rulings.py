"""The commands that print: files and standard input in, rulings and lists out, one line where something is wrong."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path

import msgspec
from msgspec import Struct

from demoncity_gui.disk.door import opened, read_bytes, system_words
from demoncity_gui.formats.cast import CastUnreadable
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.game import Rulings
from demoncity_gui.games.registry import RULINGS, formats_beside, rulings_for
from demoncity_gui.second_program.texts import cast_from_outside
from demoncity_gui.texts import commandline as said
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import one_line, quoted, shown

encoded = msgspec.json.Encoder().encode
"""Return this as one line of JSON."""
_LONGEST = 60
"""Letters of a format that nobody knows."""
_MOST_BYTES = 64_000_000
"""Of a scenario in a file: ten thousand people who all attack each other take less."""


def rule_file(file: str, *, explained: bool, derived: bool = False) -> int:
    """Print the ruling of one scenario (`-`: standard input), as JSON, as sentences, or derived from the rules as JSON.

    Return the exit status.
    """
    text = scenario_text(file)
    if isinstance(text, int):
        return text
    game = _game_of(text)
    if derived and game.derivation is None:
        return complain(f"$.format: {said.no_derivation}")
    try:
        ruled = game.rule(text, proof=explained or derived)
    except ScenarioUnreadable as why:
        return complain(_fault(text, why))
    if explained:
        say(one_line(sentence) for sentence in game.explain(ruled))  # a name may hold line ends
    else:
        told = game.derivation(ruled) if derived and game.derivation is not None else game.as_json(ruled)
        print_json(told)
    return 0


def rule_batch(file: str) -> int:
    """Print one ruling a line for one scenario a line, or `{"error": …}` on that line; return the exit status."""
    return answer_each(file, ruled_line)


def scenario_text(file: str) -> bytes | int:
    """Return what stands in a file (`-`: standard input), or the exit status once it is told why it can’t be read."""
    try:
        return sys.stdin.buffer.read() if file == "-" else read_bytes(Path(file), _MOST_BYTES)
    except OSError as why:
        return _unread(file, why)


def print_json(told: object) -> None:
    """Print this as JSON that people can read, too."""
    sys.stdout.buffer.write(msgspec.json.format(encoded(told), indent=2) + b"\n")
    sys.stdout.buffer.flush()


def answer_each(file: str, answer: Callable[[bytes], bytes]) -> int:
    """Print one answer a line for one scenario a line (`-`: standard input); return the exit status."""
    if file == "-":
        _answer_lines(sys.stdin.buffer, answer)
        return 0
    with ExitStack() as stack:
        try:
            lines = stack.enter_context(opened(Path(file)))
        except OSError as why:
            return _unread(file, why)
        _answer_lines(lines, answer)
    return 0


def _answer_lines(lines: Iterable[bytes], answer: Callable[[bytes], bytes]) -> None:
    out = sys.stdout.buffer
    for line in lines:
        out.write((answer(line) if line.strip() else encoded({"error": f"$: {said.empty_line}"})) + b"\n")
        out.flush()  # who asks line by line waits for the answer


def ruled_line(line: bytes) -> bytes:
    """Return the ruling of one scenario as one line of JSON, or what is wrong with it."""
    game = _game_of(line)
    try:
        return encoded(game.as_json(game.rule(line)))
    except ScenarioUnreadable as why:
        return encoded({"error": _fault(line, why)})


class _Format(Struct):
    format: str = ""


_format_of = msgspec.json.Decoder(_Format).decode
_begins_with_format = re.compile(rb'\s*\{\s*"format"\s*:\s*"([\w./-]*)"').match


def format_of(text: bytes) -> str:
    """Return which format a file says it has; nothing where it can't be read.

    It stands first in nearly all of them, and then the rest isn't read for it.
    """
    first = _begins_with_format(text)
    if first is not None:
        return first[1].decode("ascii")
    try:
        return _format_of(text).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _game_of(text: bytes) -> Rulings:
    """Return whose rulings a file asks for; of one that can't be read the first game says what is wrong."""
    return rulings_for(format_of(text))


def _fault(text: bytes, why: ScenarioUnreadable) -> str:
    """Return what is wrong with a scenario; of one of no game's format, which formats there are."""
    told = str(why)
    wanted = format_of(text)
    known = formats_beside(wanted) if told.startswith("$.format: ") else ()
    return f"$.format: {said.no_such_format(format=shown(wanted, _LONGEST), known=list(known))}" if known else told


def house_rules(game: str) -> int:
    """Print every house rule of a game: its id, the question, and a sentence for each reading; the preset is marked."""
    say(
        line
        for known in RULINGS[game].load().house_rules().values()
        for line in (
            f"{known.id}  {known.question}",
            *(
                f"    {said.reading(letter=letter, preset=letter == known.preset, says=sentence)}"
                for letter, sentence in known.readings
            ),
            *(f"    {said.by_hand(letter=letter, says=sentence)}" for letter, sentence in known.hosts_word),
        )
    )
    return 0


def check_cast(file: Path) -> int:
    """Say whether a cast can be played with, and how many they are; return the exit status."""
    try:
        characters = cast_from_outside(file)
    except CastUnreadable as why:
        return complain(str(why))
    say([said.cast_sound(file=quoted(file), number=len(characters))])
    return 0


def say(lines: Iterable[str]) -> None:
    """Print lines for people; a closed pipe is found out here."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


def _unread(file: str, why: OSError) -> int:
    return complain(said.unread(file=quoted(file), why=system_words(why)))
