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
from demoncity_gui.games.demon_city.words.people import card_words, either, listed, name, names, signed


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
    for other, whose, rule in met_by(ground, who, ground.announcements[who]):
        if other is None:
            if who not in ground.drivers and whose is not None:
                doing = f"what {name(table, whose)} does"
                told.append(f"No stat is named for {doing}, so no higher stat counts against it [T-HSTAT-12]")
            continue
        words = f"{'' if whose is None else f'{name(table, whose)}’s '}{other[0]} {signed(other[1])}"
        if used[1] > other[1]:
            over.append(words)
        else:
            not_over.append(words)
            rules.append(rule)
    if not not_over:
        return list(dict.fromkeys(told))
    but = f"is over {listed(over)}, but not over {either(not_over)}" if over else f"is not over {either(not_over)}"
    ids = ", ".join(dict.fromkeys([*rules, *(["T-AMB-80"] if over else [])]))
    return [f"{name(table, who)} has no higher stat: {used[0]} {signed(used[1])} {but} [{ids}]", *dict.fromkeys(told)]


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
    does, rule = ("strikes", "T-AMB-40") if close else ("shoots", "T-HSTAT-08, T-AMB-40")
    lower = f"{skill} {ground.rank(who, skill)} is lower"
    return [f"{name(table, who)} {does} with {used[0]} {used[1]}, for {lower} [{rule}]"]


def _resisting(table: Table, ground: Confrontation, target: CharacterId, attack: Attack) -> list[str]:
    """Return what there is to say of the stat a target resists with: see `stat_sentences`."""
    stat, rank = ground.resist_stat(target, attack)
    told = []
    close = attack.manner is Manner.CLOSE and attack.resist is None
    if close and stat == AGILITY and ground.characters[target].has(HAND_TO_HAND):
        lower = f"{HAND_TO_HAND} {ground.rank(target, HAND_TO_HAND)} is lower"
        told.append(f"{name(table, target)} resists with {stat} {rank}, for {lower} [T-AMB-40]")
    if attack.resist is None and stat == TOUGHNESS and ground.characters[target].held:
        told.append(f"{name(table, target)} is held, and so resists with {stat} {rank}, by house rule [T-AMB-73]")
    return told + _present(table, ground, target, (stat, rank))


def _present(table: Table, ground: Confrontation, who: CharacterId, used: Stat) -> list[str]:
    """Return by which number a stat counts that is also a pool, where the two differ (T-AMB-82)."""
    character = ground.characters[who]
    stat = used[0]
    sheet, present = character.rank(stat), character.present(stat)
    if sheet == present:
        return []
    now = signed(present)
    if ground.rules.reads(readings.PRESENT_STATS_COUNT):
        return [f"{name(table, who)}’s {stat} counts as it stands now, {now}, by house rule [T-AMB-82]"]
    return [f"{name(table, who)}’s {stat} counts as on the sheet, {sheet}, though it now stands at {now} [T-AMB-82]"]


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
    if who in ground.drivers:
        drive = "do not drive" if len(only) > 1 else "does not drive"
        why, rule = f"{names(table, only)} {drive} against {name(table, who)}", "T-HSTAT-12"
    else:
        why = f"what {name(table, who)} does is not aimed at {either([name(table, other) for other in only])}"
        rule = "T-AMB-86" if any(ground.attacks(other, who) for other in only) else "T-HSTAT-13"
    whom = either([name(table, other) for other in only])
    return [f"{name(table, who)}’s {act.stat} is not compared with any stat of {whom}, for {why} [{rule}]"]


def intensity_ten_sentences(
    table: Table, who: CharacterId, levels: Sequence[int], *, word: bool | None, in_use: bool = False
) -> list[str]:
    """Return why a deed or task may beat Intensity 10, or why it may not (T-STATIC-06, T-STATIC-07, T-AMB-42).

    `word` is the Host's on whether something supernatural is involved, None where the preset decides; `in_use`: a
    supernatural power is.
    """
    if 10 not in levels:
        return []
    if word is not None:
        is_so = "something" if word else "nothing"
        return [_ten(f"The Host says that {is_so} supernatural is involved", "T-STATIC-07", waived=word)]
    if in_use:
        return [_ten("Something supernatural is in use", "T-STATIC-07, T-AMB-42", waived=True)]
    character = table.character(who)
    high = [card for card in character.significators if value_for(card, character, table.house_rules) > 10]
    if high:
        own = listed([card_words(card) for card in high])
        has = "a Significator" if len(high) == 1 else "Significators"
        why = f"{name(table, who)} has {has} worth over 10, {own}"
        return [_ten(why, "T-STATIC-07, T-AMB-42", waived=True)]
    return [_ten("Nothing supernatural is involved", "T-STATIC-06", waived=False)]


def contested_ten_sentences(table: Table, who: CharacterId, act: Act) -> list[str]:
    """Return why a deed of a Clash may beat Intensity 10: there it is a number like any other (T-STATIC-06)."""
    if 10 not in act.levels:
        return []
    told = intensity_ten_sentences(table, who, act.levels, word=act.supernatural, in_use=act.edges.supernatural)
    high = has_high_significator(table.character(who), table.house_rules)
    if act.supernatural or (act.supernatural is None and (act.edges.supernatural or high)):
        return told
    return [
        f"In a Clash what {name(table, who)} throws is compared with Intensity 10 as with any other; if nothing "
        "supernatural is in play, the Host lets it fail [T-STATIC-06]"
    ]


def _ten(why: str, rules: str, *, waived: bool) -> str:
    return f"{why}, so Intensity 10 {'is thrown for' if waived else 'can’t be beaten'} [{rules}]"
