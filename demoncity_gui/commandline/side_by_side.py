"""`demoncity forecast --side-by-side`: the people of one file in, their fight in each system out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demoncity_gui.commandline.forecast import INTERRUPTED, Asked, played
from demoncity_gui.commandline.rulings import print_json, say
from demoncity_gui.forecast.side_by_side import SYSTEMS, Line, as_json, lines_of, notes, setups_of, so_far
from demoncity_gui.formats.evening_plan import PlanUnreadable
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.second_program.texts import side_by_side_from_outside
from demoncity_gui.texts import forecast as words
from demoncity_gui.texts import side_by_side as said
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import one_line, quoted


def side_by_side_of(asked: Asked) -> int:
    """Print the same fight in each system; return the exit status. Ctrl+C ends it with what is known by then."""
    try:
        found = side_by_side_from_outside(asked.file)
        people, setups = setups_of(found.plans, found.challenge)
    except PlanUnreadable as why:
        return complain(str(why))
    except RuleRefusal as why:
        return complain(f"{quoted(asked.file)}: {refusal_sentence(EMPTY_TABLE, why.reason)}")
    if len({side for _, side in people.sides}) < 2:
        return complain(words.no_fight(file=quoted(asked.file)))
    runs, status = played(asked, list(setups.values()), so_far)
    if not runs:
        return complain(words.stopped_at_once if status == INTERRUPTED else words.worker_ended, status)
    by_system = dict(zip(setups, runs, strict=True))
    if asked.as_json:
        print_json(as_json(people, by_system, found.lacking))
    else:
        tallies = {system: run.tally for system, run in by_system.items()}
        say(_table(list(lines_of(people, tallies))))
        say(["", *(one_line(one) for one in notes(tallies, found.lacking))])
    if status == INTERRUPTED:
        return complain(said.stopped(so_far=so_far(runs)), status)
    return status if status == 0 else complain(words.worker_ended, status)


def _table(lines: Sequence[Line]) -> Iterator[str]:
    """Yield the lines of the table, what they say to the left and each system in a column of its own."""
    head = ("", *(said.system(system=system) for system in SYSTEMS))
    rows = [head, *((one_line(line.what), *line.cells) for line in lines)]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for what, *cells in rows:
        shown = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join((what.ljust(widths[0]), *shown))
