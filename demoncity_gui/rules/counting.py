"""How many cards each character takes, and for which reasons (T-COUNT, T-ALG-01)."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.rules.announcements import (
    Act,
    Announcement,
    Attack,
    Defend,
    Edges,
    ThrowReason,
    edges_of,
    needs_a_throw,
)
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.confrontation import Confrontation
from demoncity_gui.rules.house_rules import HouseRules

STANDING_EXTRAS = (
    ThrowReason.HIGHER_STAT,
    ThrowReason.DISTRACTION,
    ThrowReason.DEFENSE,
    ThrowReason.WEAPON,
    ThrowReason.SUPERNATURAL,
)
"""The kinds of extra throw asked about each time, which the Host may grant or strike (T-COUNT-04, T-AMB-45)."""


class Compared(Struct, frozen=True):
    """The two ranks behind a Higher Stat throw; `of` is whose second rank it is, None for an Intensity."""

    stat: str
    rank: int
    other_stat: str
    other_rank: int
    of: CharacterId | None


class CountLine(Struct, frozen=True):
    """One reason and how it changes the number of cards; the changes of all lines add up to the cards."""

    reason: ThrowReason
    change: int
    label: str = ""
    compared: Compared | None = None
    whom: CharacterId | None = None


class Count(Struct, frozen=True):
    """How many cards somebody takes, whether the lowest counts instead of the highest, and why."""

    cards: int
    lowest: bool
    lines: tuple[CountLine, ...]


_START = CountLine(ThrowReason.START, +1)
_DEFENSE = CountLine(ThrowReason.DEFENSE, +1)
_WEAPON = CountLine(ThrowReason.WEAPON, +1)
_SUPERNATURAL = CountLine(ThrowReason.SUPERNATURAL, +1)


def count_throws(confrontation: Confrontation) -> dict[CharacterId, Count]:
    """Return the count of everybody who takes cards, by the exact order of T-ALG-01.

    Nobody who can act takes fewer than one (T-COUNT-02), and who has just one can't lose more (T-ALOST-03). One card
    and the extras (T-COUNT-01); each disadvantage takes one, and past the floor of one goes to the foe who
    contests the actor (T-ALOST-10, T-AMB-36); Injury takes one and never spills (T-AMB-37); then what others spilled
    here; a voluntary trick last (T-ALOST-04, T-ALOST-05).
    """
    before: dict[CharacterId, list[CountLine]] = {}
    spilled: dict[CharacterId, list[CountLine]] = {}
    for who, announcement in confrontation.announcements.items():
        if not needs_a_throw(announcement):
            continue
        edges = edges_of(announcement)
        lines = _extras(confrontation, who, edges)
        before[who] = lines
        cards = len(lines)
        for label in dict.fromkeys(edges.disadvantages) if edges.disadvantages else ():
            if cards > 1:
                cards -= 1
                lines.append(CountLine(ThrowReason.DISADVANTAGE, -1, label))
                continue
            foe = _who_gains_from_spill(confrontation, who)
            lines.append(CountLine(ThrowReason.DISADVANTAGE, 0, label, whom=foe))
            if foe is not None:
                spilled.setdefault(foe, []).append(CountLine(ThrowReason.SPILLED, +1, label, whom=who))
        if confrontation.characters[who].hurt and ThrowReason.INJURY not in edges.struck:
            lines.append(CountLine(ThrowReason.INJURY, -1 if cards > 1 else 0))
            if cards == 1:
                _spill_named_loss(confrontation, who, ThrowReason.INJURY, spilled)
            cards = max(cards - 1, 1)
        if cards == 1 and _tricks(announcement, confrontation.rules):
            _spill_named_loss(confrontation, who, ThrowReason.TRICK, spilled)

    counts = {}
    for who, lines in before.items():
        lines.extend(spilled.get(who, ()))
        cards = sum([line.change for line in lines])
        lowest = False
        for label in _tricks(confrontation.announcements[who], confrontation.rules):
            if lowest:  # one card more for each further trick, or two cards whatever is tried (T-AMB-38)
                change = +1 if confrontation.rules.reads("T-AMB-38", "b") else 0
            else:
                lowest = cards == 1
                change = +1 if lowest else -1
            lines.append(CountLine(ThrowReason.TRICK, change, label))
            cards += change
        counts[who] = Count(cards, lowest, tuple(lines))
    return counts


def _tricks(announcement: Announcement, rules: HouseRules) -> tuple[str, ...]:
    """Return the voluntary tricks that cost a throw: a called shot, which needs no label, and what is tried beside it.

    A disarm that does no harm costs none (T-ALOST-06); by the other reading nothing aimed without harm does
    (T-AMB-67 b).
    """
    if not isinstance(announcement, Attack) or not (announcement.called_shot or announcement.tricks):
        return ()
    costs = not announcement.harmless or (announcement.other_aim and rules.reads("T-AMB-67", "a"))
    called_shot = ("",) if announcement.called_shot and costs else ()
    return (*called_shot, *dict.fromkeys(announcement.tricks))


def _spill_named_loss(
    confrontation: Confrontation,
    who: CharacterId,
    reason: ThrowReason,
    spilled: dict[CharacterId, list[CountLine]],
) -> None:
    """Give the foe a throw for an Injury or a called shot that found only one, by the other reading (T-AMB-37 a)."""
    foe = _who_gains_from_spill(confrontation, who)
    if foe is not None and confrontation.rules.reads("T-AMB-37", "a"):
        spilled.setdefault(foe, []).append(CountLine(ThrowReason.SPILLED, +1, reason.value, whom=who))


def _extras(confrontation: Confrontation, who: CharacterId, edges: Edges) -> list[CountLine]:
    """Return the starting throw (T-THROW-03) and every extra: T-HSTAT, T-DIST, T-DEF, T-WEAP, T-SUP, T-SIT.

    There may be any number of them (T-COUNT-05); an advantage is one throw, however great it is (T-SIT-03).
    """
    given = [_higher_stat(confrontation, who), _distraction(confrontation, who)]
    if isinstance(confrontation.announcements[who], Defend):  # T-DEF-01
        given.append(_DEFENSE)
    if edges.weapon and _weapon_counts(confrontation, who):
        given.append(_WEAPON)
    if edges.supernatural:  # T-SUP-01
        given.append(_SUPERNATURAL)
    lines = [_START, *[line for line in given if line is not None and line.reason not in edges.struck]]
    if edges.granted:
        there = {line.reason for line in lines}
        granted = [reason for reason in dict.fromkeys(edges.granted) if reason in STANDING_EXTRAS]
        lines += [CountLine(ThrowReason.OVERRIDE, +1, reason.value) for reason in granted if reason not in there]
    if edges.advantages:
        lines += [CountLine(ThrowReason.ADVANTAGE, +1, label) for label in dict.fromkeys(edges.advantages)]
    return lines


def _weapon_counts(confrontation: Confrontation, who: CharacterId) -> bool:
    """Whether the better weapon gives its one throw (T-WEAP-01, T-WEAP-04): all that a weapon changes (T-WEAP-05).

    Against a target that neither strikes nor parries back the Host says so, or it never does (T-AMB-33, reading a).
    """
    announcement = confrontation.announcements[who]
    if not isinstance(announcement, Attack) or not confrontation.rules.reads("T-AMB-33", "a"):
        return True
    return confrontation.answers(announcement.target, who)


def _higher_stat(confrontation: Confrontation, who: CharacterId) -> CountLine | None:
    """Return the Higher Stat throw where one is due; at most one, whatever the gap (T-HSTAT-04).

    Two who attack each other compare the stats that both use (T-HSTAT-01, T-AMB-30); else the target's resist stat is
    what counts (T-HSTAT-02). An act with a stat compares it with the Intensity (T-STATIC-08). A defender gets none
    (T-AMB-31).
    """
    match confrontation.announcements[who]:
        case Attack(target=target) as attack:
            own = confrontation.attack_stat(who, attack)
            back = confrontation.announcements.get(target)
            if isinstance(back, Attack) and confrontation.attacks(target, who):
                other = confrontation.attack_stat(target, back)
            else:
                other = confrontation.resist_stat(target, attack)
            compared = Compared(*own, *other, of=target)
        case Act(stat=stat, intensity=intensity) if stat is not None and intensity is not None:
            compared = Compared(stat, confrontation.characters[who].rank(stat), "Intensity", intensity, of=None)
        case Defend() if confrontation.rules.reads("T-AMB-31", "b"):
            return _defenders_higher_stat(confrontation, who)
        case _:
            return None
    if compared.rank > compared.other_rank:
        return CountLine(ThrowReason.HIGHER_STAT, +1, compared=compared)
    return None


def _defenders_higher_stat(confrontation: Confrontation, who: CharacterId) -> CountLine | None:
    """Return a defender's Higher Stat throw over any attacker faced, by the other reading (T-AMB-31 b, T-AMB-34)."""
    for attacker in confrontation.stands_against(who):
        attack = confrontation.announcements.get(attacker)
        if isinstance(attack, Attack) and confrontation.attacks(attacker, who):
            compared = Compared(
                *confrontation.resist_stat(who, attack), *confrontation.attack_stat(attacker, attack), of=attacker
            )
            if compared.rank > compared.other_rank:
                return CountLine(ThrowReason.HIGHER_STAT, +1, compared=compared)
    return None


def _distraction(confrontation: Confrontation, who: CharacterId) -> CountLine | None:
    """Return the Distraction throw where the target is not set to face the actor; at most one (T-DIST-01…03)."""
    attack = confrontation.announcements[who]
    if not isinstance(attack, Attack):
        return None
    target = attack.target
    if attack.unaware or (target not in confrontation.pending and not confrontation.answers(target, who)):
        return CountLine(ThrowReason.DISTRACTION, +1, whom=target)
    return None


def _who_gains_from_spill(confrontation: Confrontation, who: CharacterId) -> CharacterId | None:
    """Return who gets a disadvantage that finds only one throw: the target that answers, else the first attacker.

    T-ALOST-10; never more than one for each disadvantage (T-AMB-36).
    """
    announcement = confrontation.announcements[who]
    if isinstance(announcement, Attack) and confrontation.answers(announcement.target, who):
        return announcement.target
    attackers = confrontation.attackers_of(who)
    return attackers[0] if attackers else None
