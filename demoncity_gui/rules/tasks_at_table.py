"""Tasks thrown at the table, with the cards of its decks (T-WHEN-07, T-STATIC, T-OPP)."""

from __future__ import annotations

from demoncity_gui.rules.characters import Character, CharacterId
from demoncity_gui.rules.commands import TaskSide
from demoncity_gui.rules.dealing import cards_left, clear_spread, spread, spread_more
from demoncity_gui.rules.events import ContestJudged, PartyThrown, TaskComplicated, TaskJudged
from demoncity_gui.rules.refusals import (
    BadIntensity,
    BadNumber,
    LacksStat,
    NamesThemselves,
    NobodyThere,
    NoOverlapInAction,
    NotEnoughCards,
    NotNow,
    NotThisRule,
    RuleRefusal,
)
from demoncity_gui.rules.table import Table
from demoncity_gui.rules.task import (
    OpposedTask,
    Party,
    StaticRuling,
    StaticTask,
    count_opposed,
    count_static,
    judge_opposed,
    judge_static,
)
from demoncity_gui.rules.unfolding import Unfolding

MOST_OVERLAP = 20
"""More skills than anybody has."""


def try_task(
    unfolding: Unfolding,
    side: TaskSide,
    intensities: tuple[int, ...],
    *,
    supernatural: bool,
    recovery: bool = False,
) -> StaticRuling:
    """Throw against one or several Intensities and return the ruling (T-STATIC-01, T-STATIC-09).

    Raises:
        RuleRefusal: the Intensities don't rise within 0–10, or something about the thrower can't be.
    """
    for place, intensity in enumerate(intensities):
        if not 0 <= intensity <= 10 or (place and intensity <= intensities[place - 1]):
            raise RuleRefusal(BadIntensity(intensity))
    if not intensities:
        raise RuleRefusal(NotNow())
    task = StaticTask(_party(unfolding.table, side), intensities, supernatural)
    rules = unfolding.table.house_rules
    count = count_static(task, rules)
    cards = () if count is None else spread(unfolding, task.party.character.deck, count.cards)
    ruling = judge_static(task, count, cards, rules)
    unfolding.happen(TaskJudged(side.who, intensities, count, ruling, recovery))
    return ruling


def contest(unfolding: Unfolding, *sides: TaskSide) -> None:
    """Throw against each other (T-OPP-01); two player characters draw from the one Players' Deck (T-OPP-03).

    More than two by the preset alone (T-AMB-64).
    """
    rivals = [side.who for side in sides]
    for who in rivals:
        if rivals.count(who) > 1:
            raise RuleRefusal(NamesThemselves(who))
    if len(sides) > 2 and unfolding.table.house_rules.reads("T-AMB-64", "b"):
        raise RuleRefusal(NotThisRule("T-AMB-64"))
    task = OpposedTask(tuple(_party(unfolding.table, side) for side in sides))
    counts = count_opposed(task)
    decks = [party.character.deck for party in task.parties]
    for deck in dict.fromkeys(decks):
        clear_spread(unfolding, deck)
        asked = sum(count.cards for count, own in zip(counts.values(), decks, strict=True) if own is deck)
        if asked > cards_left(unfolding.table, deck):
            raise RuleRefusal(NotEnoughCards(deck, asked, cards_left(unfolding.table, deck)))
    cards = {
        who: spread_more(unfolding, deck, count.cards) for (who, count), deck in zip(counts.items(), decks, strict=True)
    }
    ruling = judge_opposed(task, cards, unfolding.table.house_rules)
    unfolding.happen(
        ContestJudged(
            parties=tuple(PartyThrown(who, count, ruling.thrown[who].value) for who, count in counts.items()),
            winner=ruling.winner,
            critical=ruling.critical,
            fumble=ruling.fumble,
        )
    )


def complicate_task(unfolding: Unfolding, words: str) -> None:
    """Note what makes an undecided contest more complicated; it may be tried again, counted afresh.

    T-TIE-02, T-TIE-03.
    """
    unfolding.happen(TaskComplicated(words))


def charged_twice(one: TaskSide, other: TaskSide) -> tuple[str, ...]:
    """Return the labels that are an extra for one and a loss for the other: each is charged once (T-LOST-05)."""
    doubled = (set(one.advantages) & set(other.disadvantages)) | (set(other.advantages) & set(one.disadvantages))
    return tuple(sorted(doubled))


def _party(table: Table, side: TaskSide) -> Party:
    character = _who(table, side.who)
    if side.stat is not None and not character.has(side.stat):
        raise RuleRefusal(LacksStat(side.who, side.stat))
    if not 0 <= side.overlap <= MOST_OVERLAP:
        raise RuleRefusal(BadNumber("further skills", side.overlap, 0, MOST_OVERLAP))
    if side.overlap and table.fight is not None:
        raise RuleRefusal(NoOverlapInAction())
    return Party(
        character=character,
        stat=None if side.stat is None else character.rank(side.stat),
        overlap=side.overlap,
        advantages=side.advantages,
        disadvantages=side.disadvantages,
        other_is_distracted=side.other_is_distracted,
        is_hurt=character.hurt and table.fight is not None,  # T-UNCONTESTED-07
    )


def _who(table: Table, who: CharacterId) -> Character:
    try:
        return table.character(who)
    except KeyError:
        raise RuleRefusal(NobodyThere(who)) from None
