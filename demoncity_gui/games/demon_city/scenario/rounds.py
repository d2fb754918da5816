"""A round as it is written, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.scenario import ScenarioUnreadable
from demoncity_gui.games.demon_city.rules import announcements as said
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import CALM, PLAYERS_SIDE, TOUGHNESS, Character, CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.unseen import Unseen
from demoncity_gui.games.demon_city.scenario.cards import FRESH, cards_in, refuse_shared, significators_in, unseen_in
from demoncity_gui.games.demon_city.scenario.people import People, ranks, refuse_missing_stats
from demoncity_gui.games.demon_city.scenario.shared import house_rules_in, intensities_in
from demoncity_gui.games.demon_city.scenario.texts import (
    ActText,
    AnnouncementText,
    AttackText,
    CharacterText,
    DefendText,
    RoundText,
    SaidText,
)
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Drawn
from demoncity_gui.texts import scenario_faults as faults


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


def round_in(written: RoundText) -> RoundScenario:
    """Read a round."""
    rules = house_rules_in(written.house_rules)
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
            [one.who for one in written.announcements if type(one) is ActText and isinstance(one.intensity, list)],
        ),
        rules=rules,
    )
    chosen = (
        *everybody.chosen("attack", written.choices.attack, announced),
        *everybody.chosen("deed", written.choices.deed, announced),
    )
    out = everybody.everyone("out", written.out) if written.out else ()
    unseen = FRESH if written.decks is None else unseen_in(written.decks)
    cards = None if written.cards is None else everybody.cards(written.cards)
    refuse_shared("characters", characters.values(), cards)
    return RoundScenario(order, confrontation, chosen, out, cards, unseen)


def _character(text: CharacterText, who: CharacterId) -> Character:
    refuse_missing_stats(text.name, text.stats)
    deck = text.deck or (DeckName.PLAYERS if text.side == PLAYERS_SIDE else DeckName.HORROR)
    character = Character(
        id=who,
        name=text.name,
        side=text.side,
        deck=deck,
        stats=ranks("stats", text.stats),
        skills=ranks("skills", text.skills) if text.skills else (),
        significators=significators_in(text.significators, deck) if text.significators else (),
        hurt=text.hurt,
        held=text.held,
    )
    if not text.present:
        return character
    lost = _lost(text)
    return replace(character, toughness_lost=lost.get(TOUGHNESS, 0), calm_lost=lost.get(CALM, 0))


def _lost(text: CharacterText) -> dict[str, int]:
    """Return what has been lost of Toughness and Calm (T-AMB-82)."""
    for stat in text.present:
        if stat not in (TOUGHNESS, CALM):
            raise ScenarioUnreadable(f".present.{stat}", faults.only_lost(one=TOUGHNESS, other=CALM, told=repr(stat)))
        if stat not in text.stats:
            raise ScenarioUnreadable(f".present.{stat}", faults.no_stat(who=repr(text.name), stat=stat))
    return {stat: text.stats[stat] - present for stat, present in text.present.items()}


class _Everybody(People):
    """The people of a round by name, and what they may say."""

    def __init__(self, written: Sequence[CharacterText], rules: HouseRules) -> None:
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
                cards[self.called(name, "")] = cards_in(drawn, name, seen)
            except ScenarioUnreadable as why:
                raise why.within(f".cards.{name}") from why
        return cards

    def announcement(self, who: CharacterId, text: AnnouncementText) -> said.Announcement:
        """Return what somebody announces."""
        if type(text) is AttackText:
            return self._attack(who, text)
        if type(text) is ActText:
            return self._act(who, text)
        if type(text) is DefendText:
            against = None if text.against is None else self.others(who, text.against)
            return said.Defend(against, _edges(text))
        return said.Move()

    def _attack(self, who: CharacterId, text: AttackText) -> said.Attack:
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

    def _act(self, who: CharacterId, text: ActText) -> said.Act:
        levels = intensities_in(text.intensity)
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


def _edges(text: SaidText) -> said.Edges:
    if not (text.weapon_edge or text.supernatural_edge or text.advantages or text.disadvantages):
        return said.NO_EDGES
    return said.Edges(
        weapon=text.weapon_edge,
        supernatural=text.supernatural_edge,
        advantages=tuple(text.advantages),
        disadvantages=tuple(text.disadvantages),
    )
