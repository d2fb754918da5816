"""How one whom no person plays makes up their mind: a deed that the rules allow, and the reason for it as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import AGILITY, HAND_TO_HAND, TOUGHNESS, Character, CharacterId
from demoncity_gui.games.demon_city.rules.instincts import ALWAYS_FOLLOWED, Do, Instinct, When, Whom
from demoncity_gui.games.demon_city.rules.proposals import (
    ByFate,
    Followed,
    HasNoFoe,
    Proposal,
)
from demoncity_gui.games.demon_city.tempers.seen import Other, Seen
from demoncity_gui.pieces.tarot import Card, Suit

FATE = tuple(card for card in Card if card.pip is not None)
"""The pile that decides where no instinct does. Of the pips alone, so that each weight is a chance in ten."""

_HOLDS: Mapping[When, Callable[[Seen], bool]] = {
    When.ALWAYS: lambda _: True,
    When.ATTACKED: lambda seen: any(one.attacks_me for one in seen.standing_foes),
    When.ATTACKED_BESIDE_FRIEND: lambda seen: (
        bool(seen.standing_allies) and any(one.attacks_me for one in seen.standing_foes)
    ),
    When.ALLY_ATTACKED: lambda seen: any(one.attacks_ally for one in seen.standing_foes),
    When.HURT: lambda seen: seen.me.hurt,
    When.OUTNUMBERED: lambda seen: len(seen.standing_foes) > len(seen.standing_allies) + 1,
    When.FOE_HURT: lambda seen: any(one.weakened for one in seen.standing_foes),
    When.ALLY_OUT: lambda seen: any(one.out for one in seen.others if not one.is_foe),
    When.FIRST_ROUND: lambda seen: seen.last is None,
}
_FITS: Mapping[Whom, Callable[[Other, Seen], bool]] = {
    Whom.ANYONE: lambda one, _: True,
    Whom.ATTACKER: lambda one, _: one.attacks_me,
    Whom.ALLYS_ATTACKER: lambda one, _: one.attacks_ally,
    Whom.SAME: lambda one, seen: isinstance(seen.last, Attack) and one.who == seen.last.target,
    Whom.HURT: lambda one, _: one.weakened,
    Whom.SHARED: lambda one, _: one.attacked_by_ally,
    Whom.UNGUARDED: lambda one, _: not one.defends,
    Whom.LEADER: lambda one, seen: one == next((foe for foe in seen.standing_foes if foe.attacks), None),
    Whom.SPARE: lambda one, _: not one.attacked_by_ally,
}


def choose(instincts: Sequence[Instinct], seen: Seen, luck: Chance) -> Proposal:
    """Return what somebody announces: by the first instinct that holds and is followed, else as a card of fate says.

    Nothing but what they may see, these lines and luck decides: the same three give the same choice.
    """
    if not seen.standing_foes:
        return Proposal(Defend(), HasNoFoe())
    drawn: list[Card] = []
    for line in instincts:
        if not _HOLDS[line.when](seen):
            continue
        foes = [one for one in seen.standing_foes if _FITS[line.whom](one, seen)] if line.do is Do.ATTACK else []
        if line.do is Do.ATTACK and not foes:
            continue
        if line.weight < ALWAYS_FOLLOWED:
            drawn.append(luck.shuffled(FATE)[0])
            if _pip(drawn[-1]) > line.weight:
                continue
        if line.do is Do.ATTACK:
            order = tuple([one.who for one in foes])
            equals = luck.shuffled(order) if len(order) > 1 else ()
            foe = foes[order.index(equals[0])] if equals else foes[0]
            return Proposal(attack_on(seen.me, foe), Followed(line, foe.who, equals), tuple(drawn))
        withdraws = line.do is Do.WITHDRAW and not seen.me.held
        return Proposal(Move() if withdraws else Defend(), Followed(line), tuple(drawn))
    return _by_fate(seen, (*drawn, luck.shuffled(FATE)[0]))


def _by_fate(seen: Seen, drawn: tuple[Card, ...]) -> Proposal:
    """Cups defend, where a foe may yet attack; all else attacks whom the value counts off, in the order of the cast."""
    card = drawn[-1]
    if card.suit is Suit.CUPS and not all(one.defends for one in seen.standing_foes):
        return Proposal(Defend(), ByFate(card), drawn)
    foe = seen.standing_foes[(_pip(card) - 1) % len(seen.standing_foes)]
    return Proposal(attack_on(seen.me, foe), ByFate(card, foe.who), drawn)


def _pip(card: Card) -> int:
    return card.pip or ALWAYS_FOLLOWED


def attack_on(me: Character, foe: Other) -> Attack:
    """Return my attack on this foe in the way in which I am best, hand to hand where ways are equal.

    The stats are those that the rules use for each way (T-HSTAT-05, T-HSTAT-06, T-HSTAT-09).
    """
    ways = [(max(me.rank(TOUGHNESS), me.rank(HAND_TO_HAND)), 3, Manner.CLOSE)]
    if me.shoot_deed or me.shoot_skill:
        ways.append((me.rank(me.shoot_skill or AGILITY), 2, Manner.SHOOT))
    if me.power is not None and foe.power_works and me.has(me.power.stat):
        ways.append((me.rank(me.power.stat), 1, Manner.SUPERNATURAL))
    _, _, manner = max(ways, key=lambda way: way[:2])
    return _attack(me, foe.who, manner)


def _attack(me: Character, target: CharacterId, manner: Manner) -> Attack:
    if manner is Manner.SUPERNATURAL and me.power is not None:
        return Attack(target, manner, stat=me.power.stat, resist=me.power.resist)
    skill = me.shoot_skill if manner is Manner.SHOOT and me.has(me.shoot_skill) else ""
    return Attack(target, manner, skill=skill or None)
