"""Who opposes whom in a round, read off the announcements once: counting, grouping and judging all stand on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Manner,
    is_a_defence,
)
from demoncity_gui.games.demon_city.rules.characters import (
    AGILITY,
    HAND_TO_HAND,
    TOUGHNESS,
    Character,
    CharacterId,
    Side,
)
from demoncity_gui.games.demon_city.rules.grouping import Grouping, Pair
from demoncity_gui.games.demon_city.rules.house_rules import PRESETS, HouseRules
from demoncity_gui.games.demon_city.rules.levels import in_doubt
from demoncity_gui.games.demon_city.rules.thrown import has_high_significator

Stat = tuple[str, int]
"""Name and rank of a stat."""


class Confrontation:
    """All announcements of a round at once, in announcing order, with the questions the rules ask of them.

    `pending` are those who have yet to announce: nobody can say yet whether they are distracted. `links` are pairs
    that could interfere with each other though neither acts on the other; `cuts` are pairs that the Host parts though
    they touch (T-CLASH-08); `conflicts` are pairs of one side of whose deeds only one can be done (T-RESOLVE-27);
    `drivers` compete at the wheel (T-CLASH-06); `ladders` are labels of advantages that stand one above another, as
    the Host confirms (T-SIT-06); `lists` are those whose one Intensity stands in a list all the same (T-AMB-85).
    `rules` are the house rules that everything is read by.

    `against` holds whose throws a contested deed that is no attack must beat, `groups` the Clashes. `attack_of`,
    `defence_of` and `act_of` hold the announcements of one kind: to ask each again what it is takes far longer.
    """

    def __init__(
        self,
        characters: Mapping[CharacterId, Character],
        announcements: Mapping[CharacterId, Announcement],
        *,
        pending: Iterable[CharacterId] = (),
        links: Iterable[Pair] = (),
        cuts: Iterable[Pair] = (),
        conflicts: Iterable[Pair] = (),
        drivers: Iterable[CharacterId] = (),
        ladders: Iterable[str] = (),
        lists: Iterable[CharacterId] = (),
        rules: HouseRules = PRESETS,
    ) -> None:
        self.characters = characters
        self.announcements = announcements
        self.pending = frozenset(pending)
        wheel = frozenset(drivers)
        self.drivers = tuple([who for who in announcements if who in wheel]) if wheel else ()
        self.ladders = frozenset(ladders)
        self.lists = frozenset(lists)
        self.rules = rules
        self._present_stats_count = bool(rules.chosen) and rules.reads(readings.PRESENT_STATS_COUNT)
        self.links, self.cuts = tuple(links), tuple(cuts)
        self.conflicts = tuple([pair for pair in conflicts if self.side(pair[0]) == self.side(pair[1])])
        attackers: dict[CharacterId, list[CharacterId]] = {}
        self._aims: dict[CharacterId, tuple[CharacterId, ...]] = {}
        self._members: list[CharacterId] = []
        self.attack_of: dict[CharacterId, Attack] = {}
        self.defence_of: dict[CharacterId, Defend] = {}
        self.act_of: dict[CharacterId, Act] = {}
        for who, announcement in announcements.items():
            if isinstance(announcement, Attack):
                self.attack_of[who] = announcement
                self._aims[who] = announcement.targets
                for target in announcement.targets:
                    attackers.setdefault(target, []).append(who)
            elif isinstance(announcement, Act):
                self.act_of[who] = announcement
                self._aims[who] = announcement.targets
                if announcement.uncontested:
                    continue
            elif isinstance(announcement, Defend):
                self.defence_of[who] = announcement
            else:
                continue  # a move is in nobody's way
            self._members.append(who)
        self._attackers = {target: tuple(those) for target, those in attackers.items()}
        self.against: dict[CharacterId, tuple[CharacterId, ...]] = {}
        for who in self._members:
            if who not in self.attack_of:
                self.against[who] = self._stands_against(who)
        self._conflicts = self._conflicting()
        self.groups = self._grouped()
        self._clash_of = {who: number for number, group in enumerate(self.groups) for who in group}

    def read_by(self, rules: HouseRules) -> Confrontation:
        """Return the same announcements read by other house rules."""
        return Confrontation(
            self.characters,
            self.announcements,
            pending=self.pending,
            links=self.links,
            cuts=self.cuts,
            conflicts=self.conflicts,
            drivers=self.drivers,
            ladders=self.ladders,
            lists=self.lists,
            rules=rules,
        )

    # --- who opposes whom --------------------------------------------------------------------------------------------

    def side(self, who: CharacterId) -> Side:
        """Return the side that this character is on."""
        return self.characters[who].side

    def aims(self, who: CharacterId) -> tuple[CharacterId, ...]:
        """Return whom this character's deed targets (T-HSTAT-13)."""
        return self._aims.get(who, ())

    def attackers_of(self, who: CharacterId) -> tuple[CharacterId, ...]:
        """Return all who attack this character, in announcing order."""
        return self._attackers.get(who, ())

    def attacks(self, attacker: CharacterId, target: CharacterId) -> bool:
        """Whether the one attacks the other."""
        return attacker in self._attackers.get(target, ())

    def is_in_a_clash(self, who: CharacterId) -> bool:
        """Whether somebody's deed belongs to a Clash: all do but moves and uncontested acts (T-UNCONTESTED-03)."""
        return who in self._clash_of

    def share_a_clash(self, one: CharacterId, other: CharacterId) -> bool:
        """Whether both have a card in the same Clash: only such cards oppose each other."""
        here = self._clash_of.get(one)
        return here is not None and here == self._clash_of.get(other)

    def answers(self, target: CharacterId, actor: CharacterId) -> bool:
        """Whether the target meets this actor with its throw: targets them back, or defends against them.

        T-HSTAT-01, T-HSTAT-13, T-AMB-29. A card of another Clash meets nothing (T-AMB-48, T-AMB-56).
        """
        defends = actor in self.against.get(target, ()) and is_a_defence(self.announcements[target])
        return (defends or actor in self._aims.get(target, ())) and self.share_a_clash(target, actor)

    def is_tested(self, defender: CharacterId) -> bool:
        """Whether anybody whom this one defends against attacks them, or does something against them (D-DICE-08)."""
        met = self.against[defender]
        return any(self.attacks(one, defender) or defender in self.against.get(one, ()) for one in met)

    def conflicts_with(self, who: CharacterId) -> frozenset[CharacterId]:
        """Return those of the own side of whose deeds and this one's only one can be done (T-RESOLVE-27, T-AMB-51)."""
        return self._conflicts.get(who, frozenset())

    def _stands_against(self, who: CharacterId) -> tuple[CharacterId, ...]:
        """Return those whom a contested deed that is no attack is set against, each once.

        A defence that names nobody holds against every attacker who is noticed, or against the first of them
        (T-AMB-32, readings b and a); so does an act that dodges as well (T-AMB-49). Who drives and names nobody
        competes with the drivers of the other sides (T-CLASH-06). An act's own target is among them (T-HSTAT-13).
        """
        defence = self.defence_of.get(who)
        if defence is not None:
            named = self._noticed_attackers(who) if defence.against is None else defence.against
            return named[:1] if self.rules.chosen and self.rules.reads(readings.DEFENCE_IS_AGAINST_ONE) else named
        act = self.act_of[who]
        named = act.against
        if not named and who in self.drivers:
            named = tuple([rival for rival in self.drivers if self.side(rival) != self.side(who)])
        if act.target is not None and act.target not in named:
            named = (*named, act.target)
        if act.dodging:
            named = tuple(dict.fromkeys((*named, *self._noticed_attackers(who))))
        return named

    def _noticed_attackers(self, who: CharacterId) -> tuple[CharacterId, ...]:
        return tuple([one for one in self._attackers.get(who, ()) if not self.attack_of[one].unaware])

    def _conflicting(self) -> dict[CharacterId, frozenset[CharacterId]]:
        """Return who is in conflict with whom: the pairs that the Host named, and acts of one side set against each
        other (T-RESOLVE-27, T-AMB-51).
        """
        pairs = list(self.conflicts)
        for who, others in self.against.items():
            for other in others:
                if self.stand_against_each_other(who, other) and self.side(who) == self.side(other):
                    pairs.append((who, other))
        found: dict[CharacterId, set[CharacterId]] = {}
        for one, other in pairs:
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
        return {who: frozenset(others) for who, others in found.items()}

    def stand_against_each_other(self, who: CharacterId, other: CharacterId) -> bool:
        """Whether both do something that is neither attack nor defence, each set against the other."""
        return (
            who in self.act_of
            and other in self.act_of
            and who in self.against.get(other, ())
            and other in self.against.get(who, ())
        )

    # --- Clashes -----------------------------------------------------------------------------------------------------

    def _grouped(self) -> tuple[tuple[CharacterId, ...], ...]:
        """Return the Clashes: connected groups of contested deeds, in the order in which their first member announces.

        An edge is a deed and whom it targets, two attacks on one target, a defence or an act and those it is set
        against, a link or a conflict (T-CLASH-02, T-CLASH-03, T-CLASH-04). Competing drivers are a group of their own
        (T-CLASH-06, T-AMB-56).
        """
        grouping = Grouping(self._members, self.cuts)
        apart = frozenset(self.drivers) if self.drivers and self.rules.reads(readings.DRIVERS_APART) else frozenset()

        def join_beside(one: CharacterId, other: CharacterId) -> None:
            if (one in apart) == (other in apart):
                grouping.join(one, other)

        join = join_beside if apart else grouping.join
        for who, targets in self._aims.items():
            for other in targets:
                join(who, other)
        for who, others in self.against.items():
            for other in others:
                join(who, other)
        for attackers in self._attackers.values():
            grouping.join_all(attackers)
        for one, other in (*self.links, *self.conflicts, *self._further_edges()):
            join(one, other)
        grouping.join_all(self.drivers)
        return grouping.groups()

    def _further_edges(self) -> Iterable[Pair]:
        """Return the pairs that only another edition joins."""
        return ()

    # --- stats -------------------------------------------------------------------------------------------------------

    def needs_a_throw(self, who: CharacterId) -> bool:
        """Whether cards are taken at all: not for a move, nor where nothing is in doubt that nobody contests.

        T-WHEN-01, T-STATIC-05, T-STATIC-06.
        """
        if who in self._clash_of:
            return True
        act = self.act_of.get(who)
        return act is not None and in_doubt(act.levels, supernatural=self.is_supernatural(who, act))

    def is_supernatural(self, who: CharacterId, act: Act) -> bool:
        """Whether something is involved that can beat Intensity 10: the Host's word, or the preset (T-STATIC-07).

        By the preset a supernatural power in use, or an own Significator worth over 10 (T-AMB-42).
        """
        if act.supernatural is not None:
            return act.supernatural
        return act.edges.supernatural or has_high_significator(self.characters[who], self.rules)

    def rank(self, who: CharacterId, stat: str) -> int:
        """Return the rank that throws go by: the sheet's, or what Toughness and Calm have come to (T-AMB-82)."""
        character = self.characters[who]
        return character.present(stat) if self._present_stats_count else character.rank(stat)

    def stat_used(self, who: CharacterId) -> Stat | None:
        """Return the stat that somebody's deed uses, None where it uses none.

        Close: the higher of Toughness and Hand To Hand (T-HSTAT-05, T-AMB-40). Shooting: Agility, or the skill shot
        with (T-HSTAT-08). A stat named by the Host goes before both; a deed that is no attack uses none but that.
        """
        attack = self.attack_of.get(who)
        deed = attack or self.act_of.get(who)
        if deed is not None and deed.stat is not None:
            return deed.stat, self.rank(who, deed.stat)
        if attack is None:
            return None
        if attack.manner is Manner.SHOOT:
            return self._higher(who, AGILITY, attack.skill)
        return self._higher(who, TOUGHNESS, HAND_TO_HAND)

    def resist_stat(self, target: CharacterId, deed: Attack | Act) -> Stat:
        """Return the stat that a target resists with while not answering by a throw.

        Close: the higher of Agility and Hand To Hand (T-HSTAT-06). Shooting, and a deed that is no attack: Agility
        (T-HSTAT-09). Powers name their own (T-HSTAT-03). Whoever is held resists with Toughness by one reading
        (T-AMB-73 b).
        """
        if deed.resist is not None:
            return deed.resist, self.rank(target, deed.resist)
        if self.characters[target].held and self.rules.reads(readings.HELD_RESIST_WITH_TOUGHNESS):
            return TOUGHNESS, self.rank(target, TOUGHNESS)
        if isinstance(deed, Attack) and deed.manner is Manner.CLOSE:
            return self._higher(target, AGILITY, HAND_TO_HAND)
        return AGILITY, self.rank(target, AGILITY)

    def _higher(self, who: CharacterId, stat: str, skill: str | None) -> Stat:
        rank = self.rank(who, stat)
        if skill is not None and self.characters[who].has(skill) and (skilled := self.rank(who, skill)) >= rank:
            return skill, skilled
        return stat, rank  # over a skill they lack, too, though a present stat may be under its 0
