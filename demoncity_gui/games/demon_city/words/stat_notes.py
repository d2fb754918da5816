"""Which rank of a stat was asked for where a sheet could make one doubt it, in words."""

from __future__ import annotations

from collections.abc import Sequence

from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Manner, ThrowReason
from demoncity_gui.games.demon_city.rules.characters import AGILITY, HAND_TO_HAND, TOUGHNESS, CharacterId
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation, Stat
from demoncity_gui.games.demon_city.rules.counting import Count, met_by
from demoncity_gui.games.demon_city.rules.table import Table
from demoncity_gui.games.demon_city.rules.thrown import has_high_significator, value_for
from demoncity_gui.games.demon_city.words.people import card_words, people, person
from demoncity_gui.texts import demon_city_counts as said
from demoncity_gui.words.values import cited


def stat_sentences(table: Table, ground: Confrontation, who: CharacterId, count: Count) -> list[str]:
    """Return what a Host may ask about the stats of a deed: a lower skill, a pool that is down, no higher stat."""
    announcement = ground.announcements[who]
    told = []
    used = ground.stat_used(who)
    if used is not None:
        if not any(line.reason is ThrowReason.HIGHER_STAT for line in count.lines):
            told += _no_higher_stat(table, ground, who, used)
        told += _lower_skill(table, ground, who, announcement, used)
        told += _present(table, ground, who, used)
    if isinstance(announcement, Attack):
        for target in ground.aims(who):
            if not ground.answers(target, who):
                told += _resisting(table, ground, target, announcement)
    return told + _hinderers(table, ground, who)


def _no_higher_stat(table: Table, ground: Confrontation, who: CharacterId, used: Stat) -> list[str]:
    """Return over what a stat would have to be, and is not, for the throw of the higher stat (T-HSTAT-01, T-HSTAT-02).

    Over each of all that the one throw meets, by the preset (T-AMB-80). Of drivers it is told with their Clash where
    the other deed uses no stat.
    """
    over, not_over, rules = [], [], []
    told = []
    for other, whose, rule in met_by(ground, who):
        whom = "" if whose is None else person(table, whose)
        if other is None:
            if who not in ground.drivers and whose is not None:
                told.append(cited(said.no_stat_named(who=whom), "T-HSTAT-12"))
            continue
        words = said.stat_of(whom=whom, stat=other[0], rank=other[1])
        if used[1] > other[1]:
            over.append(words)
        else:
            not_over.append(words)
            rules.append(rule)
    told = list(dict.fromkeys(told))
    if not not_over:
        return told
    least = said.no_higher_stat(
        who=person(table, who), stat=used[0], rank=used[1], over=over, not_over=list(dict.fromkeys(not_over))
    )
    return [cited(least, *rules, *(["T-AMB-80"] if over else [])), *told]


def _lower_skill(
    table: Table, ground: Confrontation, who: CharacterId, announcement: Announcement, used: Stat
) -> list[str]:
    """Return that a skill is lower than the stat it would stand for, so that the stat counts (T-AMB-40, T-HSTAT-08)."""
    if not isinstance(announcement, Attack) or announcement.stat is not None:
        return []
    close = announcement.manner is not Manner.SHOOT
    skill = HAND_TO_HAND if close else announcement.skill
    if skill is None or skill == used[0] or not ground.characters[who].has(skill):
        return []
    called, lower = person(table, who), ground.rank(who, skill)
    if close:
        told = said.strikes_with(who=called, stat=used[0], rank=used[1], skill=skill, lower=lower)
        return [cited(told, "T-AMB-40")]
    told = said.shoots_with(who=called, stat=used[0], rank=used[1], skill=skill, lower=lower)
    return [cited(told, "T-HSTAT-08", "T-AMB-40")]


def _resisting(table: Table, ground: Confrontation, target: CharacterId, attack: Attack) -> list[str]:
    """Return what there is to say of the stat a target resists with: see `stat_sentences`."""
    stat, rank = ground.resist_stat(target, attack)
    told = []
    close = attack.manner is Manner.CLOSE and attack.resist is None
    if close and stat == AGILITY and ground.characters[target].has(HAND_TO_HAND):
        lower = ground.rank(target, HAND_TO_HAND)
        words = said.resists_with(who=person(table, target), stat=stat, rank=rank, skill=HAND_TO_HAND, lower=lower)
        told.append(cited(words, "T-AMB-40"))
    if attack.resist is None and stat == TOUGHNESS and ground.characters[target].held:
        told.append(cited(said.held(who=person(table, target), stat=stat, rank=rank), "T-AMB-73"))
    return told + _present(table, ground, target, (stat, rank))


def _present(table: Table, ground: Confrontation, who: CharacterId, used: Stat) -> list[str]:
    """Return by which number a stat counts that is also a pool, where the two differ (T-AMB-82)."""
    character = ground.characters[who]
    stat = used[0]
    sheet, present = character.rank(stat), character.present(stat)
    if sheet == present:
        return []
    if ground.rules.reads(readings.PRESENT_STATS_COUNT):
        return [cited(said.counts_as_now(who=person(table, who), stat=stat, now=present), "T-AMB-82")]
    return [cited(said.counts_as_on_sheet(who=person(table, who), stat=stat, sheet=sheet, now=present), "T-AMB-82")]


def _hinderers(table: Table, ground: Confrontation, who: CharacterId) -> list[str]:
    """Return with whom a deed is not compared though their cards stand against it (T-HSTAT-13, T-AMB-86)."""
    act = ground.announcements[who]
    if not isinstance(act, Act) or act.stat is None:
        return []
    only = [
        other
        for other in ground.against.get(who, ())
        if other != act.target
        and ground.share_a_clash(who, other)
        and not ground.stand_against_each_other(who, other)
        and ground.side(other) != ground.side(who)
    ]
    if not only:
        return []
    called, whom = person(table, who), people(table, only)
    if who in ground.drivers:
        why, rule = said.not_driving(who=called, whom=whom), "T-HSTAT-12"
    else:
        why = said.not_aimed(who=called, whom=list(dict.fromkeys(whom)))
        rule = "T-AMB-86" if any(ground.attacks(other, who) for other in only) else "T-HSTAT-13"
    return [cited(said.not_compared(who=called, stat=act.stat, whom=list(dict.fromkeys(whom)), why=why), rule)]


def intensity_ten_sentences(
    table: Table, who: CharacterId, levels: Sequence[int], *, word: bool | None, in_use: bool = False
) -> list[str]:
    """Return why a deed or task may beat Intensity 10, or why it may not (T-STATIC-06, T-STATIC-07, T-AMB-42).

    `word` is the Host's on whether something supernatural is involved, None where the preset decides; `in_use`: a
    supernatural power is.
    """
    if 10 not in levels:
        return []
    called = person(table, who)
    if word is not None:
        return [cited(said.ten(why="said", who=called, cards=(), supernatural=word), "T-STATIC-07")]
    if in_use:
        return [cited(said.ten(why="in-use", who=called, cards=(), supernatural=True), "T-STATIC-07", "T-AMB-42")]
    character = table.character(who)
    high = [card for card in character.significators if value_for(card, character, table.house_rules) > 10]
    if high:
        own = [card_words(card) for card in high]
        told = said.ten(why="significator", who=called, cards=own, supernatural=True)
        return [cited(told, "T-STATIC-07", "T-AMB-42")]
    return [cited(said.ten(why="mundane", who=called, cards=(), supernatural=False), "T-STATIC-06")]


def contested_ten_sentences(table: Table, who: CharacterId, act: Act) -> list[str]:
    """Return why a deed of a Clash may beat Intensity 10: there it is a number like any other (T-STATIC-06)."""
    if 10 not in act.levels:
        return []
    told = intensity_ten_sentences(table, who, act.levels, word=act.supernatural, in_use=act.edges.supernatural)
    high = has_high_significator(table.character(who), table.house_rules)
    if act.supernatural or (act.supernatural is None and (act.edges.supernatural or high)):
        return told
    return [cited(said.in_a_clash(who=person(table, who)), "T-STATIC-06")]
