"""What happened at the table as lines for the Host's log, each saying why. A face-down card is named in none."""

from __future__ import annotations

from typing import assert_never

from demoncity_gui.rules import events as ev
from demoncity_gui.rules.announcements import ThrowReason
from demoncity_gui.rules.cards import worth
from demoncity_gui.rules.characters import CharacterId
from demoncity_gui.rules.table import ShownThrow, Table
from demoncity_gui.wording.counts import reason
from demoncity_gui.wording.deeds import deed
from demoncity_gui.wording.people import cards, deck_name, name, names
from demoncity_gui.wording.rulings import (
    clash_letters,
    judgement_sentence,
    outcome_sentence,
    settled_sentence,
    special_sentences,
)


def story_lines(before: Table, after: Table, event: ev.Event) -> tuple[str, ...]:
    """Return the lines for one event, given the tables before and after it; most small events have none."""
    match event:
        case ev.EveningBegan():
            return (f"The evening begins: {event.title}.",)
        case ev.DeckShuffled(deck=deck):
            fresh = before.fight is None
            return (
                f"{deck_name(deck)} is shuffled{'' if fresh else ': its pile ran out, the discard is drawn anew'}.",
            )
        case ev.ActionBegan(order=order):
            return (f"Action! Slowest first: {names(after, order)} [T-ORDER-01]",)
        case ev.Announced(who=who, announcement=announcement):
            again = _announced_before(before, who)
            return (f"{name(after, who)}{' thinks again:' if again else ''} {deed(after, who, announcement)}.",)
        case ev.ThrowsCounted(who=who, count=count):
            if count is None:
                return (f"{name(after, who)} takes no cards any more.",)
            why = [reason(after, line) for line in count.lines if line.reason is not ThrowReason.START]
            return (f"{name(after, who)} takes {cards(count.cards)}.", *why)
        case ev.CardsReturned(who=who, number=number):
            return (f"{cards(number)} of {name(after, who)} back on the pile, unseen.",)
        case ev.DeedSettled(who=who, ruling=ruling):
            specials = special_sentences(after, [who] if ruling.critical else [], [who] if ruling.fumble else [])
            return (f"{name(after, who)}: {settled_sentence(ruling)}", *specials)
        case ev.CardsTurned():
            return tuple(_thrown(after))
        case ev.ClashJudged(ruling=ruling):
            if after.fight is None:
                return ()
            fight = after.fight
            letters = clash_letters(after, fight)
            letter = "".join(dict.fromkeys(letters.get(who, "?") for who in ruling.members))
            return (
                f"Clash {letter}: {outcome_sentence(after, ruling)}",
                *(judgement_sentence(after, fight, ruling, judgement) for judgement in ruling.judgements),
                *special_sentences(after, ruling.critical, ruling.fumble),
            )
        case ev.SituationComplicated(words=words):
            return (f"The situation changes: {words}",)
        case ev.ToughnessSet(who=who, toughness=toughness):
            return (f"{name(after, who)}: Toughness {toughness}".replace("-", "−") + ".",)
        case ev.HurtSet(who=who, hurt=hurt):
            return (f"{name(after, who)} is {'hurt [T-ALOST-07]' if hurt else 'hurt no more [T-STATE-08]'}",)
        case ev.RoundBegan(number=number):
            return (f"Round {number}.",)
        case ev.ActionEnded():
            return ("Action is over.",)
        case ev.AftermathReached(succeeded=succeeded):
            if not succeeded:
                return ()
            return (f"May stand elsewhere next round: {names(after, succeeded)} [T-MOVE-05]",)
        case ev.ReadyCalled() | ev.CardsLaid() | ev.ThrowShown() | ev.ThrowDiscarded() | ev.RulingAccepted():
            return ()
        case _:
            assert_never(event)


def _announced_before(table: Table, who: CharacterId) -> bool:
    participant = None if table.fight is None else table.fight.participant(who)
    return participant is not None and participant.announcement is not None


def _thrown(table: Table) -> list[str]:
    if table.fight is None:
        return []
    lines = []
    for participant in table.fight.participants:
        if isinstance(participant.throw, ShownThrow):
            shown = ", ".join(f"{card.title} ({worth(card)})" for card in participant.throw.cards)
            lines.append(f"{name(table, participant.who)} throws {shown}")
    return lines
