"""What became of each deed of a Clash and why, in words for the Host: winner first, each with its rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, is_a_defence
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement, Outcome, rule_of
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind, rule_of_hurdle
from demoncity_gui.games.demon_city.rules.table import Fight, Table, confrontation_of
from demoncity_gui.games.demon_city.words.deeds import deed
from demoncity_gui.games.demon_city.words.people import people, person, side_name
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.texts import demon_city_clashes as said
from demoncity_gui.texts import demon_city_dice as dice
from demoncity_gui.words.values import cited

_OF_DICE = (Fate.HIT, Fate.HELD, Fate.CONCERNS_OTHERS)
"""What becomes of a deed in the dice edition alone."""
_FAILED = (Fate.NOT_HIGH_ENOUGH, Fate.FUMBLED, Fate.OUT)
"""What became of a deed that was tried in vain."""


def in_telling_order(ruling: ClashRuling) -> list[Judgement]:
    """Return what became of each deed, as it is told: the attack that landed, what else happened, the losers last."""

    def place(judgement: Judgement) -> int:
        if judgement.who == ruling.attacker:
            return 0
        match judgement.fate:
            case Fate.HAPPENED:
                return 1
            case Fate.SIDE_LOST:
                return 4
            case fate:
                return 2 if fate in _FAILED else 3

    return sorted(ruling.judgements, key=place)


def done_words(table: Table, fight: Fight, who: CharacterId) -> str:
    """Return what somebody announced, as a phrase without its subject."""
    announcement = _announced(fight, who)
    return said.acts if announcement is None else deed(table, who, announcement)


def _announced(fight: Fight, who: CharacterId) -> Announcement | None:
    participant = fight.participant(who)
    return None if participant is None else participant.announcement


def is_an_attack(fight: Fight, who: CharacterId) -> bool:
    """Whether somebody attacks."""
    return isinstance(_announced(fight, who), Attack)


def players_choose(table: Table, candidates: tuple[CharacterId, ...]) -> bool:
    """Return whether the players choose among these, and not the Host: any is a player character (T-AMB-24)."""
    return any(table.character(who).is_player_character for who in candidates)


def judgement_sentences(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> tuple[str, ...]:
    """Return what became of one deed and why, with its rules' ids in brackets, and which hurdle did not count."""
    if table.edition is Edition.DICE or judgement.fate in _OF_DICE:
        return (dice_sentence(table, fight, ruling, judgement),)
    who, done = person(table, judgement.who), done_words(table, fight, judgement.who)
    why, rules = _fate_words(table, fight, ruling, judgement)
    rule = rule_of(ruling, judgement, is_attack=is_an_attack(fight, judgement.who))
    told = cited(said.ended(who=who, deed=done, why=why), *rules, rule)
    if judgement.fate not in (Fate.HAPPENED, Fate.NOT_HIGH_ENOUGH):
        return (told,)
    waived = [_waived(table, judgement, hurdle) for hurdle in judgement.hurdles if hurdle.waived]
    return (told, *dict.fromkeys(waived), *_all_the_same(table, fight, ruling, judgement))


def _fate_words(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> tuple[str, tuple[str, ...]]:
    """Return what became of a deed and why, and the rules of what it was measured against."""
    is_attack = is_an_attack(fight, judgement.who)
    match judgement.fate:
        case Fate.HAPPENED:
            return _success_words(table, ruling, judgement, is_attack=is_attack)
        case Fate.NOT_HIGH_ENOUGH:
            return _failure_words(table, judgement, is_attack=is_attack)
        case Fate.FUMBLED:
            return said.fumbled, ()
        case Fate.OUT:
            return said.out(who=person(table, judgement.who)), ()
        case Fate.LOWER_ATTACK:
            return _lower_words(table, fight, ruling, judgement), ()
        case Fate.CONFLICT:
            return _conflict_words(table, fight, ruling, judgement), ()
        case Fate.SIDE_LOST:
            winner = ruling.winning_side
            side = "" if winner is None else side_name(winner, first=False)
            return said.side_lost(side=side, top=ruling.top), ()
        case Fate.CLASH_TIED:
            return said.clash_tied(top=ruling.top), ()
        case Fate.TO_BE_CHOSEN:
            return said.to_be_chosen(attack=is_attack), ()
        case Fate.WAITS:
            return said.waits, ()
        case Fate.HIT | Fate.HELD | Fate.CONCERNS_OTHERS:  # of the dice edition alone
            return dice_sentence(table, fight, ruling, judgement), ()
        case _:
            assert_never(judgement.fate)


def dice_sentence(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return what became of one deed in a Clash of dice, and why."""
    done = said.deed_of(who=person(table, judgement.who), deed=done_words(table, fight, judgement.who))
    roll, against = judgement.value, judgement.hurdles[0] if judgement.hurdles else None
    match judgement.fate:
        case Fate.HAPPENED if judgement.rule == "D-AMB-02":
            told = dice.hits_too(deed=done, roll=roll)
        case Fate.HAPPENED if judgement.rule == "D-CLASH-08":
            told = dice.happens(deed=done)
        case Fate.HAPPENED:
            told = dice.acts(deed=done, roll=roll)
        case Fate.FUMBLED:
            told = dice.fumbled(deed=done)
        case Fate.HIT:
            told = dice.hit(deed=done)
        case Fate.HELD if against is not None and against.whom is not None:
            told = dice.held(deed=done, holder=person(table, against.whom), number=against.value, roll=roll)
        case Fate.NOT_HIGH_ENOUGH if against is not None:
            told = dice.not_over(deed=done, roll=roll, number=against.value)
        case Fate.SIDE_LOST:
            told = dice.side_lost(deed=done)
        case Fate.CLASH_TIED:
            told = dice.not_in_a_tie(deed=done)
        case _:
            told = dice.concerns_others(deed=done)
    return cited(told, rule_of(ruling, judgement, is_attack=is_an_attack(fight, judgement.who)))


def _success_words(
    table: Table, ruling: ClashRuling, judgement: Judgement, *, is_attack: bool
) -> tuple[str, tuple[str, ...]]:
    faced = [hurdle for hurdle in judgement.hurdles if not hurdle.waived]
    rules = _rules(faced, is_attack)
    if any(hurdle.at is not None for hurdle in judgement.hurdles):
        return _landed_words(table, ruling, judgement), ("T-AMB-57", *rules)
    if not faced:
        return said.succeeds_alone(waived=bool(judgement.hurdles)), ()
    beaten = [hurdle for hurdle in faced if hurdle.value < judgement.value]
    met = [hurdle for hurdle in faced if hurdle.value == judgement.value]
    words = said.succeeds(
        value=judgement.value,
        beaten=_hurdles(table, judgement.who, beaten),
        met=_hurdles(table, judgement.who, met),
    )
    return words, (*rules, *(["T-AMB-85"] if met else []))


def _failure_words(table: Table, judgement: Judgement, *, is_attack: bool) -> tuple[str, tuple[str, ...]]:
    over = [one for one in judgement.hurdles if not one.is_beaten_by(judgement.value)]
    rules = _rules(over, is_attack)
    if any(one.at is not None for one in over):
        return said.fails_everywhere(missed=_missed(table, judgement, over)), ("T-AMB-57", *rules)
    return said.fails(value=judgement.value, hurdles=_once(_hurdles(table, judgement.who, over))), rules


def _rules(hurdles: list[Hurdle], is_attack: bool) -> tuple[str, ...]:
    """Return the rules by which these stand against a deed: the doer's own attackers by a reading of the rules."""
    found = [rule_of_hurdle(hurdle) for hurdle in hurdles] if is_attack else []
    if is_attack and any(hurdle.kind is HurdleKind.FOE for hurdle in hurdles):
        found.append("T-AMB-11")
    return tuple(found)


def _lower_words(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return why an attack beside the one that was tried is none (T-RESOLVE-03, T-RESOLVE-11, T-RESOLVE-12)."""
    if ruling.outcome is Outcome.CHOOSE:
        return said.not_made
    tried = ruling.attacker
    if tried is None:
        failed = [one.who for one in ruling.judgements if one.fate in _FAILED]
        tried = next((who for who in failed if is_an_attack(fight, who)), None)
    attacker = "" if tried is None else person(table, tried)
    equal = any(one.who == tried and one.value == judgement.value for one in ruling.judgements)
    if ruling.outcome is Outcome.STALEMATE:
        return said.not_made_chosen_failed(attacker=attacker) if equal else said.not_made_failed(attacker=attacker)
    return said.not_made_chosen(attacker=attacker) if equal else said.not_made_higher(attacker=attacker)


def _conflict_words(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return which deed of the own side went first."""
    rivals = confrontation_of(table, fight).conflicts_with(judgement.who)
    first = next((who for who in ruling.happens if who in rivals), None)
    if first is None:
        return said.excluded
    who = person(table, first)
    if first == ruling.attacker:
        return said.excluded_by_attack(who=who)
    if any(one.who == first and one.value == judgement.value for one in ruling.judgements):
        return said.excluded_by_chosen(who=who)
    return said.excluded_by_higher(who=who)


def _landed_words(table: Table, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return on whom of several targets an attack landed, and why not on the others (T-AMB-57)."""
    faced: dict[CharacterId, list[Hurdle]] = {}
    for hurdle in judgement.hurdles:
        if hurdle.at is not None:
            faced.setdefault(hurdle.at, []).append(hurdle)
    landed, missed = [], []
    for target, hurdles in faced.items():
        if target in ruling.hit:
            beaten = _hurdles(table, judgement.who, [one for one in hurdles if not one.waived])
            landed.append(said.lands(who=person(table, target), value=judgement.value, beaten=beaten))
        else:
            missed += [one for one in hurdles if not one.is_beaten_by(judgement.value)]
    return "; ".join([*landed, *([_missed(table, judgement, missed)] if missed else [])])


def _missed(table: Table, judgement: Judgement, unbeaten: list[Hurdle]) -> str:
    """Return which of several targets an attack missed, and what it did not beat there."""
    told: dict[CharacterId, list[Hurdle]] = {}
    for hurdle in unbeaten:
        if hurdle.at is not None:
            told.setdefault(hurdle.at, []).append(hurdle)
    return "; ".join(
        said.misses(
            who=person(table, at), value=judgement.value, hurdles=_once(_hurdles(table, judgement.who, hurdles))
        )
        for at, hurdles in told.items()
    )


def _once(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))


def _hurdles(table: Table, who: CharacterId, hurdles: Sequence[Hurdle]) -> list[str]:
    """Return what stands against somebody's deed, each as a few words."""
    return [
        said.hurdle(
            kind=one.kind.value,
            whom="" if one.whom is None else person(table, one.whom),
            stat=one.stat,
            value=one.value,
            who=person(table, who),
        )
        for one in hurdles
    ]


def _all_the_same(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> list[str]:
    """Return what a Host would ask of a deed that failed on the winning side: who is safe, and what still counts.

    A defence that failed there leaves its defender unharmed (T-AMB-16); somebody who is Out of the Fight by then, or
    whom the side has just hit, still opposes with what was thrown (T-AMB-81, T-AMB-17).
    """
    announcement = _announced(fight, judgement.who)
    if judgement.fate is not Fate.NOT_HIGH_ENOUGH or isinstance(announcement, Attack):
        return []
    unbeaten = [one for one in judgement.hurdles if not one.is_beaten_by(judgement.value) and one.whom is not None]
    whose = list(dict.fromkeys(one.whom for one in unbeaten if one.whom is not None))
    told = []
    attackers = people(table, [who for who in whose if _attacks(fight, who, judgement.who)])
    if is_a_defence(announcement) and attackers:
        told.append(cited(said.unharmed(who=person(table, judgement.who), attackers=attackers), "T-AMB-16"))
    if out := people(table, [who for who in whose if who in ruling.out]):
        told.append(cited(said.still_counts_out(whose=out, possessive=_ones(out)), "T-AMB-81"))
    struck = people(table, [who for who in whose if who in ruling.hit])
    if struck and ruling.attacker is not None:
        attacker = person(table, ruling.attacker)
        told.append(cited(said.still_counts_struck(possessive=_ones(struck), attacker=attacker), "T-AMB-17"))
    return told


def _ones(called: Sequence[str]) -> list[str]:
    return [said.ones(who=who) for who in called]


def _attacks(fight: Fight, who: CharacterId, target: CharacterId) -> bool:
    announcement = _announced(fight, who)
    return isinstance(announcement, Attack) and target in announcement.targets


def _waived(table: Table, judgement: Judgement, hurdle: Hurdle) -> str:
    """Return which hurdle stands against nothing, and why."""
    answered = any(one.kind is HurdleKind.ANSWER and one.whom == hurdle.whom for one in judgement.hurdles)
    told = said.waived(
        whom="" if hurdle.whom is None else person(table, hurdle.whom),
        stat=hurdle.stat,
        value=hurdle.value,
        who=person(table, judgement.who),
        rule=hurdle.waived,
        answered=answered,
    )
    return cited(told, hurdle.waived)
