"""A round with dice as it is written, read into the values that the rules judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from demoncity_gui.games.common.scenario import ScenarioUnreadable, chosen_readings
from demoncity_gui.games.demon_city.rules import announcements as base
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS, Character, CharacterId
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation
from demoncity_gui.games.demon_city.rules.dice.counting import DiceCount, count_dice
from demoncity_gui.games.demon_city.rules.dice.house_rules import HOUSE_RULES
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.scenario.dice_texts import (
    ActText,
    AnnouncementText,
    AttackText,
    CharacterText,
    DefendText,
    MoveText,
    RoundText,
)
from demoncity_gui.games.demon_city.scenario.faces import Faces, faces_rolled, refuse_negative
from demoncity_gui.games.demon_city.scenario.people import People, ranks, refuse_missing_stats
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import scenario_faults as faults


class DiceRound(Struct, frozen=True):
    """A round ready to be ruled. `order` is the Agility order; `dice` and `damage` are None where none are given.

    `chosen` are those on whom chance fell where several of one side were first. `damage` is as it was written, by name:
    whose dice are due is known when the Clashes are judged.
    """

    order: tuple[CharacterId, ...]
    confrontation: DiceConfrontation
    counts: dict[CharacterId, DiceCount]
    chosen: tuple[CharacterId, ...]
    dice: Faces | None
    damage: Mapping[str, Sequence[int]] | None


def dice_round_in(written: RoundText) -> DiceRound:
    """Read a round."""
    rules = HouseRules(chosen_readings(HOUSE_RULES, written.house_rules))
    people = _People(written.characters, _character)
    announced = people.announcements(written.announcements, people.announcement)
    links = people.pairs("links", written.links)
    confrontation = DiceConfrontation(
        people.characters,
        {who: announced[who] for who in people.order if who in announced},
        links=links,
        drivers=people.drivers(written.drivers, announced),
        rules=rules,
        protection=dict(zip(people.characters, [text.protection for text in written.characters], strict=True)),
        defended=[who for who, text in zip(people.characters, written.characters, strict=True) if text.defended],
    )
    chosen = people.everyone("choices.first", written.choices.first)
    for place, who in enumerate(chosen):
        if who not in announced or not base.is_contested(announced[who]):
            name = written.choices.first[place]
            raise ScenarioUnreadable(f".choices.first[{place}]", faults.no_contested_deed(who=repr(name)))
    counts = count_dice(confrontation)
    dice = None
    if written.dice is not None:
        wanted = {who: count.dice for who, count in counts.items()}
        dice = faces_rolled("dice", people.characters, written.dice, wanted)
    elif written.damage is not None:
        raise ScenarioUnreadable(".damage", faults.damage_before_dice)
    return DiceRound(people.order, confrontation, counts, chosen, dice, written.damage)


def _character(text: CharacterText, who: CharacterId) -> Character:
    refuse_missing_stats(text.name, text.stats)
    stats = ranks("stats", text.stats)
    skills = ranks("skills", text.skills)
    refuse_negative("current", text.current)
    refuse_negative("protection", text.protection)
    return Character(
        id=who,
        name=text.name,
        side=text.side,
        deck=DeckName.PLAYERS,  # nobody draws in this edition
        stats=stats,
        skills=skills,
        hurt=text.hurt,
        held=text.grabbed,
        toughness_lost=0 if text.current is None else text.stats[TOUGHNESS] - text.current,
    )


class _People(People):
    """The people of a round by name, and what they may say."""

    def announcement(self, who: CharacterId, text: AnnouncementText) -> base.Announcement:
        """Return what somebody announces."""
        match text:
            case AttackText():
                return self._attack(who, text)
            case DefendText():
                against = None if text.against is None else self.others(who, text.against)
                return base.Defend(against, _edges(text))
            case ActText():
                return self._act(who, text)
            case MoveText():
                return base.Move()

    def _attack(self, who: CharacterId, text: AttackText) -> base.Attack:
        target = self.target(who, text.target, ".target", own_side=False)
        self.refuse_stats(who, text.manner, text.skill, text.stat, text.resist, (target,))
        return base.Attack(
            target,
            text.manner,
            text.skill,
            text.stat,
            text.resist,
            unaware=text.unaware,
            harmless=text.harmless,
            edges=_edges(text),
            massive=text.massive,
        )

    def _act(self, who: CharacterId, text: ActText) -> base.Act:
        if text.uncontested:
            for key in ("against", "involves", "target", "resist"):
                if getattr(text, key) is not None:
                    raise ScenarioUnreadable(f".{key}", faults.contested_alone)
        if text.resist is not None and text.target is None:
            raise ScenarioUnreadable(".resist", faults.target_alone)
        refuse_negative("intensity", text.intensity)
        target = self.act_target(who, text.stat, text.target)
        if target is not None and text.resist is not None:
            self.has(target, text.resist, ".resist")
        return base.Act(
            self.others(who, text.against or ()),
            text.stat,
            text.intensity,
            text.uncontested,
            _edges(text),
            target=target,
            resist=text.resist,
            involves=self.others(who, text.involves or (), "involves"),
        )


def _edges(text: AttackText | DefendText | ActText) -> base.Edges:
    return base.Edges(
        weapon=text.weapon_edge, advantages=tuple(text.advantages), disadvantages=tuple(text.disadvantages)
    )
