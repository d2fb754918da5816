"""The commands on decks that need no screen: the report on a pack, and the work that a window has done for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from demoncity_gui.art.pack_files import PackRefused, called
from demoncity_gui.art.pack_messages import Answer, Made, Progress, Refused
from demoncity_gui.art.pack_work import not_written, work
from demoncity_gui.art.packs import check_pack
from demoncity_gui.art.print_messages import Print, PrintSheets, Work
from demoncity_gui.complaints import complain
from demoncity_gui.formats.outside import ReadCast, ReadPlan, TextAnswer, TextRequest, answer
from demoncity_gui.headless import say
from demoncity_gui.plain_text import shown

_MOST_MEMORY = 2_000_000_000
"""Bytes for one piece of work."""
BADLY = 1
"""Exit status where a deck can be used, and something in it can't."""


def check_deck(path: Path) -> int:
    """Print what a pack holds and every problem in it; return the exit status.

    0: clean; 1: usable, with the problems listed; 2: refused, with one sentence.
    """
    try:
        report = check_pack(path)
    except PackRefused as why:
        return complain(str(why))
    cards = "1 card" if report.cards == 1 else f"{report.cards} cards"
    backs = "1 back" if report.backs == 1 else f"{report.backs} backs" if report.backs else "no back"
    whose = f" by {report.author}" if report.author else ""
    licence = f", {report.license}" if report.license else ""
    say([f"{shown(called(path))}: “{report.name}”{whose}{licence}; {cards} and {backs} of its own.", *report.problems])
    return BADLY if report.problems else 0


def deck_work() -> int:
    """Do the work that a window asks for: a request as JSON on standard input, a line of JSON for each answer."""
    try:
        request = msgspec.json.decode(sys.stdin.buffer.read(), type=Work | TextRequest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return complain("deck-work is for the program itself: what came in asks for no work on a deck.")

    def tell(answer: Answer | TextAnswer) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()

    _bound_memory()
    try:
        _do(request, tell)
    except MemoryError:
        tell(Refused("The program that reads and paints pictures has no more memory for this."))
    except BrokenPipeError:  # whoever asked is gone
        raise
    except Exception as why:
        tell(Refused(f"The program that reads and paints pictures has failed ({type(why).__name__})."))
    return 0


def _do(request: Work | TextRequest, tell: Callable[[Answer | TextAnswer], None]) -> None:
    if isinstance(request, Print | PrintSheets):
        _print(request, tell)
    elif isinstance(request, ReadCast | ReadPlan):
        tell(answer(request))
    else:
        work(request, tell)


def _bound_memory() -> None:
    """Let what takes more memory than any file should fail here, where the system has a way to say so."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (_MOST_MEMORY, _MOST_MEMORY))


def _print(request: Print | PrintSheets, tell: Callable[[Answer], None]) -> None:
    from demoncity_gui.art.print_work import go_without_windows, print_it  # Qt, which no other work needs

    application = go_without_windows()
    try:
        print_it(request, lambda done, whole: tell(Progress(done, whole)))
    except OSError as why:
        tell(not_written(why))
    else:
        tell(Made(request.path))
    finally:
        del application
