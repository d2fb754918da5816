"""The work that a window or a command has done for it: a request comes in, answers go out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec

from demoncity_gui.cards.packs.pack_messages import Made, Progress, Refused, WorkAnswer
from demoncity_gui.cards.packs.pack_work import not_written, work
from demoncity_gui.cards.printing.print_messages import Print, PrintSheets, Work
from demoncity_gui.disk import fault_log
from demoncity_gui.second_program.texts import TextAnswer, TextRequest, answer
from demoncity_gui.texts import second_program as said
from demoncity_gui.words.complaints import complain

_MOST_MEMORY = 2_000_000_000
"""Bytes for one piece of work."""


def deck_work() -> int:
    """Do the work that a window asks for: a request as JSON on standard input, a line of JSON for each answer."""
    try:
        request = msgspec.json.decode(sys.stdin.buffer.read(), type=Work | TextRequest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return complain(said.not_for_people)

    def tell(answer: WorkAnswer | TextAnswer) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()

    _bound_memory()
    try:
        _do(request, tell)
    except MemoryError:
        tell(Refused(said.no_memory))
    except BrokenPipeError:  # whoever asked is gone
        raise
    except Exception as why:
        fault_log.write(fault_log.report(why))
        tell(Refused(said.failed_with(error=type(why).__name__)))
    return 0


def _do(request: Work | TextRequest, tell: Callable[[WorkAnswer | TextAnswer], None]) -> None:
    if isinstance(request, Print | PrintSheets):
        _print(request, tell)
    elif isinstance(request, TextRequest):
        tell(answer(request))
    else:
        work(request, tell)


def _bound_memory() -> None:
    """Let what takes more memory than any file should fail here, where the system has a way to say so."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (_MOST_MEMORY, _MOST_MEMORY))


def _print(request: Print | PrintSheets, tell: Callable[[WorkAnswer], None]) -> None:
    from demoncity_gui.cards.printing.print_work import go_without_windows, print_it  # Qt, which no other work needs

    application = go_without_windows()
    try:
        print_it(request, lambda done, whole: tell(Progress(done, whole)))
    except OSError as why:
        tell(not_written(why))
    else:
        tell(Made(request.path))
    finally:
        del application
