"""A round as a good referee would tell it: what was announced, then each Clash, winner first, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Move
from demoncity_gui.games.demon_city.rules.asymmetries import charged_twice_with
from demoncity_gui.games.demon_city.rules.characters import AGILITY, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Outcome
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.counting import Count
from demoncity_gui.games.demon_city.rules.house_rules import HOUSE_RULES, HouseRules
from demoncity_gui.games.demon_city.rules.table import Fight, Participant, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.task import TaskRuling
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.words.asymmetries import twice_sentence
from demoncity_gui.games.demon_city.words.counts import reasons_in_action
from demoncity_gui.games.demon_city.words.deeds import deed
from demoncity_gui.games.demon_city.words.facing import (
    clash_sentence,
    idle_conflicts,
    idle_links,
    ladder_sentences,
    opposition_sentences,
    several_sentences,
    ties_sentences,
    unfocused_sentences,
)
from demoncity_gui.games.demon_city.words.house_rules import reading_sentence, turned_by_sentences
from demoncity_gui.games.demon_city.words.judgements import in_telling_order, judgement_sentences, players_choose
from demoncity_gui.games.demon_city.words.people import names, people, person, side_name
from demoncity_gui.games.demon_city.words.stat_notes import (
    contested_ten_sentences,
    intensity_ten_sentences,
    stat_sentences,
)
from demoncity_gui.games.demon_city.words.task_explanation import settled_sentences, taken_sentence
from demoncity_gui.games.demon_city.words.thrown import critical_sentence, fumble_sentence, thrown_sentence
from demoncity_gui.texts import demon_city_clashes as clashes
from demoncity_gui.texts import demon_city_facing as said
from demoncity_gui.texts import demon_city_house_rules as rules_said
from demoncity_gui.texts import demon_city_open_questions as questions
from demoncity_gui.texts import demon_city_tasks as tasks
from demoncity_gui.texts.catalogue import number
from demoncity_gui.words.values import cited


def explain_round(
    table: Table,
    fight: Fight,
    counts: Mapping[CharacterId, Count],
    throws: Mapping[CharacterId, Thrown],
    groups: Sequence[tuple[CharacterId, ...]],
    rulings: Sequence[ClashRuling],
    settled: Mapping[CharacterId, TaskRuling],
) -> list[str]:
    """Return the sentences for a round; `throws`, `rulings` and `settled` may be empty where no cards are given."""
    ground = confrontation_of(table, fight)
    told = house_rule_sentences(table.house_rules)
    told += _order(table, fight)
    for one in fight.participants:
        told += _announced(table, ground, one)
        if one.who in settled:
            told += settled_sentences(table, one.who, throws.get(one.who), settled[one.who])
            told += turned_by_words(settled[one.who].turned_by)
        if one.who in counts:
            told += _counted(table, ground, one.who, counts[one.who])
        if one.who in settled and one.who in throws:
            told.append(thrown_sentence(table, one.who, throws[one.who]))
    told += ladder_sentences(ground, counts)
    told += _charged_twice(table, ground, counts)
    told += idle_links(table, ground)
    told += idle_conflicts(table, ground)
    for place, group in enumerate(groups):
        told.append(clash_sentence(table, ground, place + 1, group))
        told += ties_sentences(table, ground, group)
        if rulings:
            told += _clash(table, fight, throws, rulings[place])
    if groups and not rulings and not throws:
        told.append(cited(tasks.not_yet, "T-ANNOUNCE-11"))
    return told


def house_rule_sentences(rules: HouseRules) -> list[str]:
    """Return a sentence for each house rule that is read otherwise than preset."""
    return [
        cited(
            rules_said.read_otherwise(question=questions[known.id], reading=reading_sentence(known.id, letter)),
            known.id,
        )
        for known in HOUSE_RULES.values()
        for ambiguity, letter in rules.chosen
        if ambiguity == known.id and letter != known.preset
    ]


def turned_by_words(turned_by: Iterable[Switch] | None) -> list[str]:
    """Return a sentence for each house rule without which something would have come out otherwise."""
    known = [switch for switch in turned_by or () if switch[0] in HOUSE_RULES]
    sentences = turned_by_sentences(known)
    return [cited(words, ambiguity) for words, (ambiguity, _) in zip(sentences, known, strict=True)]


# --- what was announced ----------------------------------------------------------------------------------------------


def _order(table: Table, fight: Fight) -> list[str]:
    """Return the order, and who stands where they do by lot (T-ORDER-01, T-ORDER-02)."""
    order = [one.who for one in fight.participants]
    told = [cited(said.order(who=people(table, order)), "T-ORDER-01")]
    by_agility: dict[int, list[CharacterId]] = {}
    for who in order:
        by_agility.setdefault(table.character(who).rank(AGILITY), []).append(who)
    equals = [names(table, some) for some in by_agility.values() if len(some) > 1]
    if equals:
        told.append(cited(said.equals(who="; ".join(equals)), "T-ORDER-02"))
    return told


def _announced(table: Table, ground: Confrontation, one: Participant) -> list[str]:
    who, announcement = one.who, one.announcement
    if announcement is None:
        return [cited(said.announces_nothing(who=person(table, who)), "T-ANNOUNCE-01")]
    deed_words = announced_words(table, ground, who, announcement)
    told = [cited(said.announces(who=person(table, who), deed=deed_words), "T-ANNOUNCE-12")]
    told += opposition_sentences(table, ground, who)
    if isinstance(announcement, Act) and announcement.uncontested:
        word, in_use = announcement.supernatural, announcement.edges.supernatural
        told += intensity_ten_sentences(table, who, announcement.levels, word=word, in_use=in_use)
    elif isinstance(announcement, Act):
        told += contested_ten_sentences(table, who, announcement)
    return told


def _counted(table: Table, ground: Confrontation, who: CharacterId, count: Count) -> list[str]:
    return [
        taken_sentence(table, who, count, reasons_in_action(table, ground, who, count)),
        *several_sentences(table, ground, who),
        *unfocused_sentences(table, ground, who),
        *stat_sentences(table, ground, who, count),
        *turned_by_words(count.turned_by),
    ]


def _charged_twice(table: Table, ground: Confrontation, counts: Mapping[CharacterId, Count]) -> list[str]:
    """Return which labels are one's advantage and the trouble of a foe in the same Clash (T-ALOST-11)."""
    found = [
        twice
        for who in counts
        for twice in charged_twice_with(ground, who)
        if ground.side(twice.gains) != ground.side(twice.loses) and ground.share_a_clash(twice.gains, twice.loses)
    ]
    return list(dict.fromkeys([twice_sentence(table, twice, in_action=True) for twice in found]))


def announced_words(table: Table, ground: Confrontation, who: CharacterId, announcement: Announcement) -> str:
    """Return what somebody announced, with all that it is measured by, as a phrase without its subject."""
    words = deed(table, who, announcement)
    match announcement:
        case Attack():
            return _attack_words(words, announcement)
        case Defend(against=()):
            return said.defends_against_nobody
        case Defend(against=None) if not ground.against.get(who) and not _is_met(ground, who):
            return said.sees_no_attack if ground.attackers_of(who) else said.nobody_attacks
        case Act():
            if announcement.target is not None:
                words = said.aimed(deed=words, target=person(table, announcement.target))
            if announcement.levels:
                words = said.at_intensity(deed=words, levels=[number(level) for level in announcement.levels])
            return said.uncontested(deed=words) if announcement.uncontested else words
        case Defend() | Move():
            return words


def _attack_words(words: str, attack: Attack) -> str:
    """Return an attack with the stats that it names in the place of its manner's own, and its tricks."""
    if attack.stat is not None and attack.resist is not None:
        words = said.stat_against(deed=words, stat=attack.stat, resist=attack.resist)
    elif attack.stat is not None:
        words = said.with_stat(deed=words, stat=attack.stat)
    elif attack.resist is not None:
        words = said.against_stat(deed=words, resist=attack.resist)
    if attack.called_shot and attack.harmless and not attack.other_aim:
        words = said.disarming(deed=words)
    elif attack.called_shot:
        words = said.called_shot(deed=words)
    if attack.tricks:
        words = said.with_tricks(deed=words, tricks=list(dict.fromkeys(attack.tricks)))
    return said.unseen(deed=words) if attack.unaware else words


def _is_met(ground: Confrontation, who: CharacterId) -> bool:
    """Whether a card stands against somebody's deed, though they defend against nobody in particular."""
    return any(who in others and ground.share_a_clash(who, one) for one, others in ground.against.items())


# --- a Clash ---------------------------------------------------------------------------------------------------------


def _clash(table: Table, fight: Fight, throws: Mapping[CharacterId, Thrown], ruling: ClashRuling) -> list[str]:
    told = [_outcome(table, ruling)]
    told += [thrown_sentence(table, who, throws[who]) for who in ruling.members]
    told += _choices(table, fight, ruling)
    if ruling.outcome is Outcome.TIED:
        told.append(cited(said.something_changes, "T-RESOLVE-05"))
    if ruling.outcome is Outcome.STALEMATE:
        told.append(cited(said.stalemate, "T-RESOLVE-11"))
    for judgement in in_telling_order(ruling):
        who = judgement.who
        if judgement.fate not in (Fate.CLASH_TIED, Fate.TO_BE_CHOSEN):  # said once for all of them
            told += judgement_sentences(table, fight, ruling, judgement)
        if who in ruling.critical:
            told.append(critical_sentence(table, who, throws[who], over_ten=_over_all(table, ruling, who)))
        if who in ruling.fumble:
            told.append(fumble_sentence(table, who))
        told += _spared(table, fight, ruling, who, throws[who])
    return told + turned_by_words(ruling.turned_by)


def _over_all(table: Table, ruling: ClashRuling, who: CharacterId) -> bool:
    """Whether a card over 10 makes a critical success: by a house rule it must be over all other sides' (T-AMB-27)."""
    if table.house_rules.reads(readings.CRITICAL_OVER_OWN_HURDLES):
        return True
    side = table.character(who).side
    value = {one.who: one.value for one in ruling.judgements}
    return all(value[who] > value[one] for one in ruling.members if table.character(one).side != side)


def _spared(table: Table, fight: Fight, ruling: ClashRuling, who: CharacterId, thrown: Thrown) -> list[str]:
    """Return the fumble or the critical success that a house rule took from somebody, or an excluded deed did.

    T-AMB-26, T-AMB-27, T-CRIT-04, T-ALG-11.
    """
    rules = table.house_rules
    if thrown.is_fumble and who not in ruling.fumble and rules.reads(readings.FOOL_FUMBLES_WINNERS_ALONE):
        return [cited(said.no_fumble(who=person(table, who), tied=ruling.winning_side is None), "T-AMB-26")]
    if thrown.value <= 10 or who not in ruling.happens or who in ruling.critical:
        return []
    side = table.character(who).side
    not_lower = [one for one in ruling.judgements if one.who != who and one.value >= thrown.value]
    rivals = confrontation_of(table, fight).conflicts_with(who)
    excluded, foes = (
        list(dict.fromkeys(tasks.ones_value(who=person(table, one.who), value=one.value) for one in those))
        for those in (
            [one for one in not_lower if one.who in rivals],
            [one for one in not_lower if table.character(one.who).side != side],
        )
    )
    told = []
    if excluded:
        words = said.critical_excluded(who=person(table, who), value=thrown.value, higher=excluded)
        told.append(cited(words, "T-CRIT-04", "T-ALG-11"))
    if foes and rules.reads(readings.CRITICAL_OVER_ALL):
        told.append(cited(said.no_critical(who=person(table, who), value=thrown.value, higher=foes), "T-AMB-27"))
    return told


def _outcome(table: Table, ruling: ClashRuling) -> str:
    holders = people(table, [judgement.who for judgement in ruling.judgements if judgement.value == ruling.top])
    if ruling.winning_side is None:
        return cited(clashes.tied_at(who=holders, value=ruling.top), "T-RESOLVE-04")
    side = side_name(ruling.winning_side)
    return cited(clashes.won_by(side=side, who=holders, value=ruling.top), "T-RESOLVE-01")


def _choices(table: Table, fight: Fight, ruling: ClashRuling) -> list[str]:
    """Return what is left to choose on the side that won, and what was chosen (T-RESOLVE-03, T-RESOLVE-27)."""
    told = []
    if equals := ruling.candidates:
        words = said.attacks_equal(who=people(table, equals), players=players_choose(table, equals))
        told += [cited(words, "T-RESOLVE-03"), *_out_by_then(table, ruling, equals)]
    for equals in ruling.undecided:
        words = said.deeds_equal(who=people(table, equals), players=players_choose(table, equals))
        told += [cited(words, "T-RESOLVE-27"), *_out_by_then(table, ruling, equals)]
    return told + _chosen(table, fight, ruling)


def _out_by_then(table: Table, ruling: ClashRuling, equals: Sequence[CharacterId]) -> list[str]:
    """Return who of those to choose from could do nothing any more (T-RESOLVE-28, T-AMB-81)."""
    return [
        cited(said.out_by_then(who=person(table, who)), "T-RESOLVE-28", "T-AMB-81")
        for who in equals
        if who in ruling.out
    ]


def _chosen(table: Table, fight: Fight, ruling: ClashRuling) -> list[str]:
    """Return which of equal attacks was chosen, where there was a choice."""
    attacks = {
        one.who: one.value
        for one in ruling.judgements
        if one.fate not in (Fate.SIDE_LOST, Fate.CLASH_TIED)
        and (participant := fight.participant(one.who)) is not None
        and isinstance(participant.announcement, Attack)
    }
    picked = next((who for who in ruling.chosen if who in attacks), None)
    if picked is None or ruling.candidates:
        return []
    equals = tuple([who for who, value in attacks.items() if value == attacks[picked]])
    if len(equals) < 2:
        return []
    words = said.chosen(who=people(table, equals), players=players_choose(table, equals), picked=person(table, picked))
    return [cited(words, "T-RESOLVE-03")]
