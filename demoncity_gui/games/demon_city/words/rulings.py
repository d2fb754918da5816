"""How a Clash ended, in words: the banner for the TV and the reasons for the Host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from demoncity_gui.games.demon_city.rules.characters import CardPower, Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement, Outcome
from demoncity_gui.games.demon_city.rules.significators import known_significators
from demoncity_gui.games.demon_city.rules.table import Fight, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.task import LevelFate, TaskResult, TaskRuling
from demoncity_gui.games.demon_city.rules.telling import with_proof
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.words.house_rules import turned_by_sentences
from demoncity_gui.games.demon_city.words.judgements import (
    done_words,
    in_telling_order,
    is_an_attack,
    judgement_sentences,
)
from demoncity_gui.games.demon_city.words.people import listed, name, names, side_name
from demoncity_gui.pieces.tarot import Card, Numeral

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def clash_letters(table: Table, fight: Fight) -> dict[CharacterId, str]:
    """Return the letter of each contested deed's Clash: A is the one whose first member announces first."""
    groups = confrontation_of(table, fight).groups
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
        case _ if ruling.undecided:
            return f"{names(table, ruling.choices)}: whose deed is done?"
        case Outcome.STALEMATE | Outcome.WON:
            done = [f"{name(table, who)} {done_words(table, fight, who)}" for who in ruling.happens]
            if done:
                return "; ".join(done) + "."
            return "Nothing comes of it."
        case _:
            assert_never(ruling.outcome)


def stalemate_line(table: Table, fight: Fight, ruling: ClashRuling) -> str:
    """Return which attack had the highest card and failed all the same, then what its side did besides (public)."""
    failed = max(
        (one for one in ruling.judgements if one.fate is Fate.NOT_HIGH_ENOUGH and is_an_attack(fight, one.who)),
        key=lambda judgement: judgement.value,
        default=None,
    )
    lines = [f"{name(table, who)} {done_words(table, fight, who)}." for who in ruling.happens]
    if failed is not None:
        done = done_words(table, fight, failed.who)
        lines.insert(0, f"{name(table, failed.who)} {done}, but {failed.value} is not enough.")
    return " ".join(lines) or verdict_line(table, fight, ruling, "")


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


def ruling_sentences(table: Table, fight: Fight, ruling: ClashRuling) -> tuple[str, ...]:
    """Return what became of each deed, the attack that landed first, then what else happened, the losers last.

    An entry older than proofs gives its reasons only where today's rules rule alike.
    """
    proof = with_proof(table, fight, ruling)
    if proof is None:
        return tuple(_outcome_alone(table, fight, ruling, one) for one in in_telling_order(ruling))
    return tuple(
        sentence for one in in_telling_order(proof) for sentence in judgement_sentences(table, fight, proof, one)
    )


def turned_sentences(table: Table, fight: Fight, ruling: ClashRuling) -> tuple[str, ...]:
    """Return a sentence for each house rule without which the Clash would have ended otherwise."""
    proof = with_proof(table, fight, ruling)
    return () if proof is None else turned_by_sentences(proof.turned_by or ())


def _outcome_alone(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    happened = "yes" if judgement.who in ruling.happens else "no"
    return f"{name(table, judgement.who)} {done_words(table, fight, judgement.who)}: {happened}"


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
    verdict = "success" if ruling.result is TaskResult.SUCCESS else "failure"
    if ruling.result is TaskResult.HAPPENS:
        return "nobody stops it, it happens [T-UNCONTESTED-02]"
    if ruling.fumble and verdict == "failure":
        return "The Fool is the card that counts, failure [T-CRIT-14]"
    if ruling.value is None:
        at = "" if ruling.intensity is None else f", Intensity {ruling.intensity}"
        rule = "T-STATIC-05" if verdict == "success" else "T-STATIC-06"
        ends = "succeeds" if verdict == "success" else "fails"
        return f"{ends} without a throw{at} [{rule}]"
    if len(ruling.tried) > 1:
        beaten = listed([str(level) for level in ruling.levels]) or "none"
        tried = listed([str(level.intensity) for level in ruling.tried])
        return f"{ruling.value} against Intensity {tried}: {beaten} beaten, {verdict} [T-STATIC-09]"
    if ruling.tried and ruling.tried[0].fate is LevelFate.MET:
        return f"{ruling.value} meets Intensity {ruling.intensity}, success [T-AMB-85]"
    over = "over" if verdict == "success" else "is not over"
    return f"{ruling.value} {over} Intensity {ruling.intensity}, {verdict} [T-STATIC-02]"
