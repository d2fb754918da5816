"""The command line: what was asked, in one place; each command imports only what it needs."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn, TypeAlias

from demoncity_gui.app.libraries import lacking
from demoncity_gui.disk.door import system_words
from demoncity_gui.version import VERSION
from demoncity_gui.words.complaints import complain, nowhere
from demoncity_gui.words.plain_text import one_line, quoted

INTERRUPTED = 130
"""Exit status after Ctrl+C, as shells have it."""


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
    (r"argument (\S+): invalid _count value: (.*)", r"\1 is a whole number from 1, not \2"),
    (r"argument (\S+): invalid int value: (.*)", r"\1 is a whole number, not \2"),
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
            return _in_language(arguments)
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


def _in_language(arguments: list[str]) -> int:
    """Do what is asked in the language that `--language` names, and in English where nothing does."""
    if not any(one.startswith("--language") for one in arguments):
        return _do(arguments)
    from demoncity_gui.texts.catalogue import ENGLISH, languages, spoken

    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("--language", choices=languages(), default=ENGLISH)
    asked, rest = parser.parse_known_args(arguments)
    with spoken(asked.language):
        return _do(rest)


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
    if command not in _COMMANDS and not command.startswith("-"):
        if _is_mistyped(command):
            import difflib  # it is seldom wanted

            close = difflib.get_close_matches(command, _COMMANDS, 1)
            meant = f": did you mean “{close[0]}”?" if close else "."
            listed = "demoncity help lists what there is."
            return complain(f"There is no command and no file {quoted(command)}{meant} {listed}")
        arguments = ["open", *arguments]
    asked = _tree(arguments[0]).parse_args(arguments)
    do: Do = asked.do
    return do(asked)


def _is_mistyped(word: str) -> bool:
    """Whether this is neither a file nor looks like the path of one."""
    return bool(word) and not os.path.lexists(word) and os.path.basename(word) == word and "." not in word


# --- the commands ----------------------------------------------------------------------------------------------------

Do: TypeAlias = Callable[[argparse.Namespace], int]


def _tree(asked: str = "") -> _Parser:
    """Return the whole tree of what can be asked; its help lists each command with what it takes.

    Of one command that is `asked` for, its branch alone.
    """
    tree = _Parser(prog="demoncity", formatter_class=argparse.RawDescriptionHelpFormatter, usage="demoncity COMMAND …")
    tree.add_argument("--version", action="version", version=f"demoncity {VERSION}")
    tree.add_argument("--self-test", action="store_const", dest="do", const=_self_test, help=_SELF_TEST)
    commands = tree.add_subparsers(prog="demoncity", metavar="COMMAND", help=argparse.SUPPRESS)
    told = []
    for name, (about, fill) in _COMMANDS.items():
        if asked in _COMMANDS and name != asked:
            continue
        command = commands.add_parser(name, description=about)
        command.set_defaults(do=fill(command))
        if about:
            usage = " ".join(command.format_usage().split()).removeprefix("usage: ").replace("[-h] ", "")
            told += [usage.removesuffix(" [-h]"), f"    {about}"]
    tree.description = "\n".join(told)
    tree.set_defaults(do=lambda _: complain("Nothing was asked; demoncity --help says what can be asked."))
    return tree


def _help(_parser: _Parser) -> Do:
    def do(_: argparse.Namespace) -> int:
        _tree().print_help()
        return 0

    return do


_SELF_TEST = "try the program’s parts without a screen"


def _self_test(_: argparse.Namespace) -> int:
    from demoncity_gui.app.self_test import self_test

    return self_test()


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Let Python look for no garbage while windows are being made: there is none, and the looking takes a tenth of it.

    `app.program` lets it look again once they are there.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _open(parser: _Parser) -> Do:
    parser.add_argument("file", nargs="?", metavar="FILE", type=Path, help="an evening")

    def do(asked: argparse.Namespace) -> int:
        with _nothing_collected():
            import demoncity_gui.app.without_qt  # noqa: F401 - before Qt
            from demoncity_gui.app.program import open_evening

            return open_evening(asked.file)

    return do


def _new(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="the evening’s file, which must not be there yet")
    parser.add_argument("--plan", type=Path, help="title, cast and Horror’s Deck as TOML (preset: the example)")

    def do(asked: argparse.Namespace) -> int:
        with _nothing_collected():
            import demoncity_gui.app.without_qt  # noqa: F401 - before Qt
            from demoncity_gui.app.program import new_evening

            return new_evening(asked.file, asked.plan)

    return do


def _tour(parser: _Parser) -> Do:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures and the played evening go")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.app.tour import tour

        return tour(asked.folder)

    return do


def _rule(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", help="a scenario; - is standard input")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--explain", action="store_true", help="as sentences, each with its rule’s id")
    how.add_argument("--derivation", action="store_true", help="with its proof, as data")
    how.add_argument("--batch", action="store_true", help="one scenario a line, one ruling a line")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.rulings import rule_batch, rule_file

        if asked.batch:
            return rule_batch(asked.file)
        return rule_file(asked.file, explained=asked.explain, derived=asked.derivation)

    return do


def _odds(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", help="a scenario without cards; - is standard input")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--explain", action="store_true", help="as sentences, each with its rule’s id")
    how.add_argument("--batch", action="store_true", help="one scenario a line, one answer a line")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.odds import odds_batch, odds_file

        return odds_batch(asked.file) if asked.batch else odds_file(asked.file, explained=asked.explain)

    return do


def _forecast(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="an evening as it stands, or a plan as TOML")
    parser.add_argument("--fights", type=_count, default=10_000, help="so many at most (preset: 10000)")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help="processes (preset: one a core)")
    parser.add_argument("--seed", type=int, default=1, help="the same one gives the same fights (preset: 1)")
    parser.add_argument(
        "--temper",
        action="append",
        default=[],
        metavar="[NAME=]WORD",
        help="bold (preset) or wary: everybody’s, somebody’s or a side’s; more than once",
    )
    parser.add_argument("--stories", action="store_true", help="tell the 10th, 50th and 90th of 100 fights")
    parser.add_argument("--json", action="store_true", help="as data")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.forecast import Asked, forecast_file

        return forecast_file(
            Asked(asked.file, asked.fights, asked.jobs, asked.seed, asked.temper, asked.json, asked.stories)
        )

    return do


def _count(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def _history(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="an evening")
    parser.add_argument("--players", action="store_true", help="only what the players saw")
    parser.add_argument("--luck", action="store_true", help="with the luck of the evening at its end")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.evenings import history

        return history(asked.file, for_players=asked.players, luck=asked.luck)

    return do


def _check(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="an evening")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.evenings import check

        return check(asked.file)

    return do


def _replay(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="an evening")
    parser.add_argument("out", nargs="?", metavar="OUT", type=Path, help="a new file for the evening as it is played")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.evenings import replay_evening

        return replay_evening(asked.file, asked.out)

    return do


def _check_cast(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="a cast as TOML, as the cast’s page exports it")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.rulings import check_cast

        return check_cast(asked.file)

    return do


def _check_deck(parser: _Parser) -> Do:
    what = "a deck pack: a folder with a deck.toml, or that folder zipped"
    parser.add_argument("path", metavar="PATH", type=Path, help=what)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.decks import check_deck

        return check_deck(asked.path)

    return do


def _deck_work(_parser: _Parser) -> Do:
    def do(_: argparse.Namespace) -> int:
        from demoncity_gui.second_program.serve import deck_work

        return deck_work()

    return do


def _print_deck(parser: _Parser) -> Do:
    _add_pdf(parser)
    parser.add_argument("--frame", choices=("bone", "night"), default="bone", help="preset: bone, with little ink")
    parser.add_argument("--no-backs", action="store_true", help="the faces alone")
    parser.add_argument("--pack", type=Path, help="a deck pack with the pictures")
    parser.add_argument("--evening", type=Path, help="an evening, one of whose decks is printed")
    parser.add_argument("--deck", choices=("players", "horror"), help="which of them")

    def do(asked: argparse.Namespace) -> int:
        if (asked.evening is None) != (asked.deck is None):
            parser.error("--evening and --deck belong together")
        from demoncity_gui.cards.printing.print_messages import Frame, Paper, Print
        from demoncity_gui.commandline.paper import print_deck
        from demoncity_gui.pieces.decks import DeckName

        deck = None if asked.deck is None else DeckName(asked.deck)
        back = None if asked.no_backs else deck or DeckName.PLAYERS
        wanted = Print(str(asked.out), "", (), back, Paper(asked.paper), frame=Frame(asked.frame))
        return print_deck(wanted, evening=asked.evening, deck=deck, pack=asked.pack)

    return do


def _print_sheets(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help="an evening, or a cast as TOML")
    _add_pdf(parser)
    parser.add_argument("--players", action="store_true", help="player characters alone, without what is the Host’s")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.cards.printing.print_messages import Paper
        from demoncity_gui.commandline.paper import print_sheets

        return print_sheets(asked.file, asked.out, Paper(asked.paper), for_players=asked.players)

    return do


def _add_pdf(parser: _Parser) -> None:
    parser.add_argument("out", metavar="OUT", type=Path, help="the PDF; what lies there is replaced")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="preset: a4")


def _contact_sheet(parser: _Parser) -> Do:
    parser.add_argument("folder", metavar="DIR", type=Path, help="where the pictures go")
    parser.add_argument("--watch", action="store_true", help="and again whenever a source of the art is saved")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.paper import contact_sheets, watch_contact_sheets

        return (watch_contact_sheets if asked.watch else contact_sheets)(asked.folder)

    return do


def _export_deck(parser: _Parser) -> Do:
    parser.add_argument("folder", metavar="DIR", type=Path, help="a new folder")

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.paper import export_deck

        return export_deck(asked.folder)

    return do


def _house_rules(parser: _Parser) -> Do:
    parser.add_argument(
        "game", nargs="?", metavar="GAME", default="demoncity", help="demoncity (preset), dice, kings or action"
    )

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.rulings import house_rules
        from demoncity_gui.games.registry import RULINGS

        if asked.game not in RULINGS:
            parser.error(f"GAME is one of {', '.join(RULINGS)}, not {asked.game}")
        return house_rules(asked.game)

    return do


_COMMANDS: dict[str, tuple[str, Callable[[_Parser], Do]]] = {
    "open": ("go on with an evening, the last one unless told, at first the example; “open” may be left out", _open),
    "new": ("begin an evening in a new file, with the example’s cast or a plan’s", _new),
    "tour": ("play the example round without a screen, and write pictures of both windows", _tour),
    "rule": ("print the ruling of a scenario of any game as JSON, or say it in sentences", _rule),
    "odds": ("print the exact chances of a scenario without cards as JSON, or say them in sentences", _odds),
    "forecast": ("play the fight of an evening or a plan thousands of times, and say how it goes", _forecast),
    "history": ("print an evening as a story, each line with its reasons", _history),
    "check": ("see whether an evening is sound: status 0 sound, 1 in part, 2 not at all", _check),
    "replay": ("play an evening again with the same shuffles, and name what is ruled otherwise now", _replay),
    "check-cast": ("see whether a cast can be played with; a fault is named with its place", _check_cast),
    "check-deck": ("see whether a deck pack can be used: status 0 clean, 1 usable, 2 refused", _check_deck),
    "print-deck": ("write the deck as a PDF to be printed and cut", _print_deck),
    "print-sheets": ("write the sheets of an evening or a cast as a PDF, a page each", _print_sheets),
    "contact-sheet": ("write pictures of the whole deck at three sizes, to be looked at", _contact_sheet),
    "export-deck": ("write the program’s own deck for other programs (Tarot Deck Specification 2.0)", _export_deck),
    "house-rules": ("list the questions that the text leaves open, with their readings", _house_rules),
    "help": ("this list; with --help behind a command: what that one takes", _help),
    "deck-work": ("", _deck_work),  # asked by the program itself alone, of a second one
}
"""Each command: what it does, and what fills its parser and returns how it is done."""
