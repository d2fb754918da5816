"""A ruling as a good referee would tell it: who threw what, against what, and why it happened or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from demoncity_gui.rules.announcements import Act, Announcement, Attack, Defend, Manner, Move, ThrowReason
from demoncity_gui.rules.cards import Card, Drawn
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import ClashRuling, Fate, Outcome
from demoncity_gui.rules.counting import Count
from demoncity_gui.rules.house_rules import HOUSE_RULES, HouseRules, Switch
from demoncity_gui.rules.table import Fight, Table
from demoncity_gui.rules.task import Level, LevelFate, OpposedRuling, StaticRuling, TaskResult, TaskRuling
from demoncity_gui.rules.thrown import FOOL_AS_SIGNIFICATOR, Thrown
from demoncity_gui.wording.counts import reason
from demoncity_gui.wording.deeds import deed
from demoncity_gui.wording.house_rules import reading_sentence, turned_by_sentences
from demoncity_gui.wording.people import cards, listed, name, names, side_name
from demoncity_gui.wording.rulings import in_telling_order, judgement_sentences


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
    told = house_rule_sentences(table.house_rules)
    told.append(f"Agility order, slowest first: {names(table, [one.who for one in fight.participants])} [T-ORDER-01]")
    for one in fight.participants:
        if one.announcement is None:
            told.append(f"{name(table, one.who)} announces nothing [T-ANNOUNCE-01]")
            continue
        told.append(f"{name(table, one.who)} {deed(table, one.who, one.announcement)} [T-ANNOUNCE-12]")
        if one.who in counts:
            told.extend(count_sentences(table, one.who, counts[one.who], throws.get(one.who)))
            told.extend(turned_by_words(counts[one.who].turned_by))
        if one.who in settled:
            told.extend(_settled(table, one.who, settled[one.who]))
            told.extend(_specials(table, one.who, throws.get(one.who), settled[one.who]))
            told.extend(turned_by_words(settled[one.who].turned_by))
    for number, group in enumerate(groups, start=1):
        among = f"{name(table, group[0])} alone" if len(group) == 1 else names(table, group)
        told.append(f"Clash {number}: {among} [T-CLASH-04]")
        if rulings:
            told.extend(_clash(table, fight, throws, rulings[number - 1]))
    return told


def house_rule_sentences(rules: HouseRules) -> list[str]:
    """Return a sentence for each house rule that is read otherwise than preset."""
    return [
        f"House rule. {known.question} {reading_sentence(known.id, letter)} [{known.id}]"
        for known in HOUSE_RULES.values()
        for ambiguity, letter in rules.chosen
        if ambiguity == known.id and letter != known.preset
    ]


def turned_by_words(turned_by: Iterable[Switch] | None) -> list[str]:
    """Return a sentence for each house rule without which something would have come out otherwise."""
    known = [switch for switch in turned_by or () if switch[0] in HOUSE_RULES]
    sentences = turned_by_sentences(known)
    return [f"{words} [{ambiguity}]" for words, (ambiguity, _) in zip(sentences, known, strict=True)]


def announced_words(table: Table, who: CharacterId, announcement: Announcement) -> str:
    """Return what somebody announced, with all that it is measured by, as a phrase without its subject."""
    match announcement:
        case Attack():
            words = deed(table, who, announcement)
            if announcement.manner is Manner.SUPERNATURAL:
                words += f" ({announcement.stat} against {announcement.resist})"
            if announcement.called_shot:
                disarm = announcement.harmless and not announcement.other_aim
                words += ", disarming without harm" if disarm else ", a called shot"
            return words + (", unseen" if announcement.unaware else "")
        case Defend(against=()):
            return "defends against nobody"
        case Defend():
            return deed(table, who, announcement)
        case Act():
            at = "" if announcement.intensity is None else f" at Intensity {announcement.intensity}"
            stopped = "mean" if len(announcement.against) > 1 else "means"
            if announcement.uncontested:
                return f"does something{at} that nobody contests"
            if announcement.against:
                return f"tries something{at} that {names(table, announcement.against)} {stopped} to stop"
            return f"tries something{at}"
        case Move():
            return "moves"


def count_sentences(
    table: Table, who: CharacterId, count: Count, thrown: Thrown | None, *, in_action: bool = True
) -> list[str]:
    """Return how many cards somebody takes and why, and what they turned out to be."""
    why = [reason(table, line, in_action=in_action) for line in count.lines if line.reason is not ThrowReason.START]
    because = f": 1 to start with [T-THROW-03]; {'; '.join(why)}" if why else " [T-THROW-03]"
    told = [f"{name(table, who)} takes {cards(count.cards)}{because}"]
    if thrown is not None:
        told.append(f"{name(table, who)} throws {_thrown_words(thrown)}")
    return told


def _thrown_words(thrown: Thrown) -> str:
    turned = listed([card_words(card) for card in thrown.cards])
    if thrown.lowest:
        return f"{turned}; the lowest counts, {thrown.value} [T-ALOST-05]"
    if thrown.value == FOOL_AS_SIGNIFICATOR:
        return f"{turned}; their own Fool counts as {FOOL_AS_SIGNIFICATOR} [T-CRIT-08]"
    if len(thrown.cards) > 1:
        return f"{turned}; the highest counts, {thrown.value} [T-THROW-01]"
    number_is_said = not isinstance(thrown.counting, Card) or thrown.counting.pip is not None
    return f"{turned}{'' if number_is_said else f', worth {thrown.value}'} [T-THROW-01]"


def card_words(card: Drawn) -> str:
    """Return a card as a sentence names it: “the Nine of Cups”, “The Moon”, “a 7” where only the number is known."""
    if isinstance(card, Card):
        return card.title if card.suit is None else f"the {card.title}"
    return f"an {card.number}" if card.number in (8, 11, 18) else f"a {card.number}"


# --- a Clash ---------------------------------------------------------------------------------------------------------


def _clash(table: Table, fight: Fight, throws: Mapping[CharacterId, Thrown], ruling: ClashRuling) -> list[str]:
    told = [_outcome(table, ruling)]
    match ruling.outcome:
        case Outcome.TIED:
            told.append("The Host changes something for everybody in this Clash [T-RESOLVE-05]")
        case Outcome.CHOOSE:
            told.append(
                f"The attacks of {names(table, ruling.candidates)} are equally high: the side chooses whose is made "
                "[T-RESOLVE-03]"
            )
        case Outcome.STALEMATE:
            told.append("Stalemate: the highest attack of the side that won does not land [T-RESOLVE-11]")
        case Outcome.WON:
            pass
    told.extend(
        sentence
        for judgement in in_telling_order(ruling)
        if judgement.fate not in (Fate.CLASH_TIED, Fate.TO_BE_CHOSEN)  # said once for all of them
        for sentence in judgement_sentences(table, fight, ruling, judgement)
    )
    told.extend(turned_by_words(ruling.turned_by))
    for who in ruling.members:
        if who in ruling.critical:
            told.append(_critical(table, who, throws[who]))
        if who in ruling.fumble:
            told.append(_fumble(table, who))
    return told


def _outcome(table: Table, ruling: ClashRuling) -> str:
    holders = [judgement.who for judgement in ruling.judgements if judgement.value == ruling.top]
    if ruling.winning_side is None:
        return f"{names(table, holders)} tie at {ruling.top} across sides: nothing takes effect [T-RESOLVE-04]"
    side = side_name(ruling.winning_side)
    has = "has" if len(holders) == 1 else "have"
    return f"{side} won: {names(table, holders)} {has} the highest throw, {ruling.top} [T-RESOLVE-01]"


# --- outside every Clash ---------------------------------------------------------------------------------------------


def _settled(table: Table, who: CharacterId, ruling: TaskRuling) -> list[str]:
    verb = "succeeds" if ruling.result is TaskResult.SUCCESS else "fails"
    if ruling.result is TaskResult.HAPPENS:
        return [f"It happens: nobody stands in {name(table, who)}’s way [T-UNCONTESTED-02]"]
    if len(ruling.tried) > 1:
        told = [level_sentence(level, ruling.value, several=True) for level in ruling.tried]
        return [*told, f"{name(table, who)} {verb}, {len(ruling.levels)} of {len(ruling.tried)} levels [T-STATIC-09]"]
    if ruling.fumble and ruling.result is TaskResult.FAILURE:
        return [f"{name(table, who)} fails: The Fool is the card that counts [T-CRIT-14]"]
    if ruling.value is None:
        rule = "T-STATIC-05" if ruling.result is TaskResult.SUCCESS else "T-STATIC-06"
        return [f"{name(table, who)} {verb} without a throw, as always at Intensity {ruling.intensity} [{rule}]"]
    if ruling.tried and ruling.tried[0].fate is LevelFate.MET:
        return [f"{name(table, who)} succeeds: {ruling.value} meets Intensity {ruling.intensity} [T-AMB-85]"]
    over = "is over" if ruling.result is TaskResult.SUCCESS else "is not over"
    return [f"{name(table, who)} {verb}: {ruling.value} {over} Intensity {ruling.intensity} [T-STATIC-02]"]


def explain_static(
    table: Table, who: CharacterId, intensities: Sequence[int], count: Count | None, ruling: StaticRuling | None
) -> list[str]:
    """Return the sentences for a static task."""
    told = []
    if count is not None:
        against = listed([str(intensity) for intensity in intensities])
        told.append(f"{name(table, who)} throws alone against Intensity {against} [T-STATIC-01]")
        told.extend(count_sentences(table, who, count, None if ruling is None else ruling.thrown, in_action=False))
    if ruling is None:
        return told
    value = None if ruling.thrown is None else ruling.thrown.value
    told.extend(level_sentence(level, value, several=len(intensities) > 1) for level in ruling.tried)
    if not ruling.levels:
        told.append(f"{name(table, who)} fails, and the Host says what comes of it [T-STATIC-12]")
    elif len(intensities) == 1:
        told.append(f"{name(table, who)} succeeds [T-STATIC-01]")
    else:
        told.append(f"{name(table, who)} succeeds, {len(ruling.levels)} of {len(intensities)} levels [T-STATIC-09]")
    told.extend(_specials(table, who, ruling.thrown, ruling))
    return told


def level_sentence(level: Level, value: int | None, *, several: bool) -> str:
    """Return what became of one Intensity of a task, and why."""
    number = level.intensity
    thrown = "The throw" if value is None else value
    match level.fate:
        case LevelFate.AUTOMATIC:
            return f"Intensity {number} is beaten without a throw [T-STATIC-05]"
        case LevelFate.MUNDANE:
            if value is None or value <= number:
                return f"Nothing mundane beats Intensity {number} [T-STATIC-06]"
            return f"{value} would be over Intensity {number}, but nothing mundane beats it [T-STATIC-06]"
        case LevelFate.FUMBLED:
            return f"A fumble does not beat Intensity {number}, whatever it is [T-CRIT-14]"
        case LevelFate.WITHOUT_HIGH_STAT:
            return f"Without the card of the higher stat, Intensity {number} is not beaten [T-AMB-41]"
        case LevelFate.MET:
            return f"{thrown} meets Intensity {number} [T-AMB-85]"
        case LevelFate.EXCEEDED | LevelFate.NOT_EXCEEDED:
            over = "is over" if level.fate is LevelFate.EXCEEDED else "is not over"
            return f"{thrown} {over} Intensity {number} [{'T-STATIC-09' if several else 'T-STATIC-02'}]"
        case _:
            assert_never(level.fate)


def explain_opposed(table: Table, counts: Mapping[CharacterId, Count], ruling: OpposedRuling | None) -> list[str]:
    """Return the sentences for an opposed task."""
    told = [f"{names(table, counts)} throw against each other [T-OPP-01]"]
    for who, count in counts.items():
        told.extend(count_sentences(table, who, count, None if ruling is None else ruling.thrown[who], in_action=False))
    if ruling is None:
        return told
    if ruling.winner is None:
        value = next(iter(ruling.thrown.values())).value
        told.append(f"Both throw {value}, so nothing is decided [T-TIE-01]")
        told.append("The Host makes the situation more complicated; they may try again in it [T-TIE-02, T-TIE-03]")
    else:
        loser = next(who for who in ruling.thrown if who != ruling.winner)
        told.append(
            f"{name(table, ruling.winner)} won, {ruling.thrown[ruling.winner].value} over "
            f"{name(table, loser)}’s {ruling.thrown[loser].value} [T-OPP-01]"
        )
    told.extend(_critical(table, who, ruling.thrown[who]) for who in ruling.critical)
    told.extend(_fumble(table, who) for who in ruling.fumble)
    return told


def _specials(table: Table, who: CharacterId, thrown: Thrown | None, ruling: StaticRuling | TaskRuling) -> list[str]:
    told = [_critical(table, who, thrown)] if ruling.critical and thrown is not None else []
    return [*told, _fumble(table, who)] if ruling.fumble else told


def _critical(table: Table, who: CharacterId, thrown: Thrown) -> str:
    if thrown.value > 10:
        return f"{name(table, who)} has a critical success, with {thrown.value} [T-CRIT-03]"
    significators = table.character(who).significators
    own = listed([card_words(card) for card in thrown.cards if card in significators])
    return f"{name(table, who)} has a critical success, with a Significator of their own, {own} [T-CRIT-06]"


def _fumble(table: Table, who: CharacterId) -> str:
    return f"{name(table, who)} fumbles: The Fool is the card that counts [T-CRIT-01]"
