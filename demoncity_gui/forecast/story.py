"""One fight of a forecast as a story: what happened, in the words of the history, and why each did as they did."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from demoncity_gui.forecast.fight import FightResult, play
from demoncity_gui.forecast.setup import Setup
from demoncity_gui.games.demon_city.game import DEMON_CITY, DICE_EDITION
from demoncity_gui.games.demon_city.rules.events import Announced, Event
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.tempers.fights import Step
from demoncity_gui.games.demon_city.words.tempers import reason_sentence
from demoncity_gui.games.game import Deed
from demoncity_gui.pieces.edition import Edition


class StoryLine(Struct, frozen=True):
    """A line with its reasons beneath, in the round in which it happened."""

    round_number: int
    text: str
    reasons: tuple[str, ...]


def story_of(setup: Setup, seed: int, number: int) -> tuple[FightResult, tuple[StoryLine, ...]]:
    """Return how the fight of this number ended, and its lines."""
    lines: list[StoryLine] = []
    game = DICE_EDITION if setup.table.edition is Edition.DICE else DEMON_CITY

    def told(step: Step, table: Table, events: Sequence[Event]) -> None:
        deed = Deed(len(lines) + 1, step.command, tuple(events), lambda: table)
        before = table
        for event in events:
            after = game.apply(before, event)
            text = game.story(deed, before, after, event, for_players=False)
            if text:
                why = (reason_sentence(after, step.reason),) if _is_choice(event) and step.reason is not None else ()
                round_number = 0 if after.fight is None else after.fight.round_number
                lines.append(StoryLine(round_number, text[0], (*why, *text[1:])))
            before = after

    return play(setup, seed, number, told), tuple(lines)


def _is_choice(event: Event) -> bool:
    return isinstance(event, Announced)
