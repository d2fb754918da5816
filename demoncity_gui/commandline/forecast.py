"""`demoncity forecast`: an evening or a plan in, how its fight will go out, in sentences or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, TextIO

from msgspec import Struct

from demoncity_gui.commandline.rulings import print_json, say
from demoncity_gui.evening.evening import read_sound_part
from demoncity_gui.forecast import words
from demoncity_gui.forecast.fight import SeededLuck
from demoncity_gui.forecast.run import Run, S
from demoncity_gui.forecast.setup import Setup, setup_of
from demoncity_gui.forecast.story import StoryLine, story_of
from demoncity_gui.forecast.tally import UNDECIDED, Share, Tally
from demoncity_gui.forecast.workers import Workers, play_until_told
from demoncity_gui.formats.evening_plan import PlanUnreadable
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.decide import decided
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.demon_city.tempers.ready import TEMPERS, temper_of
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.journal.troubles import Trouble, sentence
from demoncity_gui.second_program.texts import plan_from_outside
from demoncity_gui.texts import forecast as said
from demoncity_gui.words.complaints import CANT, complain
from demoncity_gui.words.plain_text import one_line, quoted

FORECAST = "demoncity.forecast/1"
INTERRUPTED = 130
"""Exit status after Ctrl+C, as shells have it."""
_LOOK = 0.25
"""Seconds between two looks at what the workers have."""


class Asked(Struct, frozen=True):
    """What was asked: which fight, how often, with whom in which temper, and how it is told."""

    file: Path
    fights: int
    jobs: int
    seed: int
    tempers: Sequence[str] = ()
    as_json: bool = False
    stories: bool = False


class CantForecast(Exception):
    """There is no forecast; the message is one sentence that says why."""


def forecast_file(asked: Asked) -> int:
    """Print how the fight of an evening or of a plan will go; return the exit status.

    Ctrl+C ends it with what is known by then, and so does a worker that dies.
    """
    try:
        table = table_of(asked.file)
        setup = setup_of(table, tempers_of(table, asked.tempers))
    except CantForecast as why:
        return complain(str(why))
    runs, status = played(asked, [setup], lambda runs: words.so_far(runs[0].tally, runs[0].fights))
    run = runs[0] if runs else None
    if run is None:
        return complain(said.stopped_at_once if status == INTERRUPTED else said.worker_ended, status)
    if asked.as_json:
        print_json(as_json(setup, run, stories=asked.stories))
    else:
        say(one_line(one) for one in words.forecast_sentences(setup, run.tally))
        if asked.stories and run.tally.fights:
            for part, hundredth in words.PARTS.items():
                say(_story(setup, run, part, run.tally.fight_at(hundredth / 100)))
    if status == INTERRUPTED:
        return complain(said.stopped(fights=run.tally.fights, wanted=run.fights), status)
    return status if status == 0 else complain(said.worker_ended, status)


def played(
    asked: Asked, setups: Sequence[S], so_far: Callable[[Sequence[Run[S]]], str]
) -> tuple[tuple[Run[S], ...], int]:
    """Play the fights of all these; return the runs, done or not, none where they have not begun, and the exit status.

    Meanwhile a line at a terminal says how far they are.
    """
    runs: tuple[Run[S], ...] = ()
    status = 0
    with ExitStack() as stack:
        line = stack.enter_context(_Line(sys.stderr))
        try:
            workers = Workers(asked.jobs)
            stack.callback(workers.close)
            workers.start()
            runs = tuple(
                Run(
                    one, workers.executor, fights=asked.fights, jobs=asked.jobs, seed=asked.seed, player=play_until_told
                )
                for one in setups
            )
            for run in runs:
                stack.callback(run.cancel)
            while not all(run.is_done for run in runs):
                for run in runs:
                    if not run.is_done:
                        run.collect(_LOOK / len(runs))
                line.show(partial(so_far, runs))
        except KeyboardInterrupt:
            status = INTERRUPTED
        except BrokenProcessPool:
            status = CANT
    return runs, status


def table_of(file: Path) -> Table:
    """Return the table of an evening as it stands, or that with which a plan begins.

    Raises:
        CantForecast: it can’t be read, belongs to another game, or nobody stands against anybody.
    """
    try:
        if file.suffix == ".toml":
            table: object = decided(EMPTY_TABLE, plan_from_outside(file), SeededLuck(0, 0))[1]
        else:
            journal, tables, _ = read_sound_part(file)
            table = tables.after(journal.timeline.newest)
    except PlanUnreadable as why:
        raise CantForecast(str(why)) from why
    except RuleRefusal as why:
        raise CantForecast(f"{quoted(file)}: {refusal_sentence(EMPTY_TABLE, why.reason)}") from why
    except Trouble as trouble:
        raise CantForecast(sentence(trouble.reason)) from trouble
    if not isinstance(table, Table):
        raise CantForecast(said.no_game(file=quoted(file)))
    if len({one.side for one in table.characters if not one.out}) < 2:
        raise CantForecast(said.no_fight(file=quoted(file)))
    return table


def tempers_of(table: Table, told: Sequence[str]) -> dict[CharacterId, str]:
    """Return everybody’s temper: `WORD` is for all, `NAME=WORD` for all of that name or side; the last one counts.

    Raises:
        CantForecast: there is no such temper, or nobody of that name.
    """
    found: dict[CharacterId, str] = {}
    for one in told:
        name, equals, word = one.rpartition("=")
        if word not in TEMPERS:
            raise CantForecast(said.unknown_temper(word=quoted(word), known=list(TEMPERS)))
        people = [who.id for who in table.characters if not equals or name in (who.name, who.side)]
        if not people:
            raise CantForecast(said.unknown_person(name=quoted(name)))
        found.update(dict.fromkeys(people, word))
    return found


# --- as JSON ---------------------------------------------------------------------------------------------------------


def as_json(setup: Setup, run: Run[Setup], *, stories: bool) -> dict[str, Any]:
    """Return a forecast with the keys of `demoncity.forecast/1`."""
    tally = run.tally
    last = max(tally.rounds, default=0)
    told: dict[str, Any] = {
        "format": FORECAST,
        "fights": tally.fights,
        "asked": run.fights,
        "narrow": run.is_narrow,
        "seed": run.seed,
        "most_rounds": setup.most_rounds,
        "damage_by_hand": setup.damage_by_hand,
        "unknown_decks": [deck.value for deck in setup.unknown_decks],
        "ran_short": tally.ran_short,
        "wins": {side: _share(tally.won_by(side)) for side in words.sides_of(setup)},
        "undecided": _share(tally.won_by(UNDECIDED)),
        "rounds": {str(part): tally.rounds_at(part / 100) for part in words.PARTS.values()},
        "people": [
            {
                "id": one.id,
                "name": one.name,
                "side": one.side,
                "temper": temper_of(one, setup.tempers),
                "out": _share(tally.out_by(one.id)),
                "out_by_round": [tally.out_by(one.id, after).fights for after in range(1, last + 1)],
            }
            for one in setup.table.characters
        ],
    }
    if tally.fights:
        told["stories"] = [
            _story_as_json(setup, run, hundredth, tally, lines=stories) for hundredth in words.PARTS.values()
        ]
    return told


def _share(share: Share) -> dict[str, Any]:
    low, high = share.bounds
    return {"fights": share.fights, "low": round(low, 4), "high": round(high, 4)}


def _story_as_json(setup: Setup, run: Run[Setup], hundredth: int, tally: Tally, *, lines: bool) -> dict[str, Any]:
    number = tally.fight_at(hundredth / 100)
    result, story = story_of(setup, run.seed, number)
    told: dict[str, Any] = {"of_hundred": hundredth, "fight": number, "rounds": result.rounds, "winner": result.winner}
    told["out"] = [{"id": who, "round": after} for who, after in result.out]
    if lines:
        told["lines"] = [{"round": one.round_number, "text": one.text, "reasons": list(one.reasons)} for one in story]
    return told


# --- at a terminal ---------------------------------------------------------------------------------------------------


def _story(setup: Setup, run: Run[Setup], part: str, number: int) -> list[str]:
    _, lines = story_of(setup, run.seed, number)
    told = ["", said.story_of(part=part, number=number)]
    round_number = 0
    for one in lines:
        if one.round_number != round_number:
            round_number = one.round_number
            told += ["", said.round(round=round_number), ""]
        told += _line_and_reasons(one)
    return told


def _line_and_reasons(line: StoryLine) -> list[str]:
    return [one_line(line.text), *(f"    {one_line(reason)}" for reason in line.reasons)]


class _Line:
    """A line on a terminal that says how far it is, and goes away at the end; anywhere else, nothing."""

    def __init__(self, terminal: TextIO) -> None:
        self._terminal = terminal
        self._shown = ""
        self._due = monotonic() if terminal.isatty() else float("inf")

    def __enter__(self) -> _Line:
        return self

    def show(self, words: Callable[[], str]) -> None:
        """Say this, if there is anybody to read it."""
        if monotonic() >= self._due:
            line = words()
            print(f"\r{line.ljust(len(self._shown))}", end="", file=self._terminal, flush=True)
            self._shown = line

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=self._terminal, flush=True)
