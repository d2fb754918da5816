"""A task as it is written, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules.characters import Character, CharacterId, Side
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.task import OpposedTask, Party, StaticTask
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.games.demon_city.scenario.cards import FRESH, cards_in, refuse_shared, significators_in, unseen_in
from demoncity_gui.games.demon_city.scenario.shared import house_rules_in, intensities_in
from demoncity_gui.games.demon_city.scenario.texts import PartyText, TaskText
from demoncity_gui.pieces.tarot import Card, Drawn
from demoncity_gui.texts import scenario_faults as faults

MOST_OVERLAP = 77


"""More further skills than this nobody lets count: a tarot has 78 cards."""


class TaskScenario(Struct, frozen=True):
    """A task ready to be ruled; `cards` is None where nothing was thrown. `unseen` as in a round."""

    task: StaticTask | OpposedTask
    rules: HouseRules
    cards: dict[CharacterId, tuple[Drawn, ...]] | None
    unseen: Unseen = FRESH


def task_in(written: TaskText) -> TaskScenario:
    """Read a task."""
    rules = house_rules_in(written.house_rules)
    if written.kind not in ("static", "opposed"):
        raise ScenarioUnreadable(".kind", faults.task_kind(told=repr(written.kind)))
    wanted = 1 if written.kind == "static" else 2
    if len(written.parties) != wanted:
        raise ScenarioUnreadable(".parties", faults.parties(opposed=wanted == 2, told=len(written.parties)))
    seen: dict[Card, str] = {}
    parties: list[Party] = []
    drawn: dict[CharacterId, tuple[Drawn, ...]] = {}
    for place, text in enumerate(written.parties):
        who = CharacterId(place + 1)
        try:
            if any(party.character.name == text.name for party in parties):
                raise ScenarioUnreadable(".name", faults.named_twice(name=repr(text.name)))
            parties.append(_party(who, text))
            if text.cards is not None:
                drawn[who] = _party_cards(text.cards, text.name, seen)
        except ScenarioUnreadable as why:
            raise why.within(f".parties[{place}]") from why
    refuse_shared("parties", [party.character for party in parties], drawn or None)
    task: StaticTask | OpposedTask
    if wanted == 1:
        task = StaticTask(
            parties[0],
            _intensities(written.intensity),
            written.supernatural,
            in_a_list=isinstance(written.intensity, list),
        )
    else:
        for key, value in (("intensity", written.intensity), ("supernatural", written.supernatural or None)):
            if value is not None:
                raise ScenarioUnreadable(f".{key}", faults.static_alone)
        task = OpposedTask((parties[0], parties[1]))
    unseen = FRESH if written.decks is None else unseen_in(written.decks)
    return TaskScenario(task, rules, drawn or None, unseen)


def _party_cards(written: Sequence[str | int], name: str, seen: dict[Card, str]) -> tuple[Drawn, ...]:
    try:
        return cards_in(written, name, seen)
    except ScenarioUnreadable as why:
        raise why.within(".cards") from why


def _intensities(written: int | list[int] | None) -> tuple[int, ...]:
    rising = intensities_in(written)
    if not rising:
        raise ScenarioUnreadable(".intensity", faults.static_intensity)
    return rising


def _party(who: CharacterId, text: PartyText) -> Party:
    if not text.name:
        raise ScenarioUnreadable(".name", faults.nameless)
    if not 0 <= text.overlap <= MOST_OVERLAP:
        raise ScenarioUnreadable(".overlap", faults.overlap(most=MOST_OVERLAP, told=str(text.overlap)))
    if text.stat is not None and text.stat < 0:
        raise ScenarioUnreadable(".stat", faults.rank_from_0(told=str(text.stat)))
    character = Character(
        id=who,
        name=text.name,
        side=Side(text.name),
        deck=text.deck,
        stats=(),
        significators=significators_in(text.significators, text.deck),
    )
    return Party(
        character=character,
        stat=text.stat,
        overlap=("",) * text.overlap,
        advantages=tuple(text.advantages),
        disadvantages=tuple(text.disadvantages),
        other_is_distracted=text.distracted,
    )
