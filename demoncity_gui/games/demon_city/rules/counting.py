"""How many cards each character takes, and for which reasons (T-COUNT, T-ALG-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import (
    Act,
    Attack,
    Edges,
    ThrowReason,
    is_a_defence,
)
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation, Stat
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.ladders import steps_below

STANDING_EXTRAS = (
    ThrowReason.HIGHER_STAT,
    ThrowReason.DISTRACTION,
    ThrowReason.DEFENSE,
    ThrowReason.WEAPON,
    ThrowReason.SUPERNATURAL,
)
"""The kinds of extra throw asked about each time, which the Host may grant or strike (T-COUNT-04, T-AMB-45)."""


class Compared(Struct, frozen=True):
    """The two ranks behind a Higher Stat throw; `of` is whose second rank it is, None for an Intensity.

    Of several that the one throw meets, the highest of those that the own rank is over (T-AMB-80). `rule` is the id of
    the rule by which they are compared, in entries from format 1.4 on.
    """

    stat: str
    rank: int
    other_stat: str
    other_rank: int
    of: CharacterId | None
    rule: str = ""


class CountLine(Struct, frozen=True):
    """One reason and how it changes the number of cards; the changes of all lines add up to the cards.

    `rule` is the id of the rule that gives it, where that is not the reason's own: what the Host's word alone gives
    (T-AMB-45, T-AMB-33), or a house rule.
    """

    reason: ThrowReason
    change: int
    label: str = ""
    compared: Compared | None = None
    whom: CharacterId | None = None
    rule: str = ""


class Count(Struct, frozen=True):
    """How many cards somebody takes, whether the lowest counts instead of the highest, and why.

    `turned_by` are the house rules without which it would be another count, None where nobody has asked.
    """

    cards: int
    lowest: bool
    lines: tuple[CountLine, ...]
    turned_by: tuple[Switch, ...] | None = None


_START = CountLine(ThrowReason.START, +1)
_DEFENSE = CountLine(ThrowReason.DEFENSE, +1)


class _Tally:
    """Somebody's reasons as they are found, and the cards they come to so far."""

    def __init__(self, lines: list[CountLine]) -> None:
        self.lines = lines
        self.cards = 0
        for line in lines:
            self.cards += line.change

    def add(self, line: CountLine) -> None:
        """Take one reason more."""
        self.lines.append(line)
        self.cards += line.change


def count_throws(confrontation: Confrontation) -> dict[CharacterId, Count]:
    """Return the count of everybody who takes cards, by the exact order of T-ALG-01.

    Nobody who can act takes fewer than one (T-COUNT-02), and who has just one can't lose more (T-ALOST-03). One card
    and the extras (T-COUNT-01); each disadvantage takes one, and past the floor of one goes to the foe whose card
    opposes the throw (T-ALOST-10, T-AMB-36); Injury takes one and never spills (T-AMB-37); then what others spilled
    here; a voluntary trick last (T-ALOST-04, T-ALOST-05).
    """
    tallies: dict[CharacterId, _Tally] = {}
    spilled: list[tuple[CharacterId, CountLine]] = []
    below = {label: steps_below(confrontation, label) for label in confrontation.ladders}
    spills_all = bool(confrontation.rules.chosen) and confrontation.rules.reads(readings.FOE_GAINS_THE_REST)
    for who, announcement in confrontation.announcements.items():
        if not confrontation.needs_a_throw(who):
            continue
        edges = announcement.edges
        tally = tallies[who] = _Tally(_extras(confrontation, who, edges, below))
        for label in dict.fromkeys(edges.disadvantages) if edges.disadvantages else ():
            if tally.cards > 1:
                tally.add(CountLine(ThrowReason.DISADVANTAGE, -1, label))
                continue
            foe = _who_gains_from_spill(confrontation, who)
            tally.add(CountLine(ThrowReason.DISADVANTAGE, 0, label, whom=foe))
            if foe is not None:
                spilled.append((foe, CountLine(ThrowReason.SPILLED, +1, label, whom=who)))
        if confrontation.characters[who].hurt and ThrowReason.INJURY not in edges.struck:
            finds_one = tally.cards == 1
            gainer = _who_gains_from_spill(confrontation, who) if finds_one and spills_all else None
            rule = "" if gainer is None else "T-AMB-37"
            tally.add(CountLine(ThrowReason.INJURY, 0 if finds_one else -1, whom=gainer, rule=rule))
            if gainer is not None:
                spilled.append(
                    (gainer, CountLine(ThrowReason.SPILLED, +1, ThrowReason.INJURY.value, whom=who, rule=rule))
                )
    for who, line in spilled:
        tallies[who].add(line)
    if spills_all:
        for who, line in _spilled_tricks(confrontation, tallies):
            tallies[who].add(line)
    return {
        who: _with_tricks(tally, confrontation.attack_of.get(who), confrontation.rules)
        for who, tally in tallies.items()
    }


def counts_with_proof(
    confrontation: Confrontation,
    count_throws: Callable[[Confrontation], dict[CharacterId, Count]] = count_throws,
) -> dict[CharacterId, Count]:
    """Return all counts, each with the house rules without which it would be another; an edition counts its own way."""
    counts = count_throws(confrontation)
    if not confrontation.rules.chosen:
        return {who: replace(count, turned_by=()) for who, count in counts.items()}
    read: dict[HouseRules, dict[CharacterId, Count]] = {confrontation.rules: counts}

    def turned_by(who: CharacterId) -> tuple[Switch, ...]:
        def told(rules: HouseRules) -> object:
            if rules not in read:
                read[rules] = count_throws(confrontation.read_by(rules))
            return _comes_to(read[rules].get(who))

        return confrontation.rules.turned_by(told)

    return {who: replace(count, turned_by=turned_by(who)) for who, count in counts.items()}


def _comes_to(count: Count | None) -> object:
    """Return what a count comes to and by which reasons; the ranks compared may differ where nothing else does."""
    if count is None:
        return None
    return count.cards, count.lowest, tuple([replace(line, compared=None, rule="") for line in count.lines])


def _with_tricks(tally: _Tally, attack: Attack | None, rules: HouseRules) -> Count:
    """Return the count with every voluntary trick paid: a throw, or at one throw two cards of which the lower counts.

    T-ALOST-04, T-ALOST-05; each trick past that one card more, or two cards whatever is tried (T-AMB-38).
    """
    lowest = False
    for label in _tricks(attack, rules):
        if lowest:
            further = +1 if rules.reads(readings.EACH_TRICK_ADDS_A_CARD) else 0
            tally.add(CountLine(ThrowReason.TRICK, further, label, rule="T-AMB-38"))
        else:
            lowest = tally.cards == 1
            tally.add(CountLine(ThrowReason.TRICK, +1 if lowest else -1, label))
    return Count(tally.cards, lowest, tuple(tally.lines))


def _tricks(attack: Attack | None, rules: HouseRules) -> tuple[str, ...]:
    """Return the voluntary tricks that cost a throw: a called shot, which needs no label, and what is tried beside it.

    A disarm that does no harm costs none (T-ALOST-06); by the other reading nothing aimed without harm does
    (T-AMB-67 b).
    """
    if attack is None or not (attack.called_shot or attack.tricks):
        return ()
    costs = not attack.harmless or (attack.other_aim and rules.reads(readings.DISARMING_ALONE_IS_FREE))
    called_shot = ("",) if attack.called_shot and costs else ()
    return (*called_shot, *dict.fromkeys(attack.tricks))


def _spilled_tricks(
    confrontation: Confrontation, tallies: dict[CharacterId, _Tally]
) -> list[tuple[CharacterId, CountLine]]:
    """Return what tricks give to foes by the other reading (T-AMB-37 a): once for each of those of whose tricks one
    finds one throw, with all extras in, spilled ones too, and not to a foe in the same plight.
    """
    in_plight = [
        who
        for who, tally in tallies.items()
        if len(_tricks(confrontation.attack_of.get(who), confrontation.rules)) >= tally.cards
    ]
    gains = [(who, _who_gains_from_spill(confrontation, who)) for who in in_plight]
    return [
        (foe, CountLine(ThrowReason.SPILLED, +1, ThrowReason.TRICK.value, whom=who, rule="T-AMB-37"))
        for who, foe in gains
        if foe is not None and foe not in in_plight
    ]


def _extras(
    confrontation: Confrontation, who: CharacterId, edges: Edges, below: Mapping[str, Mapping[CharacterId, int]]
) -> list[CountLine]:
    """Return the starting throw (T-THROW-03) and every extra: T-HSTAT, T-DIST, T-DEF, T-WEAP, T-SUP, T-SIT.

    There may be any number of them (T-COUNT-05); an advantage is one throw, however great it is (T-SIT-03).
    """
    lines = [_START]
    if (higher := _higher_stat(confrontation, who)) is not None:
        lines.append(higher)
    if (distraction := _distraction(confrontation, who)) is not None:
        lines.append(distraction)
    if who in confrontation.defence_of:  # T-DEF-01
        lines.append(_DEFENSE)
    if edges.weapon and _weapon_counts(confrontation, who):
        lines.append(CountLine(ThrowReason.WEAPON, +1, rule=_weapon_rule(confrontation, who)))
    if edges.supernatural:  # T-SUP-01
        attackers = [one for one in confrontation.attackers_of(who) if confrontation.share_a_clash(one, who)]
        faces_somebody = bool(attackers) or who in confrontation.attack_of
        lines.append(CountLine(ThrowReason.SUPERNATURAL, +1, rule="" if faces_somebody else "T-AMB-45"))
    if edges.struck:
        lines = [line for line in lines if line.reason not in edges.struck]
    if edges.granted:
        there = {line.reason for line in lines}
        granted = [reason for reason in dict.fromkeys(edges.granted) if reason in STANDING_EXTRAS]
        lines += [CountLine(ThrowReason.OVERRIDE, +1, reason.value) for reason in granted if reason not in there]
    for label in dict.fromkeys(edges.advantages) if edges.advantages else ():
        lines.append(CountLine(ThrowReason.ADVANTAGE, +1, label))
        if label in below and (steps := below[label].get(who)):
            lines.append(CountLine(ThrowReason.LADDER, +steps, label, whom=confrontation.aims(who)[0]))
    return lines


def _enough(rules: HouseRules, holds: int, of: int) -> bool:
    """Whether what one throw at several needs holds of enough: of all, by the other reading of one (T-AMB-80)."""
    return 0 < holds and (holds == of or (bool(rules.chosen) and rules.reads(readings.ONE_OF_SEVERAL_IS_ENOUGH)))


def _weapon_counts(confrontation: Confrontation, who: CharacterId) -> bool:
    """Whether the better weapon gives its one throw (T-WEAP-01, T-WEAP-04): all that a weapon changes (T-WEAP-05).

    Against a target that neither strikes nor parries back the Host says so, or it never does (T-AMB-33, reading a).
    """
    rules = confrontation.rules
    if who not in confrontation.attack_of or not rules.reads(readings.WEAPON_NEEDS_A_STRIKER):
        return True
    targets = confrontation.aims(who)
    return _enough(rules, sum([confrontation.answers(target, who) for target in targets]), len(targets))


def _weapon_rule(confrontation: Confrontation, who: CharacterId) -> str:
    """Return by which rule the better weapon counts, nothing for its own: it strikes, or parries a blow (T-WEAP-01).

    Against who neither strikes nor parries back the Host is asked (T-AMB-33), for any other deed it is the Host's word
    alone (T-AMB-45). Who has yet to announce may still strike back.
    """
    if who in confrontation.attack_of:
        targets = confrontation.aims(who)
        answered = any([one in confrontation.pending or confrontation.answers(one, who) for one in targets])
        return "" if answered else "T-AMB-33"
    return "" if _parries(confrontation, who) else "T-AMB-45"


def _parries(confrontation: Confrontation, who: CharacterId) -> bool:
    """Whether somebody defends with a card that meets an attack on them."""
    if not is_a_defence(confrontation.announcements[who]):
        return False
    return any([confrontation.answers(who, attacker) for attacker in confrontation.attackers_of(who)])


def _higher_stat(confrontation: Confrontation, who: CharacterId) -> CountLine | None:
    """Return the Higher Stat throw where one is due; at most one, whatever the gap (T-HSTAT-04).

    Of all that the throw meets, the own stat must be over each, by the other reading over one (T-AMB-80). A defender
    gets none (T-AMB-31), by the other reading for an attacker whom they are over (T-AMB-34).
    """
    rules = confrontation.rules
    if who in confrontation.defence_of:
        if not rules.chosen or rules.reads(readings.DEFENDERS_HAVE_NO_HIGHER_STAT):
            return None
        for own, other, of in _defender_compared(confrontation, who):
            if own[1] > other[1]:
                return CountLine(ThrowReason.HIGHER_STAT, +1, compared=Compared(*own, *other, of=of, rule="T-AMB-31"))
        return None
    stat = confrontation.stat_used(who)
    if stat is None:
        return None
    met = met_by(confrontation, who)
    under = [(other, of, rule) for other, of, rule in met if other is not None and stat[1] > other[1]]
    if not under or not _enough(rules, len(under), len(met)):
        return None
    hardest, whose, rule = max(under, key=lambda one: one[0][1])
    return CountLine(ThrowReason.HIGHER_STAT, +1, compared=Compared(*stat, *hardest, of=whose, rule=rule))


Met = tuple[Stat | None, CharacterId | None, str]
"""What the stat of a deed is compared with, whose it is and by which rule; no stat where nothing can be gained."""


def met_by(confrontation: Confrontation, who: CharacterId) -> list[Met]:
    """Return all that the stat of a deed is compared with.

    A target that targets back is met with the stat that both use (T-HSTAT-01, T-HSTAT-12, T-AMB-30), else with the one
    it resists with (T-HSTAT-02). Beside its target a deed that is no attack meets an Intensity (T-STATIC-08) and every
    other deed that it and the doer are set against each other; who else tries to stop it only hinders (T-HSTAT-12).
    """
    attack = confrontation.attack_of.get(who)
    if attack is not None:
        return [_met_at(confrontation, who, target, attack) for target in confrontation.aims(who)]
    act = confrontation.act_of.get(who)
    if act is None:
        return []
    met: list[Met] = []
    if act.intensity is not None:
        number = act.levels[-1 if confrontation.rules.reads(readings.HIGH_STAT_BY_HIGHEST) else 0]
        met.append((("Intensity", number), None, "T-STATIC-08"))
    for other in confrontation.against.get(who, ()):
        if confrontation.stand_against_each_other(who, other) and confrontation.share_a_clash(who, other):
            met.append((confrontation.stat_used(other), other, "T-HSTAT-12"))
    for target in confrontation.aims(who):
        met.append(_met_at(confrontation, who, target, act))
    return met


def _met_at(confrontation: Confrontation, who: CharacterId, target: CharacterId, deed: Attack | Act) -> Met:
    """Return the stat with which a target meets a deed: that of its own where it targets back, else the resist stat.

    A deed back that is no attack and uses no stat leaves an attacker the resist stat, and another deed nothing to
    gain.
    """
    if who in confrontation.aims(target) and confrontation.share_a_clash(who, target):
        used = confrontation.stat_used(target)
        if used is not None or who in confrontation.act_of:
            both_attack = who in confrontation.attack_of and target in confrontation.attack_of
            return used, target, "T-HSTAT-01" if both_attack else "T-HSTAT-12"
    return confrontation.resist_stat(target, deed), target, "T-HSTAT-02"


def _defender_compared(confrontation: Confrontation, who: CharacterId) -> Iterable[tuple[Stat, Stat, CharacterId]]:
    """Yield what a defender resists each attacker with, and that attacker's stat (T-AMB-31, reading b)."""
    for attacker in confrontation.against[who]:
        attack, used = confrontation.attack_of.get(attacker), confrontation.stat_used(attacker)
        if attack is not None and used is not None and confrontation.attacks(attacker, who):
            yield confrontation.resist_stat(who, attack), used, attacker


def _distraction(confrontation: Confrontation, who: CharacterId) -> CountLine | None:
    """Return the Distraction throw where the target is not set to face the actor; at most one.

    T-DIST-01, T-DIST-02, T-DIST-03; of several targets none may be (T-AMB-80). That a target which meets the attack
    does not see it coming is the Host's word against the rule (T-AMB-29, T-AMB-45).
    """
    attack = confrontation.attack_of.get(who)
    if attack is None:
        return None
    targets = confrontation.aims(who)
    busy = [
        target for target in targets if target not in confrontation.pending and not confrontation.answers(target, who)
    ]
    if _enough(confrontation.rules, len(busy), len(targets)):
        return CountLine(ThrowReason.DISTRACTION, +1, whom=busy[0])
    if not attack.unaware:
        return None
    facing = [target for target in targets if target not in busy and target not in confrontation.pending]
    whom, rule = (facing[0], "T-AMB-45") if facing else (attack.target, "")
    return CountLine(ThrowReason.DISTRACTION, +1, whom=whom, rule=rule)


def _who_gains_from_spill(confrontation: Confrontation, who: CharacterId) -> CharacterId | None:
    """Return who gets a disadvantage that finds only one throw: a foe whose card opposes it, None where nobody's does.

    The first target that answers, else the first to announce of those who attack the actor, else of those whom the
    deed is set against; only in the same Clash (T-ALOST-10). Never more than one for each disadvantage (T-AMB-36).
    """
    answering = [target for target in confrontation.aims(who) if confrontation.answers(target, who)]
    if answering:
        return answering[0]
    for attacker in confrontation.attackers_of(who):
        if confrontation.share_a_clash(attacker, who):
            return attacker
    stoppers = confrontation.against.get(who, ())
    return next(
        (
            one
            for one in confrontation.announcements
            if one in stoppers and one != who and confrontation.share_a_clash(one, who)
        ),
        None,
    )
