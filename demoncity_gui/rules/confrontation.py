"""Who faces whom in a round, read off the announcements: the ground that counting and judging stand on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from demoncity_gui.rules.announcements import Act, Announcement, Attack, Defend, Manner, is_a_defence
from demoncity_gui.rules.characters import AGILITY, HAND_TO_HAND, TOUGHNESS, Character, CharacterId, Side
from demoncity_gui.rules.house_rules import PRESETS, HouseRules


class Confrontation:
    """All announcements of a round at once, in announcing order, with the questions the rules ask of them.

    `pending` are those who have yet to announce: nobody can say yet whether they are distracted. `links` are pairs
    that could interfere with each other though neither acts on the other; `cuts` are pairs that the Host parts though
    they touch (T-CLASH-08); `drivers` compete at the wheel (T-CLASH-06).
    `rules` are the house rules that everything is read by.
    """

    def __init__(
        self,
        characters: Mapping[CharacterId, Character],
        announcements: Mapping[CharacterId, Announcement],
        *,
        pending: Iterable[CharacterId] = (),
        links: Iterable[tuple[CharacterId, CharacterId]] = (),
        cuts: Iterable[tuple[CharacterId, CharacterId]] = (),
        drivers: Iterable[CharacterId] = (),
        rules: HouseRules = PRESETS,
    ) -> None:
        self.characters = characters
        self.announcements = announcements
        self.pending = frozenset(pending)
        self.links = tuple(links)
        self.cuts = frozenset(frozenset(pair) for pair in cuts)
        self.drivers = frozenset(drivers)
        self.rules = rules
        self._attackers: dict[CharacterId, list[CharacterId]] = {}
        for who, announcement in announcements.items():
            if isinstance(announcement, Attack):
                for target in announcement.targets:
                    self._attackers.setdefault(target, []).append(who)

    def side(self, who: CharacterId) -> Side:
        """Return the side that this character is on."""
        return self.characters[who].side

    def attackers_of(self, who: CharacterId) -> tuple[CharacterId, ...]:
        """Return all who attack this character, in announcing order."""
        return tuple(self._attackers.get(who, ()))

    def attacks(self, attacker: CharacterId, target: CharacterId) -> bool:
        """Whether the one attacks the other."""
        return attacker in self._attackers.get(target, ())

    def stands_against(self, who: CharacterId) -> tuple[CharacterId, ...]:
        """Return those whom a defence or an act is set against.

        A defence that names nobody holds against every attacker who is noticed, or against the first of them
        (T-AMB-32, readings b and a); so does an act that dodges as well (T-AMB-49).
        """
        match self.announcements.get(who):
            case Defend(against=named):
                if named is None:
                    named = self._noticed_attackers(who)
                return named[:1] if self.rules.reads("T-AMB-32", "a") else named
            case Act(against=against, dodging=True):
                return tuple(dict.fromkeys((*against, *self._noticed_attackers(who))))
            case Act(against=against):
                return against
            case _:
                return ()

    def answers(self, target: CharacterId, attacker: CharacterId) -> bool:
        """Whether the target contests this attacker: attacks back, or defends against them (T-HSTAT-01, T-AMB-29)."""
        if self.attacks(target, attacker):
            return True
        return is_a_defence(self.announcements.get(target)) and attacker in self.stands_against(target)

    def _noticed_attackers(self, who: CharacterId) -> tuple[CharacterId, ...]:
        return tuple(attacker for attacker in self.attackers_of(who) if not self._goes_unnoticed(attacker))

    def _goes_unnoticed(self, attacker: CharacterId) -> bool:
        announcement = self.announcements.get(attacker)
        return isinstance(announcement, Attack) and announcement.unaware

    def attack_stat(self, attacker: CharacterId, attack: Attack) -> tuple[str, int]:
        """Return name and rank of the stat that an attack uses.

        Close: the higher of Toughness and Hand To Hand (T-HSTAT-05, T-AMB-40). Shooting: Agility, or the skill shot
        with (T-HSTAT-08). A stat named by the Host goes before both.
        """
        character = self.characters[attacker]
        if attack.stat is not None:
            return attack.stat, character.rank(attack.stat)
        if attack.manner is Manner.SHOOT:
            return _higher(character, AGILITY, attack.skill)
        return _higher(character, TOUGHNESS, HAND_TO_HAND)

    def resist_stat(self, target: CharacterId, attack: Attack) -> tuple[str, int]:
        """Return name and rank of the stat that a target resists with while not answering by a throw.

        Close: the higher of Agility and Hand To Hand (T-HSTAT-06). Shooting: Agility (T-HSTAT-09). Powers name their
        own (T-HSTAT-03). Whoever is held resists with Toughness by one reading (T-AMB-73 b).
        """
        character = self.characters[target]
        if attack.resist is not None:
            return attack.resist, character.rank(attack.resist)
        if character.held and self.rules.reads("T-AMB-73", "b"):
            return TOUGHNESS, character.rank(TOUGHNESS)
        if attack.manner is Manner.CLOSE:
            return _higher(character, AGILITY, HAND_TO_HAND)
        return AGILITY, character.rank(AGILITY)


def _higher(character: Character, stat: str, skill: str | None) -> tuple[str, int]:
    rank = character.rank(stat)
    if skill is not None and (skilled := character.rank(skill)) > rank:
        return skill, skilled
    return stat, rank
