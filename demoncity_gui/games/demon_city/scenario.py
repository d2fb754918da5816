"""Scenario files: one Action Round or one task as JSON, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings, read
from demoncity_gui.games.demon_city.rules import announcements as said
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import (
    CALM,
    PLAYERS_SIDE,
    TOUGHNESS,
    Character,
    CharacterId,
    Side,
)
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES, PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.task import OpposedTask, Party, StaticTask
from demoncity_gui.games.demon_city.rules.unseen import Unseen, UnseenDeck
from demoncity_gui.games.demon_city.scenario_people import People, ranks, refuse_missing_stats
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn, Numeral, UnknownCard, card_named
from demoncity_gui.texts import scenario_faults as faults

ROUND = "demoncity.round/1"
TASK = "demoncity.task/1"


class _CharacterText(Struct, forbid_unknown_fields=True):
    name: str
    side: Side
    stats: dict[str, int]
    deck: DeckName | None = None
    skills: dict[str, int] = {}
    significators: list[str | int] = []
    hurt: bool = False
    held: bool = False
    present: dict[str, int] = {}


class _SaidText(Struct, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    who: str
    weapon_edge: bool = False
    supernatural_edge: bool = False
    advantages: list[str] = []
    disadvantages: list[str] = []


@final
class _AttackText(_SaidText, kw_only=True, tag="attack"):
    target: str
    manner: said.Manner = said.Manner.CLOSE
    skill: str | None = None
    stat: str | None = None
    resist: str | None = None
    unaware: bool = False
    called_shot: bool = False
    harmless: bool = False
    also: list[str] = []
    other_aim: bool = False
    tricks: list[str] = []


@final
class _DefendText(_SaidText, kw_only=True, tag="defend"):
    against: list[str] | None = None


@final
class _ActText(_SaidText, kw_only=True, tag="act"):
    against: list[str] = []
    target: str | None = None
    stat: str | None = None
    resist: str | None = None
    intensity: int | list[int] | None = None
    uncontested: bool = False
    supernatural: bool | None = None


class _MoveText(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True):
    who: str


_AnnouncementText = _AttackText | _DefendText | _ActText | _MoveText


class _ChoicesText(Struct, frozen=True, forbid_unknown_fields=True):
    attack: tuple[str, ...] = ()
    deed: tuple[str, ...] = ()


class _DecksText(Struct, forbid_unknown_fields=True):
    players: list[str | int] | None = None
    horror: list[str | int] | None = None
    players_discard: list[str | int] = []
    horror_discard: list[str | int] = []


class _RoundText(Struct, tag_field="format", tag=ROUND, forbid_unknown_fields=True):
    characters: list[_CharacterText]
    announcements: list[_AnnouncementText]
    house_rules: dict[str, str] = {}
    links: list[tuple[str, str]] = []
    conflicts: list[tuple[str, str]] = []
    ladders: list[str] = []
    out: list[str] = []
    drivers: list[str] = []
    choices: _ChoicesText = _ChoicesText()
    cards: dict[str, list[str | int]] | None = None
    decks: _DecksText | None = None


class _PartyText(Struct, forbid_unknown_fields=True):
    name: str
    deck: DeckName = DeckName.PLAYERS
    stat: int | None = None
    significators: list[str | int] = []
    overlap: int = 0
    advantages: list[str] = []
    disadvantages: list[str] = []
    distracted: bool = False
    cards: list[str | int] | None = None


class _TaskText(Struct, tag_field="format", tag=TASK, forbid_unknown_fields=True):
    kind: str
    parties: list[_PartyText]
    house_rules: dict[str, str] = {}
    intensity: int | list[int] | None = None
    supernatural: bool | None = None
    decks: _DecksText | None = None


FRESH_PLAYERS: tuple[Drawn, ...] = (Card.FOOL, *[Numeral(value) for value in range(1, 11) for _ in range(3)])
FRESH_HORROR: tuple[Drawn, ...] = tuple([Numeral(value) for value in range(1, 11)])
FRESH = Unseen(UnseenDeck(FRESH_PLAYERS), UnseenDeck(FRESH_HORROR))
"""The reference decks: three cards of each value and The Fool, and one of each (T-DECK-08, T-ODDS)."""


class RoundScenario(Struct, frozen=True):
    """A round ready to be ruled. `order` is the Agility order; `cards` is None where nothing was thrown.

    `unseen` are the cards from which chances are worked out; a ruling asks nothing of them.

    `chosen` are those picked where a tie on one side asks for a choice, `out` those put Out by a Clash told before.
    """

    order: tuple[CharacterId, ...]
    confrontation: Confrontation
    chosen: tuple[CharacterId, ...]
    out: tuple[CharacterId, ...]
    cards: dict[CharacterId, tuple[Drawn, ...]] | None
    unseen: Unseen = FRESH


class TaskScenario(Struct, frozen=True):
    """A task ready to be ruled; `cards` is None where nothing was thrown. `unseen` as in a round."""

    task: StaticTask | OpposedTask
    rules: HouseRules
    cards: dict[CharacterId, tuple[Drawn, ...]] | None
    unseen: Unseen = FRESH


typed = msgspec.json.Decoder(_RoundText | _TaskText).decode
"""Parse a scenario and check its types, no more; for what may be meant see `read_scenario`."""


def read_scenario(text: bytes) -> RoundScenario | TaskScenario:
    """Return the round or the task written in this JSON.

    Raises:
        ScenarioUnreadable: it can't be read, or something in it can't be meant.
    """
    return read(text, typed, _RoundText | _TaskText, _meant)


def _meant(written: _RoundText | _TaskText) -> RoundScenario | TaskScenario:
    return _round(written) if isinstance(written, _RoundText) else _task(written)


# --- what both share -------------------------------------------------------------------------------------------------


def _house_rules(written: dict[str, str]) -> HouseRules:
    return HouseRules(chosen_readings(HOUSE_RULES, written)) if written else PRESETS


_DRAWN: dict[str | int, Drawn] = {
    **{card.value: card for card in Card},
    0: Card.FOOL,
    **{number: Numeral(number) for number in range(1, 22)},
}


_NAMED: dict[str | int, Card] = {name: card for name, card in _DRAWN.items() if isinstance(card, Card)}
_OF_PLAYERS = {name: card for name, card in _NAMED.items() if card.pip is None}


def _card(written: str | int) -> Drawn:
    drawn = _DRAWN.get(written)
    if drawn is not None:
        return drawn
    if isinstance(written, int):
        raise ScenarioUnreadable("", faults.card_number(told=str(written)))
    try:
        return card_named(written)
    except UnknownCard as why:
        raise ScenarioUnreadable("", faults.no_card_called(name=repr(written))) from why


def _cards(written: Sequence[str | int], owner: str, seen: dict[Card, str]) -> tuple[Drawn, ...]:
    """Read cards; `seen` keeps with whom each named card lies, so that none lies in two places."""
    cards = []
    for number, name in enumerate(written):
        try:
            card = _DRAWN.get(name) or _card(name)
            if type(card) is not Numeral:
                if card in seen:
                    raise ScenarioUnreadable("", faults.lies_already(card=card.value, name=repr(seen[card])))
                seen[card] = owner
        except ScenarioUnreadable as why:
            raise why.within(f"[{number}]") from why
        cards.append(card)
    return tuple(cards)


def _significators(written: Sequence[str | int], deck: DeckName) -> tuple[Card, ...]:
    known = _OF_PLAYERS if deck is DeckName.PLAYERS else _NAMED
    cards = [found for name in written if (found := known.get(name)) is not None]
    if len(set(cards)) == len(written):
        return tuple(cards)
    cards = []
    for number, name in enumerate(written):
        try:
            card = _DRAWN.get(name) or _card(name)
            if isinstance(card, Numeral):
                raise ScenarioUnreadable("", faults.significator_number(number=card.number))
            if card in cards:
                raise ScenarioUnreadable("", faults.card_twice(card=card.value))
            if card.pip is not None and deck is DeckName.PLAYERS:
                raise ScenarioUnreadable("", faults.significator_kind(card=card.value))
        except ScenarioUnreadable as why:
            raise why.within(f".significators[{number}]") from why
        cards.append(card)
    return tuple(cards)


def _refuse_shared(
    key: str, people: Collection[Character], cards: Mapping[CharacterId, tuple[Drawn, ...]] | None
) -> None:
    """Refuse a Significator that is of two (T-DECK-13), unless all cards are given and it lies before nobody: then it
    decides nothing, and files older than the rule are still ruled. `people` stand under the `key` in this order.
    """
    owned = [card for one in people for card in one.significators]
    if len(set(owned)) == len(owned):
        return
    owner: dict[Card, str] = {}
    for place, one in enumerate(people):
        for number, card in enumerate(one.significators):
            if card not in owner:
                owner[card] = one.name
            elif cards is None or any(card in drawn for drawn in cards.values()):
                raise ScenarioUnreadable(
                    f".{key}[{place}].significators[{number}]",
                    faults.significator_taken(card=card.value, who=repr(owner[card])),
                )


def _rising(written: int | list[int] | None) -> tuple[int, ...]:
    """Read one Intensity or a rising list of them; the place of a fault is told from the key on."""
    if written is None:
        return ()
    rising = [written] if isinstance(written, int) else written
    if not rising:
        raise ScenarioUnreadable(".intensity", faults.no_intensity)
    for place, intensity in enumerate(rising):
        at = ".intensity" if isinstance(written, int) else f".intensity[{place}]"
        if not 0 <= intensity <= 10:
            raise ScenarioUnreadable(at, faults.intensity(told=str(intensity)))
        if place and intensity <= rising[place - 1]:
            raise ScenarioUnreadable(at, faults.intensities_rise(told=str(intensity), before=str(rising[place - 1])))
    return tuple(rising)


# --- rounds ----------------------------------------------------------------------------------------------------------


def _round(written: _RoundText) -> RoundScenario:
    rules = _house_rules(written.house_rules)
    everybody = _Everybody(written.characters, rules)
    characters = everybody.characters
    order = everybody.order
    announced = everybody.announcements(written.announcements, everybody.announcement)
    confrontation = Confrontation(
        characters,
        {who: announced[who] for who in order if who in announced},
        links=everybody.pairs("links", written.links) if written.links else (),
        conflicts=everybody.conflicts(written.conflicts) if written.conflicts else (),
        ladders=written.ladders,
        drivers=everybody.drivers(written.drivers, announced) if written.drivers else (),
        lists=everybody.everyone(
            "announcements",
            [one.who for one in written.announcements if type(one) is _ActText and isinstance(one.intensity, list)],
        ),
        rules=rules,
    )
    chosen = (
        *everybody.chosen("attack", written.choices.attack, announced),
        *everybody.chosen("deed", written.choices.deed, announced),
    )
    out = everybody.everyone("out", written.out) if written.out else ()
    unseen = FRESH if written.decks is None else _unseen(written.decks)
    cards = None if written.cards is None else everybody.cards(written.cards)
    _refuse_shared("characters", characters.values(), cards)
    return RoundScenario(order, confrontation, chosen, out, cards, unseen)


def _character(text: _CharacterText, who: CharacterId) -> Character:
    refuse_missing_stats(text.name, text.stats)
    deck = text.deck or (DeckName.PLAYERS if text.side == PLAYERS_SIDE else DeckName.HORROR)
    character = Character(
        id=who,
        name=text.name,
        side=text.side,
        deck=deck,
        stats=ranks("stats", text.stats),
        skills=ranks("skills", text.skills) if text.skills else (),
        significators=_significators(text.significators, deck) if text.significators else (),
        hurt=text.hurt,
        held=text.held,
    )
    if not text.present:
        return character
    lost = _lost(text)
    return replace(character, toughness_lost=lost.get(TOUGHNESS, 0), calm_lost=lost.get(CALM, 0))


def _lost(text: _CharacterText) -> dict[str, int]:
    """Return what has been lost of Toughness and Calm (T-AMB-82)."""
    for stat in text.present:
        if stat not in (TOUGHNESS, CALM):
            raise ScenarioUnreadable(f".present.{stat}", faults.only_lost(one=TOUGHNESS, other=CALM, told=repr(stat)))
        if stat not in text.stats:
            raise ScenarioUnreadable(f".present.{stat}", faults.no_stat(who=repr(text.name), stat=stat))
    return {stat: text.stats[stat] - present for stat, present in text.present.items()}


MOST_IN_A_HEAP = 10_000
"""Cards of a pile or a discard: far more than anybody shuffles, and few enough to be counted with."""


def _unseen(written: _DecksText) -> Unseen:
    """Read the cards left in the decks; a pile that is left out is the fresh one, The Fool in it if nowhere else."""
    seen: dict[Card, str] = {}
    left: dict[str, tuple[Drawn, ...]] = {}
    for name in ("players", "horror", "players_discard", "horror_discard"):
        heap = getattr(written, name) or ()
        if len(heap) > MOST_IN_A_HEAP:
            raise ScenarioUnreadable(f".decks.{name}", faults.heap(most=f"{MOST_IN_A_HEAP:,}", told=f"{len(heap):,}"))
        try:
            left[name] = _cards(heap, name, seen)
        except ScenarioUnreadable as why:
            raise why.within(f".decks.{name}") from why
    if written.players is None:
        left["players"] = FRESH_PLAYERS[1:] if Card.FOOL in seen else FRESH_PLAYERS
    if written.horror is None:
        left["horror"] = FRESH_HORROR
    return Unseen(
        UnseenDeck(left["players"], left["players_discard"]), UnseenDeck(left["horror"], left["horror_discard"])
    )


class _Everybody(People):
    """The people of a round by name, and what they may say."""

    def __init__(self, written: Sequence[_CharacterText], rules: HouseRules) -> None:
        super().__init__(written, _character)
        self._rules = rules

    def conflicts(self, written: Sequence[tuple[str, str]]) -> list[tuple[CharacterId, CharacterId]]:
        """Return the pairs of one side of whose deeds only one can be done (T-RESOLVE-27)."""
        pairs = self.pairs("conflicts", written)
        for place, (one, other) in enumerate(pairs):
            if one == other:
                raise ScenarioUnreadable(
                    f".conflicts[{place}]", faults.conflicts_with_oneself(who=repr(written[place][0]))
                )
            if self.characters[one].side != self.characters[other].side:
                raise ScenarioUnreadable(f".conflicts[{place}]", faults.two_sides)
        return pairs

    def chosen(
        self, kind: str, written: Sequence[str], announced: Mapping[CharacterId, said.Announcement]
    ) -> tuple[CharacterId, ...]:
        """Return whose attacks, or other deeds, are chosen where a tie on one side asks for it (T-RESOLVE-03)."""
        if not written:
            return ()
        chosen = self.everyone(f"choices.{kind}", written)
        wanted = said.Attack if kind == "attack" else said.Defend | said.Act
        for place, who in enumerate(chosen):
            if not isinstance(announced.get(who), wanted):
                raise ScenarioUnreadable(
                    f".choices.{kind}[{place}]", faults.no_choice(who=repr(written[place]), kind=kind)
                )
        return chosen

    def cards(self, written: Mapping[str, Sequence[str | int]]) -> dict[CharacterId, tuple[Drawn, ...]]:
        """Return the cards drawn, by whose they are."""
        cards: dict[CharacterId, tuple[Drawn, ...]] = {}
        seen: dict[Card, str] = {}
        for name, drawn in written.items():
            try:
                cards[self.called(name, "")] = _cards(drawn, name, seen)
            except ScenarioUnreadable as why:
                raise why.within(f".cards.{name}") from why
        return cards

    def announcement(self, who: CharacterId, text: _AnnouncementText) -> said.Announcement:
        """Return what somebody announces."""
        if type(text) is _AttackText:
            return self._attack(who, text)
        if type(text) is _ActText:
            return self._act(who, text)
        if type(text) is _DefendText:
            against = None if text.against is None else self.others(who, text.against)
            return said.Defend(against, _edges(text))
        return said.Move()

    def _attack(self, who: CharacterId, text: _AttackText) -> said.Attack:
        own_side = self._rules.reads(readings.OWN_SIDE_CAN_BE_ATTACKED)
        target = self.target(who, text.target, ".target", own_side=own_side)
        also = [self.target(who, name, f".also[{place}]", own_side=own_side) for place, name in enumerate(text.also)]
        self.refuse_stats(who, text.manner, text.skill, text.stat, text.resist, (target, *also))
        return said.Attack(
            target,
            text.manner,
            text.skill,
            text.stat,
            text.resist,
            unaware=text.unaware,
            called_shot=text.called_shot,
            harmless=text.harmless,
            edges=_edges(text),
            also=tuple(also),
            other_aim=text.other_aim,
            tricks=tuple(text.tricks),
        )

    def _act(self, who: CharacterId, text: _ActText) -> said.Act:
        levels = _rising(text.intensity)
        if isinstance(text.intensity, list) and not text.uncontested:
            raise ScenarioUnreadable(".intensity", faults.several_intensities)
        target = self.act_target(who, text.stat, text.target)
        if target is not None and text.resist is not None and not text.uncontested:
            self.has(target, text.resist, ".resist")
        return said.Act(
            self.others(who, text.against),
            text.stat,
            levels[0] if levels else None,
            text.uncontested,
            _edges(text),
            target=target,
            resist=text.resist,
            further_levels=levels[1:],
            supernatural=text.supernatural,
        )


def _edges(text: _SaidText) -> said.Edges:
    if not (text.weapon_edge or text.supernatural_edge or text.advantages or text.disadvantages):
        return said.NO_EDGES
    return said.Edges(
        weapon=text.weapon_edge,
        supernatural=text.supernatural_edge,
        advantages=tuple(text.advantages),
        disadvantages=tuple(text.disadvantages),
    )


# --- tasks -----------------------------------------------------------------------------------------------------------

MOST_OVERLAP = 77
"""More further skills than this nobody lets count: a tarot has 78 cards."""


def _task(written: _TaskText) -> TaskScenario:
    rules = _house_rules(written.house_rules)
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
    _refuse_shared("parties", [party.character for party in parties], drawn or None)
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
    unseen = FRESH if written.decks is None else _unseen(written.decks)
    return TaskScenario(task, rules, drawn or None, unseen)


def _party_cards(written: Sequence[str | int], name: str, seen: dict[Card, str]) -> tuple[Drawn, ...]:
    try:
        return _cards(written, name, seen)
    except ScenarioUnreadable as why:
        raise why.within(".cards") from why


def _intensities(written: int | list[int] | None) -> tuple[int, ...]:
    rising = _rising(written)
    if not rising:
        raise ScenarioUnreadable(".intensity", faults.static_intensity)
    return rising


def _party(who: CharacterId, text: _PartyText) -> Party:
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
        significators=_significators(text.significators, text.deck),
    )
    return Party(
        character=character,
        stat=text.stat,
        overlap=("",) * text.overlap,
        advantages=tuple(text.advantages),
        disadvantages=tuple(text.disadvantages),
        other_is_distracted=text.distracted,
    )
