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
from demoncity_gui.games.demon_city.words.judgements import chooser, in_telling_order, judgement_sentences
from demoncity_gui.games.demon_city.words.people import either, listed, name, names, side_name
from demoncity_gui.games.demon_city.words.stat_notes import (
    contested_ten_sentences,
    intensity_ten_sentences,
    stat_sentences,
)
from demoncity_gui.games.demon_city.words.task_explanation import NOT_YET, settled_sentences, taken_sentence
from demoncity_gui.games.demon_city.words.thrown import critical_sentence, fumble_sentence, thrown_sentence
from demoncity_gui.texts import demon_city_house_rules


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
    for number, group in enumerate(groups, start=1):
        told.append(clash_sentence(table, ground, number, group))
        told += ties_sentences(table, ground, group)
        if rulings:
            told += _clash(table, fight, throws, rulings[number - 1])
    if groups and not rulings and not throws:
        told.append(f"{NOT_YET} [T-ANNOUNCE-11]")
    return told


def house_rule_sentences(rules: HouseRules) -> list[str]:
    """Return a sentence for each house rule that is read otherwise than preset."""
    return [
        f"House rule. {demon_city_house_rules[known.id]} {reading_sentence(known.id, letter)} [{known.id}]"
        for known in HOUSE_RULES.values()
        for ambiguity, letter in rules.chosen
        if ambiguity == known.id and letter != known.preset
    ]


def turned_by_words(turned_by: Iterable[Switch] | None) -> list[str]:
    """Return a sentence for each house rule without which something would have come out otherwise."""
    known = [switch for switch in turned_by or () if switch[0] in HOUSE_RULES]
    sentences = turned_by_sentences(known)
    return [f"{words} [{ambiguity}]" for words, (ambiguity, _) in zip(sentences, known, strict=True)]


# --- what was announced ----------------------------------------------------------------------------------------------


def _order(table: Table, fight: Fight) -> list[str]:
    """Return the order, and who stands where they do by lot (T-ORDER-01, T-ORDER-02)."""
    order = [one.who for one in fight.participants]
    told = [f"Agility order, slowest first: {names(table, order)} [T-ORDER-01]"]
    by_agility: dict[int, list[CharacterId]] = {}
    for who in order:
        by_agility.setdefault(table.character(who).rank(AGILITY), []).append(who)
    equals = [names(table, some) for some in by_agility.values() if len(some) > 1]
    if equals:
        are = "; ".join(equals)
        told.append(f"Equally fast are {are}: here in the order of the file, at the table by lot [T-ORDER-02]")
    return told


def _announced(table: Table, ground: Confrontation, one: Participant) -> list[str]:
    who, announcement = one.who, one.announcement
    if announcement is None:
        return [f"{name(table, who)} announces nothing [T-ANNOUNCE-01]"]
    told = [f"{name(table, who)} {announced_words(table, ground, who, announcement)} [T-ANNOUNCE-12]"]
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
            words += _named_stats(announcement)
            if announcement.called_shot:
                disarm = announcement.harmless and not announcement.other_aim
                words += ", disarming without harm" if disarm else ", a called shot"
            if announcement.tricks:
                words += f", {listed(list(dict.fromkeys(announcement.tricks)))}"
            return words + (", unseen" if announcement.unaware else "")
        case Defend(against=()):
            return "defends against nobody"
        case Defend(against=None) if not ground.against.get(who) and not _is_met(ground, who):
            unseen = bool(ground.attackers_of(who))
            return "defends, but sees no attack coming" if unseen else "defends, though nobody attacks"
        case Act():
            aimed = "" if announcement.target is None else f" aimed at {name(table, announcement.target)}"
            levels = listed([str(level) for level in announcement.levels])
            at = f" at Intensity {levels}" if levels else ""
            return f"{words}{aimed}{at}{' that nobody contests' if announcement.uncontested else ''}"
        case Defend() | Move():
            return words


def _is_met(ground: Confrontation, who: CharacterId) -> bool:
    """Whether a card stands against somebody's deed, though they defend against nobody in particular."""
    return any(who in others and ground.share_a_clash(who, one) for one, others in ground.against.items())


def _named_stats(attack: Attack) -> str:
    """Return the stats that an attack names in the place of its manner's own."""
    if attack.stat is not None and attack.resist is not None:
        return f" ({attack.stat} against {attack.resist})"
    if attack.stat is not None:
        return f" (with {attack.stat})"
    return "" if attack.resist is None else f" (against {attack.resist})"


# --- a Clash ---------------------------------------------------------------------------------------------------------


def _clash(table: Table, fight: Fight, throws: Mapping[CharacterId, Thrown], ruling: ClashRuling) -> list[str]:
    told = [_outcome(table, ruling)]
    told += [thrown_sentence(table, who, throws[who]) for who in ruling.members]
    told += _choices(table, fight, ruling)
    if ruling.outcome is Outcome.TIED:
        told.append("The Host changes something for everybody in this Clash [T-RESOLVE-05]")
    if ruling.outcome is Outcome.STALEMATE:
        told.append("Stalemate: the highest attack of the side that won does not land [T-RESOLVE-11]")
    for judgement in in_telling_order(ruling):
        who = judgement.who
        if judgement.fate not in (Fate.CLASH_TIED, Fate.TO_BE_CHOSEN):  # said once for all of them
            told += judgement_sentences(table, fight, ruling, judgement)
        if who in ruling.critical:
            told.append(critical_sentence(table, who, throws[who], over_ten=_over_all(table, ruling, who)))
        if who in ruling.fumble:
            told.append(fumble_sentence(table, who))
        told += _spared(table, ruling, who, throws[who])
    return told + turned_by_words(ruling.turned_by)


def _over_all(table: Table, ruling: ClashRuling, who: CharacterId) -> bool:
    """Whether a card over 10 makes a critical success: by a house rule it must be over all other sides' (T-AMB-27)."""
    if table.house_rules.reads(readings.CRITICAL_OVER_OWN_HURDLES):
        return True
    side = table.character(who).side
    value = {one.who: one.value for one in ruling.judgements}
    return all(value[who] > value[one] for one in ruling.members if table.character(one).side != side)


def _spared(table: Table, ruling: ClashRuling, who: CharacterId, thrown: Thrown) -> list[str]:
    """Return the fumble or the critical success that a house rule took from somebody (T-AMB-26, T-AMB-27)."""
    rules = table.house_rules
    if thrown.is_fumble and who not in ruling.fumble and rules.reads(readings.FOOL_FUMBLES_WINNERS_ALONE):
        why = "the Clash is tied" if ruling.winning_side is None else f"{name(table, who)}’s side lost"
        return [f"{name(table, who)}’s Fool does not fumble, by house rule: {why} [T-AMB-26]"]
    if (
        thrown.value > 10
        and who in ruling.happens
        and who not in ruling.critical
        and rules.reads(readings.CRITICAL_OVER_ALL)
    ):
        side = table.character(who).side
        foes = [one for one in ruling.judgements if table.character(one.who).side != side]
        higher = either([f"{name(table, one.who)}’s {one.value}" for one in foes if one.value >= thrown.value])
        over = f"{thrown.value} is not over {higher}"
        return [f"{name(table, who)} has no critical success, by house rule: {over} [T-AMB-27]"]
    return []


def _outcome(table: Table, ruling: ClashRuling) -> str:
    holders = [judgement.who for judgement in ruling.judgements if judgement.value == ruling.top]
    if ruling.winning_side is None:
        return f"{names(table, holders)} tie at {ruling.top} across sides: nothing takes effect [T-RESOLVE-04]"
    side = side_name(ruling.winning_side)
    has = "has" if len(holders) == 1 else "have"
    return f"{side} won: {names(table, holders)} {has} the highest throw, {ruling.top} [T-RESOLVE-01]"


def _choices(table: Table, fight: Fight, ruling: ClashRuling) -> list[str]:
    """Return what is left to choose on the side that won, and what was chosen (T-RESOLVE-03, T-RESOLVE-27)."""
    told = []
    if ruling.candidates:
        who = chooser(table, ruling.candidates)
        choose = "choose" if who == "the players" else "chooses"
        told.append(
            f"The attacks of {names(table, ruling.candidates)} are equally high: {who} {choose} whose is made "
            "[T-RESOLVE-03]"
        )
        told += _out_by_then(table, [one for one in ruling.candidates if one in ruling.out])
    for equals in ruling.undecided:
        who = chooser(table, equals)
        choose = "choose" if who == "the players" else "chooses"
        told.append(
            f"The deeds of {names(table, equals)} are equally high, and not all can be done: {who} {choose} "
            "[T-RESOLVE-27]"
        )
        told += _out_by_then(table, [one for one in equals if one in ruling.out])
    return told + _chosen(table, fight, ruling)


def _out_by_then(table: Table, people: Sequence[CharacterId]) -> list[str]:
    """Return who of those to choose from could do nothing any more (T-RESOLVE-28, T-AMB-81)."""
    return [
        f"{name(table, who)} is Out of the Fight by then: if {name(table, who)}’s is chosen, nothing comes of it "
        "[T-RESOLVE-28, T-AMB-81]"
        for who in people
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
    who = chooser(table, equals)
    return [
        f"The attacks of {names(table, equals)} are equally high: {who} chose {name(table, picked)}’s [T-RESOLVE-03]"
    ]
