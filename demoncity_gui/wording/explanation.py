"""A ruling as a good referee would tell it: who threw what, against what, and why it happened or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demoncity_gui.rules.announcements import Act, Announcement, ThrowReason
from demoncity_gui.rules.cards import Card, Drawn
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.clash import ClashRuling, Thrown
from demoncity_gui.rules.counting import Count
from demoncity_gui.rules.table import Fight, Table
from demoncity_gui.rules.task import OpposedRuling, StaticRuling, TaskRuling
from demoncity_gui.wording.counts import reason
from demoncity_gui.wording.deeds import deed
from demoncity_gui.wording.people import cards, listed, name, names
from demoncity_gui.wording.rulings import (
    judgement_sentence,
    outcome_sentence,
    settled_sentence,
    special_sentences,
)


def explain_round(
    table: Table,
    fight: Fight,
    counts: Mapping[CharacterId, Count],
    throws: Mapping[CharacterId, Thrown],
    rulings: Sequence[ClashRuling],
    settled: Mapping[CharacterId, TaskRuling],
) -> list[str]:
    """Return the sentences for a round; `throws`, `rulings` and `settled` may be empty where no cards are given."""
    told = [f"Announced, slowest first: {names(table, [one.who for one in fight.participants])} [T-ORDER-01]"]
    for one in fight.participants:
        if one.announcement is None:
            told.append(f"{name(table, one.who)} announces nothing [T-ANNOUNCE-01]")
            continue
        told.append(f"{name(table, one.who)} {_announced(table, one.who, one.announcement)} [T-ANNOUNCE-12]")
        count = counts.get(one.who)
        if count is not None:
            told.extend(count_sentences(table, one.who, count, throws.get(one.who)))
        if one.who in settled:
            told.append(f"{name(table, one.who)}: {settled_sentence(settled[one.who])}")
            told.extend(special_sentences(table, *_specials(one.who, settled[one.who])))
    for number, ruling in enumerate(rulings, start=1):
        told.append(f"Clash {number}, {names(table, ruling.members)}: {outcome_sentence(table, ruling)}")
        told.extend(judgement_sentence(table, fight, ruling, judgement) for judgement in ruling.judgements)
        told.extend(special_sentences(table, ruling.critical, ruling.fumble))
    return told


def _announced(table: Table, who: CharacterId, announcement: Announcement) -> str:
    words = deed(table, who, announcement)
    if isinstance(announcement, Act) and announcement.intensity is not None:
        return f"{words} against Intensity {announcement.intensity}"
    return words


def count_sentences(table: Table, who: CharacterId, count: Count, thrown: Thrown | None) -> list[str]:
    """Return how many cards somebody takes and why, and what they turned out to be."""
    why = [reason(table, line) for line in count.lines if line.reason is not ThrowReason.START]
    because = f": {'; '.join(why)}" if why else " [T-THROW-03]"
    told = [f"{name(table, who)} takes {cards(count.cards)}{because}"]
    if thrown is not None:
        which = "the lowest" if thrown.lowest else "the highest"
        turned = listed([card_words(card) for card in thrown.cards])
        rule = "T-ALOST-05" if thrown.lowest else "T-THROW-01"
        counting = f"; {which} counts, {thrown.value}" if len(thrown.cards) > 1 else f", worth {thrown.value}"
        told.append(f"{name(table, who)} throws {turned}{counting} [{rule}]")
    return told


def card_words(card: Drawn) -> str:
    """Return a card's title, or "a 7" where only the number is known."""
    return card.title if isinstance(card, Card) else f"a {card.number}"


def explain_static(
    table: Table, who: CharacterId, intensities: Sequence[int], count: Count | None, ruling: StaticRuling | None
) -> list[str]:
    """Return the sentences for a static task."""
    told = []
    if count is not None:
        told.extend(count_sentences(table, who, count, None if ruling is None else ruling.thrown))
    if ruling is None:
        return told
    for intensity in intensities:
        beaten = intensity in ruling.levels
        if intensity == 0:
            told.append("Intensity 0 is beaten without a throw [T-STATIC-05]")
        elif ruling.thrown is None or (intensity == 10 and ruling.thrown.value > 10 and not beaten):
            told.append(f"Intensity {intensity} can't be beaten by anything mundane [T-STATIC-06]")
        else:
            verb = "is over" if beaten else "is not over"
            rule = "T-STATIC-02" if len(intensities) == 1 else "T-STATIC-09"
            told.append(f"{ruling.thrown.value} {verb} Intensity {intensity} [{rule}]")
    told.append(f"{name(table, who)} {'succeeds' if ruling.levels else 'fails'} [T-STATIC-01]")
    told.extend(special_sentences(table, *_specials(who, ruling)))
    return told


def explain_opposed(table: Table, counts: Mapping[CharacterId, Count], ruling: OpposedRuling | None) -> list[str]:
    """Return the sentences for an opposed task."""
    told = []
    for who, count in counts.items():
        told.extend(count_sentences(table, who, count, None if ruling is None else ruling.thrown[who]))
    if ruling is None:
        return told
    if ruling.winner is None:
        value = next(iter(ruling.thrown.values())).value
        told.append(
            f"Both throw {value}: nothing is decided, and the Host makes it more complicated [T-TIE-01, T-TIE-02]"
        )
    else:
        loser = next(who for who in ruling.thrown if who != ruling.winner)
        told.append(
            f"{name(table, ruling.winner)} wins, {ruling.thrown[ruling.winner].value} over "
            f"{name(table, loser)}’s {ruling.thrown[loser].value} [T-OPP-01]"
        )
    told.extend(special_sentences(table, ruling.critical, ruling.fumble))
    return told


def _specials(
    who: CharacterId, ruling: StaticRuling | TaskRuling
) -> tuple[tuple[CharacterId, ...], tuple[CharacterId, ...]]:
    return (who,) if ruling.critical else (), (who,) if ruling.fumble else ()
