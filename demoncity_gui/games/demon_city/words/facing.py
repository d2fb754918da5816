"""Who faces whom in a round, in words: distracted targets, what stands against a deed, links, drivers, conflicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Move, ThrowReason, edges_of
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.grouping import Pair
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import listed, name, names


def not_set_to_face(table: Table, ground: Confrontation, who: CharacterId, target: CharacterId) -> str:
    """Return why a target is not set to face this actor, as a few words without its subject (T-DIST-02)."""
    said = ground.announcements.get(target)
    attack = ground.announcements.get(who)
    match said:
        case None:
            return "announces nothing"
        case Move():
            return "on the move"
        case Act(uncontested=True):
            return "busy with a deed that nobody contests"
        case Defend() if isinstance(attack, Attack) and attack.unaware:
            return "doesn’t see it coming"
        case _ if not ground.share_a_clash(who, target):
            return "busy at the wheel" if target in ground.drivers else "in another Clash, by the Host’s word"
        case Attack():
            return f"busy attacking {names(table, said.targets)}"
        case Defend():
            defended = ground.against.get(target, ())
            return f"defends against {names(table, defended)} alone" if defended else "defends against nobody"
        case Act():
            return "busy with something else"


def opposition_sentences(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return what stands against a contested deed that is no attack: whose defence, attack, deed or plain word."""
    act = ground.announcements[who]
    if isinstance(act, Defend):
        return [*_narrow_defence(table, ground, who, act), *_idle_defence(table, ground, who)]
    if not isinstance(act, Act) or act.uncontested:
        return []
    told = []
    standing: list[str] = []
    for other in ground.against.get(who, ()):
        called, said = name(table, other), ground.announcements.get(other)
        if other in ground.conflicts_with(who) or (who in ground.drivers and other in ground.drivers):
            continue  # told with the Clash
        if not ground.share_a_clash(who, other) and other == act.target:
            rule = "T-AMB-56" if other in ground.drivers else "T-HSTAT-13"
            told.append(f"{called}, at whom it is aimed, has no card in this Clash [{rule}]")
        elif not ground.share_a_clash(who, other):
            told.append(f"{called} means to stop {name(table, who)}, but has no card in this Clash [T-RESOLVE-18]")
        elif isinstance(said, Attack) and who in said.targets:
            standing.append(f"{called}’s attack")
        elif isinstance(said, Defend):
            standing.append(f"{called}’s defence")
        elif who in ground.against.get(other, ()):
            standing.append(f"{called}’s deed")
        elif other == act.target:
            told.append(f"{called}, at whom it is aimed, stands against it with whatever {called} throws [T-HSTAT-13]")
        else:
            told.append(f"{called}, busy elsewhere, also stands against this by the Host’s word [T-AMB-49]")
    if standing:
        stand = "stands" if len(standing) == 1 else "stand"
        told.insert(0, f"{listed(standing)} {stand} against what {name(table, who)} does [T-RESOLVE-18]")
    return told


def unfocused_sentences(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return who is not set to face a deed aimed at them that is no attack, and so has no card for it (T-DIST-01)."""
    act = ground.announcements[who]
    if not isinstance(act, Act) or act.uncontested or ThrowReason.DISTRACTION in act.edges.granted:
        return []
    return [
        f"{name(table, one)} ({not_set_to_face(table, ground, who, one)}) is not set to face this, but only an attack "
        "has a card for that, unless the Host gives one [T-DIST-01, T-AMB-45]"
        for one in ground.aims(who)
        if one not in ground.pending and not ground.answers(one, who)
    ]


def _narrow_defence(table: Table, ground: Confrontation, who: CharacterId, defence: Defend) -> list[str]:
    """Return whom alone a defence is against where a house rule leaves only one (T-AMB-32)."""
    named = defence.against if defence.against is not None else ground.attackers_of(who)
    held = ground.against.get(who, ())
    if len(held) != 1 or len(named) < 2 or not ground.rules.reads(readings.DEFENCE_IS_AGAINST_ONE):
        return []
    return [f"By house rule {name(table, who)}’s defence is against {name(table, held[0])} alone [T-AMB-32]"]


def _idle_defence(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return whose throws a defence has to beat by the Host's word, though they do nothing to the defender."""
    idle = [
        one
        for one in ground.against.get(who, ())
        if ground.share_a_clash(who, one) and who not in ground.aims(one) and who not in ground.against.get(one, ())
    ]
    if not idle:
        return []
    defender, called = name(table, who), names(table, idle)
    do, whom, throw = ("does", called, f"{called} throws") if len(idle) == 1 else ("do", "them", "they throw")
    return [
        f"{called} {do} nothing to {defender}, but by the Host’s word {defender}’s defence is against {whom} too, and "
        f"so against whatever {throw} [T-AMB-49]"
    ]


def several_sentences(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return why an attack on several has no card though some of them are not set to face it (T-AMB-80)."""
    attack, targets = ground.announcements[who], ground.aims(who)
    if not isinstance(attack, Attack) or attack.unaware or ground.rules.reads(readings.ONE_OF_SEVERAL_IS_ENOUGH):
        return []
    facing = [one for one in targets if ground.answers(one, who)]
    busy = [one for one in targets if one not in facing and one not in ground.pending]
    if not facing or not busy:
        return []
    are = "is" if len(busy) == 1 else "are"
    face = f"{names(table, facing)} {'is' if len(facing) == 1 else 'are'}"
    return [f"{names(table, busy)} {are} not set to face this, but {face}: no card for it [T-AMB-80]"]


def ladder_sentences(ground: Confrontation, counts: Mapping[CharacterId, Count]) -> list[str]:
    """Return which ladders that the Host has named give nobody a card (T-SIT-04, T-SIT-06)."""
    climbed = {line.label for count in counts.values() for line in count.lines if line.reason is ThrowReason.LADDER}
    told = []
    held = {label for announcement in ground.announcements.values() for label in edges_of(announcement).advantages}
    for label in sorted(ground.ladders - climbed):
        if label not in held:
            told.append(f"The Host calls “{label}” a ladder, but nobody here has that advantage [T-SIT-06]")
        elif ground.rules.reads(readings.NO_LADDERS):
            told.append(f"A step above another with “{label}” gives nothing more, by house rule [T-AMB-35]")
        else:
            told.append(
                f"The Host calls “{label}” a ladder, but nobody here stands a step above a foe who has it too over "
                "somebody else: it gives nothing more [T-SIT-04]"
            )
    return told


def clash_sentence(table: Table, ground: Confrontation, number: int, group: Sequence[CharacterId]) -> str:
    """Return who is in a Clash."""
    among = f"{name(table, group[0])} alone" if len(group) == 1 else names(table, group)
    if set(group) <= set(ground.drivers) and ground.rules.reads(readings.DRIVERS_APART):
        return f"Clash {number}: {'the driver' if len(group) == 1 else 'the drivers'} {among} [T-CLASH-06]"
    return f"Clash {number}: {among} [T-CLASH-04]"


def ties_sentences(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return what holds a Clash together or weighs in it beside the deeds: see each sentence's rule."""
    return [
        *_mutual(table, ground, group),
        *_cardless(table, ground, group),
        *_links(table, ground, group),
        *_conflicts(table, ground, group),
        *_drivers(table, ground, group),
    ]


def _mutual(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return who target each other: each has to beat the other's throw (T-AMB-29)."""
    told = []
    for number, one in enumerate(group):
        for other in group[number + 1 :]:
            if other in ground.aims(one) and one in ground.aims(other):
                attack = isinstance(ground.announcements[one], Attack) and isinstance(
                    ground.announcements[other], Attack
                )
                do = "attack" if attack else "target"
                told.append(
                    f"{names(table, (one, other))} {do} each other: each has to beat the other’s throw [T-AMB-29]"
                )
    return told


def _cardless(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return which targets have no card in this Clash, and why."""
    by_target: dict[CharacterId, list[CharacterId]] = {}
    for who in group:
        if isinstance(ground.announcements[who], Attack):
            for target in ground.aims(who):
                if not ground.share_a_clash(who, target):
                    by_target.setdefault(target, []).append(who)
    told = []
    for target, attackers in by_target.items():
        said = ground.announcements.get(target)
        rule = "T-RESOLVE-09"
        if said is None:
            why = "announced nothing"
        elif isinstance(said, Move):
            why = "only moves"
        elif isinstance(said, Act) and said.uncontested:
            why, rule = "does what nobody contests", "T-AMB-48"
        elif target in ground.drivers:
            why, rule = "is at the wheel", "T-AMB-56"
        else:
            why, rule = "is in another Clash by the Host’s word", "T-CLASH-08"
        attack = "attacks" if len(attackers) == 1 else "attack"
        told.append(
            f"{name(table, target)}, whom {names(table, attackers)} {attack}, {why} and has no card here [{rule}]"
        )
    return told


def _links(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return which pairs are joined by the Host's word (T-CLASH-08)."""
    return [
        f"{_linked(table, pair)} [T-CLASH-08]" for pair in ground.links if set(pair) <= set(group) and _are_two(pair)
    ]


def idle_links(table: Table, ground: Confrontation) -> list[str]:
    """Return which pairs the Host's word does not join, and why: one has no card, or drives (T-CLASH-08, T-AMB-56)."""
    told = []
    for pair in ground.links:
        if not _are_two(pair) or ground.share_a_clash(*pair):
            continue
        cardless = [who for who in pair if not ground.share_a_clash(who, who)]
        if cardless:
            has = "has" if len(cardless) == 1 else "have"
            told.append(f"{_linked(table, pair)}, but {names(table, cardless)} {has} no card in any Clash [T-CLASH-08]")
        elif any(who in ground.drivers for who in pair):
            told.append(f"{_linked(table, pair)}, but drivers clash apart [T-AMB-56]")
    return told


def idle_conflicts(table: Table, ground: Confrontation) -> list[str]:
    """Return of whose deeds the Host says that only one can be done, though no Clash decides between them."""
    told = []
    for pair in ground.conflicts:
        if not _are_two(pair) or ground.share_a_clash(*pair):
            continue
        only = f"Of the deeds of {names(table, pair)} only one can be done, the Host says"
        cardless = [who for who in pair if not ground.share_a_clash(who, who)]
        if cardless:
            has = "has" if len(cardless) == 1 else "have"
            told.append(f"{only}, but {names(table, cardless)} {has} no card in any Clash [T-RESOLVE-27]")
        else:
            told.append(f"{only}, but no Clash decides between them: drivers clash apart [T-RESOLVE-27, T-AMB-56]")
    return told


def _are_two(pair: Pair) -> bool:
    return pair[0] != pair[1]


def _linked(table: Table, pair: Pair) -> str:
    return f"The Host says that {names(table, pair)} could interfere with each other"


def _conflicts(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return of whose deeds only one can be done (T-RESOLVE-27, T-AMB-51)."""
    told = []
    named = {frozenset(pair) for pair in ground.conflicts}
    for number, one in enumerate(group):
        for other in group[number + 1 :]:
            if other not in ground.conflicts_with(one):
                continue
            only = f"Of the deeds of {names(table, (one, other))} only one can be done"
            if frozenset((one, other)) in named:
                told.append(f"{only}, the Host says [T-RESOLVE-27]")
            else:
                told.append(f"{only}: they are of one side and set against each other [T-AMB-51]")
    return told


def _drivers(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return against whom each driver drives, and where no stat of theirs is compared (T-CLASH-06, T-HSTAT-12)."""
    drivers = [who for who in group if who in ground.drivers]
    told = []
    sides = {ground.side(who) for who in drivers}
    against = {other for who in drivers for other in ground.against.get(who, ())}
    if len(drivers) > 1 and len(sides) == 1 and not against & set(drivers):
        told.append(f"{names(table, drivers)} drive on one side, and not against each other [T-CLASH-06]")
    for who in drivers:
        rivals = [other for other in ground.against.get(who, ()) if other in drivers]
        act = ground.announcements[who]
        if rivals and isinstance(act, Act) and not act.against and act.target is None:
            told.append(f"{name(table, who)} drives against {names(table, rivals)}, of another side [T-CLASH-06]")
    without = [
        who
        for who in drivers
        if ground.stat_used(who) is None
        and any(ground.stand_against_each_other(who, other) for other in ground.against.get(who, ()))
    ]
    if without:
        one = len(without) == 1
        whose = f"{name(table, without[0])}’s driving" if one else f"the driving of {names(table, without)}"
        told.append(f"No stat is named for {whose}, so no higher stat counts against it [T-HSTAT-12]")
    return told
