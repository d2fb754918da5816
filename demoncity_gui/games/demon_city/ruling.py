"""`demoncity rule`: a scenario in, its ruling out, as JSON or as sentences. Needs no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack
from demoncity_gui.games.demon_city.rules.asymmetries import Labels, charged_twice
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, judge_clash
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count, CountLine, count_throws, counts_with_proof
from demoncity_gui.games.demon_city.rules.decks import Deck
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Stage, Table
from demoncity_gui.games.demon_city.rules.task import (
    OpposedRuling,
    OpposedTask,
    Party,
    StaticRuling,
    StaticTask,
    TaskRuling,
    count_opposed,
    count_static,
    judge_opposed,
    judge_static,
    judge_uncontested,
)
from demoncity_gui.games.demon_city.rules.thrown import Thrown, turned
from demoncity_gui.games.demon_city.scenario.read import read_scenario
from demoncity_gui.games.demon_city.scenario.rounds import RoundScenario
from demoncity_gui.games.demon_city.scenario.tasks import TaskScenario
from demoncity_gui.games.demon_city.words.asymmetries import twice_sentence
from demoncity_gui.games.demon_city.words.counts import reason_rule, why
from demoncity_gui.games.demon_city.words.explanation import explain_round, house_rule_sentences
from demoncity_gui.games.demon_city.words.stat_notes import intensity_ten_sentences
from demoncity_gui.games.demon_city.words.task_explanation import explain_opposed, explain_static
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn
from demoncity_gui.texts import demon_city_deeds as deeds_said
from demoncity_gui.texts import scenario_faults as faults

RULING = "demoncity.ruling/1"

Json = dict[str, Any]
"""What a ruling is before it is written; its keys are the file format's."""


class RuledRound(Struct, frozen=True):
    """A round with its counts and groups and, where cards were given, all that came of them."""

    scenario: RoundScenario
    counts: dict[CharacterId, Count]
    groups: tuple[tuple[CharacterId, ...], ...]
    throws: dict[CharacterId, Thrown]
    clashes: tuple[ClashRuling, ...]
    settled: dict[CharacterId, TaskRuling]


class RuledTask(Struct, frozen=True):
    """A task with its counts and, where cards were given or none are needed, its ruling."""

    scenario: TaskScenario
    counts: dict[CharacterId, Count]
    ruling: StaticRuling | OpposedRuling | None


def rule(text: bytes, *, proof: bool = False) -> RuledRound | RuledTask:
    """Return the scenario written in this JSON with its ruling; with `proof` also why it is so: what stood against
    each deed, and the house rules that turned it. Only such a ruling can be explained or derived.

    Raises:
        ScenarioUnreadable: it can't be ruled; the message is one line that names the place.
    """
    return rule_scenario(read_scenario(text), proof=proof)


def rule_scenario(scenario: RoundScenario | TaskScenario, *, proof: bool = False) -> RuledRound | RuledTask:
    """Return a scenario that was read with its ruling, as `rule` does.

    Raises:
        ScenarioUnreadable: its cards aren’t those that are thrown.
    """
    return _rule_round(scenario, proof=proof) if isinstance(scenario, RoundScenario) else _rule_task(scenario)


# --- rounds ----------------------------------------------------------------------------------------------------------


def _rule_round(scenario: RoundScenario, *, proof: bool) -> RuledRound:
    confrontation = scenario.confrontation
    counts = counts_with_proof(confrontation) if proof else count_throws(confrontation)
    groups = confrontation.groups
    if scenario.cards is None:
        return RuledRound(scenario, counts, groups, {}, (), {})
    _check_cards(confrontation.characters, counts, scenario.cards, "$.cards.{}")
    throws = _turned(confrontation, counts, scenario.cards)
    clashes = tuple(
        [
            judge_clash(confrontation, group, throws, chosen=scenario.chosen, out=scenario.out, proof=proof)
            for group in groups
        ]
    )
    settled = _settle(confrontation, counts, scenario.cards)
    if proof:
        clashes = tuple(replace(one, turned_by=_clash_turned_by(scenario, counts, one.members)) for one in clashes)
        settled = {who: replace(one, turned_by=_deed_turned_by(scenario, counts, who)) for who, one in settled.items()}
    return RuledRound(scenario, counts, groups, throws, clashes, settled)


def _turned(
    confrontation: Confrontation, counts: dict[CharacterId, Count], cards: dict[CharacterId, tuple[Drawn, ...]]
) -> dict[CharacterId, Thrown]:
    people, rules = confrontation.characters, confrontation.rules
    return {who: turned(cards[who], people[who], lowest=count.lowest, rules=rules) for who, count in counts.items()}


def _clash_turned_by(
    scenario: RoundScenario, counts: dict[CharacterId, Count], members: tuple[CharacterId, ...]
) -> tuple[Switch, ...]:
    """Return the house rules without which these people's Clash would have ended otherwise."""

    def told(rules: HouseRules) -> object:
        ground = scenario.confrontation.read_by(rules)
        if members not in ground.groups:
            return None
        throws = _turned(ground, counts, scenario.cards or {})
        return judge_clash(ground, members, throws, chosen=scenario.chosen, out=scenario.out, proof=False).ends

    return scenario.confrontation.rules.turned_by(told)


def _deed_turned_by(scenario: RoundScenario, counts: dict[CharacterId, Count], who: CharacterId) -> tuple[Switch, ...]:
    """Return the house rules without which an uncontested deed would have ended otherwise."""

    def told(rules: HouseRules) -> object:
        ground, cards = scenario.confrontation.read_by(rules), (scenario.cards or {}).get(who, ())
        ended = judge_uncontested(ground, who, counts.get(who), cards)
        return ended.result, ended.levels, ended.critical, ended.fumble

    return scenario.confrontation.rules.turned_by(told)


def _settle(
    confrontation: Confrontation, counts: dict[CharacterId, Count], cards: dict[CharacterId, tuple[Drawn, ...]]
) -> dict[CharacterId, TaskRuling]:
    return {
        who: judge_uncontested(confrontation, who, counts.get(who), cards.get(who, ()))
        for who in confrontation.announcements
        if not confrontation.is_in_a_clash(who)
    }


def _check_cards(
    characters: Mapping[CharacterId, Character],
    counts: dict[CharacterId, Count],
    cards: dict[CharacterId, tuple[Drawn, ...]],
    place: str,
) -> None:
    """Refuse cards for somebody who makes no throw, none for somebody who does, and the wrong number of them."""
    for who, drawn in cards.items():
        count = counts.get(who)
        if count is not None and count.cards == len(drawn):
            continue
        name = characters[who].name
        if count is None:
            raise ScenarioUnreadable(place.format(name), faults.no_throw(who=repr(name)))
        wrong = faults.other_cards(who=repr(name), cards=count.cards, given=len(drawn))
        raise ScenarioUnreadable(place.format(name), wrong)
    for who in counts:
        if who not in cards:
            name = characters[who].name
            raise ScenarioUnreadable(place.format(name), faults.cards_missing(who=repr(name)))


def _rule_task(scenario: TaskScenario) -> RuledTask:
    task, rules, cards = scenario.task, scenario.rules, scenario.cards
    if isinstance(task, OpposedTask):
        counts = count_opposed(task, rules)
        if cards is None:
            return RuledTask(scenario, counts, None)
        _check_party_cards(task.parties, counts, cards)
        return RuledTask(scenario, counts, judge_opposed(task, cards, rules))
    count = count_static(task, rules)
    who = task.party.character.id
    counts = {} if count is None else {who: count}
    if count is not None and cards is None:
        return RuledTask(scenario, counts, None)
    _check_party_cards((task.party,), counts, cards or {})
    return RuledTask(scenario, counts, judge_static(task, count, (cards or {}).get(who, ()), rules))


def _check_party_cards(
    parties: Iterable[Party], counts: dict[CharacterId, Count], cards: dict[CharacterId, tuple[Drawn, ...]]
) -> None:
    for number, party in enumerate(parties):
        who = party.character.id
        _check_cards(
            {who: party.character},
            {who: counts[who]} if who in counts else {},
            {who: cards[who]} if who in cards else {},
            f"$.parties[{number}].cards",
        )


# --- as JSON ---------------------------------------------------------------------------------------------------------


def as_json(ruled: RuledRound | RuledTask) -> Json:
    """Return the ruling with the keys of `demoncity.ruling/1`."""
    return _round_as_json(ruled) if isinstance(ruled, RuledRound) else _task_as_json(ruled)


def _round_as_json(ruled: RuledRound) -> Json:
    confrontation = ruled.scenario.confrontation
    called = {who: character.name for who, character in confrontation.characters.items()}
    judged = ruled.scenario.cards is not None
    clashes = [_clash_as_json(confrontation, ruling, called) for ruling in ruled.clashes]
    return {
        "format": RULING,
        "order": [called[who] for who in ruled.scenario.order],
        "throws": throws_as_json(ruled.counts, called, in_action=True),
        "clashes": clashes if judged else [{"members": [called[who] for who in group]} for group in ruled.groups],
        "uncontested": [
            {
                "who": called[who],
                "result": ruling.result._value_,
                "levels": list(ruling.levels),
                "critical": ruling.critical,
                "fumble": ruling.fumble,
            }
            for who, ruling in ruled.settled.items()
        ],
    }


def _clash_as_json(confrontation: Confrontation, ruling: ClashRuling, called: dict[CharacterId, str]) -> Json:
    named = called.__getitem__
    attack = None
    made = None if ruling.attacker is None else confrontation.announcements[ruling.attacker]
    if ruling.attacker is not None and isinstance(made, Attack):
        attack = {"who": called[ruling.attacker], "target": called[made.target]}
    return {
        "members": [*map(named, ruling.members)],
        "top": ruling.top,
        "outcome": ruling.outcome._value_,
        "winning_side": ruling.winning_side,
        "attack": attack,
        "hit": [*map(named, ruling.hit)],
        "candidates": [*map(named, ruling.candidates)],
        "undecided": [[*map(named, group)] for group in ruling.undecided],
        "happens": [*map(named, ruling.happens)],
        "critical": [*map(named, ruling.critical)],
        "fumble": [*map(named, ruling.fumble)],
    }


def throws_as_json(counts: dict[CharacterId, Count], called: dict[CharacterId, str], *, in_action: bool) -> Json:
    """Return by name how many cards everybody takes and why, as a ruling has it; `called` has everybody's name."""
    return {
        called[who]: {
            "cards": count.cards,
            "counts": "lowest" if count.lowest else "highest",
            "reasons": [
                _reason_as_json(
                    line,
                    None if line.whom is None else called.get(line.whom),
                    None if line.compared is None or line.compared.of is None else called.get(line.compared.of),
                    in_action,
                )
                for line in count.lines
            ],
        }
        for who, count in counts.items()
    }


@lru_cache(maxsize=4096)
def _reason_as_json(line: CountLine, whom: str | None, other: str | None, in_action: bool) -> Json:
    """Return a reason that names these two, or nobody: a batch says the same ones again and again."""
    of = None if line.compared is None else line.compared.of
    named = [(who, name) for who, name in ((line.whom, whom), (of, other)) if who is not None and name is not None]
    table = table_of([Character(who, name, PLAYERS_SIDE, DeckName.PLAYERS, ()) for who, name in named])
    rule, said = reason_rule(line, in_action=in_action), why(table, line, in_action=in_action)
    return {"rule": rule, "change": line.change, "why": said}


def _task_as_json(ruled: RuledTask) -> Json:
    task = ruled.scenario.task
    parties = task.parties if isinstance(task, OpposedTask) else (task.party,)
    called = {party.character.id: party.character.name for party in parties}
    told: Json = {"format": RULING, "throws": throws_as_json(ruled.counts, called, in_action=False)}
    match ruled.ruling:
        case StaticRuling() as ruling:
            name = next(iter(called.values()))
            told |= {
                "result": "success" if ruling.levels else "failure",
                "automatic": ruling.automatic,
                "levels": list(ruling.levels),
                "critical": [name] if ruling.critical else [],
                "fumble": [name] if ruling.fumble else [],
            }
        case OpposedRuling() as ruling:
            told |= {
                "result": "tied" if ruling.winner is None else called[ruling.winner],
                "automatic": False,
                "levels": [],
                "critical": [called[who] for who in ruling.critical],
                "fumble": [called[who] for who in ruling.fumble],
            }
        case None:
            pass
    return told


# --- as sentences ----------------------------------------------------------------------------------------------------


def explain(ruled: RuledRound | RuledTask) -> Iterator[str]:
    """Yield the ruling as sentences, each with its rule's id in brackets."""
    if isinstance(ruled, RuledRound):
        yield from _explain_round(ruled)
        return
    task, rules = ruled.scenario.task, ruled.scenario.rules
    if isinstance(task, StaticTask):
        who = task.party.character.id
        static = ruled.ruling if isinstance(ruled.ruling, StaticRuling) else None
        table = table_of([task.party.character], rules)
        yield from house_rule_sentences(rules)
        ten = intensity_ten_sentences(table, who, task.intensities, word=task.supernatural)
        yield from explain_static(table, who, task.intensities, ruled.counts.get(who), static, ten)
    else:
        opposed = ruled.ruling if isinstance(ruled.ruling, OpposedRuling) else None
        table = table_of([party.character for party in task.parties], rules)
        yield from house_rule_sentences(rules)
        labels = [Labels(one.character.id, one.advantages, one.disadvantages) for one in task.parties]
        twice = [found for pair in combinations(labels, 2) for found in charged_twice(*pair)]
        told = [twice_sentence(table, found, in_action=False) for found in twice]
        yield from explain_opposed(table, ruled.counts, opposed, told)


def _explain_round(ruled: RuledRound) -> Iterator[str]:
    ground = ruled.scenario.confrontation
    fight = Fight(
        1,
        Stage.RESOLVING,
        tuple(_participant(ground, who) for who in ruled.scenario.order),
        links=ground.links,
        conflicts=ground.conflicts,
        drivers=ground.drivers,
        ladders=tuple(ground.ladders),
    )
    table = replace(table_of(ground.characters.values(), ground.rules), fight=fight)
    yield from explain_round(table, fight, ruled.counts, ruled.throws, ruled.groups, ruled.clashes, ruled.settled)


def _participant(ground: Confrontation, who: CharacterId) -> Participant:
    """Return somebody with what the file has them announce: who is not in it announces nothing this round."""
    announcement = _in_words(ground, who)
    return Participant(who, announcement=announcement, passes=announcement is None)


def _in_words(ground: Confrontation, who: CharacterId) -> Announcement | None:
    """Return what somebody announced; a file has no words for a deed that is neither attack nor defence."""
    announcement = ground.announcements.get(who)
    if not isinstance(announcement, Act) or who in ground.drivers:
        return announcement
    return replace(announcement, words=deeds_said.something(contested=not announcement.uncontested))


_NO_CARDS = Deck(())


def table_of(characters: Iterable[Character], rules: HouseRules = PRESETS) -> Table:
    """Return a table with these people and nothing else: sentences need their names."""
    return Table("", "", tuple(characters), players_deck=_NO_CARDS, horror_deck=_NO_CARDS, house_rules=rules)
