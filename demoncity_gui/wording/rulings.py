"""How a Clash ended, in words: the banner for the TV and the reasons for the Host."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from demoncity_gui.rules.announcements import Attack
from demoncity_gui.rules.cards import Card, Numeral
from demoncity_gui.rules.characters import CardPower, Character, CharacterId
from demoncity_gui.rules.clash import ClashRuling, Fate, Judgement, Outcome, rule_of
from demoncity_gui.rules.hurdles import Hurdle, HurdleKind
from demoncity_gui.rules.significators import known_significators
from demoncity_gui.rules.table import Fight, Table, confrontation_of
from demoncity_gui.rules.task import LevelFate, TaskResult, TaskRuling
from demoncity_gui.rules.telling import with_proof
from demoncity_gui.rules.thrown import Thrown
from demoncity_gui.wording.deeds import deed
from demoncity_gui.wording.house_rules import turned_by_sentences
from demoncity_gui.wording.people import listed, name, names, side_name

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
            done = [f"{name(table, who)} {_done(table, fight, who)}" for who in ruling.happens]
            if done:
                return "; ".join(done) + "."
            return "Nothing comes of it."
        case _:
            assert_never(ruling.outcome)


def stalemate_line(table: Table, fight: Fight, ruling: ClashRuling) -> str:
    """Return which attack had the highest card and failed all the same, then what its side did besides (public)."""
    failed = max(
        (one for one in ruling.judgements if one.fate is Fate.NOT_HIGH_ENOUGH and _is_attack(fight, one.who)),
        key=lambda judgement: judgement.value,
        default=None,
    )
    lines = [] if failed is None else [f"{name(table, failed.who)} {_done(table, fight, failed.who)}, and fails."]
    lines += [f"{name(table, who)} {_done(table, fight, who)}." for who in ruling.happens]
    return " ".join(lines) or verdict_line(table, fight, ruling, "")


def _is_attack(fight: Fight, who: CharacterId) -> bool:
    participant = fight.participant(who)
    return participant is not None and isinstance(participant.announcement, Attack)


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


def in_telling_order(ruling: ClashRuling) -> list[Judgement]:
    """Return what became of each deed, as it is told: the attack that landed, what else happened, the losers last."""

    def place(judgement: Judgement) -> int:
        if judgement.who == ruling.attacker:
            return 0
        return 1 if judgement.fate is Fate.HAPPENED else 3 if judgement.fate is Fate.SIDE_LOST else 2

    return sorted(ruling.judgements, key=place)


def _outcome_alone(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> str:
    happened = "yes" if judgement.who in ruling.happens else "no"
    return f"{name(table, judgement.who)} {_done(table, fight, judgement.who)}: {happened}"


def judgement_sentences(table: Table, fight: Fight, ruling: ClashRuling, judgement: Judgement) -> tuple[str, ...]:
    """Return what became of one deed and why, with its rule's id in brackets, and which hurdle did not count."""
    is_attack = _is_attack(fight, judgement.who)
    subject = f"{name(table, judgement.who)} {_done(table, fight, judgement.who)}"
    why = _fate_words(table, ruling, judgement, is_attack=is_attack)
    told = f"{subject}: {why} [{rule_of(judgement, is_attack=is_attack)}]"
    if judgement.fate not in (Fate.HAPPENED, Fate.NOT_HIGH_ENOUGH):
        return (told,)
    waived = [_waived(table, judgement.who, hurdle) for hurdle in judgement.hurdles if hurdle.waived]
    return (told, *dict.fromkeys(waived))


def _fate_words(table: Table, ruling: ClashRuling, judgement: Judgement, *, is_attack: bool) -> str:
    match judgement.fate:
        case Fate.HAPPENED:
            faced = [hurdle for hurdle in judgement.hurdles if not hurdle.waived]
            if any(hurdle.at is not None for hurdle in faced):
                return _landed_words(table, ruling, judgement)
            if not faced:
                return "yes, nothing stood against it"
            return f"yes, {judgement.value} over {listed([_hurdle(table, hurdle) for hurdle in faced])}"
        case Fate.NOT_HIGH_ENOUGH:
            over = [one for one in judgement.hurdles if not one.is_beaten_by(judgement.value)]
            words = listed(list(dict.fromkeys(_hurdle(table, hurdle) for hurdle in over)))
            return f"no, {judgement.value} is not {f'over {words}' if words else 'high enough'}"
        case Fate.FUMBLED:
            return "no, The Fool is the card that counts, and a fumble never succeeds"
        case Fate.OUT:
            return "no, Out of the Fight by then; the card keeps its value for the side"
        case Fate.LOWER_ATTACK:
            return "no, only a side’s one highest attack can land"
        case Fate.CONFLICT:
            return "no, it excludes another deed of the side, and that went first"
        case Fate.SIDE_LOST:
            return "no, their side did not win"
        case Fate.CLASH_TIED:
            return "no, the Clash is tied"
        case Fate.TO_BE_CHOSEN if is_attack:
            return "one of equal highest attacks, to be chosen"
        case Fate.TO_BE_CHOSEN:
            return "one of equal deeds of which only one can be done, to be chosen"
        case Fate.WAITS:
            return "waits until that is chosen, for it excludes a higher deed"
        case _:
            assert_never(judgement.fate)


def _landed_words(table: Table, ruling: ClashRuling, judgement: Judgement) -> str:
    """Return on whom of several targets an attack landed, and why not on the others (T-AMB-57)."""
    faced: dict[CharacterId, list[Hurdle]] = {}
    for hurdle in judgement.hurdles:
        if hurdle.at is not None:
            faced.setdefault(hurdle.at, []).append(hurdle)
    told = []
    for target, hurdles in faced.items():
        hit = target in ruling.hit
        meant = [one for one in hurdles if not one.waived and one.is_beaten_by(judgement.value) is hit]
        words = listed([_hurdle(table, one) for one in meant])
        against = f", {judgement.value} {'over' if hit else 'is not over'} {words}" if words else ""
        told.append(f"{'yes, it lands' if hit else 'not'} on {name(table, target)}{against}")
    return "; ".join(sorted(told, key=lambda words: not words.startswith("yes")))


def _hurdle(table: Table, hurdle: Hurdle) -> str:
    whose = "" if hurdle.whom is None else f"{name(table, hurdle.whom)}’s "
    match hurdle.kind:
        case HurdleKind.STAT:
            return f"{whose}{hurdle.stat} {hurdle.value}"
        case HurdleKind.INTENSITY:
            return f"Intensity {hurdle.value}"
        case HurdleKind.FOE:
            return f"{whose}{hurdle.value}, thrown in an attack on them"
        case HurdleKind.ANSWER | HurdleKind.STOPPER | HurdleKind.RIVAL:
            return f"{whose}{hurdle.value}"
        case _:
            assert_never(hurdle.kind)


_WAIVED = {
    "T-AMB-10": "nobody who is busy elsewhere resists, by house rule",
    "T-AMB-11": "only a target stands against an attack, by house rule",
    "T-AMB-12": "the highest card of a Clash always lands, by house rule",
    "T-AMB-17": "the attack has just removed them",
    "T-RESOLVE-27": "of the two deeds only one can be done, and the higher goes first",
}


def _waived(table: Table, who: CharacterId, hurdle: Hurdle) -> str:
    """Return which hurdle stands against nothing, and why."""
    why = _WAIVED.get(hurdle.waived, "by a rule that this program doesn’t know")
    whose = "Intensity " if hurdle.whom is None else f"{name(table, hurdle.whom)}’s {hurdle.stat} ".replace("  ", " ")
    return f"{whose}{hurdle.value} does not count against {name(table, who)}: {why} [{hurdle.waived}]"


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
