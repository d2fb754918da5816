"""`demoncity odds`: a scenario without cards in, its exact chances out, as JSON or as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from msgspec import Struct

from demoncity_gui.commandline import odds_words as words
from demoncity_gui.commandline.rulings import answer_each, encoded, format_of, print_json, say, scenario_text
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.task import StaticTask
from demoncity_gui.games.demon_city.ruling import explain, rule_scenario, throws_as_json
from demoncity_gui.games.demon_city.ruling_dice import RuledDiceRound, RuledDiceTask
from demoncity_gui.games.demon_city.ruling_dice import as_json as dice_as_json
from demoncity_gui.games.demon_city.ruling_dice import explain as explain_dice
from demoncity_gui.games.demon_city.scenario.dice_rounds import DiceRound
from demoncity_gui.games.demon_city.scenario.dice_tasks import DiceTask
from demoncity_gui.games.demon_city.scenario.read import read_dice_scenario, read_scenario
from demoncity_gui.games.demon_city.scenario.rounds import RoundScenario
from demoncity_gui.games.demon_city.scenario.tasks import TaskScenario
from demoncity_gui.odds.clash import ClashOdds
from demoncity_gui.odds.dice import DiceRoundOdds, dice_opposed_odds, dice_roll_odds, dice_round_odds
from demoncity_gui.odds.heaps import TooFewCards
from demoncity_gui.odds.rounds import RoundOdds, TooManyThrows, round_odds
from demoncity_gui.odds.tasks import OpposedOdds, ThrowOdds, opposed_odds, static_odds
from demoncity_gui.texts import chance_sentences
from demoncity_gui.words.complaints import complain
from demoncity_gui.words.plain_text import one_line

ODDS = "demoncity.odds/1"

Json = dict[str, Any]
"""Chances before they are written; its keys are the file format’s."""


class RoundTold(Struct, frozen=True):
    """A round with its chances."""

    scenario: RoundScenario
    odds: RoundOdds


class DiceTold(Struct, frozen=True):
    """A round or a task of the dice edition, counted as for a ruling, with its chances."""

    ruled: RuledDiceRound | RuledDiceTask
    odds: DiceRoundOdds | ThrowOdds | OpposedOdds


class TaskTold(Struct, frozen=True):
    """A task with what it takes and its chances."""

    scenario: TaskScenario
    counts: dict[CharacterId, Count]
    odds: ThrowOdds | OpposedOdds


def odds_file(file: str, *, explained: bool) -> int:
    """Print the chances of one scenario (`-`: standard input), as JSON or as sentences; return the exit status."""
    text = scenario_text(file)
    if isinstance(text, int):
        return text
    try:
        told = odds(text)
    except ScenarioUnreadable as why:
        return complain(str(why))
    if explained:
        say(one_line(sentence) for sentence in explanation(told))
    else:
        print_json(as_json(told))
    return 0


def odds_batch(file: str) -> int:
    """Print the chances of one scenario a line, or `{"error": …}` on that line; return the exit status."""
    return answer_each(file, odds_line)


def odds_line(line: bytes) -> bytes:
    """Return the chances of one scenario as one line of JSON, or what is wrong with it."""
    try:
        return encoded(as_json(odds(line)))
    except ScenarioUnreadable as why:
        return encoded({"error": str(why)})


Told = RoundTold | TaskTold | DiceTold


def odds(text: bytes) -> Told:
    """Return the scenario written in this JSON with its chances.

    Raises:
        ScenarioUnreadable: it can’t be read, or there are no chances of it; the message is one line that names the
            place.
    """
    if format_of(text).startswith("demoncity.dice-"):
        return _dice(read_dice_scenario(text))
    scenario = read_scenario(text)
    if scenario.cards is not None:
        place = "$.cards"
        if isinstance(scenario, TaskScenario):
            place = f"$.parties[{min(scenario.cards) - 1}].cards"
        raise ScenarioUnreadable(place, chance_sentences.cards_known)
    try:
        return _round(scenario) if isinstance(scenario, RoundScenario) else _task(scenario)
    except TooManyThrows as why:
        raise ScenarioUnreadable("$.announcements", words.too_many_throws(why)) from why
    except TooFewCards as why:
        raise ScenarioUnreadable(f"$.decks.{why.deck.value}", words.too_few_cards(why)) from why


def _round(scenario: RoundScenario) -> RoundTold:
    return RoundTold(scenario, round_odds(scenario.confrontation, scenario.unseen, scenario.chosen, scenario.out))


def _task(scenario: TaskScenario) -> TaskTold:
    task = scenario.task
    if isinstance(task, StaticTask):
        count, chances = static_odds(task, scenario.unseen, scenario.rules)
        return TaskTold(scenario, {} if count is None else {task.party.character.id: count}, chances)
    return TaskTold(scenario, *opposed_odds(task, scenario.unseen, scenario.rules))


def _dice(scenario: DiceRound | DiceTask) -> DiceTold:
    """Return a scenario of the dice edition with its chances; dice remember nothing, and so there is nothing unseen."""
    if scenario.dice is not None:
        raise ScenarioUnreadable(
            "$.dice" if isinstance(scenario, DiceRound) else "$.parties[0].dice", chance_sentences.dice_known
        )
    if isinstance(scenario, DiceTask):
        dice = [count.dice for count in scenario.counts]
        if scenario.number is not None:
            return DiceTold(RuledDiceTask(scenario), dice_roll_odds(dice[0], scenario.number, scenario.rules))
        return DiceTold(RuledDiceTask(scenario), dice_opposed_odds((dice[0], dice[1])))
    rolled = {who: count.dice for who, count in scenario.counts.items()}
    try:
        found = dice_round_odds(scenario.confrontation, rolled, scenario.chosen)
    except TooManyThrows as why:
        raise ScenarioUnreadable("$.announcements", words.too_many_throws(why)) from why
    return DiceTold(RuledDiceRound(scenario), found)


# --- as JSON ---------------------------------------------------------------------------------------------------------


def as_json(told: Told) -> Json:
    """Return the chances with the keys of `demoncity.odds/1`."""
    if isinstance(told, DiceTold):
        return _dice_as_json(told)
    if isinstance(told, TaskTold):
        return _task_as_json(told)
    people = told.scenario.confrontation.characters
    throws = throws_as_json(told.odds.counts, _called(people), in_action=True)
    return {"format": ODDS, "throws": throws, **_round_as_json(told.odds, _called(people))}


def _dice_as_json(told: DiceTold) -> Json:
    answer: Json = {"format": ODDS, "throws": dice_as_json(told.ruled)["throws"]}
    if isinstance(told.odds, DiceRoundOdds) and isinstance(told.ruled, RuledDiceRound):
        return answer | _round_as_json(told.odds, _called(told.ruled.scenario.confrontation.characters))
    names = {CharacterId(place): name for place, name in enumerate(answer["throws"], start=1)}
    return answer | ({} if isinstance(told.odds, DiceRoundOdds) else _throw_as_json(told.odds, names))


def _called(people: Mapping[CharacterId, Character]) -> dict[CharacterId, str]:
    return {who: character.name for who, character in people.items()}


def _round_as_json(odds: RoundOdds | DiceRoundOdds, called: dict[CharacterId, str]) -> Json:
    return {
        "clashes": [_clash_as_json(one, called) for one in odds.clashes],
        "uncontested": {
            called[who]: {
                **{key: _exact(getattr(one, key)) for key in ("happens", "success", "failure")},
                "levels": _levels_as_json(one),
                "critical": _exact(one.critical),
                "fumble": _exact(one.fumble),
            }
            for who, one in odds.uncontested.items()
        },
    }


def _clash_as_json(clash: ClashOdds, called: dict[CharacterId, str]) -> Json:
    return {
        "members": [called[who] for who in clash.members],
        "tied": _exact(clash.tied),
        "sides": {
            side: {key: _exact(getattr(one, key)) for key in ("wins", "won", "stalemate", "choose")}
            for side, one in clash.sides.items()
        },
        "deeds": {
            called[who]: {key: _exact(getattr(one, key)) for key in ("happens", "candidate", "critical", "fumble")}
            for who, one in clash.deeds.items()
        },
    }


def _task_as_json(told: TaskTold) -> Json:
    task = told.scenario.task
    people = [party.character for party in ([task.party] if isinstance(task, StaticTask) else task.parties)]
    called = {one.id: one.name for one in people}
    throws = throws_as_json(told.counts, called, in_action=False)
    return {"format": ODDS, "throws": throws, **_throw_as_json(told.odds, called)}


def _throw_as_json(chances: ThrowOdds | OpposedOdds, called: dict[CharacterId, str]) -> Json:
    if isinstance(chances, OpposedOdds):
        return {
            "wins": {called[who]: _exact(chance) for who, chance in chances.wins.items()},
            "tied": _exact(chances.tied),
            "critical": {called[who]: _exact(chance) for who, chance in chances.critical.items()},
            "fumble": {called[who]: _exact(chance) for who, chance in chances.fumble.items()},
        }
    (name,) = called.values()
    return {
        "automatic": chances.automatic,
        "success": _exact(chances.success),
        "failure": _exact(chances.failure),
        "levels": _levels_as_json(chances),
        "critical": {name: _exact(chances.critical)},
        "fumble": {name: _exact(chances.fumble)},
    }


def _levels_as_json(chances: ThrowOdds) -> Json:
    return {str(level): _exact(chance) for level, chance in chances.levels.items()}


def _exact(chance: Fraction) -> str:
    """Return a chance in lowest terms, `0/1` and `1/1` as well."""
    return f"{chance.numerator}/{chance.denominator}"


# --- as sentences ----------------------------------------------------------------------------------------------------


def explanation(told: Told) -> Iterator[str]:
    """Yield what is thrown and why, as a ruling tells it, and the chances, each with its rule’s id in brackets."""
    if isinstance(told, DiceTold):
        yield from explain_dice(told.ruled)
        yield from _dice_sentences(told)
        return
    yield from explain(rule_scenario(told.scenario, proof=True))
    if isinstance(told, RoundTold):
        yield from words.round_sentences(told.scenario.confrontation, told.odds)
    elif isinstance(told.odds, OpposedOdds):
        task = told.scenario.task
        people = [] if isinstance(task, StaticTask) else [party.character for party in task.parties]
        yield from words.contest_sentences({one.id: one.name for one in people}, told.odds)
    elif isinstance(told.scenario.task, StaticTask):
        yield from words.throw_sentences(told.scenario.task.party.character.name, told.odds)


def _dice_sentences(told: DiceTold) -> Iterator[str]:
    if isinstance(told.ruled, RuledDiceRound) and isinstance(told.odds, DiceRoundOdds):
        yield from words.round_sentences(told.ruled.scenario.confrontation, told.odds, words.DICE)
        return
    names = list(dice_as_json(told.ruled)["throws"])
    if isinstance(told.odds, ThrowOdds):
        yield from words.throw_sentences(names[0], told.odds, words.DICE)
    elif isinstance(told.odds, OpposedOdds):
        called = {CharacterId(place): name for place, name in enumerate(names, start=1)}
        yield from words.contest_sentences(called, told.odds, words.DICE)
