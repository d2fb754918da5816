"""Two plain tempers: one who strikes, and one who defends whenever somebody strikes at them."""

from __future__ import annotations

from demoncity_gui.games.common.chance import Chance
from demoncity_gui.games.demon_city.rules.announcements import Attack, Defend, Manner
from demoncity_gui.games.demon_city.rules.characters import AGILITY, HAND_TO_HAND, TOUGHNESS, Character, CharacterId
from demoncity_gui.games.demon_city.tempers.seen import Other, Seen
from demoncity_gui.games.demon_city.tempers.temper import (
    Choice,
    GuardsThemselves,
    HasNoFoe,
    KeepsAt,
    PicksAFoe,
    StrikesBack,
    Temper,
)


def bold(seen: Seen, luck: Chance, /) -> Choice:
    """Attack: last round’s foe while that one stands, else one who attacks me, else anyone who stands."""
    foes = seen.standing_foes
    if not foes:
        return Choice(Defend(), HasNoFoe())
    before = seen.last.target if isinstance(seen.last, Attack) else None
    kept = next((one for one in foes if one.who == before), None)
    if kept is not None:
        return Choice(attack_on(seen.me, kept), KeepsAt(kept.who))
    attackers = [one for one in foes if one.attacks_me]
    if attackers:
        foe = _any_of(attackers, luck)
        return Choice(attack_on(seen.me, foe), StrikesBack(foe.who))
    foe = _any_of(foes, luck)
    return Choice(attack_on(seen.me, foe), PicksAFoe(foe.who))


def wary(seen: Seen, luck: Chance, /) -> Choice:
    """Only defend while somebody attacks me; else attack, as the bold do."""
    attackers = tuple([one.who for one in seen.attackers])
    return Choice(Defend(), GuardsThemselves(attackers)) if attackers else bold(seen, luck)


TEMPERS: dict[str, Temper] = {"bold": bold, "wary": wary}
"""Every temper by the word that people write and files keep."""
PRESET = "bold"
"""The temper of whoever is given none."""


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


def _any_of(foes: list[Other] | tuple[Other, ...], luck: Chance) -> Other:
    return foes[0] if len(foes) == 1 else luck.shuffled(foes)[0]
