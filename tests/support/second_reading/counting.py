"""Who throws how many cards in a round (T-COUNT, T-ALG-01)."""

from __future__ import annotations

from tests.support.second_reading.relations import Round
from tests.support.second_reading.sheets import Json
from tests.support.second_reading.tasks import is_in_doubt, levels_of

Counts = dict[str, tuple[int, bool]]
"""Name → how many cards, and whether the lowest counts."""


def counts_of(scene: Round) -> Counts:
    """Return what everybody who throws takes."""
    throwers = [name for name in scene.announcers if throws(scene, name)]
    cards: dict[str, int] = {}
    spilled = dict.fromkeys(throwers, 0)
    for name in throwers:
        number = 1 + extras(scene, name)
        losses = ["disadvantage" for _ in set(scene.deed[name].get("disadvantages", []))]
        if scene.people[name].hurt and "injury" not in scene.deed[name].get("struck", []):
            losses.append("injury")
        for loss in losses:
            if number > 1:
                number -= 1
            elif loss == "disadvantage" or scene.readings.has(37, "a"):
                foe = who_gains(scene, name)
                if foe is not None:
                    spilled[foe] += 1
        cards[name] = number
    for name in throwers:
        cards[name] += spilled[name]
    return _with_tricks(scene, cards)


def throws(scene: Round, name: str) -> bool:
    """Whether cards are taken at all (T-WHEN-01, T-STATIC-05, T-STATIC-06)."""
    deed = scene.deed[name]
    if deed["kind"] == "move":
        return False
    if deed["kind"] == "act" and deed.get("uncontested"):
        return is_in_doubt(levels_of(deed.get("intensity")), supernatural=is_supernatural(scene, name))
    return True


def is_supernatural(scene: Round, name: str) -> bool:
    """Whether something supernatural is in an uncontested deed (T-STATIC-07, T-AMB-42)."""
    deed = scene.deed[name]
    said = deed.get("supernatural")
    if said is not None:
        return bool(said)
    return bool(deed.get("supernatural_edge")) or scene.people[name].has_a_supernatural_card()


def _with_tricks(scene: Round, cards: dict[str, int]) -> Counts:
    """Take the voluntary tricks last (T-ALOST-04, T-ALOST-05, T-AMB-37, T-AMB-38)."""
    tricks = {name: tricks_of(scene, name) for name in cards}
    stuck = [name for name in cards if tricks[name] >= cards[name]]
    gains = dict.fromkeys(cards, 0)
    if scene.readings.has(37, "a"):
        for name in stuck:
            foe = who_gains(scene, name)
            if foe is not None and foe not in stuck:
                gains[foe] += 1
    counts: Counts = {}
    for name, number in cards.items():
        if name in stuck:
            past_the_floor = tricks[name] - (number - 1)
            counts[name] = (2 if scene.readings.has(38, "a") else 1 + past_the_floor, True)
        else:
            counts[name] = (number - tricks[name] + gains[name], False)
    return counts


def tricks_of(scene: Round, name: str) -> int:
    """Return how many voluntary tricks cost a throw (T-ALOST-04, T-ALOST-06, T-AMB-67)."""
    deed = scene.deed[name]
    shot = bool(deed.get("called_shot"))
    if deed.get("harmless") and (not deed.get("other_aim") or scene.readings.has(67, "b")):
        shot = False
    return shot + len(set(deed.get("tricks", [])))


def who_gains(scene: Round, name: str) -> str | None:
    """Return the foe whose card opposes this throw and gains what it can't lose (T-ALOST-10, T-AMB-36)."""
    answering = [target for target in scene.targets(name) if scene.answers(target, name)]
    attackers = scene.attackers_of(name)
    stoppers = [one for one in scene.announcers if one in scene.against(name)]
    for foe in (*answering, *attackers, *stoppers):
        if scene.in_one_clash(name, foe):
            return foe
    return None


# --- extras ----------------------------------------------------------------------------------------------------------


def extras(scene: Round, name: str) -> int:
    """Return all extra throws (T-COUNT-04)."""
    deed = scene.deed[name]
    standing = {
        "higher-stat": has_higher_stat(scene, name),
        "distraction": has_distraction(scene, name),
        "defense": deed["kind"] == "defend",
        "weapon": bool(deed.get("weapon_edge")) and weapon_counts(scene, name),
        "supernatural": bool(deed.get("supernatural_edge")),
    }
    given = {reason for reason, is_due in standing.items() if is_due} - set(deed.get("struck", []))
    given |= set(deed.get("granted", [])) & set(standing)
    labels = set(deed.get("advantages", []))
    return len(given) + len(labels) + sum(ladder_step(scene, name, label) - 1 for label in labels)


def of_every_one(scene: Round, hold: list[bool]) -> bool:
    """Whether it holds of every target or opponent; of one of them by T-AMB-80 b."""
    return bool(hold) and (any(hold) if scene.readings.has(80, "b") else all(hold))


def has_higher_stat(scene: Round, name: str) -> bool:
    """T-HSTAT-01, T-HSTAT-02, T-HSTAT-12, T-STATIC-08, T-AMB-31, T-AMB-80."""
    deed = scene.deed[name]
    if deed["kind"] == "attack":
        own = scene.stat_of_attack(name)
        return of_every_one(scene, [own > met_with(scene, target, name, deed) for target in scene.targets(name)])
    if deed["kind"] == "defend" and scene.readings.has(31, "b"):
        faced = [one for one in scene.against(name) if scene.attacks(one, name)]
        return any(scene.resist(name, scene.deed[one]) > scene.stat_of_attack(one) for one in faced)
    if deed["kind"] != "act" or deed.get("stat") is None:
        return False
    own = scene.people[name].rank(deed["stat"])
    levels = levels_of(deed.get("intensity"))
    if deed.get("uncontested"):
        compared = max(levels, default=None) if scene.readings.has(41, "b") else min(levels, default=None)
        return compared is not None and own > compared
    hold = [own > intensity for intensity in levels]
    for other in scene.against(name):
        if other != deed.get("target") and set_against_each_other(scene, name, other):
            hold.append(over_the_stat_of(scene, own, other))
    target = deed.get("target")
    if target is not None:
        if set_against_each_other(scene, name, target):
            hold.append(over_the_stat_of(scene, own, target))
        if not (scene.aims_at(target, name) and scene.in_one_clash(target, name)):
            hold.append(own > met_with(scene, target, name, deed))
    return of_every_one(scene, hold)


def set_against_each_other(scene: Round, name: str, other: str) -> bool:
    """Whether another's act stands against this one, as this one does against it, in one Clash (T-HSTAT-12)."""
    return scene.is_act(other) and name in scene.against(other) and scene.in_one_clash(name, other)


def over_the_stat_of(scene: Round, own: int, other: str) -> bool:
    """Whether a stat is over that of another's act; where it names none nothing is gained (T-HSTAT-12)."""
    stat = scene.deed[other].get("stat")
    return stat is not None and own > scene.people[other].rank(stat)


def met_with(scene: Round, target: str, actor: str, deed: Json) -> int:
    """Return the number that a target's stat sets against a deed aimed at it (T-HSTAT-01, T-HSTAT-02, T-HSTAT-12).

    A card of another Clash, as a driver's, answers nothing (T-AMB-56).
    """
    if scene.attacks(target, actor) and scene.in_one_clash(target, actor):
        return scene.stat_of_attack(target)
    aims_back = scene.aims_at(target, actor) and scene.in_one_clash(target, actor)
    if aims_back and scene.deed[target].get("stat") is not None:
        return scene.people[target].rank(scene.deed[target]["stat"])
    return scene.resist(target, deed)


def has_distraction(scene: Round, name: str) -> bool:
    """T-DIST-01, T-DIST-02, T-DIST-03."""
    deed = scene.deed[name]
    if deed["kind"] != "attack":
        return False
    if deed.get("unaware"):
        return True
    away = [not scene.answers(one, name) and one not in scene.pending for one in scene.targets(name)]
    return of_every_one(scene, away)


def weapon_counts(scene: Round, name: str) -> bool:
    """Whether the better weapon gives its throw (T-WEAP-01, T-AMB-33)."""
    if scene.deed[name]["kind"] != "attack" or not scene.readings.has(33, "a"):
        return True
    return of_every_one(scene, [scene.answers(target, name) for target in scene.targets(name)])


def ladder_step(scene: Round, name: str, label: str) -> int:
    """Return on which step of a ladder somebody stands who holds this advantage (T-SIT-04, T-SIT-05, T-AMB-35).

    1 on the ground, and where the steps run in a ring.
    """
    if label not in scene.ladders or scene.readings.has(35, "b") or name in scene.ring(label):
        return 1
    below = []
    for target in scene.targets(name):
        if scene.is_rung(target, label) and scene.people[target].side != scene.people[name].side:
            below.append(ladder_step(scene, target, label))
        else:
            below.append(0)
    if not below:
        return 1
    return 1 + (max(below) if scene.readings.has(80, "b") else min(below))
