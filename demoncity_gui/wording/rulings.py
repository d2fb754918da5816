"""How a Clash ended, in words: the banner for the TV and the reasons for the Host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from demoncity_gui.rules.announcements import Attack
from demoncity_gui.rules.cards import Card, Numeral
from demoncity_gui.rules.characters import CardPower, Character, CharacterId
from demoncity_gui.rules.clash import ClashRuling, Fate, Hurdle, HurdleKind, Judgement, Outcome, Thrown, clash_groups
from demoncity_gui.rules.significators import known_significators
from demoncity_gui.rules.table import Fight, Table, confrontation_of
from demoncity_gui.rules.task import TaskResult, TaskRuling
from demoncity_gui.wording.deeds import deed
from demoncity_gui.wording.people import listed, name, names, side_name

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def clash_letters(table: Table, fight: Fight) -> dict[CharacterId, str]:
    """Return the letter of each contested deed's Clash: A is the one whose first member announces first."""
    groups = clash_groups(confrontation_of(table, fight))
    return {who: _LETTERS[number % len(_LETTERS)] for number, group in enumerate(groups) for who in group}


def worth_words(thrower: Character, thrown: Thrown) -> str:
    """Return what makes a card worth its number where its index doesn't say so (public): “Queen = 13”, “The Moon”."""
    card = thrown.counting
    if isinstance(card, Numeral) or card.pip is not None:
        return ""
    if card in known_significators(thrower):
        own = f"{_short(card)} = {thrown.value}" if thrown.value != card.major else card.title
        return f"{own}, their own card"
    return f"{_short(card)} = {thrown.value}" if card.court is not None else card.title


def _short(card: Card) -> str:
    return card.title if card.court is None else card.court.value.capitalize()


def headline(ruling: ClashRuling) -> str:
    """Return the outcome in a few words (public): “The players won · 9”."""
    match ruling.outcome:
        case Outcome.TIED:
            return f"Tie · {ruling.top}"
        case Outcome.STALEMATE:
            return f"Stalemate · {ruling.top}"
        case Outcome.WON | Outcome.CHOOSE:
            side = "nobody" if ruling.winning_side is None else side_name(ruling.winning_side)
            return f"{side} won · {ruling.top}"
        case _:
            assert_never(ruling.outcome)


def verdict_line(table: Table, fight: Fight, ruling: ClashRuling, complication: str) -> str:
    """Return the public sentence beneath the headline: what happens, or why nothing does. No stat, no Intensity."""
    match ruling.outcome:
        case Outcome.TIED:
            return complication or "Nobody gets anything done. Something changes…"
        case Outcome.CHOOSE:
            return f"{names(table, ruling.candidates)}: who strikes?"
        case Outcome.STALEMATE | Outcome.WON:
            done = [f"{name(table, who)} {_done(table, fight, who)}" for who in ruling.happens]
            if done:
                return "; ".join(done) + "."
            return "Nothing comes of it."
        case _:
            assert_never(ruling.outcome)


def _done(table: Table, fight: Fight, who: CharacterId) -> str:
    participant = fight.participant(who)
    if participant is None or participant.announcement is None:
        return "acts"
    return deed(table, who, participant.announcement)


def outcome_sentence(table: Table, ruling: ClashRuling) -> str:
    """Return who won the Clash and by what, with the rule's id."""
    holders = [judgement.who for judgement in ruling.judgements if judgement.value == ruling.top]
    match ruling.outcome:
        case Outcome.TIED:
            return f"{names(table, holders)} tie at {ruling.top} across sides: nothing takes effect [T-RESOLVE-04]"
        case Outcome.WON | Outcome.STALEMATE | Outcome.CHOOSE:
            side = "Nobody" if ruling.winning_side is None else side_name(ruling.winning_side)
            return f"{side} won with {ruling.top}, {names(table, holders)} [T-RESOLVE-01]"
        case _:
            assert_never(ruling.outcome)


def judgement_sentence(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return what became of one deed and why, with its rule's id in brackets."""
    who = judgement.who
    participant = fight.participant(who)
    announcement = None if participant is None else participant.announcement
    words = "acts" if announcement is None else deed(table, who, announcement)
    subject = f"{name(table, who)} {words}"
    is_attack = isinstance(announcement, Attack)
    match judgement.fate:
        case Fate.HAPPENED:
            rule = "T-RESOLVE-08" if is_attack else "T-RESOLVE-18"
            if not judgement.hurdles:
                return f"{subject}: yes, nothing stood against it [{rule}]"
            over = listed([_hurdle(table, hurdle) for hurdle in judgement.hurdles])
            return f"{subject}: yes, {judgement.value} over {over} [{rule}]"
        case Fate.NOT_HIGH_ENOUGH:
            rule = "T-RESOLVE-11" if is_attack else "T-RESOLVE-18"
            over = listed([_hurdle(table, hurdle) for hurdle in judgement.hurdles if judgement.value <= hurdle.value])
            return f"{subject}: no, {judgement.value} is not {f'over {over}' if over else 'high enough'} [{rule}]"
        case Fate.LOWER_ATTACK:
            return f"{subject}: no, only a side’s one highest attack can land [T-RESOLVE-12]"
        case Fate.SIDE_LOST:
            return f"{subject}: no, their side did not win [T-RESOLVE-22]"
        case Fate.CLASH_TIED:
            return f"{subject}: no, the Clash is tied [T-RESOLVE-04]"
        case Fate.TO_BE_CHOSEN:
            return f"{subject}: one of equal highest attacks, to be chosen [T-RESOLVE-03]"
        case _:
            assert_never(judgement.fate)


def _hurdle(table: Table, hurdle: Hurdle) -> str:
    whose = "" if hurdle.whom is None else f"{name(table, hurdle.whom)}’s "
    match hurdle.kind:
        case HurdleKind.STAT:
            return f"{whose}{hurdle.stat} {hurdle.value}"
        case HurdleKind.INTENSITY:
            return f"Intensity {hurdle.value}"
        case HurdleKind.ANSWER | HurdleKind.FOE | HurdleKind.STOPPER:
            return f"{whose}{hurdle.value}"
        case _:
            assert_never(hurdle.kind)


def special_sentences(table: Table, critical: Iterable[CharacterId], fumble: Iterable[CharacterId]) -> tuple[str, ...]:
    """Return a sentence for each critical success and fumble, for the Host to describe (T-CRIT-02, T-CRIT-05)."""
    return tuple(
        [f"{name(table, who)}: critical success, about as good as it gets [T-CRIT-03]" for who in critical]
        + [f"{name(table, who)}: The Fool, a fumble, about as bad as it gets [T-CRIT-01]" for who in fumble]
    )


def special_words(
    table: Table, critical: Iterable[CharacterId], fumble: Iterable[CharacterId], own: Iterable[CharacterId] = ()
) -> tuple[str, ...]:
    """Return what everybody is told of each critical success, fumble and Significator drawn by its owner (public)."""
    best, theirs = tuple(critical), tuple(own)
    by = {who: " by their own Significator" for who in theirs}
    return (
        *(f"{name(table, who)}: a critical success{by.get(who, '')}." for who in best),
        *(f"{name(table, who)}: The Fool, a fumble." for who in fumble),
        *(f"{name(table, who)}: their own Significator." for who in theirs if who not in best),
    )


def power_sentence(table: Table, who: CharacterId, power: CardPower) -> str:
    """Return what somebody's own card sets off, in the words of their sheet: for the Host alone (T-CRIT-11)."""
    return f"{power.card.title}, {name(table, who)}’s: {power.words} [T-CRIT-11]"


def settled_sentence(ruling: TaskRuling) -> str:
    """Return how an uncontested deed ended and why, without its subject."""
    match ruling.result:
        case TaskResult.HAPPENS:
            return "nobody stops it, it happens [T-UNCONTESTED-02]"
        case TaskResult.SUCCESS if ruling.value is None:
            return "succeeds without a throw, Intensity 0 [T-STATIC-05]"
        case TaskResult.FAILURE if ruling.value is None:
            return "fails without a throw, Intensity 10 [T-STATIC-06]"
        case TaskResult.SUCCESS:
            return f"{ruling.value} over Intensity {ruling.intensity}, success [T-STATIC-02]"
        case TaskResult.FAILURE:
            return f"{ruling.value} is not over Intensity {ruling.intensity}, failure [T-STATIC-02]"
        case _:
            assert_never(ruling.result)
