"""The command line: what was asked, in one place; each command imports only what it needs."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from demoncity_gui.app.libraries import lacking
from demoncity_gui.disk.door import system_words
from demoncity_gui.texts import commandline as said
from demoncity_gui.texts.catalogue import ENGLISH, languages, spoken
from demoncity_gui.version import VERSION
from demoncity_gui.words.complaints import complain, nowhere
from demoncity_gui.words.plain_text import one_line, quoted
from demoncity_gui.words.values import said_by_name

INTERRUPTED = 130
"""Exit status after Ctrl+C, as shells have it."""


class _Help(argparse.RawDescriptionHelpFormatter):
    """Begins the usage in the language that is used."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{said.usage} " if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and everything in words of ours."""

    def __init__(self, *, add_help: bool = True, **told: Any) -> None:
        super().__init__(add_help=False, formatter_class=_Help, **told)
        self._positionals.title, self._optionals.title = said.arguments, said.options
        if add_help:
            self.add_argument("-h", "--help", action="help", help=said.help_of_help)

    def error(self, message: str) -> NoReturn:
        for name, told in _ARGUMENT_FAULTS.items():
            if (found := re.fullmatch(told, message, re.DOTALL)) is not None:
                message = said_by_name(said, name, **found.groupdict())
        self.exit(complain(said.fault(fault=one_line(message))))


_ARGUMENT_FAULTS = {
    "missing": r"the\sfollowing\sarguments\sare\srequired:\s(?P<what>.*)",
    "unknown": r"unrecognized\sarguments:\s(?P<what>.*)",
    "not-a-choice": r"argument\s(?P<argument>\S+):\sinvalid\schoice:\s(?P<told>.*)\s\(choose\sfrom\s(?P<choices>.*)\)",
    "needs-value": r"argument\s(?P<argument>\S+):\sexpected\sone\sargument",
    "no-count": r"argument\s(?P<argument>\S+):\sinvalid\s_count\svalue:\s(?P<told>.*)",
    "no-number": r"argument\s(?P<argument>\S+):\sinvalid\sint\svalue:\s(?P<told>.*)",
    "not-together": r"argument\s(?P<one>\S+):\snot\sallowed\swith\sargument\s(?P<other>\S+)",
    "takes-no-value": r"argument\s(?P<argument>\S+):\signored\sexplicit\sargument\s(?P<told>.*)",
    "ambiguous": r"ambiguous\soption:\s(?P<told>.*)\scould\smatch\s(?P<choices>.*)",
}
"""What argparse says, by the name of the message that says it in words of ours."""


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
        if why.filename is None:
            return complain(said.cant_write(why=system_words(why)))
        return complain(said.cant_use(file=quoted(why.filename), why=system_words(why)))
    except Exception as why:
        # Qt's libraries, which pip can't bring
        words = lacking(why) if isinstance(why, ImportError) else None
        return complain(words or _fault(why))


def _in_language(arguments: list[str]) -> int:
    """Do what is asked in the language that `--language` names, else in English; windows in the person's own."""
    if not any(one.startswith("--language") for one in arguments):
        return _do(arguments)
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
    return said.own_fault(error=type(why).__name__, file=os.path.basename(last.filename), line=str(last.lineno))


def _do(arguments: list[str]) -> int:
    if any(not one or (one.startswith("--") and one.endswith("=")) for one in arguments):
        return complain(said.fault(fault=said.empty_argument))
    command = arguments[0] if arguments else ""
    if command not in _COMMANDS and not command.startswith("-"):
        if _is_mistyped(command):
            import difflib  # it is seldom wanted

            close = difflib.get_close_matches(command, _COMMANDS, 1)
            return complain(said.no_such_command(name=quoted(command), close=close[0] if close else ""))
        arguments = ["open", *arguments]
    do, asked = _understood(arguments)
    return do(asked)


def _understood(arguments: list[str]) -> tuple[Do, argparse.Namespace]:
    """Return what is asked, and with what; options that stand alone are those of opening an evening."""
    whole = ["open", *arguments] if arguments[0] in _OF_OPENING else arguments
    asked = _tree(whole[0]).parse_args(whole)
    return asked.do, asked


def _is_mistyped(word: str) -> bool:
    """Whether this is neither a file nor looks like the path of one."""
    return bool(word) and not os.path.lexists(word) and os.path.basename(word) == word and "." not in word


# --- the commands ----------------------------------------------------------------------------------------------------

Do: TypeAlias = Callable[[argparse.Namespace], int]


def _tree(asked: str = "") -> _Parser:
    """Return the whole tree of what can be asked; its help lists each command with what it takes.

    Of one command that is `asked` for, its branch alone.
    """
    tree = _Parser(prog="demoncity", usage="demoncity COMMAND …")
    tree.add_argument("--version", action="version", version=f"demoncity {VERSION}", help=said.version)
    if asked not in _COMMANDS:  # it is read before the tree is made
        tree.add_argument("--language", metavar="CODE", help=said.language(codes=languages()))
    tree.add_argument("--self-test", action="store_const", dest="do", const=_self_test, help=said.self_test)
    commands = tree.add_subparsers(prog="demoncity", metavar="COMMAND", help=argparse.SUPPRESS)
    told = []
    for name, fill in _COMMANDS.items():
        if asked in _COMMANDS and name != asked:
            continue
        about = "" if name == _INTERNAL else said[name]
        command = commands.add_parser(name, description=about)
        command.set_defaults(do=fill(command))
        if about:
            usage = " ".join(command.format_usage().split()).removeprefix(f"{said.usage} ").replace("[-h] ", "")
            told += [usage.removesuffix(" [-h]"), f"    {about}"]
    tree.description = "\n".join(told)
    tree.set_defaults(do=lambda _: complain(said.fault(fault=said.nothing_asked)))
    return tree


def _help(_parser: _Parser) -> Do:
    def do(_: argparse.Namespace) -> int:
        _tree().print_help()
        return 0

    return do


def _self_test(_: argparse.Namespace) -> int:
    from demoncity_gui.app.self_test import self_test

    return self_test()


def _begin_quickly() -> None:
    """Let Python look for no garbage while windows are being made: there is none, and the looking takes a tenth of it.

    Once they are there `app.garbage` looks for it. What `app.qt` does for a start is told there.
    """
    gc.disable()
    import demoncity_gui.app.qt  # noqa: F401 - before anything else that knows Qt


_OF_OPENING = ("--safe-mode", "--reset-preferences")
"""Options of the command that is meant where none is named."""


def _open(parser: _Parser) -> Do:
    parser.add_argument("file", nargs="?", metavar="FILE", type=Path, help=said.takes_evening)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--safe-mode", action="store_true", help=said.safe_mode)
    how.add_argument("--reset-preferences", action="store_true", help=said.reset_preferences)

    def do(asked: argparse.Namespace) -> int:
        _begin_quickly()
        from demoncity_gui.app.start import open_evening

        return open_evening(asked.file, presets=asked.safe_mode, reset=asked.reset_preferences)

    return do


_GUESTS = ("kings", "action")
"""What the plans of guests call their game; the registry, which knows as well, isn't imported for a page of help."""


def _new(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_new_file)
    parser.add_argument("--plan", type=Path, help=said.takes_plan)
    parser.add_argument("--game", choices=("dice", *_GUESTS), help=said.takes_game_of_example)

    def do(asked: argparse.Namespace) -> int:
        _begin_quickly()
        from demoncity_gui.app.start import new_evening

        return new_evening(asked.file, asked.plan, asked.game)

    return do


def _tour(parser: _Parser) -> Do:
    parser.add_argument("folder", metavar="DIR", type=Path, help=said.takes_tour_folder)
    parser.add_argument("--game", choices=("dice", "solo", *_GUESTS), help=said.takes_game_of_tour)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.app.tour import tour

        return tour(asked.folder, asked.game)

    return do


def _rule(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", help=said.takes_scenario)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--explain", action="store_true", help=said.explain)
    how.add_argument("--derivation", action="store_true", help=said.derivation)
    how.add_argument("--batch", action="store_true", help=said.batch_rulings)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.rulings import rule_batch, rule_file

        if asked.batch:
            return rule_batch(asked.file)
        return rule_file(asked.file, explained=asked.explain, derived=asked.derivation)

    return do


def _odds(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", help=said.takes_scenario_without_cards)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--explain", action="store_true", help=said.explain)
    how.add_argument("--batch", action="store_true", help=said.batch_answers)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.odds import odds_batch, odds_file

        return odds_batch(asked.file) if asked.batch else odds_file(asked.file, explained=asked.explain)

    return do


def _forecast(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_fight)
    parser.add_argument("--fights", type=_count, default=10_000, help=said.fights)
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help=said.jobs)
    parser.add_argument("--seed", type=int, default=1, help=said.seed)
    parser.add_argument(
        "--temper",
        action="append",
        default=[],
        metavar="[NAME=]WORD",
        help=said.temper,
    )
    parser.add_argument("--stories", action="store_true", help=said.stories)
    parser.add_argument("--side-by-side", action="store_true", help=said.side_by_side)
    parser.add_argument("--json", action="store_true", help=said.as_data)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.forecast import Asked, forecast_file

        wanted = Asked(asked.file, asked.fights, asked.jobs, asked.seed, asked.temper, asked.json, asked.stories)
        if asked.side_by_side:
            if asked.temper or asked.stories:
                parser.error(said.side_by_side_alone)
            from demoncity_gui.commandline.side_by_side import side_by_side_of

            return side_by_side_of(wanted)
        return forecast_file(wanted)

    return do


def _count(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def _history(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_evening)
    parser.add_argument("--players", action="store_true", help=said.players_story)
    parser.add_argument("--luck", action="store_true", help=said.with_luck)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.evenings import history

        return history(asked.file, for_players=asked.players, luck=asked.luck)

    return do


def _check(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_evening)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.evenings import check

        return check(asked.file)

    return do


def _replay(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_evening)
    parser.add_argument("out", nargs="?", metavar="OUT", type=Path, help=said.takes_replay_file)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.evenings import replay_evening

        return replay_evening(asked.file, asked.out)

    return do


def _check_cast(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_cast)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.rulings import check_cast

        return check_cast(asked.file)

    return do


def _check_deck(parser: _Parser) -> Do:
    parser.add_argument("path", metavar="PATH", type=Path, help=said.takes_pack)

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
    parser.add_argument("--frame", choices=("bone", "night"), default="bone", help=said.frame)
    parser.add_argument("--no-backs", action="store_true", help=said.no_backs)
    parser.add_argument("--pack", type=Path, help=said.pictures_pack)
    parser.add_argument("--evening", type=Path, help=said.deck_of_evening)
    parser.add_argument("--deck", choices=("players", "horror"), help=said.which_deck)
    parser.add_argument("--playing-cards", action="store_true", help=said.playing_cards)

    def do(asked: argparse.Namespace) -> int:
        for name, told in (("--evening", asked.evening), ("--pack", asked.pack)):
            if asked.playing_cards and told is not None:
                parser.error(said.exclude_each_other(one="--playing-cards", other=name))
        if (asked.evening is None) != (asked.deck is None):
            parser.error(said.belong_together(one="--evening", other="--deck"))
        from demoncity_gui.cards.printing.paper import Frame, Paper
        from demoncity_gui.cards.printing.print_messages import Print
        from demoncity_gui.commandline.paper import print_deck
        from demoncity_gui.pieces.decks import DeckName
        from demoncity_gui.pieces.playing import PLAYING_CARDS

        deck = None if asked.deck is None else DeckName(asked.deck)
        back = None if asked.no_backs else deck or DeckName.PLAYERS
        playing = PLAYING_CARDS if asked.playing_cards else ()
        wanted = Print(str(asked.out), "", (), back, Paper(asked.paper), frame=Frame(asked.frame), playing=playing)
        return print_deck(wanted, evening=asked.evening, deck=deck, pack=asked.pack)

    return do


def _print_sheets(parser: _Parser) -> Do:
    parser.add_argument("file", metavar="FILE", type=Path, help=said.takes_evening_or_cast)
    _add_pdf(parser)
    parser.add_argument("--players", action="store_true", help=said.players_sheets)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.cards.printing.paper import Paper
        from demoncity_gui.commandline.paper import print_sheets

        return print_sheets(asked.file, asked.out, Paper(asked.paper), for_players=asked.players)

    return do


def _add_pdf(parser: _Parser) -> None:
    parser.add_argument("out", metavar="OUT", type=Path, help=said.takes_pdf)
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help=said.paper)


def _contact_sheet(parser: _Parser) -> Do:
    parser.add_argument("folder", metavar="DIR", type=Path, help=said.takes_pictures_folder)
    parser.add_argument("--watch", action="store_true", help=said.watch)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.paper import contact_sheets, watch_contact_sheets

        return (watch_contact_sheets if asked.watch else contact_sheets)(asked.folder)

    return do


def _export_deck(parser: _Parser) -> Do:
    parser.add_argument("folder", metavar="DIR", type=Path, help=said.takes_new_folder)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.paper import export_deck

        return export_deck(asked.folder)

    return do


def _house_rules(parser: _Parser) -> Do:
    parser.add_argument("game", nargs="?", metavar="GAME", default="demoncity", help=said.takes_game)

    def do(asked: argparse.Namespace) -> int:
        from demoncity_gui.commandline.rulings import house_rules
        from demoncity_gui.games.registry import RULINGS

        if asked.game not in RULINGS:
            parser.error(said.not_a_choice(argument="GAME", choices=", ".join(RULINGS), told=asked.game))
        return house_rules(asked.game)

    return do


_INTERNAL = "deck-work"
"""What the program itself alone asks, of a second one; no list has it."""
_COMMANDS: dict[str, Callable[[_Parser], Do]] = {
    "open": _open,
    "new": _new,
    "tour": _tour,
    "rule": _rule,
    "odds": _odds,
    "forecast": _forecast,
    "history": _history,
    "check": _check,
    "replay": _replay,
    "check-cast": _check_cast,
    "check-deck": _check_deck,
    "print-deck": _print_deck,
    "print-sheets": _print_sheets,
    "contact-sheet": _contact_sheet,
    "export-deck": _export_deck,
    "house-rules": _house_rules,
    "help": _help,
    _INTERNAL: _deck_work,
}
"""Each command with what fills its parser and returns how it is done."""
