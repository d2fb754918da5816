"""The command line: what was asked, in one place; each command imports only what it needs."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from demoncity_gui.app.libraries import lacking
from demoncity_gui.disk.door import system_words
from demoncity_gui.version import VERSION
from demoncity_gui.words.complaints import complain, nowhere
from demoncity_gui.words.plain_text import one_line, quoted

INTERRUPTED = 130
"""Exit status after Ctrl+C, as shells have it."""

_HELP = """\
demoncity                     go on with the last evening, at first the example
demoncity FILE                open an evening (FILE.demoncity)
demoncity new FILE            begin an evening in a new file; --plan PLAN.toml: with this cast and Horror’s Deck
demoncity tour DIR            play the example round without a screen and write pictures of it to DIR
demoncity rule FILE           print the ruling of a scenario (- is standard input); --explain: as sentences;
                              --derivation: with its proof, as data; --batch: one scenario a line, one ruling a line;
                              files of Kings of New York (“kings.…”) and Action! (“action.…”) are ruled as well
demoncity history FILE        print an evening as a story, each line with its reasons; --players: what they saw
demoncity check FILE          see whether an evening is sound, entry by entry; the file stays as it is
demoncity replay FILE [OUT]   play an evening again, its shuffles included, and compare; into OUT, a new file
demoncity check-cast FILE     see whether a cast (TOML) can be played with; a fault is named with its place
demoncity check-deck PATH     see whether a deck pack, a folder or a zip, can be used; every problem in it
demoncity print-deck OUT      write the deck as a PDF to be printed and cut; --paper letter, --no-backs; --pack PATH:
                              with a pack’s pictures; --evening FILE --deck horror: a deck of that evening
demoncity print-sheets FILE OUT
                              write the sheets of an evening or a cast as a PDF, a page each; --players: those of the
                              player characters, without what is the Host’s
demoncity contact-sheet DIR   write pictures of the whole deck at three sizes, to be looked at; --watch: again
                              whenever a source of the art is saved, until Ctrl+C
demoncity export-deck DIR     write the program’s own deck into a new folder, for other programs: Tarot Deck
                              Specification 2.0
demoncity house-rules [GAME]  list the house rules and their readings; GAME: demoncity, dice, kings, action
demoncity help                this list
"""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, in words of ours."""

    def error(self, message: str) -> NoReturn:
        for told, plain in _ARGUMENT_FAULTS:
            if (found := re.fullmatch(told, message, re.DOTALL)) is not None:
                message = found.expand(plain)
        self.exit(complain(f"{one_line(message)}; demoncity --help says what can be asked."))


_ARGUMENT_FAULTS = (
    (r"the following arguments are required: (.*)", r"\1 is missing"),
    (r"unrecognized arguments: (.*)", r"\1 means nothing here"),
    (r"argument (\S+): invalid choice: (.*) \(choose from (.*)\)", r"\1 is one of \3, not \2"),
    (r"argument (\S+): expected one argument", r"\1 needs something behind it"),
    (r"argument (\S+): not allowed with argument (\S+)", r"\1 and \2 don’t go together"),
    (r"argument (\S+): ignored explicit argument (.*)", r"\1 takes nothing, and so not \2"),
    (r"ambiguous option: (.*) could match (.*)", r"\1 may mean \2"),
)
"""What argparse says, and what it means."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; return the exit status (0 done, 1 done and found wanting, 2 can’t be done).

    Nothing that goes wrong is a traceback: whatever escapes a command becomes one sentence here.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    _see_to_streams()
    try:
        try:
            return _do(arguments)
        finally:
            sys.stdout.flush()  # what can't be written is found out here, and not when Python ends
    except BrokenPipeError:  # whoever read our lines has had enough
        nowhere(sys.stdout)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as why:
        nowhere(sys.stdout)
        what = "This can’t be written" if why.filename is None else f"{quoted(why.filename)} can’t be used"
        return complain(f"{what}: {system_words(why)}.")
    except Exception as why:
        # Qt's libraries, which pip can't bring
        words = lacking(why) if isinstance(why, ImportError) else None
        return complain(words or _fault(why))


def _see_to_streams() -> None:
    """Let a stream that is closed be an empty one, and what can't be encoded be spelt out.

    Else the next file that is opened would take the number of the closed stream, and be written into.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            stream = open(os.devnull, mode, encoding="utf-8")
            setattr(sys, name, stream)
        if mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _fault(why: Exception) -> str:
    """Return the sentence for a fault of our own, with what somebody who mends it must know."""
    *_, last = traceback.extract_tb(why.__traceback__)
    where = f"{os.path.basename(last.filename)}, line {last.lineno}"
    return f"A fault of the program has stopped this ({type(why).__name__} in {where})."


def _do(arguments: list[str]) -> int:
    if any(not one or (one.startswith("--") and one.endswith("=")) for one in arguments):
        return complain("Something that was asked for is empty; demoncity --help says what can be asked.")
    command = arguments[0] if arguments else ""
    if command == "help":
        print(_HELP, end="")
        return 0
    do = _COMMANDS.get(command)
    if do is not None:
        return do(arguments[1:])
    if not command.startswith("-") and _is_mistyped(command):
        close = difflib.get_close_matches(command, [*_COMMANDS, "help"], 1)
        meant = f": did you mean “{close[0]}”?" if close else "."
        return complain(f"There is no command and no file {quoted(command)}{meant} demoncity help lists what there is.")
    return _open(arguments)


def _is_mistyped(word: str) -> bool:
    """Whether this is neither a file nor looks like the path of one."""
    return bool(word) and not os.path.lexists(word) and os.path.basename(word) == word and "." not in word


def _open(arguments: list[str]) -> int:
    parser = _Parser(
        prog="demoncity",
        usage=_HELP,
        description="Runs Demon City at the table.",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("file", nargs="?", type=Path, help="an evening")
    parser.add_argument("--version", action="version", version=f"demoncity {VERSION}")
    parser.add_argument("--self-test", action="store_true", help="try the program’s parts without a screen")
    asked = parser.parse_args(arguments)
    if asked.self_test:
        from demoncity_gui.app.self_test import self_test

        return self_test()
    from demoncity_gui.app.program import open_evening

    return open_evening(asked.file)


def _new(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity new")
    parser.add_argument("file", type=Path, help="the evening’s file, which must not be there yet")
    parser.add_argument("--plan", type=Path, help="title, cast and Horror’s Deck as TOML (preset: the example)")
    asked = parser.parse_args(arguments)
    from demoncity_gui.app.program import new_evening

    return new_evening(asked.file, asked.plan)


def _tour(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity tour")
    parser.add_argument("folder", type=Path, help="where the pictures and the played evening go")
    asked = parser.parse_args(arguments)
    from demoncity_gui.app.tour import tour

    return tour(asked.folder)


def _rule(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity rule")
    parser.add_argument("file", help="a scenario; - is standard input")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--explain", action="store_true", help="as sentences, each with its rule’s id")
    how.add_argument("--derivation", action="store_true", help="with its proof, as data")
    how.add_argument("--batch", action="store_true", help="one scenario a line, one ruling a line")
    asked = parser.parse_args(arguments)
    from demoncity_gui.commandline.rulings import rule_batch, rule_file

    if asked.batch:
        return rule_batch(asked.file)
    return rule_file(asked.file, explained=asked.explain, derived=asked.derivation)


def _evening(arguments: list[str], command: str) -> int:
    parser = _Parser(prog=f"demoncity {command}")
    parser.add_argument("file", type=Path, help="an evening")
    if command == "history":
        parser.add_argument("--players", action="store_true", help="only what the players saw")
    if command == "replay":
        parser.add_argument("out", nargs="?", type=Path, help="where the played evening goes: nothing lies there yet")
    asked = parser.parse_args(arguments)
    from demoncity_gui.commandline.evenings import check, history, replay_evening

    match command:
        case "history":
            return history(asked.file, for_players=asked.players)
        case "check":
            return check(asked.file)
        case _:
            return replay_evening(asked.file, asked.out)


def _check_cast(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity check-cast")
    parser.add_argument("file", type=Path, help="a cast as TOML, as the cast’s page exports it")
    asked = parser.parse_args(arguments)
    from demoncity_gui.commandline.rulings import check_cast

    return check_cast(asked.file)


def _check_deck(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity check-deck")
    parser.add_argument("path", type=Path, help="a deck pack: a folder with a deck.toml, or that folder zipped")
    asked = parser.parse_args(arguments)
    from demoncity_gui.commandline.decks import check_deck

    return check_deck(asked.path)


def _deck_work(arguments: list[str]) -> int:
    _Parser(prog="demoncity deck-work").parse_args(arguments)
    from demoncity_gui.second_program.serve import deck_work

    return deck_work()


def _print_deck(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity print-deck")
    parser.add_argument("out", type=Path, help="the PDF; what lies there is replaced")
    _add_paper(parser)
    parser.add_argument("--no-backs", action="store_true", help="the faces alone")
    parser.add_argument("--pack", type=Path, help="a deck pack with the pictures")
    parser.add_argument("--evening", type=Path, help="an evening, one of whose decks is printed")
    parser.add_argument("--deck", choices=("players", "horror"), help="which of them")
    asked = parser.parse_args(arguments)
    if (asked.evening is None) != (asked.deck is None):
        parser.error("--evening and --deck belong together")
    from demoncity_gui.cards.printing.print_messages import Paper
    from demoncity_gui.commandline.paper import print_deck
    from demoncity_gui.pieces.decks import DeckName

    deck = None if asked.deck is None else DeckName(asked.deck)
    return print_deck(
        asked.out, Paper(asked.paper), evening=asked.evening, deck=deck, pack=asked.pack, backs=not asked.no_backs
    )


def _print_sheets(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity print-sheets")
    parser.add_argument("file", type=Path, help="an evening, or a cast as TOML")
    parser.add_argument("out", type=Path, help="the PDF; what lies there is replaced")
    _add_paper(parser)
    parser.add_argument("--players", action="store_true", help="player characters alone, without what is the Host’s")
    asked = parser.parse_args(arguments)
    from demoncity_gui.cards.printing.print_messages import Paper
    from demoncity_gui.commandline.paper import print_sheets

    return print_sheets(asked.file, asked.out, Paper(asked.paper), for_players=asked.players)


def _add_paper(parser: _Parser) -> None:
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="preset: a4")


def _contact_sheet(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity contact-sheet")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--watch", action="store_true", help="and again whenever a source of the art is saved")
    asked = parser.parse_args(arguments)
    from demoncity_gui.commandline.paper import contact_sheets, watch_contact_sheets

    return (watch_contact_sheets if asked.watch else contact_sheets)(asked.folder)


def _export_deck(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity export-deck")
    parser.add_argument("folder", type=Path, help="a new folder")
    asked = parser.parse_args(arguments)
    from demoncity_gui.commandline.paper import export_deck

    return export_deck(asked.folder)


def _house_rules(arguments: list[str]) -> int:
    parser = _Parser(prog="demoncity house-rules")
    from demoncity_gui.commandline.rulings import house_rules
    from demoncity_gui.games.registry import RULINGS

    parser.add_argument("game", nargs="?", choices=tuple(RULINGS), default="demoncity", help="preset: demoncity")
    return house_rules(parser.parse_args(arguments).game)


_COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "tour": _tour,
    "new": _new,
    "rule": _rule,
    "history": partial(_evening, command="history"),
    "check": partial(_evening, command="check"),
    "replay": partial(_evening, command="replay"),
    "check-cast": _check_cast,
    "check-deck": _check_deck,
    "deck-work": _deck_work,  # asked by the program itself alone, of a second one
    "print-deck": _print_deck,
    "print-sheets": _print_sheets,
    "contact-sheet": _contact_sheet,
    "export-deck": _export_deck,
    "house-rules": _house_rules,
}
