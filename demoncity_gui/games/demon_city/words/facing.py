"""Who faces whom in a round, in words: distracted targets, what stands against a deed, links, drivers, conflicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Attack, Defend, Move, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.grouping import Pair
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.words.people import people, person
from demoncity_gui.texts import demon_city_facing as said
from demoncity_gui.words.values import cited


def not_set_to_face(table: Table, ground: Confrontation, who: CharacterId, target: CharacterId) -> str:
    """Return why a target is not set to face this actor, as a few words without its subject (T-DIST-02)."""
    told = ground.announcements.get(target)
    attack = ground.announcements.get(who)
    match told:
        case None:
            return said.not_set(how="nothing", whom=())
        case Move():
            return said.not_set(how="move", whom=())
        case Act(uncontested=True):
            return said.not_set(how="uncontested", whom=())
        case Defend() if isinstance(attack, Attack) and attack.unaware:
            return said.not_set(how="unaware", whom=())
        case _ if not ground.share_a_clash(who, target):
            return said.not_set(how="wheel" if target in ground.drivers else "apart", whom=())
        case Attack():
            return said.not_set(how="attack", whom=people(table, told.targets))
        case Defend():
            return said.not_set(how="defends", whom=people(table, ground.against.get(target, ())))
        case Act():
            return said.not_set(how="deed", whom=())


def distracted(table: Table, ground: Confrontation, who: CharacterId, target: CharacterId) -> str:
    """Return somebody's name, and in brackets why they are not set to face this actor: “Ann (on the move)”."""
    return said.who_and_why(who=person(table, target), why=not_set_to_face(table, ground, who, target))


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
        called, announced = person(table, other), ground.announcements.get(other)
        if other in ground.conflicts_with(who) or (who in ground.drivers and other in ground.drivers):
            continue  # told with the Clash
        if not ground.share_a_clash(who, other) and other == act.target:
            rule = "T-AMB-56" if other in ground.drivers else "T-HSTAT-13"
            told.append(cited(said.aimed_without_card(who=called), rule))
        elif not ground.share_a_clash(who, other):
            told.append(cited(said.stops_without_card(who=called, doer=person(table, who)), "T-RESOLVE-18"))
        elif isinstance(announced, Attack) and who in announced.targets:
            standing.append(said.ones_attack(who=called))
        elif isinstance(announced, Defend):
            standing.append(said.ones_defence(who=called))
        elif who in ground.against.get(other, ()):
            standing.append(said.ones_deed(who=called))
        elif other == act.target:
            told.append(cited(said.aimed_answers(who=called), "T-HSTAT-13"))
        else:
            told.append(cited(said.busy_stands_against(who=called), "T-AMB-49"))
    if standing:
        told.insert(0, cited(said.stand_against(what=standing, who=person(table, who)), "T-RESOLVE-18"))
    return told


def unfocused_sentences(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return who is not set to face a deed aimed at them that is no attack, and so has no card for it (T-DIST-01)."""
    act = ground.announcements[who]
    if not isinstance(act, Act) or act.uncontested or ThrowReason.DISTRACTION in act.edges.granted:
        return []
    return [
        cited(
            said.only_attacks_have_a_card(target=distracted(table, ground, who, one)),
            "T-DIST-01",
            "T-AMB-45",
        )
        for one in ground.aims(who)
        if one not in ground.pending and not ground.answers(one, who)
    ]


def _narrow_defence(table: Table, ground: Confrontation, who: CharacterId, defence: Defend) -> list[str]:
    """Return whom alone a defence is against where a house rule leaves only one (T-AMB-32)."""
    named = defence.against if defence.against is not None else ground.attackers_of(who)
    held = ground.against.get(who, ())
    if len(held) != 1 or len(named) < 2 or not ground.rules.reads(readings.DEFENCE_IS_AGAINST_ONE):
        return []
    return [cited(said.defence_against_one(who=person(table, who), whom=person(table, held[0])), "T-AMB-32")]


def _idle_defence(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return whose throws a defence has to beat by the Host's word, though they do nothing to the defender."""
    idle = [
        one
        for one in ground.against.get(who, ())
        if ground.share_a_clash(who, one) and who not in ground.aims(one) and who not in ground.against.get(one, ())
    ]
    if not idle:
        return []
    return [cited(said.idle_defence(who=person(table, who), whom=people(table, idle)), "T-AMB-49")]


def several_sentences(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return why an attack on several has no card though some of them are not set to face it (T-AMB-80)."""
    attack, targets = ground.announcements[who], ground.aims(who)
    if not isinstance(attack, Attack) or attack.unaware or ground.rules.reads(readings.ONE_OF_SEVERAL_IS_ENOUGH):
        return []
    facing = [one for one in targets if ground.answers(one, who)]
    busy = [one for one in targets if one not in facing and one not in ground.pending]
    if not facing or not busy:
        return []
    return [cited(said.some_face_it(busy=people(table, busy), facing=people(table, facing)), "T-AMB-80")]


def ladder_sentences(ground: Confrontation, taken: Mapping[CharacterId, Count]) -> list[str]:
    """Return which ladders that the Host has named give nobody a card (T-SIT-04, T-SIT-06)."""
    climbed = {line.label for count in taken.values() for line in count.lines if line.reason is ThrowReason.LADDER}
    told = []
    held = {label for announcement in ground.announcements.values() for label in announcement.edges.advantages}
    for label in sorted(ground.ladders - climbed):
        if label not in held:
            told.append(cited(said.ladder_of_nobody(label=label), "T-SIT-06"))
        elif ground.rules.reads(readings.NO_LADDERS):
            told.append(cited(said.ladder_gives_nothing(label=label), "T-AMB-35"))
        else:
            told.append(cited(said.ladder_without_step(label=label), "T-SIT-04"))
    return told


def clash_sentence(table: Table, ground: Confrontation, number: int, group: Sequence[CharacterId]) -> str:
    """Return who is in a Clash."""
    who, numeral = people(table, group), str(number)
    if set(group) <= set(ground.drivers) and ground.rules.reads(readings.DRIVERS_APART):
        return cited(said.drivers_clash(number=numeral, who=who), "T-CLASH-06")
    return cited(said.clash(number=numeral, who=who), "T-CLASH-04")


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
    for one, other in combinations(group, 2):
        if other in ground.aims(one) and one in ground.aims(other):
            attack = all(isinstance(ground.announcements[who], Attack) for who in (one, other))
            words = said.each_other(one=person(table, one), other=person(table, other), attack=attack)
            told.append(cited(words, "T-AMB-29"))
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
        why, rule = _why_cardless(ground, target)
        words = said.without_card(who=person(table, target), attackers=people(table, attackers), why=why)
        told.append(cited(words, rule))
    return told


def _why_cardless(ground: Confrontation, target: CharacterId) -> tuple[str, str]:
    """Return why somebody attacked has no card in that Clash, and by which rule."""
    match ground.announcements.get(target):
        case None:
            return "nothing", "T-RESOLVE-09"
        case Move():
            return "move", "T-RESOLVE-09"
        case Act(uncontested=True):
            return "uncontested", "T-AMB-48"
        case _:
            return ("wheel", "T-AMB-56") if target in ground.drivers else ("apart", "T-CLASH-08")


def _links(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return which pairs are joined by the Host's word (T-CLASH-08)."""
    joined = [pair for pair in ground.links if set(pair) <= set(group) and _are_two(pair)]
    return [
        cited(said.linked(one=person(table, one), other=person(table, other)), "T-CLASH-08") for one, other in joined
    ]


def idle_links(table: Table, ground: Confrontation) -> list[str]:
    """Return which pairs the Host's word does not join, and why: one has no card, or drives (T-CLASH-08, T-AMB-56)."""
    told = []
    for pair in ground.links:
        if not _are_two(pair) or ground.share_a_clash(*pair):
            continue
        one, other = people(table, pair)
        if cardless := _without_card(table, ground, pair):
            told.append(cited(said.linked_without_card(one=one, other=other, cardless=cardless), "T-CLASH-08"))
        elif any(who in ground.drivers for who in pair):
            told.append(cited(said.linked_driver(one=one, other=other), "T-AMB-56"))
    return told


def _without_card(table: Table, ground: Confrontation, pair: Pair) -> list[str]:
    return people(table, [who for who in pair if not ground.share_a_clash(who, who)])


def idle_conflicts(table: Table, ground: Confrontation) -> list[str]:
    """Return of whose deeds the Host says that only one can be done, though no Clash decides between them."""
    told = []
    for pair in ground.conflicts:
        if not _are_two(pair) or ground.share_a_clash(*pair):
            continue
        one, other = people(table, pair)
        if cardless := _without_card(table, ground, pair):
            told.append(cited(said.only_one_without_card(one=one, other=other, cardless=cardless), "T-RESOLVE-27"))
        else:
            told.append(cited(said.only_one_apart(one=one, other=other), "T-RESOLVE-27", "T-AMB-56"))
    return told


def _are_two(pair: Pair) -> bool:
    return pair[0] != pair[1]


def _conflicts(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return of whose deeds only one can be done (T-RESOLVE-27, T-AMB-51)."""
    told = []
    named = {frozenset(pair) for pair in ground.conflicts}
    for one, other in combinations(group, 2):
        if other in ground.conflicts_with(one):
            by_word = frozenset((one, other)) in named
            words = said.only_one(one=person(table, one), other=person(table, other), said=by_word)
            told.append(cited(words, "T-RESOLVE-27" if by_word else "T-AMB-51"))
    return told


def _drivers(table: Table, ground: Confrontation, group: Sequence[CharacterId]) -> list[str]:
    """Return against whom each driver drives, and where no stat of theirs is compared (T-CLASH-06, T-HSTAT-12)."""
    drivers = [who for who in group if who in ground.drivers]
    told = []
    sides = {ground.side(who) for who in drivers}
    against = {other for who in drivers for other in ground.against.get(who, ())}
    if len(drivers) > 1 and len(sides) == 1 and not against & set(drivers):
        told.append(cited(said.drive_together(who=people(table, drivers)), "T-CLASH-06"))
    for who in drivers:
        rivals = [other for other in ground.against.get(who, ()) if other in drivers]
        act = ground.announcements[who]
        if rivals and isinstance(act, Act) and not act.against and act.target is None:
            told.append(cited(said.drives_against(who=person(table, who), whom=people(table, rivals)), "T-CLASH-06"))
    without = [
        who
        for who in drivers
        if ground.stat_used(who) is None
        and any(ground.stand_against_each_other(who, other) for other in ground.against.get(who, ()))
    ]
    if without:
        told.append(cited(said.no_stat_for_driving(who=people(table, without)), "T-HSTAT-12"))
    return told
