"""Who opposes whom in a round of the dice edition: what the tarot reads off the announcements, and where it differs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Manner, Move, involved_in
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HAND_TO_HAND,
    TOUGHNESS,
    Character,
    CharacterId,
)
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation, Stat
from demoncity_gui.games.demon_city.rules.dice import house_rules as readings
from demoncity_gui.games.demon_city.rules.grouping import Pair
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules


class DiceConfrontation(Confrontation):
    """All announcements of a round at once (D-ROUND-02, D-ROUND-04).

    `protection` is what somebody wears, in points of Toughness (D-DMG-08). `defended` are those who dodged, blocked or
    parried with success last round (D-DICE-08).
    """

    def __init__(
        self,
        characters: Mapping[CharacterId, Character],
        announcements: Mapping[CharacterId, Announcement],
        *,
        pending: Iterable[CharacterId] = (),
        links: Iterable[Pair] = (),
        cuts: Iterable[Pair] = (),
        drivers: Iterable[CharacterId] = (),
        rules: HouseRules = PRESETS,
        protection: Mapping[CharacterId, int] | None = None,
        defended: Collection[CharacterId] = (),
    ) -> None:
        self.protection = protection or {}
        self.defended = frozenset(defended)
        super().__init__(
            characters, announcements, pending=pending, links=links, cuts=cuts, drivers=drivers, rules=rules
        )

    def read_by(self, rules: HouseRules) -> DiceConfrontation:
        """Return the same announcements read by other house rules."""
        return DiceConfrontation(
            self.characters,
            self.announcements,
            pending=self.pending,
            links=self.links,
            cuts=self.cuts,
            drivers=self.drivers,
            rules=rules,
            protection=self.protection,
            defended=self.defended,
        )

    def _further_edges(self) -> Iterator[Pair]:
        """Yield a deed and whom it involves, and all who attack, aim at or involve one person (D-CLASH-02, D-DICE-22).

        Nothing joins a driver to others (D-CLASH-03).
        """
        concerned: dict[CharacterId, list[CharacterId]] = {}
        for who in self._members:
            involved = involved_in(self.announcements[who])
            for other in involved:
                yield who, other
            if who not in self.drivers:
                for other in (*self.aims(who), *involved):
                    concerned.setdefault(other, []).append(who)
        for people in concerned.values():
            for other in people[1:]:
                yield people[0], other

    def is_busy(self, target: CharacterId, attacker: CharacterId) -> bool:
        """Whether a target has to do with somebody, and not with this attacker (D-DICE-14, D-AMB-01 a)."""
        announcement = self.announcements.get(target)
        others = self.aims(target) if isinstance(announcement, Attack) else self.against.get(target, ())
        others = (*others, *involved_in(announcement))
        return bool(others) and attacker not in others

    def is_injured(self, who: CharacterId) -> bool:
        """Whether somebody was put out in this fight and got up (D-RULING-04), or by D-AMB-10 b was hit at all."""
        character = self.characters[who]
        lost_any = character.toughness_lost > 0 and self.rules.reads(readings.ANY_HIT_INJURES)
        return character.hurt or lost_any

    def needs_a_throw(self, who: CharacterId) -> bool:
        """Whether dice are rolled: not for a move, nor for an uncontested deed without a number.

        D-WHEN-01, D-SLOW-07, D-SLOW-08.
        """
        announcement = self.announcements[who]
        if isinstance(announcement, Act) and announcement.uncontested:
            return announcement.intensity is not None
        return not isinstance(announcement, Move)

    def stat_used(self, who: CharacterId) -> Stat | None:
        """Return the stat that somebody's deed uses, None where it uses none.

        Close: the higher of Agility and Toughness, or Hand To Hand (D-DICE-03). Shooting: Agility, or the skill shot
        with (D-DICE-04). A stat named by the Host goes before both.
        """
        announcement = self.announcements[who]
        if isinstance(announcement, Attack) and announcement.stat is None and announcement.manner is Manner.CLOSE:
            stat = max(AGILITY, TOUGHNESS, key=self.characters[who].rank)
            return self._higher(who, stat, HAND_TO_HAND)
        return super().stat_used(who)

    def resist_stat(self, target: CharacterId, deed: Attack | Act) -> Stat:
        """Return the stat that a deed targets: Agility, in close combat Hand To Hand if owned (D-DICE-03, D-DICE-04).

        Of somebody who is grabbed Toughness (D-DICE-05), by D-AMB-06 b in close combat alone.
        """
        close = isinstance(deed, Attack) and deed.manner is Manner.CLOSE
        grabbed = self.characters[target].held
        if (
            deed.resist is None
            and grabbed
            and (close or not self.rules.reads(readings.SHOTS_AT_THE_GRABBED_BY_AGILITY))
        ):
            return TOUGHNESS, self.rank(target, TOUGHNESS)
        return super().resist_stat(target, deed)

    def _higher(self, who: CharacterId, stat: str, skill: str | None) -> Stat:
        """Return the higher of a stat and an owned skill, by D-AMB-18 b the skill."""
        character = self.characters[who]
        if skill is not None and character.has(skill) and self.rules.reads(readings.SKILL_REPLACES_STAT):
            return skill, self.rank(who, skill)
        return super()._higher(who, stat, skill)
