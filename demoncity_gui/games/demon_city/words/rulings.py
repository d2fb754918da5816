"""How a Clash ended, in words: the banner for the TV and the reasons for the Host."""

from __future__ import annotations

from collections.abc import Iterable

from demoncity_gui.games.demon_city.rules.announcements import Announcement, Attack, Defend
from demoncity_gui.games.demon_city.rules.characters import CardPower, Character, CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Fate, Judgement, Outcome
from demoncity_gui.games.demon_city.rules.significators import known_significators
from demoncity_gui.games.demon_city.rules.table import Fight, Table, confrontation_of
from demoncity_gui.games.demon_city.rules.task import LevelFate, TaskResult, TaskRuling
from demoncity_gui.games.demon_city.rules.telling import with_proof
from demoncity_gui.games.demon_city.rules.thrown import Thrown
from demoncity_gui.games.demon_city.words.deeds import targets_of
from demoncity_gui.games.demon_city.words.house_rules import turned_by_sentences
from demoncity_gui.games.demon_city.words.judgements import (
    done_words,
    in_telling_order,
    is_an_attack,
    judgement_sentences,
)
from demoncity_gui.games.demon_city.words.people import people, person, side_name
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Numeral
from demoncity_gui.texts import demon_city_clashes as said
from demoncity_gui.texts import demon_city_dice as dice
from demoncity_gui.texts import demon_city_tv as on_tv
from demoncity_gui.texts.catalogue import Person, number
from demoncity_gui.words.cards import card_title, court_title
from demoncity_gui.words.values import as_sentence, cited

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
    short = card_title(card) if card.court is None else court_title(card.court)
    if card in known_significators(thrower):
        told = said.worth(card=short, value=thrown.value) if thrown.value != card.major else card_title(card)
        return said.own_card(card=told, who=Person(thrower.name, thrower.pronoun))
    return said.worth(card=short, value=thrown.value) if card.court is not None else card_title(card)


def headline(ruling: ClashRuling) -> str:
    """Return the outcome in a few words (public): “The players won · 9”."""
    return said.headline(outcome=ruling.outcome.value, side=_winner(ruling), value=ruling.top)


def _winner(ruling: ClashRuling) -> str:
    return said.nobody if ruling.winning_side is None else side_name(ruling.winning_side)


def verdict_line(table: Table, fight: Fight, ruling: ClashRuling, complication: str) -> str:
    """Return what is done, deed by deed, or why nothing is. No stat, no Intensity: players read it in their story."""
    done = [said.done(who=person(table, who), deed=done_words(table, fight, who)) for who in ruling.happens]
    return _open_line(table, ruling, complication) or ("; ".join(done) + "." if done else said.nothing_comes)


def result_line(table: Table, fight: Fight, ruling: ClashRuling, complication: str) -> str:
    """Return what has come of a Clash in a few words, for the TV (public): the deeds themselves stand in its lanes.

    First who is hit, or missed by the attack with the highest card of a stalemate.
    """
    hit: list[CharacterId] = []
    done: list[CharacterId] = []
    safe: list[CharacterId] = []
    for who in ruling.happens:
        match _announced(fight, who):
            case Attack(harmless=False, targets=targets):
                hit += ruling.hit or targets
            case Defend():
                safe.append(who)
            case _:
                done.append(who)
    missed = _highest_that_missed(fight, ruling) if ruling.outcome is Outcome.STALEMATE else None
    lines = []
    if missed is not None:
        tried = _announced(fight, missed.who)
        aims = people(table, () if tried is None else targets_of(tried))
        lines.append(on_tv.missed(who=person(table, missed.who), targets=aims, value=missed.value))
    for line, whom in ((on_tv.hit, hit), (on_tv.succeeded, done), (on_tv.safe, safe)):
        if whom:
            lines.append(line(who=people(table, list(dict.fromkeys(whom)))))
    return _open_line(table, ruling, complication) or " ".join(lines) or said.nothing_comes


def _open_line(table: Table, ruling: ClashRuling, complication: str) -> str:
    """Return why nothing is done: sides tie, or the Host has yet to choose. Nothing where something is."""
    if ruling.outcome is Outcome.TIED:
        return as_sentence(complication) if complication else said.nobody_gets_anything_done
    if ruling.outcome is Outcome.CHOOSE:
        return said.who_strikes(who=people(table, ruling.candidates))
    return said.whose_deed(who=people(table, ruling.choices)) if ruling.undecided else ""


def _announced(fight: Fight, who: CharacterId) -> Announcement | None:
    one = fight.participant(who)
    return None if one is None else one.announcement


def _highest_that_missed(fight: Fight, ruling: ClashRuling) -> Judgement | None:
    """Return the attack of a stalemate that had the highest card and failed all the same."""
    failed = (one for one in ruling.judgements if one.fate is Fate.NOT_HIGH_ENOUGH and is_an_attack(fight, one.who))
    return max(failed, key=lambda judgement: judgement.value, default=None)


def outcome_sentence(table: Table, ruling: ClashRuling) -> str:
    """Return who won the Clash and by what, with the rule's id."""
    holders = people(table, [judgement.who for judgement in ruling.judgements if judgement.value == ruling.top])
    if table.edition is Edition.DICE:
        return _dice_outcome(table, ruling, holders)
    if ruling.outcome is Outcome.TIED:
        return cited(said.tied_at(who=holders, value=ruling.top), "T-RESOLVE-04")
    return cited(said.won_with(side=_winner(ruling), value=ruling.top, who=holders), "T-RESOLVE-01")


def _dice_outcome(table: Table, ruling: ClashRuling, tops: list[str]) -> str:
    if ruling.outcome is Outcome.TIED:
        return cited(dice.tied(among=tops, top=ruling.top), "D-CLASH-06")
    first = person(table, ruling.chosen[0]) if ruling.chosen else tops[0]
    if ruling.outcome is Outcome.STALEMATE:
        return cited(dice.first_fails(who=first, top=ruling.top), "D-CLASH-04")
    if len(tops) > 1:
        return cited(dice.first_by_chance(who=first, top=ruling.top, among=tops), "D-CLASH-05")
    return cited(dice.first(who=first, top=ruling.top), "D-CLASH-04")


def ruling_sentences(table: Table, fight: Fight, ruling: ClashRuling) -> tuple[str, ...]:
    """Return what became of each deed, the attack that landed first, then what else happened, the losers last.

    An entry older than proofs gives its reasons only where today's rules rule alike.
    """
    proof = with_proof(table, fight, ruling)
    if proof is None:
        return tuple(
            said.outcome_alone(
                who=person(table, one.who), deed=done_words(table, fight, one.who), happened=one.who in ruling.happens
            )
            for one in in_telling_order(ruling)
        )
    return tuple(
        sentence for one in in_telling_order(proof) for sentence in judgement_sentences(table, fight, proof, one)
    )


def turned_sentences(table: Table, fight: Fight, ruling: ClashRuling) -> tuple[str, ...]:
    """Return a sentence for each house rule without which the Clash would have ended otherwise."""
    proof = with_proof(table, fight, ruling)
    return () if proof is None else turned_by_sentences(proof.turned_by or ())


def special_sentences(table: Table, critical: Iterable[CharacterId], fumble: Iterable[CharacterId]) -> tuple[str, ...]:
    """Return a sentence for each critical success and fumble, for the Host to describe (T-CRIT-02, T-CRIT-05)."""
    return (
        *(cited(said.critical(who=who), "T-CRIT-03") for who in people(table, critical)),
        *(cited(said.fumble(who=who), "T-CRIT-01") for who in people(table, fumble)),
    )


def special_words(
    table: Table, critical: Iterable[CharacterId], fumble: Iterable[CharacterId], own: Iterable[CharacterId] = ()
) -> tuple[str, ...]:
    """Return what everybody is told of each critical success, fumble and Significator drawn by its owner (public)."""
    best, theirs = tuple(critical), tuple(own)
    return (
        *(said.critical_told(who=person(table, who), own=who in theirs) for who in best),
        *(said.fumble_told(who=person(table, who)) for who in fumble),
        *(said.own_told(who=person(table, who)) for who in theirs if who not in best),
    )


def power_sentence(table: Table, who: CharacterId, power: CardPower) -> str:
    """Return what somebody's own card sets off, in the words of their sheet: for the Host alone (T-CRIT-11)."""
    return cited(said.power(card=card_title(power.card), who=person(table, who), words=power.words), "T-CRIT-11")


def settled_sentence(ruling: TaskRuling) -> str:
    """Return how an uncontested deed ended and why, without its subject."""
    succeeds = ruling.result is TaskResult.SUCCESS
    if ruling.result is TaskResult.HAPPENS:
        return cited(said.settled_happens, "T-UNCONTESTED-02")
    if ruling.result is TaskResult.UNDECIDED:
        return cited(said.settled_undecided(value=ruling.value or 0, intensity=ruling.intensity or 0), "D-AMB-03")
    beats_it = ruling.value is not None and ruling.value > (ruling.intensity or 0)
    if ruling.fumble and not succeeds and (beats_it or ruling.value == 0):
        return cited(said.settled_fumbled, "T-CRIT-14")
    value, intensity = ruling.value, ruling.intensity
    if value is None:
        at = "" if intensity is None else number(intensity)
        rule = "T-STATIC-05" if succeeds else "T-STATIC-06"
        return cited(said.settled_automatic(succeeds=succeeds, intensity=at), rule)
    if len(ruling.tried) > 1:
        tried, beaten = [number(level.intensity) for level in ruling.tried], [number(level) for level in ruling.levels]
        told = said.settled_several(value=value, tried=tried, beaten=beaten, succeeds=succeeds)
        return cited(told, "T-STATIC-09")
    if ruling.tried and ruling.tried[0].fate is LevelFate.MET:
        return cited(said.settled_met(value=value, intensity=intensity or 0), "T-AMB-85")
    return cited(said.settled(value=value, intensity=intensity or 0, succeeds=succeeds), "T-STATIC-02")
