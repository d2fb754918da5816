"""What became of each deed of a Clash and why, in words for the Host: winner first, each with its rules."""

from __future__ import annotations

from typing import assert_never

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, is_a_defence
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement, Outcome, rule_of
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind, rule_of_hurdle
from demoncity_gui.games.demon_city.rules.table import Fight, Table, confrontation_of
from demoncity_gui.games.demon_city.words.deeds import deed
from demoncity_gui.games.demon_city.words.people import either, listed, name, names, side_name, signed

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
    return "acts" if announcement is None else deed(table, who, announcement)


def _announced(fight: Fight, who: CharacterId) -> Announcement | None:
    participant = fight.participant(who)
    return None if participant is None else participant.announcement


def is_an_attack(fight: Fight, who: CharacterId) -> bool:
    """Whether somebody attacks."""
    return isinstance(_announced(fight, who), Attack)


def chooser(table: Table, candidates: tuple[CharacterId, ...]) -> str:
    """Return who chooses among these: the players where any of them is a player character (T-AMB-24)."""
    return "the players" if any(table.character(who).is_player_character for who in candidates) else "the Host"


def judgement_sentences(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> tuple[str, ...]:
    """Return what became of one deed and why, with its rules' ids in brackets, and which hurdle did not count."""
    is_attack = is_an_attack(fight, judgement.who)
    subject = f"{name(table, judgement.who)} {done_words(table, fight, judgement.who)}"
    why, rules = _fate_words(table, fight, ruling, judgement)
    rules = (*rules, rule_of(ruling, judgement, is_attack=is_attack))
    told = f"{subject}, and {why} [{', '.join(dict.fromkeys(rules))}]"
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
            over = [one for one in judgement.hurdles if not one.is_beaten_by(judgement.value)]
            doer = judgement.who
            if any(one.at is not None for one in over):
                return f"fails: {_missed(table, doer, judgement.value, over)}", ("T-AMB-57", *_rules(over, is_attack))
            words = either([_hurdle(table, doer, one) for one in over]) or "what stands against it"
            return f"fails: {judgement.value} doesn’t beat {words}", _rules(over, is_attack)
        case Fate.FUMBLED:
            return "fails: The Fool is the card that counts, and a fumble never succeeds", ()
        case Fate.OUT:
            out = f"{name(table, judgement.who)} is Out of the Fight by then"
            return f"gets nothing done: {out}, though the card keeps its value for the side", ()
        case Fate.LOWER_ATTACK:
            return f"gets nothing done: {_lower_words(table, fight, ruling, judgement)}", ()
        case Fate.CONFLICT:
            return f"gets nothing done: {_conflict_words(table, fight, ruling, judgement)}", ()
        case Fate.SIDE_LOST:
            side = "another side" if ruling.winning_side is None else side_name(ruling.winning_side)
            return f"gets nothing done: {side} won this Clash".replace(": The ", ": the "), ()
        case Fate.CLASH_TIED:
            return "gets nothing done: the Clash is tied", ()
        case Fate.TO_BE_CHOSEN if is_attack:
            return "it is one of the equal highest attacks, of which one is still to be chosen", ()
        case Fate.TO_BE_CHOSEN:
            return "it is one of the equal deeds of which only one can be done, still to be chosen", ()
        case Fate.WAITS:
            return "waits until that is chosen, for it excludes a higher deed", ()
        case _:
            assert_never(judgement.fate)


def _success_words(
    table: Table, ruling: ClashRuling, judgement: Judgement, *, is_attack: bool
) -> tuple[str, tuple[str, ...]]:
    faced = [hurdle for hurdle in judgement.hurdles if not hurdle.waived]
    if any(hurdle.at is not None for hurdle in judgement.hurdles):
        return _landed_words(table, ruling, judgement), ("T-AMB-57", *_rules(faced, is_attack))
    if not faced:
        return f"succeeds: nothing{' that counts' if judgement.hurdles else ''} stands against it", ()
    beaten = [_hurdle(table, judgement.who, hurdle) for hurdle in faced if hurdle.value < judgement.value]
    met = [_hurdle(table, judgement.who, hurdle) for hurdle in faced if hurdle.value == judgement.value]
    words = [f"{verb} {listed(what)}" for verb, what in (("beats", beaten), ("meets", met)) if what]
    return f"succeeds: {judgement.value} {' and '.join(words)}", (
        *_rules(faced, is_attack),
        *(["T-AMB-85"] if met else []),
    )


def _rules(hurdles: list[Hurdle], is_attack: bool) -> tuple[str, ...]:
    """Return the rules by which these stand against a deed: the doer's own attackers by a reading of the rules."""
    found = [rule_of_hurdle(hurdle) for hurdle in hurdles] if is_attack else []
    if is_attack and any(hurdle.kind is HurdleKind.FOE for hurdle in hurdles):
        found.append("T-AMB-11")
    return tuple(found)


def _lower_words(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return why an attack beside the one that was tried is none (T-RESOLVE-03, T-RESOLVE-11, T-RESOLVE-12)."""
    if ruling.outcome is Outcome.CHOOSE:
        return "only a side’s one highest attack can land"
    tried = ruling.attacker
    if tried is None:
        failed = [one.who for one in ruling.judgements if one.fate in _FAILED]
        tried = next((who for who in failed if isinstance(_announced(fight, who), Attack)), None)
    whose = "a higher one" if tried is None else f"{name(table, tried)}’s"
    equal = any(one.who == tried and one.value == judgement.value for one in ruling.judgements)
    if ruling.outcome is Outcome.STALEMATE and equal:
        return f"of the equal attacks {whose} was chosen, and it failed; no other is tried"
    if ruling.outcome is Outcome.STALEMATE:
        return f"only the highest attack is tried, {whose}, and it failed"
    if equal:
        return f"only one attack can land, and {whose}, equally high, was chosen"
    return f"only a side’s one highest attack can land, and that is {whose}"


def _conflict_words(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return which deed of the own side went first."""
    rivals = confrontation_of(table, fight).conflicts_with(judgement.who)
    value = {one.who: one.value for one in ruling.judgements}
    first = next((who for who in ruling.happens if who in rivals), None)
    if first is None:
        return "it excludes another deed of the side, and that went first"
    only = "and only one of the two can be done"
    if first == ruling.attacker:
        return f"{name(table, first)}’s attack goes before all, {only}"
    if value.get(first) == judgement.value:
        return f"{name(table, first)}’s equal deed was chosen, {only}"
    return f"{name(table, first)}’s deed is higher and goes first, {only}"


def _landed_words(table: Table, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return on whom of several targets an attack landed, and why not on the others (T-AMB-57)."""
    faced: dict[CharacterId, list[Hurdle]] = {}
    for hurdle in judgement.hurdles:
        if hurdle.at is not None:
            faced.setdefault(hurdle.at, []).append(hurdle)
    landed, missed = [], []
    for target, hurdles in faced.items():
        if target in ruling.hit:
            beaten = [_hurdle(table, judgement.who, one) for one in hurdles if not one.waived]
            over = f", {judgement.value} beats {listed(beaten)}" if beaten else ""
            landed.append(f"lands on {name(table, target)}{over}")
        else:
            missed += [one for one in hurdles if not one.is_beaten_by(judgement.value)]
    return "; ".join([*landed, *([_missed(table, judgement.who, judgement.value, missed)] if missed else [])])


def _missed(table: Table, who: CharacterId, value: int, unbeaten: list[Hurdle]) -> str:
    """Return which of several targets an attack missed, and what it did not beat there."""
    told: dict[CharacterId, list[str]] = {}
    for hurdle in unbeaten:
        if hurdle.at is not None:
            told.setdefault(hurdle.at, []).append(_hurdle(table, who, hurdle))
    return "; ".join(f"misses {name(table, at)}, {value} doesn’t beat {either(words)}" for at, words in told.items())


def _hurdle(table: Table, who: CharacterId, hurdle: Hurdle) -> str:
    whose = "" if hurdle.whom is None else f"{name(table, hurdle.whom)}’s "
    match hurdle.kind:
        case HurdleKind.STAT:
            return f"{whose}{hurdle.stat} {signed(hurdle.value)}"
        case HurdleKind.INTENSITY:
            return f"Intensity {hurdle.value}"
        case HurdleKind.FOE:
            return f"{whose}{hurdle.value} (thrown in an attack on {name(table, who)})"
        case HurdleKind.ANSWER | HurdleKind.STOPPER | HurdleKind.RIVAL:
            return f"{whose}{hurdle.value}"
        case _:
            assert_never(hurdle.kind)


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
    attackers = [who for who in whose if _attacks(fight, who, judgement.who)]
    if is_a_defence(announcement) and attackers:
        told.append(
            f"{name(table, judgement.who)} is unharmed all the same, for the side of {names(table, attackers)} "
            "lost this Clash [T-AMB-16]"
        )
    out = [who for who in whose if who in ruling.out]
    if out:
        are, count = ("is", "throw still counts") if len(out) == 1 else ("are", "throws still count")
        told.append(
            f"{listed([f'{name(table, who)}’s' for who in out])} {count}, though {names(table, out)} {are} "
            "Out of the Fight by then [T-AMB-81]"
        )
    struck = [who for who in whose if who in ruling.hit]
    if struck and ruling.attacker is not None:
        count = "throw still counts" if len(struck) == 1 else "throws still count"
        told.append(
            f"{listed([f'{name(table, who)}’s' for who in struck])} {count}, though {name(table, ruling.attacker)}’s "
            "attack has just landed there [T-AMB-17]"
        )
    return told


def _attacks(fight: Fight, who: CharacterId, target: CharacterId) -> bool:
    announcement = _announced(fight, who)
    return isinstance(announcement, Attack) and target in announcement.targets


_WAIVED = {
    "T-AMB-10": "nobody who is busy elsewhere resists, by house rule",
    "T-AMB-11": "only a target stands against an attack, by house rule",
    "T-AMB-12": "the highest card of a Clash always lands, by house rule",
    "T-AMB-17": "the attack has just removed them",
    "T-RESOLVE-27": "of the two deeds only one can be done, so neither is held against the other",
}


def _waived(table: Table, judgement: Judgement, hurdle: Hurdle) -> str:
    """Return which hurdle stands against nothing, and why."""
    why = _WAIVED.get(hurdle.waived, "by a rule that this program doesn’t know")
    answers = [one for one in judgement.hurdles if one.kind is HurdleKind.ANSWER and one.whom == hurdle.whom]
    if hurdle.waived == "T-AMB-10" and answers:
        why = "the throw counts instead, whatever it was thrown for, by house rule"
    whose = "Intensity " if hurdle.whom is None else f"{name(table, hurdle.whom)}’s {hurdle.stat} ".replace("  ", " ")
    return f"{whose}{signed(hurdle.value)} does not count against {name(table, judgement.who)}: {why} [{hurdle.waived}]"
