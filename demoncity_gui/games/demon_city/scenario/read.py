"""Scenario files of both editions, read: the door to this folder."""

from __future__ import annotations

import msgspec

from demoncity_gui.games.common.scenario import read
from demoncity_gui.games.demon_city.scenario import dice_texts, texts
from demoncity_gui.games.demon_city.scenario.dice_rounds import DiceRound, dice_round_in
from demoncity_gui.games.demon_city.scenario.dice_tasks import DiceTask, dice_task_in
from demoncity_gui.games.demon_city.scenario.rounds import RoundScenario, round_in
from demoncity_gui.games.demon_city.scenario.tasks import TaskScenario, task_in

typed = msgspec.json.Decoder(texts.RoundText | texts.TaskText).decode
"""Parse a scenario of the tarot edition and check its types, no more; for what may be meant see `read_scenario`."""
_typed_with_dice = msgspec.json.Decoder(dice_texts.RoundText | dice_texts.TaskText).decode


def read_scenario(text: bytes) -> RoundScenario | TaskScenario:
    """Return the round or the task of the tarot edition written in this JSON.

    Raises:
        ScenarioUnreadable: it can't be read, or something in it can't be meant.
    """
    return read(text, typed, texts.RoundText | texts.TaskText, _meant)


def read_dice_scenario(text: bytes) -> DiceRound | DiceTask:
    """Return the round or the task of the dice edition written in this JSON.

    Raises:
        ScenarioUnreadable: it can't be read, or something in it can't be meant.
    """
    return read(text, _typed_with_dice, dice_texts.RoundText | dice_texts.TaskText, _meant_with_dice)


def _meant(written: texts.RoundText | texts.TaskText) -> RoundScenario | TaskScenario:
    return round_in(written) if isinstance(written, texts.RoundText) else task_in(written)


def _meant_with_dice(written: dice_texts.RoundText | dice_texts.TaskText) -> DiceRound | DiceTask:
    return dice_round_in(written) if isinstance(written, dice_texts.RoundText) else dice_task_in(written)
