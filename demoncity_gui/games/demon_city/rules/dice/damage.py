"""What a hit costs (D-DMG): the only text of the game that says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from demoncity_gui.games.demon_city.rules.announcements import Attack
from demoncity_gui.games.demon_city.rules.characters import TOUGHNESS, CharacterId
from demoncity_gui.games.demon_city.rules.dice import house_rules as readings
from demoncity_gui.games.demon_city.rules.dice.clash import DiceClashRuling
from demoncity_gui.games.demon_city.rules.dice.confrontation import DiceConfrontation


class DamageDue(Struct, frozen=True):
    """The dice of one hit; the lowest counts, of Massive Damage the highest."""

    who: CharacterId
    target: CharacterId
    dice: int
    massive: bool


class Damage(Struct, frozen=True):
    """What one hit cost: the points lost and the Toughness left, whether the target is out, and Injured from now on."""

    due: DamageDue
    lost: int
    current: int
    out: bool
    injured: bool


def damage_due(ground: DiceConfrontation, clashes: Iterable[DiceClashRuling]) -> Iterator[DamageDue]:
    """Yield the damage rolls that are due, in the order of the Clashes and of what happens in each.

    As many dice as the target's Base Toughness with its protection (D-DMG-01, D-DMG-08), one at least (D-DMG-02),
    without any cap (D-RULING-10). Massive Damage: one for each point of the attacker's stat (D-DMG-07), at 0 one all
    the same or none (D-AMB-08). Else the attacker's stat is no matter (D-DMG-11).
    """
    for clash in clashes:
        for who in clash.happens:
            attack = ground.announcements[who]
            if not isinstance(attack, Attack) or attack.harmless:
                continue
            target = attack.target
            if attack.massive:
                used = ground.stat_used(who)
                dice = 0 if used is None else used[1]
                if dice > 0 or not ground.rules.reads(readings.NO_MASSIVE_DIE_AT_0):
                    yield DamageDue(who, target, max(1, dice), massive=True)
            else:
                dice = ground.rank(target, TOUGHNESS) + ground.protection.get(target, 0)
                yield DamageDue(who, target, max(1, dice), massive=False)


def damages(
    ground: DiceConfrontation, due: Iterable[DamageDue], rolled: Mapping[CharacterId, Sequence[int]]
) -> Iterator[Damage]:
    """Yield what each hit costs, one after the other on the same target.

    At −1 or lower a target is out (D-DMG-03), at 0 still up (D-DMG-04, D-RULING-07), and how far below makes no
    difference (D-DMG-05). With Toughness 0 every hit puts out (D-DMG-06, D-RULING-06).
    """
    current = {who: character.toughness for who, character in ground.characters.items()}
    injured = {who for who, character in ground.characters.items() if character.hurt}
    for one in due:
        faces = rolled[one.who]
        lost = max(faces) if one.massive else min(faces)
        current[one.target] -= lost
        kept_up = ground.protection.get(one.target, 0) if ground.rules.reads(readings.PROTECTION_KEEPS_UP) else 0
        out = current[one.target] + kept_up <= -1
        if out or ground.rules.reads(readings.ANY_HIT_INJURES):
            injured.add(one.target)
        yield Damage(one, lost, current[one.target], out, one.target in injured)
